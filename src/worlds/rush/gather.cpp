#include "worlds/rush/gather.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace ariadne::rush {

namespace {

// Vehicles as they slide. Small enough to be copied for every attempt.
class Parked {
  public:
    explicit Parked(const Board& board) : board_(&board) {
        for (const Cell wall : board.walls) taken_.set(place(wall));
        for (std::size_t i = 0; i < board.vehicles.size(); ++i) {
            at_[i] = static_cast<std::uint8_t>(board.vehicles[i].position());
            cover(i, true);
        }
    }

    // False: it is not possible.
    bool slide(Slide slide) {
        const Vehicle& vehicle = board_->vehicles[slide.vehicle];
        const int from = at_[slide.vehicle];
        const int to = from + slide.by;
        if (to < 0 || to > board_->last_position(vehicle)) return false;
        cover(slide.vehicle, false);
        bool possible = true;
        for (int at = std::min(from, to); at < std::max(from, to) + vehicle.length; ++at)
            possible = possible && !taken_[place(vehicle, at)];
        if (possible) at_[slide.vehicle] = static_cast<std::uint8_t>(to);
        cover(slide.vehicle, true);
        return possible;
    }

  private:
    static std::size_t place(Cell cell) { return static_cast<std::size_t>(most_side * cell.row + cell.col); }
    static std::size_t place(const Vehicle& vehicle, int at) {
        return place(vehicle.across ? Cell{vehicle.at.row, at} : Cell{at, vehicle.at.col});
    }
    void cover(std::size_t which, bool taken) {
        const Vehicle& vehicle = board_->vehicles[which];
        for (int i = 0; i < vehicle.length; ++i) taken_[place(vehicle, at_[which] + i)] = taken;
    }

    const Board* board_;
    std::array<std::uint8_t, most_vehicles> at_ = {};
    std::bitset<std::size_t{most_side} * most_side> taken_;
};

// A slide and the next one of its vehicle as one, made with the first or with the second of them. Before the first and
// after the second nothing changes. False: neither can be.
bool join_next(const Parked& before, std::vector<Slide>& slides, std::size_t i) {
    std::size_t j = i + 1;
    while (j < slides.size() && slides[j].vehicle != slides[i].vehicle) ++j;
    if (j == slides.size() || (slides[j].by < 0) != (slides[i].by < 0)) return false;
    const Slide both{slides[i].vehicle, static_cast<std::int8_t>(slides[i].by + slides[j].by)};
    for (const auto& [kept, gone] : {std::pair(i, j), std::pair(j, i)}) {
        Parked now = before;
        bool possible = true;
        for (std::size_t k = i; k <= j && possible; ++k)
            possible = k == gone || now.slide(k == kept ? both : slides[k]);
        if (!possible) continue;
        slides[kept] = both;
        slides.erase(slides.begin() + static_cast<std::ptrdiff_t>(gone));
        return true;
    }
    return false;
}

// True: there are fewer slides than before.
bool join_some(const Board& board, std::vector<Slide>& slides) {
    const std::size_t count = slides.size();
    Parked before(board);
    for (std::size_t i = 0; i < slides.size();)
        if (!join_next(before, slides, i)) before.slide(slides[i++]);
    return slides.size() < count;
}

}  // namespace

std::vector<Slide> joined(const std::vector<Slide>& slides) {
    std::vector<Slide> out;
    out.reserve(slides.size());
    for (const Slide slide : slides) {
        if (out.empty() || out.back().vehicle != slide.vehicle) {
            out.push_back(slide);
            continue;
        }
        out.back().by = static_cast<std::int8_t>(out.back().by + slide.by);
        if (out.back().by == 0) out.pop_back();
    }
    return out;
}

std::vector<Slide> gathered(const Board& board, std::vector<Slide> slides) {
    while (join_some(board, slides)) slides = joined(slides);
    return slides;
}

}  // namespace ariadne::rush
