#include "cli/language.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace ariadne::cli {

namespace {

constexpr auto sentences = std::to_array<Phrasing>({
    {"Solved. The shortest route has {0} and ends with life {1}, the most possible in so few steps.",
     "Resuelto. La ruta más corta tiene {0} y termina con vida {1}, la máxima posible en tan pocos pasos.",
     "Vyřešeno. Nejkratší cesta má {0} a v cíli zbývá životů: {1}. Více jich při tak krátké cestě zbýt nemůže."},
    {"Solved. The shortest route has {0}; this one ends with life {1}, and whether another as short ends with more is "
     "open.",
     "Resuelto. La ruta más corta tiene {0}; esta termina con vida {1}, y queda por ver si otra igual de corta termina "
     "con más.",
     "Vyřešeno. Nejkratší cesta má {0}; tato končí se životy {1} a zda jiná stejně krátká končí lépe, není známo."},
    {"Solved, not proven best: a route of {0} that ends with life {1}; no route has fewer than {2} steps.",
     "Resuelto, sin demostrar que sea lo mejor: una ruta de {0} que termina con vida {1}; ninguna baja de {2} pasos.",
     "Vyřešeno, bez důkazu, že nejlépe: cesta má {0} a končí se životy {1}; žádná nemá méně kroků než {2}."},
    {"Solved. Nobody arrives with more life than {1}; this route does so in {0}.",
     "Resuelto. Nadie llega con más vida que {1}; esta ruta lo logra en {0}.",
     "Vyřešeno. Nikdo nedojde s více životy než {1}; této cestě na to stačí {0}."},
    {"Solved, not proven best: a route of {0} that ends with life {1}; nobody arrives with more than {2}.",
     "Resuelto, sin demostrar que sea lo mejor: una ruta de {0} que termina con vida {1}; nadie llega con más de {2}.",
     "Vyřešeno, bez důkazu, že nejlépe: cesta má {0} a končí se životy {1}; více než {2} mít nelze."},
    {"There is a way: a route of {0} that ends with life {1}. Shorter ones were not looked for.",
     "Hay camino: una ruta de {0} que termina con vida {1}. No se buscaron otras más cortas.",
     "Cesta existuje: má {0} a končí se životy {1}. Kratší se nehledaly."},
    {"Solved.", "Resuelto.", "Vyřešeno."},
    {"Impossible: walls cut S off from E.", "Imposible: los muros separan S de E.", "Nelze: zdi oddělují S od E."},
    {"Impossible: E can be reached, but every runner dies on the way.",
     "Imposible: se puede llegar a E, pero el corredor siempre muere por el camino.",
     "Nelze: k E vede cesta, ale běžec na ní pokaždé zemře."},
    {"Impossible ({0}).", "Imposible ({0}).", "Nelze ({0})."},
    {"Unknown: {0} before a route was found or ruled out.",
     "Sin respuesta: {0} antes de hallar una ruta o descartarla.",
     "Nerozhodnuto: {0} dřív, než se cesta našla nebo vyloučila."},
    {"Unknown: {0} before a route was found or ruled out. If there is one, it has at least {1} steps.",
     "Sin respuesta: {0} antes de hallar una ruta o descartarla. Si la hay, tiene al menos {1} pasos.",
     "Nerozhodnuto: {0} dřív, než se cesta našla nebo vyloučila. Pokud existuje, má kroků aspoň {1}."},
    {"Unknown: E can be reached, but this algorithm cannot tell whether a runner survives.",
     "Sin respuesta: se puede llegar a E, pero este algoritmo no sabe si el corredor sobrevive.",
     "Nerozhodnuto: k E se dojít dá, ale zda běžec přežije, tento algoritmus nepozná."},
    {"Optimal routes: {0}.", "Rutas óptimas: {0}.", "Optimálních cest: {0}."},
    {"The optimal routes were not counted to the end.", "No se terminaron de contar las rutas óptimas.",
     "Optimální cesty se nepodařilo dopočítat."},
    {"The smallest P that wins is {0}.", "La P más pequeña con la que se gana es {0}.",
     "Nejmenší P, se kterým se vyhrává, je {0}."},
    {"The smallest P that wins lies between {0} and {1}.", "La P más pequeña con la que se gana está entre {0} y {1}.",
     "Nejmenší P, se kterým se vyhrává, leží mezi {0} a {1}."},
    {"The smallest P that wins is at least {0}.", "La P más pequeña con la que se gana es al menos {0}.",
     "Nejmenší P, se kterým se vyhrává, je aspoň {0}."},
    {"Steps against life, complete: more steps bring no more life.",
     "Pasos frente a vida, completo: con más pasos no se gana más vida.",
     "Kroky proti životům, úplné: delší cesta víc životů nepřinese."},
    {"Steps against life, as far as it was found; rows where life is below the bound are open.",
     "Pasos frente a vida, hasta donde se llegó; las filas con vida menor que la cota quedan abiertas.",
     "Kroky proti životům, pokud se to stihlo; řádky, kde jsou životy pod mezí, zůstávají otevřené."},
    {"the time ran out", "se acabó el tiempo", "vypršel čas"},
    {"the memory ran out", "se acabó la memoria", "došla paměť"},
    {"the states ran out", "se agotaron los estados permitidos", "došly povolené stavy"},
    {"it was interrupted", "se interrumpió", "hledání bylo přerušeno"},
    {"Route:", "Ruta:", "Cesta:"},
    {"Some of them ({0}):", "Algunas de ellas ({0}):", "Některé z nich ({0}):"},
    {"All of them:", "Todas ellas:", "Všechny:"},
    {"... ({0} cells more; --json shows all) ...", "... ({0} celdas más; --json las muestra) ...",
     "... (dalších polí: {0}; úplně s --json) ..."},
    {"(The board is too large to draw here; `ariadne render` makes a picture.)",
     "(El tablero es demasiado grande para esta pantalla; `ariadne render` hace un dibujo.)",
     "(Plán je na kreslení sem příliš velký; obrázek udělá `ariadne render`.)"},
    {"{0} states expanded, {1:.3f} s, {2:.1f} MB", "{0} estados expandidos, {1:.3f} s, {2:.1f} MB",
     "rozvinutých stavů: {0}, {1:.3f} s, {2:.1f} MB"},
    {"Valid: {0}, life {1} on arrival.", "Válida: {0}, vida {1} al llegar.", "Platí: {0}, životy v cíli: {1}."},
    {"Valid.", "Válida.", "Platí."},
    {"Wrong: {0}", "Incorrecta: {0}", "Neplatí: {0}"},
    {"Life along it:", "Vida por el camino:", "Životy po cestě:"},
    {"The gap is {0}.", "La diferencia es {0}.", "Rozdíl je {0}."},
    {"The gap is {0} ({1:.1f} %).", "La diferencia es {0} ({1:.1f} %).", "Rozdíl je {0} ({1:.1f} %)."},
    {"food", "comida", "jídlo"},
    {"wall", "muro", "zeď"},
    {"bomb", "bomba", "bomba"},
    {"endless wall", "muro infinito", "nekonečná zeď"},
    {"deadly bomb", "bomba mortal", "smrtící bomba"},
    {"entrance", "entrada", "vchod"},
    {"exit", "salida", "východ"},
    {"expanded", "expandida", "rozvinuto"},
    {"Solved. The shortest way has {0}.", "Resuelto. El camino más corto tiene {0}.",
     "Vyřešeno. Nejkratší cesta má {0}."},
    {"Solved. The shortest way has {0}; this one costs {1}.",
     "Resuelto. El camino más corto tiene {0}; este cuesta {1}.", "Vyřešeno. Nejkratší cesta má {0}; tato stojí {1}."},
    {"Solved. The cheapest way costs {1} and has {0}.", "Resuelto. El camino más barato cuesta {1} y tiene {0}.",
     "Vyřešeno. Nejlevnější cesta stojí {1} a má {0}."},
    {"Solved, not proven best: a way of {0}; no way has fewer than {2} steps.",
     "Resuelto, sin demostrar que sea lo mejor: un camino de {0}; ninguno baja de {2} pasos.",
     "Vyřešeno, bez důkazu, že nejlépe: cesta má {0}; žádná nemá méně kroků než {2}."},
    {"Solved, not proven best: a way of {0} that costs {1}; no way costs less than {2}.",
     "Resuelto, sin demostrar que sea lo mejor: un camino de {0} que cuesta {1}; ninguno cuesta menos de {2}.",
     "Vyřešeno, bez důkazu, že nejlépe: cesta má {0} a stojí {1}; žádná nestojí méně než {2}."},
    {"There is a way of {0}. Whether there is a shorter one is open.",
     "Hay un camino de {0}. Queda por ver si lo hay más corto.",
     "Cesta existuje a má {0}. Zda je i kratší, není známo."},
    {"There is a way of {0} that costs {1}. Whether there is a cheaper one is open.",
     "Hay un camino de {0} que cuesta {1}. Queda por ver si lo hay más barato.",
     "Cesta existuje, má {0} a stojí {1}. Zda je i levnější, není známo."},
    {"Impossible: walls cut the entrance off from the exit.", "Imposible: los muros separan la entrada de la salida.",
     "Nelze: zdi oddělují vchod od východu."},
    {"Unknown: this algorithm came round without the exit, and cannot tell whether a way leads there. Another one can.",
     "Sin respuesta: este algoritmo volvió al principio sin hallar la salida y no sabe si algún camino lleva a ella. "
     "Otro algoritmo puede decirlo.",
     "Nerozhodnuto: tento algoritmus prošel vše, na co stačí, a východ nenašel; zda k němu vede cesta, nepozná. Jiný "
     "algoritmus ano."},
    {"Valid: {0}.", "Válida: {0}.", "Platí: {0}."},
    {"Valid: {0}, cost {1}.", "Válida: {0}, coste {1}.", "Platí: {0}, cena {1}."},
    {"Scenarios: {0}, all as the file says.", "Escenarios: {0}, todos como dice el archivo.",
     "Scénářů: {0}, všechny souhlasí se souborem."},
    {"Scenarios: {0}; {1} as the file says, {2} not. (Its lengths hold for eight directions; steps here go in four.)",
     "Escenarios: {0}; {1} como dice el archivo, {2} no. (Sus longitudes valen para ocho direcciones; aquí se anda en "
     "cuatro.)",
     "Scénářů: {0}; se souborem jich souhlasí {1}, nesouhlasí {2}. (Jeho délky platí pro osm směrů; zde se chodí ve "
     "čtyřech.)"},
    {"line {0}: {1} to {2}: expected {3}, found {4}", "línea {0}: de {1} a {2}: se esperaba {3}, se halló {4}",
     "řádek {0}: z {1} do {2}: čekáno {3}, nalezeno {4}"},
    {"line {0}: {1} to {2}: expected {3}, found no way", "línea {0}: de {1} a {2}: se esperaba {3}, no hay camino",
     "řádek {0}: z {1} do {2}: čekáno {3}, cesta není"},
    {"Solved in {0}, proven to be the fewest.",
     "Resuelto en {0}; está demostrado que con menos no se puede.",
     "Vyřešeno na {0}; je dokázáno, že méně nestačí."},
    {"Solved in {0}, not proven to be the fewest; at least {1} are needed.",
     "Resuelto en {0}, sin demostrar que sea lo mínimo; hacen falta al menos {1}.",
     "Vyřešeno na {0}, bez důkazu, že méně nestačí; nejméně jich je třeba {1}."},
    {"Solved in {0}. Whether fewer would do is open.", "Resuelto en {0}. Queda por ver si bastan menos.",
     "Vyřešeno na {0}. Zda stačí méně, není známo."},
    {"Impossible: the red car cannot leave, whatever is moved.",
     "Imposible: el coche rojo no puede salir, se mueva lo que se mueva.",
     "Nelze: červené auto nevyjede, ať se pohne čímkoli."},
    {"Unknown: {0} before a solution was found or ruled out.",
     "Sin respuesta: {0} antes de hallar una solución o descartarla.",
     "Nerozhodnuto: {0} dřív, než se řešení našlo nebo vyloučilo."},
    {"Unknown: {0} before a solution was found or ruled out. If there is one, it takes at least {1}.",
     "Sin respuesta: {0} antes de hallar una solución o descartarla. Si la hay, requiere al menos {1}.",
     "Nerozhodnuto: {0} dřív, než se řešení našlo nebo vyloučilo. Pokud existuje, je na ně třeba aspoň {1}."},
    {"Moves:", "Movimientos:", "Tahy:"},
    {"Optimal solutions: {0}.", "Soluciones óptimas: {0}.", "Optimálních řešení: {0}."},
    {"The optimal solutions were not counted to the end.", "No se terminaron de contar las soluciones óptimas.",
     "Optimální řešení se nepodařilo dopočítat."},
    {"No solution to check ({0}).", "No hay solución que comprobar ({0}).", "Není co ověřovat ({0})."},
    {"puzzle {0}", "puzle {0}", "hádanka {0}"},
    {"White", "blancas", "Bílý"},
    {"Black", "negras", "Černý"},
    {"both", "ambas", "oba"},
    {"{0} plays {1}, with a chance of {2:.1f} %; not proven.",
     "Las {0} juegan {1}, con un {2:.1f} % de posibilidades; sin demostrar.",
     "{0} hraje {1}, šance {2:.1f} %; bez důkazu."},
    {"{0} wins with {1}: proven.", "Las {0} ganan con {1}: demostrado.", "{0} vyhraje tahem {1}: dokázáno."},
    {"{0} loses against best play: proven. {1} resists longest of what was looked at.",
     "Las {0} pierden ante el mejor juego: demostrado. {1} es lo que más resiste de lo examinado.",
     "{0} při nejlepší hře soupeře prohraje: dokázáno. Z prozkoumaných tahů vzdoruje nejdéle {1}."},
    {"{0} has no turn left and has lost.", "Las {0} ya no tienen jugada y han perdido.",
     "{0} už nemá žádný tah a prohrál."},
    {"Unknown: a limit came before it was proven whether {0} wins.",
     "Sin respuesta: un límite llegó antes de demostrar si ganan las {0}.",
     "Nerozhodnuto: {0}, limit přišel dřív než důkaz výhry nebo prohry."},
    {"Cells nearer by queen moves: White {0}, Black {1}, both {2}.",
     "Casillas más cercanas a paso de dama: blancas {0}, negras {1}, ambas {2}.",
     "Blíže tahem dámy: bílý {0}, černý {1}, oba {2}."},
    {"Cells nearer by king steps: White {0}, Black {1}, both {2}.",
     "Casillas más cercanas a paso de rey: blancas {0}, negras {1}, ambas {2}.",
     "Blíže krokem krále: bílý {0}, černý {1}, oba {2}."},
    {"Valid: {0}.", "Válida: {0}.", "Platí: {0}."},
    {"Valid: {0}, and the side that begins wins.", "Válida: {0}, y gana quien empieza.",
     "Platí: {0} a kdo začíná, vyhraje."},
    {"Valid: {0}, and the side that begins loses.", "Válida: {0}, y pierde quien empieza.",
     "Platí: {0} a kdo začíná, prohraje."},
    {"white", "blancas", "bílý"},
    {"black", "negras", "černý"},
    {"arrow", "flecha", "šíp"},
    {"nearer to White", "más cerca de las blancas", "blíže bílému"},
    {"nearer to Black", "más cerca de las negras", "blíže černému"},
    {"Solved. The shortest route has {0} and ends with energy {1}, the most possible in so few steps.",
     "Resuelto. La ruta más corta tiene {0} y termina con energía {1}, la máxima posible en tan pocos pasos.",
     "Vyřešeno. Nejkratší cesta má {0} a v cíli zbývá energie: {1}. Více jí při tak krátké cestě zbýt nemůže."},
    {"Solved. The shortest route has {0}; this one ends with energy {1}, and whether another as short ends with more "
     "is "
     "open.",
     "Resuelto. La ruta más corta tiene {0}; esta termina con energía {1}, y queda por ver si otra igual de corta "
     "termina con más.",
     "Vyřešeno. Nejkratší cesta má {0}; tato končí s energií {1} a zda jiná stejně krátká končí lépe, není známo."},
    {"Solved, not proven best: a route of {0} that ends with energy {1}; no route has fewer than {2} steps.",
     "Resuelto, sin demostrar que sea lo mejor: una ruta de {0} que termina con energía {1}; ninguna baja de {2} "
     "pasos.",
     "Vyřešeno, bez důkazu, že nejlépe: cesta má {0} a končí s energií {1}; žádná nemá méně kroků než {2}."},
    {"Solved. Nobody arrives with more energy than {1}; this route does so in {0}.",
     "Resuelto. Nadie llega con más energía que {1}; esta ruta lo logra en {0}.",
     "Vyřešeno. S větší energií než {1} dojít nelze; této cestě na to stačí {0}."},
    {"Solved, not proven best: a route of {0} that ends with energy {1}; nobody arrives with more than {2}.",
     "Resuelto, sin demostrar que sea lo mejor: una ruta de {0} que termina con energía {1}; nadie llega con más de "
     "{2}.",
     "Vyřešeno, bez důkazu, že nejlépe: cesta má {0} a končí s energií {1}; více než {2} mít nelze."},
    {"There is a way: a route of {0} that ends with energy {1}. Shorter ones were not looked for.",
     "Hay camino: una ruta de {0} que termina con energía {1}. No se buscaron otras más cortas.",
     "Cesta existuje: má {0} a končí s energií {1}. Kratší se nehledaly."},
    {"Impossible: walls and deadly bombs cut the start off from the goal.",
     "Imposible: los muros y las bombas mortales separan la salida de la meta.",
     "Nelze: zdi a smrtící bomby oddělují start od cíle."},
    {"Impossible: the goal can be reached, but Pac-Man always runs out of energy on the way.",
     "Imposible: se puede llegar a la meta, pero Pac-Man siempre se queda sin energía por el camino.",
     "Nelze: do cíle vede cesta, ale Pac-Manovi na ní pokaždé dojde energie."},
    {"Unknown: the goal can be reached, but this algorithm cannot tell whether Pac-Man survives.",
     "Sin respuesta: se puede llegar a la meta, pero este algoritmo no sabe si Pac-Man sobrevive.",
     "Nerozhodnuto: do cíle se dojít dá, ale zda Pac-Man přežije, tento algoritmus nepozná."},
    {"The smallest energy that wins is {0}.", "La energía más pequeña con la que se gana es {0}.",
     "Nejmenší energie, se kterou se vyhrává, je {0}."},
    {"The smallest energy that wins lies between {0} and {1}.",
     "La energía más pequeña con la que se gana está entre {0} y {1}.",
     "Nejmenší energie, se kterou se vyhrává, leží mezi {0} a {1}."},
    {"The smallest energy that wins is at least {0}.", "La energía más pequeña con la que se gana es al menos {0}.",
     "Nejmenší energie, se kterou se vyhrává, je aspoň {0}."},
    {"Steps against energy, complete: more steps bring no more energy.",
     "Pasos frente a energía, completo: con más pasos no se gana más energía.",
     "Kroky proti energii, úplné: delší cesta víc energie nepřinese."},
    {"Steps against energy, as far as it was found; rows where energy is below the bound are open.",
     "Pasos frente a energía, hasta donde se llegó; las filas con energía menor que la cota quedan abiertas.",
     "Kroky proti energii, pokud se to stihlo; řádky, kde je energie pod mezí, zůstávají otevřené."},
    {"Valid: {0}, energy {1} on arrival.", "Válida: {0}, energía {1} al llegar.", "Platí: {0}, energie v cíli: {1}."},
    {"Energy along it:", "Energía por el camino:", "Energie po cestě:"},
});
static_assert(sentences.size() == static_cast<std::size_t>(Say::how_many));

}  // namespace

Language language_of(std::string_view code) {
    if (code == "es") return Language::es;
    if (code == "cs") return Language::cs;
    return Language::en;
}

Say of_energy(Say sentence) {
    // In the order of the sentences of energy.
    constexpr auto of_life =
        std::to_array({Say::shortest_richest, Say::shortest, Say::short_so_far, Say::richest, Say::rich_so_far,
                       Say::some_route, Say::walls, Say::no_life, Say::undecided, Say::least, Say::least_between,
                       Say::least_from, Say::trade_off, Say::trade_off_open, Say::valid, Say::along});
    static_assert(of_life.size() ==
                  static_cast<std::size_t>(Say::how_many) - static_cast<std::size_t>(Say::energy_shortest_richest));
    const auto found = std::find(of_life.begin(), of_life.end(), sentence);
    if (found == of_life.end()) return sentence;
    return static_cast<Say>(static_cast<std::ptrdiff_t>(Say::energy_shortest_richest) + (found - of_life.begin()));
}

Say of_nothing(Say sentence) {
    if (sentence == Say::undecided) return Say::way_undecided;
    return sentence == Say::walls ? Say::way_walls : sentence;
}

std::string_view words(Language language, Say sentence) {
    return sentences[static_cast<std::size_t>(sentence)][static_cast<std::size_t>(language)];
}

std::string_view kind_in_words(Language language, std::string_view english) {
    for (const Say kind :
         {Say::kind_food, Say::kind_wall, Say::kind_bomb, Say::kind_endless_wall, Say::kind_deadly_bomb,
          Say::kind_entrance, Say::kind_exit, Say::kind_expanded, Say::kind_white, Say::kind_black, Say::kind_arrow,
          Say::kind_nearer_white, Say::kind_nearer_black})
        if (words(Language::en, kind) == english) return words(language, kind);
    return english;
}

namespace {

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
