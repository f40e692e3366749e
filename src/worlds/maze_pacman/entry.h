#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "resource/solve.h"
#include "text/points.h"
#include "worlds/formats.h"
#include "worlds/maze_pacman/game.h"
#include "worlds/maze_pacman/graph.h"
#include "worlds/maze_pacman/rate.h"
#include "worlds/maze_pacman/report.h"
#include "worlds/world.h"

namespace ariadne::maze_pacman {

// The adapter of a world in which a walker spends one resource. `Parts` has what is the world's own, as static members:
//   Map, name, resource, summary, form      the map, and constants for people
//   gains                                   what people call the items that give
//   start_name, goal_name, kind(map, cell)  as the map's text calls them
//   amount, most                            the member of the map that is the resource at the start, and its limit
//   recognises(text), parse(text, strict)   parse gives a value with `map` and `warnings`
//   coordinates
//   scene(map, route or nullptr), animation(map, route)
//   editor()                                of maps made by hand
//   recipe_options(), recipe_from(options), generate(recipe, seed, budget, remarks)
//   formats                                 a range of worlds::NamedFormat<Map>, "txt" among them
// and beside its map to_field(map), field_bytes(map), replay(map, route, start), and begin(map), a walk to be played:
// see game.h.

// The map must outlive the terms.
template <class Parts>
Terms terms_of(const typename Parts::Map& map) {
    return {.world = Parts::name,
            .resource = Parts::resource,
            .start_name = Parts::start_name,
            .goal_name = Parts::goal_name,
            .coordinates = Parts::coordinates,
            .size = map.size,
            .start = map.*Parts::amount,
            .kind = [&map](Cell c) { return Parts::kind(map, c); },
            .replay = [&map](const std::vector<Cell>& route, std::int64_t start) { return replay(map, route, start); }};
}

// The map as a graph, by one of the writers of graph.h.
template <class Parts, auto write>
Result<void> graph_of(const typename Parts::Map& map, Budget& budget, const render::Sink& sink) {
    // The field, and what a step onto each cell costs.
    Charge charge(budget);
    if (!budget.check() || !charge.add(field_bytes(map) + map.size.area() * sizeof(std::int32_t)))
        return stopped(budget, worlds::text_ready);
    return write(to_field(map), terms_of<Parts>(map), budget, sink);
}

template <class Parts>
class MapPuzzle final : public worlds::Puzzle, public worlds::Counter, public worlds::Saver, public worlds::Rater {
  public:
    using Map = typename Parts::Map;

    MapPuzzle(Map map, std::vector<Message> warnings) : map_(std::move(map)), warnings_(std::move(warnings)) {}

    Size size() const override { return map_.size; }
    std::vector<Message> warnings() const override { return warnings_; }
    std::vector<worlds::Fact> facts() const override {
        return {{.name = std::string(Parts::resource),
                 .value = std::to_string(map_.*Parts::amount),
                 .least = 1,
                 .most = Parts::most}};
    }

    Result<worlds::Report> solve(const worlds::SolveRequest& request, Budget& budget) const override {
        return answer(question_from(request, Parts::resource), budget);
    }
    Result<worlds::Report> count(const worlds::SolveRequest& request, std::uint64_t list,
                                 Budget& budget) const override {
        return answer(counting(request, list, Parts::resource), budget);
    }
    Result<worlds::Report> fewest_steps(const worlds::SolveRequest& request, Budget& budget) const override {
        Result<Question> question = question_from(request, Parts::resource);
        if (question) question->most_life = false;
        return answer(question, budget);
    }
    Result<worlds::Report> least(const worlds::SolveRequest& request, Budget& budget) const override {
        if (const Result<void> exact = only_exact(request, Parts::resource); !exact)
            return std::unexpected(exact.error());
        auto found =
            on_field(budget, [&](const resource::Field& field) { return resource::least_life(field, budget); });
        return report(terms(), or_nothing(std::move(found), budget), budget);
    }
    Result<worlds::Report> trade_off(const worlds::SolveRequest& request, Budget& budget) const override {
        if (const Result<void> exact = only_exact(request, Parts::resource); !exact)
            return std::unexpected(exact.error());
        auto found = on_field(budget, [&](const resource::Field& field) { return resource::trade_off(field, budget); });
        return report(terms(), or_nothing(std::move(found), budget), budget);
    }

    Result<worlds::Solution> read_solution(std::string_view text) const override {
        const auto points = text::parse_points(text, map_.size);
        if (!points) return std::unexpected(points.error());
        worlds::Solution out;
        out.route.reserve(points->size());
        for (const text::Point p : *points) out.route.push_back({p.x, p.y});
        return out;
    }
    Result<worlds::Verification> verify(const worlds::Solution& solution) const override {
        return maze_pacman::verify(terms(), solution);
    }
    worlds::Verification replay(const worlds::Solution& solution) const override {
        return verify_from_any_start(terms(), solution);
    }

    Result<render::Scene> scene(const worlds::Solution* solution) const override {
        if (solution == nullptr) return Parts::scene(map_, nullptr);
        const std::vector<Cell> route = to_cells(terms(), *solution);
        return Parts::scene(started(*solution), &route);
    }
    Result<render::Animation> animation(const worlds::Solution* solution) const override {
        if (solution == nullptr) return Puzzle::animation(solution);
        return Parts::animation(started(*solution), to_cells(terms(), *solution));
    }

    Result<std::unique_ptr<worlds::Game>> play() const override {
        return std::make_unique<WalkGame<decltype(begin(map_))>>(begin(map_));
    }

    Result<void> convert(std::string_view format, Budget& budget, const render::Sink& sink) const override {
        return worlds::convert(Parts::formats, format, map_, budget, sink);
    }
    bool converts_to(std::string_view format) const override {
        return worlds::converts_to(Parts::formats, format, map_);
    }

    Result<worlds::Rating> rate(Budget& budget) const override {
        auto rated = on_field(
            budget, [&](const resource::Field& field) { return maze_pacman::rate(field, Parts::gains, budget); });
        return std::move(rated).value_or(unrated());
    }

    const worlds::Counter* counter() const override { return this; }
    const worlds::Saver* saver() const override { return this; }
    const worlds::Rater* rater() const override { return this; }

  private:
    Terms terms() const { return terms_of<Parts>(map_); }

    template <class Found>
    static Found or_nothing(std::optional<Found> found, const Budget& budget) {
        if (found) return *std::move(found);
        Found out;
        out.stats = resource::stats_of(budget);
        return out;
    }

    // What `ask` says of the map's field. Nothing: the budget has no room for it.
    template <class Ask>
    auto on_field(Budget& budget, const Ask& ask) const {
        std::optional<std::invoke_result_t<Ask, const resource::Field&>> out;
        Charge charge(budget);
        if (budget.check() && charge.add(field_bytes(map_))) out = ask(to_field(map_));
        return out;
    }

    Result<worlds::Report> answer(const Result<Question>& question, Budget& budget) const {
        if (!question) return std::unexpected(question.error());
        auto found = on_field(
            budget, [&](const resource::Field& field) { return maze_pacman::solve(field, *question, budget); });
        return report(terms(), *question, or_nothing(std::move(found), budget), budget);
    }

    // The map with the start that the solution claims.
    Map started(const worlds::Solution& solution) const {
        Map out = map_;
        out.*Parts::amount = claimed_start(solution, out.*Parts::amount);
        return out;
    }

    Map map_;
    std::vector<Message> warnings_;
};

template <class Parts>
class Entry final : public worlds::World {
  public:
    Entry()
        : World({.name = Parts::name,
                 .summary = Parts::summary,
                 .form = Parts::form,
                 .objectives = {"steps", std::string(Parts::resource)},
                 .algorithms = algorithm_names(),
                 .traces = worlds::Traces::cells,
                 .traced_algorithms = traced_algorithm_names(),
                 .coordinates = Parts::coordinates,
                 .formats = worlds::formats_of(Parts::formats),
                 .generate_options = Parts::recipe_options()}) {}

    bool recognises(std::string_view text) const override { return Parts::recognises(text); }

    Result<std::unique_ptr<worlds::Puzzle>> read(std::string_view text, bool strict) const override {
        auto parsed = Parts::parse(text, strict);
        if (!parsed) return std::unexpected(parsed.error());
        return std::make_unique<MapPuzzle<Parts>>(std::move(parsed->map), std::move(parsed->warnings));
    }

    Result<std::string> generate(const worlds::Options& options, std::uint64_t seed, Budget& budget,
                                 std::vector<Message>& warnings) const override {
        const auto recipe = Parts::recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        const auto map = Parts::generate(*recipe, seed, budget, options.contains("tightness") ? &warnings : nullptr);
        if (!map) return std::unexpected(map.error());
        Budget unlimited;
        return render::collected(
            [&](const render::Sink& sink) { return worlds::convert(Parts::formats, "txt", *map, unlimited, sink); });
    }

    const worlds::Editor* editor() const override { return &Parts::editor(); }
};

}  // namespace ariadne::maze_pacman
