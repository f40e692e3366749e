#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "worlds/rush/enumerate/marks.h"
#include "worlds/rush/enumerate/weave.h"

namespace ariadne::rush::enumerate {

// Positions by their distance from some of them, layer by layer and up to 64 at a time.
//
// A set of positions is a few places with a word each (see Weave), and a move of one vehicle moves whole sets:
//   a vehicle of an outer line goes to another place, with the word as it is;
//   a fixed vehicle too, with those bits of the word in which the woven lines leave its way free;
//   a vehicle of a woven line spreads bits within the word, along its digit.
//
// Moves of lines that do not touch each other can be made in either order; only one order has to be tried. A line
// sleeps at a place when whatever it could do there is done elsewhere: a move puts to sleep all lines before its own,
// its own too if the vehicle is alone there, and wakes the lines of which it covered or uncovered a cell. What sleeps
// at a place sleeps on every way to it. Of all shortest ways to a position, the first in the order of lines takes no
// move that sleeps, for otherwise that move could be taken earlier and the way would not be the first; so every
// position is found in its layer. The order: outer lines, fixed lines, woven lines, which never sleep.
class Layers {
  public:
    struct Place {
        std::uint64_t word = 0;   // the combinations found here in one layer
        std::uint64_t fixed = 0;  // cells covered by fixed vehicles
        std::uint64_t outer = 0;  // and by those of outer lines
        std::uint64_t number = 0;
        std::uint32_t fixed_at = 0;  // four bits a line: the index of its arrangement
        std::uint32_t outer_at = 0;
        std::uint32_t asleep = 0;  // free lines from bit 0, fixed ones from bit 8
    };
    // The vehicles that moved on a way: a bit for the first of a line, for the second, ...
    struct Moved {
        std::array<std::uint32_t, longest_line> free{};
        std::array<std::uint32_t, longest_line> fixed{};
    };

    explicit Layers(const Tables& tables) : tables_(tables), weave_(tables) {}

    // Begins with no positions, on a board whose lines are in those arrangements and no others.
    void begin(const Position& board, bool columns_free, const Ranges& within);
    // To the layer under way: one position; the solved ones of a bundle of the same side.
    void add(const Position& position);
    void add_solved(const Bundles& bundles, const Bundles::Bundle& bundle);
    // Ends the layer under way. False: it is empty, and no layer.
    bool settle();
    // Begins a layer with all that is one move from the last one and in none before.
    void expand(Budget& budget);

    std::size_t layers() const { return ends_.size(); }
    const Place* begin_of(std::size_t layer) const { return places_.data() + (layer == 0 ? 0 : ends_[layer - 1]); }
    const Place* end_of(std::size_t layer) const { return places_.data() + ends_[layer]; }

    const Weave& weave() const { return weave_; }
    bool can_leave(const Place& place) const;  // some position has the red car one move from the exit or there
    Position position(const Place& place, unsigned bit) const;
    // A way from a position through all layers before its own.
    Moved way_down(std::size_t layer, Place place, unsigned bit);

  private:
    // How bits spread along the digit of a line with one vehicle: in each room that the blocked cells leave.
    struct Spread {
        struct Run {
            std::uint64_t copies = 0;
            std::uint8_t shift = 0;
            std::uint8_t count = 0;
        };
        std::array<Run, 2> runs{};
        std::uint8_t size = 0;
    };

    template <class Visit>
    void slides(const Place& from, const Visit& visit) const;
    template <bool Forward, class Visit>
    bool slides_of_fixed(const Place& from, const Visit& visit) const;
    template <bool Forward, class Visit>
    bool slides_of_outer(const Place& from, const Visit& visit) const;
    void add_outer(const Bundles& bundles, const Bundles::Bundle& bundle, unsigned line, Place place);
    void visit(const Place& place);
    std::uint64_t spread(std::uint64_t word, std::uint64_t blocked);
    const Spread& spread_of(unsigned woven, std::uint64_t blocked);
    bool step_down(Place& place, unsigned& bit, Moved& moved);

    const Tables& tables_;
    Weave weave_;
    const Side* lines_of_ = nullptr;
    std::array<std::uint64_t, 1U << longest_line> fixed_lines_{};  // the cells of a set of fixed lines
    std::array<std::uint64_t, 1U << longest_line> free_lines_{};
    std::array<std::array<Spread, 1U << longest_line>, longest_line> spreads_{};
    std::array<std::array<std::uint64_t, 2>, longest_line> spread_known_{};  // a bit a set of blocked cells

    Marks marks_;
    std::vector<Place> places_;
    std::vector<std::size_t> ends_;
};

}  // namespace ariadne::rush::enumerate
