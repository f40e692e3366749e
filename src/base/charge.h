#pragma once

#include <cstddef>
#include <utility>

#include "base/budget.h"

namespace ariadne {

// The bytes that one structure has announced to the budget; given back when it goes.
class Charge {
  public:
    explicit Charge(Budget& budget) : budget_(&budget) {}
    Charge(Charge&& other) noexcept : budget_(other.budget_), bytes_(std::exchange(other.bytes_, 0)) {}
    Charge& operator=(Charge&& other) noexcept {
        std::swap(budget_, other.budget_);
        std::swap(bytes_, other.bytes_);
        return *this;
    }
    ~Charge() { budget_->release(bytes_); }

    // Before allocating. False: over the limit, nothing was counted, and the budget is exhausted.
    bool add(std::size_t bytes) {
        if (!budget_->allocate(bytes)) return false;
        bytes_ += bytes;
        return true;
    }

    void drop(std::size_t bytes) {
        budget_->release(bytes);
        bytes_ -= bytes;
    }

    // Raises the whole to this many bytes, if it is less.
    bool raise_to(std::size_t bytes) { return bytes <= bytes_ || add(bytes - bytes_); }

  private:
    Budget* budget_;
    std::size_t bytes_ = 0;
};

}  // namespace ariadne
