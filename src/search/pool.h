#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"

namespace ariadne::search {

// A small name for something kept in a pool: half of a pointer, and valid for as long as the pool.
using NodeId = std::uint32_t;
inline constexpr NodeId no_node = std::numeric_limits<NodeId>::max();

// Values in the order in which they came, in blocks of one size. Blocks are neither moved nor copied when the
// pool grows, so references last and no growth needs twice the memory.
template <class T>
class Pool {
  public:
    explicit Pool(Budget& budget) : charge_(budget) {}

    // no_node when the memory limit, or the number of ids, leaves no room.
    template <class... Args>
    NodeId add(Args&&... args) {
        if ((size_ & block_mask) == 0 && !add_block()) return no_node;
        blocks_.back().push_back(T{std::forward<Args>(args)...});
        return size_++;
    }

    T& operator[](NodeId id) { return blocks_[id >> block_bits][id & block_mask]; }
    const T& operator[](NodeId id) const { return blocks_[id >> block_bits][id & block_mask]; }
    NodeId size() const { return size_; }

  private:
    static constexpr unsigned block_bits = 12;
    static constexpr NodeId block_size = NodeId{1} << block_bits;
    static constexpr NodeId block_mask = block_size - 1;

    bool add_block() {
        if (size_ > no_node - block_size || !charge_.add(block_size * sizeof(T))) return false;
        blocks_.emplace_back().reserve(block_size);
        return true;
    }

    Charge charge_;
    std::vector<std::vector<T>> blocks_;
    NodeId size_ = 0;
};

}  // namespace ariadne::search
