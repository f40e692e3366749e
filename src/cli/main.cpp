#include <csignal>
#include <exception>
#include <new>

#include "cli/command.h"
#include "cli/console.h"

using namespace ariadne;
using namespace ariadne::cli;

int main(int argc, char** argv) {
    occupy_standard_streams();
    // Both become errors of write, which are told.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    const Settings settings = early_settings(argc, argv);
    Console console(settings);
    try {
        return run_program(argc, argv, console);
    } catch (const std::bad_alloc&) {
        console.note(tr("ariadne: out of memory; use --memory-limit to stop the search earlier"));
        return exit_stopped;
    } catch (const std::exception& error) {
        console.note({after_colon, "ariadne", Message(tr("internal error: {0}"), error.what())});
        return exit_bug;
    }
}
