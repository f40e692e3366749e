#include "worlds/board_editor.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/characters.h"
#include "worlds/names.h"

namespace ariadne::worlds {

Result<void> check_size(Size size, const SizeLimits& limits) {
    const auto fits = [&](int side) { return side >= limits.least && side <= limits.most; };
    if (!fits(size.rows) || !fits(size.cols))
        return fail(fmt::format("found {} rows and {} columns, expected {} to {} of each", size.rows, size.cols,
                                limits.least, limits.most));
    if (size.area() < limits.least_cells)
        return fail(
            fmt::format("found {} x {} cells, expected {} cells at least", size.rows, size.cols, limits.least_cells));
    if (size.area() > most_cells_by_hand)
        return fail(fmt::format("found {} x {} cells, expected no more than {} of them on a board made by hand",
                                size.rows, size.cols, most_cells_by_hand));
    return {};
}

Result<void> check_stroke(std::span<const Brush> brushes, const Stroke& stroke) {
    const auto brush = std::ranges::find(brushes, stroke.brush, &Brush::name);
    if (brush == brushes.end()) return unknown_name("brush", stroke.brush, names_of(brushes));
    if (brush->touch == Touch::edge && !stroke.side)
        return fail(
            fmt::format("'{}' is painted between two cells, expected a side: down, right, up or left", brush->name));
    if (brush->touch == Touch::across && (stroke.side == Direction::left || stroke.side == Direction::up))
        return fail(fmt::format("'{}' lies to the right of its cell or below it, expected the side right or down",
                                brush->name));
    return {};
}

Result<std::int64_t> read_fact(std::span<const Fact> facts, std::string_view name, std::string_view value) {
    if (facts.empty()) return fail(fmt::format("no fact is called '{}': these boards have none", text::clipped(name)));
    const auto fact = std::ranges::find(facts, name, &Fact::name);
    if (fact == facts.end()) return unknown_name("fact", name, names_of(facts));
    if (!fact->choices.empty()) {
        const auto choice = std::ranges::find(fact->choices, value);
        if (choice != fact->choices.end()) return choice - fact->choices.begin();
        return fail(fmt::format("{}: found '{}', expected one of: {}", name, text::clipped(value),
                                fmt::join(fact->choices, ", ")));
    }
    std::int64_t number = 0;
    const auto [read, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || read != value.data() + value.size() || number < fact->least || number > fact->most)
        return fail(fmt::format("{}: found '{}', expected a number from {} to {}", name, text::clipped(value),
                                fact->least, fact->most));
    return number;
}

Error off_board(std::string_view cell, Size size) {
    return {fmt::format("{} is not on the board, which has {} {} and {} {}", cell, size.rows,
                        size.rows == 1 ? "row" : "rows", size.cols, size.cols == 1 ? "column" : "columns")};
}

}  // namespace ariadne::worlds
