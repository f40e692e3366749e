#include "server/operations/board_text.h"

#include <algorithm>
#include <array>
#include <memory>
#include <new>

#include <fmt/format.h>

#include "catalog/json.h"
#include "catalog/scene_json.h"
#include "server/operations/operations.h"
#include "worlds/two_player.h"

namespace ariadne::server {

std::string text_after(const Call& call, const Fields& fields, std::string_view text,
                       std::span<const std::string> moves) {
    fields.end();
    if (moves.empty()) return std::string(text);
    const worlds::TwoPlayer* game = call.world.two_player();
    if (game == nullptr) refuse(text::of_key("moves", {tr("{0} is not a two-player game"), call.world.name()}));
    const std::unique_ptr<worlds::Referee> referee = ok(game->referee(text));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Result<std::string> played = referee->play(moves[i]);
        if (!played) refuse(text::of_key(fmt::format("moves[{}]", i), played.error().message));
    }
    return referee->record();
}

std::unique_ptr<worlds::Puzzle> read_board(const Call& call, const Fields& fields, std::string_view text,
                                           std::span<const std::string> moves) {
    return ok(call.world.read(text_after(call, fields, text, moves)));
}

std::string collected_within(const Phrase& too_much, const std::function<Result<void>(const render::Sink&)>& write,
                             std::size_t most) {
    std::string out;
    bool full = false;
    bool starved = false;
    // Libraries in C call this, and nothing may be thrown through them.
    const Result<void> written = write([&](std::string_view bytes) {
        full = bytes.size() > most - out.size();
        if (full) return false;
        try {
            out += bytes;
        } catch (const std::bad_alloc&) {
            starved = true;
        }
        return !starved;
    });
    if (starved) throw std::bad_alloc();
    if (full) refuse({too_much, most});
    ok(written);
    return out;
}

void must_fit(Size size) {
    if (size.area() > most_cells)
        refuse({tr("the board has {0} x {1} cells (limit: {2})"), size.rows, size.cols, most_cells});
}

render::Scene scene_of(const worlds::Puzzle& puzzle, const worlds::Solution* solution) {
    must_fit(puzzle.size());
    return ok(puzzle.scene(solution));
}

worlds::Solution read_solution(const worlds::World& world, const worlds::Puzzle& puzzle,
                               const boost::json::value& value) {
    worlds::Solution solution = ok(catalog::solution_from_json(value, "solution"));
    if (world.two_player() != nullptr && !solution.route.empty())
        refuse(text::of_key("solution", tr("found a route, expected the moves of a game")));
    const worlds::Verification checked = ok(puzzle.verify(solution));
    if (!checked.valid) refuse(text::of_key("solution", checked.message));
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

// About the bytes a cell of those formats that say much of each.
struct Wordy {
    std::string_view format;
    std::uint64_t bytes;
};
constexpr std::array<Wordy, 4> wordy = {{{"graphml", 430}, {"dot", 190}, {"edges", 60}, {"coordinates", 20}}};

bool fits_answer(std::string_view format, Size size) {
    const std::uint64_t cells = size.area();
    if (format == "adjacency") return 2 * cells * cells <= most_answer_bytes;
    const auto* const found = std::ranges::find(wordy, format, &Wordy::format);
    return found == wordy.end() || found->bytes * cells <= most_answer_bytes;
}

}  // namespace

void write_board(catalog::JsonWriter& json, const worlds::World& world, std::string_view text,
                 const std::vector<Message>& warnings) {
    const std::unique_ptr<worlds::Puzzle> puzzle = ok(world.read(text));
    const render::Scene scene = scene_of(*puzzle);
    json.key("world").text(world.name());
    json.key("text").text(text);
    write(json.key("scene"), scene);
    if (const std::vector<worlds::Fact> facts = puzzle->facts(); !facts.empty()) write_facts(json.key("facts"), facts);
    std::vector<std::string> formats;
    for (const worlds::Format& format : world.about().formats)
        if (puzzle->converts_to(format.name) && fits_answer(format.name, puzzle->size()))
            formats.push_back(format.name);
    const auto texts = [&](std::string_view key, const std::vector<std::string>& names) {
        json.key(key).list(names, [&](const std::string& name) { json.text(name); });
    };
    texts("formats", formats);
    texts("pictures", picture_formats_of(scene));
    json.key("warnings").open_array();
    for (const Message& warning : warnings) json.text(warning);
    for (const Message& warning : puzzle->warnings()) json.text(warning);
    json.close_array();
}

Reply board_reply(const worlds::World& world, std::string_view text, Language language,
                  const std::vector<Message>& warnings) {
    return object_text(language, [&](catalog::JsonWriter& json) { write_board(json, world, text, warnings); });
}

void write_report(catalog::JsonWriter& json, const worlds::Report& report) {
    json.open_object();
    write_members(json, report);
    // Besides least_life and least_energy: who reads this need not know what the world calls it.
    if (report.least) {
        json.key("least").open_object();
        json.key("low").number(report.least->low);
        if (report.least->high) json.key("high").number(*report.least->high);
        json.close_object();
    }
    json.close_object();
}

}  // namespace ariadne::server
