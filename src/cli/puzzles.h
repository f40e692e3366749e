#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "base/budget.h"
#include "base/error.h"
#include "cli/console.h"
#include "worlds/world.h"

namespace ariadne::cli {

// Reads a file that should hold a puzzle of that world, or of any for "".
Result<std::string> read_puzzle(const std::string& path, const std::string& world_name);

// A file with one puzzle or many.
struct PuzzleFile {
    std::string path;
    const worlds::World* world = nullptr;
    std::vector<worlds::PuzzleText> puzzles;  // unread; at least one
};

// Reads a file, finds its world, tells that world what the settings say about its files, and takes its puzzles apart.
Result<PuzzleFile> open_puzzles(const std::string& path, const Settings& settings);

// Whether every option about reading is one of that world's.
Result<void> fitting_reading(const worlds::World& world, const Settings& settings);

// A puzzle, and where it stands.
struct Loaded {
    std::string path;
    std::string text;
    const worlds::World* world = nullptr;
    int line = 1;              // of the file, where the text begins
    std::string title = {};    // may be empty
    std::size_t number = 1;    // among the puzzles of the file, from 1
    bool one_of_many = false;  // others of the same file are asked for, too
};

// All puzzles of a file, or the one that --board names.
Result<std::vector<Loaded>> open_all(const std::string& path, const Settings& settings);
std::unexpected<Error> no_such_board(std::uint64_t board, std::size_t size);  // that --board names
// A single one: of many, --board has to name it.
Result<Loaded> open_one(const std::string& path, const Settings& settings);

// An error in the text of a puzzle that begins with that line, with its line in the file.
Error in_file(int line, bool one_of_many, Error error);
Error in_file(const Loaded& loaded, Error error);
// "FILE", or "FILE:LINE" where other puzzles of the file are about.
std::string place_of(const Loaded& loaded);
// What one of many is called: its title, or its number.
std::string heading_of(const Loaded& loaded, Language language);

// The same with a voice. What is wrong has been told when nothing comes back.
std::optional<std::vector<Loaded>> load_all(Console& console, const std::string& path);

// The puzzle itself; errors have their line in the file. Under --strict warnings are errors.
Result<std::unique_ptr<worlds::Puzzle>> read(const Loaded& loaded, const Settings& settings);
// The same with a voice: shows its warnings, or says what is wrong when nothing comes back.
std::unique_ptr<worlds::Puzzle> read(Console& console, const Loaded& loaded);
// A text into a file, or to stdout for "-"; with --json an object says where it is, or holds it. Returns the exit code.
int hand_out(Console& console, const std::string& path, const std::string& text, boost::json::object about);
// The same of a puzzle in another format, written as it is made. `place` is what errors of that begin with.
int hand_out(Console& console, const std::string& path, const worlds::Puzzle& puzzle, const std::string& format,
             const std::string& place, Budget& budget, boost::json::object about);
void warn(const Console& console, const std::string& place, const std::vector<Message>& warnings);

}  // namespace ariadne::cli
