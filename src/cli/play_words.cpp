#include "cli/play_words.h"

#include <algorithm>
#include <array>

namespace ariadne::cli {

namespace {

using Row = std::array<std::string_view, 3>;  // English, Spanish, Czech

constexpr auto table = std::to_array<Row>({
    {"You won: {0}, {1} {2}.", "Has ganado: {0}, {1} {2}.", "Výhra: {0}, {1}: {2}."},
    {"The computer arrives: {0}, {1} {2}.", "El ordenador llega: {0}, {1} {2}.",
     "Počítač došel do cíle: {0}, {1}: {2}."},
    {"You won: {0}.", "Has ganado: {0}.", "Výhra: {0}."},
    {"The computer arrives: {0}.", "El ordenador llega: {0}.", "Počítač došel do cíle: {0}."},
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
    {"From here there is no way to the goal any more: {0}.", "Desde aquí ya no hay camino a la meta: {0}.",
     "Odsud už cesta do cíle nevede: {0}."},
    {"This map cannot be won: {0}.", "Este mapa no se puede ganar: {0}.", "Tuto mapu vyhrát nelze: {0}."},
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
    {"r restart   u undo   n next map   o open   ? help   q quit",
     "r reiniciar   u deshacer   n siguiente   o abrir   ? ayuda   q salir",
     "r znovu   u zpět   n další mapa   o otevřít   ? pomoc   q konec"},
    {"Enter opens   Tab completes   Esc goes back", "Enter abre   Tab completa   Esc vuelve",
     "Enter otevře   Tab doplní   Esc se vrátí"},
    {"arrows scroll   any other key goes back", "flechas desplazan   otra tecla vuelve",
     "šipky posouvají   jiná klávesa se vrátí"},
    {"Par", "Mínimo", "Nejméně"},
    {"Most", "Máximo", "Nejvíce"},
    {"Computer", "Ordenador", "Počítač"},
    {"Speed", "Velocidad", "Rychlost"},
    {"none", "no hay", "nelze"},
    {"Keys", "Teclas", "Klávesy"},
    {"move; wasd and hjkl do so, too", "mover; también wasd y hjkl", "tah; také wasd a hjkl"},
    {"take the last move back; so does Backspace", "deshacer; también Retroceso", "vrátit tah; také Backspace"},
    {"begin again", "empezar de nuevo", "začít znovu"},
    {"open another map", "abrir otro mapa", "otevřít jinou mapu"},
    {"next map, previous map", "mapa siguiente, anterior", "další mapa, předchozí mapa"},
    {"safe mode: which fatal moves are refused", "modo seguro: qué pasos mortales se rechazan",
     "bezpečný režim: které smrtelné tahy se odmítnou"},
    {"fog: only what lies ahead is seen (labyrinth)", "niebla: solo se ve lo que hay delante (labyrinth)",
     "mlha: vidět je jen to, co leží vpředu (labyrinth)"},
    {"hint: the computer's next move", "pista: el siguiente paso del ordenador", "nápověda: další tah počítače"},
    {"show the computer's path", "mostrar el camino del ordenador", "ukázat cestu počítače"},
    {"computer: shortest or richest path", "ordenador: camino más corto o más rico",
     "počítač: nejkratší, nebo nejbohatší cesta"},
    {"the computer makes one move", "el ordenador da un paso", "počítač táhne jednou"},
    {"the computer plays, or pauses", "el ordenador juega, o para", "počítač hraje, nebo čeká"},
    {"faster, slower", "más rápido, más lento", "rychleji, pomaleji"},
    {"this list", "esta lista", "tento seznam"},
    {"quit; so does Ctrl-C", "salir; también Ctrl-C", "konec; také Ctrl-C"},
    {"arrows", "flechas", "šipky"},
    {"space", "espacio", "mezera"},
});
static_assert(table.size() == static_cast<std::size_t>(Tell::how_many));

struct Named {
    std::string_view name;
    Row row;
};

constexpr auto names = std::to_array<Named>({
    // figures
    {"energy", {"energy", "energía", "energie"}},
    {"life", {"life", "vida", "životy"}},
    {"steps", {"steps", "pasos", "kroky"}},
    {"treasures", {"treasures", "tesoros", "poklady"}},
    {"eaten", {"eaten", "comidas", "snědeno"}},
    {"cost", {"cost", "coste", "cena"}},
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
    // moves
    {"up", {"up", "arriba", "nahoru"}},
    {"down", {"down", "abajo", "dolů"}},
    {"left", {"left", "izquierda", "doleva"}},
    {"right", {"right", "derecha", "doprava"}},
    // why there is no way
    {"reason walls", {"walls stand in the way", "los muros lo cierran", "brání tomu zdi"}},
    {"reason energy", {"the energy does not suffice", "falta energía", "nestačí energie"}},
    {"reason life", {"life does not suffice", "falta vida", "nestačí životy"}},
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
const Row* find_in(const Table& rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, &Named::name);
    return found == rows.end() ? nullptr : &found->row;
}

}  // namespace

std::string_view words(Language language, Tell sentence) {
    return table[static_cast<std::size_t>(sentence)][static_cast<std::size_t>(language)];
}

bool has_words(std::string_view name) {
    return find_in(names, name) != nullptr || find_in(events, name) != nullptr;
}

std::string name_in_words(Language language, std::string_view name) {
    const Row* row = find_in(names, name);
    return std::string(row == nullptr ? name : (*row)[static_cast<std::size_t>(language)]);
}

std::string value_in_words(Language language, const worlds::Setting& setting) {
    const std::string own = setting.name + " " + setting.value;
    return name_in_words(language, has_words(own) ? own : setting.value);
}

std::string event_in_words(Language language, const worlds::Event& event) {
    const Row* row = find_in(events, event.name);
    if (row == nullptr) return event.name;
    return fmt::format(fmt::runtime((*row)[static_cast<std::size_t>(language)]), event.value);
}

}  // namespace ariadne::cli
