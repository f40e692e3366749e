#include "prize/trail.h"

#include <algorithm>
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
    }

    std::optional<Trail> run(std::uint64_t effort, Budget& budget) {
        visits_[graph_.start] = 1;
        frames_.push_back(open(graph_.start, survival_.life));
        for (std::uint64_t step = 0; step < effort && !frames_.empty() && budget.spend(); ++step) {
            if (edges_left_ == 0) return walk();
            Frame& frame = frames_.back();
            if (frame.next == frame.choices.size()) {
                close();
                continue;
            }
            const Choice choice = frame.choices[frame.next++];
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
    };

    void take(std::uint32_t edge, std::uint32_t from) {
        --left_[edge];
        --edges_left_;
        cost_left_ -= graph_.edges[edge].weight;
        ++visits_[graph_.edges[edge].other(from)];
    }

    void close() {
        const Frame frame = std::move(frames_.back());
        frames_.pop_back();
        if (frames_.empty()) return;
        ++left_[frame.edge];
        ++edges_left_;
        cost_left_ += graph_.edges[frame.edge].weight;
        --visits_[frame.node];
    }

    // A walker with more than all that is left to pay needs no choice: one will do.
    Frame open(std::uint32_t node, std::int64_t life) {
        Frame frame{.node = node, .edge = 0, .choices = {}, .next = 0};
        for (const std::uint32_t e : graph_.at[node]) {
            if (left_[e] == 0) continue;
            const std::uint32_t to = graph_.edges[e].other(node);
            if (to == graph_.goal && edges_left_ > 1) continue;
            const std::int64_t cost = (graph_.edges[e].weight - survival_.entry[node] + survival_.entry[to]) / 2;
            if (life - cost + survival_.entry[to] < 1) continue;
            const std::int64_t then = life - cost + (visits_[to] == 0 ? survival_.gain[to] : 0);
            if (then < 1 && to != graph_.goal) continue;
            if (!keeps_rest(e, node)) continue;
            frame.choices.push_back({e, then});
        }
        std::ranges::stable_sort(frame.choices, [](const Choice& a, const Choice& b) { return a.life > b.life; });
        std::int64_t harm = 0;
        for (std::size_t v = 0; v < visits_.size(); ++v)
            if (visits_[v] == 0) harm -= std::min<std::int64_t>(survival_.gain[v], 0);
        if (life > cost_left_ + harm && frame.choices.size() > 1)
            frame.choices.erase(frame.choices.begin() + 1, frame.choices.end());
        return frame;
    }

    // Whether all other uses left hang together with where the edge leads.
    bool keeps_rest(std::uint32_t edge, std::uint32_t from) {
        --left_[edge];
        ++stamp_;
        reached_.assign(1, graph_.edges[edge].other(from));
        mark_[reached_[0]] = stamp_;
        for (std::size_t i = 0; i < reached_.size(); ++i) {
            for (const std::uint32_t e : graph_.at[reached_[i]]) {
                const std::uint32_t to = graph_.edges[e].other(reached_[i]);
                if (left_[e] == 0 || mark_[to] == stamp_) continue;
                mark_[to] = stamp_;
                reached_.push_back(to);
            }
        }
        ++left_[edge];
        // Only what is used at `from` can have been cut off: everything hung together before.
        return mark_[from] == stamp_ ||
               std::ranges::none_of(graph_.at[from], [&](std::uint32_t e) { return left_[e] > (e == edge ? 1 : 0); });
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
    std::vector<std::uint32_t> reached_;
    std::uint64_t edges_left_ = 0;
    std::int64_t cost_left_ = 0;  // twice the life that it takes
    std::vector<Frame> frames_;
};

}  // namespace

std::optional<Trail> surviving_trail(const Graph& graph, const Uses& uses, const Survival& survival,
                                     std::uint64_t effort, Budget& budget) {
    return TrailSearch(graph, uses, survival).run(effort, budget);
}

}  // namespace ariadne::prize
