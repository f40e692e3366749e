#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "resource/field.h"

// Fields by plain enumeration, for tests on small ones. Written apart from the solvers: it shares only the field, keeps
// whole states in ordered sets, and knows neither distances nor bounds nor dominance.
namespace ariadne::resource::brute_force {

struct State {
    Cell at;
    std::int64_t life = 0;
    std::uint32_t taken = 0;  // bit i: item i
    friend auto operator<=>(const State&, const State&) = default;
};

// The states one step away, in the order of directions. On the goal life may be anything.
inline std::vector<State> moves(const Field& field, const State& from) {
    std::vector<State> out;
    if (from.at == field.goal) return out;
    const int row = from.at.row;
    const int col = from.at.col;
    for (const Cell to : {Cell{row + 1, col}, Cell{row, col + 1}, Cell{row - 1, col}, Cell{row, col - 1}}) {
        if (to.row < 0 || to.row >= field.size.rows || to.col < 0 || to.col >= field.size.cols) continue;
        const int cost = field.cost[static_cast<std::size_t>(to.row * field.size.cols + to.col)];
        if (cost == blocked) continue;
        State next{to, from.life - cost, from.taken};
        for (std::size_t i = 0; i < field.items.size(); ++i) {
            if (field.items[i].cell != to || (next.taken >> i & 1U) != 0) continue;
            next.life += field.items[i].gain;
            next.taken |= 1U << i;
        }
        if (next.life >= 1 || to == field.goal) out.push_back(next);
    }
    return out;
}

// (steps, most life on arrival) wherever more steps bring more life; empty when nobody arrives. Looks at walks of at
// most `last` steps, if that is not negative.
inline std::vector<std::pair<int, std::int64_t>> trade_off(const Field& field, int last = -1) {
    std::vector<std::pair<int, std::int64_t>> rows;
    std::set<State> seen;
    std::vector<State> layer = {{field.start, field.life, 0}};
    for (int steps = 1; !layer.empty() && (last < 0 || steps <= last); ++steps) {
        std::vector<State> next;
        std::optional<std::int64_t> arrival;
        for (const State& state : layer) {
            for (const State& after : moves(field, state)) {
                if (!seen.insert(after).second) continue;
                next.push_back(after);
                if (after.at == field.goal && (!arrival || after.life > *arrival)) arrival = after.life;
            }
        }
        if (arrival && (rows.empty() || *arrival > rows.back().second)) rows.emplace_back(steps, *arrival);
        layer = std::move(next);
    }
    return rows;
}

// Whether anybody arrives, within `last` steps if that is not negative.
inline bool winnable(const Field& field, int last = -1) {
    std::set<State> seen;
    std::vector<State> layer = {{field.start, field.life, 0}};
    for (int steps = 1; !layer.empty() && (last < 0 || steps <= last); ++steps) {
        std::vector<State> next;
        for (const State& state : layer) {
            for (const State& after : moves(field, state)) {
                if (after.at == field.goal) return true;
                if (seen.insert(after).second) next.push_back(after);
            }
        }
        layer = std::move(next);
    }
    return false;
}

// The least life to start with that still wins, within `last` steps if that is not negative. There must be a way.
inline std::int64_t least_life(Field field, int last = -1) {
    std::int64_t low = 1;
    std::int64_t high = 1;
    for (field.life = high; !winnable(field, last); field.life = high) {
        low = high + 1;
        high *= 2;
    }
    while (low < high) {
        field.life = low + (high - low) / 2;
        if (winnable(field, last)) {
            high = field.life;
        } else {
            low = field.life + 1;
        }
    }
    return high;
}

// All walks of exactly `steps` steps that survive and enter the goal last, in the order of directions.
class AllWalks {
  public:
    AllWalks(const Field& field, int steps) : field_(field) {
        path_.push_back(field.start);
        extend({field.start, field.life, 0}, steps);
    }

    const std::vector<std::vector<Cell>>& walks() const { return walks_; }
    const std::vector<std::int64_t>& lives() const { return lives_; }

  private:
    bool extend(const State& state, int left) {
        if (left == 0) {
            if (state.at != field_.goal) return false;
            walks_.push_back(path_);
            lives_.push_back(state.life);
            return true;
        }
        if (dead_.contains({left, state})) return false;
        bool found = false;
        for (const State& next : moves(field_, state)) {
            path_.push_back(next.at);
            found = extend(next, left - 1) || found;
            path_.pop_back();
        }
        if (!found) dead_.emplace(left, state);
        return found;
    }

    const Field& field_;
    std::vector<Cell> path_;
    std::set<std::pair<int, State>> dead_;
    std::vector<std::vector<Cell>> walks_;
    std::vector<std::int64_t> lives_;
};

}  // namespace ariadne::resource::brute_force
