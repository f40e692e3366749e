#include "cli/arguments.h"

#include <gtest/gtest.h>
#include <CLI/CLI.hpp>

namespace ariadne::cli {

namespace {

using Values = std::map<std::string, std::string>;

// What a world gets to hear of a command line.
Values heard(const std::string& line) {
    CLI::App app;
    Settings settings;
    Values values;
    worlds::OptionSpec rows{"rows", Phrase{"Rows of rooms"}, "20", {}};
    worlds::OptionSpec ends{"ends", Phrase{"Where they are"}, "corners", {"corners", "farthest"}};
    worlds::OptionSpec closed{"closed", Phrase{"Without a way out"}, "", {}};
    closed.flag = true;
    add_world_options(Command(&app, settings), {rows, ends, closed}, values);
    app.parse(line, false);
    return values;
}

TEST(WorldOptions, TakeAValueUnlessTheyAreFlags) {
    EXPECT_EQ(heard(""), Values{});
    EXPECT_EQ(heard("--rows 7 --ends farthest"), (Values{{"rows", "7"}, {"ends", "farthest"}}));
    EXPECT_EQ(heard("--closed --rows 7"), (Values{{"closed", "yes"}, {"rows", "7"}}));
    EXPECT_THROW(heard("--closed 7"), CLI::ParseError);
    EXPECT_THROW(heard("--rows"), CLI::ParseError);
    EXPECT_THROW(heard("--ends nowhere"), CLI::ParseError);
}

}  // namespace
}  // namespace ariadne::cli
