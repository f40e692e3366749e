#include "worlds/amazons/exact/exact.h"

#include <algorithm>

#include "worlds/amazons/exact/fill.h"
#include "worlds/amazons/exact/prover.h"

namespace ariadne::amazons {

namespace {

using exact::narrowed;
using exact::SmallLayout;
using exact::State;
using exact::Table;
using exact::WideLayout;

struct Frame {
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
};

// The smallest rectangle around some cells.
Frame frame_of(Bits cells) {
    Frame out{largest_side, largest_side, 0, 0};
    int last_row = 0;
    int last_column = 0;
    while (cells != 0) {
        const Cell cell = cell_of(take_first(cells));
        out.row = std::min(out.row, cell.row);
        out.column = std::min(out.column, cell.col);
        last_row = std::max(last_row, cell.row);
        last_column = std::max(last_column, cell.col);
    }
    out.rows = last_row - out.row + 1;
    out.columns = last_column - out.column + 1;
    return out;
}

template <class L>
Exact prove_in(const State<WideLayout>& wide, std::optional<Turn> spare_turn, const Frame& frame,
               std::size_t table_bytes, Budget& budget) {
    // Few empty cells have few positions, and a large table takes its time to clear.
    constexpr std::size_t at_first = 64U << 20U;
    const auto enough = std::size_t{1} << static_cast<unsigned>(std::min(count(wide.empty) + 16, 40));
    const std::size_t most = std::min(table_bytes, enough);
    std::size_t bytes = Table<L>::bytes(std::min(most, at_first));
    while (!budget.fits(bytes + bytes / 2) && bytes > (1U << 16U)) bytes = Table<L>::bytes(bytes / 2);
    const std::size_t beside = bytes / 2;  // for two smaller tables
    if (!budget.check() || !budget.allocate(bytes + beside)) return {};
    const auto narrow = [&](Bits cells) { return narrowed<L>(cells, frame.row, frame.column); };
    const State<L> state{narrow(wide.empty), narrow(wide.own), narrow(wide.theirs), wide.spare};
    exact::Prover<L> prover(bytes, most, budget);
    const auto result = prover.prove(state);
    budget.release(prover.table_bytes() + beside);
    Exact out;
    out.nodes = prover.nodes();
    if (result.numbers.loss == 0) out.proof = Proof::loss;
    if (result.numbers.win != 0) return out;
    out.proof = Proof::win;
    if (result.spare_turn) out.turn = spare_turn;
    if (result.from >= 0) {
        const auto cell = [&](int index) {
            return static_cast<std::uint8_t>(exact::widened_cell<L>(index, frame.row, frame.column));
        };
        out.turn = Turn{cell(result.from), cell(result.to), cell(result.arrow)};
    }
    return out;
}

}  // namespace

Exact prove(const Board& board, Budget& budget, std::size_t table_bytes) {
    // What belongs to one side alone is counted and put aside.
    constexpr unsigned effort = 1000000;
    State<WideLayout> rest{board.empty, board.own(), board.theirs()};
    settle(rest, [](Bits empty, Bits amazons) { return fill(empty, amazons, effort); });
    const Bits all = board.empty | board.own() | board.theirs();
    const Bits own_cells = flood(board.own(), all) & ~flood(board.theirs(), all);
    const std::optional<Turn> spare_turn = fill_turn(board.empty & own_cells, board.own() & own_cells, effort);
    const Frame frame = frame_of(rest.empty | rest.own | rest.theirs);
    const bool small = frame.rows <= SmallLayout::rows && frame.columns <= SmallLayout::columns;
    return small ? prove_in<SmallLayout>(rest, spare_turn, frame, table_bytes, budget)
                 : prove_in<WideLayout>(rest, spare_turn, frame, table_bytes, budget);
}

}  // namespace ariadne::amazons
