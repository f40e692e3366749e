#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace ariadne::labyrinth {

// Sets of numbers from 0.
class Union {
  public:
    void reset(std::size_t size) {
        parent_.resize(size);
        for (std::size_t i = 0; i < size; ++i) parent_[i] = static_cast<std::uint32_t>(i);
    }
    std::uint32_t find(std::uint32_t i) {
        while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
        return i;
    }
    // False: they were one already.
    bool unite(std::uint32_t a, std::uint32_t b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (a > b) std::swap(a, b);
        parent_[b] = a;
        return true;
    }

  private:
    std::vector<std::uint32_t> parent_;
};

}  // namespace ariadne::labyrinth
