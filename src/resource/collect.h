#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "base/budget.h"
#include "resource/barter.h"
#include "resource/field.h"
#include "resource/findings.h"
#include "resource/prize_map.h"
#include "resource/terrain.h"

namespace ariadne::resource {

struct Collected {
    std::optional<Walk> walk;  // the richest known
    std::optional<Walk> first;
    std::int64_t bound = 0;   // nobody arrives with more
    bool proven = false;      // walk is the richest
    bool impossible = false;  // proven: nobody survives any walk
};

struct CollectOptions {
    std::optional<Walk> known = {};          // a walk already in hand
    std::optional<std::int64_t> bound = {};  // nobody arrives with more
    const LifePrices* prices = nullptr;      // what a walk of interest pays
    bool any = false;                        // stop at the first walk
    std::uint64_t effort = 0;                // give up after about this many steps; 0: the budget decides
    std::size_t followed = 2000;             // walkers to follow before any bounds are made
};

// The walk that arrives with the most life when steps do not count, items that harm included.
//
// The upper bound forgets survival: it is the walk of greatest value on the graph of items (src/prize). Walks come from
// annealing with survival. Where the two meet, the walk is proven the best; where the bound is below what it takes to
// arrive, nobody can. Where survival itself costs something, the search branches on which item is visited first, second
// and so on (see Prefixes) until those who are still alive are rich enough.
Collected collect(const Field& field, const Terrain& terrain, const CollectOptions& options, Budget& budget);

// The same, to be left and taken up again.
class Collecting {
  public:
    // Nothing when there are too many ways between the items, or the budget ran out.
    static std::unique_ptr<Collecting> make(const Field& field, const Terrain& terrain, const CollectOptions& options,
                                            Budget& budget);
    ~Collecting();

    // Goes on for about so many steps; 0: the budget decides. `known`: a walk found elsewhere meanwhile.
    Collected advance(std::uint64_t effort, const std::optional<Walk>& known = {});

  private:
    class Collector;
    Collecting(const Field& field, const Terrain& terrain, PrizeMap map, const CollectOptions& options, Budget& budget);

    PrizeMap map_;
    std::unique_ptr<Collector> collector_;
};

}  // namespace ariadne::resource
