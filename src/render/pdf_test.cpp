#include "render/picture.h"

#include <cstdio>
#include <string>

#include <gtest/gtest.h>

#include "render/testing/small_scene.h"
#include "render/testing/whole.h"

namespace ariadne::render {
namespace {

bool holds(const std::string& bytes, const std::string& part) {
    return bytes.find(part) != std::string::npos;
}

TEST(Pdf, IsOnePageOfTheSizeOfThePicture) {
    const Drawing drawing = draw(small_scene_with_thread()).value();
    const std::string bytes = pdf(small_scene_with_thread()).value();
    EXPECT_TRUE(bytes.starts_with("%PDF-1."));
    EXPECT_TRUE(bytes.ends_with("%%EOF\n"));
    EXPECT_TRUE(holds(bytes, "/Count 1"));
    const auto box = bytes.find("/MediaBox");
    ASSERT_NE(box, std::string::npos);
    double left = -1;
    double bottom = -1;
    double width = 0;
    double height = 0;
    ASSERT_EQ(std::sscanf(bytes.c_str() + bytes.find('[', box), "[ %lf %lf %lf %lf", &left, &bottom, &width, &height),
              4);
    EXPECT_NEAR(width, drawing.width * 0.75, 0.01);
    EXPECT_NEAR(height, drawing.height * 0.75, 0.01);
}

TEST(Pdf, CarriesNoClock) {
    EXPECT_EQ(pdf(small_scene()).value(), pdf(small_scene()).value());
    EXPECT_TRUE(holds(pdf(small_scene()).value(), "/CreationDate (20000101000000Z)"));
}

TEST(Pdf, ShrinksAPageThatReadersWouldRefuse) {
    Scene scene = small_scene();
    scene.board.size = {10, 30'000};
    scene.board.cells.assign(300'000, 1);
    EXPECT_TRUE(holds(pdf(scene).value(), "[ 0 0 14400 "));
    scene.board.size = {10, 40'000};
    scene.board.cells.assign(400'000, 1);
    EXPECT_EQ(pdf(scene).error().message,
              "10 x 40000 cells are too many for a PDF (limit: 32767 per side, 100000000 in all)");
}

TEST(Pdf, DrawsCharts) {
    Chart chart;
    chart.title = Message::plain("Chart");
    chart.series = {{{}, {{0, 0}, {10, 10}}, true}};
    EXPECT_TRUE(holds(pdf(std::vector{draw(chart)}).value(), "/Count 1"));
}

}  // namespace
}  // namespace ariadne::render
