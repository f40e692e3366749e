#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// The numbers of steps between many pairs of rooms of one labyrinth; weights count for nothing.
//
// What hangs on the rest by one passage only is cut off again and again; what is left is the core: all loops, or a
// single room of a labyrinth without any. Every room then hangs on a room of the core, its root. A route between two
// rooms with one root lies in their tree, where it is walked by parents; any other goes by both roots, and the part
// between these lies in the core. There one breadth-first search serves many pairs that leave from the same root; where
// they are few, A* goes from one to the other, with the distances of all rooms to some far ones (landmarks) for a
// bound: by the triangle inequality nobody is nearer than the difference of two such distances.
class Distances {
    using Room = std::uint32_t;

  public:
    explicit Distances(const Labyrinth& labyrinth)
        : size_(labyrinth.size), offset_{static_cast<Room>(size_.cols), 1, -static_cast<Room>(size_.cols), -Room{1}} {
        const std::size_t rooms = size_.area();
        ways_.resize(rooms);
        for (std::size_t i = 0; i < rooms; ++i) {
            const Cell c = size_.cell(i);
            for (const Direction d : all_directions)
                if (labyrinth.open(c, d)) ways_[i] = static_cast<std::uint8_t>(ways_[i] | bit_of(d));
        }
        cut_trees();
        search_.resize(rooms);
        reached_.resize(rooms);
    }

    struct Pair {
        Cell from;
        Cell to;
    };
    static constexpr std::int64_t none = -1;

    // What all this takes, but for the landmarks.
    static std::size_t bytes(const Labyrinth& labyrinth) {
        constexpr std::size_t numbers = 6;  // parent, root, depth, search, reached, and the order of the cuts
        return labyrinth.size.area() * (sizeof(std::uint8_t) + numbers * sizeof(Room));
    }

    // In the order of the pairs, `none` where no route leads; nothing when the budget ended it.
    std::optional<std::vector<std::int64_t>> between(std::span<const Pair> pairs, Budget& budget) {
        Charge charge(budget);  // for the landmarks
        std::vector<std::int64_t> out(pairs.size(), none);
        struct Task {
            Room from;
            Room to;
            std::size_t pair;
        };
        std::vector<Task> tasks;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const Room a = static_cast<Room>(size_.index(pairs[i].from));
            const Room b = static_cast<Room>(size_.index(pairs[i].to));
            if (root_[a] == root_[b]) {
                out[i] = within_tree(a, b);
                if (!budget.spend(static_cast<std::uint64_t>(out[i]) + 1)) return std::nullopt;
            } else {
                tasks.push_back({root_[a], root_[b], i});
            }
        }
        std::ranges::sort(
            tasks, [](const Task& a, const Task& b) { return std::pair(a.from, a.pair) < std::pair(b.from, b.pair); });
        std::vector<Room> goals;
        for (std::size_t begin = 0; begin < tasks.size();) {
            std::size_t end = begin;
            goals.clear();
            for (; end < tasks.size() && tasks[end].from == tasks[begin].from; ++end) goals.push_back(tasks[end].to);
            budget.phase(tr("running scenarios"), static_cast<double>(begin) / static_cast<double>(tasks.size()));
            constexpr std::size_t few = 8;
            constexpr std::size_t worth_landmarks = 50;
            const bool one_by_one = end - begin <= few && tasks.size() >= worth_landmarks;
            if (one_by_one && to_landmarks_.empty() && !choose_landmarks(tasks[begin].from, charge, budget))
                return std::nullopt;
            if (!one_by_one && !search_core(tasks[begin].from, goals, budget)) return std::nullopt;
            for (; begin < end; ++begin) {
                const Task& task = tasks[begin];
                if (one_by_one && !go(task.from, task.to, budget)) return std::nullopt;
                if (search_[task.to] != searches_) continue;
                const auto at = [&](Cell c) { return depth_[size_.index(c)]; };
                out[task.pair] = std::int64_t{at(pairs[task.pair].from)} + reached_[task.to] + at(pairs[task.pair].to);
            }
        }
        return out;
    }

  private:
    Room neighbour(Room room, Direction d) const { return room + offset_[static_cast<std::size_t>(d)]; }
    static unsigned bit_of(Direction d) { return 1U << static_cast<unsigned>(d); }

    void cut_trees() {
        const std::size_t rooms = ways_.size();
        parent_.resize(rooms);
        std::iota(parent_.begin(), parent_.end(), Room{0});
        root_ = parent_;
        depth_.resize(rooms);
        std::vector<Room> cut;  // in the order in which they fell, a queue
        for (Room room = 0; room < rooms; ++room)
            if (std::popcount(ways_[room]) == 1) cut.push_back(room);
        for (std::size_t at = 0; at < cut.size(); ++at) {
            const Room room = cut[at];
            if (ways_[room] == 0) continue;  // the last of its tree: its only neighbour fell just before
            const auto d = static_cast<Direction>(std::countr_zero(ways_[room]));
            const Room keeper = neighbour(room, d);
            parent_[room] = keeper;
            ways_[room] = 0;
            ways_[keeper] = static_cast<std::uint8_t>(ways_[keeper] & ~bit_of(opposite(d)));
            if (std::popcount(ways_[keeper]) == 1) cut.push_back(keeper);
        }
        for (std::size_t at = cut.size(); at-- > 0;) {
            const Room room = cut[at];
            if (parent_[room] == room) continue;
            root_[room] = root_[parent_[room]];
            depth_[room] = depth_[parent_[room]] + 1;
        }
    }

    std::int64_t within_tree(Room a, Room b) const {
        std::int64_t steps = 0;
        for (; a != b; ++steps) {
            Room& deeper = depth_[a] >= depth_[b] ? a : b;
            deeper = parent_[deeper];
        }
        return steps;
    }

    // Until all goals are reached or nothing more can be; without goals, everything.
    bool search_core(Room from, std::span<const Room> goals, Budget& budget) {
        ++searches_;
        front_.assign(1, from);
        search_[from] = searches_;
        reached_[from] = 0;
        std::size_t first_open = 0;
        for (std::uint32_t steps = 1; !front_.empty(); ++steps) {
            while (first_open < goals.size() && search_[goals[first_open]] == searches_) ++first_open;
            if (!goals.empty() && first_open == goals.size()) return true;
            if (!budget.spend(front_.size())) return false;
            next_.clear();
            for (const Room room : front_) {
                for (unsigned left = ways_[room]; left != 0; left &= left - 1) {
                    const Room to = neighbour(room, static_cast<Direction>(std::countr_zero(left)));
                    if (search_[to] == searches_) continue;
                    search_[to] = searches_;
                    reached_[to] = steps;
                    next_.push_back(to);
                }
            }
            std::swap(front_, next_);
        }
        return true;
    }

    // Each as far as can be from those before it, among what can be reached from some room.
    bool choose_landmarks(Room any, Charge& charge, Budget& budget) {
        if (!charge.add(ways_.size() * (sizeof(to_landmarks_[0]) + 2 * sizeof(Room)))) return false;
        to_landmarks_.assign(ways_.size(), {});
        estimate_.resize(ways_.size());
        std::vector<std::uint32_t> nearest(ways_.size(), far);
        if (!search_core(any, {}, budget)) return false;
        Room next = any;
        for (Room room = 0; room < ways_.size(); ++room)
            if (search_[room] == searches_ && reached_[room] > reached_[next]) next = room;
        for (std::size_t i = 0; i < landmarks; ++i) {
            if (!search_core(next, {}, budget)) return false;
            for (Room room = 0; room < ways_.size(); ++room) {
                const bool seen = search_[room] == searches_;
                to_landmarks_[room][i] = seen ? reached_[room] : far;
                if (seen) nearest[room] = std::min(nearest[room], reached_[room]);
            }
            for (Room room = 0; room < ways_.size(); ++room)
                if (nearest[room] != far && nearest[room] > nearest[next]) next = room;
        }
        return true;
    }

    std::uint32_t bound(Room from, Room to) const {
        const auto& a = to_landmarks_[from];
        const auto& b = to_landmarks_[to];
        std::uint32_t most = 0;
        for (std::size_t i = 0; i < landmarks; ++i)
            if (a[i] != far && b[i] != far) most = std::max(most, a[i] > b[i] ? a[i] - b[i] : b[i] - a[i]);
        return most;
    }

    // The bound changes by no more than one with a step, so that an estimate grows by 0, 1 or 2, and the first look at
    // a room that is taken with the least estimate has its least number of steps. Leaves its answer where search_core
    // does.
    bool go(Room from, Room to, Budget& budget) {
        ++searches_;
        for (std::vector<Room>& open : open_) open.clear();
        search_[from] = searches_;
        reached_[from] = 0;
        std::uint32_t estimate = bound(from, to) + 1;  // one more than it is: 0 means taken
        estimate_[from] = estimate;
        open_[estimate % 3].push_back(from);
        for (std::size_t empty = 0; empty < 3; ++estimate, ++empty) {
            std::vector<Room>& open = open_[estimate % 3];
            while (!open.empty()) {
                empty = 0;
                const Room room = open.back();
                open.pop_back();
                if (room == to) return true;
                if (estimate_[room] != estimate) continue;  // taken before, or with fewer steps
                estimate_[room] = 0;
                const std::uint32_t steps = reached_[room] + 1;
                if (!budget.spend()) return false;
                for (unsigned left = ways_[room]; left != 0; left &= left - 1) {
                    const Room next = neighbour(room, static_cast<Direction>(std::countr_zero(left)));
                    if (search_[next] == searches_ && reached_[next] <= steps) continue;
                    search_[next] = searches_;
                    reached_[next] = steps;
                    estimate_[next] = steps + bound(next, to) + 1;
                    open_[estimate_[next] % 3].push_back(next);
                }
            }
        }
        search_[to] = searches_ - 1;
        return true;
    }

    Size size_;
    std::array<Room, 4> offset_;      // to the next room, by direction; modulo 2^32
    std::vector<std::uint8_t> ways_;  // a bit for each direction with a passage; in the core, once the trees are cut
    std::vector<Room> parent_;        // in its tree; itself in the core
    std::vector<Room> root_;
    std::vector<std::uint32_t> depth_;  // below the root
    // Of the latest search: valid where `search_` says so.
    std::vector<std::uint32_t> search_;
    std::vector<std::uint32_t> reached_;
    std::uint32_t searches_ = 0;
    std::vector<Room> front_;
    std::vector<Room> next_;
    static constexpr std::size_t landmarks = 8;
    static constexpr std::uint32_t far = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::array<std::uint32_t, landmarks>> to_landmarks_;  // empty until they are chosen
    std::vector<std::uint32_t> estimate_;                             // of A*, plus one; 0 once a room is taken
    std::array<std::vector<Room>, 3> open_;                           // of A*, by its estimate modulo 3
};

}  // namespace ariadne::labyrinth
