#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/findings.h"
#include "resource/memory.h"
#include "resource/need_table.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// Proves that short walks cannot survive, and sharpens the proof where it is weak.
//
// Each round builds a table in which items have prices in steps (a Lagrangian bound: taking an item costs a delay,
// and every walk gets all delays as credit), looks where the relaxed walk cheats by taking an item twice, makes that
// item dearer, and lets the cells of the cycle remember it from the next memory on. Survival stays exact all along.
// A relaxed walk that does not cheat is a real walk; one no longer than the bound is the answer.
template <class Value>
class Sharpener {
  public:
    Sharpener(const Terrain& terrain, MemoryPlan plan);

    // Rounds until about `work` table entries have been computed, nothing is left to improve, or the budget ends.
    void sharpen(std::uint64_t work, Budget& budget);

    std::int64_t bound() const { return bound_; }              // no walk has fewer steps
    const std::optional<Walk>& walk() const { return walk_; }  // the shortest honest walk met
    bool stuck() const { return stuck_; }                      // more rounds would change nothing
    const Memory& memory() const { return memory_; }

    // The table of the best prices for walks of at most shortest + 2 * slack steps: the one already made where that
    // reaches far enough. Null when the budget ran out.
    const NeedTable<Value>* table(int slack, Budget& budget);
    const Prices& prices() const { return table_prices_; }  // of the table last asked for

  private:
    struct Round {
        double bound = 0;
        bool cheats = false;
        std::vector<std::int32_t> takings;
    };

    Prices priced(const std::vector<double>& steps) const;
    bool play_round(const std::vector<double>& trial, Round& round, Budget& budget);
    void move_prices(const Round& round);
    void demand_memory(const std::vector<std::uint32_t>& ranks, const std::vector<std::int32_t>& takings);
    void grow_memory();

    const Terrain& terrain_;
    MemoryPlan plan_;
    Memory memory_;
    std::vector<double> best_;
    std::vector<double> trial_;
    std::vector<double> direction_;
    double best_bound_ = -1;  // of this memory
    double lambda_ = 1;
    int failures_ = 0;
    int rounds_here_ = 0;    // rounds with this memory
    std::size_t asked_ = 0;  // cells demanded since it was made
    std::int64_t bound_ = 0;
    std::optional<Walk> walk_;
    std::uint64_t spent_ = 0;
    bool stuck_ = false;
    int horizon_ = 128;                      // slack beyond which no table looks, until it must
    std::optional<NeedTable<Value>> table_;  // of this memory
    Prices table_prices_;
};

extern template class Sharpener<std::int16_t>;
extern template class Sharpener<std::int32_t>;

}  // namespace ariadne::resource
