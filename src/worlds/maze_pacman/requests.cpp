#include "worlds/maze_pacman/requests.h"

#include <algorithm>
#include <array>
#include <utility>

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
    if (!request.objective.empty() && request.objective != "steps") {
        const std::string resource(terms.resource);
        if (request.objective != resource)
            return worlds::unknown_name("objective", request.objective, std::vector<std::string>{"steps", resource});
        question.objective = resource::Objective::life;
    }
    if (!request.algorithm.empty()) {
        const auto found = std::ranges::find(algorithms, request.algorithm, &NamedAlgorithm::name);
        if (found == algorithms.end()) return worlds::unknown_name("algorithm", request.algorithm, algorithm_names());
        question.algorithm = found->algorithm;
    }
    if (request.trace) question.trace = [trace = request.trace](Cell c) { trace({&c, 1}); };
    return question;
}

Result<Question> counting(const worlds::SolveRequest& request, std::uint64_t list, const Terms& terms) {
    Result<Question> question = question_from(request, terms);
    if (!question) return question;
    if (question->objective == resource::Objective::life)
        return fail(
            fmt::format("found --count or --all with the objective {}, expected the objective steps", terms.resource));
    if (question->algorithm != Algorithm::exact && question->algorithm != Algorithm::state_bfs)
        return fail(fmt::format("found --count or --all with the algorithm {}, expected exact or state-bfs",
                                request.algorithm));
    question->count = true;
    question->list = list;
    return question;
}

Result<void> only_exact(const worlds::SolveRequest& request, const Terms& terms) {
    const Result<Question> question = question_from(request, terms);
    if (!question) return std::unexpected(question.error());
    if (question->algorithm == Algorithm::exact) return {};
    return fail(fmt::format("only the algorithm exact finds the least {} and the trade-off", terms.resource));
}

std::int64_t claimed_start(const Solution& solution, std::int64_t start) {
    for (const auto& [name, value] : solution.figures) {
        if (name == "start") start = value;
    }
    return start;
}

Verification verify(const Terms& terms, const Solution& solution, const std::vector<Cell>& route) {
    if (const std::int64_t start = claimed_start(solution, terms.start); start > terms.start) {
        return {false,
                fmt::format("the claim starts with {} {}, but the map gives {}", terms.resource, start, terms.start),
                {}};
    }
    return verify_from_any_start(terms, solution, route);
}

Verification verify_from_any_start(const Terms& terms, const Solution& solution, const std::vector<Cell>& route) {
    Replayed replayed = terms.replay(route, claimed_start(solution, terms.start));
    Verification out{replayed.valid,
                     std::move(replayed.message),
                     {{"steps", replayed.steps}, {std::string(terms.resource), replayed.left}},
                     std::move(replayed.along)};
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
