#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "worlds/rush/enumerate/tables.h"

namespace ariadne::rush::enumerate {

// Every position of a board size in which nothing can move left or up, in shares.
//
// The rows come first, the red car's before the others; they can be anything, for rows do not touch each other. Then
// the columns are free to choose one by one: what may stand in a column depends only on the cells that the rows cover
// in it, and on the cells that must be covered to hold something in the rows back. A share is one choice for the first
// few rows, for more of them where many positions follow. Shares are numbered so that neighbours have little in common:
// any run of them is a fair sample of the whole.
class Pushed {
  public:
    Pushed(const Tables& tables, unsigned walls) : tables_(tables), walls_(walls) {
        order_.push_back(tables.red_row);
        for (unsigned row = 0; row < tables.row_count; ++row)
            if (row != tables.red_row) order_.push_back(row);
        add_choices(red_choices_, true);
        add_choices(choices_, false);

        const unsigned cells = tables.row_count;
        column_choices_.resize(std::size_t{1} << (2 * cells));
        for (std::uint32_t covered = 0; covered < 1U << cells; ++covered) {
            for (std::uint32_t required = 0; required < 1U << cells; ++required) {
                for (std::size_t i = 0; i < tables.cols.cells.size(); ++i) {
                    const std::uint32_t own = tables.cols.cells[i];
                    const std::uint32_t above = own >> 1U & ~own;
                    if ((own & covered) == 0 && (above & ~covered) == 0 && (required & ~own) == 0)
                        column_choices_[covered << cells | required].push_back(static_cast<std::uint8_t>(i));
                }
            }
        }

        count_rows();
        for (double heaviest = 1e9; !divide(heaviest); heaviest *= 10) shares_.clear();
        // About the golden part of them, and nothing in common with their number.
        stride_ = shares_.size() * 89 / 144 + 1;
        while (std::gcd(stride_, shares_.size()) != 1) ++stride_;
    }

    std::uint64_t shares() const { return shares_.size(); }

    // Calls `use(position)` for each of a share; false from it ends them.
    template <class Use>
    bool for_each(std::uint64_t share, const Use& use) const {
        const auto complete = [&](const Share& at) { return at.placed == tables_.row_count; };
        return choose(shares_[share * stride_ % shares_.size()], complete, [&](const Share& chosen) {
            if (chosen.walls != walls_) return true;
            const Columns choices = columns(chosen);
            if (choices.count == 0) return true;
            Position position = rows_only(chosen.rows);
            std::array<std::size_t, longest_line> turn{};
            for (unsigned col = 0; col < tables_.col_count;) {
                for (unsigned each = 0; each < tables_.col_count; ++each) {
                    const std::uint32_t arrangement = (*choices.arrangements[each])[turn[each]];
                    position.col_pattern[each] = tables_.cols.pattern_of[arrangement];
                    position.col[each] = static_cast<std::uint8_t>(
                        arrangement - tables_.cols.patterns[position.col_pattern[each]].first);
                }
                if (!use(position)) return false;
                for (col = 0; col < tables_.col_count && ++turn[col] == choices.arrangements[col]->size(); ++col)
                    turn[col] = 0;
            }
            return true;
        });
    }

  private:
    static constexpr double usual_shares = 60'000;
    static constexpr std::size_t most_shares = 5'000'000;

    // What a row may be.
    struct Choice {
        std::uint8_t arrangement = 0;
        std::uint8_t walls = 0;     // cells
        std::uint8_t required = 0;  // cells that something vertical must cover
        std::uint8_t wall_count = 0;
    };
    using Rows = std::array<std::uint16_t, longest_line>;  // by place in the order of rows: the number of a choice

    struct Share {
        Rows rows{};
        std::uint8_t placed = 0;  // rows that are chosen
        std::uint8_t walls = 0;   // in them
    };

    struct Columns {
        std::array<const std::vector<std::uint8_t>*, longest_line> arrangements{};
        std::uint64_t count = 1;
    };

    void add_choices(std::vector<Choice>& out, bool red) const {
        const LineTable& table = tables_.rows;
        const std::uint32_t all = (1U << table.length) - 1;
        for (std::size_t i = 0; i < table.cells.size(); ++i) {
            if (red && table.pattern_of[i] != tables_.red_pattern) continue;
            const std::uint32_t own = table.cells[i];
            // Walls on any free cells, as long as one stays free; not between the red car and the exit.
            for (std::uint32_t walls = 0; walls <= all; ++walls) {
                const auto count = static_cast<unsigned>(std::popcount(walls));
                if (count > walls_ || (walls & own) != 0 || (count > 0 && (walls | own) == all)) continue;
                if (red && walls > own) continue;
                out.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(walls),
                               static_cast<std::uint8_t>(own >> 1U & ~own & ~walls), static_cast<std::uint8_t>(count)});
            }
        }
    }

    void count_rows() {
        row_choices_.assign(tables_.row_count, std::vector<double>(walls_ + 1));
        row_choices_[0][0] = 1;
        for (unsigned rows = 1; rows < tables_.row_count; ++rows)
            for (const Choice& row : choices_)
                for (std::size_t walls = row.wall_count; walls <= walls_; ++walls)
                    row_choices_[rows][walls] += row_choices_[rows - 1][walls - row.wall_count];
    }

    // What is cut short is lost: no share should take hours. False if that makes too many of them.
    bool divide(double heaviest) {
        unsigned depth = 1;
        while (depth + 1 < tables_.row_count && choices_of_the_first(depth + 1) <= usual_shares) ++depth;
        const auto small = [&](const Share& at) {
            return at.placed == tables_.row_count || (at.placed >= depth && weight(at) <= heaviest);
        };
        return choose({}, small, [&](const Share& share) {
            shares_.push_back(share);
            return shares_.size() <= most_shares;
        });
    }

    double choices_of_the_first(unsigned rows) const {
        double out = 0;
        for (const Choice& red : red_choices_)
            for (std::size_t walls = red.wall_count; walls <= walls_; ++walls)
                out += row_choices_[rows - 1][walls - red.wall_count];
        return out;
    }

    // How many positions there would be if the other rows took no cells from the columns: between twenty and three
    // hundred times as many as there are.
    double weight(const Share& share) const {
        return static_cast<double>(columns(share).count) *
               row_choices_[tables_.row_count - share.placed][walls_ - share.walls];
    }

    // Chooses further rows until it is `enough(share)`: `use(share)` then; false from it ends them.
    template <class Enough, class Use>
    bool choose(const Share& at, const Enough& enough, const Use& use) const {
        if (enough(at)) return use(at);
        const std::vector<Choice>& choices = at.placed == 0 ? red_choices_ : choices_;
        Share next = at;
        ++next.placed;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (at.walls + choices[i].wall_count > walls_) continue;
            next.rows[at.placed] = static_cast<std::uint16_t>(i);
            next.walls = static_cast<std::uint8_t>(at.walls + choices[i].wall_count);
            if (!choose(next, enough, use)) return false;
        }
        return true;
    }

    // Those that fit the rows that are chosen.
    Columns columns(const Share& share) const {
        std::array<std::uint32_t, longest_line> covered{};
        std::array<std::uint32_t, longest_line> required{};
        for (unsigned placed = 0; placed < share.placed; ++placed) {
            const Choice& row = choice(share.rows, placed);
            const std::uint32_t taken = tables_.rows.cells[row.arrangement] | std::uint32_t{row.walls};
            for (unsigned col = 0; col < tables_.col_count; ++col) {
                covered[col] |= (taken >> col & 1U) << order_[placed];
                required[col] |= (std::uint32_t{row.required} >> col & 1U) << order_[placed];
            }
        }
        Columns out;
        for (unsigned col = 0; col < tables_.col_count; ++col) {
            out.arrangements[col] = &column_choices_[covered[col] << tables_.row_count | required[col]];
            out.count *= out.arrangements[col]->size();
        }
        return out;
    }

    Position rows_only(const Rows& rows) const {
        Position out;
        for (unsigned placed = 0; placed < tables_.row_count; ++placed) {
            const Choice& row = choice(rows, placed);
            const unsigned at = order_[placed];
            out.row_pattern[at] = tables_.rows.pattern_of[row.arrangement];
            out.row[at] = static_cast<std::uint8_t>(row.arrangement - tables_.rows.patterns[out.row_pattern[at]].first);
            out.walls |= std::uint64_t{row.walls} << (at * tables_.col_count);
        }
        return out;
    }

    const Choice& choice(const Rows& rows, unsigned placed) const {
        return (placed == 0 ? red_choices_ : choices_)[rows[placed]];
    }

    const Tables& tables_;
    unsigned walls_;
    std::vector<unsigned> order_;  // of the rows
    std::vector<Choice> red_choices_;
    std::vector<Choice> choices_;
    std::vector<std::vector<double>> row_choices_;  // for so many rows but the red car's, with so many walls
    std::vector<Share> shares_;
    std::uint64_t stride_ = 1;
    std::vector<std::vector<std::uint8_t>> column_choices_;  // by covered and required cells: arrangements
};

}  // namespace ariadne::rush::enumerate
