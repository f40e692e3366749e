#include "cli/play/words.h"

#include <algorithm>
#include <array>

namespace ariadne::cli {

namespace {

struct Named {
    std::string_view name;
    Phrasing row;
};

constexpr auto names = std::to_array<Named>({
    // figures
    {"energy", {"energy", "energía", "energie"}},
    {"life", {"life", "vida", "životy"}},
    {"steps", {"steps", "pasos", "kroky"}},
    {"treasures", {"treasures", "tesoros", "poklady"}},
    {"eaten", {"eaten", "comidas", "snědeno"}},
    {"cost", {"cost", "coste", "cena"}},
    {"moves", {"moves", "movimientos", "tahy"}},
    // settings and their values
    {"safe", {"safe mode", "modo seguro", "bezpečný režim"}},
    {"off", {"off", "no", "vypnutý"}},
    {"on", {"on", "sí", "zapnutý"}},
    {"written", {"as written", "según las reglas", "podle zadání"}},
    {"strict", {"strict", "estricto", "přísný"}},
    {"fog", {"fog", "niebla", "mlha"}},
    {"fog off", {"off", "no", "vypnutá"}},
    {"fog on", {"on", "sí", "zapnutá"}},
    // objectives, as what the computer looks for
    {"objective steps", {"shortest", "el más corto", "nejkratší"}},
    {"objective energy", {"richest", "el más rico", "nejbohatší"}},
    {"objective life", {"richest", "el más rico", "nejbohatší"}},
    {"objective cost", {"cheapest", "el más barato", "nejlevnější"}},
    {"objective moves", {"fewest moves", "menos movimientos", "nejméně tahů"}},
    {"rush objective steps", {"fewest steps", "menos pasos", "nejméně kroků"}},
    // moves
    {"up", {"up", "arriba", "nahoru"}},
    {"down", {"down", "abajo", "dolů"}},
    {"left", {"left", "izquierda", "doleva"}},
    {"right", {"right", "derecha", "doprava"}},
    {"slide", {"{0} {1} by {2}", "{0}: {2} hacia {1}", "{0} {1} o {2}"}},
    {"slide up", {"up", "arriba", "nahoru"}},
    {"slide down", {"down", "abajo", "dolů"}},
    {"slide left", {"left", "la izquierda", "doleva"}},
    {"slide right", {"right", "la derecha", "doprava"}},
    // why there is no way
    {"reason walls", {"walls stand in the way", "los muros lo cierran", "brání tomu zdi"}},
    {"reason energy", {"the energy does not suffice", "falta energía", "nestačí energie"}},
    {"reason life", {"life does not suffice", "falta vida", "nestačí životy"}},
    {"reason blocked", {"the red car cannot get out", "el coche rojo no puede salir", "červené auto se ven nedostane"}},
});

constexpr auto events = std::to_array<Named>({
    {"food", {"Food: +{0} energy.", "Comida: +{0} de energía.", "Jídlo: +{0} energie."}},
    {"bomb", {"A bomb: -{0} energy.", "Una bomba: -{0} de energía.", "Bomba: -{0} energie."}},
    {"climb", {"Up a wall: -{0} energy.", "Sobre un muro: -{0} de energía.", "Výstup na zeď: -{0} energie."}},
    {"treasure", {"A treasure: +{0} life.", "Un tesoro: +{0} de vida.", "Poklad: přibylo životů: {0}."}},
    {"toll", {"-{0} life.", "-{0} de vida.", "Ubylo životů: {0}."}},
    {"goal", {"", "", ""}},
    {"exit", {"", "", ""}},
    {"exhausted", {"The energy is gone.", "Se acabó la energía.", "Došla energie."}},
    {"killed", {"The bomb was deadly.", "La bomba era mortal.", "Bomba byla smrtící."}},
    {"died", {"The runner is dead.", "El corredor ha muerto.", "Běžec zemřel."}},
    {"edge", {"The board ends there.", "Ahí termina el tablero.", "Tam plán končí."}},
    {"wall", {"Nobody passes that wall.", "Ese muro no se puede cruzar.", "Tou zdí projít nelze."}},
    {"vehicle", {"{0:c} is in the way.", "{0:c} está en medio.", "V cestě stojí {0:c}."}},
    {"aside", {"{0:c} slides along its line only.", "{0:c} solo se mueve por su línea.", "{0:c} jezdí jen rovně."}},
    {"nobody", {"There is no vehicle that way.", "Por ahí no hay ningún vehículo.", "Tam žádné vozidlo není."}},
    {"over",
     {"The game is over: r begins again, u takes the last move back.",
      "La partida ha terminado: r empieza de nuevo, u deshace.", "Hra skončila: r začne znovu, u vrátí tah."}},
    {"unknown", {"That is no move.", "Eso no es un paso.", "Takový tah není."}},
    {"safe energy",
     {"Safe mode refuses: the energy would fall to {0}.", "El modo seguro lo impide: la energía bajaría a {0}.",
      "Bezpečný režim to nedovolí: energie by klesla na {0}."}},
    {"safe life",
     {"Safe mode refuses: life would fall to {0}.", "El modo seguro lo impide: la vida bajaría a {0}.",
      "Bezpečný režim to nedovolí: životy by klesly na {0}."}},
    {"safe deadly",
     {"Safe mode refuses: that bomb is deadly.", "El modo seguro lo impide: esa bomba es mortal.",
      "Bezpečný režim to nedovolí: bomba je smrtící."}},
});

template <class Table>
const Phrasing* find_in(const Table& rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, &Named::name);
    return found == rows.end() ? nullptr : &found->row;
}

}  // namespace

bool has_words(std::string_view name) {
    return find_in(names, name) != nullptr || find_in(events, name) != nullptr;
}

std::string name_in_words(Language language, std::string_view name) {
    const Phrasing* row = find_in(names, name);
    return std::string(row == nullptr ? name : words(language, *row));
}

std::string value_in_words(Language language, const worlds::Setting& setting) {
    const std::string own = setting.name + " " + setting.value;
    return name_in_words(language, has_words(own) ? own : setting.value);
}

std::string objective_in_words(Language language, std::string_view world, std::string_view objective) {
    const std::string own = fmt::format("{} objective {}", world, objective);
    return name_in_words(language, has_words(own) ? own : fmt::format("objective {}", objective));
}

std::string move_in_words(Language language, const worlds::View& view, std::string_view move) {
    const std::size_t sign = move.find_first_of("+-");
    const auto piece = std::ranges::find(view.board.pieces, move.substr(0, sign), [&](const render::Piece& p) {
        return std::string_view(view.board.styles[p.style].text);
    });
    if (sign == std::string_view::npos || piece == view.board.pieces.end()) return name_in_words(language, move);
    const bool onward = move[sign] == '+';
    const bool across = piece->extent.cols > piece->extent.rows;
    const std::string_view way =
        across ? (onward ? "slide right" : "slide left") : (onward ? "slide down" : "slide up");
    return fmt::format(fmt::runtime(name_in_words(language, "slide")), move.substr(0, sign),
                       name_in_words(language, way), move.substr(sign + 1));
}

std::string event_in_words(Language language, const worlds::Event& event) {
    const Phrasing* row = find_in(events, event.name);
    if (row == nullptr) return event.name;
    return fmt::format(fmt::runtime(words(language, *row)), event.value);
}

}  // namespace ariadne::cli
