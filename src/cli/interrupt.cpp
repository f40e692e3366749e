#include "cli/interrupt.h"

#include <unistd.h>

#include "cli/exit_code.h"

namespace ariadne::cli {

namespace {

CancelFlag interrupted = false;
static_assert(CancelFlag::is_always_lock_free, "a signal handler may touch it");

extern "C" void on_signal(int) {
    if (interrupted.exchange(true)) ::_exit(exit_interrupted);
}

}  // namespace

Interruptible::Interruptible() {
    interrupted = false;
    struct sigaction action{};
    action.sa_handler = on_signal;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGINT, &action, &old_int_);
    ::sigaction(SIGTERM, &action, &old_term_);
}

Interruptible::~Interruptible() {
    ::sigaction(SIGINT, &old_int_, nullptr);
    ::sigaction(SIGTERM, &old_term_, nullptr);
}

const CancelFlag& Interruptible::flag() const {
    return interrupted;
}

}  // namespace ariadne::cli
