#include "worlds/sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

#include "render/picture.h"
#include "render/testing/small_rooms.h"
#include "render/testing/small_scene.h"

namespace ariadne::worlds {
namespace {

std::vector<PrintedPuzzle> puzzles(std::size_t count, const render::Scene& scene) {
    std::vector<PrintedPuzzle> out(count);
    for (std::size_t i = 0; i < count; ++i) {
        out[i].title = "Puzzle " + std::to_string(i + 1);
        out[i].source = "seed " + std::to_string(i + 7);
        out[i].scene = scene;
        out[i].solved = scene;
        out[i].comes_to = "8 steps";
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

TEST(WorkSheet, PapersHaveTheirSizes) {
    EXPECT_EQ(render::printed_area(render::Paper::a4).width, 697);
    EXPECT_EQ(render::printed_area(render::Paper::a4).height, 1026);
    EXPECT_EQ(render::printed_area(render::Paper::letter).width, 720);
    EXPECT_EQ(render::printed_area(render::Paper::letter).height, 960);
}

}  // namespace
}  // namespace ariadne::worlds
