#include "cli/line_buffer.h"

#include <gtest/gtest.h>

namespace ariadne::cli {

namespace {

TEST(LineBuffer, LinesWhateverPiecesTheyComeIn) {
    LineBuffer lines(100);
    EXPECT_FALSE(lines.next());
    lines.feed("one\ntw");
    EXPECT_EQ(lines.next(), "one");
    EXPECT_FALSE(lines.next());
    lines.feed("o\r\n\nthr");
    EXPECT_EQ(lines.next(), "two");
    EXPECT_EQ(lines.next(), "");
    EXPECT_FALSE(lines.next());
    lines.feed("ee");
    EXPECT_EQ(lines.last(), "three");
    EXPECT_FALSE(lines.last());
}

TEST(LineBuffer, LongLinesAreCutOff) {
    LineBuffer lines(10);
    for (int i = 0; i < 1000; ++i) lines.feed(std::string(1000, 'x'));
    lines.feed("\nshort\n");
    EXPECT_EQ(lines.next(), std::string(11, 'x'));
    EXPECT_EQ(lines.next(), "short");
}

TEST(LineBuffer, AnyByteButTheEndOfALineIsKept) {
    LineBuffer lines(100);
    const std::string bytes("\0\xff\r\x01", 4);
    lines.feed(bytes + "\n");
    EXPECT_EQ(lines.next(), bytes);
}

}  // namespace

}  // namespace ariadne::cli
