#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/prize_map.h"

namespace ariadne::resource {

// A walker on his way: what he has visited, in order, and what he has left.
//
// Between first visits he takes the cheapest way over what he has visited already, so the order of first visits says
// everything. What he can still gain is bounded by the walk of greatest value from where he is, which forgets survival;
// where that walk can be survived, it is the best from there, and the order need not be followed further. One walker
// dominates another at the same place if he has at least as much left even after crediting what he has eaten and the
// other has not, and what the other has set off and he has not.
class Prefixes {
  public:
    // Walks as nodes of the map's graph.
    using Nodes = std::vector<std::uint32_t>;

    Prefixes(const PrizeMap& map, std::int64_t bound, Budget& budget);

    // Follows the most promising walker. False when none is left who may arrive with `wanted` or more, or the
    // budget ended. found(nodes) is called for every walk found and returns what is wanted from then on.
    bool step(std::int64_t& wanted, const std::function<std::int64_t(const Nodes&)>& found);

    // Follows everybody, without bounds, while there are at most so many. True when nobody is left: what was found is
    // the best.
    bool exhaust(std::size_t most, std::int64_t& wanted, const std::function<std::int64_t(const Nodes&)>& found);

    // Nobody arrives with more, the walks found aside.
    std::int64_t bound() const;

  private:
    struct Label {
        std::uint32_t node = 0;
        std::uint32_t parent = 0;
        std::int64_t life = 0;
        std::int64_t bound = 0;  // on arrival
        bool looked_at = false;  // the bound is his own, not his parent's
        bool dominated = false;
        std::vector<std::uint64_t> visited;
    };

    std::int64_t life_on_arrival(const Label& label, std::int64_t value) const;
    std::int64_t value_wanted(const Label& label, std::int64_t life) const;
    prize::Graph graph_from(const Label& label) const;
    prize::Survival survival_from(const Label& label) const;
    Nodes nodes_to(std::uint32_t label) const;
    // The cheapest ways from a label over what it has visited; the rest is reached but not passed.
    struct Ways {
        std::vector<std::int64_t> weight;
        std::vector<std::uint32_t> before;
    };
    Ways ways_from(const Label& label) const;
    static void append_way(Nodes& nodes, const Ways& ways, std::uint32_t from, std::uint32_t to);
    bool less_promising(std::uint32_t a, std::uint32_t b) const;
    void expand(std::uint32_t label, std::int64_t& wanted, const std::function<std::int64_t(const Nodes&)>& found);
    bool dominated(const Label& label);
    bool dominates(const Label& a, const Label& b) const;
    void push(std::uint32_t label);
    std::uint32_t pop();

    const PrizeMap& map_;
    Budget& budget_;
    Charge charge_;
    std::vector<Label> labels_;
    std::vector<std::uint32_t> heap_;
    std::vector<std::vector<std::uint32_t>> at_;  // labels on each node
};

}  // namespace ariadne::resource
