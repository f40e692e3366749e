#include "prize/program.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include <coin/ClpDualRowSteepest.hpp>
#include <coin/ClpEventHandler.hpp>
#include <coin/ClpSimplex.hpp>

namespace ariadne::prize {

namespace {

// Multipliers are whole numbers of 1 / scale.
constexpr int scale_bits = 20;
constexpr double scale = 1 << scale_bits;
constexpr double largest_multiplier = 1 << 20;  // larger ones are cut: any multiplier gives a bound

double as_double(std::int64_t bound) {
    if (bound == Program::infinite) return COIN_DBL_MAX;
    if (bound == -Program::infinite) return -COIN_DBL_MAX;
    return static_cast<double>(bound);
}

// Lets Clp stop in the middle of its work.
class Watch : public ClpEventHandler {
  public:
    explicit Watch(Budget& budget) : budget_(&budget) {}
    ClpEventHandler* clone() const override { return new Watch(*this); }
    int event(Event what) override {
        constexpr int steps_between = 4;
        if (what != endOfIteration || ++steps_ % steps_between != 0 || budget_->check()) return -1;
        return 0;
    }

  private:
    Budget* budget_;
    int steps_ = 0;
};

}  // namespace

struct Program::Simplex {
    ClpSimplex model;
};

Program::Program(std::span<const std::int64_t> gain, std::span<const std::int64_t> high)
    : gain_(gain.begin(), gain.end()),
      low_(gain.size(), 0),
      high_(high.begin(), high.end()),
      simplex_(std::make_unique<Simplex>()) {
    ClpSimplex& model = simplex_->model;
    model.setLogLevel(0);
    // Exact weights take a third of the steps that the default takes here, where most steps gain nothing.
    ClpDualRowSteepest exact(1);
    model.setDualRowPivotAlgorithm(exact);
    const auto columns = static_cast<int>(gain_.size());
    const std::vector<double> lows(gain_.size(), 0.0);
    const std::vector<double> highs(high_.begin(), high_.end());
    std::vector<double> costs(gain_.size());
    std::ranges::transform(gain_, costs.begin(), [](std::int64_t g) { return -static_cast<double>(g); });
    const std::vector<int> starts(gain_.size() + 1, 0);
    model.addColumns(columns, lows.data(), highs.data(), costs.data(), starts.data(), nullptr, nullptr);
}

Program::~Program() = default;

void Program::add(std::vector<Row> rows) {
    std::vector<double> lows;
    std::vector<double> highs;
    std::vector<double> factors;
    std::vector<int> columns;
    std::vector<int> starts = {0};
    for (Row& row : rows) {
        for (const Term& term : row.terms) {
            columns.push_back(static_cast<int>(term.column));
            factors.push_back(term.factor);
        }
        starts.push_back(static_cast<int>(columns.size()));
        lows.push_back(as_double(row.low));
        highs.push_back(as_double(row.high));
        rows_.push_back(std::move(row));
    }
    simplex_->model.addRows(static_cast<int>(lows.size()), lows.data(), highs.data(), starts.data(), columns.data(),
                            factors.data());
}

std::size_t Program::bytes() const {
    constexpr std::size_t a_term = 80;
    constexpr std::size_t a_row = 400;
    std::size_t terms = gain_.size();
    for (const Row& row : rows_) terms += row.terms.size();
    return terms * a_term + (rows_.size() + gain_.size()) * a_row;
}

void Program::forget_idle(std::size_t keep) {
    constexpr int patience = 4;
    std::vector<int> dropped;
    for (std::size_t r = keep; r < rows_.size(); ++r)
        if (rows_[r].idle >= patience) dropped.push_back(static_cast<int>(r));
    if (dropped.empty()) return;
    simplex_->model.deleteRows(static_cast<int>(dropped.size()), dropped.data());
    std::size_t kept = 0;
    auto next = dropped.begin();
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        if (next != dropped.end() && *next == static_cast<int>(r)) {
            ++next;
            continue;
        }
        if (kept != r) rows_[kept] = std::move(rows_[r]);
        ++kept;
    }
    rows_.resize(kept);
}

void Program::bound_column(std::uint32_t column, std::int64_t low, std::int64_t high) {
    low_[column] = low;
    high_[column] = high;
    simplex_->model.setColumnBounds(static_cast<int>(column), static_cast<double>(low), static_cast<double>(high));
}

Program::Status Program::solve(Budget& budget, int most_steps) {
    constexpr int no_limit = 2'000'000'000;
    ClpSimplex& model = simplex_->model;
    status_ = Status::stopped;
    if (!budget.check()) return status_;
    model.setMaximumIterations(most_steps > 0 ? most_steps : no_limit);
    const Watch watch(budget);
    model.passInEventHandler(&watch);
    model.dual();
    // A step takes the longer the larger the program is.
    constexpr std::uint64_t size_of_unit = 200;
    const std::uint64_t units = 1 + (rows_.size() + gain_.size()) / size_of_unit;
    budget.spend(1 + units * static_cast<std::uint64_t>(model.numberIterations()));
    if (!budget.check()) return status_;
    if (model.status() == 1) {
        status_ = Status::infeasible;
    } else if (model.status() == 0) {
        status_ = Status::solved;
        const double* activity = model.primalRowSolution();
        constexpr double loose = 1e-3;
        for (std::size_t r = 0; r < rows_.size(); ++r) {
            Row& row = rows_[r];
            const bool tight = activity[r] < as_double(row.low) + loose || activity[r] > as_double(row.high) - loose;
            row.idle = tight ? 0 : row.idle + 1;
        }
    }
    return status_;
}

std::span<const double> Program::values() const {
    return {simplex_->model.primalColumnSolution(), gain_.size()};
}

double Program::objective() const {
    return -simplex_->model.objectiveValue();
}

// A multiplier with the sign of a side that a row does not have would spoil the bound: it becomes 0.
Program::Multipliers Program::round(std::span<const double> multipliers, bool with_gain) const {
    Multipliers m{std::vector<std::int64_t>(rows_.size(), 0), std::vector<Wide>(gain_.size(), 0)};
    if (with_gain)
        std::ranges::transform(gain_, m.left.begin(), [](std::int64_t g) { return Wide{g} * (1 << scale_bits); });
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        if (!std::isfinite(multipliers[r])) continue;
        const double clipped = std::clamp(multipliers[r], -largest_multiplier, largest_multiplier);
        const auto rounded = static_cast<std::int64_t>(std::llround(-clipped * scale));
        const Row& row = rows_[r];
        if (rounded == 0 || (rounded > 0 && row.high == infinite) || (rounded < 0 && row.low == -infinite)) continue;
        m.row[r] = rounded;
        for (const Term& term : row.terms) m.left[term.column] -= Wide{rounded} * term.factor;
    }
    return m;
}

// gain * x = sum of multiplier * row + sum of what is left * x, each at its most. Multipliers have 41 bits, factors 32,
// sides and bounds 63, and there are fewer than 2^20 of them: rows stay below 2^124. What is left has 93 bits, and
// columns have small bounds.
Program::Wide Program::bound_by(const Multipliers& m) const {
    Wide total = 0;
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        if (m.row[r] > 0) total += Wide{m.row[r]} * rows_[r].high;
        if (m.row[r] < 0) total += Wide{m.row[r]} * rows_[r].low;
    }
    for (std::size_t c = 0; c < gain_.size(); ++c) total += m.left[c] * (m.left[c] > 0 ? high_[c] : low_[c]);
    return total;
}

std::span<const double> Program::last_multipliers() const {
    return {simplex_->model.dualRowSolution(), rows_.size()};
}

std::int64_t Program::bound() const {
    if (status_ != Status::infeasible) {
        const Wide bound = bound_by(round(last_multipliers(), true)) >> scale_bits;  // towards minus infinity
        return bound < infinite ? std::max<std::int64_t>(static_cast<std::int64_t>(bound), low_bound + 1) : infinite;
    }
    const std::unique_ptr<double[]> ray(simplex_->model.infeasibilityRay());
    if (!ray) return infinite;
    double largest = 1e-9;
    for (std::size_t r = 0; r < rows_.size(); ++r) largest = std::max(largest, std::fabs(ray[r]));
    for (const double sign : {1.0, -1.0}) {
        std::vector<double> turned(rows_.size());
        for (std::size_t r = 0; r < rows_.size(); ++r) turned[r] = sign * ray[r] / largest * 1024;
        // 0 * x <= something negative: nothing lies within the rows.
        if (bound_by(round(turned, false)) < 0) return low_bound;
    }
    return infinite;
}

std::vector<Program::Settled> Program::settled(std::int64_t wanted) const {
    const Multipliers m = round(last_multipliers(), true);
    const Wide slack = bound_by(m) - Wide{wanted} * (1 << scale_bits);
    std::vector<Settled> result;
    for (std::uint32_t c = 0; c < gain_.size(); ++c) {
        if (low_[c] == high_[c] || (m.left[c] < 0 ? -m.left[c] : m.left[c]) <= slack) continue;
        result.push_back({c, m.left[c] > 0 ? high_[c] : low_[c]});
    }
    return result;
}

std::vector<unsigned char> Program::basis() const {
    const unsigned char* status = simplex_->model.statusArray();
    return {status, status + gain_.size() + rows_.size()};
}

void Program::restore(const std::vector<unsigned char>& basis) {
    std::ranges::copy(basis, simplex_->model.statusArray());
}

}  // namespace ariadne::prize
