#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/charge.h"
#include "base/random.h"
#include "worlds/labyrinth/builders/builder.h"

namespace ariadne::labyrinth {

// Where builders that go from room to room do their work: a byte a room, and a border of one all round, so that a
// neighbour is always there to be looked at. Bits of a byte:
//   0-1  the direction towards the room from which this one was dug
//   2    dug from there
//   3-7  the builder's own
// In the end every room but the first has bit 2, and the labyrinth is carved out of these directions.
class Site {
  public:
    static constexpr std::uint8_t dug = 4;

    // The border and missing rooms get `outside`. With `neighbours` bits 4-7 of a room say in which directions there is
    // another; all else is 0.
    Site(const BuildRequest& request, Budget& budget, std::uint8_t outside, bool neighbours);

    bool fits() const { return fits_; }  // into the budget's memory; if not, there is nothing here
    std::size_t rooms() const { return rooms_; }

    std::uint8_t* data() { return bytes_.data(); }
    std::size_t index(Cell c) const {
        return (static_cast<std::size_t>(c.row) + 1) * stride_ + static_cast<std::size_t>(c.col) + 1;
    }
    Cell cell(std::size_t index) const {
        return {static_cast<int>(index / stride_) - 1, static_cast<int>(index % stride_) - 1};
    }
    std::array<std::ptrdiff_t, 4> offsets() const {
        const auto down = static_cast<std::ptrdiff_t>(stride_);
        return {down, 1, -down, -1};
    }

    // Where bits 4-7 are the neighbours not dug yet: the room is dug, its neighbours forget it.
    void enter(std::size_t at) {
        std::uint8_t* const room = bytes_.data() + at;
        const auto down = static_cast<std::ptrdiff_t>(stride_);
        room[down] &= static_cast<std::uint8_t>(~(0x10U << 2U));
        room[1] &= static_cast<std::uint8_t>(~(0x10U << 3U));
        room[-down] &= static_cast<std::uint8_t>(~(0x10U << 0U));
        room[-1] &= static_cast<std::uint8_t>(~(0x10U << 1U));
    }

    std::size_t some_room(Random& random) const;  // each as likely
    std::size_t middle_room() const;              // the middle of the grid, or the room nearest before or after it

    void carve(Labyrinth& out) const;

  private:
    Size size_;
    const BitGrid* present_;
    std::size_t stride_;
    std::size_t rooms_;
    Charge charge_;
    bool fits_;
    std::vector<std::uint8_t> bytes_;
};

// Runs work(tell) with a tell(site, from, direction) that passes on what is dug, or does nothing at no cost. What was
// done is carved; false where the work was not.
template <class Work>
bool dig(const Site& site, Diary* diary, Labyrinth& out, Work&& work) {
    const bool done = diary != nullptr ? work([diary](const Site& where, std::size_t from, unsigned direction) {
        diary->push_back({where.cell(from), static_cast<Direction>(direction)});
    })
                                       : work([](const Site&, std::size_t, unsigned) {});
    if (done) site.carve(out);
    return done;
}

}  // namespace ariadne::labyrinth
