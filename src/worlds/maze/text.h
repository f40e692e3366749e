#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/sink.h"
#include "text/points.h"
#include "worlds/maze/model.h"

namespace ariadne::maze {

inline constexpr int largest_side = 100'000;
inline constexpr std::int64_t largest_life = 1'000'000'000;
inline constexpr int least_by_the_rules = 10;  // of N, M and P; less is a warning

// The coordinates people read: x the column from 0 at the left, y the row from 0 at the bottom.
using text::Point;

constexpr Point to_point(Size size, Cell c) {
    return {c.col, size.rows - 1 - c.row};
}
constexpr Cell to_cell(Size size, Point p) {
    return {size.rows - 1 - p.y, p.x};
}

struct Parsed {
    Map map;
    std::vector<Message> warnings;
};

// Reads a map. Columns in errors count bytes. Under `strict` the first warning is an error.
Result<Parsed> parse(std::string_view text, bool strict = false);
Result<void> write(const Map& map, Budget& budget, const render::Sink& sink);
std::string write(const Map& map);  // in one piece

}  // namespace ariadne::maze
