#include "prize/cuts.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "prize/max_flow.h"

namespace ariadne::prize {

namespace {

using Row = Program::Row;

constexpr double least_breach = 1e-3;  // what a row must be broken by, to be worth adding

// used once: used less twice
void add_once(Row& row, const Columns& columns, const Graph& graph, std::uint32_t edge, std::int32_t factor) {
    row.terms.push_back({columns.used(edge), factor});
    if (!graph.touches_goal(graph.edges[edge])) row.terms.push_back({columns.twice(edge), -factor});
}

double once(const Columns& columns, std::span<const double> x, std::uint32_t edge) {
    return x[columns.used(edge)] - x[columns.twice(edge)];
}

// Over the odd (or even) sets F of the edges: the most of (sum of once in F) - (sum of once elsewhere) - (|F| - 1)
// seen. Nothing when that is not above 0.
std::optional<std::vector<bool>> best_set(std::span<const double> p, double seen, bool odd) {
    std::vector<bool> in(p.size());
    double excess = seen;
    std::size_t size = 0;
    std::size_t turn = 0;  // the element whose change costs least
    double loss = 1e9;
    for (std::size_t i = 0; i < p.size(); ++i) {
        in[i] = 2 * p[i] > seen;
        size += in[i] ? 1U : 0U;
        excess += in[i] ? p[i] - seen : -p[i];
        const double change = std::fabs(2 * p[i] - seen);
        if (change < loss) {
            loss = change;
            turn = i;
        }
    }
    if ((size % 2 == 1) != odd) {
        if (p.empty()) return std::nullopt;
        excess -= loss;
        in[turn] = !in[turn];
    }
    if (excess <= least_breach) return std::nullopt;
    return in;
}

class OddCuts {
  public:
    OddCuts(const Graph& graph, std::span<const double> x, Budget& budget)
        : graph_(graph), columns_(graph), x_(x), budget_(budget) {}

    // Edges that are surely used once or surely not carry no flow: only the fractional pieces are looked at.
    std::vector<Row> find() {
        find_pieces();
        for (const std::vector<std::uint32_t>& piece : pieces_)
            if (piece.size() > 1) cut_piece(piece);
        return std::move(rows_);
    }

  private:
    static constexpr double flow_scale = 1 << 20;

    double distance(std::uint32_t edge) const {
        const double p = std::clamp(once(columns_, x_, edge), 0.0, 1.0);
        return std::min(p, 1 - p);
    }

    void find_pieces() {
        piece_of_.assign(graph_.nodes(), graph_.nodes());
        for (std::uint32_t v = 0; v < graph_.nodes(); ++v) {
            if (piece_of_[v] != graph_.nodes()) continue;
            const auto number = static_cast<std::uint32_t>(pieces_.size());
            std::vector<std::uint32_t> piece = {v};
            piece_of_[v] = number;
            for (std::size_t i = 0; i < piece.size(); ++i) {
                for (const std::uint32_t e : graph_.at[piece[i]]) {
                    const std::uint32_t next = graph_.edges[e].other(piece[i]);
                    if (distance(e) < least_breach || piece_of_[next] != graph_.nodes()) continue;
                    piece_of_[next] = number;
                    piece.push_back(next);
                }
            }
            pieces_.push_back(std::move(piece));
        }
    }

    // Gusfield's tree: piece.size() - 1 flows find, for every pair, a smallest cut between them. Each is tried.
    void cut_piece(const std::vector<std::uint32_t>& piece) {
        std::vector<std::uint32_t> place(graph_.nodes(), 0);
        for (std::uint32_t i = 0; i < piece.size(); ++i) place[piece[i]] = i;
        MaxFlow flow(piece.size());
        for (const std::uint32_t v : piece) {
            for (const std::uint32_t e : graph_.at[v]) {
                const Edge& edge = graph_.edges[e];
                if (edge.a != v || distance(e) < least_breach || piece_of_[edge.b] != piece_of_[v]) continue;
                flow.add(place[edge.a], place[edge.b], std::llround(distance(e) * flow_scale));
            }
        }
        std::vector<bool> whole(graph_.nodes(), false);
        for (const std::uint32_t v : piece) whole[v] = true;
        add_if_broken(whole);
        std::vector<std::uint32_t> parent(piece.size(), 0);
        for (std::uint32_t i = 1; i < piece.size() && budget_.spend(); ++i) {
            flow.reset();
            const std::int64_t enough = std::llround(flow_scale);
            const bool small = flow.run(i, parent[i], enough) < enough;
            const std::vector<bool> near = flow.near_side(i);
            if (!small) continue;
            for (std::uint32_t j = i + 1; j < piece.size(); ++j)
                if (near[j] && parent[j] == parent[i]) parent[j] = i;
            std::vector<bool> in(graph_.nodes(), false);
            for (std::uint32_t j = 0; j < piece.size(); ++j) in[piece[j]] = near[j];
            add_if_broken(in);
        }
    }

    void add_if_broken(const std::vector<bool>& in) {
        std::vector<std::uint32_t> leaving;
        std::vector<double> p;
        for (std::uint32_t e = 0; e < graph_.edges.size(); ++e) {
            if (in[graph_.edges[e].a] == in[graph_.edges[e].b]) continue;
            leaving.push_back(e);
            p.push_back(once(columns_, x_, e));
        }
        const auto set = best_set(p, 1, in[graph_.start] == in[graph_.goal]);
        if (!set) return;
        Row row;
        row.high = -1;
        for (std::size_t i = 0; i < leaving.size(); ++i) {
            add_once(row, columns_, graph_, leaving[i], (*set)[i] ? 1 : -1);
            row.high += (*set)[i] ? 1 : 0;
        }
        rows_.push_back(std::move(row));
    }

    const Graph& graph_;
    Columns columns_;
    std::span<const double> x_;
    Budget& budget_;
    std::vector<std::vector<std::uint32_t>> pieces_;
    std::vector<std::uint32_t> piece_of_;
    std::vector<Row> rows_;
};

}  // namespace

std::vector<Row> degree_rows(const Graph& graph) {
    const Columns columns(graph);
    std::vector<Row> rows;
    for (std::uint32_t v = 0; v < graph.nodes(); ++v) {
        Row row;
        for (const std::uint32_t e : graph.at[v]) add_uses(graph, columns, e, row.terms);
        row.low = graph.is_end(v) ? 1 : 0;
        if (v == graph.goal) row.high = 1;
        if (!graph.is_end(v)) row.terms.push_back({columns.seen(v), -2});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Row> broken_logic(const Graph& graph, std::span<const double> x) {
    const Columns columns(graph);
    std::vector<Row> rows;
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
        const Edge& edge = graph.edges[e];
        for (const std::uint32_t v : {edge.a, edge.b}) {
            if (graph.is_end(v) || x[columns.used(e)] <= x[columns.seen(v)] + least_breach) continue;
            rows.push_back({.terms = {{columns.used(e), 1}, {columns.seen(v), -1}}, .high = 0});
        }
        if (!graph.touches_goal(edge) && x[columns.twice(e)] > x[columns.used(e)] + least_breach)
            rows.push_back({.terms = {{columns.twice(e), 1}, {columns.used(e), -1}}, .high = 0});
    }
    return rows;
}

std::vector<Row> broken_parity(const Graph& graph, std::span<const double> x) {
    const Columns columns(graph);
    std::vector<Row> rows;
    std::vector<double> p;
    for (std::uint32_t v = 0; v < graph.nodes(); ++v) {
        p.clear();
        for (const std::uint32_t e : graph.at[v]) p.push_back(once(columns, x, e));
        const auto set = best_set(p, graph.is_end(v) ? 1 : x[columns.seen(v)], !graph.is_end(v));
        if (!set) continue;
        Row row;
        std::int32_t size = 0;
        for (std::size_t i = 0; i < p.size(); ++i) {
            add_once(row, columns, graph, graph.at[v][i], (*set)[i] ? 1 : -1);
            size += (*set)[i] ? 1 : 0;
        }
        row.high = graph.is_end(v) ? size - 1 : 0;
        if (!graph.is_end(v) && size > 1) row.terms.push_back({columns.seen(v), 1 - size});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Row> broken_set_parity(const Graph& graph, std::span<const double> x, Budget& budget) {
    return OddCuts(graph, x, budget).find();
}

}  // namespace ariadne::prize
