#include "worlds/labyrinth/graph.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "worlds/formats.h"
#include "worlds/labyrinth/generate.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {
namespace {

const Labyrinth corner = *parse_text(
    "LABYRINTH 2 2\n"
    " _ _\n"
    "|  _|\n"
    "|_|#|\n"
    "weights\n"
    "7/2 -/-\n"
    "-/- -/-\n");

TEST(LabyrinthGraph, WritesEdges) {
    EXPECT_EQ(worlds::written(write_edge_list, corner),
              "# room room cost, both ways; entrance 0,0; exit 1,0\n0,0 0,1 7\n0,0 1,0 2\n");
}

TEST(LabyrinthGraph, WritesDot) {
    EXPECT_EQ(worlds::written(write_dot, corner),
              "graph labyrinth {\n"
              "  node [shape=square];\n"
              "  \"0,0\" [kind=\"entrance\", pos=\"0,0!\"];\n"
              "  \"0,1\" [kind=\"room\", pos=\"1,0!\"];\n"
              "  \"1,0\" [kind=\"exit\", pos=\"0,-1!\"];\n"
              "  \"0,0\" -- \"0,1\" [cost=7, label=\"7\"];\n"
              "  \"0,0\" -- \"1,0\" [cost=2, label=\"2\"];\n"
              "}\n");
}

TEST(LabyrinthGraph, WritesGraphml) {
    const std::string text = worlds::written(write_graphml, corner);
    EXPECT_NE(text.find("edgedefault=\"undirected\""), std::string::npos);
    EXPECT_NE(text.find("    <edge source=\"0,0\" target=\"1,0\"><data key=\"cost\">2</data></edge>\n"),
              std::string::npos);
}

TEST(LabyrinthGraph, WritesTheMatrixOfVertices) {
    EXPECT_EQ(worlds::written(write_adjacency, corner),
              ",A,B,C\n"
              "A,0,7,2\n"
              "B,7,0,0\n"
              "C,2,0,0\n");
}

// Against the list of edges, which is written another way.
TEST(LabyrinthGraph, TheMatrixHasTheEdgesBothWays) {
    Random random(7);
    for (int round = 0; round < 100; ++round) {
        const Labyrinth labyrinth = testing::random_labyrinth(random, 6);
        std::map<std::string, std::size_t> number;  // of a vertex "row,column"
        for (std::size_t i = 0; i < labyrinth.size.area(); ++i)
            if (const Cell c = labyrinth.size.cell(i); labyrinth.has(c))
                number.emplace(fmt::format("{},{}", c.row, c.col), number.size());
        std::vector<std::vector<std::string>> expected(number.size(), std::vector<std::string>(number.size(), "0"));
        std::istringstream edges(worlds::written(write_edge_list, labyrinth));
        std::string from;
        std::getline(edges, from);
        for (std::string to, weight; edges >> from >> to >> weight;)
            expected[number.at(from)][number.at(to)] = expected[number.at(to)][number.at(from)] = weight;
        std::string text;
        for (std::size_t i = 0; i < number.size(); ++i) text += "," + vertex_name(i, number.size());
        for (std::size_t i = 0; i < number.size(); ++i)
            text += fmt::format("\n{},{}", vertex_name(i, number.size()), fmt::join(expected[i], ","));
        EXPECT_EQ(worlds::written(write_adjacency, labyrinth), text + "\n");
    }
}

TEST(LabyrinthGraph, RefusesAMatrixThatNobodyCouldHold) {
    Budget budget;
    const Result<void> done = write_adjacency(solid({200, 101}), budget, [](std::string_view) { return true; });
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().message,
              "20200 rooms are too many for a matrix of 408040000 numbers (limit: 20000 rooms); use the edges format "
              "instead");
}

// The figure of the paper: x0 = y0 = 0, dx = dy = 10, one corner more than rooms in each direction.
TEST(LabyrinthGraph, WritesTheMatrixOfCoordinates) {
    EXPECT_EQ(worlds::written(write_coordinates, solid({2, 3})),
              "\"[0, 0]\",\"[10, 0]\",\"[20, 0]\",\"[30, 0]\"\n"
              "\"[0, 10]\",\"[10, 10]\",\"[20, 10]\",\"[30, 10]\"\n"
              "\"[0, 20]\",\"[10, 20]\",\"[20, 20]\",\"[30, 20]\"\n");
}

std::size_t edges_on(const render::Drawing& drawing) {
    for (const render::Shape& shape : drawing.shapes)
        if (const auto* path = std::get_if<render::Path>(&shape)) return path->lines.size();
    return 0;
}

TEST(LabyrinthGraph, GrowsFromTheRoomsAloneToAllEdges) {
    Budget budget;
    Recipe recipe;
    recipe.builder = find_builder("backtracker");
    recipe.size = {4, 4};
    Diary diary;
    const Labyrinth labyrinth = generate(recipe, 5, budget, &diary).value();
    ASSERT_EQ(diary.size(), 15U);
    const render::PictureOptions picture;
    const GraphGrowth growth = graph_growth(labyrinth, diary, 2, picture, {labyrinth.entrance, labyrinth.exit}).value();
    ASSERT_EQ(growth.frames, 9U);  // the first has no edge, the last all fifteen
    for (std::size_t i = 0; i < growth.frames; ++i)
        EXPECT_EQ(edges_on(growth.frame(i)), std::min<std::size_t>(2 * i, 15)) << i;
    // The route comes with the last.
    EXPECT_EQ(growth.frame(8).shapes.size(), growth.frame(7).shapes.size() + 1);
}

}  // namespace
}  // namespace ariadne::labyrinth
