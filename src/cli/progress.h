#pragma once

#include <string>
#include <string_view>

#include "base/budget.h"
#include "cli/console.h"

namespace ariadne::cli {

// One line on stderr, redrawn in place and gone at the end: only on a terminal, only when not quiet, and only once
// the work has taken a second.
class ProgressLine {
  public:
    ProgressLine(const Settings& settings, std::string subject);
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    ProgressSink sink();  // empty when nothing would be shown
    void show(std::string_view text, double seconds);
    void clear();

  private:
    std::string subject_;
    Language language_;
    bool enabled_;
    bool drawn_ = false;
};

std::string bar(double fraction);  // "[####......]"

// "counting solutions  [####......]  41%  1.2M states, 300k/s  best 120, bound 118  4.0 s"
std::string describe(const Progress& progress, Language language);

}  // namespace ariadne::cli
