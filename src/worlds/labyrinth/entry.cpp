#include "worlds/labyrinth/entry.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "worlds/formats.h"
#include "worlds/labyrinth/animation.h"
#include "worlds/labyrinth/compare.h"
#include "worlds/labyrinth/edit.h"
#include "worlds/labyrinth/generate.h"
#include "worlds/labyrinth/graph.h"
#include "worlds/labyrinth/json.h"
#include "worlds/labyrinth/picture.h"
#include "worlds/labyrinth/play.h"
#include "worlds/labyrinth/rate.h"
#include "worlds/labyrinth/read.h"
#include "worlds/labyrinth/report.h"
#include "worlds/labyrinth/scen.h"
#include "worlds/labyrinth/scene.h"
#include "worlds/labyrinth/solve.h"
#include "worlds/labyrinth/statistics.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {

namespace {

constexpr auto all_formats =
    std::to_array<worlds::NamedFormat<Labyrinth>>({{"txt", "the labyrinth as text", write},
                                                   {"json", "the labyrinth as JSON", write_json},
                                                   {"dot", "the labyrinth as a graph for GraphViz", write_dot},
                                                   {"graphml", "the labyrinth as a graph in GraphML", write_graphml},
                                                   {"edges", "the labyrinth as a list of edges", write_edge_list}});

constexpr std::uint64_t most_looked_through = 4'000'000;  // rooms: a fraction of a second

// Under `strict` the first is an error.
Result<std::vector<std::string>> warnings_about(const Labyrinth& labyrinth, bool strict) {
    std::vector<std::string> out;
    if (labyrinth.room_count() > most_looked_through) return out;
    if (const std::uint64_t parts = pieces(labyrinth); parts > 1)
        out.push_back(fmt::format("{} rooms in {} pieces; no way leads from one piece to another",
                                  labyrinth.room_count(), parts));
    if (strict && !out.empty()) return fail(out.front());
    return out;
}

class Entry final : public worlds::World {
  public:
    std::string_view name() const override { return "labyrinth"; }
    std::string_view summary() const override { return "rooms with passages and walls between them"; }
    std::string_view form() const override {
        return "a first line like LABYRINTH 20 30, JSON with the key labyrinth, or a MovingAI map";
    }
    std::vector<std::string> objectives() const override { return {"steps", "cost"}; }
    std::vector<std::string> algorithms() const override { return algorithm_names(); }
    bool recognises(std::string_view text) const override { return labyrinth::recognises(text); }
    worlds::Coordinates coordinates() const override { return {.by_row = true}; }

    Result<std::vector<std::string>> check(std::string_view text, bool strict) const override {
        const Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        return warnings_about(*labyrinth, strict);
    }

    Result<worlds::Report> solve(std::string_view text, const worlds::SolveRequest& request,
                                 Budget& budget) const override {
        Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        const Result<Question> question = question_from(request, *labyrinth);
        if (!question) return std::unexpected(question.error());
        Result<std::vector<std::string>> warnings = warnings_about(*labyrinth, request.strict);
        if (!warnings) return std::unexpected(warnings.error());
        std::vector<std::uint32_t> weights;
        if (question->by_steps) weights = std::exchange(labyrinth->weights, {});
        const Answer answer = labyrinth::solve(*labyrinth, *question, budget);
        if (question->by_steps) labyrinth->weights = std::move(weights);
        worlds::Report out = report(*labyrinth, *question, answer, budget);
        out.warnings = std::move(*warnings);
        return out;
    }

    Result<worlds::Solution> read_solution(std::string_view text, std::string_view solution) const override {
        const Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        const Result<std::vector<Cell>> route = parse_route(solution, labyrinth->size);
        if (!route) return std::unexpected(route.error());
        worlds::Solution out;
        out.route.reserve(route->size());
        for (const Cell c : *route) out.route.push_back({c.row, c.col});
        return out;
    }

    Result<worlds::Verification> verify(std::string_view text, const worlds::Solution& solution) const override {
        const Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        return labyrinth::verify(*labyrinth, solution);
    }

    bool recognises_scenarios(std::string_view scenarios) const override { return looks_like_scenarios(scenarios); }

    Result<worlds::ScenarioRun> run_scenarios(std::string_view text, std::string_view scenarios,
                                              Budget& budget) const override {
        const Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        return labyrinth::run_scenarios(*labyrinth, scenarios, budget);
    }

    std::vector<worlds::OptionSpec> generate_options() const override { return recipe_options(); }

    Result<std::string> generate(const std::map<std::string, std::string>& options, std::uint64_t seed, Budget& budget,
                                 std::vector<std::string>& warnings) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        const Result<Labyrinth> labyrinth = labyrinth::generate(*recipe, seed, budget, nullptr, &warnings);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        return write(*labyrinth);
    }

    Result<render::Scene> scene(std::string_view text, const worlds::Solution* solution) const override {
        const Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        const std::vector<Cell> route = solution != nullptr ? to_cells(*solution) : std::vector<Cell>{};
        return labyrinth::scene(*labyrinth, {route, {}, {}});
    }

    Result<void> draw(std::string_view text, const worlds::Solution* solution, const worlds::PictureRequest& request,
                      Budget& budget, const render::Sink& sink) const override {
        const Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        const Route route = solution != nullptr ? route_of(to_cells(*solution)) : Route{};
        return write_picture({*labyrinth, solution == nullptr ? nullptr : &route}, request, budget, sink);
    }

    bool draws_new() const override { return true; }

    Result<void> draw_new(const std::map<std::string, std::string>& options, std::uint64_t seed,
                          const worlds::PictureRequest& request, Budget& budget, const render::Sink& sink,
                          std::vector<std::string>& warnings) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        return labyrinth::draw_new(*recipe, seed, request, budget, sink, &warnings);
    }

    bool shows_making() const override { return true; }

    Result<render::Animation> making(const std::map<std::string, std::string>& options, std::uint64_t seed,
                                     Budget& budget) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        return labyrinth::making(*recipe, seed, budget);
    }

    Result<std::unique_ptr<worlds::Game>> play(std::string_view text, bool strict) const override {
        Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        if (const auto warnings = warnings_about(*labyrinth, strict); !warnings)
            return std::unexpected(warnings.error());
        return labyrinth::play(std::move(*labyrinth));
    }

    Result<worlds::Rating> rate(std::string_view text, Budget& budget) const override {
        const Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        return labyrinth::rate(*labyrinth, budget);
    }

    std::vector<worlds::OptionSpec> compare_options() const override { return labyrinth::compare_options(); }

    Result<worlds::Comparison> compare(const std::map<std::string, std::string>& options, std::uint64_t seed,
                                       Budget& budget) const override {
        const Result<CompareRequest> order = compare_request_from(options);
        if (!order) return std::unexpected(order.error());
        return labyrinth::compare(*order, seed, budget);
    }

    const worlds::Editor* editor() const override { return &labyrinth::editor(); }

    std::vector<worlds::Format> formats() const override { return worlds::formats_of(all_formats); }

    Result<std::string> convert(std::string_view text, std::string_view format) const override {
        const auto found = worlds::find_format(all_formats, format);
        if (!found) return std::unexpected(found.error());
        const Result<Labyrinth> labyrinth = read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        return (*found)->write(*labyrinth);
    }
};

}  // namespace

const worlds::World& entry() {
    static const Entry world;
    return world;
}

}  // namespace ariadne::labyrinth
