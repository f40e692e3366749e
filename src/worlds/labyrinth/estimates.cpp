#include "worlds/labyrinth/estimates.h"

#include <cassert>

#include "worlds/labyrinth/search/journey.h"

namespace ariadne::labyrinth {

using worlds::Estimate;

Estimates::Estimates(const Labyrinth& labyrinth, bool by_steps)
    : labyrinth_(labyrinth), by_steps_(by_steps), unit_(by_steps ? 1 : lightest(labyrinth)) {
    wait(labyrinth.entrance, known_[labyrinth.size.index(labyrinth.entrance)]);
}

void Estimates::wait(Cell room, Known& known) {
    known.age = --age_;
    open_.emplace(known.g + left(room), known.age, labyrinth_.size.index(room));
}

std::vector<Estimate> Estimates::expand(Cell room) {
    const std::size_t index = labyrinth_.size.index(room);
    Known& here = known_[index];
    assert(here.age != 0);
    open_.erase({here.g + left(room), here.age, index});
    here.expanded = true;
    std::vector<Estimate> out;
    for (const Direction d : all_directions) {
        if (!labyrinth_.open(room, d)) continue;
        const Cell to = step(room, d);
        const std::size_t place = labyrinth_.size.index(to);
        const std::int64_t g = here.g + weight(room, d);
        const auto [found, is_new] = known_.try_emplace(place, Known{g});
        Known& there = found->second;
        if (there.expanded || there.g < g) continue;
        if (!is_new) open_.erase({there.g + left(to), there.age, place});
        there.g = g;
        wait(to, there);
        out.push_back({to, g, left(to)});
    }
    return out;
}

Estimate Estimates::at(Cell room) const {
    return {room, known_.at(labyrinth_.size.index(room)).g, left(room)};
}

std::vector<Estimate> Estimates::open() const {
    std::vector<Estimate> out;
    out.reserve(open_.size());
    for (const auto& [f, age, index] : open_) out.push_back(at(labyrinth_.size.cell(index)));
    return out;
}

}  // namespace ariadne::labyrinth
