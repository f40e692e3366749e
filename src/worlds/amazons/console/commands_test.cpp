#include <gtest/gtest.h>

#include <string>

#include "worlds/amazons/rules.h"
#include "worlds/amazons/testing/script.h"
#include "worlds/amazons/text.h"

// Commands, files, clocks and computers in the console game.

namespace ariadne::amazons {
namespace {

using testing::has;
using testing::nearly_over;
using testing::Script;
using testing::times;

const std::map<std::string, std::string> two_players = {{"white", "ana"}, {"black", "luis"}, {"new", "yes"}};
const std::string after_one = "a4,d7,g1,j4\na7,d10,g10,j7\ng7\n2\n";

TEST(ConsoleCommands, SaveInTheMiddleOfATurnHasItsBeginning) {
    Script script({"d1-d7/g7", "d10", "save", "d8", "save mine.fen", "save all.game", "quit"});
    const std::string said = script.run(two_players);
    EXPECT_TRUE(has(said, "Saved to tablero.txt.\nThe saved game stops at the start of this move."));
    EXPECT_EQ(script.files["tablero.txt"], after_one);
    EXPECT_EQ(script.files["mine.fen"], "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b\n");
    const Result<Record> all = parse(script.files["all.game"]);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->moves.size(), 1U);
    EXPECT_EQ(write_fen(all->start), write_fen(*new_position()));
    EXPECT_EQ(script.left(), 0U);
    EXPECT_FALSE(script.files.contains("amazons-1.txt"));  // all of it is saved, and the person chose to leave
}

TEST(ConsoleCommands, AnotherFileIsWrittenOverOnlyWhenAsked) {
    Script no({"d1-d7/g7", "save", "perhaps", "no", "save", "yes", "d10-d8/c8", "save", "quit"});
    no.files["tablero.txt"] = "old";
    const std::string said = no.run(two_players);
    EXPECT_EQ(times(said, "tablero.txt already exists. Overwrite it?"), 3U);  // one answer was neither yes nor no
    EXPECT_TRUE(has(said, "Please answer yes or no."));
    EXPECT_TRUE(has(said, "Nothing was saved."));
    EXPECT_EQ(no.files["tablero.txt"], "a4,d7,g1,j4\na7,d8,g10,j7\nc8,g7\n1\n");

    Script own({"e7-e8/d7", "save", "quit"});
    own.files["game.txt"] = nearly_over;
    own.run({{"white", "ana"}, {"black", "luis"}, {"saved", "game.txt"}});
    EXPECT_FALSE(has(own.said, "already"));
    EXPECT_TRUE(own.files["game.txt"].ends_with("\n2\n"));
}

TEST(ConsoleCommands, ABoardThatDoesNotFitIsOfferedAsFen) {
    const std::map<std::string, std::string> small = {{"white", "ana"}, {"black", "luis"}, {"size", "4"}};
    Script script({"b1-a1/b1", "save", "yes", "quit"});
    EXPECT_TRUE(has(script.run(small), "Save as FEN in tablero.fen? (yes, no)"));
    EXPECT_EQ(script.files.size(), 1U);
    EXPECT_TRUE(parse_fen(script.files["tablero.fen"].substr(0, script.files["tablero.fen"].find('\n'))));
    Script refused({"b1-a1/b1", "save", "no", "quit", "no"});
    EXPECT_TRUE(has(refused.run(small), "Nothing was saved."));
    EXPECT_TRUE(refused.files.empty());
    Script cut({"b1-a1/b1"});
    cut.run(small);
    EXPECT_TRUE(cut.files.contains("amazons-1.fen"));
}

TEST(ConsoleCommands, AFullDiskIsToldAndTheGameGoesOn) {
    Script script({"d1-d7/g7", "save", "d10-d8/c8", "quit", "yes", "quit", "no"});
    script.disk_full = true;
    const std::string said = script.run(two_players);
    EXPECT_EQ(times(said, "The game could not be saved. tablero.txt: cannot be written: no space left on the disk"),
              2U);
    EXPECT_TRUE(has(said, "luis (X) plays d10-d8/c8."));
    EXPECT_EQ(script.left(), 0U);
    EXPECT_FALSE(script.saved);
    Script again({"d1-d7/g7", "save x/y", "save mine", "quit"});
    again.unwritable = "x/y";
    EXPECT_TRUE(has(again.run(two_players), "The game could not be saved. x/y: cannot be written"));
    EXPECT_TRUE(again.saved);
    EXPECT_TRUE(again.files.contains("mine"));
}

TEST(ConsoleCommands, QuitAsksToSaveOnlyWhatIsNotSaved) {
    Script fresh({"quit"});
    EXPECT_FALSE(has(fresh.run(two_players), "Save the game first?"));
    Script played({"d1-d7/g7", "quit", "yes"});
    EXPECT_TRUE(has(played.run(two_players), "Save the game first?"));
    EXPECT_EQ(played.files["tablero.txt"], after_one);
    Script cut({"d1-d7/g7", "quit"});
    EXPECT_TRUE(has(cut.run(two_players), "The game was saved to amazons-1.txt."));
}

TEST(ConsoleCommands, ResigningIsAnAnswerToEveryQuestion) {
    Script over({"d1-d7/g7", "save", "-1"});
    over.files["tablero.txt"] = "old";
    EXPECT_TRUE(has(over.run(two_players), "luis (X) resigns.")) << over.said;
    EXPECT_FALSE(has(over.said, "Please answer yes or no."));
    EXPECT_EQ(over.files.size(), 1U);
    EXPECT_EQ(over.files["tablero.txt"], "old");
    Script first({"d1-d7/g7", "quit", "resign"});
    EXPECT_TRUE(has(first.run(two_players), "ana (O) wins!")) << first.said;
    EXPECT_TRUE(first.files.empty());
    Script both({"d1-d7/g7", "quit", "yes", "-1"});
    both.files["tablero.txt"] = "old";
    EXPECT_TRUE(has(both.run(two_players), "ana (O) wins!")) << both.said;
    Script fen({"b1-a1/b1", "save", "-1", "-1"});  // after the game there is nothing to resign, and nothing is saved
    EXPECT_TRUE(has(fen.run({{"white", "ana"}, {"black", "luis"}, {"size", "4"}}), "ana (O) wins!"));
    EXPECT_TRUE(fen.files.empty());
    EXPECT_EQ(fen.left(), 0U);
}

TEST(ConsoleCommands, UndoBetweenPeople) {
    Script script({"undo", "d1", "undo", "d1", "d7", "undo", "d1-d7/g7", "undo", "g1-g7/d7", "quit", "no"});
    const std::string said = script.run(two_players);
    EXPECT_TRUE(has(said, "Nothing to undo."));
    EXPECT_EQ(times(said, "The move starts over."), 2U);
    EXPECT_EQ(times(said, "Last move undone."), 1U);
    EXPECT_TRUE(has(said, "ana (O) plays g1-g7/d7."));
    EXPECT_EQ(times(said, "Move 1: ana (O) to play."), 2U);
}

TEST(ConsoleCommands, UndoAgainstTheComputerTakesBothTurns) {
    Script script({"d1-d7/g7", "undo", "undo", "level hard", "levels", "quit"});
    const std::string said =
        script.run({{"white", "ana"}, {"black", "computer"}, {"level", "beginner"}, {"new", "yes"}});
    EXPECT_TRUE(has(said, "Computer (beginner, X) plays "));
    EXPECT_TRUE(has(said, "Last two moves undone."));
    EXPECT_TRUE(has(said, "Nothing to undo."));
    EXPECT_TRUE(has(said, "Now playing: Computer (hard, X)."));
    EXPECT_EQ(times(said, "Move 1: ana (O) to play."), 2U);
}

TEST(ConsoleCommands, HintsAreLegalTurns) {
    Script script({"hint", "d1", "d7", "pista"});
    const std::string said = script.run(two_players);
    const std::size_t at = said.find("Hint: ") + 6;
    const std::string turn = said.substr(at, said.find(' ', at) - at);
    Script follow({turn});
    EXPECT_TRUE(has(follow.run(two_players), "ana (O) plays " + turn + ".")) << turn;
    const std::size_t shot = said.find("Hint: shoot at ") + 15;
    const std::string cell = said.substr(shot, said.find(' ', shot) - shot);
    Script shoot({"d1", "d7", cell});
    EXPECT_TRUE(has(shoot.run(two_players), "ana (O) plays d1-d7/" + cell + ".")) << cell;
}

TEST(ConsoleCommands, AHintIsForTheAmazonThatWasChosen) {
    for (const char* amazon : {"a4", "d1", "g1", "j4"}) {
        Script script({amazon, "hint"});
        const std::string said = script.run(two_players);
        const std::string own = std::string("Hint: ") + amazon + "-";
        const std::string other = std::string("Hint: with this amazon, ") + amazon + "-";
        EXPECT_TRUE(has(said, own) || has(said, other)) << said;
        EXPECT_EQ(has(said, "Another amazon is better"), has(said, other)) << said;
    }
}

TEST(ConsoleCommands, EveryLevelHasItsOwnWords) {
    Script script({"levels"});
    const std::string said = script.run(two_players);
    EXPECT_TRUE(has(said, "novice        evaluates 600 positions per move; 6% of its moves are random")) << said;
    EXPECT_TRUE(has(said, "medium        evaluates 1200 positions per move; not always the best move")) << said;
}

TEST(ConsoleCommands, MovesListsTheCellsOfThePrompt) {
    Script script({"moves", "a4", "moves", "a5", "moves", "board"});
    const std::string said = script.run(two_players);
    EXPECT_TRUE(has(said, "  a4  a1 a2 a3 a5 a6 b3 b4 b5 c2 c4 c6"));
    EXPECT_TRUE(has(said, "Can move to: a1 a2 a3 a5 a6 b3 b4 b5 c2 c4 c6"));
    EXPECT_TRUE(has(said, " 4 |[O]| . | . | . |"));
    EXPECT_TRUE(has(said, "Can shoot at: a1 a2 a3 a4 a6 b4 b5 b6"));
    EXPECT_TRUE(has(said, "* arrow   . reachable"));
}

TEST(ConsoleCommands, EvalSaysWhoIsAheadAndWhy) {
    Script even({"eval"});
    EXPECT_TRUE(has(even.run(two_players), "territory: empty cells reached first ("));
    Script won({"ana", "luis", "2", "evaluar"});
    won.files["tablero.txt"] = nearly_over;
    won.run();
    EXPECT_TRUE(has(won.said, "ana (O) is ahead; estimated winning chance: ")) << won.said;
    EXPECT_TRUE(has(won.said, "  3 : 1   amazons that can move")) << won.said;
}

TEST(ConsoleCommands, ClocksEndAGame) {
    std::map<std::string, std::string> options = two_players;
    options["clock"] = "1+5";
    Script script({"d1-d7/g7", "d10-d8/c8", "d7-d4/g4", "d8-d7/c7"});
    script.thought = 25;
    const std::string said = script.run(options);
    EXPECT_TRUE(has(said, "Time left for ana (O): 1:00"));
    EXPECT_TRUE(has(said, "Time left for ana (O): 0:40"));
    EXPECT_TRUE(has(said, "Time left for ana (O): 0:20"));
    EXPECT_TRUE(has(said, "ana (O) ran out of time."));  // 20 seconds were left, and 25 were needed
    Script slow({"d1", "d2", "d3"});
    slow.thought = 45;
    EXPECT_TRUE(has(slow.run(options), "ana (O) ran out of time.\nGame over.\nluis (X) wins!"));
    EXPECT_EQ(slow.prompts.size(), 2U);
}

TEST(ConsoleCommands, UndoPutsTheClockBack) {
    std::map<std::string, std::string> options = two_players;
    options["clock"] = "2";
    Script script({"d1-d7/g7", "undo", "quit"});
    script.thought = 10;
    script.run(options);
    EXPECT_EQ(times(script.said, "Time left for ana (O): 2:00\nTime left for luis (X): 2:00"), 2U);
    EXPECT_EQ(times(script.said, "Time left for ana (O): 1:50\nTime left for luis (X): 2:00"), 1U);
}

TEST(ConsoleCommands, ComputersOnBothSidesPlayToTheEnd) {
    const std::map<std::string, std::string> options = {
        {"white", "computer"}, {"black", "computer easy"}, {"level", "medium"}, {"size", "5"}, {"seed", "7"}};
    Script script({"mine"});
    const std::string said = script.run(options);
    EXPECT_TRUE(has(said, "Computer (medium, O) moves first."));
    EXPECT_TRUE(has(said, "Computer (easy, X) plays "));
    EXPECT_TRUE(has(said, "has no moves left and loses."));
    EXPECT_TRUE(has(said, "Key moments:"));
    EXPECT_EQ(script.prompts.size(), 1U);
    const Result<Record> record = parse(script.files["mine.game"]);
    ASSERT_TRUE(record);
    EXPECT_TRUE(has_lost(last(*record)));
    Script again({"mine"});
    again.run(options);
    EXPECT_EQ(again.files, script.files);
}

TEST(ConsoleCommands, TheLevelIsAskedForWithTheComputer) {
    Script script({"computer", "clever", "3", "computer 0.01s", "1"});
    script.cancel_after = 5;
    const std::string said = script.run({{"size", "4"}});
    EXPECT_TRUE(has(said, "Unknown level \"clever\"."));
    EXPECT_TRUE(has(said, "Computer (easy, O) moves first."));
    EXPECT_TRUE(has(said, "X Computer (0.01 s)"));
}

}  // namespace
}  // namespace ariadne::amazons
