#include "cli/play/words.h"

#include <algorithm>
#include <array>

namespace ariadne::cli {

namespace {

constexpr auto tellings = std::to_array<Phrasing>({
    {"You won: {0}, {1} {2}.", "Has ganado: {0}, {1} {2}.", "Výhra: {0}, {1}: {2}."},
    {"The computer arrives: {0}, {1} {2}.", "El ordenador llega: {0}, {1} {2}.",
     "Počítač došel do cíle: {0}, {1}: {2}."},
    {"You won: {0}.", "Has ganado: {0}.", "Výhra: {0}."},
    {"The computer arrives: {0}.", "El ordenador llega: {0}.", "Počítač došel do cíle: {0}."},
    {"Solved: {0}.", "Resuelto: {0}.", "Vyřešeno: {0}."},
    {"The computer solves it: {0}.", "El ordenador lo resuelve: {0}.", "Počítač má hotovo: {0}."},
    {"That is par: nobody needs fewer.", "Es el mínimo: nadie necesita menos.", "Méně jich nestačí."},
    {"Par is {0}.", "El mínimo: {0}.", "Nejlepší řešení: {0}."},
    {"That is par: nobody is faster.", "Es el mínimo: nadie es más rápido.", "Kratší cesta není."},
    {"Par is {0}.", "El mínimo es {0}.", "Nejméně kroků: {0}."},
    {"Nobody arrives with more.", "Nadie llega con más.", "Víc mít v cíli nelze."},
    {"{0} was possible.", "Era posible llegar con {0}.", "Šlo to i s {0}."},
    {"Lost after {0}. {1}", "Has perdido tras {0}. {1}", "Prohra, {0}. {1}"},
    {"There is nothing to undo.", "No hay nada que deshacer.", "Není co vracet."},
    {"Back at the beginning.", "De nuevo al principio.", "Zpět na začátku."},
    {"The computer is thinking ...", "El ordenador está pensando ...", "Počítač přemýšlí ..."},
    {"Hint: {0}.", "Pista: {0}.", "Nápověda: {0}."},
    {"Hint: {0}. (The best way found in the time given.)", "Pista: {0}. (Lo mejor hallado en el tiempo dado.)",
     "Nápověda: {0}. (Nejlepší cesta, která se za daný čas našla.)"},
    {"Move {0} of {1}", "Movimiento {0} de {1}", "Tah {0} z {1}"},
    {"From here there is no way to the goal any more: {0}.", "Desde aquí ya no hay camino a la meta: {0}.",
     "Odsud už cesta do cíle nevede: {0}."},
    {"This cannot be won: {0}.", "Esto no se puede ganar: {0}.", "Tady vyhrát nelze: {0}."},
    {"The computer found no way in the time given.", "El ordenador no halló camino en el tiempo dado.",
     "Počítač v daném čase cestu nenašel."},
    {"{0}: {1}.", "{0}: {1}.", "{0}: {1}."},
    {"There is only this map; o opens another.", "Solo hay este mapa; o abre otro.",
     "Jiná mapa tu není; další otevře klávesa o."},
    {"Opened {0}.", "Abierto {0}.", "Otevřeno: {0}."},
    {"This window is too small to play in. It needs {0} columns and {1} lines.",
     "Esta ventana es demasiado pequeña para jugar. Hacen falta {0} columnas y {1} líneas.",
     "Toto okno je na hru příliš malé. Je třeba sloupců: {0}, řádků: {1}."},
    {"Open: ", "Abrir: ", "Otevřít: "},
    {"arrows move   u undo   r restart   t hint   ? help   q quit",
     "flechas mover   u deshacer   r reiniciar   t pista   ? ayuda   q salir",
     "šipky tah   u zpět   r znovu   t nápověda   ? pomoc   q konec"},
    {"arrows slide or choose   u undo   r restart   t hint   ? help   q quit",
     "flechas mover o elegir   u deshacer   r reiniciar   t pista   ? ayuda   q salir",
     "šipky tah nebo výběr   u zpět   r znovu   t nápověda   ? pomoc   q konec"},
    {"r restart   u undo   n next   o open   ? help   q quit",
     "r reiniciar   u deshacer   n siguiente   o abrir   ? ayuda   q salir",
     "r znovu   u zpět   n další   o otevřít   ? pomoc   q konec"},
    {"Enter opens   Tab completes   Esc goes back", "Enter abre   Tab completa   Esc vuelve",
     "Enter otevře   Tab doplní   Esc se vrátí"},
    {"arrows scroll   any other key goes back", "flechas desplazan   otra tecla vuelve",
     "šipky posouvají   jiná klávesa se vrátí"},
    {"Par", "Mínimo", "Nejméně"},
    {"Most", "Máximo", "Nejvíce"},
    {"Computer", "Ordenador", "Počítač"},
    {"Speed", "Velocidad", "Rychlost"},
    {"Time", "Tiempo", "Čas"},
    {"{0} / about {1}", "{0} / unos {1}", "{0} / asi {1}"},
    {"board", "tablero", "úloha"},
    {"none", "no hay", "nelze"},
    {"Keys", "Teclas", "Klávesy"},
    {"move; wasd and hjkl do so, too", "mover; también wasd y hjkl", "tah; také wasd a hjkl"},
    {"slide the chosen vehicle; across its line, choose another", "mover el vehículo elegido; de través, elegir otro",
     "posunout vybrané vozidlo; napříč vybrat jiné"},
    {"choose the next vehicle; Shift-Tab the one before", "elegir el vehículo siguiente; Mayús-Tab, el anterior",
     "vybrat další vozidlo; Shift-Tab předchozí"},
    {"choose the vehicle of that letter; once more, of the small one",
     "elegir el vehículo de esa letra; otra vez, el de la minúscula",
     "vybrat vozidlo toho písmene; znovu, malého písmene"},
    {"choose a vehicle, or slide the chosen one to a free cell",
     "elegir un vehículo, o llevar el elegido a una casilla libre",
     "vybrat vozidlo, nebo vybrané posunout na volné pole"},
    {"take the last move back; so does Backspace", "deshacer; también Retroceso", "vrátit tah; také Backspace"},
    {"begin again", "empezar de nuevo", "začít znovu"},
    {"open another file", "abrir otro archivo", "otevřít jiný soubor"},
    {"next map, previous map", "mapa siguiente, anterior", "další mapa, předchozí mapa"},
    {"next board, previous board", "tablero siguiente, anterior", "další úloha, předchozí úloha"},
    {"safe mode: which fatal moves are refused", "modo seguro: qué pasos mortales se rechazan",
     "bezpečný režim: které smrtelné tahy se odmítnou"},
    {"fog: only what lies ahead is seen", "niebla: solo se ve lo que hay delante",
     "mlha: vidět je jen to, co leží vpředu"},
    {"hint: the computer's next move", "pista: el siguiente paso del ordenador", "nápověda: další tah počítače"},
    {"show the computer's path", "mostrar el camino del ordenador", "ukázat cestu počítače"},
    {"show the computer's next move on the board", "mostrar en el tablero el siguiente movimiento del ordenador",
     "ukázat na plánu další tah počítače"},
    {"computer: shortest or richest path", "ordenador: camino más corto o más rico",
     "počítač: nejkratší, nebo nejbohatší cesta"},
    {"computer: fewest moves, or fewest steps", "ordenador: menos movimientos, o menos pasos",
     "počítač: nejméně tahů, nebo nejméně kroků"},
    {"the computer makes one move", "el ordenador da un paso", "počítač táhne jednou"},
    {"the computer plays, or pauses", "el ordenador juega, o para", "počítač hraje, nebo čeká"},
    {"faster, slower", "más rápido, más lento", "rychleji, pomaleji"},
    {"this list", "esta lista", "tento seznam"},
    {"quit; so does Ctrl-C", "salir; también Ctrl-C", "konec; také Ctrl-C"},
    {"arrows", "flechas", "šipky"},
    {"space", "espacio", "mezera"},
    {"mouse", "ratón", "myš"},
});
static_assert(tellings.size() == static_cast<std::size_t>(Tell::how_many));

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

std::string_view words(Language language, Tell sentence) {
    return tellings[static_cast<std::size_t>(sentence)][static_cast<std::size_t>(language)];
}

bool has_words(std::string_view name) {
    return find_in(names, name) != nullptr || find_in(events, name) != nullptr;
}

std::string name_in_words(Language language, std::string_view name) {
    const Phrasing* row = find_in(names, name);
    return std::string(row == nullptr ? name : (*row)[static_cast<std::size_t>(language)]);
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

std::string amount_in_words(Language language, std::string_view figure, std::int64_t amount) {
    if (figure == "steps") return steps_in_words(language, amount);
    if (figure == "moves") return moves_in_words(language, amount);
    return fmt::format("{} {}", amount, name_in_words(language, figure));
}

std::string event_in_words(Language language, const worlds::Event& event) {
    const Phrasing* row = find_in(events, event.name);
    if (row == nullptr) return event.name;
    return fmt::format(fmt::runtime((*row)[static_cast<std::size_t>(language)]), event.value);
}

}  // namespace ariadne::cli
