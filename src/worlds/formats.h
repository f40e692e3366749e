#pragma once

#include <algorithm>
#include <ranges>
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

template <class Rows>
Result<const std::ranges::range_value_t<Rows>*> find_format(const Rows& rows, std::string_view name) {
    const auto found = std::ranges::find_if(rows, [&](const auto& row) { return row.name == name; });
    if (found != std::ranges::end(rows)) return &*found;
    std::vector<std::string_view> known;
    for (const auto& row : rows) known.push_back(row.name);
    return unknown_name("format", name, known);
}

}  // namespace ariadne::worlds
