#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/sink.h"
#include "text/points.h"
#include "worlds/pacman/model.h"

namespace ariadne::pacman {

inline constexpr int largest_side = 100'000;
inline constexpr std::int64_t largest_energy = 1'000'000'000;
inline constexpr int largest_by_the_rules = 20;  // of width and height; more is a warning

// The coordinates people read: x the column from 1 at the left, y the row from 1 at the top.
using text::Point;

constexpr Point to_point(Cell c) {
    return {c.col + 1, c.row + 1};
}
constexpr Cell to_cell(Point p) {
    return {p.y - 1, p.x - 1};
}

struct Parsed {
    Map map;
    std::vector<Message> warnings;
};

// Reads a map in either format: what begins with a brace is JSON, everything else comma text. Columns in errors count
// bytes. Under `strict` the first warning is an error.
Result<Parsed> parse(std::string_view text, bool strict = false);

Result<void> write(const Map& map, Budget& budget, const render::Sink& sink);  // comma text
std::string write(const Map& map);                                             // in one piece
Result<void> write_json(const Map& map, Budget& budget, const render::Sink& sink);
std::string write(Tile tile);  // "V", "J2", "Z9", "Z", "B7", "B"

// Where the cell stands in a text that `parse` reads, for messages about it; the message is taken over.
Error at_cell(std::string_view text, Cell cell, Message message);

}  // namespace ariadne::pacman
