#include "cli/language.h"

#include <algorithm>
#include <array>

namespace ariadne::cli {

namespace {

// The kinds of cells in the legend of a board.
constexpr auto kinds = std::to_array<Phrase>({
    tr("food"),
    tr("wall"),
    tr("bomb"),
    tr("endless wall"),
    tr("deadly bomb"),
    tr("entrance"),
    tr("exit"),
    tr_c("cell", "expanded"),
    tr("white"),
    tr("black"),
    tr("arrow"),
    tr("nearer to White"),
    tr("nearer to Black"),
});

struct Noun {
    std::string_view figure;
    Phrase counted;
};

constexpr auto nouns = std::to_array<Noun>({
    {"steps", tr_n("{0} step", "{0} steps")},
    {"moves", tr_n("{0} move", "{0} moves")},
    {"turns", tr_n("{0} turn", "{0} turns")},
});

}  // namespace

std::string_view in_words(std::span<const Phrase> rows, Language language, std::string_view english) {
    const auto found = std::ranges::find(rows, english, &Phrase::english);
    return found == rows.end() ? english : words(language, *found);
}

std::string_view kind_in_words(Language language, std::string_view english) {
    return in_words(kinds, language, english);
}

std::string amount_in_words(Language language, std::string_view figure, std::int64_t amount) {
    const auto noun = std::ranges::find(nouns, figure, &Noun::figure);
    if (noun == nouns.end()) return fmt::format("{} {}", amount, figure);
    return say_count(language, noun->counted, amount);
}

}  // namespace ariadne::cli
