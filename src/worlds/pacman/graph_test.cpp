#include <gtest/gtest.h>

#include "worlds/convert_test.h"
#include "worlds/pacman/entry.h"

namespace ariadne::pacman {
namespace {

std::string small_map_as(std::string_view format) {
    return worlds::testing::converted(*entry().read("4,2\n1,1,9\n3,1\nV,Z3,V,V\nB,B2,Z,J4\n", false).value(), format)
        .value();
}

TEST(PacmanGraph, EdgesCostTheStepAndWhatTheCellDoesFirst) {
    EXPECT_EQ(small_map_as("edges"),
              "# from to cost; start 1,1; goal 3,1; energy 9\n"
              "1,1 2,1 4\n"
              "2,1 2,2 3\n"
              "2,1 3,1 1\n"
              "2,1 1,1 1\n"
              "4,1 4,2 -3\n"
              "4,1 3,1 1\n"
              "2,2 2,1 4\n"
              "4,2 4,1 1\n");
}

TEST(PacmanGraph, DotNamesTheCellsAsTheFilesDo) {
    const std::string text = small_map_as("dot");
    EXPECT_TRUE(text.starts_with("digraph pacman {\n  graph [energy=9];\n"));
    EXPECT_NE(text.find("  \"2,2\" [kind=\"B2\", label=\"B2\", pos=\"2,-2!\"];\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("\"1,2\""), std::string::npos);
    EXPECT_NE(small_map_as("graphml").find("<data key=\"energy\">9</data>"), std::string::npos);
}

}  // namespace
}  // namespace ariadne::pacman
