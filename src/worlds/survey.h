#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "base/interface.h"
#include "worlds/play.h"

namespace ariadne::worlds {

// What one share of a survey brings in. Whatever the order in which shares are done, their lines one after another,
// their tallies added up and the largest of each record are the same.
struct Harvest {
    std::string lines;                     // of the output, each with its end
    Figures tally;                         // counts, every share with the same names
    Figures records;                       // the largest of something, every share with the same names
    std::vector<std::uint64_t> histogram;  // how many found of each length, from 0

    friend bool operator==(const Harvest&, const Harvest&) = default;
};

// Every puzzle of a kind there is, found share by share: many threads, processes and machines can divide the shares
// among them, and a share begun and not finished is simply done again.
class Survey : public Interface {
  public:
    virtual std::uint64_t shares() const = 0;
    // The order in words that tell it from every other: a journal belongs to one of them only.
    virtual std::string identity() const = 0;
    // May run on several threads at once. A budget that ends it is an error; nothing of the share counts then.
    virtual Result<Harvest> harvest(std::uint64_t share, Budget& budget) const = 0;
    // How much of the whole the shares before this one are, 0..1, as well as it can be told before they are done.
    virtual double fraction(std::uint64_t share) const = 0;
};

}  // namespace ariadne::worlds
