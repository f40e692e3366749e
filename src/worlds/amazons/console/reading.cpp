#include "worlds/amazons/console/reading.h"

#include <algorithm>

#include "text/characters.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

using text::is_digit;

namespace {

constexpr std::string_view between = " -/(),>:;";

// A letter and digits, on whichever board.
bool looks_like_cell(std::string_view text) {
    const char c = text.empty() ? ' ' : text.front();
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter && text.size() > 1 && std::ranges::all_of(text.substr(1), is_digit);
}

// At what separates cells, and before a letter that follows a digit: d1d7.
std::vector<std::string_view> pieces_of(std::string_view text) {
    std::vector<std::string_view> out;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool separator = i == text.size() || between.find(text[i]) != std::string_view::npos;
        const bool next = !separator && i > begin && is_digit(text[i - 1]) && !is_digit(text[i]);
        if (!separator && !next) continue;
        if (i > begin) out.push_back(text.substr(begin, i - begin));
        begin = separator ? i + 1 : i;
    }
    return out;
}

}  // namespace

Result<Record> read_record(const worlds::Conversation& conversation, const std::string& file) {
    const Result<std::string> text = conversation.read_file(file);
    if (!text) return std::unexpected(text.error());
    return parse(*text);
}

std::string place_in_words(Language language, std::string_view file, const Error& error) {
    const std::string reason = reason_in_words(language, error.message);
    if (error.line <= 0) return in_words(language, Phrase::place_file, file, reason);
    if (error.column <= 0) return in_words(language, Phrase::place_line, file, error.line, reason);
    return in_words(language, Phrase::place_column, file, error.line, error.column, reason);
}

std::expected<std::vector<Cell>, NoCell> read_cells(std::string_view text, Size size) {
    std::vector<Cell> out;
    for (const std::string_view piece : pieces_of(text)) {
        const Result<Cell> cell = parse_cell(piece, size);
        if (!cell) return std::unexpected(NoCell{std::string(piece), looks_like_cell(piece)});
        out.push_back(*cell);
    }
    // d1d7,d7g7: the shot is written with the cell it comes from.
    if (out.size() == 4 && out[1] == out[2]) out.erase(out.begin() + 2);
    if (out.empty() || out.size() > 3) return std::unexpected(NoCell{std::string(text), false});
    return out;
}

}  // namespace ariadne::amazons
