#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "prize/cuts.h"

namespace ariadne::prize {

namespace {

using Row = Program::Row;

constexpr double zero = 1e-6;

// A row factors * x <= high over the columns of the program and, behind them, one column a node: how often a walk
// passes it, half its degree (rounded down at the start). That is a whole number, and what makes halving worthwhile.
struct Source {
    std::vector<Program::Term> terms;
    std::int64_t high = 0;
    double slack = 0;
};

using Bits = std::vector<std::uint64_t>;

bool bit(const Bits& bits, std::size_t i) {
    return (bits[i / 64] >> (i % 64) & 1U) != 0;
}
void flip(Bits& bits, std::size_t i) {
    bits[i / 64] ^= std::uint64_t{1} << (i % 64);
}

// After Koster, Zymolka and Kutschka: the sources modulo 2, over the columns that are at neither bound, are added to
// one another so that as many columns as possible vanish. Sources that hold with equality do the adding. What is odd on
// the right and left over on the left costs its distance from a bound.
class Halves {
  public:
    Halves(const Graph& graph, std::span<const double> x, std::span<const NodeSet> sets)
        : graph_(graph), columns_(graph), x_(x.begin(), x.end()) {
        for (std::uint32_t v = 0; v < graph.nodes(); ++v) {
            double uses = v == graph.start ? -1 : 0;
            for (const std::uint32_t e : graph.at[v]) uses += x[columns_.used(e)] + x[columns_.twice(e)];
            x_.push_back(uses / 2);
        }
        collect(sets);
    }

    std::vector<Row> find(Budget& budget) {
        number_columns();
        fill();
        if (!eliminate(budget)) return {};
        std::vector<std::pair<double, Row>> found;
        for (std::size_t r = 0; r < sources_.size() && budget.check(); ++r)
            if (auto row = halve(r)) found.push_back(std::move(*row));
        std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first > b.first; });
        std::vector<Row> rows;
        for (auto& [broken, row] : found) {
            if (rows.size() >= most_rows) break;
            const bool known = std::ranges::any_of(rows, [&](const Row& r) { return r.terms == row.terms; });
            if (!known) rows.push_back(std::move(row));
        }
        return rows;
    }

  private:
    static constexpr std::size_t most_rows = 40;
    static constexpr std::size_t most_sources = 5000;
    static constexpr double worth_trying = 0.5;  // slack of a source; 1 would leave nothing to cut off
    static constexpr std::size_t absent = static_cast<std::size_t>(-1);

    std::uint32_t passes(std::uint32_t node) const { return columns_.count() + node; }

    void add(Source source) {
        double left = 0;
        for (const Program::Term& term : source.terms) left += term.factor * x_[term.column];
        source.slack = static_cast<double>(source.high) - left;
        if (source.slack < worth_trying && sources_.size() < most_sources) sources_.push_back(std::move(source));
    }

    void collect(std::span<const NodeSet> sets) {
        for (std::uint32_t v = 0; v < graph_.nodes(); ++v) {
            if (v == graph_.goal) continue;
            Source degree{.terms = {}, .high = v == graph_.start ? 1 : 0};
            for (const std::uint32_t e : graph_.at[v]) add_uses(graph_, columns_, e, degree.terms);
            degree.terms.push_back({passes(v), -2});
            add(std::move(degree));
            if (v != graph_.start) add({.terms = {{columns_.seen(v), 1}, {passes(v), -1}}, .high = 0});
        }
        for (std::uint32_t e = 0; e < graph_.edges.size(); ++e) {
            const Edge& edge = graph_.edges[e];
            if (x_[columns_.used(e)] < zero) continue;
            for (const std::uint32_t v : {edge.a, edge.b})
                if (!graph_.is_end(v)) add({.terms = {{columns_.used(e), 1}, {columns_.seen(v), -1}}, .high = 0});
            if (!graph_.touches_goal(edge)) add({.terms = {{columns_.twice(e), 1}, {columns_.used(e), -1}}, .high = 0});
        }
        for (const NodeSet& set : sets) {
            Source source;
            for (std::uint32_t v = 0; v < graph_.nodes(); ++v)
                if (set.in[v]) source.terms.push_back({passes(v), -1});
            for (std::uint32_t e = 0; e < graph_.edges.size(); ++e)
                if (set.in[graph_.edges[e].a] && set.in[graph_.edges[e].b]) add_uses(graph_, columns_, e, source.terms);
            source.terms.push_back({columns_.seen(set.node), 1});
            add(std::move(source));
        }
    }

    bool at_low(std::uint32_t column) const { return x_[column] < zero; }
    bool at_high(std::uint32_t column) const { return column < columns_.count() && x_[column] > 1 - zero; }

    void number_columns() {
        place_.assign(x_.size(), absent);
        for (std::uint32_t c = 0; c < x_.size(); ++c) {
            if (at_low(c) || at_high(c)) continue;
            place_[c] = column_at_.size();
            column_at_.push_back(c);
        }
    }

    // Bit vectors: the columns, the right side, and which sources were added up.
    void fill() {
        const std::size_t words = column_at_.size() / 64 + 1;
        const std::size_t source_words = sources_.size() / 64 + 1;
        for (std::size_t r = 0; r < sources_.size(); ++r) {
            Bits left(words, 0);
            bool odd = sources_[r].high % 2 != 0;
            for (const Program::Term& term : sources_[r].terms) {
                if (term.factor % 2 == 0) continue;
                if (place_[term.column] != absent) {
                    flip(left, place_[term.column]);
                } else if (at_high(term.column)) {
                    odd = !odd;
                }
            }
            Bits from(source_words, 0);
            flip(from, r);
            left_.push_back(std::move(left));
            from_.push_back(std::move(from));
            odd_.push_back(odd);
            slack_.push_back(std::max(sources_[r].slack, 0.0));
        }
    }

    // False when the budget ran out.
    bool eliminate(Budget& budget) {
        constexpr std::uint64_t words_a_step = 40'000;
        std::uint64_t words = 0;
        std::vector<bool> pivot(sources_.size(), false);
        for (std::size_t c = 0; c < column_at_.size(); ++c) {
            std::size_t chosen = absent;
            for (std::size_t r = 0; r < sources_.size() && chosen == absent; ++r)
                if (!pivot[r] && slack_[r] < zero && bit(left_[r], c)) chosen = r;
            if (chosen == absent) continue;
            if (words >= words_a_step && !budget.spend(words / words_a_step)) return false;
            words %= words_a_step;
            pivot[chosen] = true;
            for (std::size_t r = 0; r < sources_.size(); ++r) {
                if (r == chosen || !bit(left_[r], c)) continue;
                for (std::size_t w = 0; w < left_[r].size(); ++w) left_[r][w] ^= left_[chosen][w];
                for (std::size_t w = 0; w < from_[r].size(); ++w) from_[r][w] ^= from_[chosen][w];
                odd_[r] = odd_[r] != odd_[chosen];
                slack_[r] += slack_[chosen];
                words += left_[r].size() + from_[r].size();
            }
        }
        return true;
    }

    // The sum of sources halved, with what it is broken by; nothing when it is not.
    std::optional<std::pair<double, Row>> halve(std::size_t r) const {
        double slack = slack_[r];
        bool odd = odd_[r];
        std::uint32_t turn = 0;
        double turning = 2;
        for (std::size_t c = 0; c < column_at_.size() && slack < 1; ++c) {
            if (!bit(left_[r], c)) continue;
            const std::uint32_t column = column_at_[c];
            if (column >= columns_.count()) {
                slack += x_[column];
                continue;
            }
            const double x = x_[column];
            slack += std::min(x, 1 - x);
            if (x > 0.5) odd = !odd;
            if (std::fabs(1 - 2 * x) < turning) {
                turning = std::fabs(1 - 2 * x);
                turn = column;
            }
        }
        if (!odd) slack += turning;
        if (slack > 0.98) return std::nullopt;
        return round_down(r, odd ? x_.size() : turn);
    }

    std::optional<std::pair<double, Row>> round_down(std::size_t r, std::size_t turned) const {
        std::vector<std::int64_t> factor(x_.size(), 0);
        std::int64_t high = 0;
        for (std::size_t i = 0; i < sources_.size(); ++i) {
            if (!bit(from_[r], i)) continue;
            high += sources_[i].high;
            for (const Program::Term& term : sources_[i].terms) factor[term.column] += term.factor;
        }
        for (std::uint32_t c = 0; c < x_.size(); ++c) {
            if (factor[c] % 2 == 0) continue;
            const bool to_high = c < columns_.count() && (x_[c] > 0.5) != (c == turned);
            factor[c] += to_high ? 1 : -1;
            high += to_high ? 1 : 0;
        }
        if (high % 2 == 0) return std::nullopt;
        --high;
        // Halved, rounded down and doubled again; passes become half the uses of the node's edges.
        for (std::uint32_t v = 0; v < graph_.nodes(); ++v) {
            const std::int64_t half = factor[passes(v)] / 2;
            if (half == 0) continue;
            if (v == graph_.start) high += half;
            for (const std::uint32_t e : graph_.at[v]) {
                factor[columns_.used(e)] += half;
                if (!graph_.touches_goal(graph_.edges[e])) factor[columns_.twice(e)] += half;
            }
        }
        Row row;
        row.high = high;
        double left = 0;
        double norm = 0;
        for (std::uint32_t c = 0; c < columns_.count(); ++c) {
            if (factor[c] == 0) continue;
            if (std::abs(factor[c]) > 1000) return std::nullopt;
            row.terms.push_back({c, static_cast<std::int32_t>(factor[c])});
            left += static_cast<double>(factor[c]) * x_[c];
            norm += static_cast<double>(factor[c] * factor[c]);
        }
        const double broken = (left - static_cast<double>(high)) / std::sqrt(std::max(norm, 1.0));
        if (broken < 1e-2) return std::nullopt;
        return std::pair(broken, std::move(row));
    }

    const Graph& graph_;
    Columns columns_;
    std::vector<double> x_;
    std::vector<Source> sources_;
    std::vector<std::size_t> place_;
    std::vector<std::uint32_t> column_at_;
    std::vector<Bits> left_;
    std::vector<Bits> from_;
    std::vector<bool> odd_;
    std::vector<double> slack_;
};

}  // namespace

std::vector<Row> broken_halves(const Graph& graph, std::span<const double> x, std::span<const NodeSet> sets,
                               Budget& budget) {
    return Halves(graph, x, sets).find(budget);
}

}  // namespace ariadne::prize
