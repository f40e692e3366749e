#include "worlds/amazons/console/reading.h"

#include <algorithm>
#include <array>
#include <utility>

#include "text/characters.h"
#include "worlds/amazons/notation.h"

namespace ariadne::amazons {

namespace {

using text::is_digit;

// In the order of Command; without accents: see simplified.
constexpr auto words_for_commands = std::to_array<std::string_view>({
    "help ? h ayuda napoveda pomoc",
    "board tablero deska",
    "moves casillas celdas movimientos policka pole tahy",
    "hint pista tip rada",
    "eval evaluar evaluacion hodnoceni",
    "undo deshacer zpet",
    "save guardar ulozit",
    "levels niveles urovne",
    "level nivel uroven",
    "resign -1 rendirse retirarse abandonar vzdat",
    "quit exit salir konec",
});

constexpr std::string_view words_for_computer = "computer computador computadora ordenador maquina pocitac";

using Letter = std::pair<std::string_view, std::string_view>;

constexpr auto accented = std::to_array<Letter>(
    {{"á", "a"}, {"č", "c"}, {"ď", "d"}, {"é", "e"}, {"ě", "e"}, {"í", "i"}, {"ň", "n"}, {"ñ", "n"}, {"ó", "o"},
     {"ř", "r"}, {"š", "s"}, {"ť", "t"}, {"ú", "u"}, {"ů", "u"}, {"ü", "u"}, {"ý", "y"}, {"ž", "z"}, {"Á", "a"},
     {"Č", "c"}, {"Ď", "d"}, {"É", "e"}, {"Ě", "e"}, {"Í", "i"}, {"Ň", "n"}, {"Ñ", "n"}, {"Ó", "o"}, {"Ř", "r"},
     {"Š", "s"}, {"Ť", "t"}, {"Ú", "u"}, {"Ů", "u"}, {"Ü", "u"}, {"Ý", "y"}, {"Ž", "z"}});

struct Split {
    std::string first;     // in small letters
    std::string argument;  // without blanks before it
};

Split split(std::string_view line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::size_t begin = std::min(line.find_first_not_of(' ', end), line.size());
    return {simplified(line.substr(0, end)), std::string(line.substr(begin))};
}

constexpr std::string_view between = " -/(),>:;";

// A letter and digits, on whichever board.
bool looks_like_cell(std::string_view text) {
    return text.size() > 1 && is_letter(text.front()) && std::ranges::all_of(text.substr(1), is_digit);
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

std::string simplified(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto* const found = std::ranges::find(accented, text.substr(i, 2), &Letter::first);
        if (found != accented.end()) {
            out += found->second;
            ++i;
        } else {
            out += text[i] >= 'A' && text[i] <= 'Z' ? static_cast<char>(text[i] - 'A' + 'a') : text[i];
        }
    }
    return out;
}

std::optional<Instruction> read_instruction(std::string_view line) {
    Split words = split(line);
    const auto* const found =
        std::ranges::find_if(words_for_commands, [&](std::string_view list) { return has_word(list, words.first); });
    if (found == words_for_commands.end()) return std::nullopt;
    const auto command = static_cast<Command>(found - words_for_commands.begin());
    // The others stand alone: who writes more means something else.
    const bool takes = command == Command::save || command == Command::level;
    if (!takes && !words.argument.empty()) return std::nullopt;
    return Instruction{command, std::move(words.argument)};
}

bool is_resignation(std::string_view line) {
    return read_instruction(line) == Instruction{Command::resign, {}};
}

std::optional<std::string> read_computer(std::string_view line) {
    Split words = split(line);
    if (!has_word(words_for_computer, words.first)) return std::nullopt;
    return std::move(words.argument);
}

std::optional<Level> read_level(std::string_view text) {
    const std::string small = simplified(text);
    std::size_t number = 0;
    for (const Level& level : levels()) {
        if (small == level.name || small == std::to_string(++number)) return level;
        for (const Language language : all_languages)
            if (small == simplified(words(language, level_in_words(level.name)))) return level;
    }
    if (small.empty() || small.back() != 's') return std::nullopt;
    std::string amount = small.substr(0, small.size() - 1);
    if (amount.ends_with(' ')) amount.pop_back();
    const std::optional<double> seconds = read_amount(amount);
    if (!seconds || *seconds > 3600) return std::nullopt;
    return level_of_seconds(*seconds);
}

std::optional<double> read_amount(const std::string& text) {
    const std::size_t point = std::min(text.find_first_of(".,"), text.size());
    const std::string fraction = point < text.size() ? text.substr(point + 1) : "";
    const bool digits = std::ranges::all_of(text.substr(0, point) + fraction, is_digit);
    if (text.size() < (point < text.size() ? 2U : 1U) || text.size() > 12 || !digits) return std::nullopt;
    double value = 0;
    for (const char c : text.substr(0, point)) value = value * 10 + (c - '0');
    double unit = 1;
    for (const char c : fraction) value += (c - '0') * (unit /= 10);
    if (value <= 0) return std::nullopt;
    return value;
}

std::optional<ClockRule> read_clock(const std::string& text) {
    const std::size_t plus = text.find('+');
    const std::optional<double> minutes = read_amount(text.substr(0, plus));
    if (!minutes || *minutes * 60 > most_seconds) return std::nullopt;
    if (plus == std::string::npos) return ClockRule{*minutes * 60, 0};
    const std::string increment = text.substr(plus + 1);
    const std::optional<double> seconds = increment == "0" ? std::optional<double>(0) : read_amount(increment);
    if (!seconds || *seconds > most_seconds) return std::nullopt;
    return ClockRule{*minutes * 60, *seconds};
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
