#include "prize/shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>
#include <utility>

#include "base/random.h"
#include "prize/tolerance.h"

namespace ariadne::prize {

namespace {

constexpr std::uint32_t none = 0xffffffffU;

// The shortest circles through an edge, one for each other edge at its node v by which they come back. By number of
// edges, breadth first. `by` has the edge that each node was reached by: none, before and after.
void add_circles(const Graph& graph, std::uint32_t v, std::uint32_t edge, std::vector<std::uint32_t>& by,
                 Circles& circles) {
    constexpr std::size_t longest = 16;
    std::size_t left = graph.at[v].size() - 1;
    std::vector<std::pair<std::uint32_t, std::size_t>> reached = {{graph.edges[edge].other(v), 1}};
    by[v] = by[reached[0].first] = edge;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto [at, length] = reached[i];
        if (length == longest || left == 0) break;
        for (const std::uint32_t e : graph.at[at]) {
            const std::uint32_t to = graph.edges[e].other(at);
            if (to == v && e != edge) {
                --left;
                std::vector<std::uint32_t>& circle = circles.emplace_back(1, e);
                for (std::uint32_t u = at; u != v; u = graph.edges[by[u]].other(u)) circle.push_back(by[u]);
                std::ranges::sort(circle);
            }
            if (by[to] != none) continue;
            by[to] = e;
            reached.emplace_back(to, length + 1);
        }
    }
    by[v] = none;
    for (const auto& [node, length] : reached) by[node] = none;
}

// A circle with an edge across it is two smaller ones.
bool crossed(const Graph& graph, const std::vector<std::uint32_t>& circle, std::vector<bool>& on) {
    const auto mark = [&](bool value) {
        for (const std::uint32_t e : circle) on[graph.edges[e].a] = on[graph.edges[e].b] = value;
    };
    const auto across = [&](std::uint32_t e) {
        return on[graph.edges[e].a] && on[graph.edges[e].b] && !std::ranges::binary_search(circle, e);
    };
    mark(true);
    const bool found = std::ranges::any_of(circle, [&](std::uint32_t e) {
        return std::ranges::any_of(graph.at[graph.edges[e].a], across) ||
               std::ranges::any_of(graph.at[graph.edges[e].b], across);
    });
    mark(false);
    return found;
}

}  // namespace

// For any two edges at a node the shortest circle through both, without those made of others. Squares would not do: no
// sum of them goes round a wall.
ShapeSearch::ShapeSearch(const Graph& graph, Budget& budget) : graph_(graph), charge_(budget) {
    constexpr std::size_t most = 500'000;
    std::vector<std::uint32_t> by(graph.nodes(), none);
    for (std::uint32_t v = 0; v < graph.nodes() && circles_.size() < most && budget.check(); ++v)
        for (const std::uint32_t e : graph.at[v]) add_circles(graph, v, e, by, circles_);
    std::ranges::sort(circles_);
    const auto same = std::ranges::unique(circles_);
    circles_.erase(same.begin(), same.end());
    std::vector<bool> on(graph.nodes(), false);
    std::erase_if(circles_, [&](const auto& circle) { return crossed(graph, circle, on); });
    std::size_t bytes = circles_.capacity() * sizeof(Circles::value_type);
    for (const auto& circle : circles_) bytes += circle.capacity() * sizeof(std::uint32_t);
    charge_.add(bytes);
}

class Shaping {
  public:
    Shaping(const ShapeSearch& search, Uses uses, std::span<const double> likely, std::uint64_t seed)
        : s_(search),
          g_(search.graph_),
          random_(seed),
          uses_(std::move(uses)),
          degree_(g_.nodes(), 0),
          mark_(g_.nodes(), 0) {
        for (std::size_t e = 0; e < uses_.size(); ++e) {
            degree_[g_.edges[e].a] += uses_[e];
            degree_[g_.edges[e].b] += uses_[e];
        }
        value_ = best_value_ = value_of(g_, uses_);
        best_ = uses_;
        for (const double share : likely) {
            const auto cost = [&](double u) { return std::llround(unlikeness * std::fabs(u - share)); };
            unlike_.push_back({cost(0), cost(1), cost(2)});
        }
    }

    void run(std::uint64_t rounds, std::int64_t enough, Budget& budget) {
        double mean = 0;
        for (const Edge& edge : g_.edges) mean += static_cast<double>(edge.weight);
        mean /= static_cast<double>(std::max<std::size_t>(g_.edges.size(), 1));
        const double hot = std::max(1.0, 1.5 * mean);
        const double cold = std::max(0.4, 0.2 * mean);
        constexpr std::uint64_t stages = 256;
        const double cooling = root_of(cold / hot, stages);
        constexpr std::size_t most_melted = 4000;  // edges; with more there is no time to get back to where it began
        double temperature = g_.edges.size() > most_melted ? cold : hot;
        constexpr std::uint64_t nodes_a_step = 10'000;
        for (std::uint64_t stage = 0; stage < stages && budget.spend(1 + rounds / stages / 64); ++stage) {
            tolerance_.heat(temperature);
            temperature *= cooling;
            for (std::uint64_t i = 0; i < rounds / stages && best_value_ < enough; ++i) {
                step();
                if (looked_at_ < nodes_a_step) continue;
                if (!budget.spend(looked_at_ / nodes_a_step)) return;
                looked_at_ %= nodes_a_step;
            }
        }
    }

    Uses best() && { return std::move(best_); }

  private:
    static constexpr double unlikeness = 2;  // what a use more or less than likely costs

    struct Change {
        std::uint32_t edge;
        std::uint8_t before;
    };

    void set(std::uint32_t e, std::uint8_t uses) {
        changes_.push_back({e, uses_[e]});
        apply(e, uses);
    }

    void apply(std::uint32_t e, std::uint8_t uses) {
        const Edge& edge = g_.edges[e];
        degree_[edge.a] += uses - uses_[e];
        degree_[edge.b] += uses - uses_[e];
        uses_[e] = uses;
    }

    bool walked(std::uint32_t v) const { return degree_[v] > 0 || v == g_.start; }

    void step() {
        changes_.clear();
        touched_.clear();
        if (random_.chance(3, 5)) {
            const auto& circle = s_.circles_[random_.below(s_.circles_.size())];
            const bool beside = std::ranges::any_of(
                circle, [&](std::uint32_t e) { return walked(g_.edges[e].a) || walked(g_.edges[e].b); });
            if (!beside) return;
            for (const std::uint32_t e : circle) touch(e);
            for (const std::uint32_t e : circle) {
                const bool doubled = !g_.touches_goal(g_.edges[e]) && random_.chance(1, 6);
                set(e, uses_[e] == 1 ? (doubled ? 2 : 0) : 1);
            }
        } else {
            const auto e = static_cast<std::uint32_t>(random_.below(g_.edges.size()));
            const Edge& edge = g_.edges[e];
            if (uses_[e] == 1 || g_.touches_goal(edge) || (!walked(edge.a) && !walked(edge.b))) return;
            touch(e);
            set(e, uses_[e] == 0 ? 2 : 0);
        }
        if (acceptable()) return;
        for (const Change& change : changes_ | std::views::reverse) apply(change.edge, change.before);
    }

    void touch(std::uint32_t e) {
        for (const std::uint32_t v : {g_.edges[e].a, g_.edges[e].b})
            if (std::ranges::find(touched_, v, &std::pair<std::uint32_t, bool>::first) == touched_.end())
                touched_.emplace_back(v, walked(v));
    }

    bool acceptable() {
        if (degree_[g_.goal] != 1) return false;
        std::int64_t change = 0;
        for (const Change& c : changes_) change -= (uses_[c.edge] - c.before) * g_.edges[c.edge].weight;
        for (const auto& [v, before] : touched_)
            if (walked(v) != before) change += before ? -g_.prize[v] : g_.prize[v];
        std::int64_t less_like = 0;
        if (!unlike_.empty())
            for (const Change& c : changes_) less_like += unlike_[c.edge][uses_[c.edge]] - unlike_[c.edge][c.before];
        if (change - less_like + tolerance_.draw(random_) < 0 || !connected()) return false;
        value_ += change;
        if (value_ > best_value_) {
            best_value_ = value_;
            best_ = uses_;
        }
        return true;
    }

    // All nodes touched that are walked must still hang together; nothing else can have come loose.
    bool connected() {
        std::size_t wanted = 0;
        std::uint32_t root = 0;
        for (const auto& [v, before] : touched_) {
            if (!walked(v)) continue;
            if (wanted++ == 0) root = v;
        }
        if (wanted == 0) return false;
        ++stamp_;
        const std::uint32_t target = stamp_++;
        for (const auto& [v, before] : touched_)
            if (walked(v)) mark_[v] = target;
        reached_.assign(1, root);
        mark_[root] = stamp_;
        std::size_t found = 1;
        for (std::size_t i = 0; i < reached_.size() && found < wanted; ++i) {
            for (const std::uint32_t e : g_.at[reached_[i]]) {
                const std::uint32_t to = g_.edges[e].other(reached_[i]);
                if (uses_[e] == 0 || mark_[to] == stamp_) continue;
                if (mark_[to] == target) ++found;
                mark_[to] = stamp_;
                reached_.push_back(to);
            }
        }
        looked_at_ += reached_.size();
        return found == wanted;
    }

    const ShapeSearch& s_;
    const Graph& g_;
    Random random_;
    Tolerance tolerance_;
    Uses uses_;
    Uses best_;
    std::vector<std::array<std::int64_t, 3>> unlike_;  // what 0, 1 or 2 uses of an edge cost while annealing
    std::vector<int> degree_;
    std::vector<std::uint32_t> mark_;
    std::uint32_t stamp_ = 0;
    std::vector<std::uint32_t> reached_;
    std::vector<Change> changes_;
    std::vector<std::pair<std::uint32_t, bool>> touched_;  // nodes, and whether they were walked before
    std::uint64_t looked_at_ = 0;                          // nodes, since the budget was last told
    std::int64_t value_ = 0;
    std::int64_t best_value_ = 0;
};

Uses ShapeSearch::run(Uses uses, std::uint64_t seed, std::uint64_t rounds, std::int64_t enough,
                      std::span<const double> likely, Budget& budget) const {
    if (circles_.empty()) return uses;
    Shaping shaping(*this, std::move(uses), likely, seed);
    shaping.run(rounds, enough, budget);
    return std::move(shaping).best();
}

}  // namespace ariadne::prize
