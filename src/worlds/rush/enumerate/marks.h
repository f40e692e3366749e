#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ariadne::rush::enumerate {

// What a search by layers knows about a place.
struct Mark {
    std::uint64_t seen = 0;  // in all layers, the one under way among them
    std::uint64_t next = 0;  // in the one under way
    std::uint32_t asleep = 0;
};

// A mark for every number: all of them side by side, or in a hash table where that would be too much memory.
class Marks {
  public:
    // All marks are blank after it, provided that those used before were blanked where they lie side by side.
    void begin(std::uint64_t numbers);
    bool side_by_side() const { return !hashing_; }
    void blank(std::uint64_t number) { marks_[number] = {}; }

    Mark& at(std::uint64_t number) { return hashing_ ? find(number) : marks_[number]; }

  private:
    Mark& find(std::uint64_t number);
    std::size_t slot(const std::vector<std::uint64_t>& numbers, std::uint64_t number) const;
    void grow();

    bool hashing_ = false;
    std::vector<Mark> marks_;
    std::vector<Mark> hashed_;
    std::vector<std::uint64_t> numbers_;  // of the hashed ones, plus one; 0: free
    std::size_t taken_ = 0;
};

}  // namespace ariadne::rush::enumerate
