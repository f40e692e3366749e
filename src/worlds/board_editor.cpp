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
        return fail({tr("found a board of {0} x {1} cells, expected {2} to {3} rows and columns"), size.rows, size.cols,
                     limits.least, limits.most});
    if (size.area() < limits.least_cells)
        return fail({tr("found a board of {0} x {1} cells, expected at least {2} cells"), size.rows, size.cols,
                     limits.least_cells});
    if (size.area() > most_cells_by_hand)
        return fail({tr("found a board of {0} x {1} cells, expected at most {2} cells in the editor"), size.rows,
                     size.cols, most_cells_by_hand});
    return {};
}

Result<void> check_stroke(std::span<const Brush> brushes, const Stroke& stroke) {
    const auto brush = std::ranges::find(brushes, stroke.brush, &Brush::name);
    if (brush == brushes.end())
        return unknown_name(tr("unknown brush '{0}'; the brushes are {1}"), stroke.brush, names_of(brushes));
    if (brush->touch == Touch::edge && !stroke.side)
        return fail({tr("'{0}' goes between two cells, expected a side: down, right, up or left"), brush->name});
    if (brush->touch == Touch::across && (stroke.side == Direction::left || stroke.side == Direction::up))
        return fail(
            {tr("'{0}' extends to the right or down from its cell, expected the side right or down"), brush->name});
    return {};
}

Result<std::int64_t> read_fact(std::span<const Fact> facts, std::string_view name, std::string_view value) {
    if (facts.empty()) return fail({tr("unknown fact '{0}'; these boards have no facts"), text::clipped(name)});
    const auto fact = std::ranges::find(facts, name, &Fact::name);
    if (fact == facts.end()) return unknown_name(tr("unknown fact '{0}'; the facts are {1}"), name, names_of(facts));
    if (!fact->choices.empty()) {
        const auto choice = std::ranges::find(fact->choices, value);
        if (choice != fact->choices.end()) return choice - fact->choices.begin();
        return fail({tr("{0}: found '{1}', expected one of: {2}"), name, text::clipped(value),
                     fmt::format("{}", fmt::join(fact->choices, ", "))});
    }
    std::int64_t number = 0;
    const auto [read, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || read != value.data() + value.size() || number < fact->least || number > fact->most)
        return fail({tr("{0}: found '{1}', expected a number from {2} to {3}"), name, text::clipped(value), fact->least,
                     fact->most});
    return number;
}

}  // namespace ariadne::worlds
