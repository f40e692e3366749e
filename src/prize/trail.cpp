#include "prize/trail.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ariadne::prize {

namespace {

// Depth first over the walks that use up all edges (Fleury's rule: never leave behind what can no longer be reached).
class TrailSearch {
  public:
    TrailSearch(const Graph& graph, const Uses& uses, const Survival& survival)
        : graph_(graph), survival_(survival), left_(uses), visits_(graph.nodes(), 0), mark_(graph.nodes(), 0) {
        for (std::size_t e = 0; e < uses.size(); ++e) {
            edges_left_ += uses[e];
            cost_left_ += graph.edges[e].weight * uses[e];
        }
        for (std::uint32_t v = 0; v < graph.nodes(); ++v) harm_left_ += harm(v);
    }

    std::optional<Trail> run(std::uint64_t effort, Budget& budget) {
        effort += edges_left_;
        visit(graph_.start);
        frames_.push_back(open(graph_.start, survival_.life));
        for (std::uint64_t step = 0; step < effort && !frames_.empty() && budget.spend(); ++step) {
            if (edges_left_ == 0) return walk();
            Frame& frame = frames_.back();
            if (frame.next == frame.choices.size()) {
                close();
                continue;
            }
            const Choice choice = frame.choices[frame.next++];
            if (!keeps_rest(choice.edge, frame.node)) continue;
            if (frame.one_will_do) frame.next = frame.choices.size();
            take(choice.edge, frame.node);
            const std::uint32_t to = graph_.edges[choice.edge].other(frame.node);
            frames_.push_back(open(to, choice.life));
            frames_.back().edge = choice.edge;
        }
        if (edges_left_ == 0 && !frames_.empty()) return walk();
        return std::nullopt;
    }

  private:
    struct Choice {
        std::uint32_t edge;
        std::int64_t life;
    };
    struct Frame {
        std::uint32_t node = 0;
        std::uint32_t edge = 0;  // by which it was entered
        std::vector<Choice> choices;
        std::size_t next = 0;
        bool one_will_do = false;
    };

    std::int64_t harm(std::uint32_t node) const { return -std::min<std::int64_t>(survival_.gain[node], 0); }

    void visit(std::uint32_t node) {
        if (visits_[node]++ == 0) harm_left_ -= harm(node);
    }

    void take(std::uint32_t edge, std::uint32_t from) {
        --left_[edge];
        --edges_left_;
        cost_left_ -= graph_.edges[edge].weight;
        visit(graph_.edges[edge].other(from));
    }

    void close() {
        const Frame frame = std::move(frames_.back());
        frames_.pop_back();
        if (frames_.empty()) return;
        ++left_[frame.edge];
        ++edges_left_;
        cost_left_ += graph_.edges[frame.edge].weight;
        if (--visits_[frame.node] == 0) harm_left_ += harm(frame.node);
    }

    // A walker with more than all that is left to pay needs no choice.
    Frame open(std::uint32_t node, std::int64_t life) {
        Frame frame;
        frame.node = node;
        frame.one_will_do = life > cost_left_ + harm_left_;
        for (const std::uint32_t e : graph_.at[node]) {
            if (left_[e] == 0) continue;
            const std::uint32_t to = graph_.edges[e].other(node);
            if (to == graph_.goal && edges_left_ > 1) continue;
            const std::int64_t cost = (graph_.edges[e].weight - survival_.entry[node] + survival_.entry[to]) / 2;
            if (life - cost + survival_.entry[to] < 1) continue;
            const std::int64_t then = life - cost + (visits_[to] == 0 ? survival_.gain[to] : 0);
            if (then < 1 && to != graph_.goal) continue;
            frame.choices.push_back({e, then});
        }
        std::ranges::stable_sort(frame.choices, [](const Choice& a, const Choice& b) { return a.life > b.life; });
        return frame;
    }

    // Whether all other uses left hang together with where the edge leads. Only what is used at `from` can be cut off:
    // everything hung together before. It is looked for from both ends, so that the smaller part decides.
    bool keeps_rest(std::uint32_t edge, std::uint32_t from) {
        if (left_[edge] > 1) return true;
        --left_[edge];
        const bool more = std::ranges::any_of(graph_.at[from], [&](std::uint32_t e) { return left_[e] > 0; });
        const bool keeps = !more || connected(from, graph_.edges[edge].other(from));
        ++left_[edge];
        return keeps;
    }

    bool connected(std::uint32_t a, std::uint32_t b) {
        stamp_ += 2;
        reached_[0].assign(1, a);
        reached_[1].assign(1, b);
        mark_[a] = stamp_;
        mark_[b] = stamp_ + 1;
        for (std::size_t i = 0;; ++i) {
            for (const std::uint32_t side : {0U, 1U}) {
                if (i == reached_[side].size()) return false;
                const std::uint32_t at = reached_[side][i];
                for (const std::uint32_t e : graph_.at[at]) {
                    const std::uint32_t to = graph_.edges[e].other(at);
                    if (left_[e] == 0 || mark_[to] == stamp_ + side) continue;
                    if (mark_[to] == stamp_ + 1 - side) return true;
                    mark_[to] = stamp_ + side;
                    reached_[side].push_back(to);
                }
            }
        }
    }

    Trail walk() const {
        Trail trail;
        for (const Frame& frame : frames_) {
            if (!trail.nodes.empty()) trail.edges.push_back(frame.edge);
            trail.nodes.push_back(frame.node);
        }
        return trail;
    }

    const Graph& graph_;
    const Survival& survival_;
    Uses left_;
    std::vector<std::uint32_t> visits_;
    std::vector<std::uint32_t> mark_;
    std::uint32_t stamp_ = 0;
    std::array<std::vector<std::uint32_t>, 2> reached_;  // from either end
    std::uint64_t edges_left_ = 0;
    std::int64_t cost_left_ = 0;  // twice the life that it takes
    std::int64_t harm_left_ = 0;  // of nodes not visited
    std::vector<Frame> frames_;
};

}  // namespace

std::optional<Trail> surviving_trail(const Graph& graph, const Uses& uses, const Survival& survival,
                                     std::uint64_t effort, Budget& budget) {
    return TrailSearch(graph, uses, survival).run(effort, budget);
}

}  // namespace ariadne::prize
