#include "render/picture.h"

#include <algorithm>
#include <cstring>
#include <string>

#include <gtest/gtest.h>

#include "render/cairo_draw.h"
#include "render/painters.h"
#include "render/testing/small_scene.h"
#include "render/testing/whole.h"

namespace ariadne::render {
namespace {

// A PNG read back by libpng.
class Image {
  public:
    explicit Image(std::string bytes) : bytes_(std::move(bytes)) {
        surface_.reset(cairo_image_surface_create_from_png_stream(read, this));
        if (cairo_surface_status(surface_.get()) != CAIRO_STATUS_SUCCESS) throw std::runtime_error("not a PNG");
        cairo_surface_flush(surface_.get());
    }

    int width() const { return cairo_image_surface_get_width(surface_.get()); }
    int height() const { return cairo_image_surface_get_height(surface_.get()); }
    std::string at(double x, double y) const {
        const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface_.get()));
        std::uint32_t pixel = 0;
        std::memcpy(&pixel,
                    cairo_image_surface_get_data(surface_.get()) + static_cast<std::size_t>(y) * stride +
                        static_cast<std::size_t>(x) * 4,
                    4);
        return hex(rgb(pixel & 0xFFFFFFU));
    }

  private:
    static cairo_status_t read(void* closure, unsigned char* data, unsigned int length) {
        auto* image = static_cast<Image*>(closure);
        if (image->bytes_.size() - image->read_ < length) return CAIRO_STATUS_READ_ERROR;
        std::copy_n(image->bytes_.begin() + static_cast<std::ptrdiff_t>(image->read_), length, data);
        image->read_ += length;
        return CAIRO_STATUS_SUCCESS;
    }

    std::string bytes_;
    std::size_t read_ = 0;
    CairoSurface surface_;
};

PictureOptions bare(double cell, const Theme& theme = light_theme()) {
    PictureOptions options;
    options.cell = cell;
    options.bare = true;
    options.theme = &theme;
    return options;
}

// A point of a cell, by shares of its width and height.
Point inside(const Board& board, double cell, int row, int col, double x, double y) {
    const Margins axes = axis_margins(board);
    return {24 + axes.left + (col + x) * cell, 24 + axes.top + (row + y) * cell};
}

TEST(Png, IsAsLargeAsItsBoard) {
    const Scene scene = small_scene();
    const Margins axes = axis_margins(scene.board);
    const Image image(png(scene, bare(20)).value());
    EXPECT_EQ(image.width(), 48 + 80 + axes.left + axes.right);
    EXPECT_EQ(image.height(), 48 + 60 + axes.top + axes.bottom);
}

TEST(Png, IsSeveralTimesAsLargeWhereSomebodyAsks) {
    PictureOptions options = bare(20);
    const Image once(png(small_scene(), options).value());
    options.scale = 3;
    const Image thrice(png(small_scene(), options).value());
    EXPECT_EQ(thrice.width(), 3 * once.width());
    EXPECT_EQ(thrice.height(), 3 * once.height());
    const Point p = inside(small_scene().board, 20, 2, 1, 0.5, 0.2);
    EXPECT_EQ(thrice.at(3 * p.x, 3 * p.y), once.at(p.x, p.y));
}

TEST(Png, PaintsCellsInTheColoursOfTheTheme) {
    const Scene scene = small_scene();
    for (const Theme* theme : {&light_theme(), &dark_theme()}) {
        const Image image(png(scene, bare(40, *theme)).value());
        const auto colour = [&](int row, int col) {
            const Point p = inside(scene.board, 40, row, col, 0.9, 0.1);
            return image.at(p.x, p.y);
        };
        EXPECT_EQ(colour(0, 0), hex((*theme)[Role::wall]));
        EXPECT_EQ(colour(1, 1), hex(theme->colour({Role::cost, 0.5F})));
        EXPECT_EQ(colour(2, 1), hex(theme->colour({Role::cost, 1})));
        EXPECT_EQ(colour(2, 2), hex((*theme)[Role::surface]));
        EXPECT_EQ(colour(2, 0), hex(over(theme->colour({Role::gain, 0.12F}), (*theme)[Role::surface])));
        EXPECT_EQ(image.at(2, 2), hex((*theme)[Role::surface]));
    }
}

TEST(Png, PaintsTheThreadThroughTheMiddleWithACasing) {
    const Scene scene = small_scene_with_thread();
    const Image image(png(scene, bare(40)).value());
    const auto colour = [&](int row, int col, double x, double y) {
        const Point p = inside(scene.board, 40, row, col, x, y);
        return image.at(p.x, p.y);
    };
    EXPECT_EQ(colour(2, 1, 0.5, 0.5), hex(light_theme()[Role::thread]));
    EXPECT_EQ(colour(2, 1, 0.5, 0.41), hex(light_theme()[Role::surface]));
    EXPECT_EQ(colour(2, 1, 0.5, 0.2), hex(light_theme().colour({Role::cost, 1})));
    EXPECT_EQ(colour(1, 1, 0.9, 0.5), hex(light_theme().colour({Role::cost, 0.5F})));
    EXPECT_EQ(colour(2, 0, 0.5, 0.52), hex(light_theme()[Role::gain]));
}

TEST(Png, PaintsGreatMapsOnePixelACell) {
    Scene scene = small_scene();
    scene.board.size = {4000, 4000};
    scene.board.cells.assign(16'000'000, 1);
    for (std::size_t i = 0; i < 4000; ++i) scene.board.cells[i * 4000 + i] = 0;
    const Image image(png(scene, bare(0)).value());
    EXPECT_LT(image.width(), 4200);
    const Point p = inside(scene.board, 1, 1234, 1234, 0, 0);
    EXPECT_EQ(image.at(p.x, p.y), hex(light_theme()[Role::ink]));
    EXPECT_EQ(image.at(p.x + 1, p.y), hex(light_theme()[Role::surface]));
}

TEST(Png, RefusesWhatNoImageHolds) {
    Scene scene = small_scene();
    scene.board.size = {10, 40'000};
    scene.board.cells.assign(400'000, 1);
    const Result<std::string> result = png(scene);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().message,
              "10 x 40000 cells of 1 pixels are too many for a PNG (limit: 32767 pixels per side, 100000000 in all)");
}

TEST(Png, PaintsCharts) {
    Chart chart;
    chart.series = {{{}, {{0, 0}, {10, 10}}, true}};
    const Image image(png(draw(chart)).value());
    EXPECT_EQ(image.width(), 768);
    int thread = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) thread += image.at(x, y) == hex(light_theme()[Role::thread]);
    EXPECT_GT(thread, 500);
}

}  // namespace
}  // namespace ariadne::render
