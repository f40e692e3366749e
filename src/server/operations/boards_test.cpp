#include <algorithm>

#include <gtest/gtest.h>

#include "catalog/json.h"
#include "catalog/testing/each_world.h"
#include "server/operation.h"
#include "server/operations/board_text.h"
#include "server/testing/ask.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

// Whether what is said of a board names the format.
bool has_format(const worlds::World& world, const std::string& text, std::string_view format) {
    const auto read = ask(world, "parse", {{"text", text}});
    return read && std::ranges::find(read->at("formats").as_array(), json::value(format)) !=
                       read->at("formats").as_array().end();
}

class Boards : public catalog::EachWorld {};

INSTANTIATE_TEST_SUITE_P(Worlds, Boards, catalog::every_world(), catalog::EachWorld::name);

TEST_P(Boards, AreMadeAndRead) {
    const json::object request{{"options", small_options(world())}, {"seed", 3}};
    const auto made = ask(world(), "generate", request);
    ASSERT_TRUE(made) << refusal(made);
    EXPECT_EQ(made->at("world").as_string(), world().name());
    EXPECT_EQ(*made, *ask(world(), "generate", request)) << "the same seed makes the same board";
    const auto read = ask(world(), "parse", {{"text", made->at("text")}});
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(read->at("scene"), made->at("scene"));
    EXPECT_FALSE(read->contains("puzzles"));
    EXPECT_EQ(refusal(ask(world(), "parse", {{"text", made->at("text")}, {"puzzle", 1}})),
              "key puzzle: found 1, expected a number from 0 to 0");
}

TEST_P(Boards, OfManyInAFileAreShownOneByOne) {
    const std::string one = example(world(), 1);
    const std::string two = example(world(), 2);
    if (!world().recognises_line(std::string_view(one).substr(0, one.find('\n'))))
        GTEST_SKIP() << "a file of this world holds one board";
    const auto read = ask(world(), "parse", {{"text", one + two}, {"puzzle", 1}});
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(read->at("puzzles").as_array().size(), 2U);
    EXPECT_EQ(read->at("puzzle"), 1);
    EXPECT_EQ(read->at("scene"), ask(world(), "parse", {{"text", two}})->at("scene"));
}

TEST_P(Boards, ThatAreNoneAreRefused) {
    for (const char* text : {"", "\n\n", "hello", "{}", "[", "\x01\x02", "N=3, M=3, P=3\nS#?\n", "\u017elu\u0165"}) {
        const auto read = ask(world(), "parse", {{"text", text}});
        EXPECT_FALSE(read) << text;
    }
}

TEST_P(Boards, TooLargeForAPageAreNotPrinted) {
    const worlds::Editor* editor = world().editor();
    if (editor == nullptr) GTEST_SKIP() << "no editor";
    const auto text = editor->blank({1001, 1000});
    if (!text) GTEST_SKIP() << "no board of this world is that large";
    EXPECT_EQ(refusal(ask(world(), "render", {{"text", *text}, {"format", "pdf"}})),
              "the board has 1001 x 1000 cells (limit for a page: 1000000)");
}

TEST_P(Boards, TooLargeAreNotMade) {
    for (const auto& [rows, cols] : {std::pair{"100000", "100000"}, {"2001", "2000"}, {"99999999999999999999", "1"}}) {
        const auto made =
            ask(world(), "generate", {{"options", {{"rows", rows}, {"cols", cols}}}, {"seed", 1}, {"seconds", 5}});
        EXPECT_FALSE(made) << rows;
    }
    // A small file that stands for a large board.
    for (const worlds::OptionSpec& option : world().about().generate_options) {
        if (!option.file) continue;
        const std::string file = std::string(5000, '.') + std::string(1000, '\n') + ".";
        EXPECT_EQ(refusal(ask(world(), "generate", {{"options", {{option.name, file}}}, {"seed", 1}})),
                  "key options." + option.name +
                      ": found 1001 lines of up to 5000 characters, expected at most 4000000 cells");
    }
    EXPECT_FALSE(ask(world(), "generate", {{"options", {{"nonsense", "1"}}}, {"seed", 1}}));
    EXPECT_FALSE(ask(world(), "blank", {{"rows", 100000}, {"cols", 100000}}));
}

TEST_P(Boards, AreEditedByHand) {
    const worlds::Editor* editor = world().editor();
    if (editor == nullptr) {
        EXPECT_FALSE(ask(world(), "blank", {{"rows", 4}, {"cols", 4}}));
        return;
    }
    const auto blank = ask(world(), "blank", {{"rows", 4}, {"cols", 4}});
    ASSERT_TRUE(blank) << refusal(blank);
    const json::value& text = blank->at("text");
    EXPECT_EQ(blank->at("scene").at("board").at("rows"), 4);
    const auto larger = ask(world(), "resize", {{"text", text}, {"rows", 5}, {"cols", 5}});
    ASSERT_TRUE(larger) << refusal(larger);
    EXPECT_EQ(larger->at("scene").at("board").at("rows"), 5);
    EXPECT_EQ(larger->at("scene").at("board").at("cols"), 5);
    int changed = 0;
    for (const worlds::Brush& brush : editor->brushes()) {
        json::object stroke{{"row", 2}, {"col", 1}, {"brush", brush.name}};
        if (brush.touch != worlds::Touch::cell) stroke["side"] = "right";
        const auto painted = ask(world(), "edit", {{"text", text}, {"strokes", json::array{stroke}}});
        if (painted && painted->at("scene") != blank->at("scene")) ++changed;
    }
    EXPECT_GT(changed, 0);
    EXPECT_FALSE(ask(world(), "edit", {{"text", text}, {"strokes", {{{"row", 0}, {"col", 0}, {"brush", "no such"}}}}}));
    const std::string far = refusal(
        ask(world(), "edit",
            {{"text", text}, {"strokes", {{{"row", 99999}, {"col", 0}, {"brush", editor->brushes().front().name}}}}}));
    EXPECT_NE(far, "");
    EXPECT_EQ(refusal(ask(world(), "edit", {{"text", text}, {"strokes", {1}}})),
              "key strokes[0]: found 1, expected an object");
}

TEST_P(Boards, AreConvertedAndDrawn) {
    const std::string text = example(world());
    for (const worlds::Format& format : world().about().formats) {
        const auto converted = ask(world(), "convert", {{"text", text}, {"format", format.name}});
        EXPECT_EQ(converted.has_value(), has_format(world(), text, format.name)) << refusal(converted);
        if (format.name == "txt") {
            EXPECT_TRUE(converted) << refusal(converted);
        }
    }
    for (const char* format : {"svg", "png", "pdf", "gif", "txt"}) {
        const auto drawn = ask(world(), "render", {{"text", text}, {"format", format}, {"theme", "dark"}});
        ASSERT_TRUE(drawn) << format << ": " << refusal(drawn);
        EXPECT_FALSE(drawn->at("bytes").as_string().empty());
        EXPECT_NE(drawn->at("media_type").as_string(), "");
    }
    EXPECT_FALSE(ask(world(), "render", {{"text", text}, {"format", "bmp"}}));
    EXPECT_FALSE(ask(world(), "convert", {{"text", text}, {"format", "bmp"}}));
    EXPECT_EQ(refusal(ask(world(), "convert", {{"text", text}})), "key format: missing, expected a value");
}

// Width and height stand at the beginning of a PNG.
std::uint32_t png_width(std::string_view bytes) {
    std::uint32_t out = 0;
    for (const char byte : bytes.substr(16, 4)) out = out << 8U | static_cast<unsigned char>(byte);
    return out;
}

TEST_P(Boards, AreDrawnSharplyWhereSomebodyAsks) {
    const auto drawn = [&](int scale) {
        const json::object request{{"text", example(world())}, {"format", "png"}, {"scale", scale}};
        return png_width(ask(world(), "render", request)->at("bytes").as_string());
    };
    const std::uint32_t width = drawn(1);
    EXPECT_EQ(drawn(2), 2 * width);
    EXPECT_EQ(drawn(4), 4 * width);
    EXPECT_EQ(refusal(ask(world(), "render", {{"text", example(world())}, {"format", "svg"}, {"scale", 2}})),
              "key scale: only PNG has one");
    EXPECT_FALSE(ask(world(), "render", {{"text", example(world())}, {"format", "png"}, {"scale", 5}}));
}

TEST(FormatsOfABoard, AreThoseItFitsInto) {
    const auto is_offered = [](std::string_view name, Size size, std::string_view format) {
        const worlds::World& world = *catalog::find_world(name).value();
        const std::string text = world.editor()->blank(size).value();
        const bool offered = has_format(world, text, format);
        EXPECT_EQ(offered, ask(world, "convert", {{"text", text}, {"format", format}}).has_value()) << name << format;
        return offered;
    };
    EXPECT_TRUE(is_offered("rush", {6, 6}, "line"));
    EXPECT_FALSE(is_offered("rush", {6, 7}, "line"));
    EXPECT_FALSE(is_offered("amazons", {6, 6}, "board"));
    EXPECT_TRUE(is_offered("labyrinth", {9, 9}, "adjacency"));
    EXPECT_FALSE(is_offered("labyrinth", {200, 200}, "adjacency"));
    const worlds::World& labyrinth = *catalog::find_world("labyrinth").value();
    EXPECT_FALSE(has_format(labyrinth, labyrinth.editor()->blank({100, 100}).value(), "adjacency"));
}

TEST(PicturesOfABoard, AreThoseItFitsInto) {
    const auto is_offered = [](std::string_view name, Size size, std::string_view format) {
        const worlds::World& world = *catalog::find_world(name).value();
        const std::string text = world.editor()->blank(size).value();
        const auto read = ask(world, "parse", {{"text", text}});
        const json::array& pictures = read->at("pictures").as_array();
        const bool offered = std::ranges::find(pictures, json::value(format)) != pictures.end();
        EXPECT_EQ(offered, ask(world, "render", {{"text", text}, {"format", format}}).has_value()) << name << format;
        return offered;
    };
    EXPECT_TRUE(is_offered("maze", {2, 300}, "gif"));
    EXPECT_FALSE(is_offered("maze", {2, 30'000}, "gif"));  // because of what stands round the board
    EXPECT_TRUE(is_offered("labyrinth", {2, 300}, "gif"));
    EXPECT_FALSE(is_offered("labyrinth", {2, 30'000}, "gif"));
}

TEST_P(Boards, AreNotConvertedNorDrawnForWhoHasLeft) {
    const std::string text = example(world());
    const CancelFlag cancelled = true;
    for (const worlds::Format& format : world().about().formats)
        EXPECT_FALSE(ask(world(), "convert", {{"text", text}, {"format", format.name}}, {.cancel = &cancelled}));
    EXPECT_EQ(refusal(ask(world(), "convert", {{"text", text}, {"format", "txt"}}, {.cancel = &cancelled})),
              "cancelled before the text was ready");
    for (const char* format : {"svg", "png", "pdf", "gif", "txt"})
        EXPECT_EQ(refusal(ask(world(), "render", {{"text", text}, {"format", format}}, {.cancel = &cancelled})),
                  "cancelled before the picture was ready")
            << format;
}

TEST_P(Boards, BecomeBoardsOfOtherWorlds) {
    const json::value described = describe_worlds(Language::en, false).at("worlds");
    for (const json::value& row : described.as_array()) {
        if (row.at("name").as_string() != world().name()) continue;
        for (const json::value& to : row.at("translates_to").as_array()) {
            const auto made =
                ask(world(), "translate", {{"text", example(world())}, {"to", to}, {"approximate", true}});
            ASSERT_TRUE(made) << refusal(made);
            EXPECT_EQ(made->at("world"), to);
        }
    }
    EXPECT_FALSE(ask(world(), "translate", {{"text", example(world())}, {"to", "chess"}}));
}

TEST_P(Boards, CanBeWatchedBeingMadeWhereTheWorldShowsIt) {
    const auto made = ask(world(), "making", {{"options", small_options(world())}, {"seed", 1}});
    EXPECT_EQ(made.has_value(), world().making() != nullptr) << refusal(made);
    if (made) {
        EXPECT_FALSE(made->at("frames").as_array().empty());
    }
}

TEST(LongAnswers, AreRefusedBeforeTheyAreWhole) {
    int pieces = 0;
    const auto write = [&](const render::Sink& sink) -> Result<void> {
        while (++pieces < 9)
            if (!sink("four")) return fail(tr("truncated"));
        return {};
    };
    EXPECT_EQ(collected_within(tr("more than {0} bytes"), write, 32), "fourfourfourfourfourfourfourfour");
    pieces = 0;
    try {
        collected_within(tr("more than {0} bytes"), write, 11);
        FAIL() << "not refused";
    } catch (const Refused& refused) {
        EXPECT_EQ(refused.error.message, "more than 11 bytes");
        EXPECT_EQ(pieces, 3);
    }
    const worlds::World& maze = *catalog::find_world("maze").value();
    const std::string open = maze.editor()->blank({450, 450}).value();
    EXPECT_EQ(refusal(ask(maze, "convert", {{"text", open}, {"format", "graphml"}})),
              "the text has more than 67108864 bytes; use a smaller board");
    EXPECT_FALSE(has_format(maze, open, "graphml"));
}

TEST(Worlds, AreDescribed) {
    const json::object all = describe_worlds(Language::en, false);
    EXPECT_EQ(all.at("worlds").as_array().size(), catalog::all_worlds().size());
    EXPECT_EQ(all.at("limits").at("cells_in_making"), most_cells_watched);
    EXPECT_EQ(all.at("embeds"), false);
    EXPECT_EQ(describe_worlds(Language::en, true).at("embeds"), true);
}

TEST(Worlds, AreRecognised) {
    for (const worlds::World* world : catalog::all_worlds()) {
        const Outcome found = perform_recognise({{"text", example(*world)}});
        EXPECT_EQ(found.status, 200U);
        EXPECT_EQ(found.body, catalog::json_text(json::object{{"world", world->name()}}));
    }
    EXPECT_EQ(perform_recognise({{"text", "hello"}}).status, 422U);
    EXPECT_EQ(perform_recognise({}).status, 400U);
}

TEST(Description, HasEveryOperationAndNoOther) {
    std::size_t described = 0;
    for (const auto& path : description().at("paths").as_object())
        if (std::string_view(path.key()).starts_with("/api/{world}/")) ++described;
    EXPECT_EQ(described, all_operations().size());
    for (const Operation& operation : all_operations())
        EXPECT_TRUE(description().at("paths").as_object().contains("/api/{world}/" + std::string(operation.name)));
}

}  // namespace

}  // namespace ariadne::server
