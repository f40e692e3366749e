#include "render/walls.h"

#include <limits>
#include <optional>

#include <gtest/gtest.h>

#include "base/random.h"
#include "render/coordinates.h"
#include "render/picture.h"

namespace ariadne::render {
namespace {

// Passages and missing rooms drawn by lot; a passage joins two rooms that are there.
Walls random_walls(Size size, bool masked, Random& random) {
    Walls out{BitGrid(size), BitGrid(size), masked ? BitGrid(size) : BitGrid{}};
    for (std::size_t i = 0; masked && i < size.area(); ++i) out.rooms.put(size.cell(i), random.below(3) != 0);
    const FloorPlan plan = out.plan();
    for (std::size_t i = 0; i < size.area(); ++i)
        for (const Direction d : {Direction::right, Direction::down})
            if (plan.has(size.cell(i)) && plan.has(step(size.cell(i), d)) && random.below(2) == 0)
                out.put(size.cell(i), d, true);
    return out;
}

TEST(Walls, AreTheSameByTheWordAsOneByOne) {
    Random random(1);
    for (int round = 0; round < 60; ++round) {
        const Size size = {1 + static_cast<int>(random.below(4)), 1 + static_cast<int>(random.below(200))};
        const Walls walls = random_walls(size, round % 2 == 0, random);
        const FloorPlan plan = walls.plan();
        const auto cols = static_cast<std::size_t>(size.cols);
        std::vector<std::uint64_t> words(cols / 64 + 1);
        const auto bit = [&](std::size_t i) { return (words[i / 64] >> (i % 64) & 1U) != 0; };
        for (int row = 0; row < size.rows; ++row) {
            plan.upright_walls(row, words);
            for (int line = 0; line <= size.cols; ++line)
                ASSERT_EQ(bit(static_cast<std::size_t>(line)), plan.upright(row, line));
        }
        words.resize((cols + 63) / 64);
        for (int line = 0; line <= size.rows; ++line) {
            plan.level_walls(line, words);
            for (int col = 0; col < size.cols; ++col)
                ASSERT_EQ(bit(static_cast<std::size_t>(col)), plan.level(line, col));
        }
    }
}

PictureOptions walls_of(double thickness) {
    PictureOptions options;
    options.thickness = thickness;
    return options;
}

TEST(Measures, GrowWithTheThickness) {
    EXPECT_EQ(measure({10, 10}, {}).value().at.dx, 40);
    EXPECT_EQ(measure({1000, 1000}, {}).value().at.dx, 3);
    EXPECT_EQ(measure({1000, 1000}, {}).value().thickness, 1);
    EXPECT_EQ(measure({1000, 1000}, walls_of(15)).value().at.dx, 45);
    EXPECT_EQ(measure({1000, 1000}, walls_of(15)).value().at.dy, 45);
    PictureOptions options = walls_of(4);
    options.dx = 9;
    EXPECT_EQ(measure({5, 5}, options).value().at, (Coordinates{24, 24, 9, 9}));
    options.dy = 7;
    options.x0 = 3;
    EXPECT_EQ(measure({5, 5}, options).value().at, (Coordinates{3, 24, 9, 7}));
}

TEST(Measures, LeaveRoomForOuterWalls) {
    EXPECT_EQ(measure({5, 5}, walls_of(5)).value().at.x0, 25);
    const Measures thick = measure({5, 5}, walls_of(100)).value();
    EXPECT_EQ(thick.at, (Coordinates{72, 72, 300, 300}));
    EXPECT_EQ(thick.width({5, 5}), 72 + 1500 + 72);
    PictureOptions options = walls_of(100);
    options.x0 = 0;
    EXPECT_EQ(measure({5, 5}, options).value().at.x0, 0);
    EXPECT_EQ(measure({5, 5}, options).value().width({5, 5}), 1500 + 50);
}

TEST(Measures, RefuseRoomsThatWallsWouldFill) {
    PictureOptions options = walls_of(4);
    options.dx = 4;
    EXPECT_EQ(measure({5, 5}, options).error().message, "found dx = 4 with walls 4 pixels thick, expected more than 4");
    options.dx = 8;
    options.dy = 2;
    EXPECT_EQ(measure({5, 5}, options).error().message, "found dy = 2 with walls 4 pixels thick, expected more than 4");
    options = walls_of(4);
    options.cell = 3;
    EXPECT_EQ(measure({5, 5}, options).error().message,
              "found cell = 3 with walls 4 pixels thick, expected more than 4");
    EXPECT_EQ(measure({5, 5}, walls_of(0)).error().message, "found a wall thickness of 0 pixels, expected 1 to 1000");
}

TEST(Measures, RefuseWhatIsNoLength) {
    const double none = std::numeric_limits<double>::quiet_NaN();
    const auto refused = [](std::optional<double> PictureOptions::* length, double value) {
        PictureOptions options = walls_of(1);
        options.*length = value;
        const Result<Measures> measures = measure({5, 5}, options);
        return measures ? Message() : measures.error().message;
    };
    for (const double value : {none, -1.0, 0.0, 1e9, std::numeric_limits<double>::infinity()}) {
        EXPECT_NE(refused(&PictureOptions::dx, value), "") << value;
        EXPECT_NE(refused(&PictureOptions::dy, value), "") << value;
        EXPECT_NE(refused(&PictureOptions::thickness, value), "") << value;
        EXPECT_EQ(refused(&PictureOptions::x0, value).empty(), value == 0) << value;
        EXPECT_EQ(refused(&PictureOptions::y0, value).empty(), value == 0) << value;
    }
    EXPECT_EQ(refused(&PictureOptions::dx, 1e9), "found dx = 1000000000, expected 1 to 10000 pixels");
    EXPECT_EQ(refused(&PictureOptions::x0, -3), "found x0 = -3, expected 0 to 1000000 pixels");
}

}  // namespace
}  // namespace ariadne::render
