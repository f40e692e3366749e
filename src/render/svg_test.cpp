#include "render/picture.h"
#include "render/testing/occurrences.h"

#include <map>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>

#include "render/testing/small_scene.h"
#include "render/testing/whole.h"

namespace ariadne::render {
namespace {

using Tree = boost::property_tree::ptree;

// Reads the file as XML; a file that is not well formed throws and fails the test.
Tree parsed(const std::string& bytes) {
    std::istringstream in(bytes);
    Tree tree;
    boost::property_tree::read_xml(in, tree);
    return tree;
}

void count(const Tree& tree, std::map<std::string, int>& counts) {
    for (const auto& [name, child] : tree) {
        ++counts[name];
        count(child, counts);
    }
}

std::map<std::string, int> counted(const std::string& bytes) {
    std::map<std::string, int> counts;
    count(parsed(bytes), counts);
    return counts;
}

TEST(Svg, IsWellFormedAndNamesItsTitle) {
    const std::string bytes = svg(small_scene_with_thread()).value();
    EXPECT_EQ(parsed(bytes).get<std::string>("svg.title"), "Small <& sharp>");
}

TEST(Svg, HasOneElementForEachThingOnABareBoard) {
    PictureOptions options;
    options.bare = true;
    auto counts = counted(svg(small_scene(), options).value());
    // ground, board, frame, square of E; axis: 4 + 3 numbers and 2 names; cells: 5, 9, 0; marks: S, E
    EXPECT_EQ(counts["rect"], 4);
    EXPECT_EQ(counts["circle"], 1);
    EXPECT_EQ(counts["text"], 4 + 3 + 2 + 3 + 2);
}

TEST(Svg, DrawsTheThreadWithItsCasing) {
    PictureOptions options;
    options.bare = true;
    const std::string without = svg(small_scene(), options).value();
    const std::string with = svg(small_scene_with_thread(), options).value();
    EXPECT_EQ(occurrences(without, "#5B4BDB"), 0);
    // the line, the head's fill and edge, and dots at the two turns
    EXPECT_EQ(occurrences(with, "#5B4BDB"), 5);
    EXPECT_EQ(counted(with)["path"], counted(without)["path"] + 3);
}

TEST(Svg, MergesEqualCellsIntoRuns) {
    Scene scene = small_scene();
    scene.board.size = {1000, 1000};
    scene.board.cells.assign(1'000'000, 1);
    for (std::size_t i = 0; i < 1000; ++i) scene.board.cells[i] = 0;
    const std::string bytes = svg(scene).value();
    EXPECT_EQ(occurrences(bytes, "M0 0h1000v1H0z"), 1);
    EXPECT_LT(bytes.size(), 20'000U);
}

TEST(Svg, RefusesBoardsThatWouldFillTheDisk) {
    Scene scene = small_scene();
    scene.board.size = {4000, 4000};
    scene.board.cells.assign(16'000'000, 0);
    const Result<std::string> result = svg(scene);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().message, "4000 x 4000 cells are too many for an SVG (limit: 4000000); use PNG instead");
}

TEST(Svg, RefusesAnEmptyBoardAndAbsurdCells) {
    EXPECT_EQ(svg(Scene{}).error().message, "nothing to draw: the board has no cells");
    PictureOptions options;
    options.cell = 5000;
    EXPECT_EQ(svg(small_scene(), options).error().message, "found a cell size of 5000 pixels, expected 0 to 1000");
}

TEST(Svg, IsTheSameEveryTime) {
    EXPECT_EQ(svg(small_scene_with_thread()).value(), svg(small_scene_with_thread()).value());
}

TEST(Svg, DrawsAChartWithItsPointsAndNames) {
    Chart chart;
    chart.title = Message::plain("What more steps bring");
    chart.x_name = Message::plain("steps");
    chart.y_name = Message::plain("life");
    chart.series = {{Message::plain("best"), {{10, 4}, {12, 6}, {14, 9}}, true}};
    const std::string bytes = svg(draw(chart));
    auto counts = counted(bytes);
    EXPECT_EQ(counts["circle"], 3 + 1);  // the points, and one in the key
    EXPECT_EQ(occurrences(bytes, ">What more steps bring<"), 2);
    EXPECT_EQ(occurrences(bytes, ">steps<"), 1);
    EXPECT_EQ(occurrences(bytes, ">14<"), 1);
}

TEST(Svg, SpeaksTheLanguageOfItsReader) {
    const Message steps(tr_n("{0} step", "{0} steps"), 5);
    Scene scene = small_scene_with_thread();
    scene.title = scene.chart->title = scene.figures[0].name = steps;
    scene.chart->series[0].name = scene.chart->x_name = scene.chart->notes[0].text = steps;
    scene.captions = {steps};
    scene.legend = {{2, steps}};
    PictureOptions options;
    options.language = Language::cs;
    const std::string bytes = svg(scene, options).value();
    EXPECT_EQ(occurrences(bytes, ">5 kroků<"), 9);  // the title of the file, too
    EXPECT_EQ(occurrences(bytes, "steps"), 0);
    Chart bars;
    bars.title = bars.x_name = steps;
    bars.bars = {{steps, 1, "1"}};
    EXPECT_EQ(occurrences(svg(draw(bars, light_theme(), Language::es)), ">5 pasos<"), 4);
}

TEST(Svg, LongNamesOfSeriesGoOnInTheNextLine) {
    Chart chart;
    for (int i = 0; i < 3; ++i) chart.series.push_back({Message::plain(std::string(60, 'n')), {{0, 0}, {1, 1}}});
    std::vector<Point> names;
    for (const Shape& shape : draw(chart).shapes)
        if (const auto* text = std::get_if<Text>(&shape); text != nullptr && text->text.size() == 60)
            names.push_back(text->at);
    ASSERT_EQ(names.size(), 3U);
    EXPECT_EQ(names[0].x, names[2].x);
    EXPECT_LT(names[0].y, names[1].y);
    EXPECT_LT(names[1].y, names[2].y);
}

TEST(Svg, DrawsAnEmptyChart) {
    EXPECT_EQ(counted(svg(draw(Chart{})))["circle"], 0);
}

}  // namespace
}  // namespace ariadne::render
