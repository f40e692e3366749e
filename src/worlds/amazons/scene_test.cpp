#include "worlds/amazons/scene.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "render/terminal.h"
#include "worlds/amazons/drawing.h"
#include "worlds/amazons/entry.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {
namespace {

Record short_game() {
    return parse("1q1q1/q3q/5/Q3Q/1Q1Q1 w\n1. b1-b3/c2 b5-b4/b5\n").value();
}

worlds::Solution line(std::vector<std::string> turns) {
    return {{{"turns", static_cast<std::int64_t>(turns.size())}, {"chance_permille", 623}}, {}, std::move(turns)};
}

TEST(AmazonsScene, ShowsTheLastPositionWithCoordinates) {
    EXPECT_EQ(render::terminal(scene(short_game(), nullptr).value()),
              "Game of the Amazons\n"
              "  ┌───────────┐\n"
              "5 │ · * · X · │\n"
              "4 │ X X · · X │\n"
              "3 │ · O · · · │\n"
              "2 │ O · * · O │\n"
              "1 │ · · · O · │\n"
              "  └───────────┘\n"
              "    a b c d e\n"
              "O white   X black   * arrow\n"
              "\n"
              "2 moves played\n"
              "White to move\n"
              "Last move, Black: b5-b4/b5\n");
}

TEST(AmazonsScene, ShowsTheBestTurnAsTwoArrows) {
    const worlds::Solution best = line({"b3-d3/d2", "d5-d4/c5"});
    const render::Scene shown = scene(short_game(), &best).value();
    ASSERT_EQ(shown.arrows.size(), 2U);
    EXPECT_FALSE(shown.arrows[0].dashed);
    EXPECT_TRUE(shown.arrows[1].dashed);
    EXPECT_NEAR(shown.arrows[0].to.x, 3.5, 1e-9);
    EXPECT_NEAR(shown.arrows[1].to.y, 3.5, 1e-9);
    EXPECT_EQ(shown.captions.back(), "b3-d3/d2 d5-d4/c5");
    EXPECT_EQ(shown.figures.back(), (render::Figure{tr("White's winning chance"), "62.3 %"}));
    EXPECT_NE(render::terminal(shown).find("3 │ · O ━━━▶· │\n2 │ O · * ✕ O │"), std::string::npos)
        << render::terminal(shown);
}

TEST(AmazonsScene, ArrowsThatComeBackKeepBeside) {
    const std::vector<render::Arrow> there_and_back = arrows({{2, 1}, {2, 3}, {2, 1}});
    EXPECT_GT(there_and_back[0].from.y, 2.5);
    EXPECT_LT(there_and_back[1].from.y, 2.5);
    const std::vector<render::Arrow> onwards = arrows({{2, 1}, {2, 3}, {2, 4}});
    EXPECT_EQ(onwards[0].from.y, 2.5);
    EXPECT_EQ(onwards[1].to.y, 2.5);
}

TEST(AmazonsScene, GoesBackToAPly) {
    const render::Scene first = scene(short_game(), nullptr, {.ply = 0}).value();
    EXPECT_EQ(first.board, drawing(short_game().start, std::nullopt, false));
    EXPECT_TRUE(first.figures.empty());
    EXPECT_EQ(first.captions, (std::vector<Message>{tr("White to move")}));
    const render::Scene second = scene(short_game(), nullptr, {.ply = 1}).value();
    EXPECT_EQ(second.captions.front(), "Black to move");
    EXPECT_EQ(second.figures.front().name, "move played");
    EXPECT_EQ(second.figures.front().value, "1");
    EXPECT_FALSE(scene(short_game(), nullptr, {.ply = 3}));
    const worlds::Solution best = line({"b3-d3/d2"});
    EXPECT_FALSE(scene(short_game(), &best, {.ply = 1}));
}

TEST(AmazonsScene, MarksWhoIsNearerBySignsToo) {
    const std::string shown = render::terminal(scene(parse("q1*1Q w").value(), nullptr, {.territory = true}).value());
    EXPECT_NE(shown.find("1 │ X x * o O │"), std::string::npos) << shown;
    EXPECT_NE(shown.find("o nearer to White   x nearer to Black"), std::string::npos) << shown;
}

TEST(AmazonsScene, SaysWhoHasWon) {
    const render::Scene over = scene(parse("Qq w").value(), nullptr).value();
    EXPECT_EQ(over.captions.front(), "White has no moves left and loses.");
}

TEST(AmazonsScene, RefusesALineThatIsNone) {
    const worlds::Solution nonsense = line({"b3-z9/d2"});
    EXPECT_FALSE(scene(short_game(), &nonsense));
    EXPECT_FALSE(animation(short_game(), &nonsense));
}

// Every rest shows the position that the rules have.
TEST(AmazonsAnimation, EndsEachTurnWhereTheRulesDo) {
    for (const bool territory : {false, true}) {
        const Record record = short_game();
        const render::Animation motion = animation(record, nullptr, {.territory = territory}).value();
        render::Scene shown = motion.scene;
        Position position = record.start;
        std::optional<Move> last;
        std::size_t rests = 0;
        for (const render::Frame& frame : motion.frames) {
            render::show(shown, frame);
            if (!frame.kept) continue;
            if (rests > 0) {
                last = record.moves[rests - 1];
                position = apply(position, *last);
            }
            const render::Board expected = drawing(position, last, territory);
            EXPECT_EQ(shown.board.cells, expected.cells) << rests;
            EXPECT_TRUE(std::ranges::is_permutation(shown.board.pieces, expected.pieces)) << rests;
            EXPECT_TRUE(shown.arrows.empty());
            ++rests;
        }
        EXPECT_EQ(rests, record.moves.size() + 1);
    }
}

TEST(AmazonsAnimation, AnArrowFliesFromTheAmazonToTheCell) {
    const render::Animation motion = animation(short_game(), nullptr, {.ply = 1}).value();
    std::vector<render::Arrow> flight;
    for (const render::Frame& frame : motion.frames)
        if (frame.arrows && !frame.arrows->empty()) flight.push_back(frame.arrows->front());
    ASSERT_GE(flight.size(), 3U);
    EXPECT_NEAR(flight.back().to.x, 2.5, 1e-9);
    EXPECT_NEAR(flight.back().to.y, 3.5, 1e-9);
    for (std::size_t i = 1; i < flight.size(); ++i) EXPECT_GT(flight[i].to.x, flight[i - 1].to.x);
}

TEST(AmazonsAnimation, PlaysASolutionFromTheEndOfTheGame) {
    const worlds::Solution best = line({"b3-d3/d2"});
    const render::Animation motion = animation(short_game(), &best).value();
    EXPECT_EQ(motion.scene.board.cells, drawing(last(short_game()), std::nullopt, false).cells);
    EXPECT_EQ(motion.frames.back().figures.front().name, "of 1 move");
}

TEST(AmazonsPicture, HasEveryFormat) {
    const auto puzzle = entry().read(write_record(short_game())).value();
    for (const std::string format : {"svg", "png", "pdf", "gif", "txt"}) {
        worlds::PictureRequest request;
        request.format = format;
        request.picture.cell = 12;
        Budget budget;
        const Result<std::string> bytes = render::collected([&](const render::Sink& sink) {
            return puzzle->game_record()->draw_position({.territory = true}, nullptr, request, budget, sink);
        });
        ASSERT_TRUE(bytes) << format;
        EXPECT_GT(bytes->size(), 100U) << format;
    }
}

}  // namespace
}  // namespace ariadne::amazons
