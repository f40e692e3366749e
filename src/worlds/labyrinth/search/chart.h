#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/route.h"

namespace ariadne::labyrinth {

// A labyrinth spread out for a search: one byte a room, rooms numbered row by row.
//
//   bits 0..3   the passages: bit d is set when one leads in direction d
//   bits 4..5   the direction back to where the search came from
//   bits 6, 7   marks, the search's own
//
// No passage leads outside, so a search that keeps to the passages needs no check of bounds. A row of no rooms lies
// before the first and after the last, for those who look at all four sides and then at the passage.
class Chart {
  public:
    using Id = std::uint32_t;
    static constexpr std::uint8_t passages = 0x0f;
    static constexpr unsigned back_shift = 4;
    static constexpr std::uint8_t back = 0x30;
    static constexpr std::uint8_t mark = 0x40;
    static constexpr std::uint8_t other_mark = 0x80;

    explicit Chart(Budget& budget) : charge_(budget) {}

    // False: the memory is more than the budget has.
    bool draw(const BitGrid& right, const BitGrid& down);

    std::uint8_t& operator[](Id id) { return rooms_[margin_ + id]; }
    std::uint8_t operator[](Id id) const { return rooms_[margin_ + id]; }
    Id id(Cell c) const { return static_cast<Id>(size_.index(c)); }
    Cell cell(Id id) const { return size_.cell(id); }
    Id beside(Id id, Direction d) const { return id + offsets_[static_cast<std::size_t>(d)]; }

    // Marks a room as reached by a step in direction d.
    void reach(Id id, Direction d, std::uint8_t marks) {
        std::uint8_t& room = (*this)[id];
        room = static_cast<std::uint8_t>(room | marks | back_bits(opposite(d)));
    }
    Direction way_back(Id id) const { return static_cast<Direction>(((*this)[id] & back) >> back_shift); }

    // The steps by which the search came from one room to the other.
    std::vector<Direction> steps(Id from, Id to) const;

    static std::uint8_t back_bits(Direction d) {
        return static_cast<std::uint8_t>(static_cast<unsigned>(d) << back_shift);
    }

  private:
    Charge charge_;
    Size size_;
    std::array<Id, 4> offsets_{};
    std::size_t margin_ = 0;
    std::vector<std::uint8_t> rooms_;
};

}  // namespace ariadne::labyrinth
