#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "resource/solve.h"
#include "worlds/play.h"

namespace ariadne::maze_pacman {

using worlds::Plan;
using worlds::Planner;
using worlds::Setting;
using worlds::Standing;
using worlds::Turn;
using worlds::View;

// The shortest or the richest end of a walk (see walk.h), walked by the game's own rules before anybody sees it.
template <class Run>
Plan plan_walk(Run run, std::string_view objective, Budget& budget) {
    Plan plan;
    if (run.standing() != Standing::running) return plan;
    run.forget();
    resource::Options options;
    options.objective = objective == "steps" ? resource::Objective::steps : resource::Objective::life;
    options.most_life = false;
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
