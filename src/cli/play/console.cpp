#include "cli/play/console.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <optional>
#include <random>
#include <system_error>
#include <thread>
#include <utility>

#include <poll.h>
#include <unistd.h>

#include <fmt/format.h>

#include "base/budget.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/line_buffer.h"

namespace ariadne::cli {

namespace {

using Clock = std::chrono::steady_clock;

// As long as a line at a keyboard can be. Of a longer one so much is read, which no answer to anything is.
constexpr std::size_t longest_input_line = 4096;

// So many Ctrl-C of somebody who does not want to wait.
constexpr int impatience = 3;

CancelFlag stopped = false;
std::atomic<int> keys = 0;
static_assert(CancelFlag::is_always_lock_free && std::atomic<int>::is_always_lock_free,
              "a signal handler may touch them");

// A terminal that closes sends several signals at once: the game must still be kept after them.
extern "C" void on_stop(int signal) {
    stopped = true;
    if (signal == SIGINT && ++keys >= impatience) ::_exit(exit_interrupted);
}

timespec to_timespec(double seconds) {
    const auto whole = static_cast<std::time_t>(seconds);
    return {whole, static_cast<long>((seconds - static_cast<double>(whole)) * 1e9)};
}

// Standard input line by line, from a keyboard, a pipe or a file. While one of these lives, Ctrl-C, SIGTERM and SIGHUP
// raise the flag and end the waiting; the third Ctrl-C ends the program at once. Of a very long line only the beginning
// is given. At most one lives at a time.
class LineInput {
  public:
    LineInput() : lines_(longest_input_line) {
        stopped = false;
        keys = 0;
        handlers_.handle({SIGINT, SIGTERM, SIGHUP}, on_stop, SA_RESTART);
    }

    // The next line without its end. Nothing: the input has ended, the flag is up, or the seconds are over.
    std::optional<std::string> line(std::optional<double> seconds = {});

    const CancelFlag& flag() const { return stopped; }
    void raise_flag() const { stopped = true; }  // as a signal would
    bool is_terminal() const { return ::isatty(STDIN_FILENO) == 1; }

  private:
    static bool wait(std::optional<double> seconds);

    LineBuffer lines_;  // read, and not yet given
    bool ended_ = false;
    SignalHandlers handlers_;
};

// True: there is something to read, be it the end. A signal that comes between the look at the flag and the waiting
// must not be missed, so it is held back until ppoll lets it in.
bool LineInput::wait(std::optional<double> seconds) {
    const HeldSignals held({SIGINT, SIGTERM, SIGHUP});
    int ready = 0;
    if (!stopped) {
        pollfd descriptor{STDIN_FILENO, POLLIN, 0};
        const timespec limit = to_timespec(seconds.value_or(0));
        ready = ::ppoll(&descriptor, 1, seconds ? &limit : nullptr, &held.before());
    }
    return ready > 0;
}

std::optional<std::string> LineInput::line(std::optional<double> seconds) {
    const Clock::time_point begin = Clock::now();
    while (true) {
        if (stopped) return std::nullopt;
        if (std::optional<std::string> next = lines_.next()) return next;
        if (ended_) return lines_.last();
        std::optional<double> left = seconds;
        if (left) left = *left - std::chrono::duration<double>(Clock::now() - begin).count();
        if (left && *left <= 0) return std::nullopt;
        if (!wait(left)) continue;  // a signal, or the time: both are looked at above
        std::array<char, 4096> bytes;
        const ssize_t got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) ended_ = true;
        if (got > 0) lines_.feed({bytes.data(), static_cast<std::size_t>(got)});
    }
}

worlds::Conversation conversation_on(LineInput& input, Console& console, std::optional<double>& patience) {
    worlds::Conversation out;
    out.ask = [&](std::string_view prompt) {
        console.result(prompt);
        // Whoever reads the answers of a pipe wants to see the questions' answers, too.
        std::optional<std::string> line = input.line(std::exchange(patience, std::nullopt));
        if (line && !input.is_terminal()) console.result(*line + "\n");
        if (console.reader_gone()) return std::optional<std::string>();
        return line;
    };
    out.say = [&](std::string_view text) {
        console.result(text);
        if (console.reader_gone()) input.raise_flag();  // nobody sees the rest: the game is kept, and ends
    };
    out.read_file = [](const std::string& path) { return read_input(path); };
    out.write_file = [](const std::string& path, std::string_view text) { return write_file(path, text); };
    out.write_new_file = [](const std::string& path, std::string_view text) { return write_new_file(path, text); };
    out.exists = [](const std::string& path) {
        std::error_code ignored;
        return std::filesystem::exists(std::filesystem::symlink_status(path, ignored));
    };
    out.seconds = [] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    };
    out.patience = [&](double seconds) { patience = seconds; };
    out.cancel = &input.flag();
    out.language = console.settings().lang;
    out.colour = console.colour();
    return out;
}

}  // namespace

void add_console_options(const Command& command, std::map<std::string, std::string>& options) {
    const auto add = [&](const std::string& name, const std::string& type, const std::string& help) {
        return command.option(
                          "--" + name, [&options, name](const std::string& value) { options[name] = value; }, help)
            .type(type);
    };
    add("white", "NAME", "Amazons: who plays white; computer for the machine");
    add("black", "NAME", "Amazons: who plays black; computer for the machine");
    command
        .option(
            "--level", [&options](const std::string& value) { options["level"] = value; },
            "Amazons: how well the computer plays (the last if not given)")
        .choices(two_player_levels());
    add("seconds", "S", "Amazons: the computer's time for a move, at full strength");
    add("clock", "MINUTES[+SECONDS]", "Amazons: clocks for persons, with seconds added for every turn");
    command.flag("--new", [&options] { options["new"] = "yes"; }, "Amazons: a new game, without asking");
    add("size", "N", "Amazons: a new game on a board of N rows");
    add("saved", "FILE", "Amazons: go on with the game in FILE");
    add("threads", "N", "Amazons: threads for the computer (all there are if not given)").between(1, 1024);
    add("seed", "N", "Amazons: for levels that do not always play the best move (another every time if not given)");
}

int play_at_console(const worlds::TwoPlayer& game, const std::string& path, std::string_view text,
                    std::map<std::string, std::string> options, Console& console) {
    if (!path.empty()) options["saved"] = path;
    if (!options.contains("threads"))
        options["threads"] = fmt::format("{}", std::max(1U, std::thread::hardware_concurrency()));
    if (!options.contains("seed")) options["seed"] = fmt::format("{}", std::random_device()());
    LineInput input;
    std::optional<double> patience;
    const Result<void> played = game.converse(conversation_on(input, console, patience), text, options);
    if (played) return exit_done;
    if (path.empty()) {
        console.note(fmt::format("ariadne play: {}", played.error().message));
    } else {
        console.bad_input(path, played.error());
    }
    return exit_bad;
}

}  // namespace ariadne::cli
