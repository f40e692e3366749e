#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace ariadne::cli {

enum class Language : std::uint8_t { en, es, cs };

// The same in every language, in the order of Language.
using Phrasing = std::array<std::string_view, 3>;

Language language_of(std::string_view code);  // "en", "es", "cs"

// A sentence; {0}, {1}, ... are the values, which a language may take in its own order.
struct Wording {
    Phrasing usual;
    Phrasing of_energy;   // about a walker whose resource is energy rather than life; empty where it is the same
    Phrasing of_nothing;  // about one who spends nothing; likewise

    consteval Wording(std::string_view en, std::string_view es, std::string_view cs) : Wording(Phrasing{en, es, cs}) {}
    consteval Wording(const Phrasing& said, const Phrasing& said_of_energy = {}, const Phrasing& said_of_nothing = {})
        : usual(said), of_energy(said_of_energy), of_nothing(said_of_nothing) {
        check(usual);
        if (!of_energy.front().empty()) check(of_energy);
        if (!of_nothing.front().empty()) check(of_nothing);
    }

    operator const Phrasing&() const { return usual; }
    // As it is said of who spends that; empty: nothing.
    const Phrasing& about(std::string_view resource) const {
        const Phrasing& own = resource == "energy" ? of_energy : resource.empty() ? of_nothing : usual;
        return own.front().empty() ? usual : own;
    }

  private:
    // Every language says something, and takes the same values as English.
    consteval void check(const Phrasing& said) const {
        for (const std::string_view one : said)
            for (const std::string_view value : {"{0", "{1", "{2", "{3", "{4"})
                if (one.empty() || one.contains(value) != usual.front().contains(value))
                    throw "a sentence lacks a language or a value";
    }
};

// What solve and verify say, each with its values.
struct Say {
    static constexpr Wording shortest_richest = {  // steps in words, life
        {"Solved. The shortest route has {0} and ends with life {1}, the most possible in so few steps.",
         "Resuelto. La ruta más corta tiene {0} y termina con vida {1}, la máxima posible en tan pocos pasos.",
         "Vyřešeno. Nejkratší cesta má {0} a v cíli zbývá životů: {1}. Více jich při tak krátké cestě zbýt nemůže."},
        {"Solved. The shortest route has {0} and ends with energy {1}, the most possible in so few steps.",
         "Resuelto. La ruta más corta tiene {0} y termina con energía {1}, la máxima posible en tan pocos pasos.",
         "Vyřešeno. Nejkratší cesta má {0} a v cíli zbývá energie: {1}. Více jí při tak krátké cestě zbýt nemůže."}};
    static constexpr Wording resource = {  // {3} of those below that end with it
        {"life", "vida", "se životy"},
        {"energy", "energía", "s energií"}};
    static constexpr Wording shortest = {  // steps in words, life
        {"Solved. The shortest route has {0}; this one ends with {3} {1}, and whether another as short ends with more "
         "is open.",
         "Resuelto. La ruta más corta tiene {0}; esta termina con {3} {1}, y queda por ver si otra igual de corta "
         "termina con más.",
         "Vyřešeno. Nejkratší cesta má {0}; tato končí {3} {1} a zda jiná stejně krátká končí lépe, není známo."}};
    static constexpr Wording short_so_far = {  // steps in words, life, bound
        {"Solved, not proven best: a route of {0} that ends with {3} {1}; no route has fewer than {2} steps.",
         "Resuelto, sin demostrar que sea lo mejor: una ruta de {0} que termina con {3} {1}; ninguna baja de {2} "
         "pasos.",
         "Vyřešeno, bez důkazu, že nejlépe: cesta má {0} a končí {3} {1}; žádná nemá méně kroků než {2}."}};
    static constexpr Wording richest = {  // steps in words, life
        {"Solved. Nobody arrives with more life than {1}; this route does so in {0}.",
         "Resuelto. Nadie llega con más vida que {1}; esta ruta lo logra en {0}.",
         "Vyřešeno. Nikdo nedojde s více životy než {1}; této cestě na to stačí {0}."},
        {"Solved. Nobody arrives with more energy than {1}; this route does so in {0}.",
         "Resuelto. Nadie llega con más energía que {1}; esta ruta lo logra en {0}.",
         "Vyřešeno. S větší energií než {1} dojít nelze; této cestě na to stačí {0}."}};
    static constexpr Wording rich_so_far = {  // steps in words, life, bound
        {"Solved, not proven best: a route of {0} that ends with {3} {1}; nobody arrives with more than {2}.",
         "Resuelto, sin demostrar que sea lo mejor: una ruta de {0} que termina con {3} {1}; nadie llega con más de "
         "{2}.",
         "Vyřešeno, bez důkazu, že nejlépe: cesta má {0} a končí {3} {1}; více než {2} mít nelze."}};
    static constexpr Wording some_route = {  // steps in words, life
        {"There is a way: a route of {0} that ends with {3} {1}. Shorter ones were not looked for.",
         "Hay camino: una ruta de {0} que termina con {3} {1}. No se buscaron otras más cortas.",
         "Cesta existuje: má {0} a končí {3} {1}. Kratší se nehledaly."}};
    static constexpr Wording other_solved = {{"Solved.", "Resuelto.", "Vyřešeno."}};
    static constexpr Wording walls = {
        {"Impossible: walls cut S off from E.", "Imposible: los muros separan S de E.", "Nelze: zdi oddělují S od E."},
        {"Impossible: walls and deadly bombs cut the start off from the goal.",
         "Imposible: los muros y las bombas mortales separan la salida de la meta.",
         "Nelze: zdi a smrtící bomby oddělují start od cíle."},
        {"Impossible: walls cut the entrance off from the exit.",
         "Imposible: los muros separan la entrada de la salida.", "Nelze: zdi oddělují vchod od východu."}};
    static constexpr Wording no_life = {
        {"Impossible: E can be reached, but every runner dies on the way.",
         "Imposible: se puede llegar a E, pero el corredor siempre muere por el camino.",
         "Nelze: k E vede cesta, ale běžec na ní pokaždé zemře."},
        {"Impossible: the goal can be reached, but Pac-Man always runs out of energy on the way.",
         "Imposible: se puede llegar a la meta, pero Pac-Man siempre se queda sin energía por el camino.",
         "Nelze: do cíle vede cesta, ale Pac-Manovi na ní pokaždé dojde energie."}};
    static constexpr Wording attempt_dies =
        {  // last cell alive, steps from there to E in words, deadly cell, step, life
            {"The best attempt gets to {0}, {1} from E, and dies on {2} at step {3} with life {4}.",
             "El mejor intento llega a {0}, a {1} de E, y muere en {2} en el paso {3} con vida {4}.",
             "Nejlepší pokus dojde na {0}, odkud k E chybí {1}, a zemře na {2} v kroku {3}, životy: {4}."},
            {"The best attempt gets to {0}, {1} from the goal, and dies on {2} at step {3} with energy {4}.",
             "El mejor intento llega a {0}, a {1} de la meta, y muere en {2} en el paso {3} con energía {4}.",
             "Nejlepší pokus dojde na {0}, odkud do cíle chybí {1}, a zemře na {2} v kroku {3}, energie: {4}."}};
    static constexpr Wording attempt_ends = {  // last cell, steps to it and from there to E in words
        {"The best attempt ends on {0} after {1}, {2} from E if there were no walls.",
         "El mejor intento termina en {0} tras {1}, a {2} de E si no hubiera muros.",
         "Nejlepší pokus skončí na {0}, délka: {1}, vzdálenost od E bez zdí: {2}."},
        {"The best attempt ends on {0} after {1}, {2} from the goal if nothing were in the way.",
         "El mejor intento termina en {0} tras {1}, a {2} de la meta si nada lo impidiera.",
         "Nejlepší pokus skončí na {0}, délka: {1}, vzdálenost od cíle bez překážek: {2}."}};
    static constexpr Wording nobody_nearer = {
        {"No route gets closer.", "Nadie llega más cerca.", "Blíž se nikdo nedostane."}};
    static constexpr Wording nearer_open = {{"A closer route may exist.", "Queda por ver si alguien llega más cerca.",
                                             "Zda se někdo dostane blíž, není známo."}};
    static constexpr Wording impossible = {{"Impossible ({0}).", "Imposible ({0}).", "Nelze ({0})."}};  // reason
    static constexpr Wording unknown = {  // why it stopped
        {"Unknown: {0} before a route was found or ruled out.",
         "Sin respuesta: {0} antes de hallar una ruta o descartarla.",
         "Nerozhodnuto: {0} dřív, než se cesta našla nebo vyloučila."}};
    static constexpr Wording unknown_bound = {  // why it stopped, bound
        {"Unknown: {0} before a route was found or ruled out. If there is one, it has at least {1} steps.",
         "Sin respuesta: {0} antes de hallar una ruta o descartarla. Si la hay, tiene al menos {1} pasos.",
         "Nerozhodnuto: {0} dřív, než se cesta našla nebo vyloučila. Pokud existuje, má kroků aspoň {1}."}};
    static constexpr Wording undecided = {
        {"Unknown: E can be reached, but this algorithm cannot tell whether a runner survives.",
         "Sin respuesta: se puede llegar a E, pero este algoritmo no sabe si el corredor sobrevive.",
         "Nerozhodnuto: k E se dojít dá, ale zda běžec přežije, tento algoritmus nepozná."},
        {"Unknown: the goal can be reached, but this algorithm cannot tell whether Pac-Man survives.",
         "Sin respuesta: se puede llegar a la meta, pero este algoritmo no sabe si Pac-Man sobrevive.",
         "Nerozhodnuto: do cíle se dojít dá, ale zda Pac-Man přežije, tento algoritmus nepozná."},
        {"Unknown: this algorithm came round without the exit, and cannot tell whether a way leads there. Another one "
         "can.",
         "Sin respuesta: este algoritmo volvió al principio sin hallar la salida y no sabe si algún camino lleva a "
         "ella. Otro algoritmo puede decirlo.",
         "Nerozhodnuto: tento algoritmus prošel vše, na co stačí, a východ nenašel; zda k němu vede cesta, nepozná. "
         "Jiný algoritmus ano."}};
    static constexpr Wording plain_dies = {  // steps in words, deadly step, its cell, life
        {"Unknown: by the walls alone the shortest route has {0}; the runner dies on it at step {1}, on {2}, with life "
         "{3}. This algorithm cannot tell whether the runner survives another route.",
         "Sin respuesta: si solo cuentan los muros, la ruta más corta tiene {0}; en ella el corredor muere en el paso "
         "{1}, en {2}, con vida {3}. Este algoritmo no sabe si en otra sobrevive.",
         "Nerozhodnuto: podle samotných zdí má nejkratší cesta {0}; běžec na ní zemře v kroku {1} na {2}, životy: {3}. "
         "Zda jinou přežije, tento algoritmus nepozná."},
        {"Unknown: by the walls alone the shortest route has {0}; Pac-Man dies on it at step {1}, on {2}, with energy "
         "{3}. This algorithm cannot tell whether Pac-Man survives another route.",
         "Sin respuesta: si solo cuentan los muros, la ruta más corta tiene {0}; en ella Pac-Man muere en el paso {1}, "
         "en {2}, con energía {3}. Este algoritmo no sabe si en otra sobrevive.",
         "Nerozhodnuto: podle samotných zdí má nejkratší cesta {0}; Pac-Man na ní zemře v kroku {1} na {2}, energie: "
         "{3}. Zda jinou přežije, tento algoritmus nepozná."}};
    static constexpr Wording count = {  // number
        {"Optimal routes: {0}.", "Rutas óptimas: {0}.", "Optimálních cest: {0}."}};
    static constexpr Wording count_open = {{"The optimal routes were not counted to the end.",
                                            "No se terminaron de contar las rutas óptimas.",
                                            "Optimální cesty se nepodařilo dopočítat."}};
    static constexpr Wording least = {  // value
        {"The smallest P that wins is {0}.", "La P más pequeña con la que se gana es {0}.",
         "Nejmenší P, se kterým se vyhrává, je {0}."},
        {"The smallest energy that wins is {0}.", "La energía más pequeña con la que se gana es {0}.",
         "Nejmenší energie, se kterou se vyhrává, je {0}."}};
    static constexpr Wording least_between = {  // low, high
        {"The smallest P that wins lies between {0} and {1}.",
         "La P más pequeña con la que se gana está entre {0} y {1}.",
         "Nejmenší P, se kterým se vyhrává, leží mezi {0} a {1}."},
        {"The smallest energy that wins lies between {0} and {1}.",
         "La energía más pequeña con la que se gana está entre {0} y {1}.",
         "Nejmenší energie, se kterou se vyhrává, leží mezi {0} a {1}."}};
    static constexpr Wording least_from = {  // low
        {"The smallest P that wins is at least {0}.", "La P más pequeña con la que se gana es al menos {0}.",
         "Nejmenší P, se kterým se vyhrává, je aspoň {0}."},
        {"The smallest energy that wins is at least {0}.", "La energía más pequeña con la que se gana es al menos {0}.",
         "Nejmenší energie, se kterou se vyhrává, je aspoň {0}."}};
    static constexpr Wording trade_off = {{"Steps against life, complete: more steps bring no more life.",
                                           "Pasos frente a vida, completo: con más pasos no se gana más vida.",
                                           "Kroky proti životům, úplné: delší cesta víc životů nepřinese."},
                                          {"Steps against energy, complete: more steps bring no more energy.",
                                           "Pasos frente a energía, completo: con más pasos no se gana más energía.",
                                           "Kroky proti energii, úplné: delší cesta víc energie nepřinese."}};
    static constexpr Wording trade_off_open = {
        {"Steps against life, as far as it was found; rows where life is below the bound are open.",
         "Pasos frente a vida, hasta donde se llegó; las filas con vida menor que la cota quedan abiertas.",
         "Kroky proti životům, pokud se to stihlo; řádky, kde jsou životy pod mezí, zůstávají otevřené."},
        {"Steps against energy, as far as it was found; rows where energy is below the bound are open.",
         "Pasos frente a energía, hasta donde se llegó; las filas con energía menor que la cota quedan abiertas.",
         "Kroky proti energii, pokud se to stihlo; řádky, kde je energie pod mezí, zůstávají otevřené."}};
    static constexpr Wording by_time = {{"the time ran out", "se acabó el tiempo", "vypršel čas"}};
    static constexpr Wording by_memory = {{"the memory ran out", "se acabó la memoria", "došla paměť"}};
    static constexpr Wording by_nodes = {
        {"the states ran out", "se agotaron los estados permitidos", "došly povolené stavy"}};
    static constexpr Wording by_interrupt = {{"it was interrupted", "se interrumpió", "hledání bylo přerušeno"}};
    static constexpr Wording route = {{"Route:", "Ruta:", "Cesta:"}};
    static constexpr Wording attempt = {{"Best attempt:", "Mejor intento:", "Nejlepší pokus:"}};
    static constexpr Wording routes_listed = {  // number
        {"Some of them ({0}):", "Algunas de ellas ({0}):", "Některé z nich ({0}):"}};
    static constexpr Wording routes_all = {{"All of them:", "Todas ellas:", "Všechny:"}};
    static constexpr Wording route_cut = {  // cells left out
        {"... ({0} cells more; --full shows all) ...", "... ({0} celdas más; --full las muestra) ...",
         "... (dalších polí: {0}; úplně s --full) ..."}};
    static constexpr Wording board_left_out = {
        {"(The board is too large to draw here; `ariadne render` makes a picture.)",
         "(El tablero es demasiado grande para esta pantalla; `ariadne render` hace un dibujo.)",
         "(Plán je na kreslení sem příliš velký; obrázek udělá `ariadne render`.)"}};
    static constexpr Wording effort = {  // states expanded, seconds, megabytes
        {"{0} states expanded, {1:.3f} s, {2:.1f} MB", "{0} estados expandidos, {1:.3f} s, {2:.1f} MB",
         "rozvinutých stavů: {0}, {1:.3f} s, {2:.1f} MB"}};
    static constexpr Wording valid = {  // steps in words, life, its name
        {"Valid: {0}, {2} {1} on arrival.", "Válida: {0}, {2} {1} al llegar.", "Platí: {0}, {2} v cíli: {1}."}};
    static constexpr Wording valid_plain = {{"Valid.", "Válida.", "Platí."}};
    static constexpr Wording invalid = {{"Wrong: {0}", "Incorrecta: {0}", "Neplatí: {0}"}};  // message
    static constexpr Wording ruled_yes = {{"{0}: yes", "{0}: sí", "{0}: ano"}};              // question
    static constexpr Wording ruled_cells = {                                                 // question, cells
        {"{0}: yes: {1}", "{0}: sí: {1}", "{0}: ano: {1}"}};
    static constexpr Wording ruled_no = {{"{0}: no: {1}", "{0}: no: {1}", "{0}: ne: {1}"}};  // question, why not
    static constexpr Wording along = {                                                       // values
        {"Life along it:", "Vida por el camino:", "Životy po cestě:"},
        {"Energy along it:", "Energía por el camino:", "Energie po cestě:"}};
    static constexpr Wording gap = {{"The gap is {0}.", "La diferencia es {0}.", "Rozdíl je {0}."}};  // absolute
    static constexpr Wording gap_percent = {  // absolute, percent
        {"The gap is {0} ({1:.1f} %).", "La diferencia es {0} ({1:.1f} %).", "Rozdíl je {0} ({1:.1f} %)."}};
    // Of a way through rooms, on which nothing is spent.
    static constexpr Wording way_shortest = {  // steps in words
        {"Solved. The shortest way has {0}.", "Resuelto. El camino más corto tiene {0}.",
         "Vyřešeno. Nejkratší cesta má {0}."}};
    static constexpr Wording way_shortest_cost = {  // steps in words, cost
        {"Solved. The shortest way has {0}; this one costs {1}.",
         "Resuelto. El camino más corto tiene {0}; este cuesta {1}.",
         "Vyřešeno. Nejkratší cesta má {0}; tato stojí {1}."}};
    static constexpr Wording way_cheapest = {  // steps in words, cost
        {"Solved. The cheapest way costs {1} and has {0}.", "Resuelto. El camino más barato cuesta {1} y tiene {0}.",
         "Vyřešeno. Nejlevnější cesta stojí {1} a má {0}."}};
    static constexpr Wording way_so_far = {  // steps in words, cost, bound on the steps
        {"Solved, not proven best: a way of {0}; no way has fewer than {2} steps.",
         "Resuelto, sin demostrar que sea lo mejor: un camino de {0}; ninguno baja de {2} pasos.",
         "Vyřešeno, bez důkazu, že nejlépe: cesta má {0}; žádná nemá méně kroků než {2}."}};
    static constexpr Wording way_cheap_so_far = {  // steps in words, cost, bound on the cost
        {"Solved, not proven best: a way of {0} that costs {1}; no way costs less than {2}.",
         "Resuelto, sin demostrar que sea lo mejor: un camino de {0} que cuesta {1}; ninguno cuesta menos de {2}.",
         "Vyřešeno, bez důkazu, že nejlépe: cesta má {0} a stojí {1}; žádná nestojí méně než {2}."}};
    static constexpr Wording way_some = {  // steps in words
        {"There is a way of {0}. Whether there is a shorter one is open.",
         "Hay un camino de {0}. Queda por ver si lo hay más corto.",
         "Cesta existuje a má {0}. Zda je i kratší, není známo."}};
    static constexpr Wording way_some_cost = {  // steps in words, cost
        {"There is a way of {0} that costs {1}. Whether there is a cheaper one is open.",
         "Hay un camino de {0} que cuesta {1}. Queda por ver si lo hay más barato.",
         "Cesta existuje, má {0} a stojí {1}. Zda je i levnější, není známo."}};
    static constexpr Wording way_valid = {{"Valid: {0}.", "Válida: {0}.", "Platí: {0}."}};  // what was counted
    static constexpr Wording way_valid_cost = {                                             // steps in words, cost
        {"Valid: {0}, cost {1}.", "Válida: {0}, coste {1}.", "Platí: {0}, cena {1}."}};
    static constexpr Wording scenarios = {  // how many, how many agree
        {"Scenarios: {0}, all as the file says.", "Escenarios: {0}, todos como dice el archivo.",
         "Scénářů: {0}, všechny souhlasí se souborem."}};
    static constexpr Wording scenarios_differ = {  // how many, how many agree, how many differ
        {"Scenarios: {0}; {1} as the file says, {2} not. (Its lengths hold for eight directions; steps here go in "
         "four.)",
         "Escenarios: {0}; {1} como dice el archivo, {2} no. (Sus longitudes valen para ocho direcciones; aquí se "
         "anda en cuatro.)",
         "Scénářů: {0}; se souborem jich souhlasí {1}, nesouhlasí {2}. (Jeho délky platí pro osm směrů; zde se chodí "
         "ve čtyřech.)"}};
    static constexpr Wording scenario_differs = {  // line, start, goal, expected, found
        {"line {0}: {1} to {2}: expected {3}, found {4}", "línea {0}: de {1} a {2}: se esperaba {3}, se halló {4}",
         "řádek {0}: z {1} do {2}: čekáno {3}, nalezeno {4}"}};
    static constexpr Wording scenario_without_way = {  // line, start, goal, expected
        {"line {0}: {1} to {2}: expected {3}, found no way", "línea {0}: de {1} a {2}: se esperaba {3}, no hay camino",
         "řádek {0}: z {1} do {2}: čekáno {3}, cesta není"}};
    // Of vehicles that slide.
    static constexpr Wording slides_fewest = {  // moves and steps in words
        {"Solved in {0}, proven to be the fewest.", "Resuelto en {0}; está demostrado que con menos no se puede.",
         "Vyřešeno na {0}; je dokázáno, že méně nestačí."}};
    static constexpr Wording slides_so_far = {  // moves and steps in words, bound
        {"Solved in {0}, not proven to be the fewest; at least {1} are needed.",
         "Resuelto en {0}, sin demostrar que sea lo mínimo; hacen falta al menos {1}.",
         "Vyřešeno na {0}, bez důkazu, že méně nestačí; nejméně jich je třeba {1}."}};
    static constexpr Wording slides_some = {  // moves and steps in words
        {"Solved in {0}. Whether fewer would do is open.", "Resuelto en {0}. Queda por ver si bastan menos.",
         "Vyřešeno na {0}. Zda stačí méně, není známo."}};
    static constexpr Wording slides_blocked = {{"Impossible: the red car cannot leave, whatever is moved.",
                                                "Imposible: el coche rojo no puede salir, se mueva lo que se mueva.",
                                                "Nelze: červené auto nevyjede, ať se pohne čímkoli."}};
    static constexpr Wording slides_unknown = {  // why it stopped
        {"Unknown: {0} before a solution was found or ruled out.",
         "Sin respuesta: {0} antes de hallar una solución o descartarla.",
         "Nerozhodnuto: {0} dřív, než se řešení našlo nebo vyloučilo."}};
    static constexpr Wording slides_unknown_bound = {  // why it stopped, bound on the objective in words
        {"Unknown: {0} before a solution was found or ruled out. If there is one, it takes at least {1}.",
         "Sin respuesta: {0} antes de hallar una solución o descartarla. Si la hay, requiere al menos {1}.",
         "Nerozhodnuto: {0} dřív, než se řešení našlo nebo vyloučilo. Pokud existuje, je na ně třeba aspoň {1}."}};
    static constexpr Wording slides = {{"Moves:", "Movimientos:", "Tahy:"}};
    static constexpr Wording slides_count = {  // number
        {"Optimal solutions: {0}.", "Soluciones óptimas: {0}.", "Optimálních řešení: {0}."}};
    static constexpr Wording slides_count_open = {{"The optimal solutions were not counted to the end.",
                                                   "No se terminaron de contar las soluciones óptimas.",
                                                   "Optimální řešení se nepodařilo dopočítat."}};
    static constexpr Wording slides_unclaimed = {  // verdict
        {"No solution to check ({0}).", "No hay solución que comprobar ({0}).", "Není co ověřovat ({0})."}};
    static constexpr Wording puzzle_number = {{"puzzle {0}", "puzle {0}", "hádanka {0}"}};  // number
    // Of a game of two. A side stands at the beginning of a sentence in English and Czech, after the article in
    // Spanish.
    static constexpr Wording game_white = {{"White", "blancas", "Bílý"}};
    static constexpr Wording game_black = {{"Black", "negras", "Černý"}};
    static constexpr Wording game_both = {{"both", "ambas", "oba"}};
    static constexpr Wording game_best = {  // side, turn, chance in per cent
        {"{0} plays {1}, with a chance of {2:.1f} %; not proven.",
         "Las {0} juegan {1}, con un {2:.1f} % de posibilidades; sin demostrar.",
         "{0} hraje {1}, šance {2:.1f} %; bez důkazu."}};
    static constexpr Wording game_won = {  // side, turn
        {"{0} wins with {1}: proven.", "Las {0} ganan con {1}: demostrado.", "{0} vyhraje tahem {1}: dokázáno."}};
    static constexpr Wording game_lost = {  // side, turn
        {"{0} loses against best play: proven. {1} resists longest of what was looked at.",
         "Las {0} pierden ante el mejor juego: demostrado. {1} es lo que más resiste de lo examinado.",
         "{0} při nejlepší hře soupeře prohraje: dokázáno. Z prozkoumaných tahů vzdoruje nejdéle {1}."}};
    static constexpr Wording game_over = {  // side
        {"{0} has no turn left and has lost.", "Las {0} ya no tienen jugada y han perdido.",
         "{0} už nemá žádný tah a prohrál."}};
    static constexpr Wording game_unknown = {  // side
        {"Unknown: a limit came before it was proven whether {0} wins.",
         "Sin respuesta: un límite llegó antes de demostrar si ganan las {0}.",
         "Nerozhodnuto: {0}, limit přišel dřív než důkaz výhry nebo prohry."}};
    static constexpr Wording game_nearer_by_queen = {  // cells of white, of black, of both
        {"Cells nearer by queen moves: White {0}, Black {1}, both {2}.",
         "Casillas más cercanas a paso de dama: blancas {0}, negras {1}, ambas {2}.",
         "Blíže tahem dámy: bílý {0}, černý {1}, oba {2}."}};
    static constexpr Wording game_nearer_by_king = {  // likewise
        {"Cells nearer by king steps: White {0}, Black {1}, both {2}.",
         "Casillas más cercanas a paso de rey: blancas {0}, negras {1}, ambas {2}.",
         "Blíže krokem krále: bílý {0}, černý {1}, oba {2}."}};
    static constexpr Wording game_valid_won = {  // turns in words
        {"Valid: {0}, and the side that begins wins.", "Válida: {0}, y gana quien empieza.",
         "Platí: {0} a kdo začíná, vyhraje."}};
    static constexpr Wording game_valid_lost = {  // turns in words
        {"Valid: {0}, and the side that begins loses.", "Válida: {0}, y pierde quien empieza.",
         "Platí: {0} a kdo začíná, prohraje."}};
};

inline std::string_view words(Language language, const Phrasing& sentence) {
    return sentence[static_cast<std::size_t>(language)];
}

// What the rows say for this in English; what none of them has stands for itself.
std::string_view in_words(std::span<const Phrasing> rows, Language language, std::string_view english);
// The kind of cell that a scene calls this in English.
std::string_view kind_in_words(Language language, std::string_view english);

template <class... Values>
std::string say(Language language, const Phrasing& sentence, const Values&... values) {
    return fmt::format(fmt::runtime(words(language, sentence)), values...);
}

// "1 step", "51 moves", "2 tahy": of "steps", "moves" or "turns".
std::string amount_in_words(Language language, std::string_view figure, std::int64_t amount);

}  // namespace ariadne::cli
