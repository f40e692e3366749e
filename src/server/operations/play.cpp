#include <fmt/format.h>

#include "catalog/scene_json.h"
#include "server/operations/board_text.h"
#include "server/operations/game_json.h"
#include "server/operations/operations.h"

namespace ariadne::server {

namespace {

constexpr std::size_t moves_between_checks = 64;

// Why: the name of what stands in the way.
std::string why(const worlds::Turn& turn) {
    return turn.events.empty() ? "refused" : "refused: " + turn.events.front().name;
}

void write(catalog::JsonWriter& json, const std::vector<worlds::Setting>& settings) {
    json.open_array();
    for (const worlds::Setting& setting : settings) {
        json.open_object();
        json.key("name").text(setting.name);
        json.key("values").open_array();
        for (const std::string& value : setting.values) json.text(value);
        json.close_array();
        json.key("value").text(setting.value);
        json.close_object();
    }
    json.close_array();
}

void write(catalog::JsonWriter& json, const std::vector<worlds::Event>& events) {
    json.open_array();
    for (const worlds::Event& event : events) {
        json.open_object();
        json.key("name").text(event.name);
        json.key("value").number(event.value);
        json.close_object();
    }
    json.close_array();
}

}  // namespace

Result<Table> sit_down(const Call& call, Fields& fields, bool last_may_be_refused) {
    const std::string_view text = fields.text("text");
    fields.any("moves");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const auto settings = fields.named_texts("settings");
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const PuzzleRead puzzle = call.world.read(text);
    if (!puzzle) return std::unexpected(puzzle.error());
    Result<std::unique_ptr<worlds::Game>> game = (*puzzle)->play();
    if (!game) return std::unexpected(game.error());
    Table out{std::move(*game), {}};
    for (const auto& [name, value] : settings)
        if (!out.game->set(name, value))
            return fail(fmt::format("key settings: found {} = '{}', expected a setting of the game", name, value));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i % moves_between_checks == 0 && !call.budget.check()) return fail("stopped before the last of the moves");
        out.last = out.game->apply(moves[i]);
        if (out.last.refused && !(last_may_be_refused && i + 1 == moves.size()))
            return fail(fmt::format("key moves[{}]: found '{}', {}", i, moves[i], why(out.last)));
    }
    return out;
}

Result<Reply> play(const Call& call) {
    Fields fields(call.request);
    const Result<Table> table = sit_down(call, fields, true);
    if (!table) return std::unexpected(table.error());
    const worlds::View view = table->game->view();
    if (const Result<void> small = fits(view.board.size); !small) return std::unexpected(small.error());
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    catalog::write_members(json, view);
    json.key("moves").open_array();
    for (const std::string& move : table->game->moves()) json.text(move);
    json.close_array();
    write(json.key("settings"), table->game->settings());
    json.key("refused").truth(table->last.refused);
    write(json.key("events"), table->last.events);
    if (table->last.fault) {
        json.key("fault").open_object();
        json.key("reason").text(table->last.fault->reason);
        json.key("cell").number(static_cast<std::int64_t>(view.board.size.index(table->last.fault->cell)));
        json.close_object();
    }
    json.close_object();
    return out;
}

}  // namespace ariadne::server
