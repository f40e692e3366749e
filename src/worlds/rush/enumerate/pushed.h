#pragma once

#include <cstdint>
#include <vector>

#include "worlds/rush/enumerate/tables.h"

namespace ariadne::rush::enumerate {

// Every position of a board size in which nothing can move left or up, in shares.
//
// The rows come first, the red car's before the others; they can be anything, for rows do not touch each other. Then
// the columns are free to choose one by one: what may stand in a column depends only on the cells that the rows cover
// in it, and on the cells that must be covered to hold something in the rows back. A share is one choice for the first
// few rows. Shares are numbered so that neighbours have little in common: any run of them is a fair sample of the
// whole.
class Pushed {
  public:
    Pushed(const Tables& tables, unsigned walls);

    std::uint64_t shares() const { return prefixes_.size(); }
    std::uint64_t count(std::uint64_t share) const;  // of its positions

    // Calls `use(position)` for each of a share; false from it ends them.
    template <class Use>
    bool for_each(std::uint64_t share, const Use& use) const;

  private:
    // What a row may be.
    struct Choice {
        std::uint8_t arrangement = 0;
        std::uint8_t walls = 0;     // cells
        std::uint8_t required = 0;  // cells that something vertical must cover
        std::uint8_t wall_count = 0;
    };
    using Rows = std::array<std::uint16_t, longest_line>;  // by place in the order of rows: the number of a choice

    struct Columns {
        std::array<const std::vector<std::uint8_t>*, longest_line> arrangements{};
        std::uint64_t count = 1;
    };

    void add_choices(std::vector<Choice>& out, bool red) const;
    void add_prefixes(Rows& rows, unsigned placed, unsigned depth, unsigned walls, std::vector<Rows>& out) const;
    template <class Use>
    bool complete(Rows& rows, unsigned placed, unsigned walls, const Use& use) const;
    Columns columns(const Rows& rows) const;
    Position rows_only(const Rows& rows) const;
    const Choice& choice(const Rows& rows, unsigned placed) const {
        return (placed == 0 ? red_choices_ : choices_)[rows[placed]];
    }

    const Tables& tables_;
    unsigned walls_;
    std::vector<unsigned> order_;  // of the rows
    std::vector<Choice> red_choices_;
    std::vector<Choice> choices_;
    unsigned depth_ = 0;  // rows that a share has in common
    std::vector<Rows> prefixes_;
    std::uint64_t stride_ = 1;
    std::vector<std::vector<std::uint8_t>> column_choices_;  // by covered and required cells: arrangements
};

template <class Use>
bool Pushed::for_each(std::uint64_t share, const Use& use) const {
    Rows rows = prefixes_[share * stride_ % prefixes_.size()];
    unsigned walls = 0;
    for (unsigned placed = 0; placed < depth_; ++placed) walls += choice(rows, placed).wall_count;
    return complete(rows, depth_, walls, [&](const Rows& all) {
        const Columns choices = columns(all);
        if (choices.count == 0) return true;
        Position position = rows_only(all);
        std::array<std::size_t, longest_line> chosen{};
        for (unsigned col = 0; col < tables_.col_count;) {
            for (unsigned each = 0; each < tables_.col_count; ++each) {
                const std::uint32_t arrangement = (*choices.arrangements[each])[chosen[each]];
                position.col_pattern[each] = tables_.cols.pattern_of[arrangement];
                position.col[each] =
                    static_cast<std::uint8_t>(arrangement - tables_.cols.patterns[position.col_pattern[each]].first);
            }
            if (!use(position)) return false;
            for (col = 0; col < tables_.col_count && ++chosen[col] == choices.arrangements[col]->size(); ++col)
                chosen[col] = 0;
        }
        return true;
    });
}

template <class Use>
bool Pushed::complete(Rows& rows, unsigned placed, unsigned walls, const Use& use) const {
    if (placed == tables_.row_count) return walls != walls_ || use(rows);
    const std::vector<Choice>& choices = placed == 0 ? red_choices_ : choices_;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (walls + choices[i].wall_count > walls_) continue;
        rows[placed] = static_cast<std::uint16_t>(i);
        if (!complete(rows, placed + 1, walls + choices[i].wall_count, use)) return false;
    }
    return true;
}

}  // namespace ariadne::rush::enumerate
