#include "worlds/labyrinth/picture.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gif_lib.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "render/testing/pixels.h"
#include "worlds/labyrinth/graph.h"
#include "worlds/labyrinth/search/searcher.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"

namespace ariadne::labyrinth {
namespace {

// Two rows of three rooms: along the first row, down, and back along the second.
Labyrinth hairpin() {
    Labyrinth out = solid({2, 3});
    for (const Cell c : {Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{1, 1}}) out.right.set(c);
    out.down.set({0, 2});
    out.exit = {1, 0};
    return out;
}

const std::vector<Cell> hairpin_route = {{0, 0}, {0, 1}, {0, 2}, {1, 2}, {1, 1}, {1, 0}};

std::string drawn(const Subject& subject, const worlds::PictureRequest& request) {
    Budget budget;
    const auto done =
        render::collected([&](const render::Sink& sink) { return write_picture(subject, request, budget, sink); });
    EXPECT_TRUE(done) << (done ? "" : done.error().message.english());
    return done.value_or("");
}

std::string drawn_new(const Recipe& recipe, const worlds::PictureRequest& request) {
    Budget budget;
    const auto done =
        render::collected([&](const render::Sink& sink) { return draw_new(recipe, 1, request, budget, sink); });
    EXPECT_TRUE(done) << (done ? "" : done.error().message.english());
    return done.value_or("");
}

bool nowhere(std::string_view /*bytes*/) {
    return true;
}

worlds::PictureRequest in_format(const std::string& format) {
    worlds::PictureRequest request;
    request.format = format;
    request.picture.bare = true;
    return request;
}

Recipe recipe_for(const char* builder, Size size) {
    Recipe recipe;
    recipe.builder = find_builder(builder);
    recipe.size = size;
    return recipe;
}

int gif_frames(std::string bytes) {
    const auto read = [](GifFileType* file, GifByteType* data, int length) {
        auto* left = static_cast<std::string*>(file->UserData);
        const std::size_t count = std::min(static_cast<std::size_t>(length), left->size());
        std::copy_n(left->begin(), count, data);
        left->erase(0, count);
        return static_cast<int>(count);
    };
    GifFileType* file = DGifOpen(&bytes, read, nullptr);
    if (file == nullptr || DGifSlurp(file) != GIF_OK) return -1;
    const int frames = file->ImageCount;
    DGifCloseFile(file, nullptr);
    return frames;
}

TEST(LabyrinthScene, ShowsTheWayAndWhatItCosts) {
    const Labyrinth labyrinth = hairpin();
    const render::Scene still = scene(labyrinth, {hairpin_route, {}, {}});
    EXPECT_EQ(still.title, "Labyrinth, 2 x 3");
    EXPECT_EQ(still.thread, hairpin_route);
    EXPECT_EQ(still.figures, (std::vector<render::Figure>{{{tr_n("step", "steps"), 5}, "5"}}));
    EXPECT_EQ(still.board.cells[0], entrance_kind);
    EXPECT_EQ(still.board.cells[3], exit_kind);
    EXPECT_EQ(still.board.walls->right, labyrinth.right);
    Labyrinth weighed = labyrinth;
    weighed.weights = {2, 0, 3, 0, 0, 4, 5, 0, 6, 0, 0, 0};
    EXPECT_EQ(scene(weighed, {hairpin_route, {}, {}}).figures,
              (std::vector<render::Figure>{{{tr_n("step", "steps"), 5}, "5"}, {tr("cost"), "20"}}));
}

TEST(LabyrinthScene, LightsUpWhatASearchLookedInto) {
    const std::vector<Cell> visits = {{0, 0}, {0, 1}, {0, 2}, {1, 2}, {1, 1}, {1, 0}};
    const render::Scene still = scene(hairpin(), {{}, visits, {}});
    EXPECT_EQ(still.board.cells[0], lit_entrance_kind);
    EXPECT_EQ(still.board.cells[3], lit_exit_kind);
    EXPECT_LT(still.board.cells[1], still.board.cells[2]);
    EXPECT_LT(still.board.cells[2], still.board.cells[5]);
    EXPECT_LT(still.board.cells[4], visited_kind + visited_kinds);
    EXPECT_EQ(still.figures, (std::vector<render::Figure>{{rooms_explored(6), "6"}}));
}

TEST(LabyrinthScene, DrawsABrokenRouteUpToWhereItBreaks) {
    const std::vector<Cell> route = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};
    const render::Scene still = scene(hairpin(), {route, {}, {}});
    EXPECT_EQ(still.thread, (std::vector<Cell>{{0, 0}, {0, 1}}));
    EXPECT_EQ(still.captions.size(), 1U);
}

TEST(LabyrinthAnimation, EndsWithTheLabyrinthItself) {
    Budget budget;
    for (const Builder& builder : all_builders()) {
        Diary diary;
        const Recipe recipe = recipe_for(std::string(builder.name).c_str(), {6, 7});
        const Labyrinth labyrinth = generate(recipe, 3, budget, &diary).value();
        const render::Animation motion = digging(labyrinth, diary, {});
        render::Scene shown = motion.scene;
        const std::size_t open = shown.board.walls->right.count() + shown.board.walls->down.count();
        EXPECT_EQ(open, builder.name == "division" ? 2U * 6 * 7 - 6 - 7 : 0U) << builder.name;
        for (const render::Frame& frame : motion.frames) show(shown, frame);
        const render::Scene last = scene(labyrinth);
        EXPECT_EQ(shown.board, last.board) << builder.name;
    }
}

TEST(LabyrinthAnimation, SearchesThenDrawsTheThread) {
    const std::vector<Cell> visits = {{0, 0}, {0, 1}, {0, 2}, {1, 2}, {1, 1}, {1, 0}};
    const render::Animation motion = searching(hairpin(), {hairpin_route, visits, {}});
    ASSERT_EQ(motion.frames.size(), 6U + 24 + 1);
    EXPECT_EQ(motion.frames[5].walked, 0U);
    EXPECT_EQ(motion.frames[29].walked, 6U);
    EXPECT_FALSE(motion.frames[30].walked);
    render::Scene shown = motion.scene;
    for (const render::Frame& frame : motion.frames) show(shown, frame);
    EXPECT_EQ(shown.board, scene(hairpin(), {hairpin_route, visits, {}}).board);
    // However few frames are wanted, the thread keeps its own.
    EXPECT_EQ(render::every(motion, 100).frames.size(), 1U + 1 + 24 + 1);
}

TEST(LabyrinthAnimation, MakesNoMoreFramesThanAreShown) {
    Budget budget;
    for (const char* builder : {"prim", "division"}) {
        Diary diary;
        const Labyrinth labyrinth = generate(recipe_for(builder, {6, 7}), 3, budget, &diary).value();
        const std::vector<Cell> route = all_searchers().front().search(labyrinth, budget, nullptr).route.cells();
        for (const Exhibit& exhibit : {Exhibit{}, Exhibit{route, route, {}}})
            for (const std::size_t every : {1U, 2U, 5U, 13U, 1000U}) {
                EXPECT_EQ(digging(labyrinth, diary, exhibit, every),
                          render::every(digging(labyrinth, diary, exhibit), every));
                EXPECT_EQ(searching(labyrinth, exhibit, every), render::every(searching(labyrinth, exhibit), every));
            }
    }
}

TEST(LabyrinthPicture, RefusesGifsTooLargeBeforeTheyAreDug) {
    Budget budget;
    worlds::PictureRequest request;
    request.format = "gif";
    const auto refused = [&](Size size) {
        const Result<void> drawn = draw_new(recipe_for("backtracker", size), 1, request, budget, nowhere, nullptr);
        return drawn ? "" : drawn.error().message.english();
    };
    EXPECT_EQ(refused({30'000, 30'000}),
              "30000 x 30000 rooms of 3 x 3 pixels are too many for a GIF (limit: 4000000 pixels, or 444444 rooms "
              "of this size); use PNG instead");
    request.every = 1;
    EXPECT_EQ(refused({90, 90}), "8099 frames are too many for a GIF (limit: 5000); show fewer with --every");
}

TEST(LabyrinthPicture, RefusesGraphsTooLargeBeforeTheyAreDug) {
    Budget late({.seconds = 0});
    worlds::PictureRequest request;
    request.graph = true;
    for (const std::string format : {"gif", "svg"}) {
        request.format = format;
        const Result<void> drawn =
            draw_new(recipe_for("backtracker", {1'000, 1'000}), 1, request, late, nowhere, nullptr);
        ASSERT_FALSE(drawn);
        EXPECT_EQ(drawn.error().message, "1000 x 1000 rooms are too many for a picture of the graph (limit: 10000)");
    }
}

// Of the first frame, in hundredths of a second.
int gif_delay(const std::string& bytes) {
    const std::size_t control = bytes.find("\x21\xF9\x04");
    if (control == std::string::npos) return -1;
    return static_cast<unsigned char>(bytes[control + 4]) + 256 * static_cast<unsigned char>(bytes[control + 5]);
}

TEST(LabyrinthPicture, ShowsFewStepsSlowlyAndManyQuickly) {
    worlds::PictureRequest request = in_format("gif");
    EXPECT_EQ(gif_delay(drawn_new(recipe_for("backtracker", {4, 4}), request)), 12);
    EXPECT_EQ(gif_delay(drawn_new(recipe_for("backtracker", {15, 15}), request)), 5);
    request.every = 5;
    EXPECT_EQ(gif_delay(drawn_new(recipe_for("backtracker", {15, 15}), request)), 12);
    request.delay = 70;
    EXPECT_EQ(gif_delay(drawn_new(recipe_for("backtracker", {15, 15}), request)), 7);
}

TEST(LabyrinthPicture, PrintsTheAnswerOnASecondPage) {
    const Labyrinth labyrinth = hairpin();
    EXPECT_NE(drawn({labyrinth}, in_format("pdf")).find("/Count 2"), std::string::npos);
    Labyrinth cut = labyrinth;
    cut.down.clear({0, 2});
    EXPECT_NE(drawn({cut}, in_format("pdf")).find("/Count 1"), std::string::npos);
}

TEST(LabyrinthPicture, MovesInAGif) {
    const Labyrinth labyrinth = hairpin();
    worlds::PictureRequest request = in_format("gif");
    request.search = "bfs";
    Budget budget;
    std::size_t visits = 0;
    const Visit visit = [&](Cell) { ++visits; };
    find_searcher("bfs")->search(labyrinth, budget, &visit);
    EXPECT_EQ(gif_frames(drawn({labyrinth}, request)), static_cast<int>(visits) + 24 + 1);
    request.search.clear();
    EXPECT_EQ(gif_frames(drawn_new(recipe_for("backtracker", {4, 5}), request)), 19);
    request.every = 6;
    EXPECT_EQ(gif_frames(drawn_new(recipe_for("backtracker", {4, 5}), request)), 4);
    request.solution = true;
    EXPECT_EQ(gif_frames(drawn_new(recipe_for("backtracker", {4, 5}), request)), 4 + 24 + 1);
}

TEST(LabyrinthPicture, IsTheSameFromARecipeAsFromItsLabyrinth) {
    Budget budget;
    const Recipe recipe = recipe_for("kruskal", {9, 11});
    const Labyrinth labyrinth = generate(recipe, 1, budget).value();
    EXPECT_EQ(drawn_new(recipe, in_format("png")), drawn({labyrinth}, in_format("png")));
    worlds::PictureRequest request = in_format("png");
    request.solution = true;
    const Finding found = all_searchers().front().search(labyrinth, budget, nullptr);
    EXPECT_EQ(drawn_new(recipe, request), drawn({labyrinth, &found.route}, in_format("png")));
}

TEST(LabyrinthPicture, StreamsWhatIsTooLargeToLayOut) {
    worlds::PictureRequest request = in_format("png");
    request.picture.dx = 1000;
    request.picture.thickness = 4;
    request.picture.x0 = request.picture.y0 = 0;
    Labyrinth labyrinth = solid({1, 101});
    for (int col = 0; col < 100; ++col) labyrinth.right.set({0, col});
    const std::string bytes = drawn({labyrinth}, request);
    EXPECT_LT(bytes.size(), 300'000U);
    EXPECT_EQ(bytes[24], 1);  // bits a pixel
    const Route route = route_of(std::vector<Cell>{{0, 0}, {0, 1}});
    EXPECT_EQ(drawn({labyrinth, &route}, request)[24], 2);
}

TEST(LabyrinthPicture, NamesTheAlgorithmsThereAre) {
    const Labyrinth labyrinth = hairpin();
    worlds::PictureRequest request = in_format("png");
    request.search = "guess";
    Budget budget;
    const Result<void> done = write_picture({labyrinth}, request, budget, nowhere);
    ASSERT_FALSE(done);
    EXPECT_TRUE(done.error().message.english().starts_with("unknown algorithm 'guess'; the algorithms are "));
}

TEST(LabyrinthPicture, TracesARoute) {
    const Route route = route_of(hairpin_route);
    EXPECT_EQ(route.cells(), hairpin_route);
    const render::Walls way = trail({2, 3}, route);
    EXPECT_EQ(way.right, hairpin().right);
    EXPECT_EQ(way.down, hairpin().down);
}

TEST(LabyrinthGraph, NamesItsVertices) {
    EXPECT_EQ(vertex_name(0, 6), "A");
    EXPECT_EQ(vertex_name(25, 26), "Z");
    EXPECT_EQ(vertex_name(0, 27), "1");
    EXPECT_EQ(vertex_name(26, 27), "27");
    Labyrinth labyrinth = hairpin();
    worlds::PictureRequest request = in_format("svg");
    request.graph = true;
    const std::string text = drawn({labyrinth}, request);
    std::size_t discs = 0;
    for (std::size_t at = text.find("<circle"); at != std::string::npos; at = text.find("<circle", at + 1)) ++discs;
    EXPECT_EQ(discs, 6U);
    EXPECT_NE(text.find(">F</text>"), std::string::npos);
    EXPECT_EQ(text.find(">G</text>"), std::string::npos);
    const Route route = route_of(hairpin_route);
    const std::string thread = hex(render::light_theme()[render::Role::thread]);
    EXPECT_EQ(text.find(thread), std::string::npos);
    EXPECT_NE(drawn({labyrinth, &route}, request).find(thread), std::string::npos);
    request.search = "bfs";
    Budget budget;
    EXPECT_FALSE(write_picture({labyrinth}, request, budget, nowhere));
}

TEST(LabyrinthValues, StandInEveryRoomThatAstarTouches) {
    const Labyrinth labyrinth = hairpin();
    worlds::PictureRequest request = in_format("svg");
    request.picture.bare = false;
    request.search = "astar";
    request.values = true;
    const std::string svg = drawn({labyrinth}, request);
    // Room [0, 2] costs two steps and is three from the exit.
    EXPECT_NE(svg.find(">2<"), std::string::npos);
    EXPECT_NE(svg.find(">3<"), std::string::npos);
    EXPECT_NE(svg.find(">5<"), std::string::npos);
    EXPECT_NE(svg.find("on the open list"), std::string::npos);
    request.format = "gif";
    EXPECT_GT(gif_frames(drawn({labyrinth}, request)), 5);
    request.format = "txt";
    request.terminal.width = 0;
    const std::string text = drawn({labyrinth}, request);
    EXPECT_TRUE(
        text.starts_with("Labyrinth, 2 x 3\n"
                         "┌──────────────┐\n"
                         "│0+1  ·1+2 ·2+3│\n"
                         "├─────────╴    │\n"
                         "│5+0  ·4+1 ·3+2│\n"
                         "└──────────────┘\n"))
        << text;
}

TEST(LabyrinthValues, NeedAstarAndRoom) {
    const auto refusal = [](const Labyrinth& labyrinth, const worlds::PictureRequest& request) {
        Budget budget;
        const Result<void> done = write_picture({labyrinth}, request, budget, nowhere);
        return done ? "" : done.error().message.english();
    };
    worlds::PictureRequest request = in_format("svg");
    request.values = true;
    request.search = "bfs";
    EXPECT_EQ(refusal(hairpin(), request), "only the astar search has g, h and f values; choose that one");
    request.search = "astar";
    request.picture.cell = 20;
    EXPECT_EQ(refusal(hairpin(), request),
              "rooms of 17 pixels are too small to show numbers in them (minimum: 32 between walls)");
    request.picture.cell = 0;
    EXPECT_EQ(refusal(solid({51, 50}), request), "51 x 50 rooms are too many to show numbers in them (limit: 2500)");
}

TEST(LabyrinthGraph, GrowsInAGif) {
    worlds::PictureRequest request = in_format("gif");
    request.graph = true;
    EXPECT_EQ(gif_frames(drawn_new(recipe_for("backtracker", {4, 4}), request)), 16);
    Budget budget;
    const Result<void> done = write_picture({hairpin()}, request, budget, nowhere);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().message,
              "a GIF of the graph shows how it is built, so it needs a newly generated labyrinth; use generate, or "
              "another format");
}

}  // namespace
}  // namespace ariadne::labyrinth
