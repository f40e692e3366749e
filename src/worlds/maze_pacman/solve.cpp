#include "worlds/maze_pacman/solve.h"

#include <array>
#include <ranges>
#include <utility>

#include "grid/steps.h"
#include "resource/attempt.h"
#include "resource/solve.h"
#include "worlds/names.h"
#include "worlds/open_list_watcher.h"

namespace ariadne::maze_pacman {

namespace {

using resource::Finding;
using resource::Objective;
using resource::Reason;

struct NamedAlgorithm {
    std::string_view name;
    Algorithm algorithm;
};

constexpr auto algorithms = std::to_array<NamedAlgorithm>({{"exact", Algorithm::exact},
                                                           {"astar", Algorithm::astar},
                                                           {"state-bfs", Algorithm::state_bfs},
                                                           {"bfs", Algorithm::bfs}});

constexpr std::uint8_t unseen = 0xff;

struct Flood {
    bool finished = false;
    bool arrived = false;
    std::vector<std::uint8_t> came_by;  // direction of the step into each cell
};

// Tells whoever watches a flood of its queue. The flood ends at the goal, so cells are expanded in the order in which
// they are opened.
class QueueWatch {
  public:
    QueueWatch(Cell start, const Question& question)
        : trace_(question.trace), queue_(question.trace ? question.open_list : nullptr) {
        if (queue_ == nullptr) return;
        queue_->begin({.order = worlds::OpenOrder::oldest});
        queue_->open({.pieces = {&start, 1}});
    }

    void expand(Cell from) {
        if (queue_ != nullptr && !queue_->take(expanded_)) queue_ = nullptr;
        ++expanded_;
        if (trace_) trace_(from);
    }

    void open(Cell to, std::int64_t steps, bool goal) {
        if (queue_ != nullptr) queue_->open({.pieces = {&to, 1}, .parent = expanded_ - 1, .g = steps, .goal = goal});
    }

  private:
    const std::function<void(Cell)>& trace_;
    worlds::OpenListWatcher* queue_;
    std::int64_t expanded_ = 0;
};

Flood flood(const resource::Field& field, const Question& question, Budget& budget, Stats& stats) {
    Flood result;
    if (!budget.allocate(field.cost.size())) return result;
    result.came_by.assign(field.cost.size(), unseen);
    std::vector<Cell> layer = {field.start};
    std::vector<Cell> next_layer;
    result.came_by[field.size.index(layer[0])] = 0;
    QueueWatch watch(field.start, question);
    for (std::int64_t steps = 1; !layer.empty(); ++steps) {
        next_layer.clear();
        for (const Cell from : layer) {
            if (!budget.spend()) return result;
            ++stats.expanded;
            watch.expand(from);
            for (const Direction d : all_directions) {
                const Cell to = step(from, d);
                if (!field.open(to)) continue;
                ++stats.generated;
                std::uint8_t& came_by = result.came_by[field.size.index(to)];
                if (came_by != unseen) continue;
                came_by = static_cast<std::uint8_t>(d);
                const bool goal = to == field.goal;
                watch.open(to, steps, goal);
                if (goal) {
                    result.finished = result.arrived = true;
                    return result;
                }
                next_layer.push_back(to);
            }
        }
        std::swap(layer, next_layer);
    }
    result.finished = true;
    return result;
}

resource::Attempt dies_along(const resource::Field& field, std::vector<Cell> route) {
    const std::vector<std::int64_t> along = resource::life_along(field, route);
    resource::Attempt out;
    out.cells = std::move(route);
    out.death = static_cast<std::int64_t>(along.size()) - 1;
    out.life = along.back();
    return out;
}

// The algorithm `bfs`: breadth-first over the cells alone, without costs and items. What it can say honestly:
//   no way           impossible, walls: proven
//   a way            the route found is walked by the real rules. If the walker survives it, the map is solved and
//                    the steps are proven fewest, since no route at all is shorter; whether another route of as few
//                    steps ends with more life is left open. If he dies, the verdict is unknown: another route may
//                    win, and the one found is told as an attempt, with the step that kills. `bound` is the number of
//                    steps below which no route exists.
// For the objective life the same route is offered without proof, with the bound of all that there is.
Finding connectivity(const resource::Field& field, const Question& question, Budget& budget) {
    Finding answer;
    budget.phase(tr("looking for a route"));
    const Flood found = flood(field, question, budget, answer.stats);
    const bool by_steps = question.objective == Objective::steps;
    answer.bound = by_steps ? manhattan(field.start, field.goal) : field.life + field.all_gains();
    if (found.arrived) {
        std::vector<Cell> route = trace_back(field.size, found.came_by, field.start, field.goal);
        if (by_steps) answer.bound = static_cast<std::int64_t>(route.size()) - 1;
        if (const auto walk = resource::walk_along(field, route)) {
            answer.verdict = Verdict::solved;
            answer.proven = by_steps;
            answer.feasible = answer.best = walk;
        } else {
            answer.attempt = dies_along(field, std::move(route));
        }
    } else if (found.finished) {
        answer.verdict = Verdict::impossible;
        answer.reason = Reason::walls;
        answer.proven = true;
        answer.bound = 0;
    }
    budget.release(found.came_by.size());
    answer.stats.seconds = budget.seconds();
    answer.stats.peak_bytes = budget.peak_bytes();
    return answer;
}

}  // namespace

std::vector<std::string> algorithm_names() {
    return worlds::names_of(algorithms);
}

std::vector<std::string> traced_algorithm_names() {
    const auto traced = [](const NamedAlgorithm& row) { return row.algorithm != Algorithm::exact; };
    return worlds::names_of(algorithms | std::views::filter(traced));
}

Result<Question> question_from(const worlds::SolveRequest& request, std::string_view resource) {
    Question question;
    question.any = request.any;
    if (!request.objective.empty() && request.objective != "steps") {
        if (request.objective != resource)
            return worlds::unknown_name(tr("unknown objective '{0}'; the objectives are {1}"), request.objective,
                                        std::vector<std::string>{"steps", std::string(resource)});
        question.objective = Objective::life;
    }
    if (!request.algorithm.empty()) {
        const NamedAlgorithm* const found = worlds::find_named(algorithms, request.algorithm);
        if (found == nullptr)
            return worlds::unknown_name(tr("unknown algorithm '{0}'; the algorithms are {1}"), request.algorithm,
                                        algorithm_names());
        question.algorithm = found->algorithm;
    }
    if (request.trace) question.trace = [trace = request.trace](Cell c) { trace({&c, 1}); };
    question.open_list = request.open_list;
    return question;
}

Result<Question> counting(const worlds::SolveRequest& request, std::uint64_t list, std::string_view resource) {
    Result<Question> question = question_from(request, resource);
    if (!question) return question;
    if (question->objective == Objective::life)
        return fail({tr("counting needs the steps objective, found {0}"), resource});
    if (question->algorithm != Algorithm::exact && question->algorithm != Algorithm::state_bfs)
        return fail({tr("counting needs the exact or state-bfs algorithm, found {0}"), request.algorithm});
    question->count = true;
    question->list = list;
    return question;
}

Result<void> only_exact(const worlds::SolveRequest& request, std::string_view resource) {
    const Result<Question> question = question_from(request, resource);
    if (!question) return std::unexpected(question.error());
    if (question->algorithm == Algorithm::exact) return {};
    return fail(tr("the minimum start and the trade-off need the exact algorithm"));
}

namespace {

Finding by_algorithm(const resource::Field& field, const Question& question, Budget& budget) {
    switch (question.algorithm) {
        case Algorithm::bfs:
            return connectivity(field, question, budget);
        case Algorithm::state_bfs:
            return state_bfs(field, question, budget);
        case Algorithm::astar:
            return astar(field, question, budget);
        case Algorithm::exact:
            break;
    }
    const resource::Options options{.objective = question.objective,
                                    .any = question.any,
                                    .most_life = question.most_life,
                                    .count = question.count,
                                    .list = question.list,
                                    .trace = question.trace};
    return resource::solve(field, options, budget);
}

}  // namespace

Finding solve(const resource::Field& field, const Question& question, Budget& budget) {
    Finding answer = by_algorithm(field, question, budget);
    if (answer.verdict == Verdict::impossible) answer.attempt = resource::best_attempt(field, budget);
    answer.stats.peak_bytes = budget.peak_bytes();
    return answer;
}

}  // namespace ariadne::maze_pacman
