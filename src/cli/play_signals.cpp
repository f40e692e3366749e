#include "cli/play_signals.h"

#include <algorithm>
#include <atomic>

#include <unistd.h>

namespace ariadne::cli {

namespace {

constexpr std::array<int, 4> notes = {SIGINT, SIGTERM, SIGHUP, SIGCONT};
constexpr std::array<int, 5> faults = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

std::atomic<bool> ctrl_c = false;
std::atomic<bool> went_on = false;
std::atomic<int> asked_to_end = 0;
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler may touch it");

std::array<char, 256> farewell_text;
std::atomic<std::size_t> farewell_size = 0;
termios found;
bool known = false;

extern "C" void note_signal(int signal) {
    if (signal == SIGINT) ctrl_c = true;
    if (signal == SIGCONT) went_on = true;
    if (signal == SIGTERM || signal == SIGHUP) asked_to_end = signal;
}

extern "C" void leave_on_fault(int signal) {
    (void)!::write(STDOUT_FILENO, farewell_text.data(), farewell_size);
    if (known) (void)::tcsetattr(STDIN_FILENO, TCSANOW, &found);
    // The signal waits until this handler returns, and then does what it does by itself.
    std::signal(signal, SIG_DFL);
    ::raise(signal);
}

}  // namespace

PlaySignals::PlaySignals() {
    static_assert(how_many == notes.size() + faults.size());
    ctrl_c = went_on = false;
    asked_to_end = 0;
    farewell_size = 0;
    known = ::tcgetattr(STDIN_FILENO, &found) == 0;
    std::size_t place = 0;
    const auto install = [&](int signal, void (*handler)(int)) {
        struct sigaction action{};
        action.sa_handler = handler;
        sigemptyset(&action.sa_mask);
        ::sigaction(signal, &action, &before_[place++]);
    };
    for (const int signal : notes) install(signal, note_signal);
    for (const int signal : faults) install(signal, leave_on_fault);
}

PlaySignals::~PlaySignals() {
    std::size_t place = 0;
    for (const int signal : notes) ::sigaction(signal, &before_[place++], nullptr);
    for (const int signal : faults) ::sigaction(signal, &before_[place++], nullptr);
}

void PlaySignals::restore_with(const std::string& farewell) {
    const std::size_t size = std::min(farewell.size(), farewell_text.size());
    std::copy_n(farewell.begin(), size, farewell_text.begin());
    farewell_size = size;
}

bool PlaySignals::interrupted() {
    return ctrl_c;
}

int PlaySignals::ended_by() {
    return asked_to_end;
}

bool PlaySignals::continued() {
    return went_on.exchange(false);
}

}  // namespace ariadne::cli
