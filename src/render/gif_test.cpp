#include "render/gif.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <string>

#include <gtest/gtest.h>

#include "render/cairo_draw.h"
#include "render/testing/film.h"
#include "render/testing/small_scene.h"
#include "render/testing/whole.h"

namespace ariadne::render {
namespace {

Pixels painted(const Scene& scene, const PictureOptions& options, int width, int height) {
    const Drawing drawing = draw(scene, options).value();
    EXPECT_EQ(drawing.width, width);
    EXPECT_EQ(drawing.height, height);
    const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
    const CairoContext context(cairo_create(surface.get()));
    Budget unlimited;
    paint(context.get(), drawing, unlimited);
    cairo_surface_flush(surface.get());
    const int stride = cairo_image_surface_get_stride(surface.get());
    Pixels result;
    for (int row = 0; row < height; ++row)
        for (int col = 0; col < width; ++col) {
            std::uint32_t pixel = 0;
            std::memcpy(&pixel, cairo_image_surface_get_data(surface.get()) + row * stride + col * 4, 4);
            result.push_back(pixel & 0xFFFFFFU);
        }
    return result;
}

int apart(std::uint32_t one, std::uint32_t other) {
    int result = 0;
    for (const unsigned shift : {0U, 8U, 16U})
        result = std::max(result,
                          std::abs(static_cast<int>(one >> shift & 0xFFU) - static_cast<int>(other >> shift & 0xFFU)));
    return result;
}

// The gem of the small scene is taken in the second frame.
Animation small_walk() {
    Animation animation = walk(small_scene_with_thread());
    for (std::size_t i = 0; i < animation.frames.size(); ++i)
        animation.frames[i].figures = {{Message::plain("of 4 steps"), std::to_string(i)},
                                       {Message::plain("life"), std::to_string(8 + 3 * i)}};
    animation.frames[1].changes = {{{2, 0}, 1}};
    return animation;
}

GifOptions with_cell(double cell) {
    GifOptions options;
    options.picture.cell = cell;
    return options;
}

std::string made(const Animation& animation, const GifOptions& options) {
    Budget budget;
    return gif(animation, options, budget).value();
}

TEST(Gif, EveryFrameLooksLikeItsStill) {
    for (const Theme* theme : {&light_theme(), &dark_theme()}) {
        for (const bool bare : {false, true}) {
            GifOptions options = with_cell(24);
            options.picture.theme = theme;
            options.picture.bare = bare;
            const Animation animation = small_walk();
            const Film film(made(animation, options));
            ASSERT_EQ(film.frames.size(), 5U);
            Scene scene = animation.scene;
            for (std::size_t i = 0; i < 5; ++i) {
                show(scene, animation.frames[i]);
                for (std::size_t k = 0; k < 2; ++k) scene.figures[k].room = k == 0 ? "0" : "11";
                const Pixels still = painted(scene, options.picture, film.width, film.height);
                int worst = 0;
                for (std::size_t p = 0; p < still.size(); ++p)
                    worst = std::max(worst, apart(still[p], film.frames[i].pixels[p]));
                EXPECT_LE(worst, 16) << "frame " << i;
            }
        }
    }
}

TEST(Gif, FramesHoldOnlyWhatChanged) {
    GifOptions options = with_cell(24);
    options.picture.bare = true;
    const Film film(made(small_walk(), options));
    EXPECT_EQ(film.frames[0].rectangle.Width, film.width);
    for (std::size_t i = 1; i < film.frames.size(); ++i) {
        const GifImageDesc& at = film.frames[i].rectangle;
        EXPECT_LE(at.Width, 60) << i;
        EXPECT_LE(at.Height, 60) << i;
        const auto at_pixel = [&](int x, int y) { return static_cast<std::size_t>(y * film.width + x); };
        bool top = false;
        bool left = false;
        for (int x = 0; x < at.Width; ++x) {
            const std::size_t p = at_pixel(at.Left + x, at.Top);
            top = top || film.frames[i].pixels[p] != film.frames[i - 1].pixels[p];
        }
        for (int y = 0; y < at.Height; ++y) {
            const std::size_t p = at_pixel(at.Left, at.Top + y);
            left = left || film.frames[i].pixels[p] != film.frames[i - 1].pixels[p];
        }
        EXPECT_TRUE(top && left) << i;
    }
}

TEST(Gif, KeepsTheColoursOfThemeAndCells) {
    Animation animation = small_walk();
    // Two costs that an eye hardly tells apart.
    animation.scene.board.styles[2].fill.level = 0.98F;
    const Film film(made(animation, with_cell(24)));
    const auto has = [&](std::size_t frame, Colour c) {
        return std::ranges::find(film.frames[frame].pixels,
                                 static_cast<std::uint32_t>(c.red << 16 | c.green << 8 | c.blue)) !=
               film.frames[frame].pixels.end();
    };
    for (const Role role : {Role::surface, Role::ink, Role::thread, Role::line})
        EXPECT_TRUE(has(4, light_theme()[role]));
    EXPECT_TRUE(has(0, light_theme()[Role::gain]));
    for (const float level : {0.98F, 1.0F}) EXPECT_TRUE(has(0, light_theme().colour({Role::cost, level})));
}

TEST(Gif, TellsTimeAndLoops) {
    GifOptions options = with_cell(12);
    options.delay = 70;
    options.rest = 500;
    Film film(made(small_walk(), options));
    EXPECT_EQ(film.loops, 0);
    EXPECT_EQ(film.frames[0].control.DelayTime, 7);
    EXPECT_EQ(film.frames[4].control.DelayTime, 57);
    options.loops = 3;
    EXPECT_EQ(Film(made(small_walk(), options)).loops, 2);
    options.loops = 1;
    EXPECT_EQ(Film(made(small_walk(), options)).loops, -1);
}

TEST(Gif, WithoutFramesIsAStill) {
    const Film film(made({small_scene(), {}}, with_cell(20)));
    ASSERT_EQ(film.frames.size(), 1U);
    EXPECT_EQ(film.loops, -1);
}

TEST(Gif, IsTheSameEachTime) {
    EXPECT_EQ(made(small_walk(), with_cell(20)), made(small_walk(), with_cell(20)));
}

TEST(Gif, AFrameWithoutChangeStillTakesItsTime) {
    Animation animation{small_scene(), std::vector<Frame>(3)};
    EXPECT_EQ(Film(made(animation, with_cell(20))).frames.size(), 3U);
}

TEST(Gif, RefusesWhatIsTooLarge) {
    Budget budget;
    Scene scene = small_scene();
    scene.board.size = {3000, 3000};
    scene.board.cells.assign(9'000'000, 1);
    EXPECT_EQ(gif({scene, {}}, {}, budget).error().message,
              "3000 x 3000 cells of 1 pixels are too many for a GIF (limit: 4000000 pixels)");
    EXPECT_EQ(gif({small_scene(), {}}, with_cell(1000), budget).error().message,
              "3 x 4 cells of 1000 pixels are too many for a GIF (limit: 4000000 pixels)");
    EXPECT_EQ(gif({small_scene(), std::vector<Frame>(5001)}, {}, budget).error().message,
              "5001 frames are too many for a GIF (limit: 5000); show fewer with --every");
}

TEST(Gif, StopsWhenTheBudgetDoes) {
    CancelFlag cancel = true;
    Budget cancelled({}, &cancel);
    EXPECT_EQ(gif(small_walk(), {}, cancelled).error().message, "cancelled before the picture was ready");
    Budget poor({.bytes = 1000});
    EXPECT_EQ(gif(small_walk(), {}, poor).error().message, "the memory limit was reached before the picture was ready");
}

TEST(AnimationFrames, CanBeThinnedWithoutLosingChanges) {
    const Animation all = small_walk();
    const Animation some = every(all, 3);
    ASSERT_EQ(some.frames.size(), 3U);
    EXPECT_EQ(some.frames[0].walked, 1U);
    EXPECT_EQ(some.frames[1].walked, 4U);
    EXPECT_EQ(some.frames[2].walked, 5U);
    Scene a = all.scene;
    for (const Frame& frame : all.frames) show(a, frame);
    Scene b = some.scene;
    for (const Frame& frame : some.frames) show(b, frame);
    EXPECT_EQ(a, b);
    EXPECT_EQ(every(all, 1), all);
}

}  // namespace
}  // namespace ariadne::render
