#include "worlds/labyrinth/animation.h"

#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "worlds/labyrinth/builders/builder.h"
#include "worlds/labyrinth/entry.h"
#include "worlds/labyrinth/generate.h"
#include "worlds/world.h"

namespace ariadne::labyrinth {
namespace {

using Options = std::map<std::string, std::string>;

// The last frame's board against the scene of the text that `generate` gives.
void expect_same_end(const Options& options, std::uint64_t seed) {
    Budget budget;
    std::vector<Message> warnings;
    const Result<std::string> text = entry().generate(options, seed, budget, warnings);
    ASSERT_TRUE(text) << text.error().message;
    const Result<render::Scene> made = entry().read(*text).value()->scene(nullptr);
    ASSERT_TRUE(made);
    Result<render::Animation> motion = entry().making()->animation(options, seed, budget);
    ASSERT_TRUE(motion) << motion.error().message;
    EXPECT_NE(motion->scene.board, made->board);
    for (const render::Frame& frame : motion->frames) render::show(motion->scene, frame);
    EXPECT_EQ(motion->scene.board, made->board);
    EXPECT_TRUE(motion->scene.thread.empty());
}

TEST(LabyrinthMaking, EndsAsWhatIsGenerated) {
    ASSERT_TRUE(entry().making() != nullptr);
    for (const Builder& builder : all_builders()) {
        SCOPED_TRACE(builder.name);
        const std::string name(builder.name);
        expect_same_end({{"builder", name}, {"rows", "9"}, {"cols", "12"}}, 7);
        expect_same_end({{"builder", name}, {"rows", "9"}, {"cols", "12"}, {"braid", "0.5"}, {"loops", "5"}}, 8);
    }
    expect_same_end({{"rows", "7"}, {"cols", "5"}, {"ends", "farthest"}, {"weights", "9"}}, 9);
}

TEST(LabyrinthMaking, DigsAPassageAFrame) {
    Budget budget;
    const Result<render::Animation> motion = entry().making()->animation({{"rows", "10"}, {"cols", "10"}}, 3, budget);
    ASSERT_TRUE(motion);
    EXPECT_EQ(motion->frames.size(), 99U);
    for (const render::Frame& frame : motion->frames) EXPECT_EQ(frame.digs.size(), 1U);
}

TEST(LabyrinthMaking, DigsMoreAFrameWhereThereAreMany) {
    Budget budget;
    const Options options{{"rows", "250"}, {"cols", "200"}};
    const Result<render::Animation> motion = entry().making()->animation(options, 3, budget);
    ASSERT_TRUE(motion);
    EXPECT_LE(motion->frames.size(), most_frames_in_making + 1);
    EXPECT_GT(motion->frames.size(), most_frames_in_making / 2);
    expect_same_end(options, 3);
}

TEST(LabyrinthMaking, SaysWhyNot) {
    Budget budget;
    EXPECT_FALSE(entry().making()->animation({{"rows", "1001"}, {"cols", "1000"}}, 1, budget));
    EXPECT_FALSE(entry().making()->animation({{"builder", "no such"}}, 1, budget));
    CancelFlag cancel = true;
    Budget ended({}, &cancel);
    EXPECT_FALSE(entry().making()->animation({{"rows", "50"}, {"cols", "50"}}, 1, ended));
}

}  // namespace
}  // namespace ariadne::labyrinth
