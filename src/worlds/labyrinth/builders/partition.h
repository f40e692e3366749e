#pragma once

#include <cstddef>
#include <cstdint>
#include <algorithm>
#include <utility>
#include <vector>

namespace ariadne::labyrinth {

// Which rooms are joined: each points towards the root of its part, and a root holds minus the size of it. Paths are
// halved on the way.
class Partition {
  public:
    explicit Partition(std::size_t rooms) : parent_(rooms, -1) {}

    static constexpr std::size_t bytes(std::size_t rooms) { return rooms * sizeof(std::int32_t); }

    std::uint32_t root(std::uint32_t room) {
        std::int32_t* const parent = parent_.data();
        while (parent[room] >= 0) {
            const auto up = static_cast<std::uint32_t>(parent[room]);
            if (parent[up] >= 0) parent[room] = parent[up];
            room = up;
        }
        return room;
    }

    // False: they were joined already.
    bool join(std::uint32_t a, std::uint32_t b) {
        a = root(a);
        b = root(b);
        if (a == b) return false;
        if (parent_[a] > parent_[b]) std::swap(a, b);
        parent_[a] += parent_[b];
        parent_[b] = static_cast<std::int32_t>(a);
        return true;
    }

    void prefetch(std::uint32_t room) const { __builtin_prefetch(&parent_[std::min<std::size_t>(room, parent_.size() - 1)], 1); }

  private:
    std::vector<std::int32_t> parent_;
};

}  // namespace ariadne::labyrinth
