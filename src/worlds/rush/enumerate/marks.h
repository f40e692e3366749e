#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/hash.h"

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
    void begin(std::uint64_t numbers) {
        hashing_ = numbers > most_side_by_side;
        if (!hashing_) {
            if (marks_.size() < numbers) marks_.resize(numbers);
            return;
        }
        hashed_.assign(least_hashed, {});
        numbers_.assign(least_hashed, 0);
        taken_ = 0;
    }

    bool side_by_side() const { return !hashing_; }
    void blank(std::uint64_t number) { marks_[number] = {}; }

    Mark& at(std::uint64_t number) { return hashing_ ? find(number) : marks_[number]; }

  private:
    static constexpr std::uint64_t most_side_by_side = std::uint64_t{1} << 21U;
    static constexpr std::size_t least_hashed = std::size_t{1} << 12U;

    Mark& find(std::uint64_t number) {
        std::size_t at = slot(numbers_, number);
        if (numbers_[at] == 0) {
            if (++taken_ * 2 > numbers_.size()) {
                grow();
                at = slot(numbers_, number);
            }
            numbers_[at] = number + 1;
        }
        return hashed_[at];
    }

    std::size_t slot(const std::vector<std::uint64_t>& numbers, std::uint64_t number) const {
        const std::size_t mask = numbers.size() - 1;
        std::size_t at = static_cast<std::size_t>(hash_mix(0, number)) & mask;
        while (numbers[at] != 0 && numbers[at] != number + 1) at = (at + 1) & mask;
        return at;
    }

    void grow() {
        std::vector<std::uint64_t> numbers(numbers_.size() * 4, 0);
        std::vector<Mark> marks(hashed_.size() * 4);
        for (std::size_t i = 0; i < numbers_.size(); ++i) {
            if (numbers_[i] == 0) continue;
            const std::size_t at = slot(numbers, numbers_[i] - 1);
            numbers[at] = numbers_[i];
            marks[at] = hashed_[i];
        }
        numbers_ = std::move(numbers);
        hashed_ = std::move(marks);
    }

    bool hashing_ = false;
    std::vector<Mark> marks_;
    std::vector<Mark> hashed_;
    std::vector<std::uint64_t> numbers_;  // of the hashed ones, plus one; 0: free
    std::size_t taken_ = 0;
};

}  // namespace ariadne::rush::enumerate
