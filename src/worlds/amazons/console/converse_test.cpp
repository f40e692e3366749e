#include <gtest/gtest.h>

#include <string>

#include "worlds/amazons/testing/script.h"

// The console game from its greeting to its end, driven by a script.

namespace ariadne::amazons {
namespace {

using testing::has;
using testing::nearly_over;
using testing::Script;
using testing::times;

const std::map<std::string, std::string> two_people = {{"white", "ana"}, {"black", "luis"}, {"new", "yes"}};

TEST(Console, TheSeedsOwnGameIsWon) {
    Script script({"j1", "j2", "2", "e7", "e8", "d9", "e9"});
    script.files["tablero.txt"] = nearly_over;
    const std::string said = script.run();
    EXPECT_TRUE(has(said, "j1 (O) moves first."));
    EXPECT_TRUE(has(said, "Valid amazon: e7."));
    EXPECT_TRUE(has(said, "Valid move: e7 to e8."));
    EXPECT_TRUE(has(said, "Invalid shot at d9: d9 is occupied by an arrow."));
    EXPECT_TRUE(has(said, "Valid shot. j1 (O) plays e7-e8/e9."));
    EXPECT_TRUE(has(said, "j2 (X) has no moves left and loses."));
    EXPECT_TRUE(has(said, "j1 (O) wins!"));
    // At the beginning, between movement and shot, and at the end.
    EXPECT_EQ(times(said, "    O j1   X j2   * arrow"), 3U);
    EXPECT_EQ(script.left(), 0U);
}

TEST(Console, CommandsAreNoNamesForTheTurns) {
    using Files = std::map<std::string, std::string>;
    std::string said;
    const auto files_after = [&](const std::vector<std::string>& answers) -> Files {
        std::vector<std::string> lines = {"j1", "j2", "2", "e7-e8/e9"};
        lines.insert(lines.end(), answers.begin(), answers.end());
        Script script(lines);
        script.files["tablero.txt"] = nearly_over;
        script.unwritable = "x/y.game";
        said = script.run();
        EXPECT_EQ(script.left(), 0U) << said;
        return script.files;
    };
    for (const char* no : {"", "no", "-1", "quit", "SALIR", "konec"}) EXPECT_EQ(files_after({no}).size(), 1U) << no;
    const Files late = files_after({"help", "?", "pista", "x/y", "mine"});
    EXPECT_EQ(times(said, "Save the moves of this game?"), 5U) << said;
    EXPECT_TRUE(has(said, "The game could not be saved. x/y.game: "));
    EXPECT_TRUE(late.contains("mine.game"));
    EXPECT_EQ(late.size(), 2U);
    EXPECT_TRUE(files_after({"save other.game"}).contains("other.game"));
    EXPECT_TRUE(files_after({"save"}).contains("amazons.game"));
}

TEST(Console, NamesCannotSteerTheTerminal) {
    Script script({"quit"});
    const std::string said = script.run({{"white", "\x1b[31mana\a"}, {"black", "luis\r\n"}, {"new", "yes"}});
    EXPECT_FALSE(has(said, "\x1b")) << said;
    EXPECT_TRUE(has(said, "[31mana (O) moves first.")) << said;
    EXPECT_TRUE(has(said, "X luis   *")) << said;
}

TEST(Console, WhoIsLostAlreadyIsNotAsked) {
    std::string lost(nearly_over);
    lost.replace(lost.find("e7"), 2, "e8");
    lost.replace(lost.find("e10,h10"), 7, "e9,e10,h10");
    lost.replace(lost.rfind('1'), 1, "2");
    Script script({"j1", "j2", "2"});
    script.files["tablero.txt"] = lost;
    const std::string said = script.run();
    EXPECT_TRUE(has(said, "j2 (X) moves first."));
    EXPECT_TRUE(has(said, "j1 (O) wins!"));
    EXPECT_EQ(script.prompts.size(), 3U);  // both names, and which game
}

TEST(Console, ANewGameShowsTheBoardAndWhiteBegins) {
    Script script({"", "", "1"});
    const std::string said = script.run();
    EXPECT_TRUE(has(said, "Player 1 (O) moves first."));
    EXPECT_TRUE(has(said, "10 |   |   |   | X |   |   | X |   |   |   | 10\n"));
    EXPECT_TRUE(has(said, " 4 | O |   |   |   |   |   |   |   |   | O | 4\n"));
    EXPECT_TRUE(script.files.empty());  // nothing was played, so nothing is kept
    EXPECT_TRUE(said.ends_with("Goodbye.\n"));
}

TEST(Console, ResigningAtEveryPrompt) {
    for (const std::vector<std::string>& before :
         {std::vector<std::string>{}, {"d1"}, {"d1", "d7"}, {"d1-d7/g7"}, {"d1-d7/g7", "d10"}}) {
        for (const char* word : {"-1", "resign", "RETIRARSE", "vzdát"}) {
            std::vector<std::string> lines = before;
            lines.emplace_back(word);
            Script script(lines);
            const std::string said = script.run(two_people);
            const bool white = before.empty() || before[0] == "d1";
            EXPECT_TRUE(has(said, white ? "ana (O) resigns." : "luis (X) resigns.")) << said;
            EXPECT_TRUE(has(said, white ? "luis (X) wins!" : "ana (O) wins!")) << said;
        }
    }
}

TEST(Console, WrongAmazonsAreRefusedWithTheReason) {
    Script script({"d4", "d10", "k1", "a11", "pato", "", "d1 d2 d3 d4", "d1"});
    const std::string said = script.run(two_people);
    EXPECT_TRUE(has(said, "Invalid amazon: there is none on d4."));
    EXPECT_TRUE(has(said, "Invalid amazon: the one on d10 is your opponent's."));
    EXPECT_TRUE(has(said, "k1 is off the board (a1 to j10)."));
    EXPECT_TRUE(has(said, "a11 is off the board (a1 to j10)."));
    EXPECT_TRUE(has(said, "\"pato\" is not a cell such as d1; help lists the commands."));
    EXPECT_TRUE(has(said, "Nothing entered."));
    EXPECT_TRUE(has(said, "\"d1 d2 d3 d4\" is not a cell such as d1;"));
    EXPECT_TRUE(script.prompts.back().starts_with("Move the amazon on d1 to which cell?"));
}

TEST(Console, AnAmazonThatIsShutInIsRefused) {
    Script script({"j1", "j2", "2", "g3", "e7"});
    std::string shut(nearly_over);
    shut.replace(shut.find("e10,"), 4, "e10,g4,");
    script.files["tablero.txt"] = shut;
    EXPECT_TRUE(has(script.run(), "Invalid amazon: the one on g3 is enclosed and cannot move."));
}

TEST(Console, AWrongMovementAsksForTheMovementAgain) {
    Script script({"d1", "d1", "e3", "d10", "g1", "i1", "d9", "d7"});
    const std::string said = script.run(two_people);
    EXPECT_TRUE(has(said, "Invalid move to d1: it must leave d1."));
    EXPECT_TRUE(has(said, "Invalid move to e3: e3 is not in line with d1."));
    EXPECT_TRUE(has(said, "Invalid move to d10: d10 is occupied by a black amazon."));
    EXPECT_TRUE(has(said, "Invalid move to g1: g1 is occupied by a white amazon."));
    EXPECT_TRUE(has(said, "Invalid move to i1: a white amazon on g1 is in the way."));
    EXPECT_TRUE(has(said, "Valid move: d1 to d9."));
    EXPECT_EQ(times(said, "Move the amazon on "), 6U);
    EXPECT_EQ(times(said, "Shoot from "), 1U);
}

TEST(Console, AWrongShotAsksForTheShotAlone) {
    Script script({"d1", "d7", "e5", "d10", "d7", "d1"});
    const std::string said = script.run(two_people);
    EXPECT_TRUE(has(said, "Invalid shot at e5: e5 is not in line with d7."));
    EXPECT_TRUE(has(said, "Invalid shot at d10: d10 is occupied by a black amazon."));
    EXPECT_TRUE(has(said, "Invalid shot at d7: it must leave d7."));
    // The cell that the amazon left is free.
    EXPECT_TRUE(has(said, "Valid shot. ana (O) plays d1-d7/d1."));
    EXPECT_EQ(times(said, "Move the amazon on "), 1U);
    EXPECT_EQ(times(said, "Shoot from "), 4U);
}

TEST(Console, AWholeTurnInOneLineAndItsFaults) {
    for (const char* turn : {"d1-d7/g7", "d1 d7 g7", "D1-D7(G7)", "d1d7,d7g7"}) {
        Script script({turn});
        EXPECT_TRUE(has(script.run(two_people), "Valid shot. ana (O) plays d1-d7/g7.")) << turn;
    }
    Script wrong_movement({"d1-e3/g7", "d7-g7"});
    std::string said = wrong_movement.run(two_people);
    EXPECT_TRUE(has(said, "Invalid move to e3: "));
    EXPECT_TRUE(has(said, "plays d1-d7/g7."));
    Script wrong_shot({"d1-d7/e5", "g7"});
    said = wrong_shot.run(two_people);
    EXPECT_TRUE(has(said, "Invalid shot at e5: "));
    EXPECT_TRUE(has(said, "plays d1-d7/g7."));
}

TEST(Console, EndOfInputAtEveryPromptEndsCleanly) {
    const std::vector<std::string> lines = {"ana", "luis", "1", "d1", "d7", "g7", "d10", "d8", "c8"};
    for (std::size_t count = 0; count <= lines.size(); ++count) {
        Script script({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(count)});
        const std::string said = script.run();
        EXPECT_TRUE(said.ends_with("Goodbye.\n")) << said;
        EXPECT_EQ(script.files.size(), count < 6 ? 0U : 1U);
        if (count < 6) continue;
        EXPECT_TRUE(has(said, "The game was saved to amazons-1.txt."));
        EXPECT_EQ(script.files["amazons-1.txt"],
                  count < 9 ? "a4,d7,g1,j4\na7,d10,g10,j7\ng7\n2\n" : "a4,d7,g1,j4\na7,d8,g10,j7\nc8,g7\n1\n");
    }
}

TEST(Console, AnInterruptIsAnEndOfInput) {
    Script script({"d1-d7/g7", "d10", "d9", "c9"});
    script.cancel_after = 2;
    const std::string said = script.run(two_people);
    EXPECT_TRUE(has(said, "The game was saved to amazons-1.txt."));
    EXPECT_EQ(script.files["amazons-1.txt"], "a4,d7,g1,j4\na7,d10,g10,j7\ng7\n2\n");
}

TEST(Console, WhatIsKeptNeverGoesOverAnOlderFile) {
    Script script({"d1-d7/g7"});
    script.files = {{"amazons-1.txt", "mine"}, {"amazons-2.txt", "mine too"}};
    EXPECT_TRUE(has(script.run(two_people), "The game was saved to amazons-3.txt."));
    EXPECT_EQ(script.files["amazons-1.txt"], "mine");
    EXPECT_EQ(script.files["amazons-2.txt"], "mine too");
    Script late({"d1-d7/g7"});
    late.another_game = "another";
    EXPECT_TRUE(has(late.run(two_people), "The game was saved to amazons-2.txt."));
    EXPECT_EQ(late.files["amazons-1.txt"], "another");
    EXPECT_EQ(late.files.size(), 2U);
    Script full({"d1-d7/g7"});
    full.disk_full = true;
    EXPECT_TRUE(has(full.run(two_people), "The game could not be saved. amazons-1.txt: cannot be written"));
    EXPECT_TRUE(has(full.said, "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b"));
    EXPECT_FALSE(full.saved);
}

TEST(Console, AFinishedGameIsKeptWhereNobodyIsLeftToBeAsked) {
    Script script({"j1", "j2", "2", "e7-e8/e9"});
    script.files["tablero.txt"] = nearly_over;
    script.cancel_at = " wins!";
    EXPECT_TRUE(has(script.run(), "The game was saved to amazons-1.game."));
    EXPECT_TRUE(has(script.files["amazons-1.game"], "e7-e8/e9"));
    EXPECT_TRUE(script.saved);
    Script resigned({"j1", "j2", "2", "-1"});
    resigned.files["tablero.txt"] = nearly_over;
    resigned.cancel_at = " wins!";
    resigned.run();
    EXPECT_EQ(resigned.files.size(), 1U) << "no turn was made";
}

TEST(Console, SavedGames) {
    Script script({"ana", "luis", "3", "2", "", "2", "nowhere.txt", "2 broken.txt", "2 good.fen"});
    script.files = {{"broken.txt", "a4,d1,g1,j4\na7,d10,g10,k7\n\n1\n"}, {"good.fen", "1qq1/q2q/Q2Q/1QQ1 b\n"}};
    const std::string said = script.run();
    EXPECT_TRUE(has(said, "\"3\" is not an option. Enter 1 or 2."));
    EXPECT_TRUE(has(said, "tablero.txt was not found."));
    EXPECT_TRUE(has(said, "nowhere.txt: cannot be read: no such file"));
    EXPECT_TRUE(has(said, "broken.txt, line 2, column 12: k7 is off the board (a1 to j10)"));
    EXPECT_TRUE(has(said, "luis (X) moves first."));
    EXPECT_TRUE(script.prompts.back().starts_with("Which amazon moves?"));
}

TEST(Console, SavedGamesByTheirWords) {
    for (const char* word : {"2", "saved", "resume", "Continuar", "cargar", "pokračovat", "POKRACOVAT", "načíst"}) {
        Script script({"ana", "luis", word});
        script.files["tablero.txt"] = nearly_over;
        script.run();
        EXPECT_EQ(script.prompts.size(), 4U) << word;
    }
}

TEST(Console, OptionsAreNotAskedFor) {
    Script script({"b1-a1/b1"});
    const std::string said = script.run({{"white", "ana"}, {"black", "luis"}, {"size", "4"}});
    EXPECT_TRUE(script.prompts.front().starts_with("Which amazon moves?")) << said;
    EXPECT_FALSE(has(said, "1 or 2"));
    Script broken({});
    broken.files["old.txt"] = "1\n";
    broken.run({{"saved", "old.txt"}});
    EXPECT_TRUE(broken.error.starts_with("old.txt, line 1")) << broken.error;
    EXPECT_TRUE(broken.said.empty());
    for (const auto& [name, value] : std::vector<std::pair<std::string, std::string>>{{"level", "clever"},
                                                                                      {"seconds", "0"},
                                                                                      {"seconds", "x"},
                                                                                      {"clock", "0"},
                                                                                      {"clock", "5+"},
                                                                                      {"size", "3"},
                                                                                      {"threads", "0"},
                                                                                      {"threads", "1025"},
                                                                                      {"seed", "-1"}}) {
        Script bad({});
        bad.run({{name, value}});
        EXPECT_TRUE(bad.error.starts_with("--" + name + ": found '" + value + "', expected")) << bad.error;
    }
}

}  // namespace
}  // namespace ariadne::amazons
