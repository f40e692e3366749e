#include "render/theme.h"

#include <gtest/gtest.h>

#include "render/screen.h"

namespace ariadne::render {
namespace {

TEST(Theme, NamesTheColoursOfTheLook) {
    EXPECT_EQ(hex(light_theme()[Role::thread]), "#5B4BDB");
    EXPECT_EQ(hex(dark_theme()[Role::thread]), "#9D90FF");
    EXPECT_EQ(hex(light_theme()[Role::gain]), "#1B8A4B");
    EXPECT_EQ(hex(light_theme()[Role::rival]), "#C07A10");
}

// A dark picture does not glare, and yet its walls are seen; a cell that is one has its sign, too.
TEST(Theme, WallsInTheDarkAreQuietAndSeen) {
    const Theme& dark = dark_theme();
    EXPECT_EQ(hex(dark[Role::wall]), "#3A3F4B");
    EXPECT_LT(contrast(dark[Role::wall], dark[Role::surface]), 3);
    EXPECT_GE(contrast(dark.edge, dark[Role::surface]), 3);
    EXPECT_LT(contrast(dark.edge, dark[Role::surface]), 4.5);
    EXPECT_GE(contrast(dark.text_on(dark[Role::wall], {Role::surface}), dark[Role::wall]), 4.5);
    EXPECT_EQ(light_theme()[Role::wall], light_theme()[Role::ink]);
    EXPECT_EQ(terminal_theme()[Role::wall], dark[Role::ink]);
}

TEST(Theme, CostIsAScaleBetweenItsEnds) {
    EXPECT_EQ(hex(light_theme().colour({Role::cost, 0})), "#F6E3C5");
    EXPECT_EQ(hex(light_theme().colour({Role::cost, 1})), "#B4532A");
    EXPECT_EQ(hex(light_theme().colour({Role::cost, 0.5F})), "#D59B78");
    EXPECT_EQ(hex(light_theme().colour({Role::cost, 7})), "#B4532A");
}

TEST(Theme, OtherRolesTakeTheLevelAsOpacity) {
    const Colour half = light_theme().colour({Role::ink, 0.5F});
    EXPECT_EQ(half.alpha, 0.5F);
    EXPECT_EQ(hex(over(half, rgb(0xFFFFFF))), "#8E8F93");
}

TEST(Theme, ContrastIsThatOfTheGuidelines) {
    EXPECT_NEAR(contrast(rgb(0x000000), rgb(0xFFFFFF)), 21, 0.001);
    EXPECT_NEAR(contrast(rgb(0x777777), rgb(0xFFFFFF)), 4.48, 0.01);
}

TEST(Theme, TextCanBeReadOnEveryCost) {
    for (const Theme* theme : {&light_theme(), &dark_theme()})
        for (int step = 0; step <= 8; ++step) {
            const Colour ground = theme->colour({Role::cost, static_cast<float>(step) / 8});
            EXPECT_GE(contrast(theme->text_on(ground, {Role::ink}), ground), 4.5) << step;
        }
}

TEST(Theme, TextKeepsTheColourAskedForWhereItCan) {
    const Theme& theme = light_theme();
    EXPECT_EQ(theme.text_on(theme[Role::surface], {Role::quiet}), theme[Role::quiet]);
    EXPECT_EQ(theme.text_on(theme[Role::ink], {Role::ink}), theme[Role::surface]);
}

TEST(Theme, TextCanBeReadOnEveryPiece) {
    for (const Theme* theme : {&light_theme(), &dark_theme()})
        for (const Role role : {Role::piece, Role::deep})
            for (int step = 0; step <= 104; ++step) {
                const Colour ground = theme->colour({role, static_cast<float>(step) / 104});
                EXPECT_GE(contrast(theme->text_on(ground, {Role::ink}), ground), 4.5) << step;
                EXPECT_EQ(ground.alpha, 1.0F);
            }
}

TEST(Theme, PiecesAreDarkOrBrightEnoughToDiffer) {
    const Theme& theme = light_theme();
    for (int step = 0; step <= 26; ++step) {
        const float level = static_cast<float>(step) / 26;
        EXPECT_GE(contrast(theme.colour({Role::piece, level}), theme.colour({Role::deep, level})), 3) << step;
    }
}

// Red is one piece's alone, in few colours too.
TEST(Theme, NoPieceIsRed) {
    for (const Role role : {Role::piece, Role::deep})
        for (int step = 0; step <= 104; ++step) {
            const Colour c = light_theme().colour({role, static_cast<float>(step) / 104});
            EXPECT_FALSE(c.red > c.green + 60 && c.red > c.blue + 60 && c.green < c.red * 0.6F) << step;
            const int basic = nearest_basic(c);
            EXPECT_TRUE(basic != 1 && basic != 9) << step << " " << hex(c);
            EXPECT_LT(nearest_of_palette(c), 232) << step;
        }
    EXPECT_EQ(nearest_basic(dark_theme()[Role::danger]), 9);  // the theme of terminals
}

}  // namespace
}  // namespace ariadne::render
