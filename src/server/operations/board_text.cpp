#include "server/operations/board_text.h"

#include <memory>

#include <fmt/format.h>

#include "catalog/json.h"
#include "catalog/scene_json.h"
#include "worlds/two_player.h"

namespace ariadne::server {

Result<std::string> text_after(const Call& call, Fields& fields, std::string_view text,
                               std::span<const std::string> moves) {
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    if (moves.empty()) return std::string(text);
    const worlds::TwoPlayer* game = call.world.two_player();
    if (game == nullptr)
        return fail(fmt::format("key moves: the world {} is no game of two, expected no turns", call.world.name()));
    const Result<std::unique_ptr<worlds::Referee>> referee = game->referee(text);
    if (!referee) return std::unexpected(referee.error());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Result<std::string> played = (*referee)->play(moves[i]);
        if (!played) return fail(fmt::format("key moves[{}]: {}", i, played.error().message));
    }
    return (*referee)->record();
}

PuzzleRead read_board(const Call& call, Fields& fields, std::string_view text, std::span<const std::string> moves) {
    const Result<std::string> after = text_after(call, fields, text, moves);
    if (!after) return std::unexpected(after.error());
    return call.world.read(*after);
}

Result<void> fits(Size size) {
    if (size.area() <= most_cells) return {};
    return fail(
        fmt::format("found a board of {} x {} cells, expected at most {} cells", size.rows, size.cols, most_cells));
}

Result<render::Scene> scene_of(const worlds::Puzzle& puzzle, const worlds::Solution* solution) {
    if (const Result<void> small = fits(puzzle.size()); !small) return std::unexpected(small.error());
    return puzzle.scene(solution);
}

Result<worlds::Solution> read_solution(const worlds::World& world, const worlds::Puzzle& puzzle,
                                       const boost::json::value& value) {
    Result<worlds::Solution> solution = catalog::solution_from_json(value, "solution");
    if (!solution) return solution;
    if (world.two_player() != nullptr && !solution->route.empty())
        return fail("key solution: found a route, expected turns of a game");
    const Result<worlds::Verification> checked = puzzle.verify(*solution);
    if (!checked) return std::unexpected(checked.error());
    if (!checked->valid) return fail("key solution: " + checked->message);
    return solution;
}

namespace {

void write_facts(catalog::JsonWriter& json, const std::vector<worlds::Fact>& facts) {
    json.list(facts, [&](const worlds::Fact& fact) {
        json.open_object();
        json.key("name").text(fact.name);
        json.key("value").text(fact.value);
        if (fact.choices.empty()) {
            json.key("least").number(fact.least);
            json.key("most").number(fact.most);
        } else {
            json.key("choices").list(fact.choices, [&](const std::string& choice) { json.text(choice); });
        }
        json.close_object();
    });
}

}  // namespace

Result<void> write_board(catalog::JsonWriter& json, const worlds::World& world, std::string_view text,
                         const std::vector<std::string>& warnings) {
    const PuzzleRead puzzle = world.read(text);
    if (!puzzle) return std::unexpected(puzzle.error());
    const Result<render::Scene> scene = scene_of(**puzzle);
    if (!scene) return std::unexpected(scene.error());
    json.key("world").text(world.name());
    json.key("text").text(text);
    write(json.key("scene"), *scene);
    if (const std::vector<worlds::Fact> facts = (*puzzle)->facts(); !facts.empty())
        write_facts(json.key("facts"), facts);
    json.key("warnings").open_array();
    for (const std::string& warning : warnings) json.text(warning);
    for (const std::string& warning : (*puzzle)->warnings()) json.text(warning);
    json.close_array();
    return {};
}

Result<Reply> board_reply(const worlds::World& world, std::string_view text, const std::vector<std::string>& warnings) {
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    if (const Result<void> written = write_board(json, world, text, warnings); !written)
        return std::unexpected(written.error());
    json.close_object();
    return out;
}

std::unexpected<Error> bug(const std::string& what) {
    return fail(std::string(bug_prefix) + what);
}

}  // namespace ariadne::server
