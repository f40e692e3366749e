#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "search/watcher.h"
#include "worlds/open_list_watcher.h"
#include "worlds/report.h"

namespace ariadne::worlds {

// Tells those who watch what a search of the core does. pieces_of(state) gives where the pieces stand, as a span that
// is good until the next call.
template <class PiecesOf>
class SearchWatch {
  public:
    SearchWatch(const PiecesOf& pieces_of, const Trace& trace, OpenListWatcher* open_list, Budget& budget)
        : pieces_of_(pieces_of), trace_(&trace), open_list_(open_list), charge_(budget) {}

    template <class State>
    void open(search::NodeId id, const State& state, const search::Opening& opening) {
        if (open_list_ == nullptr) return;
        if (id >= nodes_.size()) {
            nodes_.resize(id + 1);
            charge_.raise_to(nodes_.capacity() * sizeof(Node));  // over the limit the next expansion is forbidden
        }
        const std::int64_t parent = opening.parent == search::no_node ? -1 : nodes_[opening.parent].expansion;
        open_list_->open({pieces_of_(state), parent, opening.g, opening.h, nodes_[id].opening, opening.goal});
        nodes_[id].opening = openings_++;
    }

    template <class State>
    void expand(search::NodeId id, const State& state) {
        if (open_list_ != nullptr) {
            nodes_[id].expansion = expansions_++;
            if (!open_list_->take(std::exchange(nodes_[id].opening, -1))) open_list_ = nullptr;
        }
        (*trace_)(pieces_of_(state));
    }

  private:
    struct Node {
        std::int64_t opening = -1;  // while it is on the list
        std::int64_t expansion = -1;
    };

    PiecesOf pieces_of_;
    const Trace* trace_;
    OpenListWatcher* open_list_;
    Charge charge_;
    std::vector<Node> nodes_;  // by id
    std::int64_t openings_ = 0;
    std::int64_t expansions_ = 0;
};

}  // namespace ariadne::worlds
