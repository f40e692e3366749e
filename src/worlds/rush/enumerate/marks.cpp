#include "worlds/rush/enumerate/marks.h"

#include <utility>

#include "base/hash.h"

namespace ariadne::rush::enumerate {

namespace {

constexpr std::uint64_t most_side_by_side = std::uint64_t{1} << 21U;
constexpr std::size_t least_hashed = std::size_t{1} << 12U;

}  // namespace

void Marks::begin(std::uint64_t numbers) {
    hashing_ = numbers > most_side_by_side;
    if (!hashing_) {
        if (marks_.size() < numbers) marks_.resize(numbers);
        return;
    }
    hashed_.assign(least_hashed, {});
    numbers_.assign(least_hashed, 0);
    taken_ = 0;
}

std::size_t Marks::slot(const std::vector<std::uint64_t>& numbers, std::uint64_t number) const {
    const std::size_t mask = numbers.size() - 1;
    std::size_t at = static_cast<std::size_t>(hash_mix(0, number)) & mask;
    while (numbers[at] != 0 && numbers[at] != number + 1) at = (at + 1) & mask;
    return at;
}

Mark& Marks::find(std::uint64_t number) {
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

void Marks::grow() {
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

}  // namespace ariadne::rush::enumerate
