#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace ariadne {

enum class Language : std::uint8_t { en, es, cs };

inline constexpr std::array all_languages = {Language::en, Language::es, Language::cs};
inline constexpr std::array<std::string_view, 3> language_codes = {"en", "es", "cs"};

// The language with this code, in any case ("es"); nothing if there is none.
std::optional<Language> language_named(std::string_view code);
Language language_of(std::string_view code);  // English for what is none of them
// Of the person whose terminal this is, by LC_ALL, LC_MESSAGES or LANG.
Language language_of_locale();

// Something people read. The source has it in English, which is its key in po/es.po and po/cs.po; {0}, {1}, ... are
// values, which a language may take in its own order. Make it with tr, tr_n, tr_c or tr_nc: scripts/words.sh looks for
// those.
struct Phrase {
    std::string_view english;
    std::string_view many = {};     // in English, of any number but one
    std::string_view context = {};  // tells apart what English has one word for

    constexpr bool empty() const { return english.empty(); }
    friend bool operator==(const Phrase&, const Phrase&) = default;
};

// The text itself; it does not compile where a brace is neither that of a value nor written twice.
consteval std::string_view with_good_braces(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{' && text[i] != '}') continue;
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        if (next != text[i]) {
            if (text[i] == '}' || next < '0' || next > '9') throw "a brace that is no value is written twice";
            i = text.find('}', i);
            if (i == text.npos) throw "a value ends with a brace";
        } else {
            ++i;
        }
    }
    return text;
}

consteval Phrase tr(std::string_view english) {
    return {with_good_braces(english)};
}
// Counts {0}.
consteval Phrase tr_n(std::string_view one, std::string_view many) {
    return {with_good_braces(one), with_good_braces(many)};
}
consteval Phrase tr_c(std::string_view context, std::string_view english) {
    return {with_good_braces(english), {}, context};
}
consteval Phrase tr_nc(std::string_view context, std::string_view one, std::string_view many) {
    return {with_good_braces(one), with_good_braces(many), context};
}

// In that language; what has no translation stays English.
std::string_view words(Language language, const Phrase& phrase);
std::string_view words(Language language, const Phrase& phrase, std::int64_t count);

template <class... Values>
std::string say(Language language, const Phrase& phrase, const Values&... values) {
    return fmt::format(fmt::runtime(words(language, phrase)), values...);
}

}  // namespace ariadne
