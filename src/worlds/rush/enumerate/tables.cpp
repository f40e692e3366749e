#include "worlds/rush/enumerate/tables.h"

#include <algorithm>
#include <bit>

namespace ariadne::rush::enumerate {

namespace {

std::uint32_t block(unsigned at, unsigned size) {
    return ((1U << size) - 1) << at;
}

// Every way to place vehicles from `at` on, in their order.
void place(const std::vector<std::uint8_t>& lengths, std::size_t next, unsigned at, unsigned end, std::uint32_t covered,
           std::vector<std::uint32_t>& out) {
    if (next == lengths.size()) {
        out.push_back(covered);
        return;
    }
    for (unsigned first = at; first + lengths[next] <= end; ++first)
        place(lengths, next + 1, first + lengths[next], end, covered | block(first, lengths[next]), out);
}

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

LineTable::LineTable(unsigned size) : length(size) {
    std::vector<std::uint8_t> none;
    add_patterns(none, 0);
    index_by_cells_.assign(patterns.size() << length, 0);
    clear_of_.assign(patterns.size() << length, 0);
    for (std::uint32_t of = 0; of < patterns.size(); ++of) add_arrangements(of);
    for (Pattern& whole : patterns) {
        for (std::size_t i = 0; i < whole.lengths.size(); ++i) {
            std::vector<std::uint8_t> rest = whole.lengths;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            whole.without.push_back(static_cast<std::uint8_t>(find_pattern(rest)));
        }
    }
    steps_forth_.resize(cells.size() * length);
    steps_back_.resize(cells.size() * length);
    one_move_.resize(cells.size() << length);
    rooms_.resize(cells.size() << length);
    const auto all = static_cast<std::uint32_t>(cells.size());
    for (std::uint32_t i = 0; i < all; ++i) add_steps(i);
    for (std::uint32_t i = 0; i < all; ++i) add_rooms(i);
}

std::uint32_t LineTable::find_pattern(const std::vector<std::uint8_t>& lengths) const {
    return static_cast<std::uint32_t>(std::ranges::find(patterns, lengths, &Pattern::lengths) - patterns.begin());
}

void LineTable::add_patterns(std::vector<std::uint8_t>& lengths, unsigned sum) {
    if (sum >= length) return;
    patterns.push_back({lengths, 0, 0, {}});
    for (const std::uint8_t next : {std::uint8_t{2}, std::uint8_t{3}}) {
        lengths.push_back(next);
        add_patterns(lengths, sum + next);
        lengths.pop_back();
    }
}

void LineTable::add_arrangements(std::uint32_t of) {
    Pattern& whole = patterns[of];
    std::vector<std::uint32_t> covered;
    place(whole.lengths, 0, 0, length, 0, covered);
    std::ranges::sort(covered);
    whole.first = static_cast<std::uint32_t>(cells.size());
    whole.count = static_cast<std::uint32_t>(covered.size());
    for (std::uint32_t i = 0; i < whole.count; ++i) {
        cells.push_back(static_cast<std::uint8_t>(covered[i]));
        pattern_of.push_back(static_cast<std::uint8_t>(of));
        index_by_cells_[of << length | covered[i]] = static_cast<std::uint8_t>(i);
        for (std::uint32_t blocked = 0; blocked < 1U << length; ++blocked)
            if ((covered[i] & blocked) == 0) clear_of_[of << length | blocked] |= static_cast<std::uint16_t>(1U << i);
        std::vector<std::uint8_t> first;
        unsigned cell = 0;
        for (const std::uint8_t size : whole.lengths) {
            while ((covered[i] >> cell & 1U) == 0) ++cell;
            first.push_back(static_cast<std::uint8_t>(cell));
            cell += size;
        }
        places.push_back(std::move(first));
    }
}

void LineTable::add_steps(std::uint32_t arrangement) {
    const std::uint32_t of = pattern_of[arrangement];
    const std::uint32_t covered = cells[arrangement];
    const auto step = [&](unsigned into, unsigned from, std::size_t vehicle) {
        const std::uint32_t after = covered ^ 1U << into ^ 1U << from;
        return Step{static_cast<std::uint8_t>(index_of(of, after)), static_cast<std::uint8_t>(from),
                    static_cast<std::uint8_t>(vehicle)};
    };
    for (std::size_t i = 0; i < places[arrangement].size(); ++i) {
        const unsigned first = places[arrangement][i];
        const unsigned end = first + patterns[of].lengths[i];
        if (end < length && (covered >> end & 1U) == 0) steps_forth_[arrangement * length + end] = step(end, first, i);
        if (first > 0 && (covered >> (first - 1) & 1U) == 0)
            steps_back_[arrangement * length + first - 1] = step(first - 1, end - 1, i);
    }
}

void LineTable::add_rooms(std::uint32_t arrangement) {
    const Pattern& whole = patterns[pattern_of[arrangement]];
    const auto one_away = [&](std::uint32_t from, std::uint32_t blocked) {
        std::uint32_t out = 0;
        for (std::size_t i = 0; i < whole.lengths.size(); ++i) {
            for (const bool forward : {false, true}) {
                for (std::uint32_t at = from;;) {
                    const unsigned first = places[at][i];
                    const unsigned into = forward ? first + whole.lengths[i] : first - 1;  // wraps at the edge
                    if (into >= length || ((cells[at] | blocked) >> into & 1U) != 0) break;
                    const std::uint32_t index = (forward ? forth(at, into) : back(at, into)).index;
                    out |= 1U << index;
                    at = whole.first + index;
                }
            }
        }
        return out;
    };
    for (std::uint32_t blocked = 0; blocked < 1U << length; ++blocked) {
        if ((cells[arrangement] & blocked) != 0) continue;
        std::uint32_t seen = 1U << (arrangement - whole.first);
        one_move_[arrangement << length | blocked] = static_cast<std::uint16_t>(one_away(arrangement, blocked));
        for (std::uint32_t open = seen; open != 0;) {
            const unsigned index = lowest(open);
            open &= open - 1;
            const std::uint32_t more = one_away(whole.first + index, blocked) & ~seen;
            seen |= more;
            open |= more;
        }
        std::uint32_t covered = (1U << length) - 1;
        for (std::uint32_t set = seen; set != 0; set &= set - 1) covered &= cells[whole.first + lowest(set)];
        rooms_[arrangement << length | blocked] = {static_cast<std::uint16_t>(seen), static_cast<std::uint8_t>(covered),
                                                   static_cast<std::uint8_t>(std::popcount(seen))};
    }
}

std::uint64_t Side::across(std::uint32_t cells, unsigned place) const {
    std::uint64_t out = 0;
    for (; cells != 0; cells &= cells - 1) out |= cell(lowest(cells), place);
    return out;
}

std::uint64_t Side::from_rows(std::uint64_t set) const {
    if (!columns_free) return set;
    std::uint64_t out = 0;
    for (; set != 0; set &= set - 1) {
        const unsigned at = lowest(set);
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
