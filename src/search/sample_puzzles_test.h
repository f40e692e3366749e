#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "grid/grid.h"
#include "search/concepts.h"

// Small puzzles for the tests of the search algorithms.
namespace ariadne::search::sample {

struct Edge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::int64_t cost = 1;
};

// A directed graph written out; the search starts at node 0. With `shallow_hash` all states share a few hashes.
struct Graph {
    using State = std::uint32_t;
    using Move = std::uint32_t;  // an index into edges

    std::uint32_t nodes = 1;
    std::vector<Edge> edges;
    std::vector<std::uint32_t> targets;
    std::vector<std::int64_t> bounds;  // by node; 0 where there are none
    bool shallow_hash = false;

    State start() const { return 0; }
    void moves(State s, std::vector<Move>& out) const {
        for (Move m = 0; m < edges.size(); ++m) {
            if (edges[m].from == s) out.push_back(m);
        }
    }
    State apply(State, Move m) const { return edges[m].to; }
    std::uint64_t hash(State s) const { return shallow_hash ? s % 2 : s; }
    bool is_goal(State s) const { return std::find(targets.begin(), targets.end(), s) != targets.end(); }
    std::int64_t cost(State, Move m) const { return edges[m].cost; }
    std::int64_t bound(State s) const { return bounds.empty() ? 0 : bounds[s]; }
};
static_assert(Heuristic<Graph>);

// From the first row's left to the last row's right; '#' is a wall, a digit the cost of entering.
inline Graph grid_graph(const std::vector<std::string>& rows) {
    const Size size{static_cast<int>(rows.size()), static_cast<int>(rows.front().size())};
    const Cell end{size.rows - 1, size.cols - 1};
    const auto at = [&](Cell c) { return rows[static_cast<std::size_t>(c.row)][static_cast<std::size_t>(c.col)]; };
    std::int64_t least = 9;
    Graph graph{static_cast<std::uint32_t>(size.area()), {}, {static_cast<std::uint32_t>(size.index(end))}, {}, false};
    for (std::size_t i = 0; i < size.area(); ++i) {
        const Cell from = size.cell(i);
        if (at(from) == '#') continue;
        for (const Direction d : all_directions) {
            const Cell to = step(from, d);
            if (!size.contains(to) || at(to) == '#') continue;
            const std::int64_t cost = at(to) - '0';
            least = std::min(least, cost);
            graph.edges.push_back({static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(size.index(to)), cost});
        }
    }
    for (std::size_t i = 0; i < size.area(); ++i) graph.bounds.push_back(least * manhattan(size.cell(i), end));
    return graph;
}

// Two jugs without marks and a tap: measure `target` in either.
struct Jugs {
    struct State {
        int a = 0;
        int b = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    enum class Move : std::uint8_t { fill_a, fill_b, empty_a, empty_b, a_to_b, b_to_a };

    int size_a = 3;
    int size_b = 5;
    int target = 4;

    State start() const { return {}; }
    void moves(const State&, std::vector<Move>& out) const {
        for (int m = 0; m < 6; ++m) out.push_back(static_cast<Move>(m));
    }
    State apply(const State& s, Move m) const {
        const int into_b = std::min(s.a, size_b - s.b);
        const int into_a = std::min(s.b, size_a - s.a);
        switch (m) {
            case Move::fill_a:
                return {size_a, s.b};
            case Move::fill_b:
                return {s.a, size_b};
            case Move::empty_a:
                return {0, s.b};
            case Move::empty_b:
                return {s.a, 0};
            case Move::a_to_b:
                return {s.a - into_b, s.b + into_b};
            case Move::b_to_a:
                return {s.a + into_a, s.b - into_a};
        }
        return s;
    }
    std::uint64_t hash(const State& s) const {
        return hash_mix(static_cast<std::uint64_t>(s.a), static_cast<std::uint64_t>(s.b));
    }
    bool is_goal(const State& s) const { return s.a == target || s.b == target; }
    std::int64_t cost(const State&, Move) const { return 1; }
    std::int64_t bound(const State& s) const { return is_goal(s) ? 0 : 1; }
};
static_assert(Heuristic<Jugs>);

// The sliding tiles, `rows` by three. The blank is 0; solved is 0 1 2 3 ... in reading order.
struct Tiles {
    using State = std::array<std::uint8_t, 9>;
    using Move = Direction;  // in which the blank goes

    int rows = 2;
    State first{};

    Size size() const { return {rows, 3}; }
    Cell blank(const State& s) const {
        return size().cell(static_cast<std::size_t>(std::find(s.begin(), s.end(), 0) - s.begin()));
    }
    State start() const { return first; }
    void moves(const State& s, std::vector<Move>& out) const {
        for (const Direction d : all_directions) {
            if (size().contains(step(blank(s), d))) out.push_back(d);
        }
    }
    State apply(const State& s, Move m) const {
        State next = s;
        std::swap(next[size().index(blank(s))], next[size().index(step(blank(s), m))]);
        return next;
    }
    std::uint64_t hash(const State& s) const {
        std::uint64_t hash = 0;
        for (const std::uint8_t tile : s) hash = hash_mix(hash, tile);
        return hash;
    }
    State solved() const {
        State s{};
        for (std::size_t i = 0; i < size().area(); ++i) s[i] = static_cast<std::uint8_t>(i);
        for (std::size_t i = size().area(); i < s.size(); ++i) s[i] = 255;
        return s;
    }
    bool is_goal(const State& s) const { return s == solved(); }
    std::int64_t cost(const State&, Move) const { return 1; }
    std::int64_t bound(const State& s) const {
        int sum = 0;
        for (std::size_t i = 0; i < size().area(); ++i) {
            if (s[i] != 0) sum += manhattan(size().cell(i), size().cell(s[i]));
        }
        return sum;
    }
};
static_assert(Heuristic<Tiles>);

inline Tiles tiles(int rows, std::vector<std::uint8_t> order) {
    order.resize(9, 255);
    Tiles puzzle{rows, {}};
    std::copy(order.begin(), order.end(), puzzle.first.begin());
    return puzzle;
}

// A drive over a grid with fuel: each step burns one, a station 'F' (cost 1) fills the tank, digits are tolls on
// entering.
struct Drive {
    struct State {
        Cell cell;
        int fuel = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    using Move = Direction;

    std::vector<std::string> rows;
    int tank = 0;

    Size size() const { return {static_cast<int>(rows.size()), static_cast<int>(rows.front().size())}; }
    char at(Cell c) const { return rows[static_cast<std::size_t>(c.row)][static_cast<std::size_t>(c.col)]; }
    State start() const { return {{0, 0}, tank}; }
    void moves(const State& s, std::vector<Move>& out) const {
        if (s.fuel == 0) return;
        for (const Direction d : all_directions) {
            const Cell to = step(s.cell, d);
            if (size().contains(to) && at(to) != '#') out.push_back(d);
        }
    }
    State apply(const State& s, Move m) const {
        const Cell to = step(s.cell, m);
        return {to, at(to) == 'F' ? tank : s.fuel - 1};
    }
    std::uint64_t hash(const State& s) const {
        return hash_mix(size().index(s.cell), static_cast<std::uint64_t>(s.fuel));
    }
    bool is_goal(const State& s) const { return s.cell == Cell{size().rows - 1, size().cols - 1}; }
    std::int64_t cost(const State& s, Move m) const {
        const char c = at(step(s.cell, m));
        return c == 'F' ? 1 : c - '0';
    }
    std::int64_t bound(const State&) const { return 0; }
};
static_assert(Heuristic<Drive>);

}  // namespace ariadne::search::sample
