#pragma once

#include <string_view>

#include "words/phrase.h"

namespace ariadne::maze_pacman {

// What is said of the resource that walkers spend: the one of these phrases that is about it.
constexpr Phrase about(std::string_view resource, const Phrase& life, const Phrase& energy) {
    return resource == "life" ? life : energy;
}

}  // namespace ariadne::maze_pacman
