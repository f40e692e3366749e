#include "worlds/rush/enumerate/tables.h"

#include <bit>

namespace ariadne::rush::enumerate {

namespace {

Side make_side(bool columns_free, const LineTable& free, const LineTable& fixed) {
    Side out;
    out.columns_free = columns_free;
    out.lines = fixed.length;
    out.length = free.length;
    out.free = &free;
    out.fixed = &fixed;
    for (unsigned line = 0; line < out.lines; ++line) {
        for (unsigned place = 0; place < out.length; ++place) {
            out.board |= out.cell(line, place);
            out.line_of[line * out.length + place] = static_cast<std::uint8_t>(line);
            out.place_of[line * out.length + place] = static_cast<std::uint8_t>(place);
        }
        out.front |= out.cell(line, 0);
        out.end |= out.cell(line, out.length - 1);
    }
    return out;
}

}  // namespace

std::uint64_t Side::across(std::uint32_t cells, unsigned place) const {
    std::uint64_t out = 0;
    for (; cells != 0; cells &= cells - 1) out |= cell(static_cast<unsigned>(std::countr_zero(cells)), place);
    return out;
}

std::uint64_t Side::from_rows(std::uint64_t set) const {
    if (!columns_free) return set;
    std::uint64_t out = 0;
    for (; set != 0; set &= set - 1) {
        const auto at = static_cast<unsigned>(std::countr_zero(set));
        out |= cell(at % lines, at / lines);
    }
    return out;
}

std::uint64_t Side::fixed_cells(const Position& at) const {
    std::uint64_t out = 0;
    for (unsigned place = 0; place < length; ++place) {
        const Pattern& pattern = fixed->patterns[fixed_patterns(at)[place]];
        out |= across(fixed->cells[pattern.first + fixed_at(at)[place]], place);
    }
    return out;
}

Tables::Tables(Size board)
    : size(board),
      row_count(static_cast<unsigned>(board.rows)),
      col_count(static_cast<unsigned>(board.cols)),
      red_row((row_count - 1) / 2),
      rows(col_count),
      cols(row_count),
      red_pattern(rows.find_pattern({2})),
      exit(rows.patterns[red_pattern].count - 1),
      rows_free_(make_side(false, rows, cols)),
      columns_free_(make_side(true, cols, rows)) {}

}  // namespace ariadne::rush::enumerate
