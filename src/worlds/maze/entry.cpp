#include "worlds/maze/entry.h"

#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "worlds/maze/generate.h"
#include "worlds/maze/graph.h"
#include "worlds/maze/play.h"
#include "worlds/maze/recipe_options.h"
#include "worlds/maze/report.h"
#include "worlds/maze/scene.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"
#include "worlds/walker/game.h"

namespace ariadne::maze {

using worlds::Report;
using worlds::Solution;
using worlds::SolveRequest;
using worlds::Verification;

namespace {

struct NamedAlgorithm {
    std::string_view name;
    Algorithm algorithm;
};

constexpr auto algorithm_names = std::to_array<NamedAlgorithm>({{"exact", Algorithm::exact},
                                                                {"astar", Algorithm::astar},
                                                                {"state-bfs", Algorithm::state_bfs},
                                                                {"bfs", Algorithm::bfs}});

struct NamedFormat {
    std::string_view name;
    std::string_view help;
    std::string (*write)(const Map& map);
};

constexpr auto format_names =
    std::to_array<NamedFormat>({{"txt", "the map, cleaned of odd line ends and blanks", write},
                                {"dot", "the map as a graph for GraphViz", write_dot},
                                {"graphml", "the map as a graph in GraphML", write_graphml},
                                {"edges", "the map as a list of edges", write_edge_list}});

template <class Names>
std::vector<std::string> names_of(const Names& table) {
    std::vector<std::string> names;
    for (const auto& row : table) names.emplace_back(row.name);
    return names;
}

template <class Names>
auto find_in(const Names& table, std::string_view name) {
    return std::find_if(table.begin(), table.end(), [&](const auto& row) { return row.name == name; });
}

std::unexpected<Error> unknown_name(std::string_view what, std::string_view name,
                                    const std::vector<std::string>& known) {
    return fail(fmt::format("no {} is called '{}', expected one of: {}", what, name, fmt::join(known, ", ")));
}

Result<Question> question_from(const SolveRequest& request, Size size) {
    Question question;
    question.any = request.any;
    question.most_life = request.most_life;
    question.count = request.count;
    question.list = request.list;
    if (!request.objective.empty() && request.objective != "steps") {
        if (request.objective != "life") return unknown_name("objective", request.objective, {"steps", "life"});
        if (request.count) return fail("found --count or --all with the objective life, expected the objective steps");
        question.objective = resource::Objective::life;
    }
    if (!request.algorithm.empty()) {
        const auto found = find_in(algorithm_names, request.algorithm);
        if (found == algorithm_names.end()) {
            return unknown_name("algorithm", request.algorithm, names_of(algorithm_names));
        }
        question.algorithm = found->algorithm;
    }
    if (request.trace) {
        question.trace = [size, trace = request.trace](Cell c) {
            const Point p = to_point(size, c);
            trace(p.x, p.y);
        };
    }
    return question;
}

struct Walked {
    Map map;
    Route route;
};

// The map with the life that the solution starts with.
Result<Walked> read_walked(std::string_view text, const Solution& solution) {
    Result<Parsed> parsed = parse(text);
    if (!parsed) return std::unexpected(parsed.error());
    for (const auto& [name, value] : solution.figures) {
        if (name == "start") parsed->map.life = value;
    }
    Route route = to_route(parsed->map.size, solution);
    return Walked{std::move(parsed->map), std::move(route)};
}

// At least two of N, M, P, each before an equals sign, in the first line that is not empty.
bool looks_like_header(std::string_view text) {
    const std::size_t begin = text.find_first_of("NMPnmp=");
    if (begin == std::string_view::npos) return false;
    const std::string_view line = text.substr(begin, text.find_first_of("\r\n", begin) - begin);
    int found = 0;
    for (const char letter : std::string_view("NMP")) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (std::toupper(static_cast<unsigned char>(line[i])) != letter) continue;
            const std::size_t next = line.find_first_not_of(" \t", i + 1);
            if (next != std::string_view::npos && line[next] == '=') {
                ++found;
                break;
            }
        }
    }
    return found >= 2;
}

class Maze final : public worlds::World {
  public:
    std::string_view name() const override { return "maze"; }
    std::string_view summary() const override { return "a runner with life points, walls and treasures"; }
    std::string_view form() const override { return "a first line like N=4, M=11, P=8"; }
    std::vector<std::string> objectives() const override { return {"steps", "life"}; }
    std::vector<std::string> algorithms() const override { return names_of(algorithm_names); }
    bool recognises(std::string_view text) const override { return looks_like_header(text); }

    Result<std::vector<std::string>> check(std::string_view text, bool strict) const override {
        Result<Parsed> parsed = parse(text, strict);
        if (!parsed) return std::unexpected(parsed.error());
        return std::move(parsed->warnings);
    }

    Result<Report> solve(std::string_view text, const SolveRequest& request, Budget& budget) const override {
        Result<Parsed> parsed = parse(text, request.strict);
        if (!parsed) return std::unexpected(parsed.error());
        const Map& map = parsed->map;
        const Result<Question> question = question_from(request, map.size);
        if (!question) return std::unexpected(question.error());
        if ((request.least || request.trade_off) && question->algorithm != Algorithm::exact) {
            return fail("only the algorithm exact finds the least life and the trade-off");
        }
        Report out = request.least       ? report(map, least_life(map, budget), budget)
                     : request.trade_off ? report(map, trade_off(map, budget), budget)
                                         : report(map, *question, maze::solve(map, *question, budget), budget);
        out.warnings = std::move(parsed->warnings);
        return out;
    }

    Result<Solution> read_solution(std::string_view text, std::string_view solution) const override {
        const Result<Parsed> parsed = parse(text);
        if (!parsed) return std::unexpected(parsed.error());
        const Result<Route> route = parse_route(solution, parsed->map);
        if (!route) return std::unexpected(route.error());
        Solution out = to_solution(parsed->map, {*route, 0});
        out.figures.clear();
        return out;
    }

    Result<Verification> verify(std::string_view text, const Solution& solution) const override {
        Result<Parsed> parsed = parse(text);
        if (!parsed) return std::unexpected(parsed.error());
        // A claim may start with less life than the map gives (the least that wins), never with more.
        for (const auto& [name, value] : solution.figures) {
            if (name != "start") continue;
            if (value > parsed->map.life) {
                return Verification{
                    false,
                    fmt::format("the claim starts with life {}, but the map gives {}", value, parsed->map.life),
                    {}};
            }
            parsed->map.life = value;
        }
        const Replay replayed = replay(parsed->map, to_route(parsed->map.size, solution));
        Verification out{replayed.valid, replayed.message, {{"steps", replayed.steps}, {"life", replayed.life}}};
        if (!out.valid) return out;
        for (const auto& [name, claimed] : solution.figures) {
            for (const auto& [found_name, found] : out.figures) {
                if (name != found_name || claimed == found) continue;
                out.valid = false;
                out.message = fmt::format("the route holds, but {} is {}, not {} as claimed", name, found, claimed);
                return out;
            }
        }
        return out;
    }

    std::vector<worlds::OptionSpec> generate_options() const override { return recipe_options(); }

    Result<std::string> generate(const std::map<std::string, std::string>& options, std::uint64_t seed,
                                 Budget& budget) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        const Result<Map> map = maze::generate(*recipe, seed, budget);
        if (!map) return std::unexpected(map.error());
        return write(*map);
    }

    Result<render::Scene> scene(std::string_view text, const Solution* solution) const override {
        if (solution != nullptr) {
            const Result<Walked> walked = read_walked(text, *solution);
            if (!walked) return std::unexpected(walked.error());
            return maze::scene(walked->map, &walked->route);
        }
        const Result<Parsed> parsed = parse(text);
        if (!parsed) return std::unexpected(parsed.error());
        return maze::scene(parsed->map);
    }

    Result<render::Animation> animation(std::string_view text, const Solution* solution) const override {
        if (solution == nullptr) return World::animation(text, solution);
        const Result<Walked> walked = read_walked(text, *solution);
        if (!walked) return std::unexpected(walked.error());
        return maze::animation(walked->map, walked->route);
    }

    Result<std::unique_ptr<worlds::Game>> play(std::string_view text, bool strict) const override {
        const Result<Parsed> parsed = parse(text, strict);
        if (!parsed) return std::unexpected(parsed.error());
        return std::make_unique<walker::WalkGame<Walk>>(begin(parsed->map));
    }

    std::vector<worlds::Format> formats() const override {
        std::vector<worlds::Format> out;
        for (const NamedFormat& format : format_names)
            out.push_back({std::string(format.name), std::string(format.help)});
        return out;
    }

    Result<std::string> convert(std::string_view text, std::string_view format) const override {
        const auto found = find_in(format_names, format);
        if (found == format_names.end()) return unknown_name("format", format, names_of(format_names));
        const Result<Parsed> parsed = parse(text);
        if (!parsed) return std::unexpected(parsed.error());
        return found->write(parsed->map);
    }
};

}  // namespace

const worlds::World& entry() {
    static const Maze maze;
    return maze;
}

}  // namespace ariadne::maze
