#include "worlds/rush/enumerate/board.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <tuple>

namespace ariadne::rush::enumerate {

namespace {

constexpr std::string_view names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnpqrstuvwyz";  // o and x are cells

void add_line(const LineTable& table, std::uint32_t pattern, std::uint32_t index, bool across, unsigned line,
              std::vector<Vehicle>& out) {
    const Pattern& whole = table.patterns[pattern];
    for (std::size_t i = 0; i < whole.lengths.size(); ++i) {
        const int place = table.places[whole.first + index][i];
        const int number = static_cast<int>(line);
        out.push_back({' ', across, whole.lengths[i], across ? Cell{number, place} : Cell{place, number}});
    }
}

}  // namespace

Board board(const Tables& tables, const Position& position) {
    Board out;
    out.size = tables.size;
    const auto red_row = static_cast<int>(tables.red_row);
    for (unsigned row = 0; row < tables.row_count; ++row)
        add_line(tables.rows, position.row_pattern[row], position.row[row], true, row, out.vehicles);
    for (unsigned col = 0; col < tables.col_count; ++col)
        add_line(tables.cols, position.col_pattern[col], position.col[col], false, col, out.vehicles);
    std::ranges::sort(out.vehicles, {}, [&](const Vehicle& vehicle) {
        return std::tuple(!vehicle.across || vehicle.at.row != red_row, vehicle.at.row, vehicle.at.col);
    });
    for (std::size_t i = 0; i < out.vehicles.size(); ++i) out.vehicles[i].name = names[i];
    for (std::uint64_t walls = position.walls; walls != 0; walls &= walls - 1) {
        const int cell = std::countr_zero(walls);
        out.walls.push_back({cell / tables.size.cols, cell % tables.size.cols});
    }
    return out;
}

}  // namespace ariadne::rush::enumerate
