#include "worlds/labyrinth/estimates.h"

namespace ariadne::labyrinth {

using worlds::Estimate;

Estimates::Place Estimates::place(std::int64_t opening) const {
    return {opened_[static_cast<std::size_t>(opening)].f(), -opening};
}

void Estimates::open(const worlds::Opened& opened) {
    if (opened.replaces >= 0) open_.erase(place(opened.replaces));
    const Cell room = opened.pieces.front();
    known_[room] = opened_.size();
    opened_.push_back({room, opened.g, opened.h});
    open_.insert(place(static_cast<std::int64_t>(opened_.size()) - 1));
}

bool Estimates::take(std::int64_t opening) {
    open_.erase(place(opening));
    return true;
}

std::vector<Estimate> Estimates::expand(Cell room) {
    const auto before = static_cast<std::ptrdiff_t>(opened_.size());
    openings_.expand(room);
    return {opened_.begin() + before, opened_.end()};
}

const Estimate& Estimates::at(Cell room) const {
    return opened_[known_.at(room)];
}

std::vector<Estimate> Estimates::open() const {
    std::vector<Estimate> out;
    out.reserve(open_.size());
    for (const auto& [f, age] : open_) out.push_back(opened_[static_cast<std::size_t>(-age)]);
    return out;
}

}  // namespace ariadne::labyrinth
