#include "worlds/labyrinth/distances.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace ariadne::labyrinth {

namespace {

constexpr unsigned bit_of(Direction d) {
    return 1U << static_cast<unsigned>(d);
}

}  // namespace

Distances::Distances(const Labyrinth& labyrinth) : size_(labyrinth.size) {
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

Distances::Room Distances::neighbour(Room room, Direction d) const {
    const auto cols = static_cast<Room>(size_.cols);
    switch (d) {
        case Direction::down:
            return room + cols;
        case Direction::right:
            return room + 1;
        case Direction::up:
            return room - cols;
        case Direction::left:
            return room - 1;
    }
    return room;
}

void Distances::cut_trees() {
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

std::int64_t Distances::within_tree(Room a, Room b) const {
    std::int64_t steps = 0;
    for (; a != b; ++steps) {
        Room& deeper = depth_[a] >= depth_[b] ? a : b;
        deeper = parent_[deeper];
    }
    return steps;
}

// Until all goals are reached or nothing more can be.
bool Distances::search_core(Room from, std::span<const Room> goals, Budget& budget) {
    ++searches_;
    front_.assign(1, from);
    search_[from] = searches_;
    reached_[from] = 0;
    std::size_t first_open = 0;
    for (std::uint32_t steps = 1; !front_.empty(); ++steps) {
        while (first_open < goals.size() && search_[goals[first_open]] == searches_) ++first_open;
        if (first_open == goals.size()) return true;
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

std::optional<std::vector<std::int64_t>> Distances::between(std::span<const Pair> pairs, Budget& budget) {
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
        budget.phase("running scenarios", static_cast<double>(begin) / static_cast<double>(tasks.size()));
        if (!search_core(tasks[begin].from, goals, budget)) return std::nullopt;
        for (; begin < end; ++begin) {
            const Task& task = tasks[begin];
            if (search_[task.to] != searches_) continue;
            const auto at = [&](Cell c) { return depth_[size_.index(c)]; };
            out[task.pair] = std::int64_t{at(pairs[task.pair].from)} + reached_[task.to] + at(pairs[task.pair].to);
        }
    }
    return out;
}

}  // namespace ariadne::labyrinth
