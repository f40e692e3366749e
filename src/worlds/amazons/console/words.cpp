#include "worlds/amazons/console/words.h"

#include <algorithm>
#include <cstddef>

#include "worlds/amazons/console/reading.h"

namespace ariadne::amazons {

std::string_view level_in_words(Language language, std::string_view name) {
    for (const Phrase& each :
         {phrases.beginner, phrases.easy, phrases.medium, phrases.hard, phrases.expert, phrases.master})
        if (each.english == name) return words(language, each);
    return name;
}

bool has_word(std::string_view list, std::string_view word) {
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(' '), list.size());
        if (list.substr(0, end) == word) return true;
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return false;
}

bool is_word(std::string_view word, const Phrase& lists) {
    const std::string plain = simplified(word);
    return std::ranges::any_of(all_languages,
                               [&](Language language) { return has_word(words(language, lists), plain); });
}

std::optional<bool> yes_or_no(std::string_view answer) {
    if (is_word(answer, phrases.words_for_yes)) return true;
    if (is_word(answer, phrases.words_for_no)) return false;
    return std::nullopt;
}

}  // namespace ariadne::amazons
