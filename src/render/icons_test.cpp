#include <gtest/gtest.h>

#include <variant>

#include "render/painters.h"
#include "render/testing/whole.h"

namespace ariadne::render {
namespace {

Scene one_of_each() {
    Scene scene;
    scene.board.size = {1, 6};
    scene.board.styles = {{.fill = {Role::surface}},
                          {.fill = {Role::gain}, .text = "3", .icon = Icon::apple},
                          {.fill = {Role::danger}, .text = "4", .icon = Icon::bomb},
                          {.fill = {Role::danger}, .text = "X", .icon = Icon::skull},
                          {.fill = {Role::ink, 0.8F}, .text = "5", .icon = Icon::bricks},
                          {.fill = {Role::ink}, .text = "#", .solid = true, .icon = Icon::stones}};
    scene.board.cells = {0, 1, 2, 3, 4, 5};
    return scene;
}

std::vector<std::string> texts(const Drawing& drawing) {
    std::vector<std::string> out;
    for (const Shape& shape : drawing.shapes)
        if (const auto* text = std::get_if<Text>(&shape)) out.push_back(text->text);
    return out;
}

TEST(Icons, ShowTheValuesOfTheirCells) {
    EXPECT_EQ(texts(draw(one_of_each(), {.bare = true}).value()), (std::vector<std::string>{"3", "4", "5"}));
}

TEST(Icons, PutTheValueAsideWhereTheThreadGoes) {
    Scene scene = one_of_each();
    const auto height = [](const Scene& of) {
        const Drawing drawing = draw(of, {.cell = 40, .bare = true}).value();
        for (const Shape& shape : drawing.shapes)
            if (const auto* text = std::get_if<Text>(&shape)) return text->at.y;
        return 0.0;
    };
    const double middle = height(scene);
    scene.thread = {{0, 0}, {0, 1}, {0, 2}};
    EXPECT_LT(height(scene), middle);
}

TEST(Icons, AreLeftOutOfCellsThatAreTooSmall) {
    const Drawing small = draw(one_of_each(), {.cell = 8, .bare = true}).value();
    EXPECT_TRUE(texts(small).empty());
    EXPECT_LT(small.shapes.size(), draw(one_of_each(), {.cell = 16, .bare = true}).value().shapes.size());
}

TEST(Icons, AreChargedForAllTheirShapes) {
    Scene scene = one_of_each();
    scene.board.size = {10, 10};
    scene.board.cells.assign(100, 2);
    Budget budget({.bytes = 150'000});
    EXPECT_FALSE(draw(scene, {.cell = 20, .bare = true}, budget));
    Budget enough({.bytes = 1'000'000});
    EXPECT_TRUE(draw(scene, {.cell = 20, .bare = true}, enough));
}

TEST(Icons, ABoardInDaylightIsTheSameInTheDark) {
    Scene scene = one_of_each();
    scene.board.daylight = true;
    const auto palette = [&](const Theme& theme) {
        const Drawing drawing = draw(scene, {.theme = &theme, .bare = true}).value();
        for (const Shape& shape : drawing.shapes)
            if (const auto* mosaic = std::get_if<Mosaic>(&shape)) return mosaic->palette;
        return std::vector<Colour>{};
    };
    EXPECT_FALSE(palette(light_theme()).empty());
    EXPECT_EQ(palette(dark_theme()), palette(light_theme()));
    EXPECT_EQ(palette(light_theme())[0], rgb(0xFFFFFF));
    scene.board.daylight = false;
    EXPECT_NE(palette(dark_theme()), palette(light_theme()));
}

}  // namespace
}  // namespace ariadne::render
