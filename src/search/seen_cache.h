#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"

namespace ariadne::search {

// A cache of bounded size that remembers at which cost a state was entered in the current round. It may forget,
// never invent. It starts small and doubles between rounds when the last one overcrowded it and memory allows.
template <class State>
class SeenCache {
  public:
    explicit SeenCache(Budget& budget) : budget_(budget), charge_(budget) {}

    void begin_round() {
        ++round_;
        if (forgotten_ >= slots_.size()) grow();
        forgotten_ = 0;
    }

    // False when the state is remembered from this round at no greater cost; otherwise remembers it.
    bool improves(const State& state, std::uint64_t hash, std::int64_t cost) {
        if (slots_.empty()) return true;
        Slot& slot = slots_[((hash ^ (hash >> 32U)) * 0x9e3779b97f4a7c15U) >> shift_];
        if (slot.round == round_) {
            if (slot.state == state) {
                if (slot.cost <= cost) return false;
            } else {
                ++forgotten_;
            }
        }
        slot = {state, cost, round_};
        return true;
    }

  private:
    struct Slot {
        State state;
        std::int64_t cost = 0;
        std::uint64_t round = 0;
    };

    static constexpr unsigned least_bits = 8;
    static constexpr unsigned most_bits = 20;

    void grow() {
        const unsigned bits = slots_.empty() ? least_bits : 64U - shift_ + 1U;
        const std::size_t size = std::size_t{1} << bits;
        if (bits > most_bits || !budget_.fits(size * sizeof(Slot))) return;
        charge_.add(size * sizeof(Slot));
        charge_.drop(slots_.size() * sizeof(Slot));
        slots_ = std::vector<Slot>(size);
        shift_ = 64U - bits;
    }

    Budget& budget_;
    Charge charge_;
    std::vector<Slot> slots_;
    std::uint64_t round_ = 0;
    std::uint64_t forgotten_ = 0;
    unsigned shift_ = 64;
};

}  // namespace ariadne::search
