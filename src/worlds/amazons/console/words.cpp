#include "worlds/amazons/console/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "worlds/amazons/console/reading.h"

namespace ariadne::amazons {

Phrase level_in_words(std::string_view name) {
    constexpr std::array levels = {tr("beginner"), tr("novice"), tr("easy"),   tr("medium"),     tr("hard"),
                                   tr("advanced"), tr("expert"), tr("master"), tr("grandmaster")};
    return *std::ranges::find(levels, name, &Phrase::english);
}

bool has_word(std::string_view list, std::string_view word) {
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(' '), list.size());
        if (list.substr(0, end) == word) return true;
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return false;
}

std::optional<bool> yes_or_no(std::string_view answer) {
    const std::string word = simplified(answer);
    if (has_word("yes y si s ano a", word)) return true;
    if (has_word("no n ne", word)) return false;
    return std::nullopt;
}

}  // namespace ariadne::amazons
