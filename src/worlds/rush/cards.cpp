#include "worlds/rush/cards.h"

#include <iterator>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "render/picture.h"
#include "render/terminal.h"
#include "worlds/rush/card_pages.h"
#include "worlds/rush/scene.h"
#include "worlds/rush/solve.h"
#include "worlds/rush/text.h"
#include "worlds/rush/verify.h"

namespace ariadne::rush {

namespace {

// Errors are placed in the file that the puzzle comes from.
Result<Card> read(const worlds::PuzzleText& puzzle, std::size_t number) {
    Result<Card> card = parse(puzzle.text);
    if (!card) {
        Error error = card.error();
        if (error.line > 0) error.line += puzzle.line - 1;
        return std::unexpected(std::move(error));
    }
    if (card->title.empty()) card->title = puzzle.title.empty() ? fmt::format("Card {}", number) : puzzle.title;
    return card;
}

Result<void> fits(std::size_t cards, const std::string& format) {
    if (format == "gif")
        return fail(
            fmt::format("found {} boards, expected one for motion, or a name that ends in .pdf for cards", cards));
    if ((format == "svg" || format == "png") && cards > cards_a_page)
        return fail(
            fmt::format("found {} boards, expected at most {} for a picture of one page, or a name that ends "
                        "in .pdf",
                        cards, cards_a_page));
    if (cards > most_cards) return fail(fmt::format("found {} boards, expected at most {}", cards, most_cards));
    return {};
}

Result<PrintedCard> solved(Card card, Budget& budget) {
    const Finding answer = solve(card.board, {}, budget);
    if (answer.verdict == Verdict::unknown || !answer.proven) return stopped(budget, "all cards were solved");
    PrintedCard out{std::move(card.title), std::move(card.board), std::nullopt};
    if (answer.verdict != Verdict::solved) return out;
    if (const Replay played = replay(out.board, answer.slides); !played.valid)
        return fail(fmt::format("bug in ariadne: a solution that was found does not hold: {}", played.message));
    out.level = difficulty(out.board, answer.slides).level;
    out.slides = answer.slides;
    return out;
}

Result<void> write_texts(const std::vector<Card>& cards, const worlds::PictureRequest& request, Budget& budget,
                         const render::Sink& sink) {
    render::Pieces pieces(budget, sink);
    for (const Card& card : cards) {
        if (&card != &cards.front()) pieces.text() += '\n';
        pieces.text() += render::terminal(scene(card, nullptr), request.terminal);
        if (!pieces.next()) break;
    }
    return pieces.finish(render::picture_ready);
}

}  // namespace

Result<void> draw_cards(const std::vector<worlds::PuzzleText>& puzzles, const worlds::PictureRequest& request,
                        Budget& budget, const render::Sink& sink) {
    if (puzzles.empty()) return fail("there is no board, expected one");
    if (const Result<void> ok = fits(puzzles.size(), request.format); !ok) return ok;
    std::vector<Card> cards;
    for (const worlds::PuzzleText& puzzle : puzzles) {
        Result<Card> card = read(puzzle, cards.size() + 1);
        if (!card) return std::unexpected(card.error());
        cards.push_back(std::move(*card));
    }
    if (request.format == "txt") return write_texts(cards, request, budget, sink);
    std::vector<PrintedCard> printed;
    for (Card& card : cards) {
        budget.phase("solving cards", static_cast<double>(printed.size()) / static_cast<double>(cards.size()));
        if (!budget.check()) return stopped(budget, "all cards were solved");
        Result<PrintedCard> next = solved(std::move(card), budget);
        if (!next) return std::unexpected(next.error());
        printed.push_back(std::move(*next));
    }
    const render::Theme& theme = *request.picture.theme;
    if (request.format != "pdf") return worlds::write_drawing(card_picture(printed, theme), request, budget, sink);
    std::vector<render::Drawing> pages = card_pages(printed, theme);
    std::vector<render::Drawing> answers = answer_pages(printed, theme);
    pages.insert(pages.end(), std::make_move_iterator(answers.begin()), std::make_move_iterator(answers.end()));
    budget.phase("drawing");
    return render::pdf(pages, true, budget, sink);
}

}  // namespace ariadne::rush
