#include "worlds/rush/scene.h"

#include <set>
#include <span>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "render/terminal.h"
#include "render/theme.h"
#include "worlds/rush/entry.h"
#include "worlds/rush/placing.h"
#include "worlds/rush/slide_text.h"
#include "worlds/rush/verify.h"

namespace ariadne::rush {
namespace {

constexpr std::string_view first_card = "BB...CD..E.CDAAE.CD..E..F...GGF.HHH.";
constexpr std::string_view its_slides = "B+1 D-1 F-1 G-3 C+3 H-2 E+2 A+3";

Card card_of(std::string_view text) {
    return parse(text).value();
}

std::vector<Slide> slides_of(const Card& card, std::string_view words) {
    return parse_slides(card.board, words).value();
}

TEST(RushScene, ShowsTheBoardItsFiguresAndTheSlidesInWords) {
    const Card card = card_of("# A first card\n" + std::string(first_card));
    const std::vector<Slide> slides = slides_of(card, its_slides);
    EXPECT_EQ(render::terminal(scene(card, &slides)),
              "A first card\n"
              "┌─────────────┐\n"
              "│ B━B ━▶· · C │\n"
              "│ D · · E · C │\n"
              "│ D A━A E · C →\n"
              "│ D · · E · · │\n"
              "│ F · · · G━G │\n"
              "│ F · H━H━H · │\n"
              "└─────────────┘\n"
              "\n"
              "8 moves   16 steps   8 vehicles\n"
              "B+1 D-1 F-1 G-3 C+3 H-2 E+2 A+3\n");
}

TEST(RushScene, WithoutASolutionSaysWhatTheFileSays) {
    const render::Scene plain = scene(card_of(first_card), nullptr);
    EXPECT_EQ(plain.title, "Rush Hour");
    const render::Figure vehicles{{tr_nc("unit", "vehicle", "vehicles"), std::size_t{8}}, "8"};
    EXPECT_EQ(plain.figures, std::vector{vehicles});
    EXPECT_TRUE(plain.captions.empty());
    EXPECT_TRUE(plain.arrows.empty());
    const render::Scene told = scene(card_of("8 " + std::string(first_card)), nullptr);
    ASSERT_EQ(told.figures.size(), 2U);
    EXPECT_EQ(told.figures.front().name.in(Language::cs), "tahů");
    EXPECT_EQ(told.figures.front().value, "8");
    EXPECT_EQ(told.figures.back(), vehicles);
}

TEST(RushScene, NumbersTheLinesOfALongSolution) {
    const Card card = card_of("....\nAA..\n....\n....\n");
    std::vector<Slide> slides;
    for (int i = 0; i < 6; ++i) {
        slides.push_back({0, 2});
        slides.push_back({0, -2});
    }
    const std::vector<Message> captions = scene(card, &slides).captions;
    ASSERT_EQ(captions.size(), 2U);
    EXPECT_EQ(captions[0], "1: A+2 A-2 A+2 A-2 A+2 A-2 A+2 A-2 A+2 A-2");
    EXPECT_EQ(captions[1], "11: A+2 A-2");
}

TEST(RushScene, ArrowsLeadFromFrontToFrontUntilTheyWouldMeet) {
    const Card card = card_of(first_card);
    const std::vector<Slide> slides = slides_of(card, its_slides);
    const std::vector<render::Arrow> arrows = scene(card, &slides).arrows;
    ASSERT_GE(arrows.size(), 2U);
    EXPECT_EQ(arrows[0].text, "1");
    EXPECT_NEAR(arrows[0].from.x, 2 - 0.32, 1e-9);  // B, from the right end of its two cells
    EXPECT_NEAR(arrows[0].to.x, 3 - 0.22, 1e-9);
    EXPECT_NEAR(arrows[0].to.y, 0.5, 1e-9);
    EXPECT_NEAR(arrows[1].from.y, 1 + 0.32, 1e-9);  // D, upwards from its upper end
    EXPECT_NEAR(arrows[1].to.y, 0.22, 1e-9);
    // A vehicle that moves again ends them.
    const std::vector<Slide> twice = slides_of(card, "G-3 G+1 B+1");
    EXPECT_EQ(scene(card, &twice).arrows.size(), 1U);
}

TEST(RushDrawing, GivesEveryLetterItsOwnColour) {
    // Each of the 50 letters, two cells each, in rows of 16.
    std::string text(256, '.');
    std::size_t at = 16;
    text[0] = text[1] = 'A';
    std::size_t count = 1;
    for (const char c : std::string("BCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")) {
        if (!is_name(c)) continue;
        text[at] = text[at + 1] = c;
        at += 2;
        ++count;
    }
    ASSERT_EQ(count, most_vehicles);
    const render::Board board = drawing(card_of(text).board);
    for (const render::Theme* theme : {&render::light_theme(), &render::dark_theme()}) {
        std::set<std::string> colours;
        for (const render::Piece& piece : board.pieces)
            colours.insert(render::hex(theme->colour(board.styles[piece.style].fill)));
        EXPECT_EQ(colours.size(), most_vehicles);
    }
    EXPECT_EQ(board.styles[board.pieces[0].style].fill, render::Paint{render::Role::danger});
}

TEST(RushDrawing, RedFollowsTheRedCarsName) {
    const Card card = card_of("BB..\nXX.A\n...A\n....\n# red: X\n");
    const render::Board board = drawing(card.board);
    int red = 0;
    for (const render::Piece& piece : board.pieces) {
        const render::Style& style = board.styles[piece.style];
        EXPECT_EQ(style.fill.role == render::Role::danger, style.text == "X");
        red += style.fill.role == render::Role::danger ? 1 : 0;
    }
    EXPECT_EQ(red, 1);
    EXPECT_EQ(board.gate, 1);
}

// Every frame shows vehicles inside the board; every rest shows the position that the replay has.
TEST(RushAnimation, EndsEachSlideWhereTheReplayDoes) {
    const Card card = card_of(first_card);
    const std::vector<Slide> slides = slides_of(card, its_slides);
    const render::Animation motion = animation(card, slides);
    EXPECT_TRUE(motion.scene.captions.empty());
    render::Scene shown = motion.scene;
    std::size_t rests = 0;
    for (const render::Frame& frame : motion.frames) {
        render::show(shown, frame);
        for (const render::Piece& piece : shown.board.pieces) {
            EXPECT_GE(piece.at.col + piece.shift.x, 0);
            EXPECT_LE(piece.at.col + piece.shift.x + piece.extent.cols, 6);
            EXPECT_GE(piece.at.row + piece.shift.y, 0);
            EXPECT_LE(piece.at.row + piece.shift.y + piece.extent.rows, 6);
        }
        if (!frame.kept) continue;
        const std::vector<Slide> done(slides.begin(), slides.begin() + static_cast<std::ptrdiff_t>(rests));
        EXPECT_EQ(shown.board, drawing(replay(card.board, done).board)) << rests;
        EXPECT_EQ(shown.figures.front().value, std::to_string(rests));
        EXPECT_EQ(shown.figures.front().name, "of 8 moves");
        EXPECT_GT(frame.lasts, 1U);
        ++rests;
    }
    EXPECT_EQ(rests, slides.size() + 1);
}

TEST(RushAnimation, MovesAWholeSlideLittleByLittle) {
    const Card card = card_of(first_card);
    const render::Animation motion = animation(card, slides_of(card, "G-3"));
    double before = 0;
    for (std::size_t i = 1; i + 1 < motion.frames.size(); ++i) {
        const double now = motion.frames[i].shifts.at(0).shift.x;
        EXPECT_LT(now, before);
        EXPECT_LT(before - now, 1);
        before = now;
    }
    EXPECT_GT(before, -3);
}

TEST(RushAnimation, TakesHalfASecondAMove) {
    const Card card = card_of(first_card);
    const render::Animation motion = animation(card, slides_of(card, its_slides));
    unsigned milliseconds = 0;
    for (const render::Frame& frame : std::span(motion.frames).subspan(1)) {
        milliseconds += pace_of_slides.delay * frame.lasts;
        if (frame.kept) {
            EXPECT_EQ(std::exchange(milliseconds, 0), 500U);
        }
    }
}

TEST(RushAnimation, IsAStillWithoutASolution) {
    const Result<render::Animation> still = entry().read(first_card).value()->animation(nullptr);
    ASSERT_TRUE(still);
    EXPECT_TRUE(still->frames.empty());
}

TEST(RushAnimation, IsAGif) {
    const worlds::Solution solution{{}, {}, {"B+1", "D-1"}};
    worlds::PictureRequest request;
    request.format = "gif";
    request.picture.cell = 12;
    Budget budget;
    const auto puzzle = entry().read(first_card).value();
    const auto bytes =
        render::collected([&](const render::Sink& sink) { return puzzle->draw(&solution, request, budget, sink); });
    ASSERT_TRUE(bytes);
    EXPECT_TRUE(bytes->starts_with("GIF89a"));
}

}  // namespace
}  // namespace ariadne::rush
