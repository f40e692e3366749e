#include <spawn.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "cli/arguments.h"
#include "cli/interrupt.h"
#include "server/server.h"

extern char** environ;

namespace ariadne::cli {

namespace {

constexpr double megabyte = 1 << 20;

struct ServeArguments {
    server::Settings server;
    std::string open = "no";
    double megabytes = 2048;
    double job_megabytes = 0;
    double body_megabytes = 16;
};

// A person's own browser. Where there is none, the address that was printed is enough. It outlives this program: it
// must not hold the port, nor be deaf to the signals that are blocked here.
void open_browser(const std::string& address) {
    const std::string program = "xdg-open";
    char* const words[] = {const_cast<char*>(program.c_str()), const_cast<char*>(address.c_str()), nullptr};
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    const sigset_t none = signal_set({});
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    pid_t child = 0;
    ::posix_spawnp(&child, words[0], &files, &attributes, words, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
}

// A job may be slow to notice that it was cancelled. Nobody waits for it.
void leave_soon() {
    std::thread([] {
        std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        ::_exit(exit_done);
    }).detach();
}

int run(const ServeArguments& arguments, Console& console) {
    // Held back before the first thread starts, the signals that end a server come to whoever waits for them here.
    const sigset_t ending = signal_set({SIGINT, SIGTERM});
    const HeldSignals held(ending);
    server::Settings settings = arguments.server;
    settings.memory_bytes = static_cast<std::size_t>(arguments.megabytes * megabyte);
    if (arguments.job_megabytes > 0) settings.job_bytes = static_cast<std::size_t>(arguments.job_megabytes * megabyte);
    settings.body_bytes = static_cast<std::size_t>(arguments.body_megabytes * megabyte);
    Result<std::unique_ptr<server::Server>> server = server::Server::start(std::move(settings));
    if (!server) return console.refuse(fmt::format("serve: {}", server.error().message));
    const std::string address = (*server)->address();
    console.result(fmt::format("Ariadne is at {}\n", address));
    if (arguments.open == "yes") open_browser(address);
    int signal = 0;
    while (sigwait(&ending, &signal) != 0) {
    }
    leave_soon();
    (*server)->stop();
    return exit_done;
}

}  // namespace

Verb add_serve(const Command& root) {
    auto arguments = std::make_shared<ServeArguments>();
    ServeArguments& to = *arguments;
    // No more than four: each has its part of the memory.
    to.server.jobs = std::clamp(std::thread::hardware_concurrency(), 2U, 4U);
    const Command command = root.command("serve", "Start the studio: all worlds in a browser");
    command.option("--host ADDRESS", to.server.host, "The address to listen on").show_default();
    const auto number = [&](const std::string& name, auto& value, double least, double most, const std::string& help) {
        command.option(name, value, help).number(least, most).show_default();
    };
    number("--port N", to.server.port, 0, 65535, "The port to listen on; 0: any that is free");
    command.option("--open", to.open, "Also open it in the browser").choices({"no", "yes"}).show_default();
    number("--threads N", to.server.threads, 1, 64, "Threads that answer; work has its own");
    number("--jobs N", to.server.jobs, 1, 1024, "Jobs that are worked on at a time");
    number("--queue N", to.server.queue, 0, 65536, "Jobs that may wait; past them the answer is 429");
    number("--job-time S", to.server.job_seconds, 0.01, 86400, "Seconds a job may take");
    number("--memory MB", to.megabytes, 64, 1 << 20, "Memory for all jobs, questions and answers together, in MB");
    command.option("--job-memory MB", to.job_megabytes, "Memory a job may take at most, in MB: its share if not given")
        .number(1, 1 << 20);
    number("--body MB", to.body_megabytes, 0.001, 1024, "The largest request, in MB; past it the answer is 413");
    number("--connections N", to.server.connections, 1, 65536, "Connections at a time");
    number("--jobs-per-client N", to.server.jobs_per_client, 1, 1024, "Jobs of one address at a time");
    command.option("--proxy ADDRESS", to.server.proxy, "A proxy that is believed when it says for whom it asks");
    command.option("--log", to.server.log, "What is told on stderr, as lines of JSON")
        .choices({"off", "error", "warn", "info", "debug"})
        .show_default();
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
