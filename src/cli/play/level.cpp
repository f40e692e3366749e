#include "cli/play/level.h"

#include <utility>

#include <fmt/format.h>

namespace ariadne::cli {

namespace {

std::unexpected<Error> in_file(const worlds::Instance& puzzle, Error error) {
    if (error.line > 0) error.line += puzzle.line - 1;
    return std::unexpected(std::move(error));
}

}  // namespace

Result<PuzzleFile> open_to_play(const std::string& path, const Settings& settings) {
    if (path == "-") return fail("standard input is the keyboard here, expected the name of a file");
    return open_puzzles(path, settings);
}

Result<Level> open_level(const PuzzleFile& file, std::size_t number, const Settings& settings) {
    const worlds::Instance& puzzle = file.puzzles[number];
    const Result<std::unique_ptr<worlds::Puzzle>> read = file.world->read(puzzle.text, settings.strict);
    if (!read) return in_file(puzzle, read.error());
    Result<std::unique_ptr<worlds::Game>> game = (*read)->play();
    if (!game) return in_file(puzzle, std::move(game.error()));
    return Level{file.path,    file.world, std::move(*game),   (*read)->warnings(),
                 puzzle.title, number,     file.puzzles.size()};
}

Result<Opened> open_first(const std::string& path, const Settings& settings) {
    Result<PuzzleFile> file = open_to_play(path, settings);
    if (!file) return std::unexpected(file.error());
    return open_first(std::move(*file), settings);
}

Result<Opened> open_first(PuzzleFile file, const Settings& settings) {
    const std::size_t size = file.puzzles.size();
    if (settings.board > size)
        return fail(fmt::format("--board: found {}, expected 1 to {}: the file has {} {}", settings.board, size, size,
                                size == 1 ? "puzzle" : "puzzles"));
    Result<Level> level = open_level(file, settings.board > 0 ? settings.board - 1 : 0, settings);
    if (!level) return std::unexpected(level.error());
    return Opened{std::move(file), std::move(*level)};
}

}  // namespace ariadne::cli
