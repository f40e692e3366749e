#include "worlds/amazons/two_player/leaf_count.h"

#include <array>
#include <cstddef>
#include <cstring>
#include <utility>

namespace ariadne::amazons {

namespace {

// Counting turns without making them.
//
// Let ahead(c, u) be the number of free cells from c in direction u up to the first that is not, and T(c) the sum of
// it over the eight directions. An amazon on q that goes along an axis with l free cells before it and r behind
// reaches l + r cells there. From a cell d among them it shoots along the three other axes just what d sees on the
// board as it stands, for q is not on them; and along its own axis l + r cells, since q is free by then. T(d) counts
// l - 1 or r - 1 for this axis; with
//     (l + r)^2 - l (l - 1) - r (r - 1) = l + r + 2 l r
// the turns of an amazon are
//     sum over the cells d it reaches of (T(d) + 1)  +  sum over the four axes of 2 l r.
//
// Now let an arrow land on a free cell a: how many turns does a side lose by it?
//  1. A cell d that sees a in direction -u, that is, d lies on the ray from a in direction u, loses a and all behind
//     it: ahead(a, -u) + 1 cells. With W(d) amazons that reach d, the loss is, over the eight directions u,
//     (ahead(a, -u) + 1) * S(a, u), where S(a, u) is the sum of W over the ray.
//  2. An amazon q that sees a in direction v, as the cell number i (from 0) of a ray of m cells, loses a and the k =
//     m - i - 1 cells behind it as targets: the sum of T + 1 over these, with T as it was. The k cells were counted in
//     1 with ahead(a, -v) + 1 = i + 1 each: this is taken back. And 2 l r loses 2 (k + 1) times the free cells on
//     the other side of q.
// All of it is found for every cell of the board at once, a row at a time in the bytes of a vector, and the arrows of
// a move need no more than a sum over the cells they can land on.

using Row [[gnu::vector_size(16)]] = std::uint8_t;
using WideRow [[gnu::vector_size(32)]] = std::uint16_t;

constexpr std::size_t sides = largest_side;
constexpr std::size_t row_bytes = 16;  // a row's cells come first, then bytes that are no cells

using RowBytes = std::array<std::uint8_t, row_bytes>;
using Bytes = std::array<std::uint8_t, sides * row_bytes>;
using Words = std::array<std::uint16_t, sides * row_bytes>;

Row load(const std::uint8_t* bytes) {
    Row out;
    std::memcpy(&out, bytes, sizeof out);
    return out;
}

Row load(const Bytes& plane, std::size_t row) {
    return load(&plane[row * row_bytes]);
}

void store(Bytes& plane, std::size_t row, Row cells) {
    std::memcpy(&plane[row * row_bytes], &cells, sizeof cells);
}

template <int by, std::size_t... at>
Row moved(Row row, std::index_sequence<at...> /*bytes*/) {
    return __builtin_shufflevector(
        row, Row{},
        (static_cast<int>(at) + by >= 0 && static_cast<int>(at) + by < 16 ? static_cast<int>(at) + by : 16)...);
}

// result[c] = row[c + by], and 0 where there is no such byte.
template <int by>
Row moved(Row row) {
    return moved<by>(row, std::make_index_sequence<row_bytes>());
}

// For each set of free cells in a row: 255 on the free ones, and what is ahead to the left and to the right.
struct RowTables {
    std::array<RowBytes, 1U << sides> mask = {};
    std::array<RowBytes, 1U << sides> left = {};
    std::array<RowBytes, 1U << sides> right = {};

    constexpr RowTables() {
        for (std::size_t set = 0; set < mask.size(); ++set) {
            for (std::size_t col = 0; col < sides; ++col) {
                if ((set >> col & 1U) == 0) continue;
                mask[set][col] = 255;
                left[set][col + 1] = static_cast<std::uint8_t>(left[set][col] + 1);
            }
            for (std::size_t col = sides; col-- > 1;) {
                if ((set >> col & 1U) != 0) right[set][col - 1] = static_cast<std::uint8_t>(right[set][col] + 1);
            }
        }
    }
};

constexpr RowTables tables;

std::size_t row_of(Bits cells, std::size_t row) {
    return static_cast<std::size_t>(low_half(cells >> (row * stride))) & ((1U << sides) - 1);
}

std::size_t byte_of(int cell) {
    return static_cast<std::size_t>(cell / stride) * row_bytes + static_cast<std::size_t>(cell % stride);
}

// Directions by their steps in bytes; 7 - u is the opposite of u.
constexpr std::array<std::ptrdiff_t, 8> byte_steps = {-17, -16, -15, -1, 1, 15, 16, 17};

std::size_t stepped(std::size_t byte, std::size_t direction) {
    return byte + static_cast<std::size_t>(byte_steps[direction]);
}

class Lines {
  public:
    // `shooters` are the amazons whose turns are counted.
    Lines(Bits empty, Bits shooters) : shooters_(shooters) {
        for (std::size_t row = 0; row < sides; ++row) {
            const std::size_t set = row_of(empty, row);
            store(free_, row, load(tables.mask[set].data()));
            store(ahead_[3], row, load(tables.left[set].data()));
            store(ahead_[4], row, load(tables.right[set].data()));
        }
        look_ahead<-1>(ahead_[0], true);
        look_ahead<0>(ahead_[1], true);
        look_ahead<1>(ahead_[2], true);
        look_ahead<-1>(ahead_[5], false);
        look_ahead<0>(ahead_[6], false);
        look_ahead<1>(ahead_[7], false);
        for (std::size_t row = 0; row < sides; ++row) {
            Row sum = load(ahead_[0], row);
            for (std::size_t u = 1; u < 8; ++u) sum += load(ahead_[u], row);
            store(seen_, row, sum);
        }
    }

    // The turns of the shooters.
    std::uint64_t turns() const {
        std::uint64_t out = 0;
        for (Bits rest = shooters_; rest != 0;) {
            const std::size_t from = byte_of(take_first(rest));
            for (std::size_t u = 0; u < 8; ++u) {
                const unsigned cells = ahead_[u][from];
                std::size_t at = from;
                for (unsigned i = 0; i < cells; ++i) {
                    at = stepped(at, u);
                    out += seen_[at] + 1U;
                }
                out += std::uint64_t{cells} * ahead_[7 - u][from];  // for both directions of an axis: 2 l r
            }
        }
        return out;
    }

    // The same, summed over an arrow on each cell that can be shot at from `to`.
    std::uint64_t turns_after_shots(int to) {
        count_losses();
        const std::size_t from = byte_of(to);
        std::uint64_t shots = 0;
        std::uint64_t lost = 0;
        for (std::size_t u = 0; u < 8; ++u) {
            const unsigned cells = ahead_[u][from];
            shots += cells;
            std::size_t at = from;
            for (unsigned i = 0; i < cells; ++i) {
                at = stepped(at, u);
                lost += loss_[at];
            }
        }
        return shots * turns_ - lost;
    }

  private:
    // The row that a direction looks at, and the rows in an order in which it is done before.
    template <class Visit>
    static void each_row(bool up, const Visit& visit) {
        for (std::size_t i = 1; i < sides; ++i) {
            const std::size_t row = up ? i : sides - 1 - i;
            visit(row, up ? row - 1 : row + 1);
        }
    }

    template <int by>
    void look_ahead(Bytes& ahead, bool up) {
        Row last = {};
        store(ahead, up ? 0 : sides - 1, last);
        each_row(up, [&](std::size_t row, std::size_t next) {
            last = moved<by>((last + 1) & load(free_, next));
            store(ahead, row, last);
        });
    }

    // Adds to W the shooters seen in a direction.
    template <int by>
    void look_for_shooters(bool up) {
        Row last = {};
        each_row(up, [&](std::size_t row, std::size_t next) {
            last = moved<by>(load(standing_, next) | (last & load(free_, next)));
            store(reached_, row, load(reached_, row) - last);
        });
    }

    // Number 1 of the essay, for a direction u: the sum of W over the ray, times what is ahead the other way.
    template <int by>
    void lose_ahead(bool up, std::size_t u) {
        Row last = {};
        each_row(up, [&](std::size_t row, std::size_t next) {
            last = moved<by>((last + load(reached_, next)) & load(free_, next));
            add_loss(row, last, load(ahead_[7 - u], row));
        });
    }

    void add_loss(std::size_t row, Row sum, Row behind) {
        WideRow loss;
        std::memcpy(&loss, &loss_[row * row_bytes], sizeof loss);
        loss += __builtin_convertvector(sum, WideRow) * __builtin_convertvector(behind + 1, WideRow);
        std::memcpy(&loss_[row * row_bytes], &loss, sizeof loss);
    }

    // The sum of `values` over the run of free cells that begins at each cell, in steps of +1 or -1. Four doublings.
    template <int by>
    static Row run_sums(Row values, Row free) {
        Row sum = values & free;
        Row run = free;
        sum += moved<by>(sum) & run;
        run &= moved<by>(run);
        sum += moved<2 * by>(sum) & run;
        run &= moved<2 * by>(run);
        sum += moved<4 * by>(sum) & run;
        run &= moved<4 * by>(run);
        sum += moved<8 * by>(sum) & run;
        return sum;
    }

    void count_losses() {
        find_reached();
        loss_ = {};
        lose_ahead<-1>(true, 0);
        lose_ahead<0>(true, 1);
        lose_ahead<1>(true, 2);
        lose_ahead<-1>(false, 5);
        lose_ahead<0>(false, 6);
        lose_ahead<1>(false, 7);
        for (std::size_t row = 0; row < sides; ++row) {
            const Row reached = load(reached_, row);
            const Row free = load(free_, row);
            add_loss(row, moved<-1>(run_sums<-1>(reached, free)), load(ahead_[4], row));
            add_loss(row, moved<1>(run_sums<1>(reached, free)), load(ahead_[3], row));
        }
        turns_ = 0;
        for (Bits rest = shooters_; rest != 0;) lose_targets(byte_of(take_first(rest)));
    }

    // W: how many shooters reach a cell, at most one in each direction.
    void find_reached() {
        reached_ = {};
        for (std::size_t row = 0; row < sides; ++row) {
            const std::size_t set = row_of(shooters_, row);
            store(standing_, row, load(tables.mask[set].data()));
            if (set == 0) continue;
            for (std::size_t col = 0; col < sides; ++col) {
                if ((set >> col & 1U) == 0) continue;
                const std::size_t at = row * row_bytes + col;
                for (std::size_t i = 1; i <= ahead_[3][at]; ++i) ++reached_[at - i];
                for (std::size_t i = 1; i <= ahead_[4][at]; ++i) ++reached_[at + i];
            }
        }
        look_for_shooters<-1>(true);
        look_for_shooters<0>(true);
        look_for_shooters<1>(true);
        look_for_shooters<-1>(false);
        look_for_shooters<0>(false);
        look_for_shooters<1>(false);
    }

    // Number 2 of the essay for one amazon, from the far end of each ray; and its turns. What is added may be
    // negative, and is so modulo 2^16: the sum is not.
    void lose_targets(std::size_t from) {
        for (std::size_t u = 0; u < 8; ++u) {
            const unsigned cells = ahead_[u][from];
            const unsigned opposite = ahead_[7 - u][from];
            std::size_t at = from + cells * static_cast<std::size_t>(byte_steps[u]);
            unsigned sum = 0;
            for (unsigned k = 0; k < cells; ++k) {
                sum += seen_[at] + 1U;
                loss_[at] = static_cast<std::uint16_t>(loss_[at] + sum - k * (cells - k) + 2 * (k + 1) * opposite);
                at = stepped(at, 7 - u);
            }
            turns_ += sum + cells * opposite;
        }
    }

    Bits shooters_;
    alignas(16) Bytes free_ = {};
    alignas(16) std::array<Bytes, 8> ahead_;
    alignas(16) Bytes seen_;      // T
    alignas(16) Bytes standing_;  // 255 on shooters
    alignas(16) Bytes reached_;   // W
    alignas(32) Words loss_;
    std::uint64_t turns_ = 0;
};

}  // namespace

std::uint64_t count_turns(const Board& board) {
    return Lines(board.empty, board.own()).turns();
}

std::uint64_t count_replies(const Board& board, int from, int to) {
    return Lines((board.empty | bit(from)) & ~bit(to), board.theirs()).turns_after_shots(to);
}

}  // namespace ariadne::amazons
