#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/verify.h"

// The readers of positions and games: whatever comes is split; each part is read or refused with a place in it, and
// what was read is written and read back in every form that holds it. What follows a NUL byte is taken for moves from
// there, on which the rules and the verifier must agree.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::amazons;
    const std::string_view all(reinterpret_cast<const char*>(data), size);
    const std::string_view text = all.substr(0, all.find('\0'));
    const std::string_view line = text.size() == all.size() ? std::string_view() : all.substr(text.size() + 1);
    const auto check = [](bool holds) {
        if (!holds) std::abort();
    };
    const auto refused_with_a_place = [](const ariadne::Error& error) {
        return error.line >= 1 && error.column >= 1 && !error.message.empty();
    };
    const std::vector<ariadne::worlds::PuzzleText> parts = puzzles_in(text);
    check(!parts.empty());
    // Long before the text is long: what is read once is read in the same way again.
    if (parts.size() > 64) return 0;
    int last_line = 0;
    for (const ariadne::worlds::PuzzleText& part : parts) {
        check(part.line > last_line);
        last_line = part.line;
        const auto record = parse(part.text);
        if (!record) {
            check(refused_with_a_place(record.error()));
            continue;
        }
        check(recognises(part.text));
        const auto again = parse(write_record(*record));
        check(again && *again == *record);
        const Position position = last(*record);
        check(replay(record->start, record->moves).position == position);
        check(parse_fen(write_fen(position)) == position);
        if (const auto file = write_board_file(position)) check(parse(*file)->start == position);
        const auto moves = parse_moves(line, position.size);
        if (!moves) {
            check(refused_with_a_place(moves.error()));
            continue;
        }
        const Replay played = replay(position, *moves);
        Position now = position;
        std::size_t possible = 0;
        for (const Move& move : *moves) {
            if (!explain(now, move).empty()) break;
            now = apply(now, move);
            ++possible;
        }
        check(played.valid == (possible == moves->size()) && played.turns == possible && played.position == now);
        check(!played.valid || played.over == has_lost(now));
    }
    return 0;
}
