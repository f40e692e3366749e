#include "catalog/scene_json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "catalog/base64.h"

namespace ariadne::catalog {

namespace {

template <class T>
std::string text_of(const T& value) {
    std::string out;
    JsonWriter json(out);
    write(json, value);
    return out;
}

TEST(Base64, HasTheUsualAlphabetAndPadding) {
    EXPECT_EQ(to_base64(""), "");
    EXPECT_EQ(to_base64("f"), "Zg==");
    EXPECT_EQ(to_base64("fo"), "Zm8=");
    EXPECT_EQ(to_base64("foo"), "Zm9v");
    EXPECT_EQ(to_base64("\xFB\xFF"), "+/8=");
    EXPECT_EQ(from_base64("Zm9vYg=="), "foob");
    for (const char* none : {"Z", "Zg=", "Zg===", "Z*==", "====", "Zg==Zg=="}) EXPECT_FALSE(from_base64(none)) << none;
}

RC_GTEST_PROP(Base64, ComesBack, (const std::string& bytes)) {
    RC_ASSERT(from_base64(to_base64(bytes)) == bytes);
}

RC_GTEST_PROP(Packed, HasEveryBitInItsPlace, ()) {
    const Size size{*rc::gen::inRange(1, 9), *rc::gen::inRange(1, 200)};
    BitGrid bits(size);
    for (std::size_t i = 0; i < size.area(); ++i) bits.put(size.cell(i), *rc::gen::arbitrary<bool>());
    const std::string bytes = *from_base64(packed(bits));
    RC_ASSERT(bytes.size() == (size.area() + 7) / 8);
    for (std::size_t i = 0; i < size.area(); ++i)
        RC_ASSERT((static_cast<unsigned>(static_cast<unsigned char>(bytes[i / 8])) >> (i % 8) & 1U) ==
                  static_cast<unsigned>(bits.get(size.cell(i))));
}

TEST(SceneJson, WritesABoard) {
    render::Board board;
    board.size = {2, 3};
    board.styles = {{}, {.fill = {render::Role::cost, 0.2F}, .text = "7", .mark = render::Mark::gem, .solid = true}};
    board.cells = {0, 0, 1, 1, 1, 0};
    board.axes = render::Axes{};
    board.pieces = {{{1, 0}, {1, 2}, 1}};
    board.gate = 1;
    EXPECT_EQ(text_of(board),
              R"({"rows": 2, "cols": 3, "styles": [{"fill": ["surface", 1], "ink": ["ink", 1]}, )"
              R"({"fill": ["cost", 0.2], "ink": ["ink", 1], "text": "7", "mark": "gem", "solid": true}], )"
              R"("cells": [0, 2, 1, 3, 0, 1], "axes": {"x": "x", "y": "y", "up": true, "first": 0, "letters": false}, )"
              R"("pieces": [{"row": 1, "col": 0, "rows": 1, "cols": 2, "style": 1}], "gate": 1})");
}

TEST(SceneJson, WritesAMotion) {
    render::Animation motion;
    motion.scene.title = Message::plain("t");
    motion.scene.board = {.size = {1, 2}, .styles = {{}}, .cells = {0, 0}, .axes = {}};
    motion.scene.thread = {{0, 0}, {0, 1}};
    motion.scene.legend = {{0, Message::plain("shown")}, {0, {}, Message::plain("a word for terminals")}};
    motion.scene.arrows = {{{0.5, 0.5}, {1.5, 0.5}, "a", true}};
    render::Frame frame;
    frame.walked = 2;
    frame.changes = {{{0, 1}, 0}};
    frame.digs = {{{0, 0}, Direction::right, true}};
    frame.shifts = {{0, {0, 1}, {}}};
    frame.figures = {{tr("steps"), "1"}};
    frame.arrows.emplace();
    frame.lasts = 4;
    motion.frames = {frame, {}};
    EXPECT_EQ(text_of(motion),
              R"({"scene": {"title": "t", "board": {"rows": 1, "cols": 2, "styles": [{"fill": ["surface", 1], )"
              R"("ink": ["ink", 1]}], "cells": [0, 2]}, "thread": [0, 1], "legend": [{"style": 0, "text": "shown"}], )"
              R"("arrows": [{"from": [0.5, 0.5], "to": [1.5, 0.5], "text": "a", "dashed": true}]}, "frames": )"
              R"([{"walked": 2, "changes": [[1, 0]], "digs": [[0, "right", true]], "shifts": [[0, 0, 1]], )"
              R"("figures": [{"name": "steps", "title": "steps", "value": "1"}], "arrows": [], "lasts": 4}, {}]})");
}

TEST(SceneJson, WritesWhatThereIsToSeeOfAGame) {
    worlds::View view;
    view.board = {.size = {1, 2}, .styles = {{}}, .cells = {0, 0}, .axes = {}};
    view.walker = Cell{0, 1};
    view.figures = {{"energy", -3}};
    view.standing = worlds::Standing::lost;
    view.chosen = 2;
    std::string out;
    JsonWriter json(out);
    json.open_object();
    write_members(json, view);
    json.close_object();
    EXPECT_NE(out.find(R"("walker": 1, "figures": {"energy": -3}, "standing": "lost", "chosen": 2})"),
              std::string::npos)
        << out;
}

}  // namespace

}  // namespace ariadne::catalog
