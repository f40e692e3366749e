#include "worlds/amazons/entry.h"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "worlds/amazons/edit.h"
#include "worlds/amazons/generate.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/play.h"
#include "worlds/amazons/questions.h"
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

constexpr auto all_formats = std::to_array<worlds::NamedFormat<Record>>(
    {{"txt", tr("the last position: four lines of cells, or a FEN if it does not fit"),
      worlds::in_one_piece<Record, as_text>},
     {"fen", tr("the last position on one line"), worlds::in_one_piece<Record, as_fen>},
     {"board", tr("the last position as four lines of cells, 10x10 with four amazons per side"),
      worlds::in_one_piece<Record, as_board>, worlds::writable<Record, as_board>},
     {"game", tr("all moves, after a FEN unless the game starts from the standard position"),
      worlds::in_one_piece<Record, as_game>},
     {"drawing", tr("the last position as a text diagram"), worlds::in_one_piece<Record, as_drawing>}});

class GamePuzzle final : public worlds::Puzzle, public worlds::GameRecord, public worlds::Rater {
  public:
    explicit GamePuzzle(Record record, const PositionView& view = {})
        : record_(std::move(record)), last_(last(record_)), view_(view) {}

    Size size() const override { return last_.size; }
    std::vector<worlds::Fact> facts() const override { return amazons::facts(last_); }

    Result<worlds::Report> solve(const worlds::SolveRequest& request, Budget& budget) const override {
        return report(record_, request, budget);
    }

    Result<worlds::Solution> read_solution(std::string_view text) const override {
        const Result<std::vector<Move>> moves = parse_moves(text, last_.size);
        if (!moves) return std::unexpected(moves.error());
        worlds::Solution out;
        for (const Move& move : *moves) out.slides.push_back(write_move(move, last_.size));
        return out;
    }
    Result<worlds::Verification> verify(const worlds::Solution& solution) const override {
        return amazons::verify(last_, solution);
    }

    Result<worlds::Rating> rate(Budget& /*budget*/) const override { return amazons::rate(last_); }

    Result<render::Scene> scene(const worlds::Solution* solution) const override {
        return amazons::scene(record_, solution, view_);
    }
    Result<render::Animation> animation(const worlds::Solution* solution) const override {
        return amazons::animation(record_, solution, view_);
    }
    worlds::Pace pace() const override { return pace_of_turns; }
    Result<void> draw_position(const PositionView& view, const worlds::Solution* solution,
                               const worlds::PictureRequest& request, Budget& budget,
                               const render::Sink& sink) const override {
        return GamePuzzle(record_, view).draw(solution, request, budget, sink);
    }

    Result<std::vector<worlds::Ruling>> rule(std::string_view question) const override {
        std::vector<Question> asked;
        if (question.empty()) {
            asked = questions_of(last_);
        } else {
            const Result<Question> one = parse_question(question, last_.size);
            if (!one) return std::unexpected(one.error());
            asked.push_back(*one);
        }
        std::vector<worlds::Ruling> out;
        for (const Question& each : asked) {
            const Ruling found = amazons::rule(last_, each);
            out.push_back({write_question(each, last_.size), found.why_not.empty(), found.why_not,
                           write_cells(found.cells, last_.size)});
        }
        return out;
    }

    Result<std::unique_ptr<worlds::Game>> play() const override { return amazons::play(record_); }

    Result<void> convert(std::string_view format, Budget& budget, const render::Sink& sink) const override {
        return worlds::convert(all_formats, format, record_, budget, sink);
    }
    bool converts_to(std::string_view format) const override {
        return worlds::converts_to(all_formats, format, record_);
    }

    const worlds::GameRecord* game_record() const override { return this; }
    const worlds::Rater* rater() const override { return this; }

  private:
    Record record_;
    Position last_;
    PositionView view_;  // what its pictures show
};

class Entry final : public worlds::World {
  public:
    Entry()
        : World({.name = "amazons",
                 .summary = tr("Amazons: two sides move queens and shoot arrows until one cannot move"),
                 .form = tr("four lines of cells like a4,d1,g1,j4, a FEN, or moves like d1-d7/g7"),
                 .objectives = {"win"},
                 .algorithms = algorithm_names(),
                 .slides = true,
                 .formats = worlds::formats_of(all_formats),
                 .generate_options = recipe_options()}) {}

    bool recognises(std::string_view text) const override { return amazons::recognises(text); }
    bool recognises_line(std::string_view line) const override { return amazons::recognises_line(line); }
    std::vector<worlds::PuzzleText> split(std::string_view text) const override { return puzzles_in(text); }

    Result<std::unique_ptr<worlds::Puzzle>> read(std::string_view text, bool /*strict*/) const override {
        Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return std::make_unique<GamePuzzle>(std::move(*record));
    }

    Text generate(const worlds::Options& options, std::uint64_t seed, Budget& budget,
                  std::vector<Message>& /*warnings*/) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        const Result<Record> record = amazons::generate(*recipe, seed, budget);
        if (!record) return std::unexpected(record.error());
        Budget unlimited;
        return render::collected([&](const render::Sink& sink) {
            return worlds::convert(all_formats, recipe->format, *record, unlimited, sink);
        });
    }

    const worlds::Editor* editor() const override { return &amazons::editor(); }
    const worlds::TwoPlayer* two_player() const override { return &amazons::two_player(); }
};

}  // namespace

const worlds::World& entry() {
    static const Entry world;
    return world;
}

}  // namespace ariadne::amazons
