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
    tr("{0} on {1}, where line {2} has {3}, expected an empty cell"),
    tr("{0} is one amazon more, expected {1} of {2}"),
    tr("{0} has {1} amazons, expected {2} for a file of four lines"),
    tr("{0} has {1} amazons, expected {2}"),
    tr("found {0} after {1}, expected a comma or the end of the line"),
    tr("found {0}, expected the player to move, 1 or 2"),
    tr("found {0} on a fifth line, expected four"),
    tr("found {0}, expected the arrows; the line may be empty but must be there"),
    tr("found the end, expected a line with {0}"),
    tr("the board has {0} columns and {1} rows, expected 10 and 10 for a file of four lines"),
    // FEN
    tr("found one more row, expected at most {0}"),
    tr("found 0 empty cells, expected 1 or more"),
    tr("found {0}, expected Q, q, *, a number of empty cells or /"),
    tr("row {0} from the top has more than {1} cells"),
    tr("found no cells, expected 1 to {0} in a row"),
    tr("row {0} from the top has {1} cells, expected {2} as in the first"),
    tr("found {0}, expected w or b for the side to move"),
    tr("found {0}, expected - or a number or nothing more"),
    tr("found a second line, expected one with a FEN"),
    // Games
    tr("found something after the result, expected nothing more"),
    tr("found {0} after a move, expected a blank"),
    tr("found {0}, expected cells like a4,d1,g1,j4, a FEN, or moves like d1-d7/g7"),
    tr("there is nothing, expected a position or a game"),
    // Cells and turns
    tr("found {0}, expected a cell such as a4"),
    tr("the cell {0} is off the board, expected a1 to {1}"),
    tr("the shot begins on {0}, expected {1} where the amazon went"),
    tr("found {0} after the cell, expected nothing more"),
    tr("found {0} after the move, expected nothing more"),
    tr("found {0}, expected ')'"),
    tr("found {0}, expected nothing more"),
    tr("shot from {0} to {1}: {2}"),
    tr("a cell is off the board"),
    tr("there is no amazon on {0}"),
    tr("the amazon on {0} is white's"),
    tr("the amazon on {0} is black's"),
    tr("the arrow must leave {0}"),
    tr("the amazon must leave {0}"),
    tr("the two cells are not in line"),
    tr("the amazon on {0} cannot move"),
    tr("from {0} no arrow can be shot"),
    tr("{0} has no turn left"),
    tr("{0} on {1} is in the way"),
    tr("{0} is on {1}"),
    // The disk
    tr("cannot be read: {0}"),
    tr("cannot be written: {0}"),
    tr("No such file or directory"),
    tr("Permission denied"),
    tr("Is a directory"),
    tr("Not a directory"),
    tr("No space left on device"),
    tr("File too large"),
    tr("File name too long"),
    tr("Read-only file system"),
    tr("Input/output error"),
    // Things
    tr("white's amazons"),
    tr("black's amazons"),
    tr("the arrows, which may be empty"),
    tr("the player to move, 1 or 2"),
    tr("a white amazon"),
    tr("a black amazon"),
    tr("an arrow"),
    tr("white"),
    tr("black"),
    tr("the end"),
    tr("nothing more"),
    tr("nothing"),
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
        const auto values = matched(row.english, english);
        if (!values) continue;
        std::string out;
        for (std::string_view rest = words(language, row); !rest.empty();) {
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
