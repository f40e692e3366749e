#include "prize/branch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ariadne::prize {

namespace {

constexpr double whole = 1e-5;  // how near to a whole number counts as one

std::vector<std::int64_t> gains(const Aim& aim) {
    std::vector<std::int64_t> gain;
    for (int use = 0; use < 2; ++use)
        for (const std::int64_t cost : aim.cost) gain.push_back(-cost);
    gain.insert(gain.end(), aim.gain.begin(), aim.gain.end());
    return gain;
}

Program::Row row_of(const Condition& condition, const Columns& columns) {
    Program::Row row;
    row.low = condition.least;
    for (std::uint32_t e = 0; e < columns.edges; ++e) {
        if (condition.cost[e] == 0) continue;
        const auto cost = static_cast<std::int32_t>(condition.cost[e]);
        row.terms.push_back({columns.used(e), -cost});
        row.terms.push_back({columns.twice(e), -cost});
    }
    for (std::uint32_t v = 0; v < columns.nodes; ++v) {
        if (condition.gain[v] == 0) continue;
        row.terms.push_back({columns.seen(v), static_cast<std::int32_t>(condition.gain[v])});
    }
    return row;
}

std::int64_t total(const Graph& graph, const Uses& uses, const std::vector<std::int64_t>& cost,
                   const std::vector<std::int64_t>& gain) {
    std::int64_t sum = 0;
    std::vector<bool> seen(graph.nodes(), false);
    for (std::size_t e = 0; e < uses.size(); ++e) {
        if (uses[e] == 0) continue;
        sum -= cost[e] * uses[e];
        seen[graph.edges[e].a] = seen[graph.edges[e].b] = true;
    }
    for (std::size_t v = 0; v < seen.size(); ++v)
        if (seen[v]) sum += gain[v];
    return sum;
}

std::vector<std::int64_t> highs(const Graph& graph) {
    std::vector<std::int64_t> high(2 * graph.edges.size() + graph.nodes(), 1);
    for (std::size_t e = 0; e < graph.edges.size(); ++e)
        if (graph.touches_goal(graph.edges[e])) high[graph.edges.size() + e] = 0;
    return high;
}

bool fractional(double x) {
    return std::fabs(x - std::round(x)) > whole;
}

template <class T>
void append(std::vector<T>& to, std::vector<T> from) {
    std::ranges::move(from, std::back_inserter(to));
}

}  // namespace

Aim most_value(const Graph& graph) {
    Aim aim{.cost = {}, .gain = graph.prize, .unit = graph.unit};
    for (const Edge& edge : graph.edges) aim.cost.push_back(edge.weight);
    return aim;
}

Branching::Branching(const Graph& graph, Aim aim, Budget& budget)
    : graph_(graph),
      aim_(std::move(aim)),
      budget_(budget),
      program_charge_(budget),
      node_charge_(budget),
      columns_(graph),
      program_(gains(aim_), highs(graph)),
      low_(columns_.count(), 0),
      high_(highs(graph)) {
    program_.add(degree_rows(graph));
    if (aim_.condition) program_.add({row_of(*aim_.condition, columns_)});
    for (const std::uint32_t end : {graph.start, graph.goal}) {
        low_[columns_.seen(end)] = 1;
        program_.bound_column(columns_.seen(end), 1, 1);
    }
    program_charge_.raise_to(program_.bytes());
    open_ = Node{.fixes = {}, .bound = program_.bound(), .number = 0};
}

void Branching::offer(std::int64_t value) {
    if (floor_ != no_value && value <= floor_) return;
    floor_ = value;
    best_.reset();
}

std::int64_t Branching::bound() const {
    std::int64_t bound = std::max(stuck_, floor_);
    if (open_) bound = std::max(bound, open_->bound);
    if (!heap_.empty()) bound = std::max(bound, heap_.front().bound);
    return bound;
}

bool Branching::finish_root(std::uint64_t effort) {
    if (root_done_) return true;
    const End end = tighten(true, effort);
    if (end == End::stopped) return false;
    close_if(end);
    root_done_ = true;
    return true;
}

bool Branching::advance(std::uint64_t effort) {
    const std::uint64_t before = budget_.nodes();
    if (!finish_root(effort)) return settled();
    while (true) {
        if (open_) {
            branch();
            if (budget_.exhausted()) return false;
        }
        if (!open_) {
            while (!heap_.empty() && hopeless(heap_.front().bound)) pop();
            if (heap_.empty()) return settled();
            if (budget_.nodes() - before >= effort) return false;
            open_ = pop();
        }
        apply(open_->fixes);
        const End end = tighten(false, Program::infinite);
        if (end == End::stopped) return false;
        close_if(end);
    }
}

void Branching::close_if(End end) {
    if (end == End::stuck) stuck_ = std::max(stuck_, open_->bound);
    if (end == End::pruned || end == End::stuck) open_.reset();
}

void Branching::apply(const std::vector<Fix>& fixes) {
    for (const Fix& fix : applied_) program_.bound_column(fix.column, low_[fix.column], high_[fix.column]);
    for (const Fix& fix : fixes) program_.bound_column(fix.column, fix.value, fix.value);
    applied_ = fixes;
}

// Solves and adds rows until none is broken, or adding them no longer helps.
Branching::End Branching::tighten(bool root, std::uint64_t effort) {
    const std::uint64_t before = budget_.nodes();
    const int patience = root ? 12 : 3;
    const double least = root ? 0.02 : 0.1;  // of a unit: what counts as help
    double reference = 1e300;
    int idle = 0;
    while (true) {
        const Program::Status status = program_.solve(budget_);
        open_->bound = std::min(open_->bound, program_.bound());
        if (budget_.exhausted()) return End::stopped;
        if (hopeless(open_->bound)) return End::pruned;
        if (status == Program::Status::stopped) return End::stuck;
        if (status == Program::Status::infeasible) return End::branch;
        likely_.resize(columns_.edges);
        for (std::uint32_t e = 0; e < columns_.edges; ++e)
            likely_[e] = program_.values()[columns_.used(e)] + program_.values()[columns_.twice(e)];
        if (root) settle_columns();
        if (budget_.nodes() - before >= effort) return End::stopped;
        if (program_.objective() < reference - least * static_cast<double>(aim_.unit)) {
            reference = program_.objective();
            idle = 0;
        } else if (++idle > patience) {
            return take_if_whole() ? End::pruned : End::branch;
        }
        if (!add_broken_rows(root)) return take_if_whole() ? End::pruned : End::branch;
    }
}

bool Branching::add_broken_rows(bool root) {
    constexpr std::size_t few = 10;
    constexpr std::ptrdiff_t most_sets = 1500;
    const std::span<const double> x = program_.values();
    std::vector<Program::Row> rows = broken_logic(graph_, x);
    append(rows, broken_parity(graph_, x));
    std::vector<NodeSet> sets = broken_connections(graph_, x, false, budget_);
    if (sets.empty()) sets = broken_connections(graph_, x, true, budget_);
    for (const NodeSet& set : sets)
        if (budget_.check()) rows.push_back(connection_row(graph_, set));
    if (budget_.exhausted()) return true;  // the program will not be solved again
    append(sets_, std::move(sets));
    if (std::ssize(sets_) > most_sets) sets_.erase(sets_.begin(), sets_.end() - most_sets);
    if (root || rows.size() < few) append(rows, broken_set_parity(graph_, x, budget_));
    if (root || rows.size() < few) append(rows, broken_halves(graph_, x, sets_, budget_));
    if (rows.empty()) return false;
    program_.forget_idle(kept_rows());
    program_.add(std::move(rows));
    program_charge_.raise_to(program_.bytes() + sets_.size() * graph_.nodes() / 8);
    return true;
}

std::int64_t Branching::reached_by(const Uses& uses) const {
    if (value_of(graph_, uses) == no_value) return no_value;
    const auto& condition = aim_.condition;
    if (condition && total(graph_, uses, condition->cost, condition->gain) < condition->least) return no_value;
    return total(graph_, uses, aim_.cost, aim_.gain);
}

bool Branching::take_if_whole() {
    const std::span<const double> x = program_.values();
    if (std::ranges::any_of(x.first(std::size_t{2} * columns_.edges), fractional)) return false;
    Uses uses(columns_.edges, 0);
    for (std::uint32_t e = 0; e < columns_.edges; ++e)
        uses[e] = static_cast<std::uint8_t>(std::lround(x[columns_.used(e)]) + std::lround(x[columns_.twice(e)]));
    const std::int64_t value = reached_by(uses);
    if (value == no_value) return false;
    if (floor_ == no_value || value > floor_) {
        floor_ = value;
        best_ = std::move(uses);
    }
    return hopeless(open_->bound);
}

// Columns that no better walk can have otherwise are fixed for good.
void Branching::settle_columns() {
    if (floor_ == no_value) return;
    for (const Program::Settled& s : program_.settled(floor_ + aim_.unit)) {
        low_[s.column] = high_[s.column] = s.value;
        program_.bound_column(s.column, s.value, s.value);
    }
}

std::vector<std::uint32_t> Branching::candidates() const {
    constexpr std::size_t most = 10;
    const std::span<const double> x = program_.values();
    std::vector<std::pair<double, std::uint32_t>> found;
    for (std::uint32_t c = 0; c < columns_.count(); ++c) {
        if (program_.low(c) == program_.high(c) || !fractional(x[c])) continue;
        const double balance = std::min(x[c] - std::floor(x[c]), std::ceil(x[c]) - x[c]);
        // A node seen or not says more than an edge, an edge used or not more than once or twice.
        const double weight = c >= columns_.seen(0) ? 1.5 : c < columns_.edges ? 1.0 : 0.7;
        found.emplace_back(-balance * weight, c);
    }
    std::ranges::sort(found);
    if (found.size() > most) found.resize(most);
    std::vector<std::uint32_t> result;
    for (const auto& [score, column] : found) result.push_back(column);
    return result;
}

// The bound with one column fixed, by a few steps of the simplex method. Nothing when the budget ended.
std::optional<std::int64_t> Branching::probe(std::uint32_t column, std::int64_t value, double& objective) {
    constexpr int steps = 60;
    const std::int64_t low = program_.low(column);
    const std::int64_t high = program_.high(column);
    program_.bound_column(column, value, value);
    const Program::Status status = program_.solve(budget_, steps);
    const std::int64_t bound = program_.bound();
    objective = status == Program::Status::infeasible ? -1e12 : program_.objective();
    program_.bound_column(column, low, high);
    if (budget_.exhausted()) return std::nullopt;
    return bound;
}

void Branching::branch() {
    const double here = program_.objective();
    std::vector<std::uint32_t> columns = candidates();
    if (columns.empty()) {
        // Numbers too close to whole ones to tell: any free column will do.
        for (std::uint32_t c = 0; c < columns_.count() && columns.empty(); ++c)
            if (program_.low(c) != program_.high(c)) columns.push_back(c);
    }
    if (columns.empty()) {
        close_if(End::stuck);
        return;
    }
    const std::vector<unsigned char> basis = program_.basis();
    struct Choice {
        std::uint32_t column = 0;
        std::array<std::int64_t, 2> bound = {};
        std::array<double, 2> objective = {};
        double score = -1;
    } best;
    for (const std::uint32_t column : columns) {
        Choice choice{.column = column};
        for (const std::size_t value : {0U, 1U}) {
            const auto bound = probe(column, static_cast<std::int64_t>(value), choice.objective[value]);
            program_.restore(basis);
            if (!bound) return;
            choice.bound[value] = std::min(*bound, open_->bound);
        }
        const double down = std::max(here - choice.objective[0], 1e-3);
        const double up = std::max(here - choice.objective[1], 1e-3);
        choice.score = std::min(down, 1e5) * std::min(up, 1e5);
        if (choice.score > best.score) best = choice;
        if (hopeless(choice.bound[0]) || hopeless(choice.bound[1])) {
            best = choice;
            break;
        }
    }
    const Node parent = std::move(*open_);
    open_.reset();
    const std::size_t first = best.objective[1] >= best.objective[0] ? 1 : 0;
    for (const std::size_t value : {first, 1 - first}) {
        if (hopeless(best.bound[value])) continue;
        Node child{parent.fixes, best.bound[value], ++numbered_};
        child.fixes.push_back({best.column, static_cast<std::int64_t>(value)});
        if (!open_) {
            open_ = std::move(child);
        } else {
            push(std::move(child));
        }
    }
}

namespace {

// The greatest bound first, then the newest.
constexpr auto later = [](const auto& a, const auto& b) {
    return a.bound != b.bound ? a.bound < b.bound : a.number < b.number;
};

}  // namespace

void Branching::push(Node node) {
    node_charge_.add(bytes_of(node));
    heap_.push_back(std::move(node));
    std::ranges::push_heap(heap_, later);
}

Branching::Node Branching::pop() {
    std::ranges::pop_heap(heap_, later);
    Node node = std::move(heap_.back());
    heap_.pop_back();
    node_charge_.drop(bytes_of(node));
    return node;
}

}  // namespace ariadne::prize
