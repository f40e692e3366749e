#include "worlds/rush/component.h"

#include "search/explorer.h"
#include "worlds/rush/lines/line_search.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {

namespace {

using search::NodeId;

struct Far {
    std::int32_t moves = -1;  // from being solved; -1: not known
};

// Everything that can be reached, then back from all solved positions at once. Every slide can be taken back, so the
// way there is as long as the way back.
template <class R>
std::optional<Component> explore_with(const R& rules, Budget& budget) {
    search::Explorer<R, Far> explorer(rules, budget);
    auto& store = explorer.store;
    if (!explorer.begin()) return std::nullopt;
    for (NodeId id = 0; id < store.size(); ++id)
        if (!explorer.expand(id, [](NodeId, bool, Slide) { return true; })) return std::nullopt;

    Component out;
    out.states = store.size();
    std::vector<NodeId> level;
    for (NodeId id = 0; id < store.size(); ++id) {
        if (!rules.is_goal(store[id].state)) continue;
        store[id].extra.moves = 0;
        level.push_back(id);
    }
    std::vector<NodeId> last;
    for (std::int32_t far = 1; !level.empty(); ++far) {
        out.histogram.push_back(level.size());
        last.swap(level);
        level.clear();
        for (const NodeId id : last) {
            if (!budget.spend()) return std::nullopt;
            explorer.each_known(id, [&](NodeId known, Slide) {
                if (store[known].extra.moves >= 0) return;
                store[known].extra.moves = far;
                level.push_back(known);
            });
        }
    }
    std::string first;
    for (const NodeId id : last) {
        Board board = rules.board(store[id].state);
        std::string text = write_line(board);
        if (!first.empty() && text >= first) continue;
        first = std::move(text);
        out.hardest = std::move(board);
    }
    return out;
}

}  // namespace

std::optional<Component> explore(const Board& board, Objective objective, Budget& budget) {
    const Reach ranges = reach(board);
    lines::KeptSearch search;
    // The words of bits leave out a red car that can never leave.
    if (objective == Objective::moves && !ranges.blocked)
        if (auto explored = search->explore(board, ranges, budget)) return *std::move(explored);
    return with_rules(board, ranges, objective, Lookahead::none,
                      [&](const auto& rules) { return explore_with(rules, budget); });
}

}  // namespace ariadne::rush
