#include "worlds/rush/count.h"

#include <algorithm>
#include <utility>

#include <boost/multiprecision/cpp_int.hpp>

#include "base/charge.h"
#include "search/node_store.h"

namespace ariadne::rush {

namespace {

using boost::multiprecision::cpp_int;
using search::no_node;
using search::NodeId;

struct Depth {
    std::int32_t moves = 0;
};

// States level by level until the first level with a goal. A best way goes from each level to the next, so the ways to
// a state add up from those before it; and backwards from the goals, the states that lie on a best way are marked.
template <class R>
class Levels {
  public:
    Levels(const R& rules, Budget& budget) : rules_(rules), budget_(budget), store_(rules, budget), charge_(budget) {}

    std::optional<Census> count(std::uint64_t list) {
        Census census;
        if (!spread()) return std::nullopt;
        census.count = "0";
        if (goal_depth_ < 0) return census;
        census.cost = goal_depth_;
        const std::size_t per_state = sizeof(cpp_int) + 1;
        if (!charge_.add(store_.size() * per_state)) return std::nullopt;
        if (!add_up(census.count)) return std::nullopt;
        if (list > 0 && !(mark() && walk(list, census.listed))) return std::nullopt;
        return census;
    }

  private:
    template <class Visit>
    void neighbours(NodeId id, const Visit& visit) {
        moves_.clear();
        const auto state = store_[id].state;
        rules_.moves(state, moves_);
        for (const Slide slide : moves_) {
            const auto next = rules_.apply(state, slide);
            const NodeId found = store_.find(next, rules_.hash(next));
            if (found != no_node) visit(found, slide);
        }
    }

    bool spread() {
        const NodeId root = store_.insert_root(rules_.start()).id;
        if (root == no_node) return false;
        if (rules_.is_goal(rules_.start())) goal_depth_ = 0;
        for (NodeId id = 0; id < store_.size(); ++id) {
            if (!budget_.spend()) return false;
            const auto state = store_[id].state;
            const std::int32_t depth = store_[id].extra.moves;
            if (goal_depth_ >= 0 && depth >= goal_depth_) break;
            moves_.clear();
            rules_.moves(state, moves_);
            for (const Slide slide : moves_) {
                const auto next = rules_.apply(state, slide);
                const auto [known, fresh] = store_.insert(next, rules_.hash(next), id, slide);
                if (known == no_node) return false;
                if (!fresh) continue;
                store_[known].extra.moves = depth + 1;
                if (goal_depth_ < 0 && rules_.is_goal(next)) goal_depth_ = depth + 1;
            }
        }
        return true;
    }

    bool add_up(std::string& out) {
        std::vector<cpp_int> ways(store_.size());
        ways[0] = 1;
        cpp_int all = 0;
        for (NodeId id = 0; id < store_.size(); ++id) {
            if (!budget_.spend()) return false;
            if (store_[id].extra.moves == goal_depth_) {
                if (rules_.is_goal(store_[id].state)) all += ways[id];
                continue;
            }
            neighbours(id, [&](NodeId next, Slide) {
                if (store_[next].extra.moves == store_[id].extra.moves + 1) ways[next] += ways[id];
            });
        }
        out = all.str();
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
            neighbours(id, [&](NodeId next, Slide) {
                if (store_[next].extra.moves == store_[id].extra.moves + 1 && useful_[next]) useful_[id] = true;
            });
        }
        return true;
    }

    bool walk(std::uint64_t list, std::vector<std::vector<Slide>>& out) {
        std::vector<Slide> way;
        return walk_from(0, list, way, out);
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
        neighbours(id, [&](NodeId next, Slide slide) {
            if (store_[next].extra.moves == store_[id].extra.moves + 1 && useful_[next])
                onward.emplace_back(next, slide);
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
    search::NodeStore<R, Depth> store_;
    Charge charge_;
    std::vector<Slide> moves_;
    std::vector<bool> useful_;
    std::int32_t goal_depth_ = -1;
};

}  // namespace

std::optional<Census> count_best(const Board& board, const Reach& reach, Objective objective, std::uint64_t list,
                                 Budget& budget) {
    return with_rules(board, reach, objective, Outlook::none, [&](const auto& rules) {
        return Levels<std::remove_cvref_t<decltype(rules)>>(rules, budget).count(list);
    });
}

}  // namespace ariadne::rush
