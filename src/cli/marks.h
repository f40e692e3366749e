#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "worlds/report.h"

namespace ariadne::cli {

// An answer to a map, and how it is marked.
struct GradedAnswer {
    std::string student = {};
    std::string map = {};
    std::string answer = {};                      // its file, or which one of a file
    std::optional<worlds::Figures> figures = {};  // nothing: it could not be read
    bool valid = false;
    bool missing = false;                   // there is none
    bool impossible = false;                // the map is
    std::optional<std::int64_t> best = {};  // in the figure of the objective, where it is proven
    std::optional<std::int64_t> off = {};   // from the best: 0 is optimal
    std::optional<double> seconds = {};
    Message fault = {};

    bool broken() const { return !figures && !missing; }
};

// A table for people, and after it a line a student; or a table with commas.
std::string marks_text(const std::vector<GradedAnswer>& marks, bool csv, Language language);
std::string marks_json(const std::vector<GradedAnswer>& marks, Language language);

}  // namespace ariadne::cli
