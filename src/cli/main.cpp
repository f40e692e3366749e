#include <csignal>
#include <cstring>
#include <exception>
#include <new>
#include <string_view>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/console.h"

namespace {

using namespace ariadne::cli;

bool asked_for_quiet(int argc, char** argv) {
    for (int i = 1; i < argc && std::strcmp(argv[i], "--") != 0; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--quiet" || argument == "-q") return true;
    }
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    occupy_standard_streams();
    // Both become errors of write, which are told.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    Settings settings;
    settings.quiet = asked_for_quiet(argc, argv);
    Console console(settings);
    try {
        return run_program(argc, argv, console);
    } catch (const std::bad_alloc&) {
        console.note("ariadne: the machine's memory ran out; --memory-limit stops in time");
        return exit_stopped;
    } catch (const std::exception& error) {
        console.note(fmt::format("ariadne: bug: {}", error.what()));
        return exit_bug;
    }
}
