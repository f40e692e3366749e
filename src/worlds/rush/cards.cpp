#include "worlds/rush/cards.h"

#include <array>
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
Result<Card> read(const worlds::PuzzleText& puzzle) {
    Result<Card> card = parse(puzzle.text);
    if (!card) {
        Error error = card.error();
        if (error.line > 0) error.line += puzzle.line - 1;
        return std::unexpected(std::move(error));
    }
    if (card->title.empty()) card->title = puzzle.title;
    return card;
}

Message title_of(const Card& card, std::size_t number) {
    return card.title.empty() ? Message(tr("Card {0}"), number) : Message::plain(card.title);
}

constexpr std::array level_words = {tr("beginner"), tr("intermediate"), tr("advanced"), tr("expert")};

constexpr Phrase all_solved = tr("before all cards were solved");

Result<worlds::PrintedPuzzle> solved(const Card& card, Budget& budget) {
    const Finding answer = solve(card.board, {}, budget);
    if (answer.verdict == Verdict::unknown || !answer.proven) return stopped(budget, all_solved);
    if (answer.verdict != Verdict::solved) return printed(card, std::nullopt);
    if (const Replay played = replay(card.board, answer.slides); !played.valid)
        return fail({tr("internal error: {0}"), "a solution does not hold: " + played.message.english()});
    return printed(card, answer.slides);
}

Result<void> write_texts(const std::vector<Card>& cards, const worlds::PictureRequest& request, Budget& budget,
                         const render::Sink& sink) {
    render::Pieces pieces(budget, sink);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0) pieces.text() += '\n';
        render::Scene shown = scene(cards[i], nullptr);
        shown.title = title_of(cards[i], i + 1);
        pieces.text() += render::terminal(shown, request.terminal);
        if (!pieces.next()) break;
    }
    return pieces.finish(render::picture_ready);
}

}  // namespace

worlds::PrintedPuzzle printed(const Card& card, const std::optional<std::vector<Slide>>& slides) {
    worlds::PrintedPuzzle out;
    out.title = Message::plain(card.title);
    out.scene.title = tr("Rush Hour");
    out.scene.board = drawing(card.board);
    out.what = out.comes_to =
        slides ? Message(tr_n("{0} move", "{0} moves"), slides->size()) : Message(tr("cannot be solved"));
    if (!slides) return out;
    const Level level = difficulty(card.board, *slides).level;
    out.level = static_cast<int>(level) + 1;
    out.what = {Phrase{"{0} · {1}"}, level_words[static_cast<std::size_t>(level)], out.comes_to};
    out.words = fmt::format("{}", fmt::join(write_slides(card.board, *slides), " "));
    return out;
}

Result<void> draw_cards(const std::vector<worlds::PuzzleText>& puzzles, const worlds::PictureRequest& request,
                        Budget& budget, const render::Sink& sink) {
    if (const Result<void> ok = worlds::fits_sheet(puzzles.size(), request); !ok) return ok;
    std::vector<Card> cards;
    for (const worlds::PuzzleText& puzzle : puzzles) {
        Result<Card> card = read(puzzle);
        if (!card) return std::unexpected(card.error());
        cards.push_back(std::move(*card));
    }
    if (request.format == "txt") return write_texts(cards, request, budget, sink);
    std::vector<worlds::PrintedPuzzle> sheet;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        budget.phase(tr("solving cards"), static_cast<double>(i) / static_cast<double>(cards.size()));
        if (!budget.check()) return stopped(budget, all_solved);
        Result<worlds::PrintedPuzzle> next = solved(cards[i], budget);
        if (!next) return std::unexpected(next.error());
        next->title = title_of(cards[i], i + 1);
        next->source = puzzles[i].source;
        sheet.push_back(std::move(*next));
    }
    return worlds::write_sheet(sheet, request, budget, sink);
}

}  // namespace ariadne::rush
