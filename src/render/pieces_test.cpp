#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "render/gif.h"
#include "render/picture.h"
#include "render/terminal.h"
#include "render/testing/film.h"
#include "render/testing/occurrences.h"
#include "render/testing/pixels.h"
#include "render/testing/small_pieces.h"
#include "render/testing/whole.h"

namespace ariadne::render {
namespace {

std::size_t corner_of(const Scene& scene, const PictureOptions& options, const std::string& letter) {
    const Drawing drawing = draw(scene, options).value();
    for (std::size_t i = 0; i < drawing.shapes.size(); ++i)
        if (const auto* text = std::get_if<Text>(&drawing.shapes[i]); text != nullptr && text->text == letter)
            return i - 1;  // its box
    return drawing.shapes.size();
}

Box box_of(const Scene& scene, const std::string& letter) {
    PictureOptions options;
    options.cell = 50;
    options.bare = true;
    const Drawing drawing = draw(scene, options).value();
    return std::get<Box>(drawing.shapes.at(corner_of(scene, options, letter)));
}

TEST(Pieces, ReadAsOneThingInText) {
    EXPECT_EQ(terminal(small_pieces()),
              "Pieces\n"
              "┌─────────┐\n"
              "│ B · · ██│\n"
              "│ B A━A · →\n"
              "│ C━C━C · │\n"
              "└─────────┘\n");
    TerminalOptions options;
    options.unicode = false;
    EXPECT_EQ(terminal(small_pieces(), options),
              "Pieces\n"
              "+---------+\n"
              "| B . . ##|\n"
              "| B A-A . >\n"
              "| C-C-C . |\n"
              "+---------+\n");
    options.width = 8;
    EXPECT_EQ(terminal(small_pieces(), options),
              "Pieces\n"
              "+----+\n"
              "|B..#|\n"
              "|BAA.>\n"
              "|CCC.|\n"
              "+----+\n");
}

TEST(Pieces, AreFieldsOfColourWhereThereAreTints) {
    Scene scene = small_pieces();
    scene.title = {};
    TerminalOptions options;
    options.colours = Colours::truecolour;
    const std::string red = "\x1b[0;1;38;2;29;32;39;48;2;255;122;110mA A ";
    EXPECT_EQ(occurrences(terminal(scene, options), red), 1);
    EXPECT_EQ(occurrences(terminal(scene, options), "mC C C "), 1);
    options.colours = Colours::basic;
    EXPECT_EQ(occurrences(terminal(scene, options), "\x1b[0;1;91mA━A"), 1);
}

TEST(Pieces, ShowTheFirstSlideInText) {
    Scene scene = small_pieces();
    scene.title = {};
    scene.arrows = {{{2.7, 2.5}, {3.8, 2.5}, "1"}};
    EXPECT_EQ(terminal(scene),
              "┌─────────┐\n"
              "│ B · · ██│\n"
              "│ B A━A · →\n"
              "│ C━C━C ━▶│\n"
              "└─────────┘\n");
    scene.arrows = {{{1.5, 1.3}, {1.5, 0.2}, "1"}};
    EXPECT_TRUE(terminal(scene).starts_with("┌─────────┐\n│ B ▲ · ██│\n"));
    scene.arrows = {{{0.5, 1.7}, {0.5, 2.8}, "1"}};  // over another piece: not at all
    EXPECT_EQ(terminal(scene).find("▼"), std::string::npos);
    TerminalOptions options;
    options.unicode = false;
    scene.arrows = {{{2.7, 2.5}, {3.8, 2.5}, "1"}};
    EXPECT_EQ(occurrences(terminal(scene, options), "| C-C-C . |"), 1);
}

TEST(Pieces, AreBoxesWithLettersInPictures) {
    PictureOptions options;
    options.bare = true;
    const std::string bytes = svg(small_pieces(), options).value();
    // ground, floor and three pieces
    EXPECT_EQ(occurrences(bytes, "<rect"), 5);
    for (const char* letter : {">A<", ">B<", ">C<"}) EXPECT_EQ(occurrences(bytes, letter), 1);
    EXPECT_EQ(occurrences(bytes, "#C6362C"), 2);  // the red piece, and the arrow at the gate
    EXPECT_EQ(occurrences(bytes, "#5B4BDB"), 0);
    Scene answered = small_pieces();
    answered.arrows = {{{2.7, 2.5}, {3.8, 2.5}, "7"}};
    const std::string with = svg(answered, options).value();
    EXPECT_EQ(occurrences(with, "#5B4BDB"), 3);  // shaft, head and the disc of the number
    EXPECT_EQ(occurrences(with, ">7<"), 1);
}

TEST(Pieces, StandWhereTheirCellsAreAndMoveFromThere) {
    Scene scene = small_pieces();
    const Box still = box_of(scene, "A");
    EXPECT_NEAR(still.width, 2 * 50 - 6, 0.001);
    EXPECT_NEAR(still.height, 50 - 6, 0.001);
    scene.board.pieces[0].shift = {0.5, 0};
    EXPECT_NEAR(box_of(scene, "A").at.x, still.at.x + 25, 0.001);
    EXPECT_NEAR(box_of(scene, "A").at.y, still.at.y, 0.001);
}

TEST(Pieces, TheFrameIsOpenAtTheGateAlone) {
    PictureOptions options;
    options.cell = 50;
    options.bare = true;
    const Pixmap picture = read_pixels(png(small_pieces(), options).value());
    const std::string frame = hex(light_theme()[Role::quiet]);
    // The frame is 4 pixels thick outside of the cells, the picture's margin 24.
    const int left = 24 + 2;
    const int right = 24 + 4 + 4 * 50 + 2;
    const auto row = [](int cell) { return 24 + 4 + cell * 50 + 25; };
    for (const int cell : {0, 1, 2}) EXPECT_EQ(picture.at(left, row(cell)), frame) << cell;
    EXPECT_EQ(picture.at(right, row(0)), frame);
    EXPECT_NE(picture.at(right, row(1)), frame);
    EXPECT_EQ(picture.at(right, row(2)), frame);
    EXPECT_EQ(picture.at(right + 8, row(1)), hex(light_theme()[Role::danger]));
    EXPECT_EQ(picture.at(24 + 4 + 3 * 50 + 25, row(0)), frame);  // the wall
}

TEST(Pieces, FitOnAPage) {
    EXPECT_NE(pdf(small_pieces()).value().find("/Count 1"), std::string::npos);
}

Animation small_slides() {
    Animation animation{small_pieces(), {}};
    const auto add = [&](std::size_t piece, Cell at, Point shift) {
        animation.frames.emplace_back().shifts = {{piece, at, shift}};
    };
    add(0, {1, 1}, {});
    add(0, {1, 1}, {0.5, 0});
    add(0, {1, 2}, {});
    add(1, {0, 0}, {0, 0});
    add(2, {2, 0}, {0.5, 0});
    add(2, {2, 1}, {});
    return animation;
}

TEST(Pieces, SlideThroughTheFramesOfAGif) {
    GifOptions options;
    options.picture.cell = 40;
    options.picture.bare = true;
    options.delay = 50;
    options.rest = 0;
    Animation animation = small_slides();
    animation.frames[2].lasts = 6;
    Budget budget;
    const Film film(gif(animation, options, budget).value());
    ASSERT_EQ(film.frames.size(), 6U);
    EXPECT_EQ(film.frames[1].control.DelayTime, 5);
    EXPECT_EQ(film.frames[2].control.DelayTime, 30);
    const auto red_at = [&](std::size_t frame, double col) {
        // Below the letter, in the middle of a cell and 24 + 3 pixels from the corner.
        const int x = 27 + static_cast<int>((col + 0.5) * 40);
        const int y = 27 + 40 + 32;
        const Colour red = light_theme()[Role::danger];
        return film.frames[frame].pixels[static_cast<std::size_t>(y * film.width + x)] ==
               static_cast<std::uint32_t>(red.red << 16 | red.green << 8 | red.blue);
    };
    EXPECT_TRUE(red_at(0, 1));
    EXPECT_FALSE(red_at(0, 3));
    EXPECT_FALSE(red_at(1, 0.8));
    EXPECT_TRUE(red_at(1, 2.5));
    EXPECT_FALSE(red_at(2, 1));
    EXPECT_TRUE(red_at(2, 3));
    EXPECT_TRUE(red_at(5, 3));
}

TEST(Pieces, KeepTheirPlacesWhenFramesAreLeftOut) {
    const Animation all = small_slides();
    const Animation some = every(all, 4);
    ASSERT_LT(some.frames.size(), all.frames.size());
    Scene a = all.scene;
    for (const Frame& frame : all.frames) show(a, frame);
    Scene b = some.scene;
    for (const Frame& frame : some.frames) show(b, frame);
    EXPECT_EQ(a, b);
    EXPECT_EQ(a.board.pieces[0].at, (Cell{1, 2}));
    EXPECT_EQ(a.board.pieces[2].at, (Cell{2, 1}));
}

}  // namespace
}  // namespace ariadne::render
