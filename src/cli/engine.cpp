#include <atomic>
#include <filesystem>
#include <memory>
#include <string>

#include <unistd.h>

#include <fmt/format.h>

#include "cli/arguments.h"
#include "cli/line_buffer.h"
#include "cli/puzzles.h"
#include "worlds/two_player.h"

namespace ariadne::cli {

namespace {

// No command is longer than a position with all that may follow it; a player refuses what is longer.
constexpr std::size_t longest_order = 1U << 17U;

struct EngineArguments {
    worlds::EngineSettings engine;
    std::string world;
};

// What the user may read, but regular files alone: a pipe or a terminal might never end, and one of them brings the
// commands.
Result<std::string> read_position(const std::string& path, const std::string& world) {
    if (path == "-") return fail(tr("stdin is used for commands; expected a file with a position or a game"));
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return fail(tr("not a regular file; expected one with a position or a game"));
    return read_puzzle(path, world);
}

// Hands the lines of standard input to the player, to their end or until it was told to quit.
void listen(worlds::Player& player, const std::atomic<bool>& deaf) {
    LineBuffer lines(longest_order);
    while (!deaf && lines.feed_from(STDIN_FILENO)) {
        while (const std::optional<std::string> line = lines.next())
            if (!player.command(*line)) return;
    }
    if (const std::optional<std::string> line = lines.last(); line && !player.command(*line)) return;
    player.command("quit");
}

int run(const EngineArguments& arguments, Console& console) {
    const worlds::TwoPlayer* const game = two_player_world(arguments.world)->two_player();
    std::atomic<bool> reader_gone = false;
    // One line at a time, from whichever thread: the player sees to that.
    const auto sink = [&](std::string_view line) {
        console.result(std::string(line) + "\n");
        if (console.reader_gone()) reader_gone = true;
    };
    worlds::EngineSettings settings = arguments.engine;
    settings.files = [&](const std::string& path) { return read_position(path, arguments.world); };
    Result<std::unique_ptr<worlds::Player>> player = game->engine(settings, sink);
    if (!player) return console.refuse("engine", player.error());
    listen(**player, reader_gone);
    player->reset();
    return exit_done;
}

}  // namespace

Verb add_engine(const Command& root) {
    auto arguments = std::make_shared<EngineArguments>();
    arguments->engine.threads = 0;
    const Command command =
        root.command("engine", tr("Play a two-player game through commands on stdin, for scripts and other programs"));
    command.option("WORLD", arguments->world, tr("The game")).required().choices(two_player_names());
    command
        .option("--threads N", arguments->engine.threads,
                tr("Search threads (default: all cores, or one if nodes or depth limit the search)"))
        .number(1, 1024);
    command.option("--memory MB", arguments->engine.memory_mb, tr("Memory for the search tree, in megabytes"))
        .number(1, 1048576)
        .show_default();
    command.option("--level", arguments->engine.level, tr("Playing strength (default: full strength)"))
        .choices(two_player_levels());
    command.option("--seed N", arguments->engine.seed, tr("Seed for the random choices of weaker levels"))
        .show_default();
    command.flag("--ponder", arguments->engine.ponder, tr("Think on the opponent's time"));
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
