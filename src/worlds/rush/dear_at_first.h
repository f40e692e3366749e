#pragma once

#include <cstdint>
#include <utility>

#include "search/concepts.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

// Rules with a bound that costs time for the first states, and a cheap one for those after them. Where all states must
// be seen, no bound saves anything. It counts its calls, so each search needs one of its own.
template <class R>
class DearAtFirst : public R {
  public:
    DearAtFirst(const R& dear, R cheap, std::uint64_t most) : R(dear), cheap_(std::move(cheap)), left_(most) {}

    std::int64_t bound(const typename R::State& state) const {
        if (left_ == 0) return cheap_.bound(state);
        --left_;
        return R::bound(state);
    }

  private:
    R cheap_;
    mutable std::uint64_t left_;
};

static_assert(search::Heuristic<DearAtFirst<Rules<1>>>);

}  // namespace ariadne::rush
