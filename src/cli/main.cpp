#include <cerrno>
#include <csignal>
#include <exception>
#include <new>
#include <system_error>

#include "base/disk.h"
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
        try {
            return run_program(argc, argv, console);
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::exception& error) {
            const auto* const system = dynamic_cast<const std::system_error*>(&error);
            if (system != nullptr && system->code() == std::errc::resource_unavailable_try_again) {
                console.note({after_colon, "ariadne", reason(EAGAIN)});  // no thread could be started
                return exit_stopped;
            }
            console.note({after_colon, "ariadne", Message(tr("internal error: {0}"), error.what())});
            return exit_bug;
        }
    } catch (const std::bad_alloc&) {
        console.note_out_of_memory();
        return exit_stopped;
    }
}
