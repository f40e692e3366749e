#include "worlds/labyrinth/entry.h"

#include <array>
#include <utility>

#include "base/charge.h"
#include "worlds/formats.h"
#include "worlds/labyrinth/animation.h"
#include "worlds/labyrinth/compare.h"
#include "worlds/labyrinth/edit.h"
#include "worlds/labyrinth/estimates.h"
#include "worlds/labyrinth/generate.h"
#include "worlds/labyrinth/graph.h"
#include "worlds/labyrinth/json.h"
#include "worlds/labyrinth/picture.h"
#include "worlds/labyrinth/play.h"
#include "worlds/labyrinth/rate.h"
#include "worlds/labyrinth/report.h"
#include "worlds/labyrinth/scen.h"
#include "worlds/labyrinth/scene.h"
#include "worlds/labyrinth/solve.h"
#include "worlds/labyrinth/statistics.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {

namespace {

constexpr auto all_formats = std::to_array<worlds::NamedFormat<Labyrinth>>(
    {{"txt", tr("the labyrinth as text"), write},
     {"json", tr("the labyrinth as JSON"), write_json},
     {"dot", tr("the labyrinth as a graph for GraphViz"), write_dot},
     {"graphml", tr("the labyrinth as a graph in GraphML"), write_graphml},
     {"edges", tr("the labyrinth as an edge list"), write_edge_list},
     {"adjacency", tr("the adjacency matrix, as CSV"), write_adjacency, fits_matrix},
     {"coordinates", tr("the coordinate matrix, as CSV"), write_coordinates}});

constexpr std::uint64_t most_looked_through = 4'000'000;  // rooms: a fraction of a second

class RoomFollower final : public worlds::Follower {
  public:
    RoomFollower(const Labyrinth& labyrinth, bool by_steps) : estimates_(labyrinth, by_steps) {}

    worlds::Estimate expand(Cell room) override {
        estimates_.expand(room);
        return estimates_.at(room);
    }
    std::size_t waiting() const override { return estimates_.waiting(); }
    std::vector<worlds::Estimate> open() const override { return estimates_.open(); }

  private:
    Estimates estimates_;
};

class RoomPuzzle final : public worlds::Puzzle,
                         public worlds::Counter,
                         public worlds::ScenarioRunner,
                         public worlds::Rater,
                         public worlds::Estimator {
  public:
    explicit RoomPuzzle(Labyrinth labyrinth) : labyrinth_(std::move(labyrinth)) {}

    Size size() const override { return labyrinth_.size; }
    std::vector<Message> warnings() const override {
        if (labyrinth_.room_count() > most_looked_through) return {};
        const std::uint64_t parts = pieces(labyrinth_);
        if (parts <= 1) return {};
        return {{tr("the labyrinth has {0} ({1}); no route leads from one to another"),
                 Message(tr_n("{0} separate part", "{0} separate parts"), parts),
                 Message(tr_n("{0} room", "{0} rooms"), labyrinth_.room_count())}};
    }

    Result<worlds::Report> solve(const worlds::SolveRequest& request, Budget& budget) const override {
        return answer(question_from(request, labyrinth_), budget);
    }
    Result<worlds::Report> count(const worlds::SolveRequest& request, std::uint64_t list,
                                 Budget& budget) const override {
        Result<Question> question = question_from(request, labyrinth_);
        if (question) question->count = true;
        if (question) question->list = list;
        return answer(question, budget);
    }

    Result<worlds::Solution> read_solution(std::string_view text) const override {
        const Result<std::vector<Cell>> route = parse_route(text, labyrinth_.size);
        if (!route) return std::unexpected(route.error());
        worlds::Solution out;
        out.route.reserve(route->size());
        for (const Cell c : *route) out.route.push_back({c.row, c.col});
        return out;
    }
    Result<worlds::Verification> verify(const worlds::Solution& solution) const override {
        return labyrinth::verify(labyrinth_, solution);
    }

    Result<render::Scene> scene(const worlds::Solution* solution) const override {
        const std::vector<Cell> route = solution != nullptr ? to_cells(*solution) : std::vector<Cell>{};
        return labyrinth::scene(labyrinth_, {route, {}, {}});
    }
    Result<void> draw(const worlds::Solution* solution, const worlds::PictureRequest& request, Budget& budget,
                      const render::Sink& sink) const override {
        const Route route = solution != nullptr ? route_of(to_cells(*solution)) : Route{};
        return write_picture({labyrinth_, solution == nullptr ? nullptr : &route}, request, budget, sink);
    }

    Result<std::unique_ptr<worlds::Game>> play() const override { return labyrinth::play(labyrinth_); }

    Result<void> convert(std::string_view format, Budget& budget, const render::Sink& sink) const override {
        return worlds::convert(all_formats, format, labyrinth_, budget, sink);
    }
    bool converts_to(std::string_view format) const override {
        return worlds::converts_to(all_formats, format, labyrinth_);
    }

    bool recognises(std::string_view scenarios) const override { return looks_like_scenarios(scenarios); }
    Result<worlds::ScenarioRun> run(std::string_view scenarios, Budget& budget) const override {
        return run_scenarios(labyrinth_, scenarios, budget);
    }

    Result<worlds::Rating> rate(Budget& budget) const override { return labyrinth::rate(labyrinth_, budget); }

    std::unique_ptr<worlds::Follower> follow(const worlds::SolveRequest& request) const override {
        const Result<Question> question = question_from(request, labyrinth_);
        return std::make_unique<RoomFollower>(labyrinth_, question && question->by_steps);
    }

    const worlds::Counter* counter() const override { return this; }
    const worlds::Estimator* estimator() const override { return this; }
    const worlds::ScenarioRunner* scenario_runner() const override { return this; }
    const worlds::Rater* rater() const override { return this; }

  private:
    Result<worlds::Report> answer(const Result<Question>& question, Budget& budget) const {
        if (!question) return std::unexpected(question.error());
        if (!question->by_steps || labyrinth_.weights.empty())
            return report(labyrinth_, *question, labyrinth::solve(labyrinth_, *question, budget), budget);
        const auto& [size, right, down, rooms, entrance, exit, weights] = labyrinth_;
        Charge charge(budget);
        const std::size_t words = right.row_words() * static_cast<std::size_t>(size.rows) * (rooms.empty() ? 2U : 3U);
        if (!charge.add(words * sizeof(std::uint64_t))) return report(labyrinth_, *question, {}, budget);
        const Labyrinth unweighted{size, right, down, rooms, entrance, exit, {}};
        return report(labyrinth_, *question, labyrinth::solve(unweighted, *question, budget), budget);
    }

    Labyrinth labyrinth_;
};

class Entry final : public worlds::World, public worlds::Making, public worlds::Comparer {
  public:
    Entry()
        : World({.name = "labyrinth",
                 .summary = tr("rooms with passages and walls between them"),
                 .form = tr("a first line such as LABYRINTH 20 30, JSON with the key labyrinth, or a MovingAI map"),
                 .objectives = {"steps", "cost"},
                 .algorithms = algorithm_names(),
                 .traces = worlds::Traces::cells,
                 .traced_algorithms = algorithm_names(),
                 .coordinates = {.by_row = true},
                 .formats = worlds::formats_of(all_formats),
                 .generate_options = recipe_options(),
                 .draws_searches = true}) {}

    bool recognises(std::string_view text) const override { return labyrinth::recognises(text); }

    Result<std::unique_ptr<worlds::Puzzle>> read(std::string_view text, bool strict) const override {
        Result<Labyrinth> labyrinth = labyrinth::read(text);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        auto puzzle = std::make_unique<RoomPuzzle>(std::move(*labyrinth));
        if (!strict) return puzzle;
        if (const std::vector<Message> warnings = puzzle->warnings(); !warnings.empty()) return fail(warnings.front());
        return puzzle;
    }

    Result<std::string> generate(const worlds::Options& options, std::uint64_t seed, Budget& budget,
                                 std::vector<Message>& warnings) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        const Result<Labyrinth> labyrinth = labyrinth::generate(*recipe, seed, budget, nullptr, &warnings);
        if (!labyrinth) return std::unexpected(labyrinth.error());
        return write(*labyrinth);
    }

    Result<void> draw(const worlds::Options& options, std::uint64_t seed, const worlds::PictureRequest& request,
                      Budget& budget, const render::Sink& sink, std::vector<Message>& warnings) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        return draw_new(*recipe, seed, request, budget, sink, &warnings);
    }
    Result<render::Animation> animation(const worlds::Options& options, std::uint64_t seed,
                                        Budget& budget) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        return labyrinth::making(*recipe, seed, budget);
    }

    std::vector<worlds::OptionSpec> options() const override { return compare_options(); }
    Result<worlds::Comparison> compare(const worlds::Options& options, std::uint64_t seed,
                                       Budget& budget) const override {
        const Result<CompareRequest> order = compare_request_from(options);
        if (!order) return std::unexpected(order.error());
        return labyrinth::compare(*order, seed, budget);
    }

    const worlds::Editor* editor() const override { return &labyrinth::editor(); }
    const worlds::Making* making() const override { return this; }
    const worlds::Comparer* comparer() const override { return this; }
};

}  // namespace

const worlds::World& entry() {
    static const Entry world;
    return world;
}

}  // namespace ariadne::labyrinth
