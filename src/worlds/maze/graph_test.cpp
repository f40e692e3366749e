#include <gtest/gtest.h>

#include "worlds/convert_test.h"
#include "worlds/maze/entry.h"

namespace ariadne::maze {
namespace {

std::string drawn_as(std::string_view format) {
    return worlds::testing::converted(*entry().read("N=2, M=3, P=4\nS7E\n#T#\n", false).value(), format).value();
}

TEST(MazeGraph, DotNamesNodesByCoordinatesAndCostsSteps) {
    EXPECT_EQ(drawn_as("dot"),
              "digraph maze {\n"
              "  graph [life=4];\n"
              "  node [shape=square];\n"
              "  \"0,1\" [kind=\"S\", label=\"S\", pos=\"0,1!\"];\n"
              "  \"1,1\" [kind=\"7\", label=\"7\", pos=\"1,1!\"];\n"
              "  \"2,1\" [kind=\"E\", label=\"E\", pos=\"2,1!\"];\n"
              "  \"1,0\" [kind=\"T\", label=\"T\", pos=\"1,0!\"];\n"
              "  \"0,1\" -> \"1,1\" [cost=7];\n"
              "  \"1,1\" -> \"1,0\" [cost=-5];\n"
              "  \"1,1\" -> \"2,1\" [cost=0];\n"
              "  \"1,1\" -> \"0,1\" [cost=0];\n"
              "  \"1,0\" -> \"1,1\" [cost=7];\n"
              "}\n");
}

TEST(MazeGraph, EdgeListIsOneEdgeALine) {
    EXPECT_EQ(drawn_as("edges"),
              "# from to cost; S 0,1; E 2,1; life 4\n"
              "0,1 1,1 7\n"
              "1,1 1,0 -5\n"
              "1,1 2,1 0\n"
              "1,1 0,1 0\n"
              "1,0 1,1 7\n");
}

TEST(MazeGraph, GraphmlHoldsTheSameNodesAndEdges) {
    const std::string text = drawn_as("graphml");
    EXPECT_TRUE(text.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml "));
    EXPECT_TRUE(text.ends_with("  </graph>\n</graphml>\n"));
    EXPECT_NE(text.find("<data key=\"life\">4</data>"), std::string::npos);
    EXPECT_NE(text.find("    <node id=\"1,0\"><data key=\"kind\">T</data><data key=\"x\">1</data>"
                        "<data key=\"y\">0</data></node>\n"),
              std::string::npos);
    EXPECT_NE(text.find("    <edge source=\"1,1\" target=\"1,0\"><data key=\"cost\">-5</data></edge>\n"),
              std::string::npos);
    const auto count = [&](std::string_view what) {
        int n = 0;
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
        return n;
    };
    EXPECT_EQ(count("<node "), 4);
    EXPECT_EQ(count("<edge "), 5);
}

}  // namespace
}  // namespace ariadne::maze
