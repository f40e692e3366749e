#include <csignal>
#include <exception>
#include <new>

#include <unistd.h>

#include "cli/command.h"
#include "cli/console.h"
#include "cluster/ranks.h"
#include "text/characters.h"

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
    Settings settings = early_settings(argc, argv);
    settings.team = &team;
    // Wherever the others run, they say things as the first one does.
    settings.lang = team.share([&] { return settings.lang; }).value_or(settings.lang);
    team.speak(language_of(settings.lang));
    Console console(settings);
    const auto fail_with = [&](int code, const Message& why) {
        // Whoever waits for this one would wait for ever.
        const Message line(Phrase{"ariadne-mpi: {0}: {1}\n"}, team.who(), why);
        (void)write_all(STDERR_FILENO, text::harmless(line.in(console.language()), "\n"));
        cluster::Ranks::abort(code);
    };
    try {
        return team.part(run_program(argc, argv, console, cluster_program()));
    } catch (const std::bad_alloc&) {
        fail_with(exit_stopped, tr("out of memory"));
    } catch (const std::exception& error) {
        fail_with(exit_bug, {tr("internal error: {0}"), error.what()});
    }
    return exit_bug;
}
