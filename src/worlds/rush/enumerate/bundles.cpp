#include "worlds/rush/enumerate/bundles.h"

#include <algorithm>
#include <bit>

namespace ariadne::rush::enumerate {

namespace {

constexpr std::uint64_t no_key = ~std::uint64_t{0};
constexpr unsigned least_bits = 10;

std::uint64_t product(const std::array<std::uint32_t, longest_line>& sets, unsigned lines) {
    std::uint64_t out = 1;
    for (unsigned i = 0; i < lines; ++i) out *= static_cast<unsigned>(std::popcount(sets[i]));
    return out;
}

}  // namespace

bool rows_vary_less(const Tables& tables, const Ranges& within) {
    return product(within.rows, tables.row_count) < product(within.cols, tables.col_count);
}

Ranges ranges(const Tables& tables, const Position& at) {
    Ranges out;
    const std::uint64_t walls_by_col = tables.side(true).from_rows(at.walls);
    std::array<std::uint64_t, longest_line> blocked_rows{};
    std::array<std::uint64_t, longest_line> blocked_cols{};
    for (unsigned row = 0; row < tables.row_count; ++row) blocked_rows[row] = tables.side(false).line(at.walls, row);
    for (unsigned col = 0; col < tables.col_count; ++col) blocked_cols[col] = tables.side(true).line(walls_by_col, col);
    for (bool more = true; more;) {
        more = false;
        for (unsigned row = 0; row < tables.row_count; ++row) {
            const Room& room = tables.rows.room(tables.row_arrangement(at, row), blocked_rows[row]);
            out.rows[row] = room.members;
            for (std::uint32_t set = room.covered; set != 0; set &= set - 1) blocked_cols[lowest(set)] |= 1U << row;
        }
        for (unsigned col = 0; col < tables.col_count; ++col) {
            const Room& room = tables.cols.room(tables.col_arrangement(at, col), blocked_cols[col]);
            out.cols[col] = room.members;
            for (std::uint32_t set = room.covered; set != 0; set &= set - 1) {
                std::uint64_t& blocked = blocked_rows[lowest(set)];
                if ((blocked >> col & 1U) != 0) continue;
                blocked |= 1U << col;
                more = true;
            }
        }
    }
    return out;
}

Bundles::Bundles(const Tables& tables)
    : tables_(tables),
      side_(&tables.side(false)),
      keys_(std::size_t{1} << least_bits, no_key),
      hash_shift_(64 - least_bits) {}

bool Bundles::explore(const Position& start, const Ranges& within, Budget& budget) {
    look_from(start, within);
    bool least = true;
    for (std::size_t i = 0; i < found_.size() && least && budget.spend(); ++i) least = expand(Bundle(found_[i]));
    forget();
    return least;
}

void Bundles::look_from(const Position& start, const Ranges& within) {
    // The fixed vehicles are those that can do less.
    side_ = &tables_.side(rows_vary_less(tables_, within));
    const unsigned rows_shift = 4 * tables_.col_count;
    free_shift_ = side_->columns_free ? 0 : rows_shift;
    fixed_shift_ = side_->columns_free ? rows_shift : 0;
    rows_of_key_ = no_key << rows_shift;
    walls_ = side_->from_rows(start.walls);
    start_vertical_ = tables_.side(false).fixed_cells(start);
    start_key_ = 0;
    for (unsigned line = 0; line < side_->lines; ++line) {
        free_pattern_[line] = side_->free_patterns(start)[line];
        free_first_[line] = side_->free->patterns[free_pattern_[line]].first;
        start_key_ |= std::uint64_t{side_->free_at(start)[line]} << (free_shift_ + 4 * line);
    }
    for (unsigned place = 0; place < side_->length; ++place) {
        fixed_first_[place] = side_->fixed->patterns[side_->fixed_patterns(start)[place]].first;
        start_key_ |= std::uint64_t{side_->fixed_at(start)[place]} << (fixed_shift_ + 4 * place);
    }
    positions_ = 0;
    solvable_ = false;
    unsolved_ = false;
    found_.clear();
    add(start_key_, side_->fixed_cells(start));
}

bool Bundles::expand(const Bundle& from) {
    const Side& side = *side_;
    const LineTable& free = *side.free;
    const LineTable& fixed = *side.fixed;
    const unsigned length = side.length;
    const std::uint64_t key = from.key;
    const std::uint64_t blocked = from.fixed | walls_;
    std::uint64_t covered = blocked;
    std::uint64_t size = 1;
    for (unsigned line = 0; line < side.lines; ++line) {
        const Room& in = room(from, line);
        covered |= std::uint64_t{in.covered} << (line * length);
        size *= in.count;
    }
    positions_ += size;
    const std::uint32_t red = side.columns_free ? 1U << (key >> (fixed_shift_ + 4 * tables_.red_row) & 15U)
                                                : std::uint32_t{room(from, tables_.red_row).members};
    solvable_ |= (red >> tables_.exit & 1U) != 0;
    unsolved_ |= (red & ~(1U << tables_.exit)) != 0;

    for (const bool forward : {true, false}) {
        std::uint64_t entered = (forward ? from.fixed << length : from.fixed >> length) & side.board & ~covered;
        for (; entered != 0; entered &= entered - 1) {
            const unsigned cell = lowest(entered);
            const unsigned line = side.line_of[cell];
            const unsigned place = side.place_of[cell];
            const unsigned at_fixed = fixed_shift_ + 4 * place;
            const auto index = static_cast<std::uint32_t>(key >> at_fixed & 15U);
            const std::uint32_t arrangement = fixed_first_[place] + index;
            const Step& step = forward ? fixed.forth(arrangement, line) : fixed.back(arrangement, line);
            const std::uint64_t after = from.fixed ^ std::uint64_t{1} << cell ^ side.cell(step.vacated, place);

            const unsigned at_left = free_shift_ + 4 * step.vacated;
            const auto left_index = static_cast<std::uint32_t>(key >> at_left & 15U);
            const Room& grown =
                free.room(free_first_[step.vacated] + left_index, side.line(after | walls_, step.vacated));
            const auto pushed = static_cast<std::uint32_t>(std::countr_zero(grown.members));

            const unsigned at_entered = free_shift_ + 4 * line;
            const std::uint64_t next =
                (key ^ std::uint64_t{index ^ step.index} << at_fixed ^ std::uint64_t{left_index ^ pushed} << at_left) &
                ~(std::uint64_t{15} << at_entered);
            const std::uint64_t line_after = side.line(after | walls_, line);
            std::uint32_t open =
                room(from, line).members & free.avoiding(free_pattern_[line], std::uint64_t{1} << place);
            while (open != 0) {
                const auto front = static_cast<std::uint32_t>(std::countr_zero(open));
                const std::uint64_t name = next | std::uint64_t{front} << at_entered;
                if (smaller(name, after)) return false;
                add(name, after);
                open &= ~std::uint32_t{free.room(free_first_[line] + front, line_after).members};
            }
        }
    }
    return true;
}

// The smallest of a bundle is the one that names it. Among the arrangements of a pattern the order of their indices is
// that of the cells they cover, so rows can be compared by their part of the key.
bool Bundles::smaller(std::uint64_t key, std::uint64_t fixed) const {
    const std::uint64_t horizontal = key & rows_of_key_;
    const std::uint64_t least = start_key_ & rows_of_key_;
    if (horizontal != least) return horizontal < least;
    if (!side_->columns_free) return fixed < start_vertical_;
    std::uint64_t vertical = 0;
    for (unsigned col = 0; col < tables_.col_count; ++col)
        vertical |= tables_.side(false).across(tables_.cols.cells[free_first_[col] + (key >> (4 * col) & 15U)], col);
    return vertical < start_vertical_;
}

void Bundles::add(std::uint64_t key, std::uint64_t fixed) {
    const auto mask = static_cast<std::uint32_t>(keys_.size() - 1);
    std::uint32_t at = slot(key);
    for (; keys_[at] != no_key; at = (at + 1) & mask)
        if (keys_[at] == key) return;
    keys_[at] = key;
    found_.push_back({key, fixed, at});
    if (found_.size() * 2 > keys_.size()) grow();
}

void Bundles::grow() {
    keys_.assign(keys_.size() * 4, no_key);
    hash_shift_ -= 2;
    const auto mask = static_cast<std::uint32_t>(keys_.size() - 1);
    for (Bundle& bundle : found_) {
        std::uint32_t at = slot(bundle.key);
        while (keys_[at] != no_key) at = (at + 1) & mask;
        keys_[at] = bundle.key;
        bundle.slot = at;
    }
}

void Bundles::forget() {
    if (keys_.size() > std::size_t{1} << least_bits) {
        keys_.assign(std::size_t{1} << least_bits, no_key);
        hash_shift_ = 64 - least_bits;
        return;
    }
    for (const Bundle& bundle : found_) keys_[bundle.slot] = no_key;
}

Ranges Bundles::used() const {
    Ranges out;
    auto& free = side_->columns_free ? out.cols : out.rows;
    auto& fixed = side_->columns_free ? out.rows : out.cols;
    for (const Bundle& bundle : found_) {
        for (unsigned line = 0; line < side_->lines; ++line) free[line] |= room(bundle, line).members;
        for (unsigned place = 0; place < side_->length; ++place)
            fixed[place] |= 1U << (bundle.key >> (fixed_shift_ + 4 * place) & 15U);
    }
    return out;
}

}  // namespace ariadne::rush::enumerate
