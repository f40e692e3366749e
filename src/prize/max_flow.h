#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ariadne::prize {

// Greatest flow and smallest cut between two nodes of an undirected network, by Dinic's phases. Small and reused:
// `reset` restores the capacities that were given.
class MaxFlow {
  public:
    explicit MaxFlow(std::size_t nodes) : first_(nodes, none), level_(nodes), next_(nodes) {}

    void add(std::uint32_t a, std::uint32_t b, std::int64_t capacity) {
        push(a, b, capacity);
        push(b, a, capacity);
    }

    void reset() {
        for (Arc& arc : arcs_) arc.left = arc.capacity;
    }

    // The flow from a to b, or `enough` as soon as it is that much.
    std::int64_t run(std::uint32_t a, std::uint32_t b, std::int64_t enough) {
        std::int64_t total = 0;
        while (total < enough && layer(a, b)) {
            next_ = first_;
            while (total < enough) {
                const std::int64_t pushed = augment(a, b, enough - total);
                if (pushed == 0) break;
                total += pushed;
            }
        }
        return total;
    }

    // After a run: the nodes that still reach b, the smallest far side of a smallest cut.
    std::vector<bool> far_side(std::uint32_t b) const { return side(b, true); }
    // After a run: the nodes still reached from a, the smallest near side.
    std::vector<bool> near_side(std::uint32_t a) const { return side(a, false); }

  private:
    static constexpr std::uint32_t none = 0xffffffffU;
    struct Arc {
        std::uint32_t to;
        std::uint32_t next;  // of the same node
        std::int64_t capacity;
        std::int64_t left;
    };

    void push(std::uint32_t from, std::uint32_t to, std::int64_t capacity) {
        arcs_.push_back({to, first_[from], capacity, capacity});
        first_[from] = static_cast<std::uint32_t>(arcs_.size() - 1);
    }

    bool layer(std::uint32_t a, std::uint32_t b) {
        std::ranges::fill(level_, none);
        queue_.assign(1, a);
        level_[a] = 0;
        for (std::size_t i = 0; i < queue_.size() && level_[b] == none; ++i) {
            for (std::uint32_t e = first_[queue_[i]]; e != none; e = arcs_[e].next) {
                if (arcs_[e].left == 0 || level_[arcs_[e].to] != none) continue;
                level_[arcs_[e].to] = level_[queue_[i]] + 1;
                queue_.push_back(arcs_[e].to);
            }
        }
        return level_[b] != none;
    }

    // One path in the layers, walked with an explicit stack.
    std::int64_t augment(std::uint32_t a, std::uint32_t b, std::int64_t most) {
        path_.clear();
        std::uint32_t u = a;
        while (u != b) {
            std::uint32_t& e = next_[u];
            while (e != none && (arcs_[e].left == 0 || level_[arcs_[e].to] != level_[u] + 1)) e = arcs_[e].next;
            if (e != none) {
                path_.push_back(e);
                u = arcs_[e].to;
            } else {
                if (path_.empty()) return 0;
                level_[u] = none;
                u = arcs_[path_.back() ^ 1U].to;
                path_.pop_back();
            }
        }
        for (const std::uint32_t e : path_) most = std::min(most, arcs_[e].left);
        for (const std::uint32_t e : path_) {
            arcs_[e].left -= most;
            arcs_[e ^ 1U].left += most;
        }
        return most;
    }

    std::vector<bool> side(std::uint32_t root, bool backwards) const {
        std::vector<bool> in(first_.size(), false);
        std::vector<std::uint32_t> found = {root};
        in[root] = true;
        for (std::size_t i = 0; i < found.size(); ++i) {
            for (std::uint32_t e = first_[found[i]]; e != none; e = arcs_[e].next) {
                if (in[arcs_[e].to] || arcs_[backwards ? e ^ 1U : e].left == 0) continue;
                in[arcs_[e].to] = true;
                found.push_back(arcs_[e].to);
            }
        }
        return in;
    }

    std::vector<Arc> arcs_;  // pairs: arc e ^ 1 is arc e the other way
    std::vector<std::uint32_t> first_;
    std::vector<std::uint32_t> level_;
    std::vector<std::uint32_t> next_;
    std::vector<std::uint32_t> queue_;
    std::vector<std::uint32_t> path_;
};

}  // namespace ariadne::prize
