#include <chrono>
#include <csignal>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/play_screen.h"
#include "cli/play_session.h"
#include "cli/play_terminal.h"
#include "cli/verbs.h"

namespace ariadne::cli {

namespace {

struct Arguments {
    Settings settings;
    std::vector<std::string> files;
};

// The one loop of every game: draw, wait for a key or for the computer, and so on until somebody has enough.
void loop(Session& session, Terminal& terminal) {
    while (!session.over() && !terminal.interrupted() && terminal.ended_by() == 0) {
        session.tick(Session::Clock::now());
        const Look look = terminal.look();
        session.limit_help(last_help_line(session, look));
        terminal.show(draw(session, look));
        terminal.listen_to_mouse(session.view().chosen.has_value());
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

int run(const Arguments& arguments) {
    Console console(arguments.settings);
    Result<Opened> first = open_first(arguments.files.front(), arguments.settings);
    if (!first) {
        console.bad_input(arguments.files.front(), first.error());
        return console.finish(exit_bad);
    }
    Result<std::unique_ptr<Terminal>> terminal = Terminal::open(console.colour());
    if (!terminal) {
        console.note(fmt::format("ariadne play: {}", terminal.error().message));
        return exit_bad;
    }
    Session session(arguments.settings, arguments.files, std::move(*first));
    loop(session, **terminal);
    const int signal = (*terminal)->ended_by();
    terminal->reset();
    // Whoever sent the signal should see that it was the end.
    if (signal != 0) std::raise(signal);
    return exit_done;
}

}  // namespace

Verb add_play(const Command& root) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = root.command("play", "Play a puzzle in the terminal; ? shows the keys");
    command.option("FILE", arguments->files, "The puzzles, one after another").required();
    add_world(command, arguments->settings);
    add_board(command, arguments->settings);
    add_colour(command, arguments->settings);
    add_shared(command, arguments->settings);
    return {command, [arguments] { return run(*arguments); }};
}

}  // namespace ariadne::cli
