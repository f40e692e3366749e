#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace ariadne::search {

// Values ordered by a key of at least 0, the smallest first; among equal keys the newest first.
//
// A radix heap. Best-first searches never need a key below the last one taken, the floor: smaller keys are raised
// to it, which changes nothing, as whatever is not above the floor must be looked at before anything that is.
// Bucket b > 0 holds the keys whose highest bit that differs from the floor is bit b - 1; bucket 0 holds the keys
// equal to it. When bucket 0 runs empty, the floor rises to the smallest key of the first bucket that is not, and
// all of that bucket moves down. A key moves down at most once a bit, in practice once or twice; nothing is
// compared and memory is read in order, unlike in a binary heap.
template <class Value>
class OpenList {
  public:
    explicit OpenList(std::int64_t floor = 0) : floor_(static_cast<std::uint64_t>(floor)) {}

    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }

    // The last key looked at or taken. Nothing inside has a smaller one.
    std::int64_t floor() const { return static_cast<std::int64_t>(floor_); }

    void push(std::int64_t key, const Value& value) {
        place(std::max(static_cast<std::uint64_t>(key), floor_), value);
        ++size_;
    }

    // Only when not empty. Its key is floor() afterwards.
    const Value& top() {
        if (buckets_[0].empty()) raise_floor();
        return buckets_[0].back().back().value;
    }
    Value pop() {
        const Value value = top();
        remove_last(buckets_[0]);
        --size_;
        return value;
    }

    // All that was ever needed at once; nothing is given back before the end.
    std::size_t bytes() const { return chunks_ * chunk_size * sizeof(Entry); }

  private:
    struct Entry {
        std::uint32_t high = 0;  // the key in two halves: with a value of four bytes, twelve instead of sixteen
        std::uint32_t low = 0;
        Value value;

        std::uint64_t key() const { return (std::uint64_t{high} << 32U) | low; }
    };
    using Chunk = std::vector<Entry>;
    using Bucket = std::vector<Chunk>;  // of full chunks, but for the last

    static constexpr std::size_t chunk_size = 256;

    void place(std::uint64_t key, const Value& value) {
        Bucket& bucket = buckets_[static_cast<std::size_t>(std::bit_width(key ^ floor_))];
        if (bucket.empty() || bucket.back().size() == chunk_size) bucket.push_back(take_chunk());
        bucket.back().push_back({static_cast<std::uint32_t>(key >> 32U), static_cast<std::uint32_t>(key), value});
    }

    void raise_floor() {
        const auto lowest = std::find_if(buckets_.begin(), buckets_.end(), [](const Bucket& b) { return !b.empty(); });
        moving_.swap(*lowest);
        std::uint64_t smallest = moving_.front().front().key();
        for (const Chunk& chunk : moving_) {
            for (const Entry& entry : chunk) smallest = std::min(smallest, entry.key());
        }
        floor_ = smallest;
        for (Chunk& chunk : moving_) {
            for (const Entry& entry : chunk) place(entry.key(), entry.value);
            give_chunk(std::move(chunk));
        }
        moving_.clear();
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
            ++chunks_;
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

    std::array<Bucket, 65> buckets_;
    Bucket moving_;  // empty but while the floor is raised
    std::vector<Chunk> spare_;
    std::size_t chunks_ = 0;  // made
    std::uint64_t floor_;
    std::size_t size_ = 0;
};

}  // namespace ariadne::search
