#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "search/pool.h"

namespace ariadne::search {

// Ids ordered by a key of at least 0, the smallest first; among equal keys mostly the newest first, and always in
// the same order.
//
// A radix heap. Best-first searches never need a key below the last one taken, the floor: smaller keys are raised
// to it, which changes nothing, as whatever is not above the floor must be looked at before anything that is.
// Bucket b > 0 holds the keys whose highest bit that differs from the floor is bit b - 1; bucket 0 holds the keys
// equal to it. When bucket 0 runs empty, the floor rises to the smallest key of the first bucket that is not, and
// all of that bucket moves down. A key moves down at most once a bit, in practice once or twice; nothing is
// compared and memory is read in order, unlike in a binary heap.
class OpenList {
  public:
    OpenList(Budget& budget, std::int64_t floor) : charge_(budget), floor_(static_cast<std::uint64_t>(floor)) {}

    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }

    // The last key taken. No id still inside has a smaller one.
    std::int64_t floor() const { return static_cast<std::int64_t>(floor_); }

    // Over the memory limit the id is still kept, but the budget is exhausted: the next expansion stops.
    void push(std::int64_t key, NodeId id) {
        place(std::max(static_cast<std::uint64_t>(key), floor_), id);
        ++size_;
    }

    // Only when not empty. Its key is floor() afterwards.
    NodeId pop() {
        if (buckets_[0].empty()) raise_floor();
        const NodeId id = buckets_[0].back().back().id;
        remove_last(buckets_[0]);
        --size_;
        return id;
    }

  private:
    struct Entry {
        std::uint32_t high = 0;  // the key in two halves, which makes twelve bytes instead of sixteen
        std::uint32_t low = 0;
        NodeId id = no_node;

        std::uint64_t key() const { return (std::uint64_t{high} << 32U) | low; }
    };
    using Chunk = std::vector<Entry>;
    using Bucket = std::vector<Chunk>;  // of full chunks, but for the last

    static constexpr std::size_t chunk_size = 256;

    void place(std::uint64_t key, NodeId id) {
        Bucket& bucket = buckets_[static_cast<std::size_t>(std::bit_width(key ^ floor_))];
        if (bucket.empty() || bucket.back().size() == chunk_size) bucket.push_back(take_chunk());
        bucket.back().push_back({static_cast<std::uint32_t>(key >> 32U), static_cast<std::uint32_t>(key), id});
    }

    void raise_floor() {
        const auto lowest = std::find_if(buckets_.begin(), buckets_.end(), [](const Bucket& b) { return !b.empty(); });
        Bucket moving;
        moving.swap(*lowest);
        std::uint64_t smallest = moving.front().front().key();
        for (const Chunk& chunk : moving) {
            for (const Entry& entry : chunk) smallest = std::min(smallest, entry.key());
        }
        floor_ = smallest;
        for (Chunk& chunk : moving) {
            for (const Entry& entry : chunk) place(entry.key(), entry.id);
            give_chunk(std::move(chunk));
        }
    }

    void remove_last(Bucket& bucket) {
        bucket.back().pop_back();
        if (!bucket.back().empty()) return;
        give_chunk(std::move(bucket.back()));
        bucket.pop_back();
    }

    Chunk take_chunk() {
        Chunk chunk;
        if (spare_.empty()) {
            charge_.add(chunk_size * sizeof(Entry));
            chunk.reserve(chunk_size);
        } else {
            chunk = std::move(spare_.back());
            spare_.pop_back();
        }
        return chunk;
    }

    void give_chunk(Chunk chunk) {
        chunk.clear();
        spare_.push_back(std::move(chunk));
    }

    Charge charge_;
    std::array<Bucket, 65> buckets_;
    std::vector<Chunk> spare_;
    std::uint64_t floor_;
    std::size_t size_ = 0;
};

}  // namespace ariadne::search
