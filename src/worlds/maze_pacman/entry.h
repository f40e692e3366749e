#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "resource/solve.h"
#include "worlds/formats.h"
#include "worlds/maze_pacman/game.h"
#include "worlds/maze_pacman/requests.h"
#include "worlds/maze_pacman/solve.h"
#include "worlds/world.h"

namespace ariadne::maze_pacman {

using Options = std::map<std::string, std::string>;

// The adapter of a world in which a walker spends one resource. `Parts` has what is the world's own, as static members:
//   Map, name, resource, summary, form      the map, and constants for people
//   recognises(text), parse(text, strict)   parse gives a value with `map` and `warnings`
//   amount(map)                             a reference to the resource at the start
//   to_field(map), terms_of(map)            what solvers and reports see
//   coordinates, to_cell(map, point), parse_route(text, map)
//   scene(map, route or nullptr), animation(map, route)
//   begin(map)                              a walk to be played: see walker/game.h
//   editor()                                of maps made by hand
//   recipe_options(), recipe_from(options), generate(recipe, seed, budget)
//   formats                                 a range of worlds::NamedFormat<Map>, "txt" among them
template <class Parts>
class Entry final : public worlds::World {
  public:
    using Map = typename Parts::Map;
    using Route = std::vector<Cell>;

    std::string_view name() const override { return Parts::name; }
    std::string_view summary() const override { return Parts::summary; }
    std::string_view form() const override { return Parts::form; }
    std::vector<std::string> objectives() const override { return {"steps", std::string(Parts::resource)}; }
    std::vector<std::string> algorithms() const override { return algorithm_names(); }
    std::vector<std::string> traced_algorithms() const override { return traced_algorithm_names(); }
    bool recognises(std::string_view text) const override { return Parts::recognises(text); }
    worlds::Coordinates coordinates() const override { return Parts::coordinates; }

    Result<std::vector<std::string>> check(std::string_view text, bool strict) const override {
        auto parsed = Parts::parse(text, strict);
        if (!parsed) return std::unexpected(parsed.error());
        return std::move(parsed->warnings);
    }

    Result<worlds::Report> solve(std::string_view text, const worlds::SolveRequest& request,
                                 Budget& budget) const override {
        auto parsed = Parts::parse(text, request.strict);
        if (!parsed) return std::unexpected(parsed.error());
        const Terms terms = Parts::terms_of(parsed->map);
        const Result<Question> question = question_from(request, terms);
        if (!question) return std::unexpected(question.error());
        const resource::Field field = Parts::to_field(parsed->map);
        worlds::Report out = request.least ? report(terms, resource::least_life(field, budget), budget)
                             : request.trade_off
                                 ? report(terms, resource::trade_off(field, budget), budget)
                                 : report(terms, *question, maze_pacman::solve(field, *question, budget), budget);
        out.warnings = std::move(parsed->warnings);
        return out;
    }

    Result<worlds::Solution> read_solution(std::string_view text, std::string_view solution) const override {
        const auto parsed = Parts::parse(text, false);
        if (!parsed) return std::unexpected(parsed.error());
        const Result<Route> route = Parts::parse_route(solution, parsed->map);
        if (!route) return std::unexpected(route.error());
        worlds::Solution out = to_solution(Parts::terms_of(parsed->map), {*route, 0});
        out.figures.clear();
        return out;
    }

    Result<worlds::Verification> verify(std::string_view text, const worlds::Solution& solution) const override {
        const auto parsed = Parts::parse(text, false);
        if (!parsed) return std::unexpected(parsed.error());
        return maze_pacman::verify(Parts::terms_of(parsed->map), solution, to_route(parsed->map, solution));
    }

    Result<render::Scene> scene(std::string_view text, const worlds::Solution* solution) const override {
        auto parsed = Parts::parse(text, false);
        if (!parsed) return std::unexpected(parsed.error());
        if (solution == nullptr) return Parts::scene(parsed->map, nullptr);
        Parts::amount(parsed->map) = claimed_start(*solution, Parts::amount(parsed->map));
        const Route route = to_route(parsed->map, *solution);
        return Parts::scene(parsed->map, &route);
    }

    Result<render::Animation> animation(std::string_view text, const worlds::Solution* solution) const override {
        if (solution == nullptr) return World::animation(text, solution);
        auto parsed = Parts::parse(text, false);
        if (!parsed) return std::unexpected(parsed.error());
        Parts::amount(parsed->map) = claimed_start(*solution, Parts::amount(parsed->map));
        return Parts::animation(parsed->map, to_route(parsed->map, *solution));
    }

    Result<std::unique_ptr<worlds::Game>> play(std::string_view text, bool strict) const override {
        const auto parsed = Parts::parse(text, strict);
        if (!parsed) return std::unexpected(parsed.error());
        return std::make_unique<WalkGame<decltype(Parts::begin(parsed->map))>>(Parts::begin(parsed->map));
    }

    const worlds::Editor* editor() const override { return &Parts::editor(); }

    std::vector<worlds::OptionSpec> generate_options() const override { return Parts::recipe_options(); }

    Result<std::string> generate(const Options& options, std::uint64_t seed, Budget& budget,
                                 std::vector<std::string>& /*warnings*/) const override {
        const auto recipe = Parts::recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        const Result<Map> map = Parts::generate(*recipe, seed, budget);
        if (!map) return std::unexpected(map.error());
        return (*worlds::find_format(Parts::formats, "txt"))->write(*map);
    }

    std::vector<worlds::Format> formats() const override { return worlds::formats_of(Parts::formats); }

    Result<std::string> convert(std::string_view text, std::string_view format) const override {
        const auto found = worlds::find_format(Parts::formats, format);
        if (!found) return std::unexpected(found.error());
        const auto parsed = Parts::parse(text, false);
        if (!parsed) return std::unexpected(parsed.error());
        return (*found)->write(parsed->map);
    }

  private:
    static Route to_route(const Map& map, const worlds::Solution& solution) {
        Route out;
        out.reserve(solution.route.size());
        for (const Point p : to_points(solution)) out.push_back(Parts::to_cell(map, p));
        return out;
    }
};

}  // namespace ariadne::maze_pacman
