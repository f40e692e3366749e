#include "worlds/word.h"

namespace ariadne::worlds {

std::string in_words(std::span<const Word> words) {
    std::string out;
    for (const std::string_view word : words) {
        if (!out.empty()) out += ' ';
        out += word;
    }
    return out;
}

}  // namespace ariadne::worlds
