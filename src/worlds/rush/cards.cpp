#include "worlds/rush/cards.h"

#include <string>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "render/picture.h"
#include "render/terminal.h"
#include "worlds/rush/rate.h"
#include "worlds/rush/scene.h"
#include "worlds/rush/slide_text.h"
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

std::string moves_in_words(const std::vector<Slide>& slides) {
    return fmt::format("{} move{}", slides.size(), slides.size() == 1 ? "" : "s");
}

Result<worlds::PrintedPuzzle> solved(const Card& card, Budget& budget) {
    const Finding answer = solve(card.board, {}, budget);
    if (answer.verdict == Verdict::unknown || !answer.proven) return stopped(budget, "all cards were solved");
    if (answer.verdict != Verdict::solved) return printed(card, std::nullopt);
    if (const Replay played = replay(card.board, answer.slides); !played.valid)
        return fail(fmt::format("bug in ariadne: a solution that was found does not hold: {}", played.message));
    return printed(card, answer.slides);
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

worlds::PrintedPuzzle printed(const Card& card, const std::optional<std::vector<Slide>>& slides) {
    worlds::PrintedPuzzle out;
    out.title = card.title;
    out.scene.title = "Rush Hour";
    out.scene.board = drawing(card.board);
    out.what = out.comes_to = slides ? moves_in_words(*slides) : "cannot be solved";
    if (!slides) return out;
    const Level level = difficulty(card.board, *slides).level;
    out.level = static_cast<int>(level) + 1;
    out.what = fmt::format("{} · {}", to_string(level), out.comes_to);
    out.words = fmt::format("{}", fmt::join(write_slides(card.board, *slides), " "));
    return out;
}

Result<void> draw_cards(const std::vector<worlds::PuzzleText>& puzzles, const worlds::PictureRequest& request,
                        Budget& budget, const render::Sink& sink) {
    if (const Result<void> ok = worlds::fits_sheet(puzzles.size(), request); !ok) return ok;
    std::vector<Card> cards;
    for (const worlds::PuzzleText& puzzle : puzzles) {
        Result<Card> card = read(puzzle, cards.size() + 1);
        if (!card) return std::unexpected(card.error());
        cards.push_back(std::move(*card));
    }
    if (request.format == "txt") return write_texts(cards, request, budget, sink);
    std::vector<worlds::PrintedPuzzle> sheet;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        budget.phase("solving cards", static_cast<double>(i) / static_cast<double>(cards.size()));
        if (!budget.check()) return stopped(budget, "all cards were solved");
        Result<worlds::PrintedPuzzle> next = solved(cards[i], budget);
        if (!next) return std::unexpected(next.error());
        next->source = puzzles[i].source;
        sheet.push_back(std::move(*next));
    }
    return worlds::write_sheet(sheet, request, budget, sink);
}

}  // namespace ariadne::rush
