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

// English and Spanish have a word for one and a word for more, Czech one more for 2 to 4.
struct Noun {
    std::array<std::string_view, 2> en, es;
    std::array<std::string_view, 3> cs;
};

constexpr Noun step_noun = {{"step", "steps"}, {"paso", "pasos"}, {"krok", "kroky", "kroků"}};
constexpr Noun move_noun = {{"move", "moves"}, {"movimiento", "movimientos"}, {"tah", "tahy", "tahů"}};
constexpr Noun turn_noun = {{"turn", "turns"}, {"jugada", "jugadas"}, {"tah", "tahy", "tahů"}};

std::string counted(Language language, std::int64_t number, const Noun& noun) {
    const std::size_t more = number == 1 ? 0 : 1;
    if (language == Language::en) return fmt::format("{} {}", number, noun.en[more]);
    if (language == Language::es) return fmt::format("{} {}", number, noun.es[more]);
    const bool few = number >= 2 && number <= 4;
    return fmt::format("{} {}", number, noun.cs[more == 0 ? 0 : few ? 1 : 2]);
}

}  // namespace

Language language_of(std::string_view code) {
    if (code == "es") return Language::es;
    if (code == "cs") return Language::cs;
    return Language::en;
}

Say of_energy(Say sentence) {
    sentence.energy = !sentence.wording->of_energy.front().empty();
    return sentence;
}

Say of_nothing(Say sentence) {
    if (sentence.wording == &Say::undecided) return Say::way_undecided;
    return sentence.wording == &Say::walls ? Say(Say::way_walls) : sentence;
}

std::string_view words(Language language, Say sentence) {
    const Phrasing& said = sentence.energy ? sentence.wording->of_energy : sentence.wording->usual;
    return said[static_cast<std::size_t>(language)];
}

std::string_view in_words(std::span<const Phrasing> rows, Language language, std::string_view english) {
    const auto found = std::ranges::find(rows, english, [](const Phrasing& row) { return row.front(); });
    return found == rows.end() ? english : (*found)[static_cast<std::size_t>(language)];
}

std::string_view kind_in_words(Language language, std::string_view english) {
    return in_words(kinds, language, english);
}

std::string steps_in_words(Language language, std::int64_t steps) {
    return counted(language, steps, step_noun);
}

std::string moves_in_words(Language language, std::int64_t moves) {
    return counted(language, moves, move_noun);
}

std::string turns_in_words(Language language, std::int64_t turns) {
    return counted(language, turns, turn_noun);
}

}  // namespace ariadne::cli
