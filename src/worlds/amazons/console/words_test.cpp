#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <set>
#include <string>
#include <string_view>

#include "worlds/amazons/console/reading.h"
#include "worlds/amazons/console/words.h"
#include "worlds/amazons/engine/level.h"
#include "worlds/amazons/testing/script.h"

namespace ariadne::amazons {
namespace {

using testing::nearly_over;
using testing::Script;

// All of them, one after another.
const auto all_phrases = std::bit_cast<std::array<Phrase, sizeof(Phrases) / sizeof(Phrase)>>(phrases);

std::multiset<std::string> braces(std::string_view text) {
    std::multiset<std::string> out;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
        out.emplace(text.substr(at, text.find('}', at) - at + 1));
    return out;
}

TEST(ConsoleWords, EveryLanguageTellsTheSameValues) {
    for (const Phrase& phrase : all_phrases) {
        const std::string_view english = words(Language::en, phrase);
        for (const Language language : all_languages) {
            EXPECT_FALSE(words(language, phrase).empty()) << english;
            EXPECT_EQ(braces(words(language, phrase)), braces(english)) << english;
            EXPECT_EQ(words(language, phrase).ends_with(' '), english.ends_with(' ')) << english;
        }
    }
}

// Letters, not bytes.
std::size_t width(std::string_view line) {
    return static_cast<std::size_t>(
        std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

TEST(ConsoleWords, LinesFitATerminal) {
    for (const Phrase& phrase : all_phrases) {
        for (const Language language : all_languages) {
            std::string_view rest = words(language, phrase);
            if (rest.find('\n') == std::string_view::npos && rest.find('{') != std::string_view::npos) continue;
            while (!rest.empty()) {
                const std::size_t end = std::min(rest.find('\n'), rest.size());
                EXPECT_LE(width(rest.substr(0, end)), 80U) << rest.substr(0, end);
                rest.remove_prefix(std::min(end + 1, rest.size()));
            }
        }
    }
}

TEST(ConsoleWords, EveryLevelHasAName) {
    for (const Level& level : levels()) {
        EXPECT_EQ(words(Language::en, level_in_words(level.name)), level.name);
        EXPECT_NE(words(Language::es, level_in_words(level.name)), level.name);
    }
}

TEST(ConsoleWords, CommandsOfEveryLanguage) {
    EXPECT_EQ(read_instruction("save my file.txt"), (Instruction{Command::save, "my file.txt"}));
    EXPECT_EQ(read_instruction("GUARDAR Mi.txt"), (Instruction{Command::save, "Mi.txt"}));
    EXPECT_EQ(read_instruction("ULOŽIT"), (Instruction{Command::save, ""}));
    EXPECT_EQ(read_instruction("Zpět"), (Instruction{Command::undo, ""}));
    EXPECT_EQ(read_instruction("deshacer"), (Instruction{Command::undo, ""}));
    for (const char* help : {"?", "help", "ayuda", "nápověda", "napoveda", "pomoc"})
        EXPECT_EQ(read_instruction(help), (Instruction{Command::help, ""})) << help;
    for (const char* hint : {"hint", "pista", "tip", "rada"})
        EXPECT_EQ(read_instruction(hint), (Instruction{Command::hint, ""})) << hint;
    for (const char* cells : {"moves", "celdas", "políčka", "policka", "pole"})
        EXPECT_EQ(read_instruction(cells), (Instruction{Command::moves, ""})) << cells;
    EXPECT_EQ(read_instruction("-1"), (Instruction{Command::resign, ""}));
    EXPECT_EQ(read_instruction("nivel difícil"), (Instruction{Command::level, "difícil"}));
    for (const char* none : {"", "d1", "-2", "undo it", "d1-d7/g7", "saved"})
        EXPECT_FALSE(read_instruction(none)) << none;
    EXPECT_EQ(read_computer("Počítač 2s"), "2s");
    EXPECT_EQ(read_computer("computer"), "");
    EXPECT_FALSE(read_computer("computerina"));
    // Those that `help` shows are understood: the first word of each of its lines.
    for (const Language language : all_languages) {
        std::string_view rest = words(language, phrases.help);
        for (std::size_t at = rest.find("\n  "); at != std::string_view::npos; at = rest.find("\n  ")) {
            rest.remove_prefix(at + 3);
            if (rest.starts_with(' ')) continue;  // the line before goes on
            const std::string word(rest.substr(0, rest.find_first_of(" ,")));
            EXPECT_TRUE(read_instruction(word)) << word;
        }
    }
    for (const char* yes : {"y", "YES", "sí", "si", "s", "ano", "A"}) EXPECT_EQ(yes_or_no(yes), true) << yes;
    for (const char* no : {"n", "No", "ne"}) EXPECT_EQ(yes_or_no(no), false) << no;
    EXPECT_FALSE(yes_or_no("perhaps"));
}

// All the words of a text, in small letters, without cells and the like.
std::set<std::string> vocabulary(std::string_view text) {
    std::set<std::string> out;
    std::string word;
    for (const char c : std::string(text) + ' ') {
        const bool letter = std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
        if (letter) {
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        } else {
            if (word.size() > 1) out.insert(word);
            word.clear();
        }
    }
    return out;
}

// What only the English of the table says.
std::set<std::string> english_alone(Language besides) {
    std::set<std::string> out;
    std::set<std::string> theirs;
    for (const Phrase& phrase : all_phrases) {
        out.merge(vocabulary(words(Language::en, phrase)));
        theirs.merge(vocabulary(words(besides, phrase)));
    }
    for (const char* word : {"found", "expected", "line", "white", "black", "cannot", "such", "the", "is", "on"})
        out.insert(word);
    for (const std::string& word : theirs) out.erase(word);
    out.erase("amazons");  // in the names of files
    return out;
}

TEST(ConsoleWords, NoEnglishIsLeftInTheOtherLanguages) {
    for (const Language language : {Language::es, Language::cs}) {
        const std::set<std::string> english = english_alone(language);
        const auto check = [&](const Script& script) {
            for (const std::string& word : vocabulary(script.spoken))
                EXPECT_FALSE(english.contains(word))
                    << language_codes[static_cast<std::size_t>(language)] << ": " << word;
        };
        Script errors({"1", "2", "3", "2 nada.txt", "2 rota.txt", "2 uno.fen", "2 dos.txt", "2 tres.txt", "2 ocho.txt",
                       "2 cuatro.game", "2"});
        errors.language = language;
        errors.files = {{"tablero.txt", std::string(nearly_over)},
                        {"rota.txt", "a4,d1,g1,j4\na7,d10,g10,k7\n\n1\n"},
                        {"uno.fen", "1qq1/q2q/Q2Q/1QQ w\n"},
                        {"dos.txt", "a4,d1,g1,j4\na7,d10,g10,a4\n\n1\n"},
                        {"tres.txt", "a4,d1,g1\na7,d10,g10,j7\n\n1\n"},
                        {"ocho.txt", "a4,d1,g1,j4\na7,d10,g10,j7\n\n3\n"},
                        {"cuatro.game", "1. d1-d7/g7 d10-d6/c8\n"}};
        errors.run();
        check(errors);
        Script turns({"?",
                      "levels",
                      "",
                      "j1",
                      "j2",
                      "1",
                      "?",
                      "levels",
                      "level 1",
                      "undo",
                      "hint",
                      "eval",
                      "moves",
                      "x",
                      "",
                      "z9",
                      "d4",
                      "d10",
                      "d1 d2 d3 d4",
                      "d1",
                      "moves",
                      "d1",
                      "e3",
                      "g1",
                      "i1",
                      "d10",
                      "d7",
                      "hint",
                      "e5",
                      "d10",
                      "save",
                      "save nido/otro.fen",
                      "g7",
                      "undo",
                      "d1-d7/g7",
                      "save",
                      "x",
                      "no",
                      "quit",
                      "x",
                      "no"});
        turns.language = language;
        turns.files["tablero.txt"] = "old";
        turns.run({{"clock", "10"}});
        check(turns);
        Script over({"e7-e8/e9", ""});
        over.language = language;
        over.files["tablero.txt"] = nearly_over;
        over.run({{"white", "j1"}, {"black", "j2"}, {"saved", "tablero.txt"}});
        check(over);
        for (const char* size : {"4", "5"}) {
            Script machines({});
            machines.language = language;
            machines.run({{"white", "computer"}, {"black", "computer"}, {"level", "easy"}, {"size", size}});
            check(machines);
        }
        Script cut({"b1-a1/b1", "save", "no"});
        cut.language = language;
        cut.disk_full = true;
        cut.run({{"white", "j1"}, {"black", "j2"}, {"size", "4"}});
        check(cut);
    }
}

// Whatever is refused in the middle of a turn is told on one line of a terminal.
TEST(ConsoleWords, RefusalsFitATerminal) {
    for (const Language language : all_languages) {
        Script script({"perhaps", "", "k10", "d4", "d10", "d1 d2 d3 d4", "d1", "d1", "e3", "d10", "i1", "h10", "d7",
                       "d7", "e10", "d10"});
        script.language = language;
        script.run({{"white", "ana"}, {"black", "luis"}, {"new", "yes"}});
        std::string_view rest = script.spoken;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            EXPECT_LT(width(rest.substr(0, end)), 80U) << rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
}

}  // namespace
}  // namespace ariadne::amazons
