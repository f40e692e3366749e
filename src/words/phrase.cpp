#include "words/phrase.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "words/catalogue.h"

// The catalogues travel inside the program: a machine that has no locales speaks all languages.
extern "C" {
extern const char ariadne_words_es[];
extern const char ariadne_words_es_end[];
extern const char ariadne_words_cs[];
extern const char ariadne_words_cs_end[];
}

namespace ariadne {

namespace {

const Catalogue* catalogue_of(Language language) {
    if (language == Language::en) return nullptr;
    static const Catalogue spanish({ariadne_words_es, ariadne_words_es_end});
    static const Catalogue czech({ariadne_words_cs, ariadne_words_cs_end});
    return language == Language::es ? &spanish : &czech;
}

// As Plural-Forms in po/*.po counts them.
std::size_t plural_form(Language language, std::int64_t count) {
    if (count == 1) return 0;
    if (language != Language::cs) return 1;
    return count >= 2 && count <= 4 ? 1 : 2;
}

}  // namespace

std::optional<Language> language_named(std::string_view code) {
    const auto same = [](char one, char other) { return one == (other >= 'A' && other <= 'Z' ? other + 32 : other); };
    const auto found = std::ranges::find_if(
        language_codes, [&](std::string_view each) { return std::ranges::equal(each, code, same); });
    if (found == language_codes.end()) return std::nullopt;
    return static_cast<Language>(found - language_codes.begin());
}

Language language_of(std::string_view code) {
    return language_named(code).value_or(Language::en);
}

Language language_of_locale() {
    for (const char* const variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* const value = std::getenv(variable); value != nullptr && *value != '\0')
            return language_of(std::string_view(value).substr(0, std::string_view(value).find_first_of("_.@")));
    return Language::en;
}

std::string_view words(Language language, const Phrase& phrase) {
    const Catalogue* const catalogue = catalogue_of(language);
    const std::string_view found =
        catalogue == nullptr || phrase.empty() ? std::string_view() : catalogue->find(phrase.context, phrase.english);
    return found.empty() ? phrase.english : found;
}

std::string_view words(Language language, const Phrase& phrase, std::int64_t count) {
    std::size_t form = plural_form(language, count);
    const std::string_view english = form == 0 || phrase.many.empty() ? phrase.english : phrase.many;
    const Catalogue* const catalogue = catalogue_of(language);
    if (catalogue == nullptr) return english;
    std::string_view forms = catalogue->find(phrase.context, phrase.english);
    for (; form > 0 && !forms.empty(); --form) forms.remove_prefix(std::min(forms.find('\0'), forms.size() - 1) + 1);
    return forms.empty() ? english : forms.substr(0, forms.find('\0'));
}

}  // namespace ariadne
