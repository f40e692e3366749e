#include "cli/language.h"

#include <algorithm>
#include <cstddef>

namespace ariadne::cli {

namespace {

// The kinds of cells in the legend of a board.
constexpr auto kinds = std::to_array<Phrasing>({
    {"food", "comida", "jídlo"},
    {"wall", "muro", "zeď"},
    {"bomb", "bomba", "bomba"},
    {"endless wall", "muro infinito", "nekonečná zeď"},
    {"deadly bomb", "bomba mortal", "smrtící bomba"},
    {"entrance", "entrada", "vchod"},
    {"exit", "salida", "východ"},
    {"expanded", "expandida", "rozvinuto"},
    {"white", "blancas", "bílý"},
    {"black", "negras", "černý"},
    {"arrow", "flecha", "šíp"},
    {"nearer to White", "más cerca de las blancas", "blíže bílému"},
    {"nearer to Black", "más cerca de las negras", "blíže černému"},
});

// What is counted, in the order of Language: one of it, 2 to 4, and more, which only Czech tells apart.
struct Noun {
    std::string_view figure;
    std::array<std::array<std::string_view, 3>, 3> forms;
};

constexpr auto nouns = std::to_array<Noun>({
    {"steps", {{{"step", "steps", "steps"}, {"paso", "pasos", "pasos"}, {"krok", "kroky", "kroků"}}}},
    {"moves", {{{"move", "moves", "moves"}, {"movimiento", "movimientos", "movimientos"}, {"tah", "tahy", "tahů"}}}},
    {"turns", {{{"turn", "turns", "turns"}, {"jugada", "jugadas", "jugadas"}, {"tah", "tahy", "tahů"}}}},
});

}  // namespace

Language language_of(std::string_view code) {
    if (code == "es") return Language::es;
    if (code == "cs") return Language::cs;
    return Language::en;
}

std::string_view in_words(std::span<const Phrasing> rows, Language language, std::string_view english) {
    const auto found = std::ranges::find(rows, english, [](const Phrasing& row) { return row.front(); });
    return found == rows.end() ? english : words(language, *found);
}

std::string_view kind_in_words(Language language, std::string_view english) {
    return in_words(kinds, language, english);
}

std::string amount_in_words(Language language, std::string_view figure, std::int64_t amount) {
    const auto noun = std::ranges::find(nouns, figure, &Noun::figure);
    if (noun == nouns.end()) return fmt::format("{} {}", amount, figure);
    const std::size_t form = amount == 1 ? 0 : amount >= 2 && amount <= 4 ? 1 : 2;
    return fmt::format("{} {}", amount, noun->forms[static_cast<std::size_t>(language)][form]);
}

}  // namespace ariadne::cli
