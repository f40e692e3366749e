#include "cli/line_input.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <ctime>

#include <poll.h>
#include <unistd.h>

#include "cli/exit_code.h"

namespace ariadne::cli {

namespace {

using Clock = std::chrono::steady_clock;

// As long as a line at a keyboard can be. Of a longer one so much is read, which no answer to anything is.
constexpr std::size_t longest_input_line = 4096;

// So many Ctrl-C of somebody who does not want to wait.
constexpr int impatience = 3;

CancelFlag stopped = false;
std::atomic<int> keys = 0;
static_assert(CancelFlag::is_always_lock_free && std::atomic<int>::is_always_lock_free,
              "a signal handler may touch them");

// A terminal that closes sends several signals at once: the game must still be kept after them.
extern "C" void on_stop(int signal) {
    stopped = true;
    if (signal == SIGINT && ++keys >= impatience) ::_exit(exit_interrupted);
}

timespec to_timespec(double seconds) {
    const auto whole = static_cast<std::time_t>(seconds);
    return {whole, static_cast<long>((seconds - static_cast<double>(whole)) * 1e9)};
}

}  // namespace

LineInput::LineInput() : lines_(longest_input_line) {
    stopped = false;
    keys = 0;
    struct sigaction action{};
    action.sa_handler = on_stop;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGINT, &action, &old_int_);
    ::sigaction(SIGTERM, &action, &old_term_);
    ::sigaction(SIGHUP, &action, &old_hang_up_);
}

LineInput::~LineInput() {
    ::sigaction(SIGINT, &old_int_, nullptr);
    ::sigaction(SIGTERM, &old_term_, nullptr);
    ::sigaction(SIGHUP, &old_hang_up_, nullptr);
}

const CancelFlag& LineInput::flag() const {
    return stopped;
}

void LineInput::raise_flag() const {
    stopped = true;
}

bool LineInput::is_terminal() const {
    return ::isatty(STDIN_FILENO) == 1;
}

// True: there is something to read, be it the end. A signal that comes between the look at the flag and the waiting
// must not be missed, so it is held back until ppoll lets it in.
bool LineInput::wait(std::optional<double> seconds) {
    sigset_t held;
    sigemptyset(&held);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&held, signal);
    pthread_sigmask(SIG_BLOCK, &held, &before_);
    int ready = 0;
    if (!stopped) {
        pollfd descriptor{STDIN_FILENO, POLLIN, 0};
        const timespec limit = to_timespec(seconds.value_or(0));
        ready = ::ppoll(&descriptor, 1, seconds ? &limit : nullptr, &before_);
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    return ready > 0;
}

std::optional<std::string> LineInput::line(std::optional<double> seconds) {
    const Clock::time_point begin = Clock::now();
    while (true) {
        if (stopped) return std::nullopt;
        if (std::optional<std::string> next = lines_.next()) return next;
        if (ended_) return lines_.last();
        std::optional<double> left = seconds;
        if (left) left = *left - std::chrono::duration<double>(Clock::now() - begin).count();
        if (left && *left <= 0) return std::nullopt;
        if (!wait(left)) continue;  // a signal, or the time: both are looked at above
        std::array<char, 4096> bytes;
        const ssize_t got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) ended_ = true;
        if (got > 0) lines_.feed({bytes.data(), static_cast<std::size_t>(got)});
    }
}

}  // namespace ariadne::cli
