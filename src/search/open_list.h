#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
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
    explicit OpenList(std::int64_t floor = 0) : floor_(static_cast<std::uint64_t>(floor)) { assert(floor >= 0); }
    OpenList(const OpenList&) = delete;
    OpenList& operator=(const OpenList&) = delete;

    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }

    // The last key looked at or taken. Nothing inside has a smaller one.
    std::int64_t floor() const { return static_cast<std::int64_t>(floor_); }

    void push(std::int64_t key, const Value& value) {
        assert(key >= 0);
        place(std::max(static_cast<std::uint64_t>(key), floor_), value);
        ++size_;
    }

    // Only when not empty. Its key is floor() afterwards.
    const Value& top() {
        if (buckets_[0].chunk == nullptr) raise_floor();
        return buckets_[0].chunk->entries[buckets_[0].used - 1].value;
    }
    Value pop() {
        const Value value = top();
        Bucket& bucket = buckets_[0];
        if (--bucket.used == 0) bucket = {give_back(bucket.chunk), chunk_size};
        --size_;
        return value;
    }

    // All that was ever needed at once; nothing is given back before the end.
    std::size_t bytes() const { return chunks_.size() * chunk_size * sizeof(Entry); }

  private:
    struct Entry {
        std::uint32_t high;  // the key in two halves: with a value of four bytes, twelve instead of sixteen
        std::uint32_t low;
        Value value;

        std::uint64_t key() const { return (std::uint64_t{high} << 32U) | low; }
    };
    static constexpr std::size_t chunk_size = 256;

    struct Chunk {
        Chunk* older;  // in its bucket, or among the spare ones
        std::array<Entry, chunk_size> entries;
    };
    // A chain of chunks from the newest to the oldest. All but the newest are full.
    struct Bucket {
        Chunk* chunk = nullptr;
        std::size_t used = chunk_size;  // entries of that chunk
    };

    void place(std::uint64_t key, const Value& value) {
        const auto b = static_cast<std::size_t>(std::bit_width(key ^ floor_));  // below 64: keys have no sign
        Bucket& bucket = buckets_[b];
        if (bucket.used == chunk_size) {
            bucket = {take_chunk(bucket.chunk), 0};
            filled_ |= std::uint64_t{1} << b;
        }
        bucket.chunk->entries[bucket.used++] = {static_cast<std::uint32_t>(key >> 32U), static_cast<std::uint32_t>(key),
                                                value};
    }

    void raise_floor() {
        filled_ &= ~std::uint64_t{1};
        const Bucket moving = std::exchange(buckets_[static_cast<std::size_t>(std::countr_zero(filled_))], {});
        filled_ &= filled_ - 1;
        if (moving.used == 1 && moving.chunk->older == nullptr) {  // all that lies there is what comes next
            floor_ = moving.chunk->entries[0].key();
            buckets_[0] = moving;
            return;
        }
        const auto entries_of = [&](const Chunk* chunk) {
            return std::span(chunk->entries).first(chunk == moving.chunk ? moving.used : chunk_size);
        };
        std::uint64_t smallest = moving.chunk->entries[0].key();
        Chunk* oldest = nullptr;  // the chain is turned round, to move the oldest first
        for (Chunk* at = moving.chunk; at != nullptr;) {
            for (const Entry& entry : entries_of(at)) smallest = std::min(smallest, entry.key());
            at = std::exchange(at->older, std::exchange(oldest, at));
        }
        floor_ = smallest;
        while (oldest != nullptr) {
            for (const Entry& entry : entries_of(oldest)) place(entry.key(), entry.value);
            oldest = give_back(oldest);
        }
    }

    Chunk* take_chunk(Chunk* older) {
        if (spare_ == nullptr) {
            spare_ = chunks_.emplace_back(std::make_unique_for_overwrite<Chunk>()).get();
            spare_->older = nullptr;
        }
        Chunk* const taken = spare_;
        spare_ = std::exchange(taken->older, older);
        return taken;
    }

    // What came before it in its chain.
    Chunk* give_back(Chunk* chunk) { return std::exchange(chunk->older, std::exchange(spare_, chunk)); }

    std::array<Bucket, 64> buckets_;
    std::uint64_t filled_ = 0;  // a bit for each bucket that is not empty; that of bucket 0 may be out of date
    std::vector<std::unique_ptr<Chunk>> chunks_;
    Chunk* spare_ = nullptr;
    std::uint64_t floor_;
    std::size_t size_ = 0;
};

}  // namespace ariadne::search
