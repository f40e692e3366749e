#include "worlds/pacman/cells.h"

#include <algorithm>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/numbers.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {

namespace {

constexpr std::string_view letters = "VJZB";  // in the order of Kind

// The blanks round a cell do not belong to it.
std::string_view trimmed(std::string_view cell) {
    while (!cell.empty() && text::is_blank(cell.front())) cell.remove_prefix(1);
    while (!cell.empty() && text::is_blank(cell.back())) cell.remove_suffix(1);
    return cell;
}

std::optional<Tile> read_cell(std::string_view cell) {
    if (cell.empty() || cell.size() > 2) return std::nullopt;
    const std::size_t letter = letters.find(cell[0]);
    if (letter == std::string_view::npos) return std::nullopt;
    const auto kind = static_cast<Kind>(letter);
    if (cell.size() == 1) return kind == Kind::food ? std::nullopt : std::optional(Tile{kind, 0});
    if (kind == Kind::empty || cell[1] < '1' || cell[1] > '9') return std::nullopt;
    return Tile{kind, static_cast<std::uint8_t>(cell[1] - '0')};
}

std::string_view expected_for(std::string_view cell) {
    switch (cell.empty() ? ' ' : cell[0]) {
        case 'V':
            return "V alone for an empty cell";
        case 'J':
            return "J1 to J9";
        case 'Z':
            return "Z or Z1 to Z9";
        case 'B':
            return "B or B1 to B9";
        default:
            return "V, J1 to J9, Z, Z1 to Z9, B or B1 to B9";
    }
}

// A cell that is none: named whole where it can be printed, else by its first odd byte.
RowFault unknown_cell(std::string_view cell, std::size_t at) {
    const auto printable = [](char c) { return c >= 0x20 && c < 0x7f; };
    const auto odd = static_cast<std::size_t>(std::find_if_not(cell.begin(), cell.end(), printable) - cell.begin());
    const std::string what = cell.empty()        ? "no cell"
                             : odd < cell.size() ? text::shown(cell[odd])
                                                 : fmt::format("'{}'", text::clipped(cell));
    return {at + (odd < cell.size() ? odd : 0), fmt::format("found {}, expected {}", what, expected_for(cell))};
}

}  // namespace

std::optional<RowFault> read_row(std::string_view row, int cols, std::string_view width_name, std::vector<Tile>& out) {
    int count = 0;
    std::size_t from = 0;
    std::size_t surplus = row.size();  // where the first cell too many begins
    const bool blank = trimmed(row).empty();
    while (!blank && from <= row.size()) {
        const std::size_t comma = std::min(row.find(',', from), row.size());
        const std::string_view cell = trimmed(row.substr(from, comma - from));
        const auto at = cell.empty() ? from : static_cast<std::size_t>(cell.data() - row.data());
        if (count == cols) surplus = at;
        if (count < cols) {
            const std::optional<Tile> tile = read_cell(cell);
            if (!tile) return unknown_cell(cell, at);
            out.push_back(*tile);
        }
        ++count;
        from = comma + 1;
    }
    if (count == cols) return std::nullopt;
    return RowFault{surplus, fmt::format("found a row of {} {}, expected {} as {} says", count,
                                         count == 1 ? "cell" : "cells", cols, width_name)};
}

std::size_t cell_offset(std::string_view row, int col) {
    std::size_t from = 0;
    for (int i = 0; i < col; ++i) from = row.find(',', from) + 1;
    return std::min(row.find_first_not_of(" \t", from), row.size());
}

std::string write(Tile tile) {
    std::string text(1, letters[static_cast<std::size_t>(tile.kind)]);
    if (tile.value > 0) text += static_cast<char>('0' + tile.value);
    return text;
}

}  // namespace ariadne::pacman
