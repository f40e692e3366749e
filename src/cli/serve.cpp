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
    if (!server) return console.refuse("serve", server.error());
    const std::string address = (*server)->address();
    console.result(say(console.language(), tr("Ariadne is at {0}"), address) + "\n");
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
    const Command command = root.command("serve", tr("Start the studio: all worlds in a browser"));
    command.option("--host ADDRESS", to.server.host, tr("The address to listen on")).show_default();
    const auto number = [&](const std::string& name, auto& value, double least, double most, const Phrase& help) {
        command.option(name, value, help).number(least, most).show_default();
    };
    number("--port N", to.server.port, 0, 65535, tr("The port to listen on; 0: any free one"));
    command.option("--open", to.open, tr("Also open the page in the browser")).choices({"no", "yes"}).show_default();
    number("--threads N", to.server.threads, 1, 64, tr("Threads that answer requests; jobs have their own"));
    number("--jobs N", to.server.jobs, 1, 1024, tr("Maximum number of jobs running at the same time"));
    number("--queue N", to.server.queue, 0, 65536,
           tr("Maximum number of waiting jobs; beyond that, the response is 429"));
    number("--job-time S", to.server.job_seconds, 0.01, 86400, tr("Maximum seconds per job"));
    number("--memory MB", to.megabytes, 64, 1 << 20, tr("Memory for all jobs, requests and responses together, in MB"));
    command
        .option("--job-memory MB", to.job_megabytes,
                tr("Maximum memory per job, in MB (default: its share of --memory)"))
        .number(1, 1 << 20);
    number("--body MB", to.body_megabytes, 0.001, 1024,
           tr("Maximum size of a request, in MB; beyond that, the response is 413"));
    number("--connections N", to.server.connections, 1, 65536, tr("Maximum number of connections at the same time"));
    number("--jobs-per-client N", to.server.jobs_per_client, 1, 1024,
           tr("Maximum number of jobs per address at the same time"));
    command.option("--proxy ADDRESS", to.server.proxy, tr("A proxy trusted to report the client's address"));
    command.option("--url URL", to.server.url, tr("Where people reach the server; links to it then have a preview"));
    command.option("--frame ORIGIN", to.server.frames,
                   tr("Pages that may embed boards, such as https://example.org; * for any page (default: none)"));
    command.option("--log", to.server.log, tr("What to log on stderr, as lines of JSON"))
        .choices({"off", "error", "warn", "info", "debug"})
        .show_default();
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
