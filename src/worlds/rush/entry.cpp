#include "worlds/rush/entry.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "worlds/formats.h"
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

namespace ariadne::rush {

namespace {

Result<std::string> as_rows(const Card& card) {
    return (card.title.empty() ? std::string() : fmt::format("# {}\n", card.title)) + write(card.board);
}

Result<std::string> as_line(const Card& card) {
    if (card.board.size.rows != card.board.size.cols)
        return fail(fmt::format("found {} x {} cells, expected a square for a board on one line", card.board.size.rows,
                                card.board.size.cols));
    return write_card(card);
}

constexpr auto all_formats = std::to_array<worlds::NamedFormat<Card, Result<std::string>>>(
    {{"txt", "the board, a line a row", as_rows}, {"line", "the board on one line, for squares", as_line}});

class Entry final : public worlds::World {
  public:
    std::string_view name() const override { return "rush"; }
    std::string_view summary() const override { return "Rush Hour: a red car that wants to leave a full car park"; }
    std::string_view form() const override {
        return "rows like BB.C.. with A for the red car, or a whole board on one line";
    }
    std::vector<std::string> objectives() const override { return {"moves", "steps"}; }
    std::vector<std::string> algorithms() const override { return algorithm_names(); }
    worlds::Traces traces() const override { return worlds::Traces::pieces; }
    std::vector<std::string> traced_algorithms() const override { return traced_algorithm_names(); }
    bool recognises(std::string_view text) const override { return rush::recognises(text); }
    bool recognises_line(std::string_view line) const override { return rush::recognises_line(line); }
    std::vector<worlds::Instance> instances(std::string_view text) const override { return rush::instances(text); }

    std::vector<worlds::OptionSpec> reading_options() const override {
        return {{"red", "The letter of the red car, where it is not A", "A", {}}};
    }
    Result<std::string> prepare(std::string text, const std::map<std::string, std::string>& options) const override {
        const auto red = options.find("red");
        return red == options.end() ? text : with_red(std::move(text), red->second);
    }

    Result<std::vector<std::string>> check(std::string_view text, bool /*strict*/) const override {
        if (const Result<Card> card = parse(text); !card) return std::unexpected(card.error());
        return std::vector<std::string>{};
    }

    Result<worlds::Report> solve(std::string_view text, const worlds::SolveRequest& request,
                                 Budget& budget) const override {
        const Result<Card> card = parse(text);
        if (!card) return std::unexpected(card.error());
        const Result<Question> question = question_from(request);
        if (!question) return std::unexpected(question.error());
        const Answer answer = rush::solve(card->board, *question, budget);
        worlds::Report out = report(*card, *question, request.any, answer, budget);
        if (request.strict && !out.warnings.empty()) return fail(out.warnings.front());
        return out;
    }

    Result<worlds::Solution> read_solution(std::string_view text, std::string_view solution) const override {
        const Result<Card> card = parse(text);
        if (!card) return std::unexpected(card.error());
        const Result<std::vector<Slide>> slides = parse_slides(card->board, solution);
        if (!slides) return std::unexpected(slides.error());
        return worlds::Solution{{}, {}, write_slides(card->board, *slides)};
    }

    Result<worlds::Verification> verify(std::string_view text, const worlds::Solution& solution) const override {
        const Result<Card> card = parse(text);
        if (!card) return std::unexpected(card.error());
        return rush::verify(card->board, solution);
    }

    Result<worlds::Rating> rate(std::string_view text, Budget& budget) const override {
        const Result<Card> card = parse(text);
        if (!card) return std::unexpected(card.error());
        return rush::rate(*card, budget);
    }

    std::vector<worlds::OptionSpec> generate_options() const override { return recipe_options(); }

    Result<std::string> generate(const std::map<std::string, std::string>& options, std::uint64_t seed, Budget& budget,
                                 std::vector<std::string>& /*warnings*/) const override {
        const Result<Recipe> recipe = recipe_from(options);
        if (!recipe) return std::unexpected(recipe.error());
        const Result<Card> card = rush::generate(*recipe, seed, budget);
        if (!card) return std::unexpected(card.error());
        return write_card(*card);
    }

    Result<render::Scene> scene(std::string_view text, const worlds::Solution* solution) const override {
        const Result<Card> card = parse(text);
        if (!card) return std::unexpected(card.error());
        if (solution == nullptr) return rush::scene(*card, nullptr);
        const Result<std::vector<Slide>> slides = to_slides(card->board, *solution);
        if (!slides) return std::unexpected(slides.error());
        return rush::scene(*card, &*slides);
    }

    Result<std::unique_ptr<worlds::Game>> play(std::string_view text, bool /*strict*/) const override {
        Result<Card> card = parse(text);
        if (!card) return std::unexpected(card.error());
        return std::make_unique<Parking>(std::move(card->board));
    }

    Result<render::Animation> animation(std::string_view text, const worlds::Solution* solution) const override {
        const Result<Card> card = parse(text);
        if (!card) return std::unexpected(card.error());
        if (solution == nullptr) return render::Animation{rush::scene(*card, nullptr), {}};
        const Result<std::vector<Slide>> slides = to_slides(card->board, *solution);
        if (!slides) return std::unexpected(slides.error());
        return rush::animation(*card, *slides);
    }

    Result<void> draw(std::string_view text, const worlds::Solution* solution, const worlds::PictureRequest& request,
                      Budget& budget, const render::Sink& sink) const override {
        if (request.format != "gif" || !request.search.empty() || request.graph)
            return World::draw(text, solution, request, budget, sink);
        Result<render::Animation> motion = animation(text, solution);
        if (!motion) return std::unexpected(motion.error());
        if (!request.caption.empty()) motion->scene.captions.push_back(request.caption);
        return worlds::write_motion(std::move(*motion), request, pace_of_slides, budget, sink);
    }

    Result<void> draw_sheet(const std::vector<worlds::Instance>& puzzles, const worlds::PictureRequest& request,
                            Budget& budget, const render::Sink& sink) const override {
        return draw_cards(puzzles, request, budget, sink);
    }

    std::vector<worlds::OptionSpec> survey_options() const override { return enumerate::survey_options(); }
    Result<std::unique_ptr<worlds::Survey>> survey(const std::map<std::string, std::string>& options) const override {
        return enumerate::survey(options);
    }

    const worlds::Editor* editor() const override { return &rush::editor(); }

    std::vector<worlds::Format> formats() const override { return worlds::formats_of(all_formats); }

    Result<std::string> convert(std::string_view text, std::string_view format) const override {
        const auto found = worlds::find_format(all_formats, format);
        if (!found) return std::unexpected(found.error());
        const Result<Card> card = parse(text);
        if (!card) return std::unexpected(card.error());
        return (*found)->write(*card);
    }
};

}  // namespace

const worlds::World& entry() {
    static const Entry world;
    return world;
}

}  // namespace ariadne::rush
