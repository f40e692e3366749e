#include "worlds/rush/solve.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <ranges>
#include <span>
#include <utility>

#include <boost/multiprecision/cpp_int.hpp>

#include "base/charge.h"
#include "search/astar.h"
#include "search/bfs.h"
#include "search/count_routes.h"
#include "search/explorer.h"
#include "search/ida_star.h"
#include "worlds/names.h"
#include "worlds/open_list_watcher.h"
#include "worlds/rush/dear_at_first.h"
#include "worlds/rush/gather.h"
#include "worlds/rush/lines/line_search.h"
#include "worlds/rush/parallel.h"
#include "worlds/rush/quick.h"
#include "worlds/rush/reach.h"
#include "worlds/search_watch.h"

namespace ariadne::rush {

namespace {

using SlideOutcome = search::Outcome<Slide>;

struct Task {
    const Board& board;
    const Reach& reach;
    const Question& question;
    Lookahead lookahead;
};

// What search(rules, watcher) comes to, with whoever watches it. Those who do are in no hurry, and get by with one
// width of states: each one is more code to compile.
template <class Search>
SlideOutcome run_core(const Task& task, Budget& budget, worlds::OpenOrder order, const Search& search) {
    const auto& [board, reach, question, lookahead] = task;
    if (!question.watch)
        return with_rules(board, reach, question.objective, lookahead,
                          [&](const auto& rules) { return search(rules, search::Unwatched{}); });
    if (question.open_list != nullptr) question.open_list->begin({.order = order});
    std::vector<Cell> cells;
    for (const Vehicle& vehicle : board.vehicles) cells.push_back(vehicle.at);
    const auto pieces_of = [&](const WidestRules::State& state) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            (task.board.vehicles[i].across ? cells[i].col : cells[i].row) = state.at(i);
        return std::span<const Cell>(cells);
    };
    return search(WidestRules(board, reach, question.objective, lookahead),
                  worlds::SearchWatch(pieces_of, question.watch, question.open_list, budget));
}

SlideOutcome run_bfs(const Task& task, Budget& budget) {
    return run_core(task, budget, worlds::OpenOrder::oldest,
                    [&](const auto& rules, auto watcher) { return search::bfs(rules, budget, std::move(watcher)); });
}

SlideOutcome run_astar(const Task& task, Budget& budget) {
    return run_core(task, budget, worlds::OpenOrder::least,
                    [&](const auto& rules, auto watcher) { return search::astar(rules, budget, std::move(watcher)); });
}

SlideOutcome run_ida(const Task& task, Budget& budget) {
    return run_core(task, budget, worlds::OpenOrder::own, [&](const auto& rules, auto watcher) {
        return search::ida_star(rules, budget, std::move(watcher));
    });
}

SlideOutcome run_parallel(const Task& task, Budget& budget) {
    return parallel_astar(task.board, task.reach, task.question.objective, task.question.threads, budget);
}

// A* with chains for the first `most` states, for a solution that costs less than `below`.
SlideOutcome run_chains(const Task& task, std::uint64_t most, std::int64_t below, Budget& budget) {
    const auto& [board, reach, question, lookahead] = task;
    return with_rules(board, reach, question.objective, Lookahead::chains, [&]<class R>(const R& chains) {
        R blockers(board, reach, question.objective, Lookahead::blockers_two);
        return search::astar(DearAtFirst<R>(chains, std::move(blockers), most), budget, search::Unwatched{}, below);
    });
}

// Two searches, one after the other. Where the second found nothing that costs less, the first one's solution stands.
SlideOutcome best_of(SlideOutcome first, SlideOutcome second) {
    second.stats.expanded += first.stats.expanded;
    second.stats.generated += first.stats.generated;
    second.stats.seconds += first.stats.seconds;
    if (first.verdict != Verdict::solved || second.verdict == Verdict::solved) return second;
    first.bound = std::clamp(second.bound, first.bound, first.cost);
    first.proven = first.bound == first.cost;
    first.stats = second.stats;
    return first;
}

// On words of bits where the board fits them. Larger boards get some solution first, then A* looks for a shorter one,
// on as many threads as there are. Who wants any solution gets the first.
SlideOutcome run_lines(const Task& task, Budget& budget) {
    constexpr std::size_t always_soon = 36;  // cells on which no search takes long
    const auto& [board, reach, question, lookahead] = task;
    const auto by_lines = [&]() -> std::optional<SlideOutcome> {
        lines::KeptSearch search;
        return search->solve(board, reach, question.objective, budget);
    };
    const bool small = board.size.area() <= always_soon;
    const bool quick_first = question.any && !small;
    if (!quick_first)
        if (auto outcome = by_lines()) return *std::move(outcome);
    // Chains cost more than they save there.
    if (small && question.threads == 1) return run_astar({board, reach, question, Lookahead::blockers_two}, budget);
    // What is not found soon is rarely found at all, and on boards of medium size all states are soon seen.
    const bool medium = board.size.area() <= 64;
    const std::uint64_t most_quick = medium ? 20'000 : 100'000;
    const std::uint64_t most_chains = medium ? 50'000 : std::numeric_limits<std::uint64_t>::max();
    SlideOutcome quick = quick_solution(board, reach, question.objective, most_quick, budget);
    if (quick.proven || (question.any && quick.verdict == Verdict::solved) || budget.exhausted()) return quick;
    if (quick_first)
        if (auto outcome = by_lines()) return best_of(std::move(quick), *std::move(outcome));
    if (question.threads > 1) return best_of(std::move(quick), run_parallel(task, budget));
    const std::int64_t below = quick.verdict == Verdict::solved ? quick.cost : search::unreachable;
    return best_of(std::move(quick), run_chains(task, most_chains, below, budget));
}

struct Algorithm {
    std::string_view name;
    SlideOutcome (*run)(const Task& task, Budget& budget);
    Lookahead lookahead;
    bool traced = true;
};

constexpr auto algorithms = std::to_array<Algorithm>({{"lines", run_lines, Lookahead::chains, false},
                                                      {"bfs", run_bfs, Lookahead::none},
                                                      {"astar", run_astar, Lookahead::blockers},
                                                      {"astar2", run_astar, Lookahead::blockers_two},
                                                      {"ida", run_ida, Lookahead::blockers_two},
                                                      {"parallel", run_parallel, Lookahead::chains, false}});

using boost::multiprecision::cpp_int;
using search::NodeId;

// All the best ways to solve a board: as moves, or step by step.
struct Census {
    cpp_int count;                           // 0: it cannot be solved
    std::vector<std::vector<Slide>> listed;  // no more than asked for, in the order of the rules' moves
};

// States level by level until the first level with a goal. Every slide can be taken back: the best ways are counted
// from the goals to the start, each slide of them leading to the level before, and the states that they meet are
// marked.
template <class R>
class BestWays {
  public:
    BestWays(const R& rules, Budget& budget)
        : rules_(rules), budget_(budget), explorer_(rules, budget), store_(explorer_.store), charge_(budget) {}

    // Nothing when the budget ended it.
    std::optional<Census> count(std::uint64_t list) {
        if (!spread()) return std::nullopt;
        if (goals_.empty()) return Census{};
        if (!charge_.add(store_.size() * (sizeof(cpp_int) + 1))) return std::nullopt;
        useful_.assign(store_.size(), false);
        for (const NodeId goal : goals_) useful_[goal] = true;
        const auto back = [&](NodeId id, const auto& reach) {
            each_at(depth(id) - 1, id, [&](NodeId before, Slide) {
                useful_[before] = true;
                reach(before);
            });
        };
        const auto count = search::count_routes<cpp_int>(goals_, NodeId{0}, back, [&] { return budget_.spend(); });
        if (!count) return std::nullopt;
        Census census{*count, {}};
        std::vector<Slide> way;
        if (list > 0 && !walk_from(0, list, way, census.listed)) return std::nullopt;
        return census;
    }

  private:
    struct Depth {
        std::int32_t moves = 0;
    };

    std::int32_t depth(NodeId id) { return store_[id].extra.moves; }

    // Tells visit(id, slide) of the states beside one that are of that level.
    template <class Visit>
    void each_at(std::int32_t level, NodeId from, const Visit& visit) {
        explorer_.each_known(from, [&](NodeId next, Slide slide) {
            if (depth(next) == level) visit(next, slide);
        });
    }

    bool spread() {
        if (!explorer_.begin()) return false;
        if (rules_.is_goal(rules_.start())) goals_.push_back(0);
        for (NodeId id = 0; id < store_.size(); ++id) {
            if (!goals_.empty() && depth(id) == depth(goals_.front())) return budget_.spend();
            const bool expanded = explorer_.expand(id, [&](NodeId next, bool fresh, Slide /*slide*/) {
                if (!fresh) return true;
                store_[next].extra.moves = depth(id) + 1;
                if (rules_.is_goal(store_[next].state)) goals_.push_back(next);
                return true;
            });
            if (!expanded) return false;
        }
        return true;
    }

    // As deep as the solution is long.
    bool walk_from(NodeId id, std::uint64_t list, std::vector<Slide>& way, std::vector<std::vector<Slide>>& out) {
        if (!budget_.spend()) return false;
        if (depth(id) == depth(goals_.front())) {
            if (!charge_.add(sizeof(std::vector<Slide>) + way.size() * sizeof(Slide))) return false;
            out.push_back(way);
            return true;
        }
        std::vector<std::pair<NodeId, Slide>> onward;
        each_at(depth(id) + 1, id, [&](NodeId next, Slide slide) {
            if (useful_[next]) onward.emplace_back(next, slide);
        });
        for (const auto& [next, slide] : onward) {
            if (out.size() >= list) return true;
            way.push_back(slide);
            if (!walk_from(next, list, way, out)) return false;
            way.pop_back();
        }
        return true;
    }

    const R& rules_;
    Budget& budget_;
    search::Explorer<R, Depth> explorer_;
    search::NodeStore<R, Depth>& store_;
    Charge charge_;
    std::vector<NodeId> goals_;  // all of the same level
    std::vector<bool> useful_;   // lies on a best way
};

}  // namespace

std::vector<std::string> algorithm_names() {
    return worlds::names_of(algorithms);
}

std::vector<std::string> traced_algorithm_names() {
    return worlds::names_of(algorithms | std::views::filter(&Algorithm::traced));
}

Lookahead lookahead_of(std::string_view algorithm) {
    const Algorithm* const found = worlds::find_named(algorithms, algorithm);
    return found == nullptr ? Lookahead::none : found->lookahead;
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
    const Algorithm* const found = worlds::find_named(algorithms, question.algorithm);
    const Algorithm& algorithm = found == nullptr ? algorithms.front() : *found;
    SlideOutcome outcome = algorithm.run({board, ranges, question, algorithm.lookahead}, budget);
    out.verdict = outcome.verdict;
    out.proven = outcome.proven;
    out.slides = joined(outcome.moves);
    if (question.objective == Objective::steps) out.slides = gathered(board, std::move(out.slides));
    out.bound = outcome.bound;
    out.stats = outcome.stats;
    if (outcome.verdict == Verdict::unknown || !(question.count || question.list > 0)) return out;
    const auto counted = with_rules(board, ranges, question.objective, Lookahead::none, [&](const auto& rules) {
        return BestWays<std::remove_cvref_t<decltype(rules)>>(rules, budget).count(question.list);
    });
    if (counted) {
        out.optimal_count = counted->count.str();
        for (const std::vector<Slide>& way : counted->listed) out.listed.push_back(joined(way));
    }
    return out;
}

}  // namespace ariadne::rush
