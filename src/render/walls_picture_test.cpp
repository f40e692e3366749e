#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "render/coordinates.h"
#include "render/picture.h"
#include "render/plan_png.h"
#include "render/testing/occurrences.h"
#include "render/testing/pixels.h"
#include "render/testing/small_rooms.h"
#include "render/testing/whole.h"

namespace ariadne::render {
namespace {

PictureOptions exact(double x0, double y0, double dx, double dy, double thickness) {
    PictureOptions options;
    options.x0 = x0;
    options.y0 = y0;
    options.dx = dx;
    options.dy = dy;
    options.thickness = thickness;
    return options;
}

Pixmap pixels(const Scene& scene, const PictureOptions& options) {
    return read_pixels(png(scene, options).value());
}

std::string streamed(const PlanPicture& picture, const PictureOptions& options) {
    Budget budget;
    return collected([&](const Sink& sink) { return png(picture, options, budget, sink); }).value();
}

Scene without_ends(Scene scene) {
    std::ranges::fill(scene.board.cells, 0);
    return scene;
}

TEST(WallsPicture, PutsWallsOnTheirCoordinates) {
    const Pixmap image = pixels(without_ends(small_rooms()), exact(5, 7, 10, 10, 1));
    EXPECT_EQ(image.width, 5 + 30 + 5);
    EXPECT_EQ(image.height, 7 + 20 + 7);
    const std::string ink = hex(light_theme()[Role::ink]);
    const std::string floor = hex(light_theme()[Role::surface]);
    for (int x = 0; x < 10; ++x) {
        EXPECT_EQ(image.at(5 + x, 7), ink);    // above room (0,0)
        EXPECT_EQ(image.at(16 + x, 17), ink);  // below room (0,1)
    }
    for (int x = 1; x < 10; ++x) {
        EXPECT_EQ(image.at(5 + x, 17), floor);   // the passage below room (0,0)
        EXPECT_EQ(image.at(25 + x, 17), floor);  // and below room (0,2)
        EXPECT_EQ(image.at(15, 7 + x), floor);   // right of room (0,0)
        EXPECT_EQ(image.at(25, 7 + x), ink);     // right of room (0,1)
    }
    EXPECT_EQ(image.at(4, 7), floor);
    EXPECT_EQ(image.at(35, 26), ink);
    EXPECT_EQ(image.at(36, 26), floor);
    // The frame of 31 x 21 pixels; inside it a level wall of 11 and an upright one between that and the frame.
    EXPECT_EQ(image.count(light_theme()[Role::ink]), 2U * 31 + 2 * 19 + 11 + 9);
}

TEST(WallsPicture, DrawsAnyThickness) {
    for (const double thickness : {1.0, 2.0, 4.0, 10.0, 15.0}) {
        const auto t = static_cast<std::size_t>(thickness);
        const std::size_t pitch = 3 * t;
        PictureOptions options = exact(30, 30, 0, 0, thickness);
        options.dx = options.dy = 3 * thickness;
        const Pixmap image = pixels(without_ends(small_rooms()), options);
        const std::size_t frame = (3 * pitch + t) * (2 * pitch + t) - (3 * pitch - t) * (2 * pitch - t);
        const std::size_t level = (pitch + t) * t;    // below room (0,1), a square at both ends
        const std::size_t upright = (pitch - t) * t;  // right of it, between that and the frame
        EXPECT_EQ(image.count(light_theme()[Role::ink]), frame + level + upright) << thickness;
        EXPECT_EQ(image.count(light_theme()[Role::ink]) + image.count(light_theme()[Role::surface]),
                  image.pixels.size());
    }
}

TEST(WallsPicture, MarksEntranceAndExitAndDrawsTheThreadOnTop) {
    const Pixmap image = pixels(small_rooms(), exact(0, 0, 20, 20, 4));
    EXPECT_EQ(image.at(10, 10), hex(light_theme()[Role::danger]));
    EXPECT_EQ(image.count(light_theme()[Role::danger]), 16U * 16);
    const Colour lighter = over(light_theme().colour({Role::danger, 0.35F}), light_theme()[Role::surface]);
    EXPECT_EQ(image.count(lighter), 16U * 16);
    const Pixmap solved = pixels(small_rooms_with_thread(), exact(0, 0, 20, 20, 4));
    EXPECT_EQ(solved.at(10, 10), hex(light_theme()[Role::thread]));
    EXPECT_EQ(solved.at(20, 30), hex(light_theme()[Role::thread]));
    EXPECT_EQ(solved.at(20, 20), hex(light_theme()[Role::ink]));
    EXPECT_LT(solved.count(light_theme()[Role::danger]), 16U * 16);
}

TEST(WallsPicture, LeavesMissingRoomsBlank) {
    Scene scene = without_ends(small_rooms());
    BitGrid rooms({2, 3});
    rooms.set({0, 0});
    scene.board.walls = Walls{BitGrid({2, 3}), BitGrid({2, 3}), rooms};
    const Pixmap image = pixels(scene, exact(0, 0, 10, 10, 2));
    EXPECT_EQ(image.at(10, 5), hex(light_theme()[Role::ink]));
    EXPECT_EQ(image.at(20, 5), hex(light_theme()[Role::surface]));
    EXPECT_EQ(image.count(light_theme()[Role::ink]), 11U * 11 - 8 * 8);
}

Walls random_walls(Size size, Random& random) {
    Walls out{BitGrid(size), BitGrid(size), {}};
    for (std::size_t i = 0; i < size.area(); ++i)
        for (const Direction d : {Direction::right, Direction::down})
            if (size.contains(step(size.cell(i), d)) && random.below(2) == 0) out.put(size.cell(i), d, true);
    return out;
}

TEST(WallsPicture, IsTheSameStreamedAsLaidOut) {
    Random random(5);
    for (const auto& [x0, y0, dx, dy, thickness] : std::to_array<std::array<double, 5>>(
             {{24, 24, 3, 3, 1}, {0, 0, 2, 2, 1}, {0, 3, 10, 7, 4}, {1, 0, 9, 12, 5}, {100, 50, 40, 64, 15}})) {
        Scene scene = without_ends(small_rooms());
        scene.board.size = {7, 70};
        scene.board.cells.assign(scene.board.size.area(), 0);
        scene.board.walls = random_walls(scene.board.size, random);
        const PictureOptions options = exact(x0, y0, dx, dy, thickness);
        const std::string bytes = streamed({scene.board.walls->plan(), nullptr, nullptr, {}}, options);
        EXPECT_EQ(bytes[24], 1);  // bits a pixel
        EXPECT_EQ(read_pixels(bytes), pixels(scene, options)) << dx << ' ' << dy << ' ' << thickness;
    }
}

TEST(WallsPicture, RoundsItsMeasuresToWholePixels) {
    Random random(6);
    Scene scene = without_ends(small_rooms());
    scene.board.size = {9, 500};
    scene.board.cells.assign(scene.board.size.area(), 0);
    scene.board.walls = random_walls(scene.board.size, random);
    const PlanPicture picture{scene.board.walls->plan(), nullptr, nullptr, {{{8, 499}}}};
    PlanPicture walls_only = picture;
    walls_only.spots.clear();
    const auto same = [&](const PictureOptions& fractions, const PictureOptions& whole) {
        EXPECT_EQ(streamed(picture, fractions), streamed(picture, whole)) << *fractions.dx;
        EXPECT_EQ(read_pixels(streamed(walls_only, fractions)), pixels(scene, fractions)) << *fractions.dx;
    };
    same(exact(24, 24, 2.5, 2.5, 1), exact(24, 24, 3, 3, 1));
    same(exact(0.4, 0.5, 10.4, 10.6, 1), exact(0, 1, 10, 11, 1));
    same(exact(0, 0, 3.5, 2.6, 1.5), exact(0, 0, 4, 3, 2));
    same(exact(7.5, 7.4, 40.5, 9.5, 4.4), exact(8, 7, 41, 10, 4));
    PictureOptions cell;
    cell.cell = 2.5;
    EXPECT_EQ(read_pixels(streamed(walls_only, cell)).width, 24 + 500 * 3 + 24);
}

TEST(WallsPicture, RefusesRoomsThatRoundingFillsWithWalls) {
    const Scene scene = small_rooms();
    Budget budget;
    const PlanPicture picture{scene.board.walls->plan(), nullptr, nullptr, {}};
    EXPECT_EQ(png(picture, exact(0, 0, 1.4, 1.4, 1), budget, [](auto) { return true; }).error().message,
              "found dx = 1 with walls 1 pixels thick, expected more than 1");
    EXPECT_EQ(png(scene, exact(0, 0, 2.4, 2.4, 1.6)).error().message,
              "found dx = 2 with walls 2 pixels thick, expected more than 2");
}

TEST(WallsPicture, StreamsEveryPixelSeveralTimes) {
    const Scene scene = small_rooms();
    BitGrid visited({2, 3});
    visited.set({1, 1});
    const PlanPicture picture{scene.board.walls->plan(), nullptr, &visited, {{{0, 2}, Role::danger, true}, {{0, 0}}}};
    for (const double corner : {0, 4}) {
        for (const double thickness : {1, 2, 3}) {
            PictureOptions options = exact(corner, corner, 7, 6, thickness);
            const Pixmap once = read_pixels(streamed(picture, options));
            for (options.scale = 2; options.scale <= 4; ++options.scale) {
                const int scale = static_cast<int>(options.scale);
                const Pixmap larger = read_pixels(streamed(picture, options));
                ASSERT_EQ(larger.width, once.width * scale);
                ASSERT_EQ(larger.height, once.height * scale);
                for (int y = 0; y < larger.height; ++y)
                    for (int x = 0; x < larger.width; ++x)
                        ASSERT_EQ(larger.at(x, y), once.at(x / scale, y / scale)) << x << ' ' << y;
            }
        }
    }
}

TEST(WallsPicture, StreamsTheThreadAndTheEnds) {
    const Scene scene = small_rooms();
    Walls thread{BitGrid({2, 3}), BitGrid({2, 3}), {}};
    thread.down.set({0, 0});
    thread.down.set({0, 2});
    thread.right.set({1, 0});
    thread.right.set({1, 1});
    const PictureOptions options = exact(0, 0, 3, 3, 1);
    PlanPicture picture{scene.board.walls->plan(), &thread, nullptr, {}};
    const std::string two = streamed(picture, options);
    EXPECT_EQ(two[24], 2);
    // Five rooms of 2 x 2 pixels and four passages of two.
    EXPECT_EQ(read_pixels(two).count(light_theme()[Role::thread]), 5U * 4 + 4 * 2);
    picture.spots = {{{0, 2}, Role::danger, true}, {{0, 0}}};
    const std::string ends = streamed(picture, options);
    EXPECT_EQ(ends[24], 2);
    const Pixmap image = read_pixels(ends);
    EXPECT_EQ(image.at(1, 1), hex(light_theme()[Role::danger]));
    EXPECT_EQ(image.count(light_theme()[Role::danger]), 4U + 2);
    EXPECT_EQ(image.count(light_theme()[Role::thread]), 3U * 4 + 4 * 2);
    BitGrid visited({2, 3});
    visited.fill();
    picture.thread = nullptr;
    picture.visited = &visited;
    const Colour seen = over(light_theme().colour({Role::search, 0.45F}), light_theme()[Role::surface]);
    EXPECT_EQ(read_pixels(streamed(picture, options)).count(seen), 4U * 4 + 5 * 2);
    picture.thread = &thread;
    EXPECT_EQ(streamed(picture, options)[24], 4);
}

TEST(WallsPicture, StopsWhenItsBudgetEnds) {
    const Scene scene = small_rooms();
    const CancelFlag stop{true};
    Budget budget(Limits{}, &stop);
    const PlanPicture picture{scene.board.walls->plan(), nullptr, nullptr, {}};
    const auto written = [&](Budget& under, bool wanted) {
        std::size_t pieces = 0;
        const Result<void> done = png(picture, {}, under, [&](auto) {
            ++pieces;
            return wanted;
        });
        EXPECT_FALSE(done);
        return std::pair(done.error().message.english(), pieces);
    };
    EXPECT_EQ(written(budget, true), std::pair(std::string("cancelled before the picture was ready"), std::size_t{0}));
    Budget unlimited;
    EXPECT_EQ(written(unlimited, false),
              std::pair(std::string("cancelled before the picture was ready"), std::size_t{1}));
}

TEST(WallsPicture, IsOnePathInSvg) {
    const std::string text = svg(small_rooms(), exact(5, 5, 10, 10, 1)).value();
    EXPECT_EQ(occurrences(text, "<path"), 1);
    const std::string path =
        "<path shape-rendering=\"crispEdges\" transform=\"translate(5.5 5.5) scale(10)\" fill=\"none\" "
        "stroke=\"#1C1E26\" stroke-width=\"0.1\" stroke-linecap=\"square\" d=\"M0 0h3M1 1h1M0 2h3M0 0v2M2 0v1M3 "
        "0v2\"/>";
    EXPECT_NE(text.find(path), std::string::npos) << text;
    Random random(3);
    Scene large = without_ends(small_rooms());
    large.board.size = {300, 300};
    large.board.cells.assign(90'000, 0);
    large.board.walls = random_walls(large.board.size, random);
    const std::string bytes = svg(large, exact(5, 5, 10, 10, 1)).value();
    EXPECT_LT(bytes.size(), 540'000U);
    EXPECT_LT(occurrences(bytes, "<"), 10);
}

TEST(WallsPicture, PrintsAPageADrawing) {
    const std::vector<Drawing> pages = {draw(small_rooms()).value(), draw(small_rooms_with_thread()).value()};
    const std::string bytes = pdf(pages, Paper::a4).value();
    EXPECT_NE(bytes.find("/Count 2"), std::string::npos);
    EXPECT_NE(bytes.find("841"), std::string::npos);
    EXPECT_FALSE(pdf(std::vector<Drawing>{}));
}

}  // namespace
}  // namespace ariadne::render
