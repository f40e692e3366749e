#include "cli/interrupt.h"

#include <unistd.h>

#include "cli/console.h"

namespace ariadne::cli {

namespace {

CancelFlag interrupted = false;
static_assert(CancelFlag::is_always_lock_free, "a signal handler may touch it");

extern "C" void on_signal(int signal) {
    if (interrupted.exchange(true) && signal == SIGINT) ::_exit(exit_interrupted);
}

}  // namespace

SignalHandlers::~SignalHandlers() {
    for (const auto& [signal, action] : before_) ::sigaction(signal, &action, nullptr);
}

void SignalHandlers::handle(std::initializer_list<int> signals, void (*handler)(int), int flags) {
    struct sigaction action{};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    for (const int signal : signals) {
        auto& [number, old] = before_.emplace_back(signal, action);
        ::sigaction(number, &action, &old);
        // Who starts it with nohup wants it to go on.
        if (signal == SIGHUP && old.sa_handler == SIG_IGN) ::sigaction(number, &old, nullptr);
    }
}

sigset_t signal_set(std::initializer_list<int> signals) {
    sigset_t out;
    sigemptyset(&out);
    for (const int signal : signals) sigaddset(&out, signal);
    return out;
}

Interruptible::Interruptible() {
    interrupted = false;
    handlers_.handle({SIGHUP, SIGUSR1, SIGTERM, SIGINT}, on_signal,
                     SA_RESTART);  // SIGINT last: once that is handled, all are
}

const CancelFlag& Interruptible::flag() const {
    return interrupted;
}

}  // namespace ariadne::cli
