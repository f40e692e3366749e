#include <csignal>
#include <exception>
#include <new>

#include <unistd.h>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/console.h"
#include "cluster/ranks.h"

using namespace ariadne;
using namespace ariadne::cli;

int main(int argc, char** argv) {
    occupy_standard_streams();
    // Both become errors of write, which are told.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    // A scheduler's warning means those at work: who has not begun, or waits for the others to end, has nothing to
    // save.
    std::signal(SIGUSR1, SIG_IGN);
    cluster::Ranks team(&argc, &argv);
    Settings settings;
    settings.team = &team;
    Console console(settings);
    const auto fail_with = [&](int code, const std::string& why) {
        // Whoever waits for this one would wait for ever.
        (void)write_all(STDERR_FILENO, fmt::format("ariadne-mpi: {}: {}\n", team.who(), why));
        cluster::Ranks::abort(code);
    };
    try {
        return team.part(run_program(argc, argv, console, cluster_program()));
    } catch (const std::bad_alloc&) {
        fail_with(exit_stopped, "the machine's memory ran out");
    } catch (const std::exception& error) {
        fail_with(exit_bug, fmt::format("bug: {}", error.what()));
    }
    return exit_bug;
}
