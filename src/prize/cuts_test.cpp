#include "prize/cuts.h"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "base/random.h"
#include "prize/max_flow.h"
#include "prize/testing/random_graph.h"

namespace ariadne::prize {
namespace {

std::vector<std::int64_t> point_of(const Graph& graph, const Uses& uses) {
    const Columns columns(graph);
    std::vector<std::int64_t> x(columns.count(), 0);
    x[columns.seen(graph.start)] = x[columns.seen(graph.goal)] = 1;
    for (std::uint32_t e = 0; e < uses.size(); ++e) {
        if (uses[e] == 0) continue;
        x[columns.used(e)] = 1;
        x[columns.twice(e)] = uses[e] - 1;
        x[columns.seen(graph.edges[e].a)] = x[columns.seen(graph.edges[e].b)] = 1;
    }
    return x;
}

template <class Number>
double left_of(const Program::Row& row, const std::vector<Number>& x) {
    double left = 0;
    for (const Program::Term& term : row.terms) left += term.factor * static_cast<double>(x[term.column]);
    return left;
}

// A mixture of walks and noise: near enough to walks that rows are only just broken.
std::vector<double> random_point(Random& random, const Graph& graph, const std::vector<Uses>& walks) {
    std::vector<double> x(2 * graph.edges.size() + graph.nodes(), 0);
    const std::int64_t parts = random.between(1, 4);
    for (std::int64_t part = 0; part < parts; ++part) {
        const auto walk = point_of(graph, walks[random.below(walks.size())]);
        for (std::size_t c = 0; c < x.size(); ++c) x[c] += static_cast<double>(walk[c]) / static_cast<double>(parts);
    }
    for (double& value : x)
        if (random.chance(1, 4)) value = static_cast<double>(random.between(0, 4)) / 4;
    for (std::size_t e = 0; e < graph.edges.size(); ++e)
        if (graph.touches_goal(graph.edges[e])) x[graph.edges.size() + e] = 0;
    return x;
}

TEST(Cuts, EveryRowHoldsForEveryWalkAndIsBrokenByThePoint) {
    Random random(81);
    std::array<int, 5> found = {};
    for (int round = 0; round < 400; ++round) {
        const Graph graph = testing::random_graph(random, 6, 7, true);
        const auto walks = testing::all_walks(graph);
        if (walks.empty()) continue;
        std::vector<std::vector<std::int64_t>> points;
        for (const Uses& uses : walks) points.push_back(point_of(graph, uses));
        std::vector<NodeSet> sets;
        for (int again = 0; again < 12; ++again) {
            const std::vector<double> x = random_point(random, graph, walks);
            Budget budget;
            std::array<std::vector<Program::Row>, 5> rows;
            rows[0] = broken_logic(graph, x);
            rows[1] = broken_parity(graph, x);
            rows[2] = broken_set_parity(graph, x, budget);
            for (NodeSet& set : broken_connections(graph, x, again % 2 == 0, budget)) {
                rows[3].push_back(connection_row(graph, set));
                sets.push_back(std::move(set));
            }
            rows[4] = broken_halves(graph, x, sets, budget);
            for (std::size_t kind = 0; kind < rows.size(); ++kind) {
                for (const Program::Row& row : rows[kind]) {
                    ++found[kind];
                    const double at = left_of(row, x);
                    ASSERT_TRUE(at < static_cast<double>(row.low) || at > static_cast<double>(row.high))
                        << "kind " << kind << " round " << round;
                    for (const auto& point : points) {
                        const double left = left_of(row, point);
                        ASSERT_GE(left, static_cast<double>(row.low)) << "kind " << kind << " round " << round;
                        ASSERT_LE(left, static_cast<double>(row.high)) << "kind " << kind << " round " << round;
                    }
                }
            }
        }
        for (const Program::Row& row : degree_rows(graph)) {
            for (const auto& point : points) {
                ASSERT_GE(left_of(row, point), static_cast<double>(row.low));
                ASSERT_LE(left_of(row, point), static_cast<double>(row.high));
            }
        }
    }
    for (const int count : found) EXPECT_GT(count, 100);
}

TEST(MaxFlow, IsTheSmallestCut) {
    Random random(82);
    for (int round = 0; round < 500; ++round) {
        const auto nodes = static_cast<std::uint32_t>(random.between(2, 7));
        std::vector<std::array<std::int64_t, 3>> links;
        MaxFlow flow(nodes);
        for (int link = 0; link < 10; ++link) {
            const auto a = static_cast<std::uint32_t>(random.below(nodes));
            const auto b = static_cast<std::uint32_t>(random.below(nodes));
            const std::int64_t capacity = random.between(0, 5);
            if (a == b) continue;
            flow.add(a, b, capacity);
            links.push_back({a, b, capacity});
        }
        const auto cut = [&](const auto& in) {
            std::int64_t sum = 0;
            for (const auto& [a, b, capacity] : links)
                if (in(a) != in(b)) sum += capacity;
            return sum;
        };
        std::int64_t least = 1'000'000;
        for (std::uint64_t set = 0; set < (1U << nodes); ++set) {
            if ((set & 1U) == 0 || (set >> 1U & 1U) != 0) continue;
            least = std::min(least, cut([&](std::int64_t v) { return (set >> static_cast<unsigned>(v) & 1U) != 0; }));
        }
        ASSERT_EQ(flow.run(0, 1, 1'000'000), least);
        const auto near = flow.near_side(0);
        const auto distant = flow.far_side(1);
        ASSERT_EQ(cut([&](std::int64_t v) { return near[static_cast<std::size_t>(v)]; }), least);
        ASSERT_EQ(cut([&](std::int64_t v) { return distant[static_cast<std::size_t>(v)]; }), least);
        flow.reset();
        ASSERT_EQ(flow.run(0, 1, 2), std::min<std::int64_t>(least, 2));
    }
}

}  // namespace
}  // namespace ariadne::prize
