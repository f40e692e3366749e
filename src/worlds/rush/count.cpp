#include "worlds/rush/count.h"

#include <algorithm>
#include <utility>

#include <boost/multiprecision/cpp_int.hpp>

#include "base/charge.h"
#include "search/explorer.h"

namespace ariadne::rush {

namespace {

using boost::multiprecision::cpp_int;
using search::NodeId;

struct Depth {
    std::int32_t moves = 0;
};

// States level by level until the first level with a goal. A best way goes from each level to the next, so the ways to
// a state add up from those before it; and backwards from the goals, the states that lie on a best way are marked. The
// states are numbered by levels already, which spares the order of search/count_routes.h.
template <class R>
class Levels {
  public:
    Levels(const R& rules, Budget& budget)
        : rules_(rules), budget_(budget), explorer_(rules, budget), store_(explorer_.store), charge_(budget) {}

    std::optional<Census> count(std::uint64_t list) {
        Census census;
        if (!spread()) return std::nullopt;
        if (goal_depth_ < 0) return census;
        const std::size_t per_state = sizeof(cpp_int) + 1;
        if (!charge_.add(store_.size() * per_state)) return std::nullopt;
        if (!add_up(census.count)) return std::nullopt;
        std::vector<Slide> way;
        if (list > 0 && !(mark() && walk_from(0, list, way, census.listed))) return std::nullopt;
        return census;
    }

  private:
    // Tells visit(id, slide) of the states of the next level.
    template <class Visit>
    void each_deeper(NodeId id, const Visit& visit) {
        explorer_.each_known(id, [&](NodeId next, Slide slide) {
            if (store_[next].extra.moves == store_[id].extra.moves + 1) visit(next, slide);
        });
    }

    bool spread() {
        if (!explorer_.begin()) return false;
        if (rules_.is_goal(rules_.start())) goal_depth_ = 0;
        for (NodeId id = 0; id < store_.size(); ++id) {
            const std::int32_t depth = store_[id].extra.moves;
            if (depth == goal_depth_) return budget_.spend();
            const bool expanded = explorer_.expand(id, [&](NodeId next, bool fresh, Slide /*slide*/) {
                if (!fresh) return true;
                store_[next].extra.moves = depth + 1;
                if (goal_depth_ < 0 && rules_.is_goal(store_[next].state)) goal_depth_ = depth + 1;
                return true;
            });
            if (!expanded) return false;
        }
        return true;
    }

    bool add_up(cpp_int& all) {
        std::vector<cpp_int> ways(store_.size());
        ways[0] = 1;
        for (NodeId id = 0; id < store_.size(); ++id) {
            if (!budget_.spend()) return false;
            if (store_[id].extra.moves == goal_depth_) {
                if (rules_.is_goal(store_[id].state)) all += ways[id];
                continue;
            }
            each_deeper(id, [&](NodeId next, Slide) { ways[next] += ways[id]; });
        }
        return true;
    }

    bool mark() {
        useful_.assign(store_.size(), false);
        for (NodeId id = store_.size(); id-- > 0;) {
            if (!budget_.spend()) return false;
            if (store_[id].extra.moves == goal_depth_) {
                useful_[id] = rules_.is_goal(store_[id].state);
                continue;
            }
            each_deeper(id, [&](NodeId next, Slide) {
                if (useful_[next]) useful_[id] = true;
            });
        }
        return true;
    }

    // As deep as the solution is long.
    bool walk_from(NodeId id, std::uint64_t list, std::vector<Slide>& way, std::vector<std::vector<Slide>>& out) {
        if (!budget_.spend()) return false;
        if (store_[id].extra.moves == goal_depth_) {
            if (!charge_.add(sizeof(std::vector<Slide>) + way.size() * sizeof(Slide))) return false;
            out.push_back(way);
            return true;
        }
        std::vector<std::pair<NodeId, Slide>> onward;
        each_deeper(id, [&](NodeId next, Slide slide) {
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
    std::vector<bool> useful_;
    std::int32_t goal_depth_ = -1;
};

}  // namespace

std::optional<Census> count_best(const Board& board, const Reach& reach, Objective objective, std::uint64_t list,
                                 Budget& budget) {
    return with_rules(board, reach, objective, Lookahead::none, [&](const auto& rules) {
        return Levels<std::remove_cvref_t<decltype(rules)>>(rules, budget).count(list);
    });
}

}  // namespace ariadne::rush
