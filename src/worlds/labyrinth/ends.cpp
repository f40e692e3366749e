#include "worlds/labyrinth/ends.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "worlds/labyrinth/search/open_rooms.h"

namespace ariadne::labyrinth {

namespace {

constexpr std::int64_t unseen = -1;

// The way from one room to all it can reach, by weight: the farthest of them, the first row by row among equals.
class Reach {
  public:
    Reach(const Labyrinth& labyrinth, Budget& budget)
        : labyrinth_(labyrinth),
          budget_(budget),
          charge_(budget),
          in_turn_(labyrinth.weights.empty() || labyrinth.passage_count() + 1 == labyrinth.room_count()) {
        fits_ = charge_.add(labyrinth.size.area() * (sizeof(std::int64_t) + sizeof(std::uint32_t)));
        if (fits_) far_.resize(labyrinth.size.area());
    }
    bool fits() const { return fits_; }

    // The farthest room and how far it is; nothing when the budget ended it.
    std::optional<std::pair<Cell, std::int64_t>> from(Cell begin) {
        std::ranges::fill(far_, unseen);
        if (!(in_turn_ ? by_turns(begin) : by_cost(begin))) return std::nullopt;
        const auto farthest = std::ranges::max_element(far_);
        return {{labyrinth_.size.cell(static_cast<std::size_t>(farthest - far_.begin())), *farthest}};
    }

  private:
    // Rooms in the order in which they are reached: right where every passage weighs the same, or there is only one
    // way.
    bool by_turns(Cell begin) {
        std::vector<std::uint32_t> queue = {static_cast<std::uint32_t>(labyrinth_.size.index(begin))};
        std::vector<std::uint32_t> next;
        far_[queue.front()] = 0;
        while (!queue.empty()) {
            next.clear();
            for (const std::uint32_t at : queue) {
                if (!budget_.spend()) return false;
                const Cell c = labyrinth_.size.cell(at);
                for (const Direction d : all_directions) {
                    if (!labyrinth_.open(c, d)) continue;
                    const std::size_t there = labyrinth_.size.index(step(c, d));
                    if (far_[there] != unseen) continue;
                    far_[there] = far_[at] + labyrinth_.weight(c, d);
                    next.push_back(static_cast<std::uint32_t>(there));
                }
            }
            std::swap(queue, next);
        }
        return true;
    }

    bool by_cost(Cell begin) {
        OpenRooms open(budget_);
        if (!open.push(0, {static_cast<std::uint32_t>(labyrinth_.size.index(begin))})) return false;
        while (!open.empty()) {
            const std::int64_t cost = open.top_key();
            const OpenRoom room = open.pop();
            if (far_[room.id] != unseen) continue;
            if (!budget_.spend()) return false;
            far_[room.id] = cost;
            const Cell c = labyrinth_.size.cell(room.id);
            for (const Direction d : all_directions) {
                if (!labyrinth_.open(c, d)) continue;
                const auto there = static_cast<std::uint32_t>(labyrinth_.size.index(step(c, d)));
                if (far_[there] == unseen && !open.push(cost + labyrinth_.weight(c, d), {there, d})) return false;
            }
        }
        return true;
    }

    const Labyrinth& labyrinth_;
    Budget& budget_;
    Charge charge_;
    bool fits_ = false;
    bool in_turn_;
    std::vector<std::int64_t> far_;
};

}  // namespace

void opposite_corners(Labyrinth& labyrinth) {
    labyrinth.entrance = {0, 0};
    labyrinth.exit = {labyrinth.size.rows - 1, labyrinth.size.cols - 1};
    const BitGrid& rooms = labyrinth.rooms;
    if (rooms.empty()) return;
    const auto in_row = [&](int r) {
        return std::ranges::any_of(rooms.row(r), [](std::uint64_t w) { return w != 0; });
    };
    Cell& first = labyrinth.entrance;
    while (!in_row(first.row)) ++first.row;
    while (!rooms.get(first)) ++first.col;
    Cell& last = labyrinth.exit;
    while (!in_row(last.row)) --last.row;
    while (!rooms.get(last)) --last.col;
}

bool farthest_exit(Labyrinth& labyrinth, Budget& budget) {
    Reach reach(labyrinth, budget);
    const auto found = reach.fits() ? reach.from(labyrinth.entrance) : std::nullopt;
    if (found) labyrinth.exit = found->first;
    return found.has_value();
}

bool farthest_entrance(Labyrinth& labyrinth, Budget& budget) {
    std::swap(labyrinth.entrance, labyrinth.exit);
    const bool found = farthest_exit(labyrinth, budget);
    std::swap(labyrinth.entrance, labyrinth.exit);
    return found;
}

// On a tree the room farthest from any room is an end of a longest route, and the one farthest from that is the other.
// With loops that is no longer so: up to a size every room is tried; beyond it, going to and fro finds a long route.
Farthest farthest_pair(Labyrinth& labyrinth, Budget& budget) {
    constexpr std::uint64_t most_work = 400'000'000;
    budget.phase(tr("looking for the two rooms farthest apart"));
    Reach reach(labyrinth, budget);
    if (!reach.fits()) return Farthest::stopped;
    opposite_corners(labyrinth);
    Cell ends[2] = {labyrinth.entrance, labyrinth.exit};
    std::int64_t best = -1;
    const auto try_from = [&](Cell begin) {
        const auto found = reach.from(begin);
        if (found && found->second > best) {
            best = found->second;
            ends[0] = begin;
            ends[1] = found->first;
        }
        return found;
    };
    const bool tree = labyrinth.passage_count() + 1 == labyrinth.room_count();
    const bool all = !tree && static_cast<std::uint64_t>(labyrinth.room_count()) * labyrinth.room_count() <= most_work;
    if (all) {
        for (std::size_t i = 0; i < labyrinth.size.area(); ++i)
            if (const Cell c = labyrinth.size.cell(i); labyrinth.has(c) && !try_from(c)) return Farthest::stopped;
    } else {
        // On a tree twice is enough; otherwise as long as the route grows.
        Cell begin = labyrinth.entrance;
        for (std::int64_t before = -2; before < best || before == -2;) {
            before = best;
            const auto found = try_from(begin);
            if (!found) return Farthest::stopped;
            begin = found->first;
        }
    }
    labyrinth.entrance = std::min(ends[0], ends[1]);
    labyrinth.exit = std::max(ends[0], ends[1]);
    return tree || all ? Farthest::exact : Farthest::far;
}

}  // namespace ariadne::labyrinth
