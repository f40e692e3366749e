#pragma once

#include <string>
#include <string_view>

#include "cli/language.h"
#include "worlds/rating.h"

namespace ariadne::cli {

// The words of rate and compare. Worlds give titles, units and meanings in English; what nobody has words for stands
// for itself.
std::string_view measure_in_words(Language language, std::string_view english);

std::string sentence_in_words(Language language, const worlds::Sentence& sentence);

// "solved, stopped (time)", part by part.
std::string verdict_in_words(Language language, std::string_view english);

}  // namespace ariadne::cli
