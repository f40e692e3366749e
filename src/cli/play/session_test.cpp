#include <gtest/gtest.h>

#include "cli/play/screen.h"
#include "cli/play/testing/playing.h"

namespace ariadne::cli {

namespace {

using namespace std::chrono_literals;
using worlds::Standing;

constexpr std::string_view contest = "4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V\n";
constexpr std::string_view corridor = "4,1\n1,1,3\n4,1\nV,V,V,V\n";

class Playing : public Table {
  protected:
    std::string contest_ = folder_.write("contest.txt", contest);
    std::string corridor_ = folder_.write("corridor.txt", corridor);
};

TEST_F(Playing, AWinIsComparedWithPar) {
    Session session = start({contest_});
    think(session);
    press(session, U"wdddss");
    EXPECT_EQ(session.message().tone, Tone::good);
    EXPECT_EQ(session.message().text, "You won: 6 steps, energy 10. Best possible: 4.");
    press(session, U"r");
    EXPECT_EQ(session.view().standing, Standing::running);
    EXPECT_EQ(figure(session.view().figures, "energy"), 10);
}

TEST_F(Playing, ParMayComeAfterTheEnd) {
    Session session = start({contest_});
    press(session, U"wdddss");
    EXPECT_EQ(session.message().text, "You won: 6 steps, energy 10.");
    think(session);
    EXPECT_EQ(session.message().text, "You won: 6 steps, energy 10. Best possible: 4.");
}

TEST_F(Playing, TheComputerMovesWhenItsTimeHasCome) {
    Session session = start({contest_});
    think(session);
    press(session, U" ");
    EXPECT_TRUE(session.playing());
    EXPECT_EQ(figure(session.view().figures, "steps"), 1);
    session.tick(now_ + 1ms);
    EXPECT_EQ(figure(session.view().figures, "steps"), 1);
    now_ += 1s;
    session.tick(now_);
    EXPECT_EQ(figure(session.view().figures, "steps"), 2);
    press(session, U" ");
    now_ += 1s;
    session.tick(now_);
    EXPECT_EQ(figure(session.view().figures, "steps"), 2) << "paused";
    press(session, U"cc");
    EXPECT_EQ(session.view().standing, Standing::won);
    EXPECT_EQ(session.message().text, "The computer finished: 4 steps, energy 2. Perfect: no better route exists.");
}

TEST_F(Playing, AMoveOfOnesOwnStopsTheComputer) {
    Session session = start({contest_});
    think(session);
    press(session, U" w");
    EXPECT_FALSE(session.playing());
}

TEST_F(Playing, HintsComeFromWhereOneStands) {
    Session session = start({contest_});
    press(session, U"w");
    press(session, U"t");
    EXPECT_TRUE(session.thinking());
    think(session);
    EXPECT_TRUE(session.message().text.english().starts_with("Hint: ")) << session.message().text;

    Session lost = start({corridor_});
    press(lost, U"dat");
    think(lost);
    EXPECT_EQ(lost.message().tone, Tone::bad);
    EXPECT_EQ(lost.message().text, "No solution from here: not enough energy.");
}

TEST_F(Playing, ThePathLeadsToTheGoal) {
    Session session = start({contest_});
    think(session);
    EXPECT_TRUE(session.route().empty());
    press(session, U"v");
    ASSERT_EQ(session.route().size(), 4U);
    EXPECT_EQ(session.route().back(), (Cell{2, 3}));
}

TEST_F(Playing, MapsAfterEachOther) {
    Session session = start({contest_, corridor_});
    press(session, U"m");
    press(session, U"n");
    EXPECT_EQ(session.level().path, corridor_);
    EXPECT_EQ(session.level().game->settings().front().value, "written") << "the player's choice stays";
    press(session, U"n");
    EXPECT_EQ(session.level().path, contest_);
    press(session, U"p");
    EXPECT_EQ(session.number(), 1U);
}

TEST_F(Playing, ABrokenMapIsPassedBy) {
    Session session = start({contest_, folder_.write("broken.txt", "4,3\n"), corridor_});
    press(session, U"n");
    EXPECT_EQ(session.message().tone, Tone::bad);
    EXPECT_EQ(session.level().path, contest_);
    EXPECT_EQ(session.number(), 0U) << "the title names the map that is there";
    press(session, U"n");
    EXPECT_EQ(session.level().path, corridor_);
    EXPECT_EQ(session.number(), 2U);
    press(session, U"p");
    EXPECT_EQ(session.number(), 2U);
    press(session, U"p");
    EXPECT_EQ(session.level().path, contest_);
    EXPECT_EQ(session.number(), 0U);
}

TEST_F(Playing, HelpScrollsNoFurtherThanItsEnd) {
    Session session = start({contest_});
    const Look look{10, 60, true, render::Colours::none};
    const std::size_t most = last_help_line(session, look);
    ASSERT_GT(most, 1U);
    press(session, U"?");
    for (std::size_t i = 0; i < most + 20; ++i) session.press({KeyName::down, 0}, now_);
    session.limit_help(most);
    session.press({KeyName::up, 0}, now_);
    EXPECT_EQ(session.help(), most - 1);
    EXPECT_EQ(last_help_line(session, {50, 60, true, render::Colours::none}), 0U);
}

TEST_F(Playing, ABrokenFileLeavesTheGameAlone) {
    Session session = start({contest_});
    press(session, U"w");
    press(session, U"o");
    ASSERT_TRUE(session.prompt());
    for (const char c : folder_.write("broken.txt", "4,3\n1,2,10\n4,3\nV,X,J4,B2\n")) {
        press(session, std::u32string(1, static_cast<char32_t>(c)));
    }
    session.press({KeyName::enter, 0}, now_);
    EXPECT_FALSE(session.prompt());
    EXPECT_NE(session.message().text.english().find("broken.txt:4:3:"), std::string::npos) << session.message().text;
    EXPECT_EQ(session.level().path, contest_);
    EXPECT_EQ(figure(session.view().figures, "steps"), 1);
}

TEST_F(Playing, NoWindowBreaksThePicture) {
    const std::string rooms = folder_.write("rooms.txt", "LABYRINTH 2 3\n _ _ _\n|  _  |\n|_ _|_|\n");
    for (const std::string& file : {contest_, rooms}) {
        Session session = start({file, corridor_});
        think(session);
        press(session, U"v");
        for (const char32_t mode : {U'?', U'o', U'x', U'w'}) {
            press(session, std::u32string(1, mode));
            for (int rows = 1; rows < 30; rows += 3) {
                for (int cols = 1; cols < 100; cols += 7) {
                    for (const render::Colours colours : {render::Colours::none, render::Colours::basic}) {
                        const Picture picture = draw(session, {rows, cols, cols % 2 == 0, colours});
                        EXPECT_LE(picture.lines.size(), static_cast<std::size_t>(rows));
                        for (const render::Line& line : picture.lines) {
                            EXPECT_LE(line.size(), static_cast<std::size_t>(cols));
                        }
                    }
                }
            }
            session.press({KeyName::escape, 0}, now_);
        }
    }
}

TEST_F(Playing, WallsTakeTheirPlaceInTheWindow) {
    worlds::View view;
    view.board.size = {20, 10};
    view.board.walls = render::Walls{BitGrid({20, 10}), BitGrid({20, 10}), {}};
    view.walker = Cell{10, 9};
    EXPECT_EQ(window_on(view, {21, 41}), (Window{{5, 0}, {10, 10}, 4}));
    EXPECT_EQ(columns_of(view, window_on(view, {21, 41})), 41);
    EXPECT_EQ(lines_of(view, window_on(view, {21, 41})), 21);
    EXPECT_EQ(window_on(view, {5, 20}), (Window{{9, 1}, {2, 9}, 2}));
}

TEST_F(Playing, TheWindowFollowsTheWalker) {
    worlds::View view;
    view.board.size = {100, 100};
    view.walker = Cell{50, 50};
    EXPECT_EQ(window_on(view, {20, 60}), (Window{{40, 35}, {20, 30}, 2}));
    view.walker = Cell{0, 99};
    EXPECT_EQ(window_on(view, {20, 60}), (Window{{0, 70}, {20, 30}, 2}));
    view.board.size = {10, 20};
    view.walker = Cell{5, 5};
    EXPECT_EQ(window_on(view, {20, 60}), (Window{{0, 0}, {10, 20}, 3}));
    EXPECT_EQ(window_on(view, {20, 59}), (Window{{0, 0}, {10, 20}, 2}));
}

}  // namespace
}  // namespace ariadne::cli
