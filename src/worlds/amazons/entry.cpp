#include "worlds/amazons/entry.h"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "worlds/amazons/edit.h"
#include "worlds/amazons/generate.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/play.h"
#include "worlds/amazons/rate.h"
#include "worlds/amazons/report.h"
#include "worlds/amazons/scene.h"
#include "worlds/amazons/solve.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/two_player/two_player.h"
#include "worlds/amazons/verify.h"
#include "worlds/formats.h"

namespace ariadne::amazons {

namespace {

using Text = Result<std::string>;

Text as_fen(const Record& record) {
    return write_fen(last(record)) + '\n';
}

Text as_board(const Record& record) {
    return write_board_file(last(record));
}

// What is read again, whichever form holds it.
Text as_text(const Record& record) {
    Text board = as_board(record);
    return board ? board : as_fen(record);
}

Text as_game(const Record& record) {
    return write_record(record);
}

Text as_drawing(const Record& record) {
    const Position position = last(record);
    return draw(position, "white", "black", "arrow") +
           fmt::format("{} to move\n", position.to_move == Side::white ? "white" : "black");
}

constexpr auto all_formats = std::to_array<worlds::NamedFormat<Record, Text>>(
    {{"txt", "the last position: four lines of cells, or a FEN where those cannot hold it", as_text},
     {"fen", "the last position on one line", as_fen},
     {"board", "the last position in four lines of cells, 10x10 with four amazons a side", as_board},
     {"game", "all moves, after a FEN unless the game began as usual", as_game},
     {"drawing", "the last position drawn with signs, for people", as_drawing}});

class Entry final : public worlds::World {
  public:
    std::string_view name() const override { return "amazons"; }
    std::string_view summary() const override {
        return "Amazons: two sides move queens and shoot arrows until one cannot move";
    }
    std::string_view form() const override {
        return "four lines of cells like a4,d1,g1,j4, a FEN, or moves like d1-d7/g7";
    }
    std::vector<std::string> objectives() const override { return {"win"}; }
    std::vector<std::string> algorithms() const override { return algorithm_names(); }
    bool recognises(std::string_view text) const override { return amazons::recognises(text); }
    bool recognises_line(std::string_view line) const override { return amazons::recognises_line(line); }
    std::vector<worlds::Instance> instances(std::string_view text) const override { return amazons::instances(text); }

    Result<std::vector<std::string>> check(std::string_view text, bool /*strict*/) const override {
        if (const Result<Record> record = parse(text); !record) return std::unexpected(record.error());
        return std::vector<std::string>{};
    }

    Result<worlds::Report> solve(std::string_view text, const worlds::SolveRequest& request,
                                 Budget& budget) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return report(*record, request, budget);
    }

    Result<worlds::Solution> read_solution(std::string_view text, std::string_view solution) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        const Size size = record->start.size;
        const Result<std::vector<Move>> moves = parse_moves(solution, size);
        if (!moves) return std::unexpected(moves.error());
        worlds::Solution out;
        for (const Move& move : *moves) out.slides.push_back(write_move(move, size));
        return out;
    }

    Result<worlds::Verification> verify(std::string_view text, const worlds::Solution& solution) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::verify(last(*record), solution);
    }

    Result<worlds::Rating> rate(std::string_view text, Budget& /*budget*/) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::rate(last(*record));
    }

    std::vector<worlds::OptionSpec> generate_options() const override { return recipe_options(); }

    Text generate(const std::map<std::string, std::string>& options, std::uint64_t seed, Budget& budget,
                  std::vector<std::string>& /*warnings*/) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        const Result<Record> record = amazons::generate(*recipe, seed, budget);
        if (!record) return std::unexpected(record.error());
        return (*worlds::find_format(all_formats, recipe->format))->write(*record);
    }

    Result<render::Scene> scene(std::string_view text, const worlds::Solution* solution) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::scene(*record, solution);
    }

    Result<render::Animation> animation(std::string_view text, const worlds::Solution* solution) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::animation(*record, solution);
    }

    Result<void> draw(std::string_view text, const worlds::Solution* solution, const worlds::PictureRequest& request,
                      Budget& budget, const render::Sink& sink) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::draw(*record, solution, request, budget, sink);
    }

    worlds::Traces traces() const override { return worlds::Traces::nothing; }
    std::vector<std::string> traced_algorithms() const override { return {}; }

    Result<std::unique_ptr<worlds::Game>> play(std::string_view text, bool /*strict*/) const override {
        Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::play(std::move(*record));
    }

    const worlds::Editor* editor() const override { return &amazons::editor(); }

    const worlds::TwoPlayer* two_player() const override { return &amazons::two_player(); }

    std::vector<worlds::Format> formats() const override { return worlds::formats_of(all_formats); }

    Text convert(std::string_view text, std::string_view format) const override {
        const auto found = worlds::find_format(all_formats, format);
        if (!found) return std::unexpected(found.error());
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return (*found)->write(*record);
    }
};

}  // namespace

const worlds::World& entry() {
    static const Entry world;
    return world;
}

}  // namespace ariadne::amazons
