#include "cli/match/child.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

#include "base/budget.h"
#include "cli/console.h"

extern char** environ;

namespace ariadne::cli {

namespace {

constexpr std::size_t longest_answer = 1U << 16U;
constexpr int moments_to_quit = 60;
constexpr std::chrono::milliseconds moment{5};

// Both ends close by themselves in programs that are started later.
struct Pipe {
    int read = -1;
    int write = -1;

    Pipe() {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) return;
        read = ends[0];
        write = ends[1];
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        if (read >= 0) ::close(read);
        if (write >= 0) ::close(write);
    }
    explicit operator bool() const { return read >= 0; }
};

int spawn(pid_t& pid, const std::string& command, const Pipe& to, const Pipe& from) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to.read, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, from.write, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGXFSZ);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    std::string shell = "sh";
    std::string option = "-c";
    std::string words = command;
    const std::array<char*, 4> arguments = {shell.data(), option.data(), words.data(), nullptr};
    const int error = ::posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

// Without taking the news away, so that its number is nobody else's yet.
bool has_ended(pid_t pid) {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == pid;
}

}  // namespace

Result<Child> Child::start(const std::string& command) {
    Pipe to;
    Pipe from;
    if (!to || !from) return fail(fmt::format("no pipe to be had: {}", std::strerror(errno)));
    pid_t pid = 0;
    if (const int error = spawn(pid, command, to, from); error != 0)
        return fail(fmt::format("cannot be started: {}", std::strerror(error)));
    return Child(pid, std::exchange(to.write, -1), std::exchange(from.read, -1));
}

Child::Child(pid_t pid, int input, int output) : pid_(pid), input_(input), output_(output), lines_(longest_answer) {}

Child::Child(Child&& other) noexcept
    : pid_(std::exchange(other.pid_, 0)),
      input_(std::exchange(other.input_, -1)),
      output_(std::exchange(other.output_, -1)),
      lines_(std::move(other.lines_)) {}

Child::~Child() {
    if (pid_ == 0) return;
    tell("quit");
    ::close(input_);
    // Read end last: one that is still writing is not to be ended by that.
    for (int i = 0; i < moments_to_quit && !has_ended(pid_); ++i) std::this_thread::sleep_for(moment);
    ::kill(-pid_, SIGKILL);
    ::close(output_);
    while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool Child::tell(std::string_view line) {
    return write_all(input_, std::string(line) + "\n") == 0;
}

Child::Heard Child::hear(std::string& line, double seconds) {
    const Budget clock(Limits{.seconds = seconds});
    std::array<char, 4096> bytes{};
    while (true) {
        if (std::optional<std::string> next = lines_.next()) {
            line = std::move(*next);
            return Heard::line;
        }
        const double left = std::clamp(clock.seconds_left(), 0.0, 1e6);
        pollfd watched{output_, POLLIN, 0};
        const int ready = ::poll(&watched, 1, static_cast<int>(std::ceil(1000 * left)));
        if (ready < 0 && errno == EINTR) continue;
        // Whoever writes without ever ending a line is not listened to for ever.
        if (ready <= 0 || left == 0) return Heard::nothing;
        const ssize_t got = ::read(output_, bytes.data(), bytes.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return Heard::end;
        lines_.feed({bytes.data(), static_cast<std::size_t>(got)});
    }
}

}  // namespace ariadne::cli
