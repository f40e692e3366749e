#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/names.h"
#include "worlds/world.h"

namespace ariadne::worlds {

// A row of the table of formats that a world writes its puzzles in. Text is a std::string, or a Result of one where not
// every puzzle can be written so.
template <class Puzzle, class Text = std::string>
struct NamedFormat {
    std::string_view name;
    std::string_view help;
    Text (*write)(const Puzzle& puzzle);
};

// The table as World::formats gives it.
template <class Rows>
std::vector<Format> formats_of(const Rows& rows) {
    std::vector<Format> out;
    for (const auto& row : rows) out.push_back({std::string(row.name), std::string(row.help)});
    return out;
}

// The puzzle in the format of that name.
template <class Rows, class Puzzle>
Result<std::string> convert(const Rows& rows, std::string_view name, const Puzzle& puzzle) {
    if (const auto* const row = find_named(rows, name)) return row->write(puzzle);
    return unknown_name("format", name, names_of(rows));
}

}  // namespace ariadne::worlds
