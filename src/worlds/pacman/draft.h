#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/characters.h"
#include "text/json_scanner.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {

// A number that a file gives, and how its reader speaks of it: "x0=" in comma text, key START.X in JSON.
struct Claim {
    std::int64_t value = 0;
    bool past_most = false;
    std::string_view written;
    std::size_t offset = 0;  // in the text
    std::string_view key;
    std::string_view label;  // before the number
};

// A row of cells as it stands in the file.
struct Row {
    std::string_view text;
    std::size_t offset = 0;                    // of its first byte
    std::vector<std::size_t> offsets_of = {};  // of each byte and the end, where they do not simply follow each other

    std::size_t place(std::size_t i) const { return offsets_of.empty() ? offset + i : offsets_of[i]; }
};

// What both formats say, before it is known to be a map.
struct Draft {
    std::string_view text;  // the whole file, for places in errors
    Claim width;
    Claim height;
    Claim start_x;
    Claim start_y;
    Claim energy;
    Claim goal_x;
    Claim goal_y;
    std::vector<Row> rows;
    std::deque<std::string> decoded;  // rows that do not stand in the file as they read
    std::size_t end = 0;              // where a missing row should have been
    std::string_view width_name;      // in messages about rows
    std::string_view height_name;
    bool keyed = false;  // rows are named by a key, too
};

// The size first, then the start, then the goal, then the rows: each needs those before it.
Result<void> check_size(const Draft& draft);
Result<void> check_start(const Draft& draft);
Result<void> check_goal(const Draft& draft);
Result<Parsed> build(const Draft& draft, bool strict);

// Where a cell of a row begins.
std::size_t cell_offset(std::string_view row, int col);

using text::at_offset;
using text::of_key;

// Either format as far as its draft.
Result<Draft> draft_of_commas(std::string_view text);
Result<Draft> draft_of_json(std::string_view text);

}  // namespace ariadne::pacman
