#include "cli/match/game.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <expected>
#include <memory>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/line_buffer.h"
#include "text/characters.h"

extern char** environ;

namespace ariadne::cli {

namespace {

constexpr double patience_for_ok = 30;  // a player may read large files when a game begins
constexpr double slice = 0.1;           // between two looks at the flag that stops everything

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
    const sigset_t usual = signal_set({SIGPIPE, SIGXFSZ});
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

// Another program, run by the shell in a process group of its own, with a pipe to its standard input and one from its
// standard output; its standard error goes nowhere. When it goes out of use it is told to quit, and killed with all
// that it started if it does not. Writing to one that is gone must not end this program: SIGPIPE is ignored.
class Child {
  public:
    static Result<std::unique_ptr<Child>> start(const std::string& command) {
        Pipe to;
        Pipe from;
        if (!to || !from) return fail(fmt::format("no pipe to be had: {}", std::strerror(errno)));
        pid_t pid = 0;
        if (const int error = spawn(pid, command, to, from); error != 0)
            return fail(fmt::format("cannot be started: {}", std::strerror(error)));
        return std::make_unique<Child>(pid, std::exchange(to.write, -1), std::exchange(from.read, -1));
    }

    Child(pid_t pid, int input, int output) : pid_(pid), input_(input), output_(output) {}
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() {
        tell("quit");
        ::close(input_);
        // Read end last: one that is still writing is not to be ended by that.
        for (int i = 0; i < moments_to_quit && !has_ended(pid_); ++i) std::this_thread::sleep_for(moment);
        ::kill(-pid_, SIGKILL);
        ::close(output_);
        while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
        }
    }

    // False: it does not listen any more.
    bool tell(std::string_view line) { return write_all(input_, std::string(line) + "\n") == 0; }

    enum class Heard : std::uint8_t { line, nothing, end };
    // Waits for its next line, but no longer than that. `end`: it has closed its output.
    Heard hear(std::string& line, double seconds) {
        const Budget clock(Limits{.seconds = seconds});
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
            if (!lines_.feed_from(output_)) return Heard::end;
        }
    }

  private:
    pid_t pid_;
    int input_;
    int output_;
    LineBuffer lines_{longest_answer};
};

// What a player lost by; `stopped`: nobody lost.
struct Fault {
    std::string why;
    bool stopped = false;
};

struct EngineAnswer {
    std::string text;  // what follows the awaited word
    double seconds = 0;
};

// A started player.
class Seat {
  public:
    Seat(const Contestant& player, std::unique_ptr<Child> child, const CancelFlag& stop)
        : player_(&player), child_(std::move(child)), stop_(&stop) {}

    // Says the command and waits for a line that begins with that word, or with `error`.
    std::expected<EngineAnswer, Fault> ask(std::string_view command, std::string_view word, double patience) {
        const Budget clock;
        if (!child_->tell(command)) return std::unexpected(Fault{"it has ended"});
        while (clock.seconds() < patience) {
            if (stop_->load()) return std::unexpected(Fault{"", true});
            std::string line;
            const Child::Heard heard = child_->hear(line, std::min(slice, patience - clock.seconds()));
            if (heard == Child::Heard::end) return std::unexpected(Fault{"it has ended"});
            if (heard == Child::Heard::nothing) continue;
            const std::string_view first = std::string_view(line).substr(0, line.find(' '));
            if (first == word) {
                line.erase(0, std::min(line.size(), word.size() + 1));
                return EngineAnswer{line, clock.seconds()};
            }
            if (first == "error") return std::unexpected(Fault{text::clipped(line)});
        }
        return std::unexpected(Fault{fmt::format("no answer in {:.0f} s", patience)});
    }

    const Contestant& player() const { return *player_; }

  private:
    const Contestant* player_;
    std::unique_ptr<Child> child_;
    const CancelFlag* stop_;
};

std::optional<Fault> demand_ok(Seat& seat, const std::string& command) {
    const std::expected<EngineAnswer, Fault> answer = seat.ask(command, "ok", patience_for_ok);
    if (answer) return std::nullopt;
    if (answer.error().stopped) return answer.error();
    return Fault{fmt::format("'{}': {}", text::clipped(command), answer.error().why)};
}

std::expected<std::unique_ptr<Seat>, Fault> sit_down(const Contestant& player, const CancelFlag& stop) {
    Result<std::unique_ptr<Child>> child = Child::start(player.command);
    if (!child) return std::unexpected(Fault{child.error().message});
    auto seat = std::make_unique<Seat>(player, std::move(*child), stop);
    if (const std::optional<Fault> fault = demand_ok(*seat, "newgame")) return std::unexpected(*fault);
    return seat;
}

class Table {
  public:
    Table(worlds::Referee& referee, const CancelFlag& stop) : referee_(referee), stop_(stop) {}

    std::optional<Played> play(const std::array<const Contestant*, 2>& players) {
        for (std::size_t side = 0; side < 2; ++side) {
            std::expected<std::unique_ptr<Seat>, Fault> seat = sit_down(*players[side], stop_);
            if (!seat) return lost_by(side, seat.error());
            seats_[side] = std::move(*seat);
            if (const std::optional<Fault> fault = demand_ok(*seats_[side], "position " + referee_.position()))
                return lost_by(side, *fault);
        }
        while (!referee_.over()) {
            const auto side = static_cast<std::size_t>(referee_.to_move());
            if (std::optional<Played> end = turn(side)) return end;
            if (stopped_) return std::nullopt;
        }
        const auto loser = static_cast<std::size_t>(referee_.to_move());
        return end(loser, "no turn left", false);
    }

  private:
    // The game goes on when nothing comes back.
    std::optional<Played> turn(std::size_t side) {
        Seat& seat = *seats_[side];
        const Pace& pace = seat.player().pace;
        const std::expected<EngineAnswer, Fault> answer = seat.ask(pace.order(), "bestmove", pace.patience());
        if (!answer) return lost_by(side, answer.error());
        if (answer->seconds > pace.late())
            return lost_by(side, {fmt::format("over time: {:.0f} ms of {}", 1000 * answer->seconds,
                                              pace.milliseconds.value_or(0))});
        if (answer->text == "none" || answer->text == "resign") return end(side, "it gives up", false);
        const Result<std::string> move = referee_.play(answer->text);
        if (!move)
            return lost_by(side,
                           {fmt::format("illegal move '{}': {}", text::clipped(answer->text), move.error().message)});
        ++turns_;
        if (referee_.over()) return std::nullopt;
        for (const std::size_t told : {side, 1 - side}) {
            if (std::optional<Fault> fault = demand_ok(*seats_[told], "play " + *move)) return lost_by(told, *fault);
        }
        return std::nullopt;
    }

    std::optional<Played> lost_by(std::size_t side, const Fault& fault) {
        stopped_ = fault.stopped;
        if (stopped_) return std::nullopt;
        return end(side, fault.why, true);
    }

    Played end(std::size_t loser, std::string why, bool fault) const {
        return {static_cast<int>(1 - loser), std::move(why), fault, turns_, referee_.record()};
    }

    worlds::Referee& referee_;
    const CancelFlag& stop_;
    std::array<std::unique_ptr<Seat>, 2> seats_;
    unsigned turns_ = 0;
    bool stopped_ = false;
};

}  // namespace

std::optional<Played> play_game(const std::array<const Contestant*, 2>& players, worlds::Referee& referee,
                                const CancelFlag& stop) {
    return Table(referee, stop).play(players);
}

Result<void> try_out(const Contestant& player, const CancelFlag& stop) {
    const std::expected<std::unique_ptr<Seat>, Fault> seat = sit_down(player, stop);
    if (seat || seat.error().stopped) return {};
    return fail(fmt::format("{}: {}", player.name, seat.error().why));
}

}  // namespace ariadne::cli
