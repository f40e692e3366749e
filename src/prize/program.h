#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "base/budget.h"

namespace ariadne::prize {

// A linear program with whole coefficients: gain * x is to be as large as possible, x between whole bounds, rows of
// low <= factors * x <= high. The simplex method (COIN-OR's Clp) works in floating point; what it finds is never
// believed: `bound` takes its multipliers, rounds them, and works out in whole numbers a bound that holds whatever
// they are.
class Program {
  public:
    static constexpr std::int64_t infinite = std::numeric_limits<std::int64_t>::max();

    struct Term {
        std::uint32_t column;
        std::int32_t factor;
        friend bool operator==(const Term&, const Term&) = default;
        friend auto operator<=>(const Term&, const Term&) = default;
    };
    struct Row {
        std::vector<Term> terms;
        std::int64_t low = -infinite;
        std::int64_t high = infinite;
        int idle = 0;  // solutions in a row that left it loose
    };
    enum class Status : std::uint8_t { solved, infeasible, stopped };

    // Columns lie between 0 and `high`.
    Program(std::span<const std::int64_t> gain, std::span<const std::int64_t> high);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void add(std::vector<Row> rows);
    // About what the rows take, the simplex method's copies included.
    std::size_t bytes() const;
    // Drops rows beyond the first `keep` that were loose in the last few solutions.
    void forget_idle(std::size_t keep);

    void bound_column(std::uint32_t column, std::int64_t low, std::int64_t high);
    std::int64_t low(std::uint32_t column) const { return low_[column]; }
    std::int64_t high(std::uint32_t column) const { return high_[column]; }

    // Work is spent on the budget. `most_steps` > 0 ends the simplex method early: the bound is good, the values not.
    Status solve(Budget& budget, int most_steps = 0);

    std::span<const double> values() const;
    double objective() const;
    // No x within bounds and rows gains more. After `infeasible`: `low_bound` if that could be proven.
    std::int64_t bound() const;
    static constexpr std::int64_t low_bound = -infinite;
    // Columns that must lie where the last solution's multipliers want them in every x that gains `wanted` or more.
    struct Settled {
        std::uint32_t column;
        std::int64_t value;
    };
    std::vector<Settled> settled(std::int64_t wanted) const;

    // The state of the simplex method, to return to.
    std::vector<unsigned char> basis() const;
    void restore(const std::vector<unsigned char>& basis);

  private:
    struct Simplex;
    __extension__ using Wide = __int128;
    struct Multipliers {
        std::vector<std::int64_t> row;
        std::vector<Wide> left;  // of each column: gain less multipliers times factors
    };
    Multipliers round(std::span<const double> multipliers, bool with_gain) const;
    std::span<const double> last_multipliers() const;
    Wide bound_by(const Multipliers& m) const;

    std::vector<std::int64_t> gain_;
    std::vector<std::int64_t> low_;
    std::vector<std::int64_t> high_;
    std::vector<Row> rows_;
    std::unique_ptr<Simplex> simplex_;
    Status status_ = Status::stopped;
};

}  // namespace ariadne::prize
