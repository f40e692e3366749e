#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "prize/cuts.h"
#include "prize/graph.h"
#include "prize/program.h"

namespace ariadne::prize {

// The walk of greatest value by branch and cut: a linear program whose rows are added where its solution is no walk,
// and, where no more rows are found, a choice between 0 and 1 for some column. Every bound used is worked out in whole
// numbers (see Program), so what is proven is proven.
//
// The work can be done in portions, and walks found elsewhere offered in between.
//
// What is greatest need not be the graph's own value: an aim says what edges cost and nodes bring, and what else the
// walk must keep to.
struct Condition {
    std::vector<std::int64_t> cost;  // of each edge, at every use
    std::vector<std::int64_t> gain;  // of each node, once
    std::int64_t least = 0;          // gains less costs
};
struct Aim {
    std::vector<std::int64_t> cost;
    std::vector<std::int64_t> gain;
    std::int64_t unit = 1;  // walks differ by a multiple of this
    std::optional<Condition> condition = {};
};
Aim most_value(const Graph& graph);

class Branching {
  public:
    Branching(const Graph& graph, Budget& budget) : Branching(graph, most_value(graph), budget) {}
    Branching(const Graph& graph, Aim aim, Budget& budget);

    // Only walks worth more than this are looked for from now on.
    void offer(std::int64_t value);
    // Works until everything is settled, the effort (simplex steps) is spent, or the budget ends. True: settled.
    bool advance(std::uint64_t effort);
    // The bound of the linear program alone, without branching. True: nothing more can be added to it.
    bool finish_root(std::uint64_t effort);

    // Nothing is left to be done here, or nothing that can be done.
    bool finished() const { return !open_ && heap_.empty(); }
    bool settled() const { return finished() && stuck_ == no_value; }
    // No walk is worth more than this, or than what was offered.
    std::int64_t bound() const;
    // The best walk found here, if it is worth more than what was offered.
    const std::optional<Uses>& best() const { return best_; }
    std::int64_t best_value() const { return floor_; }
    // How often the last solution used each edge; empty before the first.
    const std::vector<double>& likely() const { return likely_; }

  private:
    struct Fix {
        std::uint32_t column;
        std::int64_t value;
    };
    struct Node {
        std::vector<Fix> fixes;
        std::int64_t bound = Program::infinite;
        std::uint64_t number = 0;
    };
    // stuck: the simplex method failed, or nothing is left to branch on.
    enum class End : std::uint8_t { pruned, branch, stopped, stuck };
    void close_if(End end);
    static std::size_t bytes_of(const Node& node) { return sizeof(Node) + node.fixes.size() * sizeof(Fix); }

    std::size_t kept_rows() const { return graph_.nodes() + (aim_.condition ? 1 : 0); }
    bool hopeless(std::int64_t bound) const {
        return bound == Program::low_bound || (floor_ != no_value && bound < floor_ + aim_.unit);
    }
    void apply(const std::vector<Fix>& fixes);
    End tighten(bool root, std::uint64_t effort);
    bool add_broken_rows(bool root);
    bool take_if_whole();
    void settle_columns();
    void branch();
    std::vector<std::uint32_t> candidates() const;
    std::optional<std::int64_t> probe(std::uint32_t column, std::int64_t value, double& objective);
    void push(Node node);
    Node pop();

    std::int64_t reached_by(const Uses& uses) const;

    const Graph& graph_;
    Aim aim_;
    Budget& budget_;
    Charge program_charge_;
    Charge node_charge_;
    Columns columns_;
    Program program_;
    std::vector<std::int64_t> low_;  // of each column in all nodes
    std::vector<std::int64_t> high_;
    std::vector<Fix> applied_;
    std::vector<NodeSet> sets_;  // whose rows were added lately
    std::vector<Node> heap_;
    std::optional<Node> open_;  // being worked on
    bool root_done_ = false;
    std::uint64_t numbered_ = 0;
    std::int64_t floor_ = no_value;
    std::int64_t stuck_ = no_value;  // greatest bound of nodes that could be neither settled nor split
    std::optional<Uses> best_;
    std::vector<double> likely_;
};

}  // namespace ariadne::prize
