#include <fmt/format.h>

#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/request_fields.h"

namespace ariadne::server {

namespace {

constexpr std::int64_t most_puzzles = 1'000'000'000;

// Lines count from the top of the file.
Error in_file(const worlds::Instance& instance, Error error) {
    if (error.line > 0) error.line += instance.line - 1;
    return error;
}

}  // namespace

Result<Reply> parse(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const auto puzzle = static_cast<std::size_t>(fields.whole_if("puzzle", 0, most_puzzles).value_or(0));
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const std::vector<worlds::Instance> puzzles = call.world.split(text);
    if (puzzles.empty()) return fail("found no puzzle, expected " + std::string(call.world.about().form));
    if (puzzle >= puzzles.size())
        return fail(fmt::format("key puzzle: found {}, expected 0 to {}", puzzle, puzzles.size() - 1));
    const worlds::Instance& shown = puzzles[puzzle];
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    if (const Result<void> written = write_board(json, call.world, shown.text, {}); !written)
        return std::unexpected(in_file(shown, written.error()));
    if (puzzles.size() > 1) {
        json.key("puzzles").open_array();
        for (const worlds::Instance& instance : puzzles) {
            json.open_object();
            json.key("title").text(instance.title);
            json.key("line").number(std::int64_t{instance.line});
            json.close_object();
        }
        json.close_array();
        json.key("puzzle").number(std::uint64_t{puzzle});
    }
    json.close_object();
    return out;
}

}  // namespace ariadne::server
