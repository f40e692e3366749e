#include "worlds/sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "render/picture.h"
#include "render/testing/small_rooms.h"
#include "render/testing/small_scene.h"
#include "render/text_width.h"

namespace ariadne::worlds {
namespace {

std::vector<PrintedPuzzle> puzzles(std::size_t count, const render::Scene& scene) {
    std::vector<PrintedPuzzle> out(count);
    for (std::size_t i = 0; i < count; ++i) {
        out[i].title = Message::plain("Puzzle " + std::to_string(i + 1));
        out[i].source = {tr("seed {0}"), i + 7};
        out[i].scene = scene;
        out[i].solved = scene;
        out[i].comes_to = {tr_n("{0} step", "{0} steps"), 8};
    }
    return out;
}

std::vector<std::string> words_on(const std::vector<render::Drawing>& pages) {
    std::vector<std::string> out;
    for (const render::Drawing& page : pages)
        for (const render::Shape& shape : page.shapes)
            if (const auto* text = std::get_if<render::Text>(&shape)) out.push_back(text->text);
    return out;
}

bool has(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

TEST(WorkSheet, HasSoManyAPageUnderItsTitleWithTheirSeeds) {
    PictureRequest request;
    request.heading = "Week 9";
    Budget budget;
    for (std::size_t a_page = 1; a_page <= most_a_page; ++a_page) {
        request.a_page = a_page;
        const std::vector<PrintedPuzzle> all = puzzles(13, render::small_scene());
        const std::vector<render::Drawing> pages = puzzle_pages(all, request, budget);
        ASSERT_EQ(pages.size(), (13 + a_page - 1) / a_page);
        for (const render::Drawing& page : pages) EXPECT_TRUE(has(words_on({page}), "Week 9"));
        const std::vector<std::string> words = words_on(pages);
        for (int i = 0; i < 13; ++i) {
            EXPECT_TRUE(has(words, "Puzzle " + std::to_string(i + 1)));
            EXPECT_TRUE(has(words, "seed " + std::to_string(i + 7)));
        }
        const std::vector<std::string> answers = words_on(answer_pages(all, request, budget));
        EXPECT_EQ(std::ranges::count(answers, "8 steps"), 13);
        EXPECT_TRUE(has(answers, "Solutions"));
        EXPECT_FALSE(has(answers, "seed 7"));
    }
}

TEST(WorkSheet, BoardsStayWithinTheirPage) {
    Budget budget;
    for (const render::Paper paper : {render::Paper::a4, render::Paper::letter})
        for (const render::Scene& scene : {render::small_scene(), render::small_rooms()})
            for (const std::size_t a_page : {1U, 2U, 3U, 6U, 12U, 30U}) {
                PictureRequest request;
                request.picture.paper = paper;
                request.a_page = a_page;
                std::vector<render::Drawing> pages = puzzle_pages(puzzles(a_page, scene), request, budget);
                ASSERT_EQ(pages.size(), 1U);
                const auto [width, height] = render::printed_area(paper);
                EXPECT_EQ(pages.front().width, width);
                EXPECT_EQ(pages.front().height, height);
                for (const render::Shape& shape : pages.front().shapes)
                    if (const auto* cells = std::get_if<render::Mosaic>(&shape)) {
                        EXPECT_GE(cells->at.x, 0);
                        EXPECT_GE(cells->at.y, 62);
                        EXPECT_LE(cells->at.x + cells->dx * cells->size.cols, width);
                        EXPECT_LE(cells->at.y + cells->dy * cells->size.rows, height);
                    }
            }
}

// Every cell has a number to be read.
render::Scene numbers(Size size) {
    render::Scene scene;
    scene.board.size = size;
    scene.board.styles = {{{render::Role::surface}, {render::Role::ink}, "5"}};
    scene.board.cells.assign(size.area(), 0);
    scene.board.axes = render::Axes{};
    return scene;
}

// Nothing but rooms, the entrance in the first and the exit in the last.
render::Scene rooms(Size size) {
    render::Scene scene = render::small_rooms();
    scene.board.size = size;
    scene.board.cells.assign(size.area(), 0);
    scene.board.cells.front() = 1;
    scene.board.cells.back() = 2;
    scene.board.walls = render::Walls{BitGrid(size), BitGrid(size), {}};
    return scene;
}

TEST(WorkSheet, ShowsEveryNumberAndAsManyAPageAsCanBeRead) {
    Budget budget;
    for (const auto& [size, a_page] : {std::pair{Size{8, 10}, 6U}, {{20, 20}, 6U}, {{40, 40}, 2U}}) {
        const std::vector<PrintedPuzzle> all = puzzles(12, numbers(size));
        const Result<PictureRequest> request = readable(all, {});
        ASSERT_TRUE(request) << request.error().message;
        EXPECT_EQ(request->a_page, a_page) << size.rows;
        std::size_t shown = 0;
        for (const render::Drawing& page : puzzle_pages(all, *request, budget))
            for (const render::Shape& shape : page.shapes)
                if (const auto* text = std::get_if<render::Text>(&shape); text != nullptr && text->text == "5")
                    if (text->anchor == render::Anchor::middle && text->size * 0.75 >= 4) ++shown;
        EXPECT_GE(shown, 12 * size.area());
    }
}

TEST(WorkSheet, RefusesWhatIsTooSmallToRead) {
    PictureRequest request;
    request.a_page = 6;
    const auto refusal = [&](const render::Scene& scene) {
        const Result<PictureRequest> readable = worlds::readable(puzzles(30, scene), request);
        return readable ? "" : readable.error().message.english();
    };
    EXPECT_EQ(refusal(numbers({20, 20})), "");
    EXPECT_EQ(refusal(rooms({40, 40})), "");
    EXPECT_EQ(refusal(numbers({40, 40})), "6 boards per page are too small to read, expected at most 2");
    EXPECT_TRUE(refusal(numbers({120, 120})).starts_with("a board has too many cells to read on a page"));
    request.a_page = 30;
    EXPECT_EQ(refusal(numbers({20, 20})), "30 boards per page are too small to read, expected at most 6");
    EXPECT_EQ(refusal(rooms({15, 15})), "");
    EXPECT_NE(refusal(rooms({30, 30})), "");
}

TEST(WorkSheet, TakesAnyNumberAPageForFewBoards) {
    PictureRequest request;
    request.a_page = 30;
    const Result<PictureRequest> few = readable(puzzles(2, numbers({20, 20})), request);
    ASSERT_TRUE(few) << few.error().message;
    EXPECT_EQ(few->a_page, 6U);
    EXPECT_TRUE(readable(puzzles(6, numbers({20, 20})), request));
    EXPECT_FALSE(readable(puzzles(7, numbers({20, 20})), request));
}

TEST(WorkSheet, MarksEntranceAndExitAlikeOnEveryCard) {
    Budget budget;
    PictureRequest request;
    request.a_page = 30;
    std::vector<double> widths;
    for (const render::Drawing& page : puzzle_pages(puzzles(30, rooms({15, 15})), request, budget))
        for (const render::Shape& shape : page.shapes)
            if (const auto* box = std::get_if<render::Box>(&shape); box != nullptr && box->fill)
                widths.push_back(box->width);
    EXPECT_EQ(widths, std::vector<double>(60, 7));
}

TEST(WorkSheet, ExplainsWhatStandsOnItsBoards) {
    Budget budget;
    std::vector<PrintedPuzzle> all = puzzles(2, render::small_scene());
    EXPECT_FALSE(has(words_on(puzzle_pages(all, {}, budget)), "treasure: 5 life, once"));
    all.back().scene.legend = {{4, tr("start")}, {6, {tr("treasure: {0} life, once"), 5}}, {0, {}}};
    const std::vector<render::Drawing> pages = puzzle_pages(all, {}, budget);
    EXPECT_TRUE(has(words_on(pages), "treasure: 5 life, once"));
    EXPECT_FALSE(has(words_on(answer_pages(all, {}, budget)), "treasure: 5 life, once"));
    // A long one gets smaller.
    for (char c = 'a'; c <= 'z'; ++c) all.back().scene.legend.push_back({4, {tr("a kind of thing, {0}"), c}});
    const std::vector<render::Drawing> small = puzzle_pages(all, {}, budget);
    int kinds = 0;
    for (const render::Shape& shape : small.front().shapes)
        if (const auto* text = std::get_if<render::Text>(&shape);
            text != nullptr && text->text.starts_with("a kind of thing")) {
            ++kinds;
            EXPECT_LE(text->at.x + render::text_width(text->text, text->size), small.front().width);
            EXPECT_LE(text->at.y, small.front().height);
        }
    EXPECT_EQ(kinds, 26);
}

TEST(WorkSheet, ExplainsTheBoardsOfAPageTogether) {
    Budget budget;
    std::vector<PrintedPuzzle> all = puzzles(3, render::small_scene());
    const auto food = [](int energy) { return Message(tr("food: {0} energy, once"), energy); };
    const auto wall = [](int energy) { return Message(tr("wall: costs {0} energy at every entry"), energy); };
    all[0].scene.legend = {{4, tr("start")}, {3, food(3)}, {2, wall(12)}};
    all[1].scene.legend = {{4, tr("start")}, {6, {tr("bomb: costs {0} energy, once"), 3}}, {5, food(9)}};
    all[2].scene.legend = {{4, tr("start")}, {2, wall(2)}};
    PictureRequest request;
    const auto explained = [&](const render::Drawing& page) {
        std::vector<std::string> out;
        for (const std::string& word : words_on({page}))
            if (word == "start" || word.find("energy") != std::string::npos) out.push_back(word);
        return out;
    };
    EXPECT_EQ(explained(puzzle_pages(all, request, budget).front()),
              (std::vector<std::string>{"start", "food: 9 energy, once", "wall: costs 12 energy at every entry",
                                        "bomb: costs 3 energy, once"}));
    request.a_page = 2;  // the third is on a page of its own
    EXPECT_EQ(explained(puzzle_pages(all, request, budget).at(1)),
              (std::vector<std::string>{"start", "wall: costs 2 energy at every entry"}));
}

TEST(WorkSheet, PapersHaveTheirSizes) {
    EXPECT_EQ(render::printed_area(render::Paper::a4).width, 697);
    EXPECT_EQ(render::printed_area(render::Paper::a4).height, 1026);
    EXPECT_EQ(render::printed_area(render::Paper::letter).width, 720);
    EXPECT_EQ(render::printed_area(render::Paper::letter).height, 960);
}

}  // namespace
}  // namespace ariadne::worlds
