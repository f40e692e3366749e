#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "worlds/world.h"

namespace ariadne::cli {

// What somebody else found out about a puzzle.
struct KnownAnswer {
    bool feasible = false;
    std::optional<std::int64_t> steps;
    std::string reason;                // for impossible; empty when not told
    std::optional<std::int64_t> most;  // life or energy on arrival, whatever the steps
};

// Tables of answers lie beside the puzzles, or one folder above: CSV files whose first line names at least the columns
// file and min_steps. Other columns that are understood:
//   set                  the name of the puzzle's folder; a table FOLDER_answers.csv needs none
//   feasible             0 or 1; without it, INF as min_steps says that there is no way
//   kind_if_impossible   walls or structural, life, energy
//   max_arrival_energy   where a column max_energy_status is filled in, only with MAX
//   note                 "infeasible by energy", "most energy 1677"
// Tables are read once.
class KnownAnswers {
  public:
    const KnownAnswer* find(const std::string& file);

  private:
    using Table = std::map<std::string, KnownAnswer>;  // by "FOLDER/FILE" or "FILE"
    const Table& table_of(const std::string& folder);

    std::map<std::string, Table> tables_;
};

enum class Grade : std::uint8_t {
    not_known,  // nothing to compare with
    right,
    open,  // not proven, and nothing in it contradicts what is known
    wrong
};

Grade grade(const worlds::Report& report, const KnownAnswer* known);

}  // namespace ariadne::cli
