#include <algorithm>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "render/animation.h"
#include "render/picture.h"
#include "render/terminal.h"
#include "render/testing/whole.h"

namespace ariadne::render {
namespace {

// Two figures of a game, a spent cell between them, and letters under the board.
Scene game() {
    Scene scene;
    scene.board.size = {3, 3};
    scene.board.styles = {{.fill = {Role::surface}, .text = ""},
                          {.fill = {Role::quiet}, .ink = {Role::surface}, .text = "*", .mark = Mark::spent},
                          {.fill = {Role::surface}, .ink = {Role::ivory}, .text = "O", .mark = Mark::amazon},
                          {.fill = {Role::surface}, .ink = {Role::ebony}, .text = "X", .mark = Mark::amazon}};
    scene.board.cells = {0, 0, 0, 0, 0, 1, 0, 0, 0};
    scene.board.pieces = {{.at = {2, 0}, .style = 2}, {.at = {0, 0}, .style = 3}};
    scene.board.axes = Axes{.x_name = "", .y_name = "", .first = 1, .letters = true};
    return scene;
}

template <class Kind>
int shapes_of(const Drawing& drawing) {
    return static_cast<int>(
        std::ranges::count_if(drawing.shapes, [](const Shape& s) { return std::holds_alternative<Kind>(s); }));
}

TEST(Figures, AreSignsOnTheFloorInText) {
    EXPECT_EQ(terminal(game()),
              "  ┌───────┐\n"
              "3 │ X · · │\n"
              "2 │ · · * │\n"
              "1 │ O · · │\n"
              "  └───────┘\n"
              "    a b c\n");
    EXPECT_EQ(terminal(game(), {.width = 8}),
              "  ┌───┐\n"
              "3 │X··│\n"
              "2 │··*│\n"
              "1 │O··│\n"
              "  └───┘\n"
              "   abc\n");
}

TEST(Figures, ArrowsGoAcrossAndOnFromTheirEnd) {
    Scene scene = game();
    scene.arrows = {{{0.9, 2.1}, {2.5, 0.5}, ""}, {{2.1, 0.5}, {1.5, 0.5}, "", true}};
    const std::string shown = terminal(scene);
    EXPECT_NE(shown.find("3 │ X ✕ ↗ │"), std::string::npos) << shown;
    EXPECT_NE(shown.find("2 │ · ╱ * │"), std::string::npos) << shown;
}

TEST(Figures, HaveTheSameColoursInBothThemes) {
    for (const Role role : {Role::ivory, Role::ebony})
        EXPECT_EQ(light_theme().colour({role, 1}), dark_theme().colour({role, 1}));
    const double apart = contrast(light_theme().colour({Role::ivory, 1}), light_theme().colour({Role::ebony, 1}));
    EXPECT_GT(apart, 12);
}

// What cannot be told apart by colour has to be by its casing.
TEST(Figures, AreCasedInTheOtherSidesColour) {
    PictureOptions options;
    options.cell = 48;
    options.bare = true;
    const Drawing drawing = draw(game(), options).value();
    const Colour ivory = light_theme().colour({Role::ivory, 1});
    const Colour ebony = light_theme().colour({Role::ebony, 1});
    bool white = false;
    bool black = false;
    for (const Shape& shape : drawing.shapes) {
        const auto* path = std::get_if<Path>(&shape);
        if (path == nullptr || !path->fill || !path->stroke || path->stroke->colour != *path->fill) continue;
        white = white || *path->fill == ebony;
        black = black || *path->fill == ivory;
    }
    EXPECT_TRUE(white && black);
}

TEST(Figures, KeepToTheirCellAtEverySize) {
    for (const double cell : {8.0, 24.0, 96.0}) {
        Scene scene = game();
        scene.board.axes.reset();
        scene.board.pieces = {{.at = {1, 1}, .style = 2}};
        scene.board.cells.assign(9, 0);
        PictureOptions options;
        options.cell = cell;
        options.bare = true;
        const Drawing with = draw(scene, options).value();
        scene.board.pieces.clear();
        const std::size_t without = draw(scene, options).value().shapes.size();
        EXPECT_GT(with.shapes.size(), without);
        for (std::size_t i = without; i < with.shapes.size(); ++i) {
            const auto* path = std::get_if<Path>(&with.shapes[i]);
            if (path == nullptr) continue;
            for (const auto& line : path->lines)
                for (const Point p : line) {
                    EXPECT_TRUE(p.x >= 24 + cell && p.x <= 24 + 2 * cell) << cell;
                    EXPECT_TRUE(p.y >= 24 + cell && p.y <= 24 + 2 * cell) << cell;
                }
        }
    }
}

TEST(Figures, LettersStandUnderTheColumns) {
    const Drawing drawing = draw(game(), {}).value();
    std::string letters;
    for (const Shape& shape : drawing.shapes)
        if (const auto* text = std::get_if<Text>(&shape)) letters += text->text;
    EXPECT_EQ(letters, "abc123");
    EXPECT_GT(shapes_of<Disc>(drawing), 0);
}

TEST(Figures, ALegendWithoutTextIsForTerminalsAlone) {
    Scene scene = game();
    scene.legend = {{2, {}, Message::plain("white")}};
    EXPECT_EQ(draw(scene, {}).value().shapes.size(), draw(game(), {}).value().shapes.size());
    EXPECT_NE(terminal(scene).find("O white"), std::string::npos);
}

TEST(Animation, ArrowsThatWereLeftOutComeWithTheNextFrame) {
    Animation motion{game(), {}};
    for (int i = 0; i < 4; ++i) motion.frames.emplace_back();
    motion.frames[1].arrows.emplace().push_back({{0.5, 0.5}, {1.5, 1.5}, ""});
    const Animation kept = every(motion, 3);
    Scene shown = kept.scene;
    show(shown, kept.frames.front());
    EXPECT_TRUE(shown.arrows.empty());
    for (const Frame& frame : kept.frames) show(shown, frame);
    EXPECT_EQ(shown.arrows.size(), 1U);
}

}  // namespace
}  // namespace ariadne::render
