#include "worlds/rush/cards.h"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "worlds/rush/entry.h"
#include "worlds/rush/slide_text.h"

namespace ariadne::rush {
namespace {

constexpr std::string_view easy = "BB...CD..E.CDAAE.CD..E..F...GGF.HHH.";
constexpr std::string_view hopeless = ".............AABB...................";

std::vector<worlds::PuzzleText> boards(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += std::string(easy) + "\n";
    return entry().split(text);
}

struct Drawn {
    Result<void> result;
    std::string bytes;
};

Drawn drawn(const std::vector<worlds::PuzzleText>& puzzles, const std::string& format) {
    worlds::PictureRequest request;
    request.format = format;
    request.terminal.width = 0;
    Budget budget;
    Drawn out;
    out.result = entry().sheet()->draw(puzzles, request, budget, [&](std::string_view part) {
        out.bytes += part;
        return true;
    });
    return out;
}

std::size_t pages(const std::string& pdf) {
    const std::size_t at = pdf.find("/Count ");
    return at == std::string::npos ? 0 : static_cast<std::size_t>(std::stoi(pdf.substr(at + 7)));
}

std::vector<std::string> words_on(const std::vector<render::Drawing>& drawings) {
    std::vector<std::string> out;
    for (const render::Drawing& drawing : drawings)
        for (const render::Shape& shape : drawing.shapes)
            if (const auto* text = std::get_if<render::Text>(&shape)) out.push_back(text->text);
    return out;
}

using worlds::PrintedPuzzle;

PrintedPuzzle printed(std::string title, std::string_view text, std::string_view slides) {
    Card card = parse(text).value();
    card.title = std::move(title);
    if (slides.empty()) return rush::printed(card, std::nullopt);
    return rush::printed(card, parse_slides(card.board, slides).value());
}

std::vector<render::Drawing> cards_on_pages(const std::vector<PrintedPuzzle>& cards) {
    Budget budget;
    return worlds::puzzle_pages(cards, {}, budget);
}
std::vector<render::Drawing> answers_on_pages(const std::vector<PrintedPuzzle>& cards) {
    Budget budget;
    return worlds::answer_pages(cards, {}, budget);
}

TEST(Cards, SixAPageAndTheSolutionsAtTheEnd) {
    const std::size_t counts[][2] = {{1, 2}, {6, 2}, {7, 3}, {13, 4}};
    for (const auto& [cards, expected] : counts) {
        const Drawn sheet = drawn(boards(cards), "pdf");
        ASSERT_TRUE(sheet.result) << sheet.result.error().message;
        EXPECT_EQ(pages(sheet.bytes), expected) << cards;
        EXPECT_NE(sheet.bytes.find("595."), std::string::npos);  // A4
    }
    EXPECT_EQ(drawn(boards(7), "pdf").bytes, drawn(boards(7), "pdf").bytes);
}

TEST(Cards, SayTitleLevelAndMoves) {
    const std::vector<PrintedPuzzle> cards = {printed("Off we go", easy, "B+1 D-1 F-1 G-3 C+3 H-2 E+2 A+3"),
                                              printed("A wall of cars", hopeless, "")};
    const std::vector<std::string> words = words_on(cards_on_pages(cards));
    for (const char* expected : {"Off we go", "beginner · 8 moves", "A wall of cars", "cannot be solved", "H"})
        EXPECT_NE(std::ranges::find(words, expected), words.end()) << expected;
    const std::vector<std::string> answers = words_on(answers_on_pages(cards));
    EXPECT_EQ(answers, (std::vector<std::string>{"Solutions", "Off we go", "8 moves", "B+1 D-1 F-1 G-3 C+3 H-2 E+2 A+3",
                                                 "A wall of cars", "cannot be solved"}));
}

TEST(Cards, LeaveNothingOutsideThePage) {
    std::vector<PrintedPuzzle> cards;
    for (int i = 0; i < 400; ++i) {
        cards.push_back(printed("Long title " + std::string(static_cast<std::size_t>(i), 'w'), easy,
                                "B+1 D-1 F-1 G-3 C+3 H-2 E+2 A+3"));
        for (int k = 0; k < i % 40; ++k) cards.back().words += " A+1";
    }
    std::vector<render::Drawing> all = cards_on_pages(cards);
    EXPECT_EQ(all.size(), 67U);
    const std::vector<render::Drawing> answers = answers_on_pages(cards);
    EXPECT_GT(answers.size(), 1U);
    all.insert(all.end(), answers.begin(), answers.end());
    for (const render::Drawing& page : all)
        for (const render::Shape& shape : page.shapes) {
            const auto* text = std::get_if<render::Text>(&shape);
            if (text == nullptr) continue;
            EXPECT_GE(text->at.x, 0);
            EXPECT_LE(text->at.x, page.width);
            EXPECT_GE(text->at.y, 0);
            EXPECT_LE(text->at.y, page.height);
        }
}

TEST(Cards, EveryBoardFitsItsCard) {
    for (const std::string size : {"4x4", "16x16", "4x16", "16x4"}) {
        const auto rows = static_cast<std::size_t>(std::stoi(size));
        const auto cols = static_cast<std::size_t>(std::stoi(size.substr(size.find('x') + 1)));
        std::string text = "AA" + std::string(cols - 2, '.') + "\n";
        for (std::size_t row = 1; row < rows; ++row) text += std::string(cols, '.') + "\n";
        const std::vector<PrintedPuzzle> cards = {printed("One", text, "")};
        Budget budget;
        const render::Drawing page = worlds::page_picture(cards, {}, budget);
        const auto& card = std::get<render::Box>(page.shapes.front());
        for (const render::Shape& shape : page.shapes) {
            const auto* floor = std::get_if<render::Mosaic>(&shape);
            if (floor == nullptr) continue;
            EXPECT_GE(floor->dx, 14) << size;
            EXPECT_GT(floor->at.x, card.at.x + 8) << size;
            EXPECT_LT(floor->at.x + floor->dx * floor->size.cols, card.at.x + card.width - 8) << size;
            EXPECT_GT(floor->at.y, card.at.y + 50) << size;
            EXPECT_LT(floor->at.y + floor->dy * floor->size.rows, card.at.y + card.height - 8) << size;
        }
    }
}

TEST(Cards, AsAPictureOnePageAtMost) {
    EXPECT_TRUE(drawn(boards(6), "svg").result);
    EXPECT_TRUE(drawn(boards(2), "png").result);
    EXPECT_EQ(drawn(boards(7), "svg").result.error().message,
              "found 7 boards, expected at most 6 for a picture of one page; use .pdf for more");
    EXPECT_EQ(drawn(boards(7), "gif").result.error().message,
              "found 7 boards, expected one for an animation; use .pdf to print cards");
    EXPECT_EQ(drawn(boards(6'001), "pdf").result.error().message, "found 6001 boards, expected at most 6000");
    EXPECT_EQ(drawn({}, "pdf").result.error().message, "there are no boards to print");
}

TEST(Cards, AsTextOneAfterAnother) {
    const std::string text = drawn(boards(2), "txt").bytes;
    EXPECT_TRUE(text.starts_with("Card 1\n┌─"));
    EXPECT_NE(text.find("\n\nCard 2\n┌─"), std::string::npos);
}

TEST(Cards, PlaceErrorsInTheFile) {
    const std::string text =
        std::string(easy) + "\n" + std::string(easy) + "\n\n# Bad\nBB...CD..E.CDAAE.CD..E..F...GGF.HH?.\n";
    const Drawn sheet = drawn(entry().split(text), "pdf");
    ASSERT_FALSE(sheet.result);
    EXPECT_EQ(sheet.result.error().line, 5);
    EXPECT_TRUE(sheet.bytes.empty());
}

TEST(Cards, StopWhenTheBudgetDoes) {
    worlds::PictureRequest request;
    request.format = "pdf";
    CancelFlag cancel = true;
    Budget budget({}, &cancel);
    const Result<void> result = draw_cards(boards(3), request, budget, [](std::string_view) { return true; });
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().message, "cancelled before all cards were solved");
}

}  // namespace
}  // namespace ariadne::rush
