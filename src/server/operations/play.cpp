#include <fmt/format.h>

#include "catalog/json.h"
#include "catalog/play_words.h"
#include "catalog/scene_json.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"
#include "text/characters.h"
#include "worlds/play.h"

namespace ariadne::server {

namespace {

constexpr std::size_t moves_between_checks = 64;

Message refusal(const std::string& move, const worlds::Turn& turn) {
    if (turn.events.empty()) return {tr("move '{0}' is refused"), text::clipped(move)};
    return {tr("move '{0}' is refused ({1})"), text::clipped(move), turn.events.front().name};
}

void write(catalog::JsonWriter& json, const std::vector<worlds::Setting>& settings) {
    json.list(settings, [&](const worlds::Setting& setting) {
        json.open_object();
        json.key("name").text(setting.name);
        json.key("values").list(setting.values, [&](const std::string& value) { json.text(value); });
        json.key("value").text(setting.value);
        json.close_object();
    });
}

void write(catalog::JsonWriter& json, const std::vector<worlds::Event>& events) {
    json.list(events, [&](const worlds::Event& event) {
        json.open_object();
        json.key("name").text(event.name);
        json.key("value").number(event.value);
        json.key("text").text(catalog::event_in_words(event));
        json.close_object();
    });
}

// A game that somebody plays, as the request tells it.
struct Table {
    std::unique_ptr<worlds::Game> game;  // after all moves, but for a last one that was refused
    worlds::Turn last;                   // what came of the last move
};

// Reads text, moves and settings, and plays. A move that is refused is an error, unless it is the last one and that is
// allowed. Ends the fields.
Table sit_down(const Call& call, Fields& fields, bool last_may_be_refused) {
    const std::string_view text = fields.text("text");
    fields.any("moves");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const auto settings = fields.named_texts("settings");
    Table out{ok(read_board(call, fields, text)->play()), {}};
    for (const auto& [name, value] : settings)
        if (!out.game->set(name, value))
            refuse(text::of_key(
                "settings", {tr("the game has no setting {0} = '{1}'"), text::clipped(name), text::clipped(value)}));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i % moves_between_checks == 0 && !call.budget.check())
            refuse(stopped(call.budget, tr("before all moves were made")).error().message);
        out.last = out.game->apply(moves[i]);
        if (out.last.refused && !(last_may_be_refused && i + 1 == moves.size()))
            refuse(text::of_key(fmt::format("moves[{}]", i), refusal(moves[i], out.last)));
    }
    return out;
}

// The cells that a walker comes over.
std::vector<Cell> walk(Cell at, const std::vector<std::string>& moves) {
    std::vector<Cell> out = {at};
    for (const std::string& move : moves)
        if (const std::optional<Direction> way = worlds::direction_of(move)) out.push_back(step(out.back(), *way));
    return out;
}

std::string as_json(const worlds::Plan& plan, const worlds::Game& game, Language language) {
    return object_text(language, [&](catalog::JsonWriter& json) {
        json.key("verdict").text(catalog::to_string(plan.verdict));
        json.key("proven").truth(plan.proven);
        if (!plan.reason.empty()) json.key("reason").text(plan.reason);
        json.key("moves").list(plan.moves, [&](const std::string& move) { json.text(move); });
        catalog::write(json.key("figures"), plan.figures);
        if (plan.bound) json.key("bound").number(*plan.bound);
        const worlds::View view = game.view();
        const bool walks = view.walker && !plan.moves.empty();
        catalog::write_cells(json.key("way"), walks ? walk(*view.walker, plan.moves) : std::vector<Cell>(),
                             view.board.size);
        catalog::write_cells(json.key("first"), plan.moves.empty() ? std::vector<Cell>() : game.way(plan.moves.front()),
                             view.board.size);
    });
}

}  // namespace

Reply play(const Call& call) {
    Fields fields(call.request);
    const auto [game, last] = sit_down(call, fields, true);
    const worlds::View view = game->view();
    must_fit(view.board.size);
    return object_text(call.language, [&](catalog::JsonWriter& json) {
        catalog::write_members(json, view);
        json.key("moves").list(game->moves(), [&](const std::string& move) { json.text(move); });
        write(json.key("settings"), game->settings());
        json.key("refused").truth(last.refused);
        write(json.key("events"), last.events);
        if (last.fault) {
            json.key("fault").open_object();
            json.key("reason").text(last.fault->reason);
            json.key("cell").number(static_cast<std::int64_t>(view.board.size.index(last.fault->cell)));
            json.close_object();
        }
    });
}

Reply plan(const Call& call) {
    Fields fields(call.request);
    const std::string_view objective = fields.one_of("objective", call.world.about().objectives);
    const std::optional<double> seconds = fields.number("seconds", 0, longest_seconds);
    const std::unique_ptr<worlds::Game> game = sit_down(call, fields, false).game;
    const worlds::Planner planner =
        game->planner(objective.empty() ? call.world.about().objectives.front() : std::string(objective));
    if (!planner) refuse(tr("the computer does not play this game"));
    Within within(call.budget, seconds);
    return as_json(sound(planner(within.budget())), *game, call.language);
}

}  // namespace ariadne::server
