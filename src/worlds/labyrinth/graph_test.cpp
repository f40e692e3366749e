#include "worlds/labyrinth/graph.h"

#include <gtest/gtest.h>

#include "worlds/formats.h"
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

}  // namespace
}  // namespace ariadne::labyrinth
