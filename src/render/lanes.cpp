#include "render/lanes.h"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace ariadne::render {

namespace {

constexpr double widest_gap = 0.24;  // between two passes, in cells
constexpr double room = 0.72;        // all passes of one stretch together
constexpr std::size_t most_points = 50'000;

struct Leg {
    Cell from;
    Cell to;
    double aside = 0;  // to the right of the direction of travel
};

struct Pass {
    Cell low;
    Cell high;
    std::size_t leg = 0;
    bool forwards = false;

    friend auto operator<=>(const Pass&, const Pass&) = default;
};

std::vector<Leg> legs(std::span<const Cell> thread) {
    std::vector<Leg> result;
    std::vector<Pass> passes;
    for (std::size_t i = 0; i + 1 < thread.size(); ++i) {
        const Cell a = thread[i];
        const Cell b = thread[i + 1];
        result.push_back({a, b});
        passes.push_back({std::min(a, b), std::max(a, b), i, a < b});
    }
    std::ranges::sort(passes);
    for (std::size_t begin = 0, end = 0; begin < passes.size(); begin = end) {
        while (end < passes.size() && passes[end].low == passes[begin].low && passes[end].high == passes[begin].high)
            ++end;
        const auto all = static_cast<double>(end - begin);
        if (all < 2) continue;
        const auto there = static_cast<double>(std::count_if(passes.begin() + static_cast<std::ptrdiff_t>(begin),
                                                             passes.begin() + static_cast<std::ptrdiff_t>(end),
                                                             [](const Pass& pass) { return pass.forwards; }));
        const double gap = std::min(widest_gap, room / all);
        const double first = there == 0 || there == all ? -(all - 1) / 2 : 0.5;
        double rank[2] = {first, first};
        for (std::size_t i = begin; i < end; ++i) result[passes[i].leg].aside = rank[passes[i].forwards]++ * gap;
    }
    return result;
}

Point centre(Cell c) {
    return {c.col + 0.5, c.row + 0.5};
}

// The point on a leg, moved to its lane.
Point beside(const Leg& leg, Point p) {
    const double dx = leg.to.col - leg.from.col;
    const double dy = leg.to.row - leg.from.row;
    return {p.x - dy * leg.aside, p.y + dx * leg.aside};
}

Point middle(const Leg& leg) {
    const Point a = centre(leg.from);
    const Point b = centre(leg.to);
    return beside(leg, {(a.x + b.x) / 2, (a.y + b.y) / 2});
}

// The points at which the thread passes through the cell between two legs.
void join(const Leg& in, const Leg& out, Strand& strand) {
    const Point c = centre(out.from);
    const bool was_level = in.from.row == in.to.row;
    const bool is_level = out.from.row == out.to.row;
    if (was_level != is_level) {
        const Point corner = {was_level ? beside(out, c).x : beside(in, c).x,
                              was_level ? beside(in, c).y : beside(out, c).y};
        strand.points.push_back(corner);
        strand.turns.push_back(corner);
        return;
    }
    const Point a = beside(in, c);
    const Point b = beside(out, c);
    if (in.from == out.to) {
        strand.points.push_back(a);
        strand.points.push_back(b);
        strand.turns.push_back({(a.x + b.x) / 2, (a.y + b.y) / 2});
    } else if (a != b) {
        const double dx = 0.2 * (out.to.col - out.from.col);
        const double dy = 0.2 * (out.to.row - out.from.row);
        strand.points.push_back({a.x - dx, a.y - dy});
        strand.points.push_back({b.x + dx, b.y + dy});
    }
}

}  // namespace

std::vector<Strand> strands(std::span<const Cell> thread, std::size_t walked) {
    std::vector<Strand> result;
    walked = std::min(walked, thread.size());
    if (walked == 0) return result;
    std::vector<Leg> path = legs(thread);
    path.resize(walked - 1);
    std::unordered_map<std::uint64_t, std::size_t> seen;  // the last strand in a cell, counted from 1
    const auto enter = [&](Cell c) {
        const std::uint64_t key = static_cast<std::uint64_t>(c.row) << 32U | static_cast<std::uint32_t>(c.col);
        return std::exchange(seen[key], result.size()) != result.size();
    };
    result.emplace_back();
    enter(thread.front());
    result.back().points.push_back(path.empty() ? centre(thread.front()) : beside(path[0], centre(thread.front())));
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (i > 0) join(path[i - 1], path[i], result.back());
        if (!enter(path[i].to) || result.back().points.size() >= most_points) {
            const Point cut = middle(path[i]);
            result.back().points.push_back(cut);
            result.emplace_back();
            result.back().points.push_back(cut);
            enter(path[i].to);
        }
    }
    if (!path.empty()) result.back().points.push_back(beside(path.back(), centre(path.back().to)));
    return result;
}

}  // namespace ariadne::render
