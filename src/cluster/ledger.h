#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "cluster/job.h"

namespace ariadne::cluster {

// Which pieces nobody has been given yet, and how many to give at a time: many at first, few towards the end, so that
// nobody waits long for the last one; and never more than take about `seconds`, by what the last ones took.
class Ledger {
  public:
    Ledger(const Chunk& range, double seconds, std::uint64_t most);

    // The first pieces that are left, for one of so many who work.
    std::optional<Chunk> hand_out(unsigned hands);
    void put_back(const Chunk& chunk);
    bool holds(const Chunk& chunk) const;              // all of it is left
    void cross_out(const Chunk& chunk);                // it is done already
    void learn(std::uint64_t pieces, double seconds);  // how long they took

    std::uint64_t left() const { return left_; }
    std::optional<std::uint64_t> first() const;  // of those left

  private:
    double seconds_;
    std::uint64_t most_;
    std::map<std::uint64_t, std::uint64_t> todo_;  // begin and end of what is left, with gaps between
    std::uint64_t left_ = 0;
    std::uint64_t size_ = 1;  // of the last chunk
    double each_ = 0;         // seconds a piece, of late; 0: nobody knows
};

}  // namespace ariadne::cluster
