#include <algorithm>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "search/astar.h"
#include "search/count_routes.h"
#include "search/explorer.h"
#include "worlds/maze_pacman/rules.h"
#include "worlds/maze_pacman/solve.h"
#include "worlds/open_list_watcher.h"
#include "worlds/search_watch.h"

namespace ariadne::maze_pacman {

namespace {

using resource::Finding;
using resource::Objective;
using resource::Reason;
using resource::Walk;
using search::NodeId;

// What search(watcher) comes to, with whoever watches it.
template <class R, class Search>
Finding watched(const R& rules, const Question& question, worlds::OpenOrder order, Budget& budget,
                const Search& search) {
    if (!question.trace) return search(search::Unwatched{});
    if (question.open_list != nullptr)
        question.open_list->begin({.order = order, .step = rules.step_weight(), .loss = rules.loss_weight()});
    const worlds::Trace trace = [&](std::span<const Cell> walker) { question.trace(walker.front()); };
    Cell cell;
    const auto walker_of = [&](const typename R::State& state) {
        cell = rules.cell(state);
        return std::span<const Cell>(&cell, 1);
    };
    return search(worlds::SearchWatch(walker_of, trace, question.open_list, budget));
}

template <class R>
Walk walk_along(const R& rules, const std::vector<Direction>& moves) {
    auto state = rules.start();
    Walk walk{{rules.cell(state)}, 0};
    for (const Direction move : moves) {
        state = rules.apply(state, move);
        walk.cells.push_back(rules.cell(state));
    }
    walk.life = state.life;
    return walk;
}

Finding impossible(Reason reason, const Stats& stats = {}) {
    Finding answer;
    answer.verdict = Verdict::impossible;
    answer.reason = reason;
    answer.proven = true;
    answer.stats = stats;
    return answer;
}

Finding unknown(std::int64_t bound) {
    Finding answer;
    answer.bound = bound;
    return answer;
}

// Nothing is known of the life of other routes: every good item could be had for nothing.
std::int64_t most_life(const Ground& ground) {
    return ground.life + ground.bounty;
}

// The shortest ways through the states of a breadth-first search, all of them: the states are numbered in the order
// in which they were met, 0 is the first, and each has edges from every state of the layer before that leads to it.
class Arrivals {
  public:
    explicit Arrivals(Budget& budget) : charge_(budget) {}

    // False: there is no room.
    bool add_edge(NodeId from, NodeId to) {
        if (edges_.size() == edges_.capacity()) {
            const std::size_t grown = std::max<std::size_t>(1024, edges_.size() + edges_.size() / 2);
            if (!charge_.add(grown * sizeof(Edge))) return false;
            const std::size_t before = edges_.capacity();
            edges_.reserve(grown);
            charge_.drop(before * sizeof(Edge));
        }
        edges_.push_back({from, to});
        return true;
    }

    // Before anything is asked, after the last edge.
    void sort() {
        std::ranges::sort(edges_, {}, [](const Edge& edge) { return std::tie(edge.to, edge.from); });
    }

    // How many ways lead to these states, together. Back from the goals: edges lead from smaller numbers to greater
    // ones.
    resource::Count count(const std::vector<NodeId>& goals) const {
        const auto back = [&](NodeId state, const auto& reach) {
            const auto [first, end] = into(state);
            for (std::size_t i = first; i < end; ++i) reach(edges_[i].from);
        };
        return *search::count_routes<resource::Count>(goals, NodeId{0}, back, [] { return true; });
    }

    // Up to `most` of the ways, first those to the first goal; each from state 0 to the goal.
    std::vector<std::vector<NodeId>> list(const std::vector<NodeId>& goals, std::uint64_t most) const {
        std::vector<std::vector<NodeId>> result;
        for (const NodeId goal : goals) {
            // Depth-first from the goal back; no way back is blind, so the work is in proportion to what is listed.
            std::vector<NodeId> way = {goal};
            std::vector<Range> rest = {into(goal)};
            while (!way.empty() && result.size() < most) {
                if (way.back() == 0) result.emplace_back(way.rbegin(), way.rend());
                while (!rest.empty() && rest.back().first == rest.back().second) {
                    rest.pop_back();
                    way.pop_back();
                }
                if (rest.empty()) break;
                const NodeId from = edges_[rest.back().first++].from;
                way.push_back(from);
                rest.push_back(into(from));
            }
        }
        return result;
    }

  private:
    struct Edge {
        NodeId from;
        NodeId to;
    };
    using Range = std::pair<std::size_t, std::size_t>;

    Range into(NodeId to) const {
        const auto found = std::ranges::equal_range(edges_, to, {}, &Edge::to);
        const auto first = static_cast<std::size_t>(found.begin() - edges_.begin());
        return {first, first + found.size()};
    }

    Charge charge_;
    std::vector<Edge> edges_;
};

template <class R, class Watcher>
class LayeredSearch {
  public:
    LayeredSearch(const R& rules, const Ground& ground, const Question& question, Budget& budget, Watcher watcher)
        : ground_(ground),
          question_(question),
          budget_(budget),
          rules_(rules),
          explorer_(rules_, budget, std::move(watcher)),
          store_(explorer_.store),
          arrivals_(budget) {}

    Finding search() {
        budget_.phase(tr("exploring states"));
        const bool finished = explorer_.run.may_start() && explorer_.begin() && explore();
        const Stats stats = explorer_.run.stats();
        if (goals_.empty() && finished) return impossible(Reason::life, stats);
        Finding answer = unknown(by_steps() ? depth_ + 1 : most_life(ground_));
        answer.stats = stats;
        if (goals_.empty()) return answer;
        answer.verdict = Verdict::solved;
        answer.feasible = walk_along(rules_, store_.moves_to(first_goal_));
        answer.best = walk_along(rules_, store_.moves_to(goals_.front()));
        answer.proven = by_steps() || (finished && !question_.any);
        answer.life_proven = finished && !question_.any;
        if (answer.proven) answer.bound = by_steps() ? answer.best->steps() : answer.best->life;
        if (answer.life_proven) count_and_list(answer);
        return answer;
    }

  private:
    bool by_steps() const { return question_.objective == Objective::steps; }
    bool wants_edges() const { return (question_.count || question_.list > 0) && !question_.any; }

    // False: stopped by the budget.
    bool explore() {
        explorer_.opened(0, {});
        NodeId layer_end = 1;
        for (NodeId id = 0; id < store_.size(); ++id) {
            if (id == layer_end) {
                if (by_steps() && !goals_.empty()) return true;
                layer_end = store_.size();
                ++depth_;
                if (by_steps()) budget_.bound(depth_ + 1);
            }
            if (rules_.is_goal(store_[id].state)) continue;
            const bool expanded = explorer_.expand(id, [&](NodeId next, bool fresh, Direction /*move*/) {
                if (wants_edges() && next >= layer_end && !arrivals_.add_edge(id, next)) return false;
                const bool goal = fresh && rules_.is_goal(store_[next].state);
                if (fresh) explorer_.opened(next, {id, depth_ + 1, 0, goal});
                if (goal) arrive(next);
                return !question_.any || goals_.empty();
            });
            if (!expanded || budget_.exhausted()) return false;
            if (question_.any && !goals_.empty()) return true;
        }
        return true;
    }

    // Keeps the goals that are best for the objective, those of most life first.
    void arrive(NodeId id) {
        if (first_goal_ == search::no_node) first_goal_ = id;
        if (goals_.empty() || store_[id].state.life > store_[goals_.front()].state.life) {
            if (!by_steps()) goals_.clear();
            goals_.insert(goals_.begin(), id);
            goal_depth_ = depth_;
        } else if (by_steps() ||
                   (store_[id].state.life == store_[goals_.front()].state.life && depth_ == goal_depth_)) {
            goals_.push_back(id);
        }
    }

    void count_and_list(Finding& answer) {
        arrivals_.sort();
        if (question_.count) answer.count = arrivals_.count(goals_);
        for (const auto& way : arrivals_.list(goals_, question_.list)) {
            Walk walk;
            for (const NodeId id : way) walk.cells.push_back(rules_.cell(store_[id].state));
            walk.life = store_[way.back()].state.life;
            answer.listed.push_back(std::move(walk));
        }
    }

    const Ground& ground_;
    const Question& question_;
    Budget& budget_;
    const R& rules_;
    search::Explorer<R, search::Nothing, Watcher> explorer_;
    search::NodeStore<R>& store_;
    Arrivals arrivals_;
    std::vector<NodeId> goals_;
    NodeId first_goal_ = search::no_node;
    std::int64_t depth_ = 0;
    std::int64_t goal_depth_ = 0;
};

template <class R>
Finding best_first(const Ground& ground, const Question& question, Budget& budget) {
    const bool by_steps = question.objective == Objective::steps;
    const Aim second = by_steps ? Aim::steps_then_life : Aim::life_then_steps;
    const bool both = R::fits(ground, second) && !(question.any && by_steps);
    if (!both && !by_steps) return unknown(most_life(ground));

    budget.phase(tr("exploring states"));
    const R rules(ground, both ? second : Aim::steps);
    return watched(rules, question, worlds::OpenOrder::least, budget, [&](auto watcher) {
        const auto outcome = search::astar(rules, budget, std::move(watcher));
        if (outcome.verdict == Verdict::impossible) return impossible(Reason::life, outcome.stats);
        Finding answer = unknown(by_steps ? rules.steps_at_least(outcome.bound) : rules.life_at_most(outcome.bound));
        answer.verdict = outcome.verdict;
        answer.stats = outcome.stats;
        if (answer.verdict == Verdict::unknown) return answer;
        answer.best = walk_along(rules, outcome.moves);
        answer.feasible = answer.best;
        answer.proven = outcome.proven || answer.bound == (by_steps ? answer.best->steps() : answer.best->life);
        answer.life_proven = outcome.proven && both;
        return answer;
    });
}

Finding out_of_reach(const resource::Field& field, const Question& question) {
    if (question.objective == Objective::steps) return unknown(manhattan(field.start, field.goal));
    return unknown(field.life + field.all_gains());
}

template <class Search>
Finding on_ground(const Ground& ground, const Question& question, const Search& search) {
    if (!ground.goal_reachable) return impossible(Reason::walls);
    const std::size_t items = ground.gain.size();
    if (items <= 64) return search.template operator()<Rules<1>>(ground);
    if (items <= 256) return search.template operator()<Rules<4>>(ground);
    if (items <= 1024) return search.template operator()<Rules<16>>(ground);
    if (items <= most_items) return search.template operator()<Rules<64>>(ground);
    return out_of_reach(*ground.field, question);
}

template <class Search>
Finding with_room_for_items(const resource::Field& field, const Question& question, Budget& budget,
                            const Search& search) {
    Charge charge(budget);
    const std::optional<Ground> ground = survey(field, charge, budget);
    Finding answer = ground ? on_ground(*ground, question, search) : out_of_reach(field, question);
    answer.stats.seconds = budget.seconds();
    answer.stats.peak_bytes = budget.peak_bytes();
    return answer;
}

}  // namespace

Finding state_bfs(const resource::Field& field, const Question& question, Budget& budget) {
    return with_room_for_items(field, question, budget, [&]<class R>(const Ground& ground) {
        const R rules(ground);
        return watched(rules, question, worlds::OpenOrder::oldest, budget, [&](auto watcher) {
            return LayeredSearch(rules, ground, question, budget, std::move(watcher)).search();
        });
    });
}

Finding astar(const resource::Field& field, const Question& question, Budget& budget) {
    return with_room_for_items(field, question, budget,
                               [&]<class R>(const Ground& ground) { return best_first<R>(ground, question, budget); });
}

}  // namespace ariadne::maze_pacman
