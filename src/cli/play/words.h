#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/language.h"
#include "worlds/play.h"

namespace ariadne::cli {

// What the game itself says. {0}, {1}, ... are the values, which a language may take in its own order.
struct Tell {
    static constexpr Wording won{"You won: {0}, {1} {2}.", "Has ganado: {0}, {1} {2}.", "Výhra: {0}, {1}: {2}."};
    static constexpr Wording computer_won{"The computer arrives: {0}, {1} {2}.", "El ordenador llega: {0}, {1} {2}.",
                                          "Počítač došel do cíle: {0}, {1}: {2}."};
    static constexpr Wording won_bare{"You won: {0}.", "Has ganado: {0}.", "Výhra: {0}."};
    static constexpr Wording computer_bare{"The computer arrives: {0}.", "El ordenador llega: {0}.",
                                           "Počítač došel do cíle: {0}."};
    // Moves and steps in words.
    static constexpr Wording won_moves{"Solved: {0}.", "Resuelto: {0}.", "Vyřešeno: {0}."};
    static constexpr Wording computer_moves{"The computer solves it: {0}.", "El ordenador lo resuelve: {0}.",
                                            "Počítač má hotovo: {0}."};
    static constexpr Wording fewest{"That is par: nobody needs fewer.", "Es el mínimo: nadie necesita menos.",
                                    "Méně jich nestačí."};
    static constexpr Wording fewer{"Par is {0}.", "El mínimo: {0}.", "Nejlepší řešení: {0}."};
    static constexpr Wording at_par{"That is par: nobody is faster.", "Es el mínimo: nadie es más rápido.",
                                    "Kratší cesta není."};
    static constexpr Wording over_par{"Par is {0}.", "El mínimo es {0}.", "Nejméně kroků: {0}."};
    static constexpr Wording richest{"Nobody arrives with more.", "Nadie llega con más.", "Víc mít v cíli nelze."};
    static constexpr Wording could_be{"{0} was possible.", "Era posible llegar con {0}.", "Šlo to i s {0}."};
    static constexpr Wording lost{"Lost after {0}. {1}", "Has perdido tras {0}. {1}", "Prohra, {0}. {1}"};
    static constexpr Wording no_undo{"There is nothing to undo.", "No hay nada que deshacer.", "Není co vracet."};
    static constexpr Wording restarted{"Back at the beginning.", "De nuevo al principio.", "Zpět na začátku."};
    static constexpr Wording thinking{"The computer is thinking ...", "El ordenador está pensando ...",
                                      "Počítač přemýšlí ..."};
    static constexpr Wording hint{"Hint: {0}.", "Pista: {0}.", "Nápověda: {0}."};
    static constexpr Wording hint_open{"Hint: {0}. (The best way found in the time given.)",
                                       "Pista: {0}. (Lo mejor hallado en el tiempo dado.)",
                                       "Nápověda: {0}. (Nejlepší cesta, která se za daný čas našla.)"};
    static constexpr Wording course{"Move {0} of {1}", "Movimiento {0} de {1}", "Tah {0} z {1}"};
    static constexpr Wording no_way{"From here there is no way to the goal any more: {0}.",
                                    "Desde aquí ya no hay camino a la meta: {0}.",
                                    "Odsud už cesta do cíle nevede: {0}."};
    static constexpr Wording no_way_at_all{"This cannot be won: {0}.", "Esto no se puede ganar: {0}.",
                                           "Tady vyhrát nelze: {0}."};
    static constexpr Wording no_plan{"The computer found no way in the time given.",
                                     "El ordenador no halló camino en el tiempo dado.",
                                     "Počítač v daném čase cestu nenašel."};
    static constexpr Wording setting{"{0}: {1}.", "{0}: {1}.", "{0}: {1}."};
    static constexpr Wording only_map{"There is only this map; o opens another.", "Solo hay este mapa; o abre otro.",
                                      "Jiná mapa tu není; další otevře klávesa o."};
    static constexpr Wording loaded{"Opened {0}.", "Abierto {0}.", "Otevřeno: {0}."};
    static constexpr Wording too_small{
        "This window is too small to play in. It needs {0} columns and {1} lines.",
        "Esta ventana es demasiado pequeña para jugar. Hacen falta {0} columnas y {1} líneas.",
        "Toto okno je na hru příliš malé. Je třeba sloupců: {0}, řádků: {1}."};
    static constexpr Wording open_file{"Open: ", "Abrir: ", "Otevřít: "};
    static constexpr Wording keys{"arrows move   u undo   r restart   t hint   ? help   q quit",
                                  "flechas mover   u deshacer   r reiniciar   t pista   ? ayuda   q salir",
                                  "šipky tah   u zpět   r znovu   t nápověda   ? pomoc   q konec"};
    static constexpr Wording keys_pieces{
        "arrows slide or choose   u undo   r restart   t hint   ? help   q quit",
        "flechas mover o elegir   u deshacer   r reiniciar   t pista   ? ayuda   q salir",
        "šipky tah nebo výběr   u zpět   r znovu   t nápověda   ? pomoc   q konec"};
    static constexpr Wording keys_over{"r restart   u undo   n next   o open   ? help   q quit",
                                       "r reiniciar   u deshacer   n siguiente   o abrir   ? ayuda   q salir",
                                       "r znovu   u zpět   n další   o otevřít   ? pomoc   q konec"};
    static constexpr Wording keys_prompt{"Enter opens   Tab completes   Esc goes back",
                                         "Enter abre   Tab completa   Esc vuelve",
                                         "Enter otevře   Tab doplní   Esc se vrátí"};
    static constexpr Wording keys_help{"arrows scroll   any other key goes back",
                                       "flechas desplazan   otra tecla vuelve",
                                       "šipky posouvají   jiná klávesa se vrátí"};
    static constexpr Wording label_par{"Par", "Mínimo", "Nejméně"};
    static constexpr Wording label_most{"Most", "Máximo", "Nejvíce"};
    static constexpr Wording label_computer{"Computer", "Ordenador", "Počítač"};
    static constexpr Wording label_speed{"Speed", "Velocidad", "Rychlost"};
    static constexpr Wording label_time{"Time", "Tiempo", "Čas"};
    static constexpr Wording time_of{"{0} / about {1}", "{0} / unos {1}", "{0} / asi {1}"};
    static constexpr Wording label_puzzle{"board", "tablero", "úloha"};
    static constexpr Wording none{"none", "no hay", "nelze"};
    static constexpr Wording help_title{"Keys", "Teclas", "Klávesy"};
    static constexpr Wording help_move{"move; wasd and hjkl do so, too", "mover; también wasd y hjkl",
                                       "tah; také wasd a hjkl"};
    static constexpr Wording help_slide{"slide the chosen vehicle; across its line, choose another",
                                        "mover el vehículo elegido; de través, elegir otro",
                                        "posunout vybrané vozidlo; napříč vybrat jiné"};
    static constexpr Wording help_choose{"choose the next vehicle; Shift-Tab the one before",
                                         "elegir el vehículo siguiente; Mayús-Tab, el anterior",
                                         "vybrat další vozidlo; Shift-Tab předchozí"};
    static constexpr Wording help_letters{"choose the vehicle of that letter; once more, of the small one",
                                          "elegir el vehículo de esa letra; otra vez, el de la minúscula",
                                          "vybrat vozidlo toho písmene; znovu, malého písmene"};
    static constexpr Wording help_mouse{"choose a vehicle, or slide the chosen one to a free cell",
                                        "elegir un vehículo, o llevar el elegido a una casilla libre",
                                        "vybrat vozidlo, nebo vybrané posunout na volné pole"};
    static constexpr Wording help_click{"move the piece that is clicked", "mover la pieza pulsada",
                                        "posunout kámen, na který se klikne"};
    static constexpr Wording help_undo{"take the last move back; so does Backspace", "deshacer; también Retroceso",
                                       "vrátit tah; také Backspace"};
    static constexpr Wording help_restart{"begin again", "empezar de nuevo", "začít znovu"};
    static constexpr Wording help_open{"open another file", "abrir otro archivo", "otevřít jiný soubor"};
    static constexpr Wording help_maps{"next map, previous map", "mapa siguiente, anterior",
                                       "další mapa, předchozí mapa"};
    static constexpr Wording help_boards{"next board, previous board", "tablero siguiente, anterior",
                                         "další úloha, předchozí úloha"};
    static constexpr Wording help_safe{"safe mode: which fatal moves are refused",
                                       "modo seguro: qué pasos mortales se rechazan",
                                       "bezpečný režim: které smrtelné tahy se odmítnou"};
    static constexpr Wording help_fog{"fog: only what lies ahead is seen", "niebla: solo se ve lo que hay delante",
                                      "mlha: vidět je jen to, co leží vpředu"};
    static constexpr Wording help_hint{"hint: the computer's next move", "pista: el siguiente paso del ordenador",
                                       "nápověda: další tah počítače"};
    static constexpr Wording help_route{"show the computer's path", "mostrar el camino del ordenador",
                                        "ukázat cestu počítače"};
    static constexpr Wording help_next{"show the computer's next move on the board",
                                       "mostrar en el tablero el siguiente movimiento del ordenador",
                                       "ukázat na plánu další tah počítače"};
    static constexpr Wording help_goal{"computer: shortest or richest path", "ordenador: camino más corto o más rico",
                                       "počítač: nejkratší, nebo nejbohatší cesta"};
    static constexpr Wording help_goal_moves{"computer: fewest moves, or fewest steps",
                                             "ordenador: menos movimientos, o menos pasos",
                                             "počítač: nejméně tahů, nebo nejméně kroků"};
    static constexpr Wording help_step{"the computer makes one move", "el ordenador da un paso",
                                       "počítač táhne jednou"};
    static constexpr Wording help_run{"the computer plays, or pauses", "el ordenador juega, o para",
                                      "počítač hraje, nebo čeká"};
    static constexpr Wording help_speed{"faster, slower", "más rápido, más lento", "rychleji, pomaleji"};
    static constexpr Wording help_help{"this list", "esta lista", "tento seznam"};
    static constexpr Wording help_quit{"quit; so does Ctrl-C", "salir; también Ctrl-C", "konec; také Ctrl-C"};
    static constexpr Wording key_arrows{"arrows", "flechas", "šipky"};
    static constexpr Wording key_space{"space", "espacio", "mezera"};
    static constexpr Wording key_mouse{"mouse", "ratón", "myš"};
};

// What worlds have names for: figures, settings and their values, objectives, moves, reasons, events. A name that
// nobody has words for stands for itself.
bool has_words(std::string_view name);
std::string name_in_words(Language language, std::string_view name);
std::string value_in_words(Language language, const worlds::Setting& setting);
std::string objective_in_words(Language language, std::string_view world, std::string_view objective);
// A direction, or how far a piece of the board goes: "B down by 2".
std::string move_in_words(Language language, const worlds::View& view, std::string_view move);
std::string event_in_words(Language language, const worlds::Event& event);

}  // namespace ariadne::cli
