#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/charge.h"
#include "resource/solve.h"
#include "worlds/play.h"

namespace ariadne::maze_pacman {

using worlds::Plan;
using worlds::Planner;
using worlds::Setting;
using worlds::Standing;
using worlds::Turn;
using worlds::View;

// A walk in progress, as a plain value. `Rules` has what is the world's own, as static members:
//   Map, Tile                           the map, and what a cell of it holds
//   resource_name, finds_name           what the walker spends, and what is counted as he finds it
//   safeties                            names the settings of the safe mode
//   arrived, died(walk)                 what the last event is called
//   tile(map, cell)                     a reference
//   enter(walk, to, left)               the events of a step, with what it leaves; or a refusal
//   standing(walk)
//   is_find(tile), is_used_up(tile)     what is counted; what is not there any more once it was entered
//   empty                               what it leaves
// and scene(map), to_field(map), field_bytes(map) beside its map.
template <class Rules>
struct Walk {
    using Map = typename Rules::Map;
    using Tile = typename Rules::Tile;
    static constexpr auto resource_name = Rules::resource_name;
    static constexpr auto safeties = Rules::safeties;

    // What a turn changed: where the walker stood, what he had, and the tile that he entered.
    struct Past {
        Cell at;
        std::int64_t left = 0;
        Tile entered;
        friend bool operator==(const Past&, const Past&) = default;
    };

    Map map;  // as it stands: what was used up is gone
    Cell at;
    std::int64_t left = 0;  // of the resource
    std::int64_t finds = 0;
    std::size_t safety = 0;
    std::vector<Past> past = {};

    friend bool operator==(const Walk&, const Walk&) = default;

    Turn apply(Direction direction) {
        if (standing() != Standing::running) return worlds::refusal(standing(), "over");
        const Cell to = step(at, direction);
        if (!map.size.contains(to)) return worlds::refusal(Standing::running, "edge");
        const Tile entered = map.at(to);
        std::int64_t after = left;
        Turn turn = Rules::enter(*this, to, after);
        if (turn.refused) return turn;

        past.push_back({at, left, entered});
        at = to;
        left = after;
        if (Rules::is_find(entered)) ++finds;
        if (Rules::is_used_up(entered)) Rules::tile(map, to) = Rules::empty;
        turn.standing = standing();
        if (turn.standing == Standing::won) turn.events.push_back({std::string(Rules::arrived), left});
        if (turn.standing == Standing::lost) turn.events.push_back({Rules::died(*this), left});
        return turn;
    }

    bool undo() {
        if (past.empty()) return false;
        if (Rules::is_find(past.back().entered)) --finds;
        Rules::tile(map, at) = past.back().entered;
        at = past.back().at;
        left = past.back().left;
        past.pop_back();
        return true;
    }
    void forget() { past.clear(); }  // the way back

    Standing standing() const { return Rules::standing(*this); }
    std::int64_t steps() const { return static_cast<std::int64_t>(past.size()); }

    View view() const {
        return {.board = scene(map).board,
                .walker = at,
                .figures = {{std::string(resource_name), left},
                            {"steps", steps()},
                            {std::string(Rules::finds_name), finds}},
                .standing = standing()};
    }

    // What is still ahead.
    resource::Field field() const {
        resource::Field ahead = to_field(map);
        ahead.start = at;
        ahead.life = left;
        return ahead;
    }
};

// The shortest or the richest end of a walk, walked by the game's own rules before anybody sees it.
template <class Run>
Plan plan_walk(Run run, std::string_view objective, Budget& budget) {
    Plan plan;
    if (run.standing() != Standing::running) return plan;
    run.forget();
    resource::Options options;
    options.objective = objective == "steps" ? resource::Objective::steps : resource::Objective::life;
    options.most_life = false;
    Charge charge(budget);
    if (!budget.check() || !charge.add(field_bytes(run.map))) return plan;
    const resource::Finding answer = resource::solve(run.field(), options, budget);
    plan.verdict = answer.verdict;
    plan.proven = answer.proven;
    if (answer.reason == resource::Reason::walls) plan.reason = "walls";
    if (answer.reason == resource::Reason::life) plan.reason = Run::resource_name;
    const auto& walk = answer.best ? answer.best : answer.feasible;
    if (answer.verdict != Verdict::solved || !walk) return plan;
    plan.bound = answer.bound;

    run.safety = 0;
    for (std::size_t i = 1; i < walk->cells.size() && plan.bug.empty(); ++i) {
        const auto way = std::ranges::find_if(
            all_directions, [&](Direction d) { return step(walk->cells[i - 1], d) == walk->cells[i]; });
        if (way == all_directions.end() || run.apply(*way).refused) {
            plan.bug = fmt::format("step {} of the computer's path cannot be walked", i);
        } else {
            plan.moves.emplace_back(worlds::to_string(*way));
        }
    }
    if (plan.bug.empty() && (run.standing() != Standing::won || run.left != walk->life)) {
        plan.bug =
            fmt::format("the computer's path should arrive with {}, but has {} in the end", walk->life, run.left);
    }
    if (!plan.bug.empty()) plan.moves.clear();
    plan.figures = {{"steps", run.steps()}, {std::string(Run::resource_name), run.left}};
    return plan;
}

template <class Run>
class WalkGame final : public worlds::Game {
  public:
    explicit WalkGame(Run run) : run_(std::move(run)) {}

    Turn apply(std::string_view move) override {
        const std::optional<Direction> direction = worlds::direction_of(move);
        if (!direction) return worlds::refusal(run_.standing(), "unknown");
        return run_.apply(*direction);
    }

    bool undo() override { return run_.undo(); }
    void restart() override {
        while (run_.undo()) {
        }
    }
    View view() const override { return run_.view(); }

    std::vector<std::string> moves() const override {
        std::vector<std::string> out;
        Run tried = run_;
        tried.forget();
        for (const Direction direction : all_directions) {
            if (tried.apply(direction).refused) continue;
            out.emplace_back(worlds::to_string(direction));
            tried.undo();
        }
        return out;
    }

    std::vector<Setting> settings() const override {
        return {{"safe", {Run::safeties.begin(), Run::safeties.end()}, std::string(Run::safeties[run_.safety])}};
    }

    bool set(std::string_view name, std::string_view value) override {
        const auto found = std::ranges::find(Run::safeties, value);
        if (name != "safe" || found == Run::safeties.end()) return false;
        run_.safety = static_cast<std::size_t>(found - Run::safeties.begin());
        return true;
    }

    Planner planner(std::string_view objective) const override {
        Run run = run_;
        run.forget();
        return [run = std::move(run), objective = std::string(objective)](Budget& budget) {
            return plan_walk(run, objective, budget);
        };
    }

  private:
    Run run_;
};

}  // namespace ariadne::maze_pacman
