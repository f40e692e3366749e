#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace ariadne::search {

// A queue of nodes by cost, the cheapest first and of equals the one with the smallest number, for costs that are never
// below that of the last one taken: a radix heap. A bucket holds the costs that differ from that one in the same
// highest bit; when the first is empty, the next is dealt out again.
template <class Node>
class MonotoneQueue {
  public:
    bool empty() const { return size_ == 0; }

    void push(std::uint64_t cost, Node node) {
        ++size_;
        if (cost == last_) {
            now_.push_back(node);
            std::ranges::push_heap(now_, std::greater<>());
        } else {
            buckets_[bucket_of(cost)].push_back({cost, node});
        }
    }

    // The cost of the next node; ask before taking it.
    std::uint64_t cost() {
        if (now_.empty()) deal_out();
        return last_;
    }

    Node pop() {
        --size_;
        std::ranges::pop_heap(now_, std::greater<>());
        const Node node = now_.back();
        now_.pop_back();
        return node;
    }

  private:
    struct Entry {
        std::uint64_t cost;
        Node node;
    };

    std::size_t bucket_of(std::uint64_t cost) const {
        return static_cast<std::size_t>(std::bit_width(cost ^ last_)) - 1;
    }

    void deal_out() {
        std::vector<Entry>& bucket = *std::ranges::find_if(buckets_, [](const auto& b) { return !b.empty(); });
        last_ = std::ranges::min(bucket, {}, &Entry::cost).cost;
        for (const Entry& entry : bucket) {
            if (entry.cost == last_)
                now_.push_back(entry.node);
            else
                buckets_[bucket_of(entry.cost)].push_back(entry);
        }
        std::ranges::make_heap(now_, std::greater<>());
        bucket.clear();
    }

    std::uint64_t last_ = 0;
    std::size_t size_ = 0;
    std::vector<Node> now_;  // of the cost last taken: a heap
    std::array<std::vector<Entry>, 64> buckets_;
};

// Dijkstra's algorithm over numbered nodes: for graphs that are written out and small enough for a cost a node.
//
// `cost` holds what is more than every cost, and afterwards the smallest from one node to each. expand(node, cost,
// relax) is called once for every node that can be reached, the cheapest first; it says
// relax(next, cost) for every edge, which is true where that is the cheapest way so far, and returns whether to go on.
// False: it did not go on.
template <std::integral Cost, class Node, class Expand>
bool dijkstra(std::vector<Cost>& cost, Node from, const Expand& expand) {
    MonotoneQueue<Node> open;
    const auto relax = [&](Node next, Cost reached) {
        if (reached >= cost[next]) return false;
        cost[next] = reached;
        open.push(static_cast<std::uint64_t>(reached), next);
        return true;
    };
    relax(from, 0);
    while (!open.empty()) {
        const auto reached = static_cast<Cost>(open.cost());
        const Node node = open.pop();
        if (reached == cost[node] && !expand(node, reached, relax)) return false;
    }
    return true;
}

}  // namespace ariadne::search
