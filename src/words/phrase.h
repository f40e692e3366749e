#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace ariadne {

enum class Language : std::uint8_t { en, es, cs };

inline constexpr std::array all_languages = {Language::en, Language::es, Language::cs};
inline constexpr std::array<std::string_view, 3> language_codes = {"en", "es", "cs"};

Language language_of(std::string_view code);  // English for what is none of them
// Of the person whose terminal this is, by LC_ALL, LC_MESSAGES or LANG.
Language language_of_locale();

// Something people read. The source has it in English, which is its key in po/es.po and po/cs.po; {0}, {1}, ... are
// values, which a language may take in its own order. Make it with tr, tr_n or tr_c: scripts/words.sh looks for those.
struct Phrase {
    std::string_view english;
    std::string_view many = {};     // in English, of any number but one
    std::string_view context = {};  // tells apart what English has one word for

    constexpr bool empty() const { return english.empty(); }
    friend bool operator==(const Phrase&, const Phrase&) = default;
};

consteval Phrase tr(std::string_view english) {
    return {english};
}
// Counts {0}.
consteval Phrase tr_n(std::string_view one, std::string_view many) {
    return {one, many};
}
consteval Phrase tr_c(std::string_view context, std::string_view english) {
    return {english, {}, context};
}

// In that language; what has no translation stays English.
std::string_view words(Language language, const Phrase& phrase);
std::string_view words(Language language, const Phrase& phrase, std::int64_t count);

template <class... Values>
std::string say(Language language, const Phrase& phrase, const Values&... values) {
    return fmt::format(fmt::runtime(words(language, phrase)), values...);
}

// "1 step", "2 steps".
template <class... Values>
std::string say_count(Language language, const Phrase& phrase, std::int64_t count, const Values&... values) {
    return fmt::format(fmt::runtime(words(language, phrase, count)), count, values...);
}

}  // namespace ariadne
