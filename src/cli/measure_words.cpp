#include "cli/measure_words.h"

#include <algorithm>
#include <array>

namespace ariadne::cli {

namespace {

constexpr auto measures = std::to_array<Phrasing>({
    // What is measured.
    {"rooms", "habitaciones", "místnosti"},
    {"passages", "pasadizos", "průchody"},
    {"pieces", "partes", "části"},
    {"loops", "bucles", "smyčky"},
    {"dead ends", "callejones sin salida", "slepé konce"},
    {"straights", "rectas", "rovné"},
    {"turns", "giros", "zatáčky"},
    {"junctions", "bifurcaciones", "rozcestí"},
    {"crossings", "cruces", "křižovatky"},
    {"isolated", "aisladas", "osamělé"},
    {"sideways", "horizontales", "vodorovné"},
    {"river", "río", "řeka"},
    {"corridor", "corredor", "chodba"},
    {"solution", "solución", "řešení"},
    {"its cost", "su coste", "jeho cena"},
    {"its share", "su parte", "jeho podíl"},
    {"its turns", "sus giros", "jeho zatáčky"},
    {"decisions", "decisiones", "rozhodnutí"},
    {"level", "nivel", "úroveň"},
    // Its units.
    {"steps", "pasos", "kroků"},
    // What it means.
    {"that are there", "que existen", "kolik jich je"},
    {"between two rooms; a perfect labyrinth has one less than rooms",
     "entre dos habitaciones; un laberinto perfecto tiene uno menos que habitaciones",
     "mezi dvěma místnostmi; dokonalý labyrint jich má o jeden méně než místností"},
    {"of rooms that can reach each other", "de habitaciones comunicadas entre sí", "místností, mezi nimiž vede cesta"},
    {"passages that could be closed, and all stays joined",
     "pasadizos que se podrían cerrar sin que nada quede separado", "průchody, které lze zavřít, aniž se něco oddělí"},
    {"of the rooms have one passage", "de las habitaciones tienen un pasadizo", "místností má jeden průchod"},
    {"have two, opposite each other", "tienen dos, uno frente al otro", "má dva, naproti sobě"},
    {"have two, around a corner", "tienen dos, en ángulo", "má dva, do pravého úhlu"},
    {"have three", "tienen tres", "má tři"},
    {"have four", "tienen cuatro", "má čtyři"},
    {"have none", "no tienen ninguno", "nemá žádný"},
    {"of the passages lead from side to side", "de los pasadizos van de lado a lado", "průchodů vede do stran"},
    {"from a dead end to the first choice, in the mean: long is winding, short is bushy",
     "de un callejón sin salida a la primera elección, de media: si es largo, serpentea; si es corto, se ramifica",
     "od slepého konce k první volbě, v průměru: dlouhé se vine, krátké se větví"},
    {"from one dead end, junction or crossing to the next, in the mean",
     "de un callejón sin salida, una bifurcación o un cruce al siguiente, de media",
     "od slepého konce, rozcestí nebo křižovatky k dalšímu takovému místu, v průměru"},
    {"steps from the entrance to the exit", "pasos de la entrada a la salida", "kroků od vchodu k východu"},
    {"the weights along it, the least possible", "la suma de sus pesos, la menor posible",
     "součet vah na něm, nejmenší možný"},
    {"of the rooms lie on it", "de las habitaciones están en ella", "místností na něm leží"},
    {"steps in another direction than the one before", "pasos en otra dirección que el anterior",
     "kroků jiným směrem než krok předchozí"},
    {"rooms on it with more than one way on", "habitaciones suyas desde las que se puede seguir de varias maneras",
     "místností na něm, odkud se dá pokračovat více způsoby"},
    {"No way leads from the entrance to the exit: nothing can be said of it.",
     "Ningún camino lleva de la entrada a la salida: no hay nada que decir de él.",
     "Od vchodu k východu žádná cesta nevede: nelze o ní nic říci."},
    {"A limit ended the search for the way: nothing is said of it.",
     "Un límite puso fin a la búsqueda del camino: no se dice nada de él.",
     "Hledání cesty ukončil limit: nic se o ní neříká."},
    // Of Rush Hour.
    {"beginner", "principiante", "začátečník"},
    {"intermediate", "intermedio", "pokročilý"},
    {"advanced", "avanzado", "zkušený"},
    {"expert", "experto", "expert"},
    {"the fewest that solve it", "los menos con los que se resuelve", "nejméně, kolik jich stačí k řešení"},
    {"moved", "movidos", "pohnutá"},
    {"of the vehicles move in the solution shown", "de los vehículos se mueven en la solución mostrada",
     "vozidel se v ukázaném řešení pohne"},
    {"symmetric", "simétricos", "souměrná"},
    {"of the vehicles have their mirror image on the board", "de los vehículos tienen su reflejo en el tablero",
     "vozidel má na plánu svůj zrcadlový obraz"},
    {"for moves", "por movimientos", "za tahy"},
    {"for moved", "por movidos", "za pohnutá"},
    {"for symmetry", "por simetría", "za souměrnost"},
    {"score", "puntuación", "skóre"},
    {"the sum; the level changes at 35.8, 66.4 and 104.0", "la suma; el nivel cambia en 35.8, 66.4 y 104.0",
     "součet; úroveň se mění při 35.8, 66.4 a 104.0"},
    {"positions", "posiciones", "pozice"},
    {"that can be reached", "que se pueden alcanzar", "kterých lze dosáhnout"},
    {"solved ones", "resueltas", "vyřešené"},
    {"of these, with the red car at the exit", "de estas, con el coche rojo en la salida",
     "z nich s červeným autem u výjezdu"},
    {"hardest position", "posición más difícil", "nejtěžší pozice"},
    {"moves that the hardest of these positions needs", "movimientos que necesita la más difícil de estas posiciones",
     "tahů, které potřebuje nejtěžší z těchto pozic"},
    {"positions by the moves that they need", "posiciones según los movimientos que necesitan",
     "pozice podle tahů, které potřebují"},
    {"plain moves", "movimientos evidentes", "zjevné tahy"},
    {"can be seen to be needed: of the red car, of what is in its way, and in the way of that",
     "se ven necesarios: del coche rojo, de lo que lo estorba y de lo que estorba a eso",
     "jsou na pohled nutné: červeného auta, toho, co mu stojí v cestě, a toho, co stojí v cestě tomu"},
    {"for people", "para personas", "pro lidi"},
    {"the median time that people would need, from moves, plain moves and the farthest position",
     "la mediana del tiempo que necesitaría la gente, según movimientos, movimientos evidentes y la posición más "
     "lejana",
     "medián času, který by lidé potřebovali, podle tahů, zjevných tahů a nejvzdálenější pozice"},
    {"The red car can never leave: there is nothing to rate.",
     "El coche rojo nunca puede salir: no hay nada que valorar.", "Červené auto nikdy nevyjede: není co hodnotit."},
    {"A limit ended the search for the best solution: there is no rating.",
     "Un límite puso fin a la búsqueda de la mejor solución: no hay valoración.",
     "Hledání nejlepšího řešení ukončil limit: hodnocení není."},
    {"A limit ended the exploration of its positions: the time is predicted without it.",
     "Un límite puso fin a la exploración de sus posiciones: el tiempo se predice sin ella.",
     "Průzkum pozic ukončil limit: čas se odhaduje bez něj."},
    // Headings of tables.
    {"builder", "constructor", "stavitel"},
    {"dead ends %", "callejones %", "slepé konce %"},
    {"straights %", "rectas %", "rovné %"},
    {"turns %", "giros %", "zatáčky %"},
    {"junctions %", "bifurcaciones %", "rozcestí %"},
    {"crossings %", "cruces %", "křižovatky %"},
    {"solution %", "solución %", "řešení %"},
    {"its turns %", "sus giros %", "jeho zatáčky %"},
    {"M rooms/s", "M habit./s", "M místn./s"},
    {"algorithm", "algoritmo", "algoritmus"},
    {"verdict", "veredicto", "výsledek"},
    {"proven", "demostrado", "dokázáno"},
    {"expanded", "expandidos", "rozvinuto"},
    {"seconds", "segundos", "sekund"},
    {"life", "vida", "životy"},
    {"energy", "energía", "energie"},
    {"cost", "coste", "cena"},
    {"moves", "movimientos", "tahy"},
    {"puzzle", "puzle", "hádanka"},
    {"title", "título", "název"},
    {"Builders on {0} x {1} rooms, corner to corner; the mean of {2} labyrinths each, seeds from {3}.",
     "Constructores en {0} x {1} habitaciones, de esquina a esquina; media de {2} laberintos cada uno, semillas desde "
     "{3}.",
     "Stavitelé na {0} x {1} místnostech, z rohu do rohu; průměry, počet labyrintů na každého: {2}, semínka od {3}."},
    {"Algorithms on one board of {0}, objective {1}.", "Algoritmos en un mismo tablero de {0}, objetivo {1}.",
     "Algoritmy na témž plánu světa {0}, kritérium {1}."},
    {"no file was written", "no se escribió ningún archivo", "žádný soubor nebyl zapsán"},
    {"stopped before everything was measured", "se detuvo antes de medirlo todo", "zastaveno dřív, než se vše změřilo"},
    {"move", "jugada", "tah"},
    {"chance %", "posibilidades %", "šance %"},
    {"looked at %", "examinada %", "zkoumáno %"},
    {"then", "después", "potom"},
    {"region", "región", "oblast"},
    {"side", "bando", "strana"},
    {"cells", "casillas", "polí"},
    {"own turns", "jugadas propias", "vlastní tahy"},
    // How open a position of Amazons is.
    {"opening", "apertura", "zahájení"},
    {"middle game", "medio juego", "střední hra"},
    {"ending", "final", "koncovka"},
    {"filling", "relleno", "zaplňování"},
    {"over", "terminada", "po hře"},
    {"possible turns", "jugadas posibles", "možné tahy"},
    {"of the side to move", "del bando que juega", "strany na tahu"},
    {"empty cells", "casillas vacías", "prázdná pole"},
    {"left to move to and to shoot at", "que quedan para mover y disparar", "zbývají k tahům a střelám"},
    {"openness", "grado de apertura", "otevřenost"},
    {"cells that both sides reach, each counting less the nearer one of them is; 0: only filling is left",
     "casillas que alcanzan ambos bandos; cada una cuenta menos cuanto más cerca está uno de ellos; 0: solo queda "
     "rellenar",
     "pole, kam dosáhnou obě strany; čím je jedna blíž, tím méně se pole počítá; 0: zbývá jen zaplňovat"},
    {"white's cells", "casillas de las blancas", "pole bílého"},
    {"black's cells", "casillas de las negras", "pole černého"},
    {"that white reaches in fewer turns", "que las blancas alcanzan en menos jugadas", "kam bílý dojde za méně tahů"},
    {"that black reaches in fewer turns", "que las negras alcanzan en menos jugadas", "kam černý dojde za méně tahů"},
    {"white at a glance", "las blancas a primera vista", "bílý na první pohled"},
    {"how the board looks before any turn is tried; the chance of winning is what solve tells",
     "cómo se ve el tablero antes de probar jugada alguna; la probabilidad de ganar la dice solve",
     "jak deska vypadá, než se zkusí jakýkoli tah; šanci na výhru říká solve"},
    // Cells of tables.
    {"yes", "sí", "ano"},
    {"no", "no", "ne"},
    {"solved", "resuelto", "vyřešeno"},
    {"impossible (walls)", "imposible (muros)", "nelze (zdi)"},
    {"impossible (life)", "imposible (vida)", "nelze (životy)"},
    {"impossible (energy)", "imposible (energía)", "nelze (energie)"},
    {"impossible (blocked)", "imposible (bloqueado)", "nelze (zablokováno)"},
    {"unknown", "sin respuesta", "nerozhodnuto"},
    {"stopped (time)", "detenido (tiempo)", "zastaveno (čas)"},
    {"stopped (memory)", "detenido (memoria)", "zastaveno (paměť)"},
    {"stopped (nodes)", "detenido (estados)", "zastaveno (stavy)"},
    {"stopped (cancelled)", "detenido (interrupción)", "zastaveno (přerušení)"},
});

}  // namespace

std::string_view measure_in_words(Language language, std::string_view english) {
    return in_words(measures, language, english);
}

std::string sentence_in_words(Language language, const worlds::Sentence& sentence) {
    return worlds::filled(measure_in_words(language, sentence.words), sentence.values);
}

std::string verdict_in_words(Language language, std::string_view english) {
    std::string out;
    for (std::size_t begin = 0; begin <= english.size();) {
        const std::size_t end = std::min(english.find(", ", begin), english.size());
        if (begin > 0) out += ", ";
        out += measure_in_words(language, english.substr(begin, end - begin));
        begin = end + 2;
    }
    return out;
}

}  // namespace ariadne::cli
