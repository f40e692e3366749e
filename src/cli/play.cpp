#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <poll.h>
#include <unistd.h>

#include <fmt/format.h>

#include "base/budget.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/line_buffer.h"
#include "cli/play/screen.h"
#include "cli/play/session.h"
#include "cli/play/signals.h"
#include "cli/play/terminal.h"
#include "worlds/two_player.h"

namespace ariadne::cli {

namespace {

struct PlayArguments {
    std::vector<std::string> files;
    std::map<std::string, std::string> console;  // options of games of two
};

// The one loop of every game: draw, wait for a key or for the computer, and so on until somebody has enough.
void loop(Session& session, Terminal& terminal) {
    while (!session.over() && !PlaySignals::interrupted() && PlaySignals::ended_by() == 0) {
        session.tick(Session::Clock::now());
        const Look look = terminal.look();
        session.limit_help(last_help_line(session, look));
        terminal.show(draw(session, look));
        terminal.listen_to_mouse(!session.view().walker);
        const auto wait = std::chrono::ceil<std::chrono::milliseconds>(session.patience(Session::Clock::now())).count();
        if (const std::optional<Key> key = terminal.key(static_cast<int>(wait))) {
            if (key->name != KeyName::mouse) {
                session.press(*key, Session::Clock::now());
            } else if (const std::optional<Cell> cell = cell_at(session, look, key->at)) {
                session.point_at(*cell, Session::Clock::now());
            }
        } else if (terminal.hung_up()) {
            return;
        }
    }
}

// Games of two are played in lines of text rather than with keys: the input may as well be a pipe.

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
    std::optional<std::string> line(std::optional<double> seconds) {
        const Budget clock;
        while (!stopped) {
            if (std::optional<std::string> next = lines_.next()) return next;
            if (ended_) return lines_.last();
            std::optional<double> left = seconds;
            if (left) *left -= clock.seconds();
            if (left && *left <= 0) return std::nullopt;
            if (wait(left)) ended_ = !lines_.feed_from(STDIN_FILENO);
        }
        return std::nullopt;
    }

    const CancelFlag& flag() const { return stopped; }
    void raise_flag() const { stopped = true; }  // as a signal would
    bool is_terminal() const { return ::isatty(STDIN_FILENO) == 1; }

  private:
    // True: there is something to read, be it the end. A signal that comes between the look at the flag and the waiting
    // must not be missed, so it is held back until ppoll lets it in.
    static bool wait(std::optional<double> seconds) {
        const HeldSignals held({SIGINT, SIGTERM, SIGHUP});
        if (stopped) return false;
        pollfd descriptor{STDIN_FILENO, POLLIN, 0};
        const timespec limit = to_timespec(seconds.value_or(0));
        return ::ppoll(&descriptor, 1, seconds ? &limit : nullptr, &held.before()) > 0;
    }

    LineBuffer lines_;  // read, and not yet given
    bool ended_ = false;
    SignalHandlers handlers_;
};

worlds::Conversation conversation_on(LineInput& input, Console& console, std::optional<double>& patience) {
    worlds::Conversation out;
    out.ask = [&](std::string_view prompt) {
        const std::optional<double> seconds = std::exchange(patience, std::nullopt);
        console.drawing(prompt);
        if (console.reader_gone()) return std::optional<std::string>();
        // Whoever reads the answers of a pipe wants to see the questions' answers, too.
        std::optional<std::string> line = input.line(seconds);
        if (line && !input.is_terminal()) console.result(*line + "\n");
        return line;
    };
    out.say = [&](std::string_view text) {
        console.drawing(text);
        if (!console.reader_gone()) return;
        input.raise_flag();  // nobody sees the rest: the game is kept, and ends
        // Where it is kept should not go unsaid.
        if (text != "\n") console.note(Message::plain(std::string(text.substr(0, text.find_last_not_of('\n') + 1))));
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
    out.language = console.language();
    out.colour = console.colour();
    return out;
}

// What can be said beforehand.
void add_console_options(const Command& command, std::map<std::string, std::string>& options) {
    const auto add = [&](const std::string& names, const Phrase& help) {
        const std::string name = names.substr(0, names.find(' '));
        return command.option(
            "--" + names, [&options, name](const std::string& value) { options[name] = value; }, help);
    };
    add("white NAME", tr("Amazons: White's name, or computer"));
    add("black NAME", tr("Amazons: Black's name, or computer"));
    add("level", tr("Amazons: the computer's level (default: the last one)")).choices(two_player_levels());
    add("seconds S", tr("Amazons: seconds per move for the computer, at full strength"));
    add("clock MINUTES[+SECONDS]", tr("Amazons: clocks for human players, with seconds added for every move"));
    command.flag("--new", [&options] { options["new"] = "yes"; }, tr("Amazons: start a new game without asking"));
    add("size N", tr("Amazons: start a new game on a board of N rows"));
    add("saved FILE", tr("Amazons: resume the game in FILE"));
    add("threads N", tr("Amazons: threads for the computer (default: all)")).number(1, 1024);
    add("seed N", tr("Amazons: seed for levels that do not always play the best move (default: a new one each time)"));
}

// `text` came from `path`; both are empty when the game begins from nothing. Returns the exit code.
int play_at_console(const worlds::TwoPlayer& game, const std::string& path, std::string_view text,
                    std::map<std::string, std::string> options, Console& console) {
    if (!path.empty()) options["saved"] = path;
    if (!options.contains("threads"))
        options["threads"] = fmt::format("{}", std::max(1U, std::thread::hardware_concurrency()));
    if (!options.contains("seed")) options["seed"] = fmt::format("{}", std::random_device()());
    LineInput input;
    std::optional<double> patience;
    const Result<bool> played = game.converse(conversation_on(input, console, patience), text, options);
    if (played) return *played ? exit_done : exit_bad;
    if (!path.empty()) return console.bad_input(path, played.error());
    return console.refuse("ariadne play", played.error());
}

// A file of a game of two.
int run_at_console(const PlayArguments& arguments, const PuzzleFile& file, Console& console) {
    const std::size_t number = console.settings().board > 0 ? console.settings().board : 1;
    if (number > file.puzzles.size())
        return console.refuse("ariadne play", no_such_board(number, file.puzzles.size()).error());
    return play_at_console(*file.world->two_player(), file.path, file.puzzles[number - 1].text, arguments.console,
                           console);
}

int run(const PlayArguments& arguments, Console& console) {
    const std::string& path = arguments.files.front();
    if (const worlds::World* world = path.empty() ? nullptr : two_player_world(path)) {
        if (arguments.files.size() == 1)
            return play_at_console(*world->two_player(), "", "", arguments.console, console);
        return console.refuse("ariadne play",
                              {{tr("found '{0}' after {1}, expected nothing more"), arguments.files[1], path}});
    }
    Result<PuzzleFile> file = open_to_play(path, console.settings());
    if (file && file->world->two_player() != nullptr) return run_at_console(arguments, *file, console);
    if (file && !arguments.console.empty())
        return console.refuse("ariadne play", {{tr("--{0} is for two-player games; {1} is not one"),
                                                arguments.console.begin()->first, file->world->name()}});
    Result<Opened> first =
        file ? open_first(std::move(*file), console.settings()) : Result<Opened>(std::unexpected(file.error()));
    if (!first) return console.bad_input(path, first.error());
    Result<std::unique_ptr<Terminal>> terminal = Terminal::open(console.colour());
    if (!terminal) return console.refuse("ariadne play", terminal.error());
    Session session(console.settings(), arguments.files, std::move(*first));
    loop(session, **terminal);
    const int signal = PlaySignals::ended_by();
    terminal->reset();
    // Whoever sent the signal should see that it was the end.
    if (signal != 0) std::raise(signal);
    return exit_done;
}

}  // namespace

Verb add_play(const Command& root) {
    auto arguments = std::make_shared<PlayArguments>();
    const Command command = root.command("play", tr("Play a puzzle in the terminal; ? shows the keys"));
    command.option("FILE", arguments->files, tr("Puzzles to play one after another, or amazons")).required();
    add_world(command);
    add_board(command);
    add_colour(command);
    add_console_options(command, arguments->console);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
