#pragma once

#include <array>
#include <string_view>

namespace ariadne::amazons {

using Phrase = std::array<std::string_view, 3>;  // English, Spanish, Czech

// Everything the game says. {0}, {1}, ... are the values, which a language may take in its own order.
struct Phrases {
    Phrase title = {"===== AMAZONS =====", "===== AMAZONAS =====", "===== AMAZONKY ====="};
    Phrase welcome = {"Welcome to the Game of the Amazons! help says what can be answered besides.",
                      "¡Bienvenidos al juego de las amazonas! Con ayuda se ve qué más responder.",
                      "Vítejte u hry Amazonky! Slovo pomoc řekne, co dalšího lze odpovědět."};
    Phrase goodbye = {"Goodbye.", "Hasta pronto.", "Na shledanou."};
    // Before the game
    Phrase ask_white_name = {"Name of player 1, white (computer: the machine plays): ",
                             "Nombre del jugador 1, blancas (computador: juega la máquina): ",
                             "Jméno hráče 1, bílé (počítač: hraje stroj): "};
    Phrase ask_black_name = {"Name of player 2, black (computer: the machine plays): ",
                             "Nombre del jugador 2, negras (computador: juega la máquina): ",
                             "Jméno hráče 2, černé (počítač: hraje stroj): "};
    Phrase white_player = {"player 1", "jugador 1", "hráč 1"};  // the name of who gives none
    Phrase black_player = {"player 2", "jugador 2", "hráč 2"};
    Phrase computer_named = {"computer, {0}", "computador, {0}", "počítač, {0}"};
    Phrase menu = {
        "What would you like to do?\n  1) Start a new game\n  2) Go on with the saved game in {0} (2 FILE: in another)",
        "¿Qué desea hacer?\n  1) Empezar una partida nueva\n  2) Seguir con la partida guardada en {0} (2 ARCHIVO: en "
        "otro archivo)",
        "Co si přejete?\n  1) Začít novou hru\n  2) Pokračovat v uložené hře ze souboru {0} (2 SOUBOR: z jiného)"};
    Phrase ask_menu = {"1 or 2: ", "1 o 2: ", "1 nebo 2: "};
    Phrase menu_refused = {"\"{0}\" is neither 1 nor 2.", "«{0}» no es ni 1 ni 2.", "„{0}“ není 1 ani 2."};
    Phrase words_for_new = {"new", "nueva nuevo", "nova"};  // words that are understood, blanks between
    Phrase words_for_saved = {"saved load", "guardada cargar", "ulozena nacist"};
    Phrase ask_saved_file = {"There is no {0} here. Which file holds the game? (Enter: back) ",
                             "Aquí no hay {0}. ¿En qué archivo está la partida? (Intro: volver) ",
                             "Soubor {0} tu není. Ve kterém je hra? (Enter: zpět) "};
    Phrase cannot_load = {"That game cannot be loaded. {0}", "Esa partida no se puede cargar. {0}",
                          "Tuto hru nelze načíst. {0}"};
    Phrase levels_head = {"The levels of the computer:", "Los niveles del computador:", "Úrovně počítače:"};
    Phrase levels_foot = {"Or the seconds for each move, at full strength: 2s.",
                          "O los segundos por jugada, con toda su fuerza: 2s.",
                          "Nebo sekundy na tah, plnou silou: 2s."};
    Phrase level_with_blind_turns = {"weighs {0} positions a move, and makes {1:.0f} % of its turns blindly",
                                     "sopesa {0} posiciones por jugada, y juega a ciegas un {1:.0f} % de las veces",
                                     "zváží na tah pozic: {0}, a {1:.0f} % tahů zahraje naslepo"};
    Phrase level_with_slips = {"weighs {0} positions a move, and does not always take the best",
                               "sopesa {0} posiciones por jugada y no siempre elige la mejor",
                               "zváží na tah pozic: {0}, a nebere vždy nejlepší tah"};
    Phrase level_of_nodes = {"weighs {0} positions a move", "sopesa {0} posiciones por jugada",
                             "zváží na tah pozic: {0}"};
    Phrase level_of_time = {"full strength, {0} seconds a move", "con toda su fuerza, {0} segundos por jugada",
                            "plnou silou, sekund na tah: {0}"};
    Phrase ask_level = {"Which level? (Enter: {0}) ", "¿Qué nivel? (Intro: {0}) ", "Jaká úroveň? (Enter: {0}) "};
    Phrase no_such_level = {"There is no level \"{0}\". Give a name or number of the list, or seconds such as 2s.",
                            "No hay un nivel «{0}». Dé un nombre o número de la lista, o segundos, como 2s.",
                            "Úroveň „{0}“ není. Napište jméno nebo číslo ze seznamu, nebo sekundy, třeba 2s."};
    Phrase help_before = {
        "Answer the question, or: levels (what the computer can do), quit.\n"
        "A player called computer is played by the machine; computer hard or\n"
        "computer 2s also says how well. During the game help says more.",
        "Responda a la pregunta, o bien: niveles (lo que sabe el computador), salir.\n"
        "A un jugador llamado computador lo maneja la máquina; computador difícil o\n"
        "computador 2s dice además cuánto sabe. Durante la partida, ayuda cuenta más.",
        "Odpovězte na otázku, nebo: urovne (co počítač umí), konec.\n"
        "Za hráče jménem počítač hraje stroj; počítač těžká nebo počítač 2s řekne\n"
        "i jak dobře. Během hry poví pomoc více."};
    // Turns
    Phrase begins = {"{0} begins.", "Comienza {0}.", "Začíná {0}."};
    Phrase turn_of = {"Turn {0}: {1} to move.", "Turno {0}: le toca a {1}.", "Tah {0}: na tahu je {1}."};
    Phrase last_turn = {"Last turn: {0} {1}.", "Última jugada: {0} {1}.", "Poslední tah: {0} {1}."};  // who, move
    Phrase time_left = {"Time of {0}: {1}", "Tiempo de {0}: {1}", "Čas hráče {0}: {1}"};
    Phrase legend_arrow = {"arrow", "flecha", "šíp"};
    Phrase legend_dot = {"can be reached", "alcanzable", "dosažitelné pole"};
    Phrase thinking = {"{0} is thinking ...", "{0} está pensando...", "{0} přemýšlí..."};
    Phrase plays = {"{0} plays {1}. It sees its chance at {2:.0f} %; {3} s.",
                    "{0} juega {1}. Cree ganar con un {2:.0f} %; {3} s.",
                    "{0} hraje {1}. Svou šanci vidí na {2:.0f} %; {3} s."};
    Phrase plays_winning = {"{0} plays {1} and has a proven win; {2} s.",
                            "{0} juega {1} y tiene la victoria demostrada; {2} s.",
                            "{0} hraje {1} a má dokázanou výhru; {2} s."};
    Phrase plays_losing = {"{0} plays {1} and knows that it is lost; {2} s.",
                           "{0} juega {1} y sabe que está perdido; {2} s.", "{0} hraje {1} a ví, že prohrává; {2} s."};
    // Prompts of a turn, and what comes of the answers
    Phrase ask_amazon = {"Which amazon moves? (-1 resigns, help lists more) ",
                         "¿Qué amazona mueve? (-1: retirarse, ayuda: más) ",
                         "Která amazonka táhne? (-1 vzdává, pomoc: více) "};
    Phrase ask_destination = {"To which cell does the amazon on {0} go? (-1 resigns) ",
                              "¿A qué celda va la amazona de {0}? (-1: retirarse) ",
                              "Na které pole jde amazonka z {0}? (-1 vzdává) "};
    Phrase ask_arrow = {"At which cell does it shoot from {0}? (-1 resigns) ",
                        "¿A qué celda dispara desde {0}? (-1: retirarse) ",
                        "Na které pole vystřelí z {0}? (-1 vzdává) "};
    Phrase nothing_said = {"Nothing was said. A cell is a letter and a number, such as d1.",
                           "No dijo nada. Una celda es una letra y un número, como d1.",
                           "Nic jste neřekli. Pole je písmeno a číslo, třeba d1."};
    Phrase no_cell = {
        "\"{0}\" is no cell. A cell is a letter and a number, such as d1; help says what else can be said.",
        "«{0}» no es una celda. Una celda es una letra y un número, como d1; ayuda cuenta qué más se puede decir.",
        "„{0}“ není pole. Pole je písmeno a číslo, třeba d1; co dalšího lze říci, poví pomoc."};
    Phrase off_board = {"{0} is off the board, which goes from a1 to {1}.",
                        "{0} está fuera del tablero, que va de a1 a {1}.", "{0} je mimo desku, ta sahá od a1 do {1}."};
    Phrase too_many_cells = {"Those are more cells than this question needs.",
                             "Son más celdas de las que pide esta pregunta.",
                             "To je víc polí, než tato otázka potřebuje."};
    Phrase amazon_valid = {"Valid amazon: {0}.", "Amazona válida: {0}.", "Platná amazonka: {0}."};
    Phrase amazon_none = {"Amazon not valid: there is none on {0}.", "Amazona no válida: en {0} no hay ninguna.",
                          "Neplatná amazonka: na {0} žádná není."};
    Phrase amazon_not_yours = {"Amazon not valid: the one on {0} belongs to {1}.",
                               "Amazona no válida: la de {0} es de {1}.",
                               "Neplatná amazonka: ta na {0} patří hráči {1}."};
    Phrase amazon_stuck = {"Amazon not valid: the one on {0} is shut in and cannot move.",
                           "Amazona no válida: la de {0} está encerrada y no puede moverse.",
                           "Neplatná amazonka: ta na {0} je zavřená a nemůže se hnout."};
    Phrase movement_valid = {"Valid movement: {0} to {1}.", "Movimiento válido: de {0} a {1}.",
                             "Platný pohyb: z {0} na {1}."};
    Phrase movement_refused = {"Movement to {0} not valid: {1}. (undo: another amazon)",
                               "Movimiento a {0} no válido: {1}. (deshacer: otra amazona)",
                               "Neplatný pohyb na {0}: {1}. (zpet: jiná amazonka)"};
    Phrase shot_valid = {"Valid shot. {0} has played {1}.", "Lanzamiento válido. {0} jugó {1}.",
                         "Platný výstřel. {0} zahrál {1}."};
    Phrase shot_refused = {"Shot at {0} not valid: {1}.", "Lanzamiento a {0} no válido: {1}.",
                           "Neplatný výstřel na {0}: {1}."};
    Phrase why_same_cell = {"it must go at least one cell from {0}", "debe alejarse al menos una celda de {0}",
                            "z {0} musí aspoň o jedno pole"};
    Phrase why_not_in_line = {"{1} is not on a straight or diagonal line with {0}",
                              "{1} no está en línea recta ni diagonal con {0}",
                              "{1} neleží s {0} v řadě, sloupci ani na úhlopříčce"};
    Phrase why_occupied = {"on {0} there is {1}", "en {0} hay {1}", "na {0} je {1}"};
    Phrase why_in_the_way = {"on {0}, in the way, there is {1}", "en {0} estorba {1}", "v cestě je na {0} {1}"};
    Phrase why_other = {"the rules do not allow it", "las reglas no lo permiten", "pravidla to nedovolují"};
    Phrase thing_arrow = {"an arrow", "una flecha", "šíp"};
    Phrase thing_amazon = {"an amazon of {0}", "una amazona de {0}", "amazonka hráče {0}"};
    // Commands
    Phrase help = {
        "Answer with a cell such as d1, or with a whole turn such as d1-d7/g7. Also:\n"
        "  moves          the cells that would be a valid answer\n"
        "  board          the board once more\n"
        "  hint           what the computer would do\n"
        "  eval           who is ahead, and why\n"
        "  undo           takes back what was begun of the turn, or the last turn\n"
        "                 (against the computer the last two)\n"
        "  save [FILE]    saves the game: FILE.fen gets a FEN, FILE.game all the turns,\n"
        "                 any other name four lines, as in tablero.txt\n"
        "  levels         what the computer can do; level NAME changes it\n"
        "  resign, -1     gives the game up\n"
        "  quit           leaves, and asks whether to save\n"
        "  help, ?        this list",
        "Responda con una celda, como d1, o con la jugada entera, como d1-d7/g7. Además:\n"
        "  celdas             las celdas que valen como respuesta\n"
        "  tablero            el tablero otra vez\n"
        "  pista              lo que haría el computador\n"
        "  evaluar            quién va ganando, y por qué\n"
        "  deshacer           retira lo empezado del turno, o la última jugada\n"
        "                     (contra el computador, las dos últimas)\n"
        "  guardar [ARCHIVO]  guarda la partida: FEN en ARCHIVO.fen, las jugadas en\n"
        "                     ARCHIVO.game, con otro nombre cuatro líneas: tablero.txt\n"
        "  niveles            lo que sabe el computador; nivel NOMBRE lo cambia\n"
        "  retirarse, -1      da la partida por perdida\n"
        "  salir              deja el juego y pregunta si se guarda\n"
        "  ayuda, ?           esta lista",
        "Odpovězte polem, třeba d1, nebo celým tahem, třeba d1-d7/g7. Také:\n"
        "  pole             pole, která jsou platnou odpovědí\n"
        "  deska            deska znovu\n"
        "  rada             co by udělal počítač\n"
        "  hodnoceni        kdo vede a proč\n"
        "  zpet             vrátí rozehraný tah, nebo poslední tah\n"
        "                   (proti počítači poslední dva)\n"
        "  ulozit [SOUBOR]  uloží hru: FEN do SOUBOR.fen, všechny tahy do SOUBOR.game,\n"
        "                   pod jiným jménem čtyři řádky jako v tablero.txt\n"
        "  urovne           co počítač umí; uroven JMÉNO ji změní\n"
        "  vzdat, -1        vzdá hru\n"
        "  konec            odejde a zeptá se, zda uložit\n"
        "  pomoc, ?         tento seznam"};
    Phrase list_amazons = {"Your amazons, and where each can go:", "Sus amazonas, y adónde puede ir cada una:",
                           "Vaše amazonky a kam která může:"};
    Phrase list_stuck = {"cannot move", "no puede moverse", "nemůže se hnout"};
    Phrase list_movements = {"It can go to: {0}", "Puede ir a: {0}", "Může na: {0}"};
    Phrase list_shots = {"It can shoot at: {0}", "Puede disparar a: {0}", "Může střílet na: {0}"};
    Phrase hint_turn = {"Hint: {0} (chance {1:.0f} %).", "Pista: {0} (probabilidad {1:.0f} %).",
                        "Rada: {0} (šance {1:.0f} %)."};
    Phrase hint_shot = {"Hint: shoot at {0} (chance {1:.0f} %).", "Pista: dispare a {0} (probabilidad {1:.0f} %).",
                        "Rada: vystřelte na {0} (šance {1:.0f} %)."};
    Phrase hint_other_amazon = {
        "Hint: with this amazon {0}, but another is better: {1} (chance {2:.0f} %; undo: choose again).",
        "Pista: con esta amazona {0}, pero es mejor otra: {1} (probabilidad {2:.0f} %; deshacer: elegir de nuevo).",
        "Rada: s touto amazonkou {0}, ale lepší je jiná: {1} (šance {2:.0f} %; zpet: vybrat znovu)."};
    Phrase eval_even = {"Nobody is ahead.", "Nadie va ganando.", "Nikdo nevede."};
    Phrase eval_ahead = {"{0} is ahead: chance {1:.0f} % at a glance.",
                         "Va ganando {0}: probabilidad {1:.0f} % a primera vista.",
                         "Vede {0}: šance {1:.0f} % na první pohled."};
    Phrase eval_territory = {"  {0} : {1}   empty cells that it reaches in fewer turns ({2} as soon as the other)",
                             "  {0} : {1}   celdas vacías a las que llega en menos turnos ({2} a la par)",
                             "  {0} : {1}   prázdná pole, kam to má méně tahů ({2} stejně)"};  // white, black, shared
    Phrase eval_mobility = {"  {0} : {1}   movements that the amazons have now",
                            "  {0} : {1}   movimientos que tienen ahora las amazonas",
                            "  {0} : {1}   pohyby, které teď amazonky mají"};
    Phrase eval_free = {"  {0} : {1}   amazons that can move", "  {0} : {1}   amazonas que pueden moverse",
                        "  {0} : {1}   amazonky, které se mohou hnout"};
    Phrase turn_again = {"The turn begins again.", "El turno empieza de nuevo.", "Tah začíná znovu."};
    Phrase undone = {"The last turn is taken back.", "Se retira la última jugada.", "Poslední tah je vrácen."};
    Phrase undone_both = {"The last two turns are taken back.", "Se retiran las dos últimas jugadas.",
                          "Poslední dva tahy jsou vráceny."};
    Phrase nothing_to_undo = {"There is nothing to take back.", "No hay nada que deshacer.", "Není co vrátit."};
    Phrase no_computer = {"Nobody here is played by the computer.", "Aquí no juega el computador.",
                          "Počítač tu nehraje."};
    Phrase level_set = {"Now playing: {0}.", "Ahora juega: {0}.", "Teď hraje: {0}."};
    Phrase ask_save_first = {"Save the game first? (yes, no) ", "¿Guardar antes la partida? (sí, no) ",
                             "Uložit napřed hru? (ano, ne) "};
    // Files
    Phrase saved_in = {"Saved in {0}.", "Guardado en {0}.", "Uloženo v souboru {0}."};
    Phrase saved_at_start = {"It has the game as it was when this turn began.",
                             "Tiene la partida tal como empezó este turno.",
                             "Je v něm hra, jaká byla na začátku tohoto tahu."};
    Phrase kept_in = {"The game ends here. It was saved in {0}.",
                      "La partida se interrumpe aquí. Quedó guardada en {0}.",
                      "Hra tu končí. Uložena je v souboru {0}."};
    Phrase not_saved = {"Nothing was saved.", "No se guardó nada.", "Nic se neuložilo."};
    Phrase ask_overwrite = {"There is a file {0} already. Write over it? (yes, no) ",
                            "Ya existe el archivo {0}. ¿Escribir encima? (sí, no) ",
                            "Soubor {0} už existuje. Přepsat? (ano, ne) "};
    Phrase ask_fen_instead = {
        "tablero.txt is for 10x10 with four amazons a side, and this board is another.\n"
        "Save a FEN in {0}? (yes, no) ",
        "tablero.txt sirve para 10x10 con cuatro amazonas por lado; este tablero es otro.\n"
        "¿Guardar un FEN en {0}? (sí, no) ",
        "tablero.txt je pro 10x10 se čtyřmi amazonkami na straně; tato deska je jiná.\n"
        "Uložit FEN do {0}? (ano, ne) "};
    Phrase cannot_save = {"It could not be saved. {0}", "No se pudo guardar. {0}", "Nepodařilo se uložit. {0}"};
    Phrase place_file = {"{0}: {1}", "{0}: {1}", "{0}: {1}"};                                  // file, reason
    Phrase place_line = {"{0}, line {1}: {2}", "{0}, línea {1}: {2}", "{0}, řádek {1}: {2}"};  // file, line, reason
    Phrase place_column = {"{0}, line {1}, column {2}: {3}", "{0}, línea {1}, columna {2}: {3}",
                           "{0}, řádek {1}, sloupec {2}: {3}"};  // file, line, column, reason
    Phrase unknown_reason = {"something is wrong here", "aquí hay algo que no está bien", "tady něco není v pořádku"};
    Phrase yes_or_no = {"Please answer yes or no.", "Responda sí o no.", "Odpovězte ano nebo ne."};
    Phrase words_for_yes = {"yes y", "si s", "ano a"};  // words that are understood, blanks between
    Phrase words_for_no = {"no n", "no n", "ne n"};
    // The end
    Phrase has_no_turn = {"{0} has no turn left, and loses.", "{0} ya no tiene jugadas posibles y pierde.",
                          "{0} už nemá žádný tah a prohrává."};
    Phrase has_resigned = {"{0} resigns.", "{0} se retira.", "{0} vzdává."};
    Phrase has_no_time = {"The time of {0} has run out.", "Se acabó el tiempo de {0}.", "Hráči {0} vypršel čas."};
    Phrase game_over = {"The game is over.", "Se acabó el juego.", "Konec hry."};
    Phrase winner = {"The winner is {0}!", "¡Gana {0}!", "Vítězem je {0}!"};
    Phrase turns_head = {"The turns, with the chance of {0} after each:",
                         "Las jugadas, con la probabilidad de {0} tras cada una:", "Tahy a po každém šance hráče {0}:"};
    Phrase analysis_head = {"Where the game was decided:", "Dónde se decidió la partida:", "Kde se hra rozhodla:"};
    Phrase analysis_decided = {"{0} was ahead from turn {1} to the end.",
                               "{0} fue por delante desde el turno {1} hasta el final.",
                               "{0} vedl od tahu {1} až do konce."};
    Phrase analysis_always = {"{0} was ahead all the time.", "{0} fue por delante todo el tiempo.",
                              "{0} vedl po celou dobu."};
    Phrase analysis_no_slip = {"No turn by itself was a clear mistake.",
                               "Ninguna jugada fue por sí sola un error claro.",
                               "Žádný tah sám o sobě nebyl zřejmá chyba."};
    Phrase analysis_turning = {
        "The biggest change was turn {0}, {1}: the chance of {2} was {3:.0f} % before it and {4:.0f} % after.",
        "Lo que más cambió fue el turno {0}, {1}: probabilidad de {2}, antes {3:.0f} %, después {4:.0f} %.",
        "Nejvíc změnil tah {0}, {1}: šance hráče {2} předtím {3:.0f} %, potom {4:.0f} %."};
    Phrase analysis_slip = {"Turn {0}, {1}: {2}. The chance fell from {3:.0f} % to {4:.0f} %.",
                            "Turno {0}, {1}: {2}. La probabilidad cayó del {3:.0f} % al {4:.0f} %.",
                            "Tah {0}, {1}: {2}. Šance klesla z {3:.0f} % na {4:.0f} %."};
    Phrase analysis_cells = {"  Cells reached first, O : X   before {0} : {1}, after {2} : {3}",
                             "  Celdas a las que llega antes, O : X   primero {0} : {1}, después {2} : {3}",
                             "  Pole dosažená dřív, O : X   předtím {0} : {1}, potom {2} : {3}"};
    Phrase analysis_better = {"  Better was {0}.", "  Era mejor {0}.", "  Lepší bylo {0}."};
    Phrase analysis_better_cells = {"  Better was {0}: {1} : {2}", "  Era mejor {0}: {1} : {2}",
                                    "  Lepší bylo {0}: {1} : {2}"};
    Phrase ask_record = {"Save the turns of this game? (a file name, or Enter for no) ",
                         "¿Guardar las jugadas de esta partida? (un nombre de archivo, o Intro si no) ",
                         "Uložit tahy této hry? (jméno souboru, nebo Enter pro ne) "};
    Phrase usual_record = {"amazons.game", "amazonas.game", "amazonky.game"};
    // The levels, from the weakest
    Phrase beginner = {"beginner", "principiante", "začátečník"};
    Phrase easy = {"easy", "fácil", "lehká"};
    Phrase medium = {"medium", "medio", "střední"};
    Phrase hard = {"hard", "difícil", "těžká"};
    Phrase expert = {"expert", "experto", "expert"};
    Phrase master = {"master", "maestro", "mistr"};
};

inline constexpr Phrases phrases;

}  // namespace ariadne::amazons
