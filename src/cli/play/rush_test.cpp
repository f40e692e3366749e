#include <gtest/gtest.h>

#include "cli/play/screen.h"
#include "cli/play/testing/playing.h"
#include "cli/play/words.h"

// Games of pieces that are chosen and slid, and files of many puzzles.
namespace ariadne::cli {

namespace {

using namespace std::chrono_literals;
using worlds::Standing;

// Four moves in some order: E out of the way of C, C and D out of the way of the red car.
constexpr std::string_view boards =
    "# One\n"
    "..C.....C...AAC.D.....D.....D..EE...\n"
    "# Two\n"
    "4 ..C.....C...AAC.D.....D.....D..EE...\n"
    "\n"
    "# Broken\n"
    "AA......\n"
    "\n"
    "# Free\n"
    "......\n"
    "......\n"
    "AA....\n"
    "......\n"
    "......\n"
    "......\n";

constexpr std::string_view small_letters =
    "BB..b.\n"
    "....b.\n"
    "AA....\n"
    "..c...\n"
    "..c...\n"
    "......\n";

class PlayingPieces : public Table {
  protected:
    static std::string chosen(const Session& session) {
        const render::Board& board = session.view().board;
        return board.styles[board.pieces[*session.view().chosen].style].text;
    }

    static std::string line_of(const Picture& picture, std::size_t line) {
        std::string out;
        for (const render::Glyph& glyph : picture.lines[line]) out += glyph.text;
        return out;
    }

    std::string boards_ = folder_.write("boards.txt", boards);
    std::string small_ = folder_.write("small.txt", small_letters);
    std::string corridor_ = folder_.write("corridor.txt", "4,1\n1,1,3\n4,1\nV,V,V,V\n");
};

TEST_F(PlayingPieces, AWinIsComparedWithPar) {
    Session session = start({boards_});
    think(session);
    press(session, U"EhCsssDsA");
    EXPECT_EQ(figure(session.view().figures, "moves"), 3);
    press(session, U"dddd");
    EXPECT_EQ(session.message().tone, Tone::good);
    EXPECT_EQ(session.message().text, "Solved: 4 moves, 9 steps. Perfect: no shorter solution exists.");
    press(session, U"E");
    EXPECT_EQ(session.message().tone, Tone::bad) << "it is over";
    press(session, U"u");
    EXPECT_EQ(session.view().standing, Standing::running);
}

TEST_F(PlayingPieces, MoreThanParIsSaid) {
    Session session = start({boards_});
    press(session, U"EdDsEahCsssAdddd");
    EXPECT_EQ(session.message().text, "Solved: 5 moves, 11 steps.");
    think(session);
    EXPECT_EQ(session.message().text, "Solved: 5 moves, 11 steps. Best possible: 4 moves.");
    press(session, U"g");
    think(session);
    EXPECT_EQ(session.message().text, "Computer: fewest steps.");
}

TEST_F(PlayingPieces, LettersChoose) {
    Session session = start({small_});
    EXPECT_EQ(chosen(session), "A");
    press(session, U"B");
    EXPECT_EQ(chosen(session), "B");
    press(session, U"B");
    EXPECT_EQ(chosen(session), "b") << "once more: the small letter";
    press(session, U"B");
    EXPECT_EQ(chosen(session), "B");
    press(session, U"C");
    EXPECT_EQ(chosen(session), "c") << "there is no capital one, and c is a command";
    press(session, U"U");
    EXPECT_EQ(session.message().text, "Nothing to undo.") << "nobody is called U";
    press(session, U"A\t");
    EXPECT_EQ(chosen(session), "c");
    press(session, KeyName::back_tab);
    EXPECT_EQ(chosen(session), "A");
    EXPECT_EQ(figure(session.view().figures, "moves"), 0);
}

TEST_F(PlayingPieces, AHintStaysWhileOneChooses) {
    Session session = start({boards_});
    think(session);
    press(session, U"t");
    const std::string hint = session.message().text.english();
    EXPECT_TRUE(hint.starts_with("Hint: ")) << hint;
    EXPECT_TRUE(hint.find(" by ") != std::string::npos) << hint;
    press(session, U"E");
    EXPECT_EQ(session.message().text, hint);
    press(session, KeyName::down);
    EXPECT_EQ(session.message().tone, Tone::bad);
    press(session, U"A");
    EXPECT_EQ(session.message().text, "") << "nothing is wrong any more";
}

TEST_F(PlayingPieces, WatchesForwardAndBack) {
    Session session = start({boards_});
    think(session);
    const auto all = static_cast<int>(session.best()->moves.size());
    press(session, U"c");
    EXPECT_TRUE(session.message().text.english().starts_with("Move 1 of " + std::to_string(all) + ": "))
        << session.message().text;
    press(session, U"c");
    press(session, U"u");
    EXPECT_EQ(session.message().text, "Move 1 of " + std::to_string(all) + ".");
    EXPECT_EQ(figure(session.view().figures, "moves"), 1);
    press(session, U" ");
    EXPECT_TRUE(session.playing());
    EXPECT_TRUE(session.message().text.english().starts_with("Move 2 of ")) << session.message().text;
    press(session, U" ");
    now_ += 1s;
    session.tick(now_);
    EXPECT_EQ(figure(session.view().figures, "moves"), 2) << "paused";
    press(session, U" ");
    for (int i = 0; i < all; ++i) session.tick(now_ += 1s);
    EXPECT_EQ(session.view().standing, Standing::won);
    EXPECT_TRUE(session.message().text.english().starts_with("Solved by the computer: ")) << session.message().text;
    EXPECT_TRUE(session.message().text.english().ends_with("Perfect: no shorter solution exists."))
        << session.message().text;
    press(session, U"uu");
    EXPECT_EQ(figure(session.view().figures, "moves"), all - 2);
    press(session, U"r ");
    EXPECT_TRUE(session.message().text.english().starts_with("Move 1 of ")) << session.message().text;
}

// A step of one's own, then the computer goes on with the same vehicle: both are one move, and undone as one.
TEST_F(PlayingPieces, APlanIsLeftWhereMoreIsUndoneThanIt) {
    settings_.board = 4;
    Session session = start({boards_});
    press(session, U"dc");
    think(session);
    EXPECT_EQ(session.message().text, "Solved by the computer: 1 move, 4 steps. Perfect: no shorter solution exists.");
    press(session, U"u");
    EXPECT_EQ(figure(session.view().figures, "steps"), 0);
    press(session, U"t");
    think(session);
    EXPECT_EQ(session.message().text, "Hint: A right by 4.");
}

TEST_F(PlayingPieces, TheNextMoveIsShown) {
    Session session = start({boards_});
    think(session);
    EXPECT_TRUE(session.route().empty());
    press(session, U"v");
    EXPECT_EQ(session.route(), session.level().game->way(session.best()->moves.front()));
    EXPECT_FALSE(session.route().empty());
}

TEST_F(PlayingPieces, WhatIsSaidStaysWhenThePathComes) {
    Session session = start({boards_});
    think(session);
    press(session, U"vrg");
    const Said said = session.message();
    EXPECT_EQ(said.text, "Computer: fewest steps.");
    think(session);
    EXPECT_EQ(session.message(), said);
}

TEST_F(PlayingPieces, BoardsOfAFileAfterEachOther) {
    Session session = start({boards_, corridor_});
    EXPECT_EQ(session.level().title, "One");
    EXPECT_EQ(session.level().puzzles, 4U);
    press(session, U"n");
    EXPECT_EQ(session.level().title, "Two");
    EXPECT_EQ(session.level().number, 1U);
    press(session, U"n");
    EXPECT_NE(session.message().text.english().find("boards.txt:7:"), std::string::npos) << session.message().text;
    EXPECT_EQ(session.level().title, "Two") << "the game goes on";
    press(session, U"n");
    EXPECT_EQ(session.level().title, "Free");
    press(session, U"n");
    EXPECT_EQ(session.level().path, corridor_);
    EXPECT_EQ(session.number(), 1U);
    press(session, U"p");
    EXPECT_EQ(session.level().title, "Free") << "the last of the file before";
    press(session, U"nn");
    EXPECT_EQ(session.level().title, "One");
    press(session, U"p");
    EXPECT_EQ(session.level().path, corridor_);
}

TEST_F(PlayingPieces, ABoardIsNamed) {
    settings_.board = 4;
    Session session = start({boards_});
    EXPECT_EQ(session.level().title, "Free");
    press(session, U"n");
    EXPECT_EQ(session.level().title, "One");
    settings_.board = 5;
    const Result<Opened> none = open_first(open_to_play(boards_, settings_).value(), settings_);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().message, "--board: found 5, expected 1 to 4: the file has 4 puzzles");
    settings_.board = 3;
    const Result<Opened> broken = open_first(open_to_play(boards_, settings_).value(), settings_);
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().line, 7);
}

TEST_F(PlayingPieces, TheClockRunsFromTheFirstKeyToTheEnd) {
    settings_.board = 4;
    Session session = start({boards_});
    session.tick(now_ += 10s);
    EXPECT_EQ(session.elapsed(), 0s);
    press(session, KeyName::resize);
    session.tick(now_ += 10s);
    EXPECT_EQ(session.elapsed(), 0s) << "a window is no key";
    press(session, U"d");
    session.tick(now_ += 42s);
    EXPECT_EQ(session.elapsed(), 42s);
    press(session, U"r");
    session.tick(now_ += 10s);
    EXPECT_EQ(session.elapsed(), 0s);
    press(session, U"d");
    now_ += 5s;
    press(session, U"ddd");
    EXPECT_EQ(session.view().standing, Standing::won);
    session.tick(now_ += 100s);
    EXPECT_EQ(session.elapsed(), 5s) << "stopped when won";
    press(session, U"u");
    session.tick(now_ += 2s);
    EXPECT_EQ(session.elapsed(), 7s) << "and goes on";
    press(session, U"n");
    EXPECT_EQ(session.elapsed(), 0s);
}

TEST_F(PlayingPieces, HowHardItIsStandsBesideTheBoard) {
    Session session = start({boards_});
    while (session.rating().level.empty()) {
        session.tick(now_);
        std::this_thread::sleep_for(1ms);
    }
    press(session, U"d");
    session.tick(now_ += 65s);
    const Picture picture = draw(session, {24, 80, true, render::Colours::none});
    std::string all;
    for (std::size_t i = 0; i < picture.lines.size(); ++i) all += line_of(picture, i) + "\n";
    for (const std::string_view part :
         {"1:05 / about ", "Level", "beginner", "Score", "Vehicles", "Moved", "Symmetric"})
        EXPECT_NE(all.find(part), std::string::npos) << part << all;
}

TEST_F(PlayingPieces, APlaceOnTheScreenIsACell) {
    Session session = start({boards_, corridor_});
    for (const Look look : {Look{24, 80, true, render::Colours::none}, Look{40, 120, true, render::Colours::palette},
                            Look{16, 40, false, render::Colours::none}, Look{10, 31, true, render::Colours::basic}}) {
        Picture picture = draw(session, look);
        std::size_t letters = 0;
        for (int row = 1; row < look.rows - 2; ++row) {
            for (int col = 0; col < static_cast<int>(picture.lines[static_cast<std::size_t>(row)].size()); ++col) {
                const std::optional<Cell> cell = cell_at(session, look, {row, col});
                if (!cell) continue;
                const render::Glyph glyph = picture.lines[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
                if (glyph.text.size() != 1 || glyph.text[0] < 'A' || glyph.text[0] > 'E') continue;
                ++letters;
                session.point_at(*cell, now_);
                EXPECT_EQ(chosen(session), glyph.text) << row << " " << col;
                picture = draw(session, look);  // where it scrolls, with what is chosen
            }
        }
        EXPECT_GE(letters, 4U) << look.rows;
        EXPECT_FALSE(cell_at(session, look, {0, 0}));
    }
    press(session, U"?");
    EXPECT_FALSE(cell_at(session, {}, {5, 5})) << "the help lies over the board";
}

TEST_F(PlayingPieces, NoWindowBreaksThePicture) {
    Session session = start({boards_});
    think(session);
    press(session, U"v");
    for (const char32_t mode : {U'?', U'o', U'E', U'B'}) {
        press(session, std::u32string(1, mode));
        for (int rows = 1; rows < 45; rows += 3) {
            for (int cols = 1; cols < 130; cols += 7) {
                for (const render::Colours colours : {render::Colours::none, render::Colours::basic}) {
                    const Look look{rows, cols, cols % 2 == 0, colours};
                    const Picture picture = draw(session, look);
                    EXPECT_LE(picture.lines.size(), static_cast<std::size_t>(rows));
                    for (const render::Line& line : picture.lines)
                        EXPECT_LE(line.size(), static_cast<std::size_t>(cols));
                    for (int row = 0; row < rows; row += 2)
                        for (int col = 0; col < cols; col += 3) {
                            const std::optional<Cell> cell = cell_at(session, look, {row, col});
                            EXPECT_TRUE(!cell || session.view().board.size.contains(*cell));
                        }
                }
            }
        }
        session.press({KeyName::escape, 0}, now_);
    }
}

TEST_F(PlayingPieces, CellsAreAsLargeAsTheWindowAllows) {
    worlds::View view;
    view.board.size = {6, 6};
    view.board.pieces.push_back({{2, 4}, {1, 2}, 0});
    view.chosen = 0;
    EXPECT_EQ(window_on(view, {21, 59}), (Window{{0, 0}, {6, 6}, 6, 3, 1}));
    EXPECT_EQ(window_on(view, {37, 99}), (Window{{0, 0}, {6, 6}, 10, 5, 1}));
    EXPECT_EQ(window_on(view, {8, 59}), (Window{{0, 0}, {6, 6}, 2, 1, 1}));
    EXPECT_EQ(window_on(view, {4, 30}), (Window{{0, 0}, {4, 6}, 2, 1, 0})) << "round the chosen one";
    EXPECT_EQ(lines_of(view, window_on(view, {21, 59})), 20);
    EXPECT_EQ(columns_of(view, window_on(view, {21, 59})), 38);
}

}  // namespace
}  // namespace ariadne::cli
