#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <string>

#include "../cli/program.h"
#include "control.h"

namespace ariadne::testing {

// While one lives, programs that are run have calls that fail.
class Faults {
  public:
    explicit Faults(unsigned seconds = 60);  // that a program may take, on a busy machine
    ~Faults();
    Faults(const Faults&) = delete;
    Faults& operator=(const Faults&) = delete;

    // From now on, `failing` calls fail from the Nth on.
    void arm(fault::Call call, int error, std::uint64_t at, std::uint64_t failing = 1);
    void disarm() { arm(fault::Call::none, 0, 0); }
    std::uint64_t calls() const { return control_->calls; }

    // From now on it is recorded where calls come from.
    void record(fault::Call call);
    std::map<std::uint64_t, std::uint64_t> places() const;  // the first call from each, by a hash of the place

  private:
    Folder folder_;
    fault::Control* control_ = nullptr;
};

inline constexpr auto all_from_there = std::numeric_limits<std::uint64_t>::max();

// Without the seconds that something took: they differ from run to run.
std::string timeless(const std::string& text);

// Whether all calls are to fail one by one, not only the first from each place.
bool every_call();

}  // namespace ariadne::testing
