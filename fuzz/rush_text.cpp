#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/rush/slide_text.h"
#include "worlds/rush/text.h"
#include "worlds/rush/verify.h"

// The reader of boards: whatever comes is split into puzzles; each is read or refused with a place in it, and what was
// read is written and read back, as rows and on one line. What follows a NUL byte is taken for slides on each.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::rush;
    const std::string_view all(reinterpret_cast<const char*>(data), size);
    const std::string_view text = all.substr(0, all.find('\0'));
    const std::string_view slides = text.size() == all.size() ? std::string_view() : all.substr(text.size() + 1);
    const auto check = [](bool holds) {
        if (!holds) std::abort();
    };
    const auto refused_with_a_place = [](const ariadne::Error& error) {
        return error.line >= 1 && error.column >= 1 && !error.message.empty();
    };
    const std::vector<ariadne::worlds::PuzzleText> puzzles = puzzles_in(text);
    check(!puzzles.empty());
    // Long before the text is long: what is read once is read in the same way again.
    if (puzzles.size() > 64) return 0;
    if (puzzles.size() == 1) {
        const auto whole = parse(text);
        const auto alone = parse(puzzles.front().text);
        check(whole.has_value() == alone.has_value() && (!whole || *whole == *alone));
    }
    int last = 0;
    for (const ariadne::worlds::PuzzleText& puzzle : puzzles) {
        check(puzzle.line > last);
        last = puzzle.line;
        const auto card = parse(puzzle.text);
        if (!card) {
            check(refused_with_a_place(card.error()));
            continue;
        }
        check(card->board.red < card->board.vehicles.size() && card->board.size.area() <= size);
        const auto rows = parse(write(card->board));
        check(rows && rows->board == card->board);
        const auto again = parse(write_card(*card));
        check(again && *again == *card);
        const auto read = parse_slides(card->board, slides);
        if (!read) {
            check(refused_with_a_place(read.error()));
            continue;
        }
        const Replay played = replay(card->board, *read);
        check(played.valid == played.message.empty());
    }
    return 0;
}
