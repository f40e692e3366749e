#include <chrono>
#include <csignal>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/arguments.h"
#include "cli/play/console.h"
#include "cli/play/screen.h"
#include "cli/play/session.h"
#include "cli/play/signals.h"
#include "cli/play/terminal.h"
#include "cli/verbs.h"

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

// A file of a game of two.
int run_at_console(const PlayArguments& arguments, const PuzzleFile& file, Console& console) {
    const std::size_t number = console.settings().board > 0 ? console.settings().board : 1;
    if (number > file.puzzles.size())
        return console.refuse(
            fmt::format("ariadne play: --board: found {}, expected 1 to {}", number, file.puzzles.size()));
    return play_at_console(*file.world->two_player(), file.path, file.puzzles[number - 1].text, arguments.console,
                           console);
}

int run(const PlayArguments& arguments, Console& console) {
    const std::string& path = arguments.files.front();
    if (const worlds::World* world = path.empty() ? nullptr : two_player_world(path)) {
        if (arguments.files.size() == 1)
            return play_at_console(*world->two_player(), "", "", arguments.console, console);
        return console.refuse(
            fmt::format("ariadne play: found '{}' after {}, expected nothing more", arguments.files[1], path));
    }
    Result<PuzzleFile> file = open_to_play(path, console.settings());
    if (file && file->world->two_player() != nullptr) return run_at_console(arguments, *file, console);
    if (file && !arguments.console.empty())
        return console.refuse(fmt::format("ariadne play: --{}: found a file of the world {}, expected a game of two",
                                          arguments.console.begin()->first, file->world->name()));
    Result<Opened> first =
        file ? open_first(std::move(*file), console.settings()) : Result<Opened>(std::unexpected(file.error()));
    if (!first) return console.bad_input(path, first.error());
    Result<std::unique_ptr<Terminal>> terminal = Terminal::open(console.colour());
    if (!terminal) return console.refuse(fmt::format("ariadne play: {}", terminal.error().message));
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
    const Command command = root.command("play", "Play a puzzle in the terminal; ? shows the keys");
    command.option("FILE", arguments->files, "The puzzles, one after another, or amazons").required();
    add_world(command);
    add_board(command);
    add_colour(command);
    add_console_options(command, arguments->console);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
