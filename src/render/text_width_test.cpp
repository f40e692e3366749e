#include "render/text_width.h"

#include <gtest/gtest.h>

namespace ariadne::render {
namespace {

TEST(TextWidth, WrapsAtBlanks) {
    EXPECT_EQ(wrapped("one two three", text_width("one two", 10), 10), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped("one two", 1, 10), (std::vector<std::string>{"one", "two"}));
    EXPECT_EQ(wrapped("", 100, 10), std::vector<std::string>{""});
}

TEST(TextWidth, ClipsWhatDoesNotFit) {
    EXPECT_EQ(clipped("short", 100, 10), "short");
    const double room = text_width("a long…", 10) + 0.01;
    EXPECT_EQ(clipped("a longer title", room, 10), "a long…");
    EXPECT_EQ(clipped("a long title", room, 10), "a long…");
    EXPECT_LE(text_width(clipped("příliš žluťoučký", 40, 10), 10), 40);
    EXPECT_EQ(clipped("žluť", text_width("žl…", 10) + 0.01, 10), "žl…");
    EXPECT_EQ(clipped("anything", 0, 10), "…");
}

}  // namespace
}  // namespace ariadne::render
