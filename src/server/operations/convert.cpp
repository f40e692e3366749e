#include <fmt/format.h>

#include "catalog/json_writer.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/request_fields.h"

namespace ariadne::server {

Result<Reply> convert(const Call& call) {
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    std::vector<std::string> known;
    for (const worlds::Format& format : call.world.about().formats) known.push_back(format.name);
    fields.any("format");
    const std::string_view format = fields.one_of("format", known);
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const PuzzleRead puzzle = read_after(call.world, given, moves);
    if (!puzzle) return std::unexpected(puzzle.error());
    const Result<std::string> converted = (*puzzle)->convert(format);
    if (!converted) return std::unexpected(converted.error());
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    json.key("text").text(*converted);
    json.close_object();
    return out;
}

}  // namespace ariadne::server
