#include <algorithm>

#include "server/operations/board_text.h"
#include "server/operations/operations.h"

namespace ariadne::server {

namespace {

constexpr std::int64_t most_puzzles = 1'000'000'000;

// Lines of what is wrong with it count from the top of the file.
void write_board_of_file(catalog::JsonWriter& json, const worlds::World& world, const worlds::PuzzleText& puzzle) {
    try {
        write_board(json, world, puzzle.text);
    } catch (Refused& refused) {
        const auto shift = [&](Error& error) {
            if (error.line > 0) error.line += puzzle.line - 1;
        };
        shift(refused.error);
        std::ranges::for_each(refused.error.more, shift);
        throw;
    }
}

}  // namespace

Reply parse(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const auto puzzle = static_cast<std::size_t>(fields.whole_if("puzzle", 0, most_puzzles).value_or(0));
    fields.end();
    const std::vector<worlds::PuzzleText> puzzles = call.world.split(text);
    if (puzzles.empty()) refuse({tr("found no puzzle, expected {0}"), call.world.about().form});
    if (puzzle >= puzzles.size())
        refuse(text::of_key("puzzle",
                            {tr("found {0}, expected a number from {1} to {2}"), puzzle, 0, puzzles.size() - 1}));
    return object_text(call.language, [&](catalog::JsonWriter& json) {
        write_board_of_file(json, call.world, puzzles[puzzle]);
        if (puzzles.size() == 1) return;
        json.key("puzzles").list(puzzles, [&](const worlds::PuzzleText& each) {
            json.open_object();
            json.key("title").text(each.title);
            json.key("line").number(std::int64_t{each.line});
            json.close_object();
        });
        json.key("puzzle").number(std::uint64_t{puzzle});
    });
}

Reply convert(const Call& call) {
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    std::vector<std::string> known;
    for (const worlds::Format& format : call.world.about().formats) known.push_back(format.name);
    fields.any("format");
    const std::string_view format = fields.one_of("format", known);
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const std::unique_ptr<worlds::Puzzle> puzzle = read_board(call, fields, given, moves);
    const std::string text =
        collected_within(tr("the text has more than {0} bytes; use a smaller board"),
                         [&](const render::Sink& sink) { return puzzle->convert(format, call.budget, sink); });
    return object_text(call.language, [&](catalog::JsonWriter& json) { json.key("text").text(text); });
}

}  // namespace ariadne::server
