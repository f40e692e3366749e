#include "worlds/maze_pacman/requests.h"

#include <array>

#include <fmt/format.h>

#include "worlds/names.h"

namespace ariadne::maze_pacman {

using worlds::Solution;
using worlds::Verification;

namespace {

struct NamedAlgorithm {
    std::string_view name;
    Algorithm algorithm;
};

constexpr auto algorithms = std::to_array<NamedAlgorithm>({{"exact", Algorithm::exact},
                                                           {"astar", Algorithm::astar},
                                                           {"state-bfs", Algorithm::state_bfs},
                                                           {"bfs", Algorithm::bfs}});

}  // namespace

std::vector<std::string> algorithm_names() {
    std::vector<std::string> names;
    for (const NamedAlgorithm& row : algorithms) names.emplace_back(row.name);
    return names;
}

std::vector<std::string> traced_algorithm_names() {
    std::vector<std::string> names;
    for (const NamedAlgorithm& row : algorithms)
        if (row.algorithm != Algorithm::exact) names.emplace_back(row.name);
    return names;
}

Result<Question> question_from(const worlds::SolveRequest& request, const Terms& terms) {
    Question question;
    question.any = request.any;
    question.most_life = request.most_life;
    question.count = request.count;
    question.list = request.list;
    if (!request.objective.empty() && request.objective != "steps") {
        const std::string resource(terms.resource);
        if (request.objective != resource)
            return worlds::unknown_name("objective", request.objective, std::vector<std::string>{"steps", resource});
        if (request.count)
            return fail(
                fmt::format("found --count or --all with the objective {}, expected the objective steps", resource));
        question.objective = resource::Objective::life;
    }
    if (!request.algorithm.empty()) {
        const auto found = std::ranges::find(algorithms, request.algorithm, &NamedAlgorithm::name);
        if (found == algorithms.end()) return worlds::unknown_name("algorithm", request.algorithm, algorithm_names());
        question.algorithm = found->algorithm;
    }
    if ((request.least || request.trade_off) && question.algorithm != Algorithm::exact)
        return fail(fmt::format("only the algorithm exact finds the least {} and the trade-off", terms.resource));
    const bool counts = question.algorithm == Algorithm::exact || question.algorithm == Algorithm::state_bfs;
    if ((request.count || request.list > 0) && !counts)
        return fail(fmt::format("found --count or --all with the algorithm {}, expected exact or state-bfs",
                                request.algorithm));
    if (request.trace) {
        question.trace = [to_point = terms.to_point, trace = request.trace](Cell c) {
            const Point p = to_point(c);
            trace(p.x, p.y);
        };
    }
    return question;
}

std::int64_t claimed_start(const Solution& solution, std::int64_t start) {
    for (const auto& [name, value] : solution.figures) {
        if (name == "start") start = value;
    }
    return start;
}

Verification verify(const Terms& terms, const Solution& solution, const std::vector<Cell>& route) {
    const std::int64_t start = claimed_start(solution, terms.start);
    if (start > terms.start) {
        return {false,
                fmt::format("the claim starts with {} {}, but the map gives {}", terms.resource, start, terms.start),
                {}};
    }
    const Replayed replayed = terms.replay(route, start);
    Verification out{
        replayed.valid, replayed.message, {{"steps", replayed.steps}, {std::string(terms.resource), replayed.left}}};
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

}  // namespace ariadne::maze_pacman
