#include "worlds/amazons/console/command.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ariadne::amazons {

namespace {

using CommandWord = std::pair<std::string_view, Command>;

// Without accents: see simplified.
constexpr auto commands = std::to_array<CommandWord>({
    {"help", Command::help},       {"?", Command::help},           {"h", Command::help},
    {"ayuda", Command::help},      {"pomoc", Command::help},       {"board", Command::board},
    {"tablero", Command::board},   {"deska", Command::board},      {"moves", Command::moves},
    {"casillas", Command::moves},  {"celdas", Command::moves},     {"movimientos", Command::moves},
    {"pole", Command::moves},      {"tahy", Command::moves},       {"hint", Command::hint},
    {"pista", Command::hint},      {"rada", Command::hint},        {"napoveda", Command::hint},
    {"eval", Command::eval},       {"evaluar", Command::eval},     {"evaluacion", Command::eval},
    {"hodnoceni", Command::eval},  {"undo", Command::undo},        {"deshacer", Command::undo},
    {"zpet", Command::undo},       {"save", Command::save},        {"guardar", Command::save},
    {"ulozit", Command::save},     {"levels", Command::levels},    {"niveles", Command::levels},
    {"urovne", Command::levels},   {"level", Command::level},      {"nivel", Command::level},
    {"uroven", Command::level},    {"resign", Command::resign},    {"-1", Command::resign},
    {"rendirse", Command::resign}, {"retirarse", Command::resign}, {"abandonar", Command::resign},
    {"vzdat", Command::resign},    {"quit", Command::quit},        {"exit", Command::quit},
    {"salir", Command::quit},      {"konec", Command::quit},
});

constexpr auto computers =
    std::to_array<std::string_view>({"computer", "computador", "computadora", "ordenador", "maquina", "pocitac"});

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

std::optional<Order> read_order(std::string_view line) {
    Split words = split(line);
    const auto* const found = std::ranges::find(commands, words.first, &CommandWord::first);
    if (found == commands.end()) return std::nullopt;
    // The others stand alone: who writes more means something else.
    const bool takes = found->second == Command::save || found->second == Command::level;
    if (!takes && !words.argument.empty()) return std::nullopt;
    return Order{found->second, std::move(words.argument)};
}

bool is_resignation(std::string_view line) {
    return read_order(line) == Order{Command::resign, {}};
}

std::optional<std::string> read_computer(std::string_view line) {
    Split words = split(line);
    if (std::ranges::find(computers, words.first) == computers.end()) return std::nullopt;
    return std::move(words.argument);
}

}  // namespace ariadne::amazons
