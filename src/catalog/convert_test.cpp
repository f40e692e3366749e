#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/testing/clock.h"
#include "catalog/testing/each_world.h"
#include "worlds/convert_test.h"
#include "worlds/world.h"

namespace ariadne::catalog {
namespace {

using worlds::testing::converted;

// A puzzle whose texts take several pieces, in the worlds that have such.
std::unique_ptr<worlds::Puzzle> puzzle_of(const worlds::World& world) {
    if (world.name() == "maze" || world.name() == "pacman")
        return world.read(world.editor()->blank({200, 200}).value()).value();
    Budget budget;
    std::vector<Message> warnings;
    const worlds::Options large = {{"rows", "60"}, {"cols", "60"}, {"weights", "9"}};
    return world
        .read(world.generate(world.name() == "labyrinth" ? large : worlds::Options{}, 1, budget, warnings).value())
        .value();
}

// A small one in its usual form.
std::string_view small_text(const worlds::World& world) {
    return world.name() == "maze"        ? "N=2, M=3, P=4\nS0T\n#9E\n"
           : world.name() == "pacman"    ? "3,2\n1,1,9\n3,2\nV,J3,Z\nB2,Z4,V\n"
           : world.name() == "labyrinth" ? "LABYRINTH 2 3\nentrance 0 0\nexit 1 2\n _ _ _\n|  _  |\n|_ _|_|\n"
           : world.name() == "rush"      ? "....\nAA.B\n...B\nx...\n"
                                         : "q3/1*2/4/Q3 w\n";
}

std::string with_line_ends(std::string_view text, std::string_view end) {
    std::string out;
    for (const char c : text) out += c == '\n' ? std::string(end) : std::string(1, c);
    return out;
}

class Formats : public EachWorld {
  protected:
    std::unique_ptr<worlds::Puzzle> puzzle = puzzle_of(world());
    bool large = world().name() != "rush" && world().name() != "amazons";
};

INSTANTIATE_TEST_SUITE_P(Worlds, Formats, every_world(), EachWorld::name);

TEST_P(Formats, OfTextAreReadWhateverItsLineEndsAndMargins) {
    const std::string text(small_text(world()));
    for (const std::string& shape :
         {text, "\xEF\xBB\xBF" + text, with_line_ends(text, "\r\n"), with_line_ends(text, "\t\r\n"),
          with_line_ends(text, " \n"), text.substr(0, text.size() - 1), text + "\n\n\r\n",
          "\xEF\xBB\xBF" + with_line_ends(text, "\r\n") + "\r\n", text.substr(0, text.size() - 1) + "\r"}) {
        const auto read = world().read(shape);
        ASSERT_TRUE(read) << shape << read.error().message;
        EXPECT_EQ(converted(**read, "txt"), text) << shape;
        EXPECT_TRUE(world().recognises(shape)) << shape;
    }
}

// Bytes that no board has, anywhere: read, or refused with a place and a reason.
TEST_P(Formats, OfTextWithAByteChangedAreReadOrRefusedWithAPlace) {
    const std::string text(small_text(world()));
    EXPECT_FALSE(world().read(""));
    for (std::size_t at = 0; at < text.size(); ++at)
        for (const char byte : std::string_view("\0\xFF\xC3\r\n \t0x#|-/,(*", 16)) {
            std::string changed = text;
            changed[at] = byte;
            const auto read = world().read(changed);
            if (read) {
                const std::string written = converted(**read, "txt").value();
                EXPECT_EQ(converted(*world().read(written).value(), "txt"), written);
            } else {
                EXPECT_TRUE(read.error().line >= 1 && read.error().column >= 1 && !read.error().message.empty())
                    << changed << read.error().message;
            }
        }
}

TEST_P(Formats, AreNotBegunOnceTheyAreCancelled) {
    const CancelFlag cancel = true;
    for (const worlds::Format& format : world().about().formats) {
        Budget budget({}, &cancel);
        int pieces = 0;
        const Result<void> done = puzzle->convert(format.name, budget, [&](std::string_view) { return ++pieces > 0; });
        ASSERT_FALSE(done) << format.name;
        EXPECT_EQ(done.error().message, "cancelled before the text was ready") << format.name;
        EXPECT_EQ(pieces, 0) << format.name;
    }
}

TEST_P(Formats, EndInTheMiddleWhenTheyAreCancelled) {
    for (const worlds::Format& format : world().about().formats) {
        CancelFlag cancel = false;
        Budget budget({}, &cancel);
        std::string written;
        const Result<void> done = puzzle->convert(format.name, budget, [&](std::string_view bytes) {
            cancel = true;
            written += bytes;
            return true;
        });
        const std::string whole = converted(*puzzle, format.name).value();
        EXPECT_TRUE(whole.starts_with(written)) << format.name;
        EXPECT_EQ(written.size() < whole.size(), large) << format.name;
        ASSERT_EQ(done.has_value(), !large) << format.name;
        if (large) {
            EXPECT_EQ(done.error().message, "cancelled before the text was ready") << format.name;
        }
    }
}

TEST_P(Formats, EndWithTheirTime) {
    for (const worlds::Format& format : world().about().formats) {
        Budget budget({.seconds = large ? 1.5 : 0.5}, nullptr, {}, a_second_a_look);
        const Result<void> done = puzzle->convert(format.name, budget, [](std::string_view) { return true; });
        ASSERT_FALSE(done) << format.name;
        EXPECT_EQ(done.error().message, "the time limit was reached before the text was ready") << format.name;
    }
}

TEST_P(Formats, EndWhereTheirReaderHasEnough) {
    for (const worlds::Format& format : world().about().formats) {
        Budget budget;
        int pieces = 0;
        const Result<void> done = puzzle->convert(format.name, budget, [&](std::string_view) { return ++pieces < 1; });
        ASSERT_FALSE(done) << format.name;
        EXPECT_EQ(done.error().message, "cancelled before the text was ready") << format.name;
        EXPECT_EQ(pieces, 1) << format.name;
    }
}

// Nodes are named by coordinates as the files have them; a step costs what the cell it enters does first.
TEST(Graphs, OfMazeAndPacman) {
    const auto maze = find_world("maze").value()->read("N=2, M=3, P=4\nS7E\n#T#\n").value();
    const auto pacman = find_world("pacman").value()->read("4,2\n1,1,9\n3,1\nV,Z3,V,V\nB,B2,Z,J4\n").value();
    EXPECT_EQ(converted(*maze, "dot"),
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
    EXPECT_EQ(converted(*maze, "edges"),
              "# from to cost; S 0,1; E 2,1; life 4\n"
              "0,1 1,1 7\n"
              "1,1 1,0 -5\n"
              "1,1 2,1 0\n"
              "1,1 0,1 0\n"
              "1,0 1,1 7\n");
    EXPECT_EQ(converted(*pacman, "edges"),
              "# from to cost; start 1,1; goal 3,1; energy 9\n"
              "1,1 2,1 4\n"
              "2,1 2,2 3\n"
              "2,1 3,1 1\n"
              "2,1 1,1 1\n"
              "4,1 4,2 -3\n"
              "4,1 3,1 1\n"
              "2,2 2,1 4\n"
              "4,2 4,1 1\n");
    const auto count = [](std::string_view text, std::string_view what) {
        int n = 0;
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
        return n;
    };
    const std::string text = converted(*maze, "graphml").value();
    EXPECT_TRUE(text.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml "));
    EXPECT_TRUE(text.ends_with("  </graph>\n</graphml>\n"));
    for (const std::string_view part :
         {"<data key=\"life\">4</data>",
          "    <node id=\"1,0\"><data key=\"kind\">T</data><data key=\"x\">1</data><data key=\"y\">0</data></node>\n",
          "    <edge source=\"1,1\" target=\"1,0\"><data key=\"cost\">-5</data></edge>\n"})
        EXPECT_EQ(count(text, part), 1) << part;
    EXPECT_EQ(count(text, "<node "), 4);
    EXPECT_EQ(count(text, "<edge "), 5);
    const std::string dot = converted(*pacman, "dot").value();
    EXPECT_TRUE(dot.starts_with("digraph pacman {\n  graph [energy=9];\n"));
    EXPECT_EQ(count(dot, "  \"2,2\" [kind=\"B2\", label=\"B2\", pos=\"2,-2!\"];\n"), 1) << dot;
    EXPECT_EQ(count(dot, "\"1,2\""), 0);
    EXPECT_EQ(count(converted(*pacman, "graphml").value(), "<data key=\"energy\">9</data>"), 1);
}

TEST(Graphs, OfMapsThatAreTooLargeForTheMemoryAreNotBegun) {
    for (const char* world : {"maze", "pacman"}) {
        const auto puzzle = puzzle_of(*find_world(world).value());
        for (const char* format : {"dot", "graphml", "edges"}) {
            Budget budget({.bytes = 100'000});
            const Result<void> done = puzzle->convert(format, budget, [](std::string_view) { return true; });
            ASSERT_FALSE(done) << world << ' ' << format;
            EXPECT_EQ(done.error().message, "the memory limit was reached before the text was ready");
        }
    }
}

}  // namespace
}  // namespace ariadne::catalog
