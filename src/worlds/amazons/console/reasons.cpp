#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/amazons/console/words.h"
#include "worlds/amazons/notation.h"

// Readers of files and the disk explain themselves in English, for every program that reads errors. At the console
// their sentences are told in the language of the game: each is known by its fixed parts, and what stands between them
// is told in its turn.
namespace ariadne::amazons {

namespace {

// What fits earlier is taken. {0}, {1}, ... stand in this order in the English.
constexpr auto reasons = std::to_array<Phrase>({
    // tablero.txt
    {"{0} on {1}, where line {2} has {3}, expected an empty cell",
     "{0} en {1}, donde la línea {2} tiene {3}; debía ser una celda vacía",
     "{0} na {1}, kde má řádek {2} toto: {3}; mělo tam být prázdné pole"},
    {"{0} is one amazon more, expected {1} of {2}", "{0} es una amazona de más; {2} debe tener {1}",
     "{0} je o amazonku víc; {2}: má jich být {1}"},
    {"{0} has {1} amazons, expected {2} for a file of four lines",
     "{0} tiene amazonas: {1}; en un archivo de cuatro líneas deben ser {2}",
     "{0}: amazonek je {1}, v souboru o čtyřech řádcích jich má být {2}"},
    {"{0} has {1} amazons, expected {2}", "{0} tiene amazonas: {1}; debían ser {2}",
     "{0}: amazonek je {1}, má jich být {2}"},
    {"found {0} after {1}, expected a comma or the end of the line",
     "tras {1} hay {0}; debía venir una coma o el fin de la línea",
     "po {1} následuje {0}, čekala se čárka nebo konec řádku"},
    {"found {0}, expected the player to move, 1 or 2", "hay {0}; debía ser el jugador que juega, 1 o 2",
     "je tu {0}, čekalo se číslo hráče na tahu, 1 nebo 2"},
    {"found {0} on a fifth line, expected four", "hay {0} en una quinta línea; debían ser cuatro",
     "na pátém řádku je {0}, měly být čtyři"},
    {"found {0}, expected the arrows; the line may be empty but must be there",
     "hay {0}; debían venir las flechas: la línea puede estar vacía, pero no faltar",
     "je tu {0}, čekaly se šípy; řádek může být prázdný, ale nesmí chybět"},
    {"found the end, expected a line with {0}", "el texto se acaba; debía venir una línea con {0}",
     "text končí, čekal se řádek: {0}"},
    {"the board has {0} columns and {1} rows, expected 10 and 10 for a file of four lines",
     "el tablero tiene columnas y filas: {0} y {1}; en un archivo de cuatro líneas deben ser 10 y 10",
     "deska má sloupců a řad: {0} a {1}, v souboru o čtyřech řádcích jich má být 10 a 10"},
    // FEN
    {"found one more row, expected at most {0}", "hay una fila de más; el máximo es {0}",
     "je tu řada navíc, nejvýš jich může být {0}"},
    {"found 0 empty cells, expected 1 or more", "hay 0 celdas vacías; debían ser 1 o más",
     "je tu 0 prázdných polí, mělo být 1 nebo víc"},
    {"found {0}, expected Q, q, *, a number of empty cells or /",
     "hay {0}; debía ser Q, q, *, un número de celdas vacías o /",
     "je tu {0}, čekalo se Q, q, *, počet prázdných polí nebo /"},
    {"row {0} from the top has more than {1} cells", "la fila {0} desde arriba tiene más de {1} celdas",
     "řada {0} shora má víc polí než {1}"},
    {"found no cells, expected 1 to {0} in a row", "no hay celdas; una fila tiene de 1 a {0}",
     "nejsou tu pole, v řadě jich má být 1 až {0}"},
    {"row {0} from the top has {1} cells, expected {2} as in the first",
     "la fila {0} desde arriba tiene celdas: {1}; debían ser {2}, como en la primera",
     "řada {0} shora má polí {1}, mělo jich být {2} jako v první"},
    {"found {0}, expected w or b for the side to move", "hay {0}; debía ser w o b, según a quién le toca",
     "je tu {0}, čekalo se w nebo b podle toho, kdo je na tahu"},
    {"found {0}, expected - or a number or nothing more", "hay {0}; debía ser -, un número o nada más",
     "je tu {0}, čekalo se -, číslo nebo už nic"},
    {"found a second line, expected one with a FEN", "hay una segunda línea; un FEN tiene una",
     "je tu druhý řádek, FEN má jeden"},
    // Games
    {"found something after the result, expected nothing more", "hay algo tras el resultado; debía ser lo último",
     "po výsledku ještě něco je, nemělo být nic"},
    {"found {0} after a move, expected a blank", "tras una jugada hay {0}; debía ser un espacio",
     "po tahu je {0}, čekala se mezera"},
    {"found {0}, expected cells like a4,d1,g1,j4, a FEN, or moves like d1-d7/g7",
     "hay {0}; debían ser celdas como a4,d1,g1,j4, un FEN o jugadas como d1-d7/g7",
     "je tu {0}, čekala se pole jako a4,d1,g1,j4, FEN nebo tahy jako d1-d7/g7"},
    {"there is nothing, expected a position or a game", "no hay nada; debía ser una posición o una partida",
     "nic tu není, čekala se pozice nebo hra"},
    // Cells and turns
    {"found {0}, expected a cell such as a4", "hay {0}; debía ser una celda, como a4",
     "je tu {0}, čekalo se pole, třeba a4"},
    {"the cell {0} is off the board, expected a1 to {1}", "la celda {0} está fuera del tablero, que va de a1 a {1}",
     "pole {0} je mimo desku, ta sahá od a1 do {1}"},
    {"the shot begins on {0}, expected {1} where the amazon went",
     "el disparo parte de {0}; debía partir de {1}, adonde fue la amazona",
     "výstřel vychází z {0}, měl vyjít z {1}, kam amazonka došla"},
    {"found {0} after the {1}, expected nothing more", "hay {0} de más", "{0} je navíc"},
    {"found {0}, expected ')'", "hay {0}; debía ser ')'", "je tu {0}, čekalo se ')'"},
    {"found {0}, expected nothing more", "hay {0}; no debía haber nada más", "je tu {0}, nemělo být už nic"},
    {"shot from {0} to {1}: {2}", "disparo de {0} a {1}: {2}", "výstřel z {0} na {1}: {2}"},
    {"a cell is off the board", "una celda está fuera del tablero", "pole je mimo desku"},
    {"there is no amazon on {0}", "no hay una amazona en {0}", "na {0} není amazonka"},
    {"the amazon on {0} is white's", "la amazona de {0} es de las blancas", "amazonka na {0} je bílá"},
    {"the amazon on {0} is black's", "la amazona de {0} es de las negras", "amazonka na {0} je černá"},
    {"the arrow must leave {0}", "la flecha debe salir de {0}", "šíp musí opustit {0}"},
    {"the amazon must leave {0}", "la amazona debe salir de {0}", "amazonka musí opustit {0}"},
    {"the two cells are not in line", "las dos celdas no están en línea", "obě pole neleží v přímce"},
    {"the amazon on {0} cannot move", "la amazona de {0} no puede moverse", "amazonka na {0} se nemůže hnout"},
    {"from {0} no arrow can be shot", "desde {0} no se puede disparar", "z {0} nelze vystřelit"},
    {"{0} has no turn left", "{0} ya no tiene jugadas", "{0} už nemá žádný tah"},
    {"{0} on {1} is in the way", "en {1} estorba {0}", "na {1} překáží {0}"},
    {"{0} is on {1}", "en {1} hay {0}", "na {1} je {0}"},
    // The disk
    {"cannot be read: {0}", "no se puede leer: {0}", "nelze číst: {0}"},
    {"cannot be written: {0}", "no se puede escribir: {0}", "nelze zapsat: {0}"},
    {"No such file or directory", "no existe", "neexistuje"},
    {"Permission denied", "sin permiso", "chybí oprávnění"},
    {"Is a directory", "es una carpeta", "je to složka"},
    {"Not a directory", "una parte del nombre no es una carpeta", "část jména není složka"},
    {"No space left on device", "no queda sitio en el disco", "na disku není místo"},
    {"File too large", "el archivo sería demasiado grande", "soubor by byl příliš velký"},
    {"File name too long", "el nombre es demasiado largo", "jméno je příliš dlouhé"},
    {"Read-only file system", "el disco es de solo lectura", "disk je jen pro čtení"},
    {"Input/output error", "el disco falla", "chyba disku"},
    // Things
    {"white's amazons", "las amazonas blancas", "bílé amazonky"},
    {"black's amazons", "las amazonas negras", "černé amazonky"},
    {"the arrows, which may be empty", "las flechas, que puede estar vacía", "šípy, může být prázdný"},
    {"the player to move, 1 or 2", "el jugador que juega, 1 o 2", "hráč na tahu, 1 nebo 2"},
    {"a white amazon", "una amazona blanca", "bílá amazonka"},
    {"a black amazon", "una amazona negra", "černá amazonka"},
    {"an arrow", "una flecha", "šíp"},
    {"white", "el blanco", "bílý"},
    {"black", "el negro", "černý"},
    {"the end", "el final", "konec"},
    {"nothing more", "nada más", "už nic"},
    {"nothing", "nada", "nic"},
});

// What stands where the English has its braces; nothing: it does not fit.
std::optional<std::vector<std::string_view>> matched(std::string_view pattern, std::string_view text) {
    std::vector<std::string_view> out;
    while (true) {
        const std::size_t brace = pattern.find('{');
        const std::string_view fixed = pattern.substr(0, brace);
        if (!text.starts_with(fixed)) return std::nullopt;
        text.remove_prefix(fixed.size());
        if (brace == std::string_view::npos) return text.empty() ? std::optional(out) : std::nullopt;
        pattern.remove_prefix(brace + 3);  // one digit
        const std::string_view next = pattern.substr(0, pattern.find('{'));
        const std::size_t end = next.empty() ? text.size() : text.find(next);
        if (end == std::string_view::npos || end == 0) return std::nullopt;
        out.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

// A cell, a number, something quoted: the same in every language.
bool speaks_for_itself(std::string_view text) {
    const bool quoted = text.size() > 1 && text.front() == '\'' && text.back() == '\'';
    return quoted || std::ranges::count_if(text, is_letter) < 2;
}

std::optional<std::string> told(Language language, std::string_view english) {
    if (speaks_for_itself(english)) return std::string(english);
    // A movement, and what is wrong with it: d1-d7: ...
    const std::size_t colon = english.find(": ");
    const std::string_view head = english.substr(0, std::min(colon, english.size()));
    if (colon != std::string_view::npos && head.find('-') < 4 && head.find(' ') == std::string_view::npos) {
        const std::optional<std::string> rest = told(language, english.substr(colon + 2));
        return rest ? std::optional(std::string(head) + ": " + *rest) : rest;
    }
    for (const Phrase& row : reasons) {
        const auto values = matched(row[0], english);
        if (!values) continue;
        std::string out;
        for (std::string_view rest = row[static_cast<std::size_t>(language)]; !rest.empty();) {
            const std::size_t brace = rest.find('{');
            out += rest.substr(0, brace);
            if (brace == std::string_view::npos) break;
            const auto index = static_cast<std::size_t>(rest[brace + 1] - '0');
            out += told(language, (*values)[index]).value_or("...");
            rest.remove_prefix(brace + 3);
        }
        return out;
    }
    return std::nullopt;
}

}  // namespace

std::string reason_in_words(Language language, std::string_view english) {
    if (language == Language::en) return std::string(english);
    return told(language, english).value_or(std::string(words(language, phrases.unknown_reason)));
}

}  // namespace ariadne::amazons
