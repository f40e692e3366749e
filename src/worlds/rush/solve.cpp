#include "worlds/rush/solve.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "search/astar.h"
#include "search/bfs.h"
#include "search/ida_star.h"
#include "worlds/rush/count.h"
#include "worlds/rush/lines/line_search.h"
#include "worlds/rush/parallel.h"
#include "worlds/rush/reach.h"
#include "worlds/rush/verify.h"

namespace ariadne::rush {

namespace {

using SlideOutcome = search::Outcome<Slide>;

struct Task {
    const Board& board;
    const Reach& reach;
    Objective objective;
    unsigned threads;
    const Watch& watch;
};

// The watch as the search core calls it; empty when nobody watches.
template <std::size_t Words>
search::Trace<Positions<Words>> trace_for(const Rules<Words>& /*rules*/, const Task& task) {
    if (!task.watch) return {};
    std::vector<Cell> cells;
    for (const Vehicle& vehicle : task.board.vehicles) cells.push_back(vehicle.at);
    return [&task, cells = std::move(cells)](const Positions<Words>& state) mutable {
        for (std::size_t i = 0; i < cells.size(); ++i)
            (task.board.vehicles[i].across ? cells[i].col : cells[i].row) = state.at(i);
        task.watch(cells);
    };
}

SlideOutcome run_bfs(const Task& task, Budget& budget) {
    return with_rules(task.board, task.reach, task.objective, Lookahead::none,
                      [&](const auto& rules) { return search::bfs(rules, budget, trace_for(rules, task)); });
}

template <Lookahead Look>
SlideOutcome run_astar(const Task& task, Budget& budget) {
    return with_rules(task.board, task.reach, task.objective, Look,
                      [&](const auto& rules) { return search::astar(rules, budget, trace_for(rules, task)); });
}

SlideOutcome run_ida(const Task& task, Budget& budget) {
    return with_rules(task.board, task.reach, task.objective, Lookahead::blockers_two,
                      [&](const auto& rules) { return search::ida_star(rules, budget, trace_for(rules, task)); });
}

SlideOutcome run_parallel(const Task& task, Budget& budget) {
    return parallel_astar(task.board, task.reach, task.objective, task.threads, budget);
}

// On words of bits where the board fits them, else A*, on as many threads as there are.
SlideOutcome run_lines(const Task& task, Budget& budget) {
    // Its memory is worth keeping: a board takes less time than the memory it touches.
    thread_local lines::LineSearch search;
    if (task.objective == Objective::moves)
        if (auto outcome = search.solve(task.board, task.reach, budget)) return *std::move(outcome);
    return task.threads > 1 ? run_parallel(task, budget) : run_astar<Lookahead::blockers_two>(task, budget);
}

struct Algorithm {
    std::string_view name;
    SlideOutcome (*run)(const Task& task, Budget& budget);
    bool traced = false;
};

constexpr auto algorithms = std::to_array<Algorithm>({{"lines", run_lines},
                                                      {"bfs", run_bfs, true},
                                                      {"astar", run_astar<Lookahead::blockers>, true},
                                                      {"astar2", run_astar<Lookahead::blockers_two>, true},
                                                      {"ida", run_ida, true},
                                                      {"parallel", run_parallel}});

// Steps of a vehicle one after another are one slide.
std::vector<Slide> joined(const std::vector<Slide>& slides) {
    std::vector<Slide> out;
    for (const Slide slide : slides) {
        if (!out.empty() && out.back().vehicle == slide.vehicle)
            out.back().by = static_cast<std::int8_t>(out.back().by + slide.by);
        else
            out.push_back(slide);
    }
    return out;
}

// Two slides of a vehicle as one, made with the first or with the second of them; nothing if neither can be.
std::optional<std::vector<Slide>> with_two_as_one(const Board& board, const std::vector<Slide>& slides) {
    for (std::size_t i = 0; i < slides.size(); ++i) {
        const auto again = std::find_if(slides.begin() + static_cast<std::ptrdiff_t>(i) + 1, slides.end(),
                                        [&](Slide slide) { return slide.vehicle == slides[i].vehicle; });
        if (again == slides.end() || (again->by < 0) != (slides[i].by < 0)) continue;
        const auto j = static_cast<std::size_t>(again - slides.begin());
        for (const auto& [kept, gone] : {std::pair(i, j), std::pair(j, i)}) {
            std::vector<Slide> fewer = slides;
            fewer[kept].by = static_cast<std::int8_t>(slides[i].by + slides[j].by);
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(gone));
            fewer = joined(fewer);
            if (replay(board, fewer).valid) return fewer;
        }
    }
    return std::nullopt;
}

// As many steps in fewer moves, where vehicles can wait for each other.
std::vector<Slide> gathered(const Board& board, std::vector<Slide> slides) {
    while (std::optional<std::vector<Slide>> fewer = with_two_as_one(board, slides)) slides = std::move(*fewer);
    return slides;
}

}  // namespace

std::vector<std::string> algorithm_names() {
    std::vector<std::string> out;
    for (const Algorithm& algorithm : algorithms) out.emplace_back(algorithm.name);
    return out;
}

std::vector<std::string> traced_algorithm_names() {
    std::vector<std::string> out;
    for (const Algorithm& algorithm : algorithms)
        if (algorithm.traced) out.emplace_back(algorithm.name);
    return out;
}

Finding solve(const Board& board, const Question& question, Budget& budget) {
    Finding out;
    const Reach ranges = reach(board);
    if (ranges.blocked) {
        out.verdict = Verdict::impossible;
        out.proven = true;
        if (question.count || question.list > 0) out.optimal_count = "0";
        return out;
    }
    const auto found = std::ranges::find(algorithms, question.algorithm, &Algorithm::name);
    const Algorithm& algorithm = found == algorithms.end() ? algorithms.front() : *found;
    SlideOutcome outcome = algorithm.run({board, ranges, question.objective, question.threads, question.watch}, budget);
    out.verdict = outcome.verdict;
    out.proven = outcome.proven;
    out.slides = joined(outcome.moves);
    if (question.objective == Objective::steps) out.slides = gathered(board, std::move(out.slides));
    out.bound = outcome.bound;
    out.stats = outcome.stats;
    if (outcome.verdict == Verdict::unknown || !(question.count || question.list > 0)) return out;
    if (std::optional<Census> census = count_best(board, ranges, question.objective, question.list, budget)) {
        out.optimal_count = census->count.str();
        for (const std::vector<Slide>& way : census->listed) out.listed.push_back(joined(way));
    }
    return out;
}

}  // namespace ariadne::rush
