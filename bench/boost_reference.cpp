#include <random>
#include <utility>
#include <vector>

#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/random_spanning_tree.hpp>
#include <boost/graph/visitors.hpp>

#include "bench/processor_time.h"
#include "bench/references.h"

namespace ariadne::bench {

namespace {

using Graph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                                 boost::no_property, std::uint32_t, std::uint32_t>;
using Edge = std::pair<std::uint32_t, std::uint32_t>;

// Both ways of every passage that `open` says there is, in the order of the rooms.
template <class Open>
Graph graph_of(Size size, Open&& open) {
    std::vector<Edge> edges;
    edges.reserve(4 * size.area());
    for (std::size_t i = 0; i < size.area(); ++i) {
        const Cell c = size.cell(i);
        for (const Direction d : all_directions)
            if (size.contains(step(c, d)) && open(c, d))
                edges.emplace_back(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(size.index(step(c, d))));
    }
    return {boost::edges_are_sorted, edges.begin(), edges.end(), static_cast<std::uint32_t>(size.area())};
}

}  // namespace

std::size_t boost_spanning_tree(Size size, std::uint64_t seed) {
    const Graph graph = graph_of(size, [](Cell, Direction) { return true; });
    std::mt19937_64 random(seed);
    std::vector<std::uint32_t> before(size.area());
    const auto index = get(boost::vertex_index, graph);
    boost::random_spanning_tree(graph, random,
                                boost::root_vertex(std::uint32_t{0})
                                    .predecessor_map(boost::make_iterator_property_map(before.begin(), index))
                                    .vertex_index_map(index));
    std::size_t edges = 0;
    for (std::size_t i = 1; i < before.size(); ++i) edges += before[i] < before.size() ? 1U : 0U;
    return edges;
}

std::size_t boost_breadth_first(const labyrinth::Labyrinth& labyrinth, double& seconds) {
    const Graph graph = graph_of(labyrinth.size, [&](Cell c, Direction d) { return labyrinth.open(c, d); });
    std::vector<std::uint32_t> before(labyrinth.size.area());
    const auto index = get(boost::vertex_index, graph);
    const auto start = static_cast<std::uint32_t>(labyrinth.size.index(labyrinth.entrance));
    const auto goal = static_cast<std::uint32_t>(labyrinth.size.index(labyrinth.exit));
    const double begin = processor_seconds();
    boost::breadth_first_search(
        graph, start,
        boost::visitor(boost::make_bfs_visitor(boost::record_predecessors(
                           boost::make_iterator_property_map(before.begin(), index), boost::on_tree_edge{})))
            .vertex_index_map(index));
    seconds = processor_seconds() - begin;
    std::size_t steps = 0;
    for (std::uint32_t at = goal; at != start; at = before[at]) ++steps;
    return steps;
}

}  // namespace ariadne::bench
