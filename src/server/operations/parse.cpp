#include <fmt/format.h>

#include "server/operations/board_text.h"
#include "server/operations/operations.h"

namespace ariadne::server {

namespace {

constexpr std::int64_t most_puzzles = 1'000'000'000;

// Lines count from the top of the file.
Error in_file(const worlds::PuzzleText& puzzle, Error error) {
    if (error.line > 0) error.line += puzzle.line - 1;
    return error;
}

}  // namespace

Result<Reply> parse(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const auto puzzle = static_cast<std::size_t>(fields.whole_if("puzzle", 0, most_puzzles).value_or(0));
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const std::vector<worlds::PuzzleText> puzzles = call.world.split(text);
    if (puzzles.empty()) return fail("found no puzzle, expected " + std::string(call.world.about().form));
    if (puzzle >= puzzles.size())
        return fail(fmt::format("key puzzle: found {}, expected 0 to {}", puzzle, puzzles.size() - 1));
    const worlds::PuzzleText& shown = puzzles[puzzle];
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    if (const Result<void> written = write_board(json, call.world, shown.text, {}); !written)
        return std::unexpected(in_file(shown, written.error()));
    if (puzzles.size() > 1) {
        json.key("puzzles").list(puzzles, [&](const worlds::PuzzleText& each) {
            json.open_object();
            json.key("title").text(each.title);
            json.key("line").number(std::int64_t{each.line});
            json.close_object();
        });
        json.key("puzzle").number(std::uint64_t{puzzle});
    }
    json.close_object();
    return out;
}

Result<Reply> convert(const Call& call) {
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    std::vector<std::string> known;
    for (const worlds::Format& format : call.world.about().formats) known.push_back(format.name);
    fields.any("format");
    const std::string_view format = fields.one_of("format", known);
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const PuzzleRead puzzle = read_board(call, fields, given, moves);
    if (!puzzle) return std::unexpected(puzzle.error());
    const Result<std::string> converted = (*puzzle)->convert(format);
    if (!converted) return std::unexpected(converted.error());
    return boost::json::object{{"text", *converted}};
}

}  // namespace ariadne::server
