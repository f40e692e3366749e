#include "cli/child.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

#include "base/disk.h"
#include "cli/console.h"
#include "cli/interrupt.h"

extern char** environ;

namespace ariadne::cli {

namespace {

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

int spawn(pid_t& pid, const std::string& command, const Pipe& to, const Pipe& from, const Pipe* errors) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to.read, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, from.write, STDOUT_FILENO);
    if (errors != nullptr)
        posix_spawn_file_actions_adddup2(&actions, errors->write, STDERR_FILENO);
    else
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    const sigset_t usual = signal_set({SIGPIPE, SIGXFSZ});
    posix_spawnattr_setsigdefault(&attributes, &usual);
    // Whoever stops all processes at once means this one, which ends the others: a player that goes first seems to
    // lose.
    const sigset_t ours = signal_set({SIGTERM, SIGHUP, SIGUSR1});
    posix_spawnattr_setsigmask(&attributes, &ours);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    std::string shell = "sh";
    std::string option = "-c";
    std::string words = command;
    const std::array<char*, 4> arguments = {shell.data(), option.data(), words.data(), nullptr};
    const int error = ::posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

// How it has ended; nothing: not yet. Without taking the news away, so that its number is nobody else's yet.
std::optional<int> ended_with(pid_t pid) {
    constexpr int by_signal = 128;
    siginfo_t info{};
    if (::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != pid)
        return std::nullopt;
    return info.si_code == CLD_EXITED ? info.si_status : by_signal + info.si_status;
}

}  // namespace

std::string for_the_shell(std::string_view word) {
    std::string out = "'";
    for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

Result<std::unique_ptr<Child>> Child::start(const std::string& command, std::size_t longest_line,
                                            Complaints complaints) {
    Pipe to;
    Pipe from;
    Pipe errors;
    if (!to || !from || !errors) return fail({tr("no pipe could be created: {0}"), reason(errno)});
    pid_t pid = 0;
    const bool heard = complaints == Complaints::heard;
    if (const int error = spawn(pid, command, to, from, heard ? &errors : nullptr); error != 0)
        return cannot(tr("cannot be started"), error);
    return std::make_unique<Child>(pid, std::exchange(to.write, -1), std::exchange(from.read, -1),
                                   heard ? std::exchange(errors.read, -1) : -1, longest_line);
}

Child::~Child() {
    tell("quit");
    ::close(input_);
    // Read end last: one that is still writing is not to be ended by that.
    for (int i = 0; i < moments_to_quit && !ended_with(pid_); ++i) std::this_thread::sleep_for(moment);
    ::kill(-pid_, SIGKILL);
    ::close(output_);
    if (errors_ >= 0) ::close(errors_);
    while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool Child::tell(std::string_view line) {
    return write_all(input_, std::string(line) + "\n") == 0;
}

Child::Heard Child::hear(std::string& line, double seconds) {
    const Budget clock(Limits{.seconds = seconds});
    while (true) {
        if (std::optional<std::string> next = lines_.next()) {
            line = std::move(*next);
            return Heard::line;
        }
        const double left = std::clamp(clock.seconds_left(), 0.0, 1e6);
        std::array<pollfd, 2> watched = {{{output_, POLLIN, 0}, {errors_, POLLIN, 0}}};
        const int ready = ::poll(watched.data(), watched.size(), static_cast<int>(std::ceil(1000 * left)));
        if (ready < 0 && errno == EINTR) continue;
        // Whoever writes without ever ending a line is not listened to for ever.
        if (ready <= 0 || left == 0) return Heard::nothing;
        if (watched[1].revents != 0) hear_complaint();
        if (watched[0].revents != 0 && !lines_.feed_from(output_)) return Heard::end;
    }
}

bool Child::gone() const {
    return ended_with(pid_).has_value();
}

std::string Child::complaint() const {
    const std::size_t last = complaint_.find_last_not_of("\r\n \t");
    if (last == std::string::npos) return "";
    const std::size_t begin = complaint_.find_last_of("\r\n", last) + 1;
    return complaint_.substr(begin, last + 1 - begin);
}

// All is read, for who fills a pipe has to wait; the end is kept.
void Child::hear_complaint() {
    std::array<char, 4096> bytes;
    const ssize_t got = ::read(errors_, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) return;
    if (got > 0) {
        complaint_.append(bytes.data(), static_cast<std::size_t>(got));
        if (complaint_.size() > 2 * bytes.size()) complaint_.erase(0, complaint_.size() - bytes.size());
        return;
    }
    ::close(errors_);
    errors_ = -1;
}

std::optional<int> Child::end(double seconds) {
    const Budget clock(Limits{.seconds = seconds});
    while (true) {
        const std::optional<int> code = ended_with(pid_);
        pollfd errors{errors_, POLLIN, 0};
        if (::poll(&errors, 1, code ? 0 : static_cast<int>(moment.count())) > 0) hear_complaint();
        if (code || clock.seconds_left() <= 0) return code;
    }
}

Result<Output> output_of(const std::string& command, double seconds, const CancelFlag& stop) {
    constexpr std::size_t most = std::size_t{64} << 20U;
    constexpr double slice = 0.1;       // between two looks at the flag
    constexpr double last_look = 0.02;  // whether one that is gone has left something to read
    const Budget clock;
    const Result<std::unique_ptr<Child>> child = Child::start(command, most, Child::Complaints::heard);
    if (!child) return std::unexpected(child.error());
    Output out;
    bool silent = false;  // it has said all, and may still run
    while (out.text.size() < most) {
        std::string line;
        const double left = seconds - clock.seconds();
        if (left <= 0) return fail({tr("no answer in {0} s"), seconds});
        if (stop.load()) return fail(tr("interrupted before it answered"));
        if (silent) {
            const std::optional<int> code = (*child)->end(std::min(slice, left));
            if (!code) continue;
            out.seconds = clock.seconds();
            out.code = *code;
            out.complaint = (*child)->complaint();
            return out;
        }
        const bool gone = (*child)->gone();
        const Child::Heard heard = (*child)->hear(line, std::min(gone ? last_look : slice, left));
        if (heard == Child::Heard::line) out.text += line + "\n";
        // What it left behind may hold its output open.
        silent = heard == Child::Heard::end || (gone && heard == Child::Heard::nothing);
        if (silent) out.text += (*child)->last_words();
    }
    return fail(tr("the output is too long"));
}

}  // namespace ariadne::cli
