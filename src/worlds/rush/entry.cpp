#include "worlds/rush/entry.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "worlds/formats.h"
#include "worlds/rush/bound.h"
#include "worlds/rush/cards.h"
#include "worlds/rush/edit.h"
#include "worlds/rush/enumerate/survey.h"
#include "worlds/rush/generate.h"
#include "worlds/rush/play.h"
#include "worlds/rush/rate.h"
#include "worlds/rush/report.h"
#include "worlds/rush/scene.h"
#include "worlds/rush/slide_text.h"
#include "worlds/rush/solve.h"
#include "worlds/rush/text.h"
#include "worlds/rush/verify.h"

namespace ariadne::rush {

namespace {

Result<std::string> as_rows(const Card& card) {
    return write_rows(card);
}

Result<std::string> as_line(const Card& card) {
    if (card.board.size.rows != card.board.size.cols)
        return fail({tr("a board of {0} x {1} cells cannot be written on one line; only square boards can"),
                     card.board.size.rows, card.board.size.cols});
    return write_card(card);
}

constexpr auto all_formats = std::to_array<worlds::NamedFormat<Card>>(
    {{"txt", tr("the board, one line per row"), worlds::in_one_piece<Card, as_rows>},
     {"line", tr("the board on one line, for square boards"), worlds::in_one_piece<Card, as_line>,
      worlds::writable<Card, as_line>}});

class CarPark final : public worlds::Puzzle, public worlds::Counter, public worlds::Rater, public worlds::BoundTeller {
  public:
    explicit CarPark(Card card) : card_(std::move(card)) {}

    Size size() const override { return card_.board.size; }

    Result<worlds::Report> solve(const worlds::SolveRequest& request, Budget& budget) const override {
        return answer(question_from(request), budget);
    }
    Result<worlds::Report> count(const worlds::SolveRequest& request, std::uint64_t list,
                                 Budget& budget) const override {
        Result<Question> question = question_from(request);
        if (question) question->count = true;
        if (question) question->list = list;
        return answer(question, budget);
    }

    Result<worlds::Solution> read_solution(std::string_view text) const override {
        const Result<std::vector<Slide>> slides = parse_slides(card_.board, text);
        if (!slides) return std::unexpected(slides.error());
        return worlds::Solution{{}, {}, write_slides(card_.board, *slides)};
    }
    Result<worlds::Verification> verify(const worlds::Solution& solution) const override {
        return rush::verify(card_.board, solution);
    }

    Result<worlds::Rating> rate(Budget& budget) const override { return rush::rate(card_, budget); }

    Result<std::vector<worlds::BoundPart>> bound_parts(const worlds::SolveRequest& request,
                                                       std::span<const Cell> pieces) const override {
        const Result<Question> question = question_from(request);
        if (!question) return std::unexpected(question.error());
        return rush::bound_parts(card_.board, question->objective, lookahead_of(question->algorithm), pieces);
    }

    Result<render::Scene> scene(const worlds::Solution* solution) const override {
        if (solution == nullptr) return rush::scene(card_, nullptr);
        const Result<std::vector<Slide>> slides = parse_slides(card_.board, solution->slides);
        if (!slides) return std::unexpected(slides.error());
        return rush::scene(card_, &*slides);
    }
    Result<render::Animation> animation(const worlds::Solution* solution) const override {
        if (solution == nullptr) return render::Animation{rush::scene(card_, nullptr), {}};
        const Result<std::vector<Slide>> slides = parse_slides(card_.board, solution->slides);
        if (!slides) return std::unexpected(slides.error());
        return rush::animation(card_, *slides);
    }
    worlds::Pace pace() const override { return pace_of_slides; }

    Result<std::unique_ptr<worlds::Game>> play() const override { return std::make_unique<Parking>(card_.board); }

    Result<void> convert(std::string_view format, Budget& budget, const render::Sink& sink) const override {
        return worlds::convert(all_formats, format, card_, budget, sink);
    }
    bool converts_to(std::string_view format) const override { return worlds::converts_to(all_formats, format, card_); }

    const worlds::Counter* counter() const override { return this; }
    const worlds::Rater* rater() const override { return this; }
    const worlds::BoundTeller* bound_teller() const override { return this; }

  private:
    Result<worlds::Report> answer(const Result<Question>& question, Budget& budget) const {
        if (!question) return std::unexpected(question.error());
        return report(card_, *question, rush::solve(card_.board, *question, budget), budget);
    }

    Card card_;
};

class Entry final : public worlds::World, public worlds::Speller, public worlds::Sheet {
  public:
    Entry()
        : World({.name = "rush",
                 .summary = tr("Rush Hour: get the red car out of a full car park"),
                 .form = tr("rows like BB.C.. with A for the red car, or a whole board on one line"),
                 .objectives = {"moves", "steps"},
                 .algorithms = algorithm_names(),
                 .slides = true,
                 .traces = worlds::Traces::pieces,
                 .traced_algorithms = traced_algorithm_names(),
                 .formats = worlds::formats_of(all_formats),
                 .generate_options = recipe_options()}) {}

    bool recognises(std::string_view text) const override { return rush::recognises(text); }
    bool recognises_line(std::string_view line) const override { return rush::recognises_line(line); }
    std::vector<worlds::PuzzleText> split(std::string_view text) const override { return puzzles_in(text); }

    Result<std::unique_ptr<worlds::Puzzle>> read(std::string_view text, bool /*strict*/) const override {
        Result<Card> card = parse(text);
        if (!card) return std::unexpected(card.error());
        return std::make_unique<CarPark>(std::move(*card));
    }

    Result<std::string> generate(const worlds::Options& options, std::uint64_t seed, Budget& budget,
                                 std::vector<Message>& warnings) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        const Result<Card> card = rush::generate(*recipe, seed, budget, warnings);
        if (!card) return std::unexpected(card.error());
        return write_card(*card);
    }

    std::vector<worlds::OptionSpec> options() const override { return {{"red", tr("Letter of the red car"), "A", {}}}; }
    Result<std::string> respell(std::string text, const worlds::Options& options) const override {
        const auto red = options.find("red");
        return red == options.end() ? text : with_red(std::move(text), red->second);
    }

    Result<void> draw(const std::vector<worlds::PuzzleText>& puzzles, const worlds::PictureRequest& request,
                      Budget& budget, const render::Sink& sink) const override {
        return draw_cards(puzzles, request, budget, sink);
    }

    const worlds::Editor* editor() const override { return &rush::editor(); }
    const worlds::Speller* speller() const override { return this; }
    const worlds::Sheet* sheet() const override { return this; }
    const worlds::Surveyor* surveyor() const override { return &enumerate::surveyor(); }
};

}  // namespace

const worlds::World& entry() {
    static const Entry world;
    return world;
}

}  // namespace ariadne::rush
