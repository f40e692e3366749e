#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/labyrinth/builders/builder.h"
#include "worlds/rating.h"
#include "worlds/world.h"

namespace ariadne::labyrinth {

struct CompareRequest {
    Size size{100, 100};
    int count = 100;  // labyrinths a builder, from seeds that follow each other
    std::vector<const Builder*> builders;
};

std::vector<worlds::OptionSpec> compare_options();
Result<CompareRequest> compare_request_from(const std::map<std::string, std::string>& options);

// Perfect labyrinths from corner to corner: what each builder's are made of, in the mean, and how long the way is.
worlds::Comparison compare(const CompareRequest& request, std::uint64_t seed, Budget& budget);

}  // namespace ariadne::labyrinth
