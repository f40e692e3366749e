#include "worlds/word.h"

#include <vector>

#include <gtest/gtest.h>

namespace ariadne::worlds {
namespace {

TEST(Word, KeepsWhatItWasGiven) {
    for (const std::string_view text :
         {"", "A+3", "d10-d7/d8", "d10 - a10 , a10 - j10", "thirty-one bytes, and no others"}) {
        EXPECT_EQ(std::string_view(Word(text)), text);
        EXPECT_EQ(Word(text), Word(text));
    }
    EXPECT_NE(Word("A+3"), Word("A+"));
    EXPECT_NE(Word(""), Word(std::string_view("\0", 1)));
}

TEST(Word, ManyWithBlanksBetween) {
    EXPECT_EQ(in_words({}), "");
    EXPECT_EQ(in_words(std::vector<Word>{"B+3"}), "B+3");
    EXPECT_EQ(in_words(std::vector<Word>{"B+3", "A+4"}), "B+3 A+4");
}

}  // namespace
}  // namespace ariadne::worlds
