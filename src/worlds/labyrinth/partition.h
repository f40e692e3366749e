#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace ariadne::labyrinth {

// Which of some things are joined: each points towards the root of its part, and a root holds minus the size of it.
// Paths are halved on the way.
template <class Int>
class Partition {
  public:
    explicit Partition(std::size_t things = 0) : parent_(things, Int{-1}) {}

    static constexpr std::size_t bytes(std::size_t things) { return things * sizeof(Int); }

    // So many things, none joined.
    void reset(std::size_t things) { parent_.assign(things, Int{-1}); }

    std::uint32_t root(std::uint32_t thing) {
        Int* const parent = parent_.data();
        while (parent[thing] >= 0) {
            const auto up = static_cast<std::uint32_t>(parent[thing]);
            if (parent[up] >= 0) parent[thing] = parent[up];
            thing = up;
        }
        return thing;
    }

    // False: they were joined already.
    bool join(std::uint32_t a, std::uint32_t b) {
        a = root(a);
        b = root(b);
        if (a == b) return false;
        if (parent_[a] > parent_[b]) std::swap(a, b);
        parent_[a] = static_cast<Int>(parent_[a] + parent_[b]);
        parent_[b] = static_cast<Int>(a);
        return true;
    }

  private:
    std::vector<Int> parent_;
};

}  // namespace ariadne::labyrinth
