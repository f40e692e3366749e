#include "worlds/labyrinth/openings.h"

#include <ranges>
#include <utility>

#include "worlds/labyrinth/search/journey.h"

namespace ariadne::labyrinth {

using worlds::OpenOrder;

namespace {

bool fills_dead_ends(std::string_view algorithm) {
    return algorithm == "best" || algorithm == "any" || algorithm == "dead-end-filling";
}

}  // namespace

Openings::Manner Openings::manner_of(std::string_view algorithm, bool weighted) {
    if (algorithm == "bfs" || algorithm == "any") return Manner::queue;
    if (algorithm == "dfs") return Manner::stack;
    if (algorithm == "dijkstra" || algorithm == "astar") return Manner::least;
    if (algorithm == "bidirectional") return Manner::both_ends;
    if (algorithm == "best") return weighted ? Manner::least : Manner::both_ends;
    if (algorithm == "dead-end-filling") return weighted ? Manner::least : Manner::queue;
    return Manner::walk;
}

Openings::Openings(const Labyrinth& labyrinth, std::string_view algorithm, worlds::OpenListWatcher& watcher,
                   bool by_steps)
    : labyrinth_(labyrinth),
      watcher_(watcher),
      manner_(manner_of(algorithm, !labyrinth.weights.empty())),
      by_steps_(by_steps || manner_ == Manner::queue || manner_ == Manner::stack),
      by_levels_(manner_ == Manner::queue || (manner_ == Manner::both_ends && labyrinth.weights.empty())),
      filling_(fills_dead_ends(algorithm)),
      unit_(0),
      last_(labyrinth.entrance) {
    if (manner_ == Manner::least && (algorithm == "astar" || algorithm == "best"))
        unit_ = by_steps ? 1 : lightest(labyrinth);
    OpenOrder order = OpenOrder::own;
    if (!filling_ && manner_ == Manner::least) order = OpenOrder::least;
    if (!filling_ && manner_ == Manner::queue) order = OpenOrder::oldest;
    if (manner_ == Manner::stack) order = OpenOrder::newest;
    watcher_.begin({.order = order});
    if (!filling_) begin();
}

void Openings::open(std::size_t side, Cell room, std::int64_t parent, std::int64_t g) {
    Known& known = reached_[side][labyrinth_.size.index(room)];
    const bool goal = room == labyrinth_.exit && (manner_ != Manner::both_ends && manner_ != Manner::walk);
    watcher_.open({{&room, 1}, parent, g, rest(room), known.opening, goal});
    known.g = g;
    known.opening = openings_++;
}

void Openings::begin() {
    if (manner_ == Manner::walk) return;
    open(0, labyrinth_.entrance, -1, 0);
    if (manner_ == Manner::both_ends) open(1, labyrinth_.exit, -1, 0);
}

void Openings::walk_to(Cell room) {
    std::int64_t g = 0;
    for (const Direction d : all_directions)
        if (labyrinth_.open(last_, d) && step(last_, d) == room)
            g = reached_[0][labyrinth_.size.index(last_)].g + weight(last_, d);
    open(0, room, expansions_ - 1, g);
    last_ = room;
}

// Whoever has it on a list takes it; of the two ends the nearer one, of equals the entrance.
std::size_t Openings::side_of(Cell room) const {
    const std::size_t index = labyrinth_.size.index(room);
    const auto here = reached_[0].find(index);
    const auto there = reached_[1].find(index);
    const bool waits_here = here != reached_[0].end() && here->second.opening >= 0;
    const bool waits_there = there != reached_[1].end() && there->second.opening >= 0;
    return waits_there && (!waits_here || there->second.g < here->second.g) ? 1 : 0;
}

bool Openings::expanded(std::size_t side, Cell room) const {
    const auto known = reached_[side].find(labyrinth_.size.index(room));
    return known != reached_[side].end() && known->second.expansion >= 0;
}

void Openings::open_beside(std::size_t side, Cell room, const Known& here) {
    const auto look = [&](Direction d) {
        const Cell to = step(room, d);
        if (!labyrinth_.open(room, d) || filled_.contains(labyrinth_.size.index(to))) return;
        const std::int64_t g = here.g + weight(room, d);
        if (manner_ == Manner::both_ends && expanded(1 - side, to)) return;
        const auto known = reached_[side].find(labyrinth_.size.index(to));
        if (known != reached_[side].end()) {
            if (known->second.expansion >= 0 || by_levels_) return;
            if (manner_ != Manner::stack && known->second.g < g) return;
        }
        open(side, to, here.expansion, g);
    };
    // What is put on a stack last is taken first.
    if (manner_ == Manner::stack)
        for (const Direction d : std::views::reverse(all_directions)) look(d);
    else
        for (const Direction d : all_directions) look(d);
}

bool Openings::expand_dead_end(Cell room) {
    ++expansions_;
    watcher_.open({.pieces = {&room, 1}});
    filled_.insert(labyrinth_.size.index(room));
    return watcher_.take(openings_++);
}

bool Openings::expand(Cell room) {
    if (filling_ && room != labyrinth_.entrance) return expand_dead_end(room);
    if (std::exchange(filling_, false)) begin();
    if (manner_ == Manner::walk) walk_to(room);
    const std::size_t side = side_of(room);
    Known& known = reached_[side][labyrinth_.size.index(room)];
    known.expansion = expansions_++;
    const bool more = watcher_.take(std::exchange(known.opening, -1));
    const Known here = known;  // the table may grow
    if (more && manner_ != Manner::walk) open_beside(side, room, here);
    return more;
}

}  // namespace ariadne::labyrinth
