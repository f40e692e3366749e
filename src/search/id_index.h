#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "search/pool.h"

namespace ariadne::search {

// Finds ids by the hash of what they name; the caller compares the things themselves.
//
// Open addressing with linear probing over slots of eight bytes: 32 bits of the mixed hash and the id. A slot's
// home is given by the upper bits of its tag, so a miss is nearly always settled inside one cache line, without a
// look at the pool, and growing reads and writes both tables from front to back without hashing anything again.
class IdIndex {
  public:
    explicit IdIndex(Budget& budget) : charge_(budget) {}

    // Makes sure that one more id fits. False when the memory limit forbids it.
    bool reserve_one() { return count_ < room_ || grow(); }

    void prefetch(std::uint64_t hash) const {
        if (!slots_.empty()) __builtin_prefetch(&slots_[home(tag_of(hash))]);
    }

    template <class Equal>
    NodeId find(std::uint64_t hash, const Equal& equal) const {
        if (slots_.empty()) return no_node;
        const std::uint32_t tag = tag_of(hash);
        for (std::size_t at = home(tag); slots_[at].id != no_node; at = (at + 1) & mask()) {
            if (slots_[at].tag == tag && equal(slots_[at].id)) return slots_[at].id;
        }
        return no_node;
    }

    // Only after reserve_one, and for a thing that is not yet there.
    void insert(std::uint64_t hash, NodeId id) {
        place({tag_of(hash), id});
        ++count_;
    }

  private:
    struct Slot {
        std::uint32_t tag = 0;
        NodeId id = no_node;
    };

    static constexpr unsigned first_bits = 8;

    // Two rounds, because linear probing suffers from hashes that are small numbers or barely mixed.
    static std::uint32_t tag_of(std::uint64_t hash) {
        hash = (hash ^ (hash >> 29U)) * 0xbf58476d1ce4e5b9U;
        return static_cast<std::uint32_t>(((hash ^ (hash >> 32U)) * 0x94d049bb133111ebU) >> 32U);
    }
    std::size_t home(std::uint32_t tag) const { return tag >> (32U - bits_); }
    std::size_t mask() const { return slots_.size() - 1; }

    void place(Slot slot) {
        std::size_t at = home(slot.tag);
        while (slots_[at].id != no_node) at = (at + 1) & mask();
        slots_[at] = slot;
    }

    bool grow() {
        const unsigned bits = slots_.empty() ? first_bits : bits_ + 1;
        const std::size_t size = std::size_t{1} << bits;
        if (bits > 32 || !charge_.add(size * sizeof(Slot))) return false;
        std::vector<Slot> old(size);
        old.swap(slots_);
        bits_ = bits;
        room_ = size / 4 * 3;
        for (const Slot& slot : old) {
            if (slot.id != no_node) place(slot);
        }
        charge_.drop(old.size() * sizeof(Slot));
        return true;
    }

    Charge charge_;
    std::vector<Slot> slots_;
    unsigned bits_ = first_bits;
    std::size_t count_ = 0;
    std::size_t room_ = 0;
};

}  // namespace ariadne::search
