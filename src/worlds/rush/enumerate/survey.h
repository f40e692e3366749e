#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "worlds/survey.h"
#include "worlds/world.h"

namespace ariadne::rush::enumerate {

std::vector<worlds::OptionSpec> survey_options();

// Every essentially different minimal puzzle of a board size, each as hard as its vehicles can be placed: of all
// positions that can be reached from one another, the hardest.
Result<std::unique_ptr<worlds::Survey>> survey(const std::map<std::string, std::string>& options);

}  // namespace ariadne::rush::enumerate
