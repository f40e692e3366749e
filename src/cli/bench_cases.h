#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "worlds/world.h"

namespace ariadne::cli {

// A puzzle to be measured.
struct BenchCase {
    std::string name;
    std::string file;  // empty: made here
    std::string text;
    const worlds::World* world = nullptr;
};

// Made here from fixed seeds, so that everybody measures the same.
Result<std::vector<BenchCase>> made_cases();

// Files and folders, not read yet.
Result<std::vector<BenchCase>> read_cases(const std::vector<std::string>& arguments);

}  // namespace ariadne::cli
