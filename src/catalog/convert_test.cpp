#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/testing/clock.h"
#include "catalog/catalog.h"
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

class Formats : public testing::TestWithParam<const worlds::World*> {
  protected:
    std::unique_ptr<worlds::Puzzle> puzzle = puzzle_of(*GetParam());
    bool large = GetParam()->name() != "rush" && GetParam()->name() != "amazons";
};

INSTANTIATE_TEST_SUITE_P(Worlds, Formats, testing::ValuesIn(all_worlds().begin(), all_worlds().end()),
                         [](const auto& parameter) { return std::string(parameter.param->name()); });

TEST_P(Formats, AreNotBegunOnceTheyAreCancelled) {
    const CancelFlag cancel = true;
    for (const worlds::Format& format : GetParam()->about().formats) {
        Budget budget({}, &cancel);
        int pieces = 0;
        const Result<void> done = puzzle->convert(format.name, budget, [&](std::string_view) { return ++pieces > 0; });
        ASSERT_FALSE(done) << format.name;
        EXPECT_EQ(done.error().message, "cancelled before the text was ready") << format.name;
        EXPECT_EQ(pieces, 0) << format.name;
    }
}

TEST_P(Formats, EndInTheMiddleWhenTheyAreCancelled) {
    for (const worlds::Format& format : GetParam()->about().formats) {
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
    for (const worlds::Format& format : GetParam()->about().formats) {
        Budget budget({.seconds = large ? 1.5 : 0.5}, nullptr, {}, a_second_a_look);
        const Result<void> done = puzzle->convert(format.name, budget, [](std::string_view) { return true; });
        ASSERT_FALSE(done) << format.name;
        EXPECT_EQ(done.error().message, "the time limit was reached before the text was ready") << format.name;
    }
}

TEST_P(Formats, EndWhereTheirReaderHasEnough) {
    for (const worlds::Format& format : GetParam()->about().formats) {
        Budget budget;
        int pieces = 0;
        const Result<void> done = puzzle->convert(format.name, budget, [&](std::string_view) { return ++pieces < 1; });
        ASSERT_FALSE(done) << format.name;
        EXPECT_EQ(done.error().message, "cancelled before the text was ready") << format.name;
        EXPECT_EQ(pieces, 1) << format.name;
    }
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
