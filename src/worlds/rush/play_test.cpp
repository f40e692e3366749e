#include "worlds/rush/play.h"

#include <gtest/gtest.h>

#include <set>

#include "base/random.h"
#include "worlds/rush/slide_text.h"
#include "worlds/rush/text.h"
#include "worlds/rush/verify.h"

namespace ariadne::rush {

using worlds::Standing;
using worlds::Turn;

namespace {

// Z holds the red car back; a wall stands in Z's column, and C before the car's tail.
constexpr std::string_view sample_text =
    "BB...x\n"
    "C...Z.\n"
    "CAA.Z.\n"
    "C...Z.\n"
    "......\n"
    "....DD\n";

Board sample() {
    const Result<Card> card = parse(sample_text);
    EXPECT_TRUE(card) << card.error().message;
    return card->board;
}

char chosen(const Parking& game) {
    return game.board().vehicles[*game.view().chosen].name;
}

worlds::Figures figures(std::int64_t moves, std::int64_t steps) {
    return {{"moves", moves}, {"steps", steps}};
}

const Turn made{false, Standing::running, {}};

TEST(RushPlay, SlidesTheChosenVehicle) {
    Parking game(sample());
    EXPECT_EQ(chosen(game), 'A');
    EXPECT_EQ(game.apply("right"), made);
    EXPECT_EQ(game.apply("right"), worlds::refusal(Standing::running, "vehicle", 'Z'));
    EXPECT_EQ(game.view().figures, figures(1, 1));
    EXPECT_EQ(game.apply("choose Z"), made);
    EXPECT_EQ(game.apply("up"), made);
    EXPECT_EQ(game.apply("up"), worlds::refusal(Standing::running, "edge"));
    EXPECT_EQ(game.view().figures, figures(2, 2));
}

TEST(RushPlay, EveryRefusal) {
    Parking game(sample());
    const Board before = game.board();
    EXPECT_EQ(game.apply("A+2"), worlds::refusal(Standing::running, "vehicle", 'Z'));
    EXPECT_EQ(game.apply("A-1"), worlds::refusal(Standing::running, "vehicle", 'C'));
    EXPECT_EQ(game.apply("B+4"), worlds::refusal(Standing::running, "wall"));
    EXPECT_EQ(game.apply("B-1"), worlds::refusal(Standing::running, "edge"));
    EXPECT_EQ(game.apply("Z+2"), worlds::refusal(Standing::running, "vehicle", 'D'));
    EXPECT_EQ(game.apply("choose Q"), worlds::refusal(Standing::running, "nobody"));
    EXPECT_EQ(game.apply("at 1 6"), worlds::refusal(Standing::running, "wall"));
    EXPECT_EQ(game.apply("at 5 1"), worlds::refusal(Standing::running, "aside", 'A'));
    EXPECT_EQ(game.apply("at 3 6"), worlds::refusal(Standing::running, "vehicle", 'Z'));
    for (const char* nonsense : {"", "jump", "Q+1", "A+0", "A", "choose", "choose ", "choose AB", "at", "at 1",
                                 "at 0 1", "at 7 1", "at 1 99", "at 1 -1", "at 1 2 3", "Right"})
        EXPECT_EQ(game.apply(nonsense), worlds::refusal(Standing::running, "unknown")) << nonsense;
    EXPECT_EQ(game.board(), before);
    EXPECT_EQ(game.view().figures, figures(0, 0));
    EXPECT_FALSE(game.undo());
}

TEST(RushPlay, WinsAtTheEdge) {
    Parking game(sample());
    EXPECT_EQ(game.apply("Z+1"), made);
    EXPECT_EQ(game.apply("D-3"), made);
    EXPECT_EQ(game.apply("Z+1"), made);
    EXPECT_EQ(game.apply("A+3"), (Turn{false, Standing::won, {{"exit", 0}}}));
    EXPECT_EQ(game.view().standing, Standing::won);
    EXPECT_EQ(game.view().figures, figures(4, 8));
    EXPECT_TRUE(game.moves().empty());
    for (const char* move : {"left", "A-1", "next", "choose B", "at 1 1"})
        EXPECT_EQ(game.apply(move), worlds::refusal(Standing::won, "over")) << move;
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.view().standing, Standing::running);
    EXPECT_EQ(game.view().figures, figures(3, 5));
}

TEST(RushPlay, SlidesOneAfterAnotherAreOneMove) {
    Parking game(sample());
    game.apply("choose B");
    game.apply("right");
    game.apply("right");
    EXPECT_EQ(game.view().figures, figures(1, 2));
    game.apply("left");
    EXPECT_EQ(game.view().figures, figures(1, 1));
    game.apply("choose D");  // to choose is no move, and comes between nothing
    game.apply("choose B");
    game.apply("right");
    EXPECT_EQ(game.view().figures, figures(1, 2));
    game.apply("B-2");
    EXPECT_EQ(game.view().figures, figures(0, 0)) << "back where it was";
    EXPECT_FALSE(game.undo());
}

// B, then C there and back, then B: nothing came between.
TEST(RushPlay, WhatWasTakenBackBySlidingIsForgotten) {
    Parking game(sample());
    for (const char* move : {"B+1", "C+1", "C-1", "B+1"}) EXPECT_EQ(game.apply(move), made) << move;
    EXPECT_EQ(game.view().figures, figures(1, 2));
}

TEST(RushPlay, UndoTakesAWholeMoveBack) {
    const Board before = sample();
    Parking game(before);
    for (const char* move : {"B+1", "B+1", "Z+1", "D-1"}) EXPECT_EQ(game.apply(move), made) << move;
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(chosen(game), 'D');
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(chosen(game), 'Z');
    EXPECT_EQ(game.view().figures, figures(1, 2));
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.board(), before);
    EXPECT_FALSE(game.undo());
    game.apply("B+2");
    game.restart();
    EXPECT_EQ(game.board(), before);
    EXPECT_EQ(chosen(game), 'A');
    EXPECT_FALSE(game.undo());
}

TEST(RushPlay, ChoosesInReadingOrder) {
    Parking game(sample());
    std::string seen;
    for (int i = 0; i < 6; ++i) {
        seen += chosen(game);
        game.apply("next");
    }
    EXPECT_EQ(seen, "ADBCZA");
    game.apply("previous");
    EXPECT_EQ(chosen(game), 'A');
    game.apply("previous");
    EXPECT_EQ(chosen(game), 'Z');
    EXPECT_EQ(game.view().figures, figures(0, 0));
}

TEST(RushPlay, ChoosesAcrossTheLine) {
    Parking game(sample());
    game.apply("up");
    EXPECT_EQ(chosen(game), 'B');
    EXPECT_EQ(game.apply("up"), worlds::refusal(Standing::running, "nobody"));
    EXPECT_EQ(chosen(game), 'B');
    game.apply("choose C");
    game.apply("right");
    EXPECT_EQ(chosen(game), 'A');
    game.apply("choose Z");
    game.apply("left");
    EXPECT_EQ(chosen(game), 'A') << "the middle of D is at the right of Z's";
}

TEST(RushPlay, PointsAtCells) {
    Parking game(sample());
    EXPECT_EQ(game.apply("at 6 5"), made);
    EXPECT_EQ(chosen(game), 'D');
    EXPECT_EQ(game.apply("at 6 1"), made);
    EXPECT_EQ(game.past(), (std::vector<Slide>{{3, -4}}));
    EXPECT_EQ(game.board().vehicles[3].at, (Cell{5, 0})) << "D, after A, B and C";
}

TEST(RushPlay, PointedAtVehiclesGoAsFarAsTheCell) {
    Parking game(sample());
    game.apply("choose B");
    EXPECT_EQ(game.apply("at 1 4"), made);
    EXPECT_EQ(game.past(), (std::vector<Slide>{{1, 2}}));
    EXPECT_EQ(game.apply("at 1 1"), made);
    EXPECT_TRUE(game.past().empty());
}

TEST(RushPlay, TheViewHasAPieceAVehicle) {
    Parking game(sample());
    const worlds::View view = game.view();
    ASSERT_EQ(view.board.pieces.size(), game.board().vehicles.size());
    for (std::size_t i = 0; i < view.board.pieces.size(); ++i) {
        EXPECT_EQ(view.board.styles[view.board.pieces[i].style].text, std::string(1, game.board().vehicles[i].name));
        EXPECT_EQ(view.board.pieces[i].at, game.board().vehicles[i].at);
    }
    EXPECT_EQ(view.board.gate, 2);
    EXPECT_FALSE(view.walker);
    EXPECT_TRUE(game.settings().empty());
    EXPECT_FALSE(game.set("safe", "off"));
}

TEST(RushPlay, MovesLeadOverFreeCells) {
    Parking game(sample());
    EXPECT_EQ(game.way("B+2"), (std::vector<Cell>{{0, 1}, {0, 2}, {0, 3}}));
    EXPECT_EQ(game.way("D-2"), (std::vector<Cell>{{5, 4}, {5, 3}, {5, 2}}));
    EXPECT_EQ(game.way("Z+1"), (std::vector<Cell>{{3, 4}, {4, 4}}));
    EXPECT_TRUE(game.way("up").empty());
}

TEST(RushPlay, PlansFromHere) {
    Parking game(sample());
    Budget budget;
    const worlds::Plan moves = game.planner("moves")(budget);
    EXPECT_TRUE(moves.bug.empty()) << moves.bug;
    EXPECT_EQ(moves.verdict, Verdict::solved);
    EXPECT_TRUE(moves.proven);
    EXPECT_EQ(moves.figures.front(), (std::pair<std::string, std::int64_t>{"moves", 3}));
    for (const std::string& move : moves.moves) EXPECT_FALSE(game.apply(move).refused) << move;
    EXPECT_EQ(game.view().standing, Standing::won);
    EXPECT_TRUE(game.planner("moves")(budget).moves.empty());
    game.undo();
    EXPECT_EQ(game.planner("moves")(budget).moves, (std::vector<std::string>{"A+3"}));
    EXPECT_EQ(game.planner("steps")(budget).figures, figures(1, 3));
}

TEST(RushPlay, ABlockedBoardIsSaidToBe) {
    const Result<Card> card = parse("......\n......\nAA...x\n......\n......\n......\n");
    ASSERT_TRUE(card);
    Parking game(card->board);
    Budget budget;
    const worlds::Plan plan = game.planner("moves")(budget);
    EXPECT_EQ(plan.verdict, Verdict::impossible);
    EXPECT_EQ(plan.reason, "blocked");
}

// What a move came to is held against a replay, and the list of moves against a board of letters.
TEST(RushPlay, RandomGamesKeepToTheRules) {
    Random random(20);
    for (int round = 0; round < 40; ++round) {
        Parking game(sample());
        for (int turn = 0; turn < 30 && game.view().standing == Standing::running; ++turn) {
            const std::vector<std::string> moves = game.moves();
            const std::set<std::string> listed(moves.begin(), moves.end());
            for (const Vehicle& vehicle : game.board().vehicles) {
                for (int by = -5; by <= 5; ++by) {
                    if (by == 0) continue;
                    const std::string word = std::string(1, vehicle.name) + (by < 0 ? "" : "+") + std::to_string(by);
                    const Replay alone = replay(game.board(), {*parse_slide(game.board(), word)});
                    EXPECT_EQ(listed.contains(word), alone.moves == 1) << word;
                }
            }
            if (random.below(5) == 0) {
                game.undo();
            } else {
                EXPECT_FALSE(game.apply(moves[random.below(moves.size())]).refused);
            }
            const Replay whole = replay(sample(), game.past());
            EXPECT_EQ(whole.board, game.board());
            EXPECT_EQ(game.view().figures, figures(whole.moves, whole.steps));
            for (std::size_t i = 1; i < game.past().size(); ++i)
                EXPECT_NE(game.past()[i].vehicle, game.past()[i - 1].vehicle);
        }
        while (game.undo()) {
        }
        EXPECT_EQ(game.board(), sample());
    }
}

}  // namespace
}  // namespace ariadne::rush
