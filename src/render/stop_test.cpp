#include <array>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "base/random.h"
#include "base/testing/clock.h"
#include "render/gif.h"
#include "render/picture.h"
#include "render/terminal.h"
#include "render/testing/small_scene.h"

namespace ariadne::render {
namespace {

struct Form {
    std::string_view name;
    Result<void> (*write)(const Scene& scene, Budget& budget, const Sink& sink);
};

constexpr std::array<Form, 5> forms = {{
    {"svg", [](const Scene& scene, Budget& budget, const Sink& sink) { return svg(scene, {}, budget, sink); }},
    {"png", [](const Scene& scene, Budget& budget, const Sink& sink) { return png(scene, {}, budget, sink); }},
    {"pdf", [](const Scene& scene, Budget& budget, const Sink& sink) { return pdf(scene, {}, budget, sink); }},
    {"gif", [](const Scene& scene, Budget& budget, const Sink& sink) { return gif({scene, {}}, {}, budget, sink); }},
    {"txt",
     [](const Scene& scene, Budget& budget, const Sink& sink) { return terminal(scene, {.width = 0}, budget, sink); }},
}};

// Large enough for several pieces of every form.
Scene patchwork() {
    Scene scene = small_scene();
    scene.board.size = {120, 120};
    Random random(1);
    scene.board.cells.clear();
    for (std::size_t i = 0; i < scene.board.size.area(); ++i)
        scene.board.cells.push_back(static_cast<std::uint8_t>(random.below(scene.board.styles.size())));
    return scene;
}

TEST(Pictures, AreNotBegunOnceTheyAreCancelled) {
    const Scene scene = patchwork();
    const CancelFlag cancel = true;
    for (const Form& form : forms) {
        Budget budget({}, &cancel);
        int pieces = 0;
        const Result<void> done = form.write(scene, budget, [&](std::string_view) { return ++pieces > 0; });
        ASSERT_FALSE(done) << form.name;
        EXPECT_EQ(done.error().message, "cancelled before the picture was ready") << form.name;
        EXPECT_EQ(pieces, 0) << form.name;
    }
}

TEST(Pictures, EndInTheMiddleWhenTheyAreCancelled) {
    const Scene scene = patchwork();
    for (const Form& form : forms) {
        CancelFlag cancel = false;
        Budget budget({}, &cancel);
        int pieces = 0;
        const Result<void> done = form.write(scene, budget, [&](std::string_view) {
            cancel = true;
            return ++pieces > 0;
        });
        ASSERT_FALSE(done) << form.name;
        EXPECT_EQ(done.error().message, "cancelled before the picture was ready") << form.name;
        EXPECT_EQ(pieces, 1) << form.name;
    }
}

TEST(Pictures, EndWithTheirTime) {
    const Scene scene = patchwork();
    for (const Form& form : forms) {
        Budget budget({.seconds = 1.5}, nullptr, {}, a_second_a_look);
        const Result<void> done = form.write(scene, budget, [](std::string_view) { return true; });
        ASSERT_FALSE(done) << form.name;
        EXPECT_EQ(done.error().message, "the time limit was reached before the picture was ready") << form.name;
    }
}

TEST(Pictures, EndWhereTheirReaderHasEnough) {
    const Scene scene = patchwork();
    for (const Form& form : forms) {
        Budget budget;
        int pieces = 0;
        const Result<void> done = form.write(scene, budget, [&](std::string_view) { return ++pieces < 2; });
        ASSERT_FALSE(done) << form.name;
        EXPECT_EQ(done.error().message, "cancelled before the picture was ready") << form.name;
        EXPECT_EQ(pieces, 2) << form.name;
    }
}

TEST(Pictures, OfMoreMarksThanFitAreNotLaidOut) {
    Scene scene = small_scene();
    scene.board.size = {100, 100};
    scene.board.cells.assign(10'000, 6);
    Budget budget({.bytes = 1'000'000});
    const Result<Drawing> drawing = draw(scene, {}, budget);
    ASSERT_FALSE(drawing);
    EXPECT_EQ(drawing.error().message, "the memory limit was reached before the picture was ready");
}

}  // namespace
}  // namespace ariadne::render
