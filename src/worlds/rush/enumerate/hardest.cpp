#include "worlds/rush/enumerate/hardest.h"

#include <algorithm>

namespace ariadne::rush::enumerate {

namespace {

struct Influence {
    std::uint64_t stands = 0;  // cells, row by row, that a vehicle can be on
    std::uint64_t feels = 0;   // those and the ones before and behind them
};

struct Influences {
    static constexpr std::size_t most = std::size_t{2} * longest_line * (longest_line / 2);

    std::array<Influence, most> all{};
    std::size_t size = 0;
};

// Of every vehicle of a line.
void add_influences(const LineTable& table, std::uint32_t pattern, std::uint32_t used, unsigned line, unsigned stride,
                    unsigned line_stride, Influences& out) {
    const Pattern& whole = table.patterns[pattern];
    for (std::size_t i = 0; i < whole.lengths.size(); ++i) {
        unsigned first = table.length;
        unsigned end = 0;
        for (std::uint32_t set = used; set != 0; set &= set - 1) {
            const unsigned at = table.places[whole.first + lowest(set)][i];
            first = std::min(first, at);
            end = std::max(end, at + whole.lengths[i]);
        }
        Influence influence;
        for (unsigned at = first > 0 ? first - 1 : 0; at < std::min(end + 1, table.length); ++at) {
            const std::uint64_t cell = std::uint64_t{1} << (line * line_stride + at * stride);
            influence.feels |= cell;
            if (at >= first && at < end) influence.stands |= cell;
        }
        out.all[out.size++] = influence;
    }
}

// Whether every vehicle and every wall can matter to the red car: stands, somewhere, where the red car or a vehicle
// that can matter is or could go next. One that cannot changes nothing when it is taken away.
bool all_can_matter(const Tables& tables, const Position& board, const Ranges& used) {
    Influences others;
    std::uint64_t felt = 0;
    for (unsigned row = 0; row < tables.row_count; ++row) {
        add_influences(tables.rows, board.row_pattern[row], used.rows[row], row, 1, tables.col_count, others);
        if (row == tables.red_row) felt = others.all[--others.size].feels;
    }
    for (unsigned col = 0; col < tables.col_count; ++col)
        add_influences(tables.cols, board.col_pattern[col], used.cols[col], col, tables.col_count, 1, others);
    for (std::size_t i = 0; i < others.size;) {
        if ((others.all[i].stands & felt) == 0) {
            ++i;
            continue;
        }
        felt |= others.all[i].feels;
        others.all[i] = others.all[--others.size];
        i = 0;
    }
    return others.size == 0 && (board.walls & ~felt) == 0;
}

}  // namespace

std::optional<Puzzle> Hardest::minimal(const Position& board, const Bundles& bundles, Budget& budget) {
    const Ranges used = bundles.used();
    if (!all_can_matter(tables_, board, used)) return std::nullopt;
    from_solved_.begin(board, bundles.side().columns_free, used);
    for (const Bundles::Bundle& bundle : bundles.found()) from_solved_.add_solved(bundles, bundle);
    while (from_solved_.settle()) from_solved_.expand(budget);
    if (budget.exhausted()) return std::nullopt;

    const std::size_t last = from_solved_.layers() - 1;
    const Candidate found = farthest();
    const unsigned bit = lowest(found.word);
    const Puzzle puzzle{from_solved_.position(*found.place, bit), static_cast<unsigned>(last)};
    const Layers::Moved moved = from_solved_.way_down(last, *found.place, bit);
    if (!all_needed(puzzle, moved, budget)) return std::nullopt;
    return puzzle;
}

// The smallest position of the last layer: without a horizontal vehicle on the last cell if there is such a one, of
// these without one on the cell before it, and so on; then the same for vertical ones.
Hardest::Candidate Hardest::farthest() {
    const Weave& weave = from_solved_.weave();
    const Side& side = weave.side();
    const std::size_t last = from_solved_.layers() - 1;
    candidates_.clear();
    for (const Layers::Place* at = from_solved_.begin_of(last); at != from_solved_.end_of(last); ++at) {
        // With free columns it is the fixed vehicles that are horizontal.
        if (side.columns_free && !candidates_.empty()) {
            const std::uint32_t least = candidates_.front().place->fixed_at;
            if (at->fixed_at > least) continue;
            if (at->fixed_at < least) candidates_.clear();
        }
        candidates_.push_back({at->word, at});
    }
    for (unsigned left = tables_.row_count * tables_.col_count; left > 0; --left) {
        const unsigned row = (left - 1) / tables_.col_count;
        const unsigned col = (left - 1) % tables_.col_count;
        const unsigned cell = side.columns_free ? col * side.length + row : left - 1;
        const auto rest = [&](const Candidate& candidate) {
            return (candidate.place->outer >> cell & 1U) != 0 ? 0 : candidate.word & weave.clear(cell);
        };
        if (std::ranges::all_of(candidates_, [&](const Candidate& candidate) { return rest(candidate) == 0; }))
            continue;
        for (Candidate& candidate : candidates_) candidate.word = rest(candidate);
        std::erase_if(candidates_, [](const Candidate& candidate) { return candidate.word == 0; });
    }
    return *std::ranges::min_element(candidates_, {},
                                     [](const Candidate& candidate) { return candidate.place->fixed; });
}

bool Hardest::shorter(const Position& position, unsigned moves, Budget& budget) {
    const Ranges within = ranges(tables_, position);
    if ((within.rows[tables_.red_row] >> tables_.exit & 1U) == 0) return false;
    const bool columns_free = rows_vary_less(tables_, within);
    from_start_.begin(position, columns_free, within);
    from_start_.add(position);
    for (unsigned made = 0; made + 1 < moves && from_start_.settle(); ++made) {
        const auto leaves = [&](const Layers::Place& place) { return from_start_.can_leave(place); };
        if (std::any_of(from_start_.begin_of(made), from_start_.end_of(made), leaves)) return true;
        if (made + 2 < moves) from_start_.expand(budget);
    }
    return false;
}

// What moves on some shortest way cannot be taken away: without it that way would be shorter, and still be one.
bool Hardest::all_needed(const Puzzle& puzzle, const Layers::Moved& moved, Budget& budget) {
    for (const bool columns : {false, true}) {
        const bool free = columns == from_solved_.weave().side().columns_free;
        const LineTable& table = columns ? tables_.cols : tables_.rows;
        for (unsigned line = 0; line < (columns ? tables_.col_count : tables_.row_count); ++line) {
            if (!columns && line == tables_.red_row) continue;
            const std::uint32_t pattern = (columns ? puzzle.position.col_pattern : puzzle.position.row_pattern)[line];
            const std::uint32_t index = (columns ? puzzle.position.col : puzzle.position.row)[line];
            const Pattern& whole = table.patterns[pattern];
            for (std::size_t i = 0; i < whole.lengths.size(); ++i) {
                if (((free ? moved.free : moved.fixed)[line] >> i & 1U) != 0) continue;
                const std::uint32_t arrangement = whole.first + index;
                const std::uint32_t gone = ((1U << whole.lengths[i]) - 1) << table.places[arrangement][i];
                const std::uint32_t rest = table.index_of(whole.without[i], table.cells[arrangement] & ~gone);
                Position without = puzzle.position;
                (columns ? without.col_pattern : without.row_pattern)[line] = whole.without[i];
                (columns ? without.col : without.row)[line] = static_cast<std::uint8_t>(rest);
                if (!shorter(without, puzzle.moves, budget)) return false;
            }
        }
    }
    for (std::uint64_t walls = puzzle.position.walls; walls != 0; walls &= walls - 1) {
        Position without = puzzle.position;
        without.walls ^= walls & (~walls + 1);
        if (!shorter(without, puzzle.moves, budget)) return false;
    }
    return true;
}

}  // namespace ariadne::rush::enumerate
