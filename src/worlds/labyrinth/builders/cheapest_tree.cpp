#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "worlds/labyrinth/builders/prices.h"
#include "worlds/labyrinth/partition.h"

namespace ariadne::labyrinth {

// The cheapest spanning tree, tile by tile, so that nearly all work is done in a processor's nearest memory.
//
// A wall that is not in the cheapest forest of its tile is dearest on a cycle there: it stays. Of the forest, walls
// whose removal would cut off a piece that touches no other tile are cheapest around that piece: they go. What is left
// hangs between rooms at the edge of the tile and rooms where three or four ways meet; between two such nodes any cycle
// takes the whole way, so all its walls but the dearest go. The dearest ones, and the walls between tiles, are few: the
// textbook's Kruskal decides about them in the end.

namespace {

// Sorts things by order(thing): a price in the upper half, a number in the lower. By digits of eleven bits, the last
// first: no comparisons to guess wrong. Things that come in the order of their numbers stay so among equal prices; for
// others the number's digits are sorted, too. The two spans are of one size and both are used up; the sorted things end
// up in the one given back.
template <class Thing, class Key>
std::span<Thing> sort_by_price(std::span<Thing> things, std::span<Thing> spare, Key&& order, bool numbers_too) {
    constexpr unsigned bits = 11;
    constexpr unsigned mask = (1U << bits) - 1;
    const unsigned begin = numbers_too ? 0 : 32;
    for (unsigned shift = begin; shift < 64; shift += bits) {
        std::array<std::uint32_t, mask + 1> next{};
        for (const Thing& thing : things) ++next[order(thing) >> shift & mask];
        std::uint32_t at = 0;
        for (std::uint32_t& count : next) at += std::exchange(count, at);
        for (const Thing& thing : things) spare[next[order(thing) >> shift & mask]++] = thing;
        std::swap(things, spare);
    }
    return things;
}

constexpr int tile = Prices::tile;
constexpr std::size_t tile_area = std::size_t{tile} * tile;
constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

// A wall about which the tiles did not decide.
struct Open {
    std::uint64_t order;  // its price, then its number
    std::uint32_t a;      // the nodes that it parts
    std::uint32_t b;
};

class Tiles {
  public:
    Tiles(const BuildRequest& request, std::uint64_t seed, Labyrinth& out)
        : request_(request),
          prices_(request, seed),
          out_(out),
          price_(2 * tile_area),
          walls_of_tile_(2 * tile_area + 1),
          spare_(2 * tile_area + 1),
          gone_(2 * tile_area + 1),
          part_(tile_area),
          node_(tile_area),
          right_node_(tile),
          right_price_(tile),
          bottom_node_(static_cast<std::size_t>(request.size.cols)),
          bottom_price_(static_cast<std::size_t>(request.size.cols)) {}

    void dig(Cell first) {
        first_ = first;
        rows_ = std::min(tile, request_.size.rows - first.row);
        cols_ = std::min(tile, request_.size.cols - first.col);
        prices_.of_tile(first, price_);
        sort_walls();
        grow_forest();
        right_.fill(0);
        down_.fill(0);
        peel();
        name_nodes();
        follow_ways();
        write();
        meet_neighbours();
    }

    std::uint32_t nodes() const { return nodes_; }
    std::vector<Open>& open() { return open_; }

  private:
    // Beside the four directions of the forest.
    static constexpr unsigned is_node = 0x10;
    static constexpr unsigned is_edge = 0x60;  // two bits: the room has a neighbour in another tile, and is no end
    enum Judgement : std::uint8_t { open_wall, goes, stays };
    static constexpr std::array<int, 4> offset = {tile, 1, -tile, -1};

    static bool one_way(unsigned ways) { return ways != 0 && (ways & (ways - 1)) == 0; }
    static bool three_ways(unsigned ways) {
        ways &= ways - 1;
        return (ways & (ways - 1)) != 0;
    }
    bool there(Cell c) const { return request_.rooms == nullptr || request_.rooms->get(c); }
    static std::uint32_t beside(std::uint32_t room, unsigned d) {
        return static_cast<std::uint32_t>(static_cast<int>(room) + offset[d]);
    }
    // The wall of a room in a direction, numbered inside the tile.
    static std::uint32_t wall(std::uint32_t room, unsigned d) {
        return 2 * (d < 2 ? room : beside(room, d)) + (d % 2 == 0 ? 1U : 0U);
    }
    std::uint32_t number(std::uint32_t wall) const {
        const auto y = static_cast<int>(wall / (2 * tile));
        const auto x = static_cast<int>(wall / 2 % tile);
        return static_cast<std::uint32_t>(2 * request_.size.index({first_.row + y, first_.col + x})) + wall % 2;
    }
    // All rooms without a way, those with a neighbour in another tile marked.
    void clear_tree() {
        tree_.fill(0);
        const auto mark = [&](int y, int x) { tree_[static_cast<std::size_t>(tile * y + x)] = is_edge; };
        for (int x = 0; x < cols_; ++x) {
            if (first_.row > 0) mark(0, x);
            if (first_.row + rows_ < request_.size.rows) mark(rows_ - 1, x);
        }
        for (int y = 0; y < rows_; ++y) {
            if (first_.col > 0) mark(y, 0);
            if (first_.col + cols_ < request_.size.cols) mark(y, cols_ - 1);
        }
    }
    void set_passage(std::uint32_t wall, bool passage) {
        auto& plane = wall % 2 == 0 ? right_ : down_;
        const std::uint64_t bit = std::uint64_t{1} << (wall / 2 % 64);
        std::uint64_t& word = plane[wall / 128];
        word = passage ? word | bit : word & ~bit;
    }

    // A wall in the order of prices.
    std::uint64_t ranked(std::uint32_t w) const { return static_cast<std::uint64_t>(price_[w]) << 32U | w; }

    // Half of the work without looking further than the next room: the cheapest wall around a room goes, the dearest on
    // the cycle round a corner where four rooms meet stays. Not at the edge, where some of the walls are not known
    // here.
    void judge_walls() {
        judged_.fill(open_wall);
        for (int y = 1; y + 1 < rows_; ++y)
            for (int x = 1; x + 1 < cols_; ++x) {
                const auto room = static_cast<std::uint32_t>(tile * y + x);
                const std::uint64_t cheapest = std::min(std::min(ranked(wall(room, 0)), ranked(wall(room, 1))),
                                                        std::min(ranked(wall(room, 2)), ranked(wall(room, 3))));
                judged_[static_cast<std::uint32_t>(cheapest)] = goes;
            }
        for (int y = 0; y + 1 < rows_; ++y)
            for (int x = 0; x + 1 < cols_; ++x) {
                const auto room = static_cast<std::uint32_t>(tile * y + x);
                const std::uint64_t dearest =
                    std::max(std::max(ranked(wall(room, 0)), ranked(wall(room, 1))),
                             std::max(ranked(wall(room + tile, 1)), ranked(wall(room + 1, 0))));
                judged_[static_cast<std::uint32_t>(dearest)] = stays;
            }
    }

    // Joins where a wall goes, and sorts the walls that are open.
    void sort_walls() {
        walls_ = 0;
        std::size_t gone = 0;
        if (request_.rooms == nullptr) {
            judge_walls();
        } else {
            judged_.fill(open_wall);
        }
        const auto add = [&](std::uint32_t w, bool between) {
            walls_of_tile_[walls_] = ranked(w);
            walls_ += between && judged_[w] == open_wall ? 1U : 0U;
            gone_[gone] = static_cast<std::uint16_t>(w);
            gone += between && judged_[w] == goes ? 1U : 0U;
        };
        for (int y = 0; y < rows_; ++y) {
            const bool last_row = y + 1 == rows_;
            for (int x = 0; x < cols_; ++x) {
                const auto w = static_cast<std::uint32_t>(2 * (tile * y + x));
                bool beside = x + 1 < cols_;
                bool below = !last_row;
                if (request_.rooms != nullptr) {
                    const Cell c{first_.row + y, first_.col + x};
                    beside = beside && there(c) && there({c.row, c.col + 1});
                    below = below && there(c) && there({c.row + 1, c.col});
                }
                add(w, beside);
                add(w + 1, below);
            }
        }
        part_.reset(tile_area);
        clear_tree();
        for (std::size_t i = 0; i < gone; ++i) join(gone_[i]);
        sorted_ = sort_by_price(
            std::span(walls_of_tile_).first(walls_), std::span(spare_).first(walls_),
            [](std::uint64_t wall) { return wall; }, false);
    }

    void join(std::uint32_t w) {
        const unsigned d = w % 2 == 0 ? 1 : 0;
        const std::uint32_t a = w / 2;
        const std::uint32_t b = beside(a, d);
        if (!part_.join(a, b)) return;
        tree_[a] |= static_cast<std::uint8_t>(1U << d);
        tree_[b] |= static_cast<std::uint8_t>(1U << (d ^ 2U));
    }

    void grow_forest() {
        for (std::size_t i = 0; i < walls_; ++i) join(static_cast<std::uint32_t>(sorted_[i]));
    }

    template <class Visit>
    void each_room(Visit&& visit) {
        for (int y = 0; y < rows_; ++y)
            for (int x = 0; x < cols_; ++x) visit(static_cast<std::uint32_t>(tile * y + x));
    }

    void peel() {
        each_room([&](std::uint32_t room) {
            while (one_way(tree_[room])) {
                const auto d = static_cast<unsigned>(std::countr_zero(tree_[room]));
                set_passage(wall(room, d), true);
                tree_[room] = 0;
                room = beside(room, d);
                tree_[room] &= static_cast<std::uint8_t>(~(1U << (d ^ 2U)));
            }
        });
    }

    void name_nodes() {
        each_room([&](std::uint32_t room) {
            if ((tree_[room] & is_edge) == 0 && !three_ways(tree_[room])) return;
            tree_[room] = static_cast<std::uint8_t>((tree_[room] & 15U) | is_node);
            node_[room] = nodes_++;
        });
    }

    void follow_ways() {
        each_room([&](std::uint32_t from) {
            if ((tree_[from] & is_node) == 0) return;
            while ((tree_[from] & 15U) != 0) {
                auto d = static_cast<unsigned>(std::countr_zero(tree_[from]));
                std::uint32_t at = from;
                std::uint64_t dearest = 0;
                for (;;) {
                    const std::uint32_t w = wall(at, d);
                    dearest = std::max(dearest, static_cast<std::uint64_t>(price_[w]) << 32U | w);
                    set_passage(w, true);
                    tree_[at] &= static_cast<std::uint8_t>(~(1U << d));
                    at = beside(at, d);
                    tree_[at] &= static_cast<std::uint8_t>(~(1U << (d ^ 2U)));
                    if ((tree_[at] & is_node) != 0) break;
                    d = static_cast<unsigned>(std::countr_zero(tree_[at]));
                }
                const auto w = static_cast<std::uint32_t>(dearest);
                set_passage(w, false);
                open_.push_back({(dearest >> 32U) << 32U | number(w), node_[from], node_[at]});
            }
        });
    }

    void write() {
        const std::size_t word = static_cast<std::size_t>(first_.col) / 64;
        const std::size_t words = std::min<std::size_t>(tile / 64, out_.right.row_words() - word);
        for (int y = 0; y < rows_; ++y)
            for (std::size_t i = 0; i < words; ++i) {
                out_.right.row(first_.row + y)[word + i] = right_[2 * static_cast<std::size_t>(y) + i];
                out_.down.row(first_.row + y)[word + i] = down_[2 * static_cast<std::size_t>(y) + i];
            }
    }

    // The walls to the tile before and to the tile above, then what the next ones will need.
    void meet_neighbours() {
        const auto node = [&](int y, int x) {
            return there({first_.row + y, first_.col + x}) ? node_[static_cast<std::size_t>(tile * y + x)] : none;
        };
        const auto part = [&](Cell c, unsigned below, std::uint32_t price, std::uint32_t a, std::uint32_t b) {
            if (a == none || b == none) return;
            const auto id = static_cast<std::uint32_t>(2 * request_.size.index(c)) + below;
            open_.push_back({static_cast<std::uint64_t>(price) << 32U | id, a, b});
        };
        for (int y = 0; y < rows_; ++y) {
            const auto i = static_cast<std::size_t>(y);
            if (first_.col > 0) part({first_.row + y, first_.col - 1}, 0, right_price_[i], right_node_[i], node(y, 0));
            right_node_[i] = node(y, cols_ - 1);
            right_price_[i] = price_[static_cast<std::size_t>(2 * (tile * y + cols_ - 1))];
        }
        for (int x = 0; x < cols_; ++x) {
            const auto i = static_cast<std::size_t>(first_.col + x);
            if (first_.row > 0)
                part({first_.row - 1, first_.col + x}, 1, bottom_price_[i], bottom_node_[i], node(0, x));
            bottom_node_[i] = node(rows_ - 1, x);
            bottom_price_[i] = price_[static_cast<std::size_t>(2 * (tile * (rows_ - 1) + x) + 1)];
        }
    }

    const BuildRequest& request_;
    Prices prices_;
    Labyrinth& out_;

    Cell first_;  // of the tile in turn
    int rows_ = 0;
    int cols_ = 0;
    std::vector<std::uint32_t> price_;          // by the tile's wall
    std::vector<std::uint64_t> walls_of_tile_;  // price and the tile's wall; the sort passes them to and fro
    std::vector<std::uint64_t> spare_;
    std::span<const std::uint64_t> sorted_;
    std::vector<std::uint16_t> gone_;
    std::size_t walls_ = 0;
    std::array<std::uint8_t, 2 * tile_area> judged_{};  // by the tile's wall
    Partition<std::int16_t> part_;
    std::array<std::uint8_t, tile_area> tree_{};  // the directions in which the forest, or what is left of it, goes on
    std::vector<std::uint32_t> node_;
    std::array<std::uint64_t, 2 * std::size_t{tile}> right_{};
    std::array<std::uint64_t, 2 * std::size_t{tile}> down_{};

    std::vector<std::uint32_t> right_node_;  // of the last column of the tile before
    std::vector<std::uint32_t> right_price_;
    std::vector<std::uint32_t> bottom_node_;  // of the last row of the tiles above
    std::vector<std::uint32_t> bottom_price_;

    std::uint32_t nodes_ = 0;
    std::vector<Open> open_;
};

}  // namespace

bool dig_cheapest_tree(const BuildRequest& request, std::uint64_t seed, Budget& budget, Labyrinth& out) {
    static_assert(tile == 128, "a tile's row is two words");
    Charge charge(budget);
    Tiles tiles(request, seed, out);
    for (int r = 0; r < request.size.rows; r += tile)
        for (int c = 0; c < request.size.cols; c += tile) {
            if (!budget.spend(tile_area) || !charge.raise_to(tiles.open().capacity() * sizeof(Open))) return false;
            tiles.dig({r, c});
        }
    std::vector<Open>& walls = tiles.open();
    if (!charge.add(walls.size() * sizeof(Open) + Partition<std::int32_t>::bytes(tiles.nodes()))) return false;
    std::vector<Open> spare(walls.size());
    if (!budget.check()) return false;
    const std::span<const Open> sorted =
        sort_by_price(std::span(walls), std::span(spare), [](const Open& wall) { return wall.order; }, true);
    Partition<std::int32_t> joined(tiles.nodes());
    for (const Open& wall : sorted) {
        if (!budget.spend()) return false;
        if (!joined.join(wall.a, wall.b)) continue;
        const auto id = static_cast<std::uint32_t>(wall.order);
        out.put(request.size.cell(id / 2), id % 2 == 0 ? Direction::right : Direction::down, true);
    }
    return true;
}

}  // namespace ariadne::labyrinth
