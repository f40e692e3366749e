#include "text/nearest.h"

#include <array>

#include <gtest/gtest.h>

namespace ariadne::text {
namespace {

const std::array<std::string, 5> verbs = {"solve", "verify", "serve", "render", "rate"};

TEST(Nearest, KnowsWhatWasMeant) {
    EXPECT_EQ(nearest("slove", verbs), "solve");
    EXPECT_EQ(nearest("solv", verbs), "solve");
    EXPECT_EQ(nearest("verfiy", verbs), "verify");
    EXPECT_EQ(nearest("renders", verbs), "render");
    EXPECT_EQ(nearest("rat", verbs), "rate");
    EXPECT_EQ(nearest("ser", verbs), "serve");
    EXPECT_EQ(nearest("serve", verbs), "serve");
}

TEST(Nearest, GuessesNothing) {
    for (const std::string_view word : {"", "x", "generate", "examples/maze/first.txt"})
        EXPECT_EQ(nearest(word, verbs), "") << word;
    EXPECT_EQ(nearest(std::string(1'000'000, 's'), verbs), "");
    EXPECT_EQ(nearest("solve", {}), "");
}

}  // namespace
}  // namespace ariadne::text
