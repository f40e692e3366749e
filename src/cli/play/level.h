#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "cli/console.h"
#include "cli/puzzles.h"
#include "worlds/world.h"

namespace ariadne::cli {

// A map that is being played.
struct Level {
    std::string path;
    const worlds::World* world = nullptr;
    std::unique_ptr<worlds::Game> game;
    std::vector<std::string> warnings;
    std::string title = {};   // may be empty
    std::size_t number = 0;   // among the puzzles of its file, from 0
    std::size_t puzzles = 1;  // in the file
};

// A file, and one of its puzzles at its beginning.
struct Opened {
    PuzzleFile file;
    Level level;
};

Result<PuzzleFile> open_to_play(const std::string& path, const Settings& settings);
Result<Level> open_level(const PuzzleFile& file, std::size_t number, const Settings& settings);

// With the puzzle that the settings name, or else the first.
Result<Opened> open_first(const std::string& path, const Settings& settings);
Result<Opened> open_first(PuzzleFile file, const Settings& settings);

}  // namespace ariadne::cli
