#include "worlds/amazons/play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "worlds/amazons/drawing.h"
#include "worlds/amazons/entry.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/two_player/two_player.h"
#include "worlds/world.h"

namespace ariadne::amazons {

namespace {

using worlds::Figures;
using worlds::Standing;

std::unique_ptr<worlds::Game> game_on(std::string_view text) {
    Result<std::unique_ptr<worlds::Game>> made = entry().read(text).value()->play();
    return made ? std::move(*made) : nullptr;
}

std::string refused(worlds::Game& game, std::string_view move) {
    const worlds::View before = game.view();
    const worlds::Turn turn = game.apply(move);
    EXPECT_EQ(game.view().board, before.board) << move;
    return turn.refused && turn.events.size() == 1 ? turn.events.front().name : "";
}

constexpr std::string_view usual_start = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w";

TEST(Play, TellsWhichPartOfATurnIsWrong) {
    const auto game = game_on(usual_start);
    ASSERT_TRUE(game);
    for (const char* none : {"", "d1", "d1-d7", "k1-k2/k3", "left"}) EXPECT_EQ(refused(*game, none), "unknown") << none;
    for (const char* from : {"d10-d9/d8", "a1-a2/a3"}) EXPECT_EQ(refused(*game, from), "from") << from;
    for (const char* to : {"d1-d10/d9", "d1-e3/e4", "d1-d1/d2", "d1-i1/i2"}) EXPECT_EQ(refused(*game, to), "to") << to;
    for (const char* arrow : {"d1-d7/d10", "d1-d7/e9", "d1-d7/d7", "d1-c1/h1"})
        EXPECT_EQ(refused(*game, arrow), "arrow") << arrow;
    EXPECT_EQ(game->apply("d1 d7 g7"), worlds::Turn());
    EXPECT_EQ(refused(*game, "d7-d6/d5"), "from");  // the other side's turn
    EXPECT_EQ(game->view().figures, (Figures{{"turn", 1}, {"player", 2}}));
}

TEST(Play, TellsWhyAPartOfATurnIsWrong) {
    const auto game = game_on(usual_start);
    ASSERT_TRUE(game);
    const auto fault = [&](std::string_view move) { return game->apply(move).fault.value_or(worlds::Fault()); };
    const auto why = [](std::string reason, std::string_view cell) {
        return worlds::Fault{std::move(reason), *parse_cell(cell, {10, 10})};
    };
    EXPECT_EQ(fault("d1-d1/d2"), why("same_cell", "d1"));
    EXPECT_EQ(fault("d1-e3/e4"), why("not_in_line", "e3"));
    EXPECT_EQ(fault("d1-d10/d9"), why("occupied", "d10"));
    EXPECT_EQ(fault("d1-i1/i2"), why("in_the_way", "g1"));
    EXPECT_EQ(fault("d1-d7/e9"), why("not_in_line", "e9"));
    EXPECT_EQ(fault("d1-c1/h1"), why("in_the_way", "g1"));
    EXPECT_FALSE(game->apply("a1-a2/a3").fault);
    EXPECT_FALSE(game->apply("d1-d7/d1").fault);
}

TEST(Play, ListsTheMovesOfTheReferee) {
    for (const std::string_view text : {usual_start, std::string_view("d1-d7/g7 g10-g8/h8")}) {
        const auto game = game_on(text);
        ASSERT_TRUE(game);
        EXPECT_EQ(game->moves(), (*two_player().referee(text))->moves());
    }
}

TEST(Play, GoesBackIntoTheGameThatWasGiven) {
    const auto game = game_on("d1-d7/g7 g10-g8/h8");
    ASSERT_TRUE(game);
    const worlds::View given = game->view();
    EXPECT_EQ(given.figures, (Figures{{"turn", 2}, {"player", 1}}));
    EXPECT_EQ(given.board,
              drawing(last(*parse("d1-d7/g7 g10-g8/h8")), parse_move("g10-g8/h8", {10, 10}).value(), false));
    EXPECT_FALSE(game->apply("d7-d6/d5").refused);
    EXPECT_TRUE(game->undo());
    EXPECT_EQ(game->view().board, given.board);
    EXPECT_TRUE(game->undo());
    EXPECT_TRUE(game->undo());
    EXPECT_FALSE(game->undo());
    EXPECT_EQ(game->view().board, drawing(*new_position(), std::nullopt, false));
    EXPECT_FALSE(game->apply("a4-a5/a6").refused);
    game->restart();
    EXPECT_EQ(game->view().board, given.board);
}

TEST(Play, EndsWhenASideHasNoTurn) {
    const auto game = game_on("q*2/1*2/4/2Q1 w");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->view().standing, Standing::running);
    const worlds::Turn turn = game->apply("c1-c2/a4");  // not in its way: an amazon is there
    EXPECT_TRUE(turn.refused);
    const worlds::Turn last = game->apply("c1-a1/a3");
    EXPECT_EQ(last.standing, Standing::won);
    EXPECT_EQ(last.events, (std::vector<worlds::Event>{{"winner", 1}}));
    EXPECT_EQ(game->view().figures, (Figures{{"turn", 1}, {"player", 2}, {"winner", 1}}));
    EXPECT_TRUE(game->moves().empty());
    EXPECT_EQ(refused(*game, "a1-b1/a1"), "over");
    Budget budget;
    EXPECT_EQ(game->planner("win")(budget).verdict, Verdict::unknown);
    EXPECT_TRUE(game->undo());
    EXPECT_EQ(game->view().standing, Standing::running);
}

TEST(Play, AWayGoesFromCellToCell) {
    const auto game = game_on(usual_start);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->way("d1-d3/f5"), (std::vector<Cell>{{9, 3}, {8, 3}, {7, 3}, {6, 4}, {5, 5}}));
    EXPECT_EQ(game->way("d1-c2/d1"), (std::vector<Cell>{{9, 3}, {8, 2}, {9, 3}}));
    EXPECT_TRUE(game->way("d1-d10/d9").empty());
    EXPECT_TRUE(game->way("?").empty());
}

TEST(Play, PlansATurnThatCanBeMade) {
    const auto game = game_on(usual_start);
    ASSERT_TRUE(game);
    Budget budget({.nodes = 500});
    const worlds::Plan plan = game->planner("win")(budget);
    EXPECT_EQ(plan.verdict, Verdict::solved);
    EXPECT_EQ(plan.bug, "");
    ASSERT_FALSE(plan.moves.empty());
    ASSERT_EQ(plan.figures.size(), 1U);
    EXPECT_EQ(plan.figures.front().first, "chance_permille");
    EXPECT_GT(plan.figures.front().second, 0);
    EXPECT_LT(plan.figures.front().second, 1000);
    for (const std::string& move : plan.moves) EXPECT_FALSE(game->apply(move).refused) << move;
}

TEST(Play, PlansTheWinThatIsThere) {
    const auto game = game_on("q*2/1*2/4/2Q1 w");
    ASSERT_TRUE(game);
    Budget budget({.seconds = 600});
    const worlds::Plan plan = game->planner("win")(budget);
    EXPECT_TRUE(plan.proven);
    EXPECT_EQ(plan.figures, (Figures{{"chance_permille", 1000}}));
}

TEST(Play, RefusesWhatIsNoGame) {
    const auto made = entry().read("d1-d7/g7 d7-d8/d9");
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().line, 1U);
}

}  // namespace

}  // namespace ariadne::amazons
