#include "worlds/labyrinth/statistics.h"

#include <bit>
#include <cstddef>
#include <vector>

#include "worlds/labyrinth/partition.h"

namespace ariadne::labyrinth {

namespace {

using Word = std::uint64_t;

std::uint64_t ones(Word word) {
    return static_cast<std::uint64_t>(std::popcount(word));
}

// Where the passages of 64 rooms lead, a bit a room.
struct Four {
    Word right, left, down, up;
};

Four passages_at(const Labyrinth& labyrinth, int row, std::size_t word) {
    const auto right = labyrinth.right.row(row);
    const Word carried = word == 0 ? 0 : right[word - 1] >> 63U;
    return {right[word], right[word] << 1U | carried, labyrinth.down.row(row)[word],
            row == 0 ? 0 : labyrinth.down.row(row - 1)[word]};
}

Word rooms_at(const Labyrinth& labyrinth, int row, std::size_t word) {
    if (!labyrinth.rooms.empty()) return labyrinth.rooms.row(row)[word];
    return word + 1 == labyrinth.right.row_words() ? labyrinth.right.last_word_mask() : ~Word{0};
}

// Steps from a dead end to where its corridor ends.
std::uint64_t corridor_from(const Labyrinth& labyrinth, Cell at) {
    Direction ahead = Direction::down;
    for (const Direction d : all_directions)
        if (labyrinth.open(at, d)) ahead = d;
    for (std::uint64_t steps = 1;; ++steps) {
        at = step(at, ahead);
        const Direction back = opposite(ahead);
        int ways = 0;
        for (const Direction d : all_directions) {
            if (d == back || !labyrinth.open(at, d)) continue;
            ahead = d;
            ++ways;
        }
        if (ways != 1) return steps;
    }
}

// The number of passages in binary: a full adder over the four.
struct Degrees {
    explicit Degrees(const Four& to)
        : sideways(to.right & to.left),
          upright(to.down & to.up),
          corner((to.right ^ to.left) & (to.down ^ to.up)),
          bit0(to.right ^ to.left ^ to.down ^ to.up),
          bit1(sideways ^ upright ^ corner) {}

    Word one() const { return bit0 & ~bit1; }
    Word two() const { return bit1 & ~bit0; }
    Word three() const { return bit0 & bit1; }
    Word four() const { return sideways & upright; }

    Word sideways;  // both ways
    Word upright;
    Word corner;  // one way of each, at least
    Word bit0;
    Word bit1;
};

void count(const Labyrinth& labyrinth, int row, std::size_t word, Statistics& out) {
    const Four to = passages_at(labyrinth, row, word);
    const Degrees ways(to);
    const Word here = rooms_at(labyrinth, row, word);

    out.rooms += ones(here);
    out.isolated += ones(here & ~(ways.bit0 | ways.bit1 | ways.four()));
    out.dead_ends += ones(ways.one());
    out.straights += ones(ways.two() & (ways.sideways | ways.upright));
    out.turns += ones(ways.two() & ways.corner);
    out.junctions += ones(ways.three());
    out.crossings += ones(ways.four());
    out.horizontal += ones(to.right);
    out.passages += ones(to.right) + ones(to.down);
}

bool has_ended(Budget* budget) {
    return budget != nullptr && !budget->check();
}

}  // namespace

Statistics statistics(const Labyrinth& labyrinth, Budget* budget) {
    Statistics out;
    for (int row = 0; row < labyrinth.size.rows && !has_ended(budget); ++row)
        for (std::size_t word = 0; word < labyrinth.right.row_words(); ++word) count(labyrinth, row, word, out);
    return out;
}

std::uint64_t dead_end_steps(const Labyrinth& labyrinth, Budget* budget) {
    std::uint64_t out = 0;
    for (int row = 0; row < labyrinth.size.rows && !has_ended(budget); ++row) {
        for (std::size_t word = 0; word < labyrinth.right.row_words(); ++word) {
            for (Word left = Degrees(passages_at(labyrinth, row, word)).one(); left != 0; left &= left - 1)
                out += corridor_from(labyrinth, {row, static_cast<int>(word * 64) + std::countr_zero(left)});
        }
    }
    return out;
}

// Row by row: the runs of a row are new sets, joined with those of the row above by the passages between. Every join of
// two sets leaves one piece less. Only one row of sets is kept: those of the row above under the numbers that its runs
// found, from 0.
std::uint64_t pieces(const Labyrinth& labyrinth, Budget* budget) {
    const auto cols = static_cast<std::size_t>(labyrinth.size.cols);
    std::vector<std::uint32_t> above(cols);  // the set of each room
    std::vector<std::uint32_t> here(cols);
    std::vector<std::uint32_t> number;  // of a set, in this row
    Partition<std::int32_t> sets;
    std::uint64_t result = labyrinth.room_count();
    std::uint32_t known = 0;  // sets that the row above has
    for (int row = 0; row < labyrinth.size.rows && !has_ended(budget); ++row) {
        const auto right = labyrinth.right.row(row);
        std::uint32_t next = known;
        for (std::size_t col = 0; col < cols; ++col) {
            here[col] = next;
            if ((right[col / 64] >> (col % 64) & 1U) == 0)
                ++next;
            else
                --result;
        }
        sets.reset(next);
        for (std::size_t word = 0; row > 0 && word < right.size(); ++word) {
            for (Word down = labyrinth.down.row(row - 1)[word]; down != 0; down &= down - 1) {
                const std::size_t col = word * 64 + static_cast<std::size_t>(std::countr_zero(down));
                if (sets.join(above[col], here[col])) --result;
            }
        }
        constexpr std::uint32_t none = ~std::uint32_t{0};
        number.assign(next, none);
        known = 0;
        for (std::size_t col = 0; col < cols; ++col) {
            std::uint32_t& mine = number[sets.root(here[col])];
            if (mine == none) mine = known++;
            above[col] = mine;
        }
    }
    return result;
}

RouteStatistics statistics(const Labyrinth& labyrinth, const Route& route) {
    RouteStatistics out;
    out.steps = route.moves.size();
    Cell at = route.start;
    for (std::size_t i = 0; i < route.moves.size(); ++i) {
        if (i > 0 && route.moves[i] != route.moves[i - 1]) ++out.turns;
        int ways = i > 0 ? -1 : 0;  // not the one that was come by
        for (const Direction d : all_directions) ways += labyrinth.open(at, d) ? 1 : 0;
        if (ways > 1) ++out.decisions;
        at = step(at, route.moves[i]);
    }
    return out;
}

}  // namespace ariadne::labyrinth
