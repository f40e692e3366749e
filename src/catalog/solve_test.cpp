#include "catalog/solve.h"

#include <functional>
#include <memory>

#include <gtest/gtest.h>

#include "catalog/catalog.h"

namespace ariadne::catalog {
namespace {

using worlds::Puzzle;
using worlds::Report;
using worlds::Solution;
using worlds::SolveRequest;

using Lie = std::function<void(Report& report)>;

// A puzzle that is what it is, but answers with a change. Its verifier is honest, as every world's is.
class Liar final : public Puzzle, public worlds::Counter, public worlds::Saver {
  public:
    Liar(std::string_view text, Lie lie) : honest_((*recognise(text))->read(text).value()), lie_(std::move(lie)) {}

    Size size() const override { return honest_->size(); }
    std::vector<Message> warnings() const override { return honest_->warnings(); }
    Result<Report> solve(const SolveRequest& request, Budget& budget) const override {
        return changed(honest_->solve(request, budget));
    }
    Result<Report> count(const SolveRequest& request, std::uint64_t list, Budget& budget) const override {
        return changed(honest_->counter()->count(request, list, budget));
    }
    Result<Report> least(const SolveRequest& request, Budget& budget) const override {
        return changed(honest_->saver()->least(request, budget));
    }
    Result<Report> trade_off(const SolveRequest& request, Budget& budget) const override {
        return changed(honest_->saver()->trade_off(request, budget));
    }
    Result<Report> fewest_steps(const SolveRequest& request, Budget& budget) const override {
        return changed(honest_->saver()->fewest_steps(request, budget));
    }
    worlds::Verification replay(const Solution& solution) const override { return honest_->saver()->replay(solution); }
    Result<Solution> read_solution(std::string_view text) const override { return honest_->read_solution(text); }
    Result<worlds::Verification> verify(const Solution& solution) const override { return honest_->verify(solution); }
    Result<render::Scene> scene(const Solution* solution) const override { return honest_->scene(solution); }
    Result<std::unique_ptr<worlds::Game>> play() const override { return honest_->play(); }
    Result<void> convert(std::string_view format, Budget& budget, const render::Sink& sink) const override {
        return honest_->convert(format, budget, sink);
    }
    bool converts_to(std::string_view format) const override { return honest_->converts_to(format); }
    const Counter* counter() const override { return honest_->counter() == nullptr ? nullptr : this; }
    const Saver* saver() const override { return honest_->saver() == nullptr ? nullptr : this; }

  private:
    Result<Report> changed(Result<Report> report) const {
        if (report) lie_(*report);
        return report;
    }

    std::unique_ptr<Puzzle> honest_;
    Lie lie_;
};

// A world of such puzzles.
class LyingWorld final : public worlds::World {
  public:
    explicit LyingWorld(Lie lie)
        : World({.name = "lies", .summary = tr("lies"), .form = tr("any")}), lie_(std::move(lie)) {}
    bool recognises(std::string_view) const override { return true; }
    Result<std::unique_ptr<Puzzle>> read(std::string_view text, bool) const override {
        return std::make_unique<Liar>(text, lie_);
    }
    Result<std::string> generate(const worlds::Options&, std::uint64_t, Budget&, std::vector<Message>&) const override {
        return fail(tr("nothing"));
    }

  private:
    Lie lie_;
};

constexpr std::string_view runner = "N=2, M=3, P=10\nS10\n##E\n";
constexpr std::string_view weighed =
    "LABYRINTH 2 3\nentrance 0 0\nexit 0 2\n _ _ _\n|  _  |\n|_ _ _|\nweights\n9/1 9/- -/1\n1/- 1/- -/-\n";
constexpr std::string_view park = ".....B.....BAA...B..................";
constexpr std::string_view game = "Q2*1q w";

using Ask = std::function<Result<Report>(const Puzzle& puzzle, Budget& budget)>;

Ask plainly() {
    return [](const Puzzle& puzzle, Budget& budget) { return solve(puzzle, {}, budget); };
}
Ask for_all() {
    return [](const Puzzle& puzzle, Budget& budget) { return count(puzzle, {}, 5, budget); };
}
Ask for_the_least() {
    return [](const Puzzle& puzzle, Budget& budget) { return least(puzzle, {}, budget); };
}
Ask for_the_trade_off() {
    return [](const Puzzle& puzzle, Budget& budget) { return trade_off(puzzle, {}, budget); };
}

// The truth gets through, and of the lie nothing but that there is a bug.
void expect_caught(std::string_view text, const Ask& ask, const Lie& lie) {
    Budget budget(Limits{.nodes = 3'000, .seconds = 60});
    const Result<Report> truth = ask(Liar(text, [](Report&) {}), budget);
    ASSERT_TRUE(truth) << truth.error().message;
    EXPECT_EQ(truth->bug, "");
    EXPECT_TRUE(truth->optimal || truth->feasible);
    const Result<Report> caught = ask(Liar(text, lie), budget);
    ASSERT_TRUE(caught) << caught.error().message;
    EXPECT_NE(caught->bug, "");
    EXPECT_EQ(caught->verdict, Verdict::unknown);
    EXPECT_FALSE(caught->proven);
    EXPECT_FALSE(caught->optimal);
    EXPECT_FALSE(caught->feasible);
    EXPECT_TRUE(caught->listed.empty());
    EXPECT_TRUE(caught->tables.empty());
    EXPECT_FALSE(caught->bound);
}

// Whichever is there.
void on_each(Report& report, const std::function<void(Solution& solution)>& change) {
    if (report.optimal) change(*report.optimal);
    if (report.feasible) change(*report.feasible);
}

TEST(Gate, CatchesARouteThatDoesNotHold) {
    expect_caught(runner, plainly(),
                  [](Report& report) { on_each(report, [](Solution& solution) { solution.route[1] = {0, 0}; }); });
    expect_caught(runner, plainly(),
                  [](Report& report) { on_each(report, [](Solution& solution) { solution.route.pop_back(); }); });
    expect_caught(runner, plainly(), [](Report& report) {
        report.feasible = report.optimal;
        report.feasible->route.pop_back();
    });
    expect_caught(weighed, plainly(),
                  [](Report& report) { on_each(report, [](Solution& solution) { solution.route.back() = {0, 9}; }); });
    expect_caught(park, plainly(),
                  [](Report& report) { on_each(report, [](Solution& solution) { solution.slides[0] = "A+4"; }); });
    expect_caught(park, plainly(),
                  [](Report& report) { on_each(report, [](Solution& solution) { solution.slides[0] = "?"; }); });
    expect_caught(game, plainly(),
                  [](Report& report) { on_each(report, [](Solution& solution) { solution.slides[0] = "a1-f1/e1"; }); });
}

// An attempt gets through as it is, and nothing of it once it says something else.
TEST(Gate, CatchesAnAttemptThatDoesNotEndAsItSays) {
    const std::string_view deadly = "N=1, M=5, P=10\nS999E\n";
    const std::string_view walled = "N=1, M=5, P=10\nS00#E\n";
    const Ask plain_way = [](const Puzzle& puzzle, Budget& budget) {
        return solve(puzzle, {.algorithm = "bfs"}, budget);
    };
    const auto told = [](std::string_view text, const Ask& ask, const Lie& lie) {
        Budget budget;
        return ask(Liar(text, lie), budget).value();
    };
    const std::vector<Lie> lies = {
        [](Report& report) { ++report.attempt->left; },
        [](Report& report) { ++report.attempt->solution.figures[0].second; },
        [](Report& report) { report.attempt->solution.route.pop_back(); },
        [](Report& report) { report.attempt->solution.route[1] = {4, 0}; },
        [](Report& report) { report.attempt->solution.route.clear(); },
        [](Report& report) { report.attempt->death = report.attempt->death ? std::nullopt : std::optional(1); },
        [](Report& report) { report.attempt->away = report.attempt->away ? std::nullopt : std::optional(1); },
        [](Report& report) { report.optimal = report.attempt->solution; }};
    for (const auto& [text, ask] : {std::pair(deadly, plainly()), {walled, plainly()}, {deadly, plain_way}}) {
        const Report truth = told(text, ask, [](Report&) {});
        EXPECT_EQ(truth.bug, "");
        ASSERT_TRUE(truth.attempt);
        EXPECT_FALSE(truth.attempt->solution.along.empty());
        for (const Lie& lie : lies) {
            const Report caught = told(text, ask, lie);
            EXPECT_NE(caught.bug, "");
            EXPECT_FALSE(caught.attempt);
        }
    }
}

TEST(Gate, CatchesFiguresThatAreNotThoseOfTheReplay) {
    for (const std::string_view text : {runner, weighed, park, game})
        expect_caught(text, plainly(), [](Report& report) {
            on_each(report, [](Solution& solution) { solution.figures[0].second += 1; });
        });
    expect_caught(runner, plainly(),
                  [](Report& report) { on_each(report, [](Solution& solution) { solution.figures[1].second = 11; }); });
    // A proof that its own line refutes.
    expect_caught(game, plainly(),
                  [](Report& report) { on_each(report, [](Solution& solution) { solution.figures[1].second = 0; }); });
}

TEST(Gate, CatchesBoundsAndProofsThatContradictTheSolution) {
    for (const std::string_view text : {runner, weighed, park}) {
        expect_caught(text, plainly(), [](Report& report) { *report.bound -= 1; });
        expect_caught(text, plainly(), [](Report& report) {
            report.proven = false;
            *report.bound += 1;
        });
        expect_caught(text, plainly(), [](Report& report) { report.verdict = Verdict::impossible; });
    }
    expect_caught(runner, plainly(), [](Report& report) { report.optimal.reset(); });
}

TEST(Gate, CatchesABoundThatSomeSolutionBeats) {
    const Ask for_any = [](const Puzzle& puzzle, Budget& budget) { return solve(puzzle, {.any = true}, budget); };
    for (const std::string_view text : {runner, weighed, park})
        expect_caught(text, for_any, [](Report& report) { report.bound = 1'000; });
}

TEST(Gate, BelievesAWorldThatFindsABugItself) {
    expect_caught(park, plainly(), [](Report& report) { report.bug = "two searches disagree"; });
}

TEST(Gate, RefusesWarningsOfAnAnswerOnlyWhenThatIsVerified) {
    Budget budget;
    const Lie warn = [](Report& report) { report.warnings.emplace_back(tr("not what the card says")); };
    EXPECT_EQ(solve(Liar(park, warn), {.strict = true}, budget).error().message, "not what the card says");
    EXPECT_TRUE(solve(Liar(park, warn), {}, budget));
    const Liar wrong(park, [&](Report& report) {
        warn(report);
        on_each(report, [](Solution& solution) { solution.slides.pop_back(); });
    });
    EXPECT_NE(solve(wrong, {.strict = true}, budget)->bug, "");
}

TEST(Gate, CatchesWhatIsListedAndNotOptimal) {
    for (const std::string_view text : {runner, weighed, park}) {
        expect_caught(text, for_all(), [](Report& report) {
            if (!report.listed[0].route.empty()) report.listed[0].route.pop_back();
            if (!report.listed[0].slides.empty()) report.listed[0].slides.pop_back();
        });
    }
    expect_caught(runner, for_all(), [](Report& report) {
        report.listed[0].route = {{0, 1}, {1, 1}, {0, 1}, {1, 1}, {2, 1}, {2, 0}};
        report.listed[0].figures = {{"steps", 5}};
    });
}

TEST(Gate, ReplaysTheLeastStartWithThatStart) {
    expect_caught(runner, for_the_least(), [](Report& report) {
        report.least = worlds::Least{1, 1};
        report.bound = 1;
        report.optimal->figures = {{"start", 1}, {"steps", 3}, {"life", 0}};
    });
    expect_caught(runner, for_the_least(), [](Report& report) { report.least->low = 5; });
    expect_caught(runner, for_the_least(), [](Report& report) { report.optimal->figures[0].second = 9; });
    expect_caught(park, plainly(), [](Report& report) { report.least = worlds::Least{1, 1}; });
    Budget budget;
    const Result<Report> more = least(Liar("N=2, M=3, P=1\nS10\n##E\n", [](Report&) {}), {}, budget);
    ASSERT_TRUE(more);
    EXPECT_EQ(more->bug, "") << "the map itself gives too little";
    EXPECT_EQ(more->least, (worlds::Least{2, 2}));
}

TEST(Gate, HoldsTheRowsOfATradeOffAgainstTheirRoutes) {
    expect_caught(runner, for_the_trade_off(), [](Report& report) { report.tables[0].rows[0][1] -= 1; });
    expect_caught(runner, for_the_trade_off(), [](Report& report) { report.tables[0].rows[0][2] = 0; });
    expect_caught(runner, for_the_trade_off(), [](Report& report) { report.tables[0].rows.clear(); });
    expect_caught(runner, for_the_trade_off(), [](Report& report) { report.listed[0].route.pop_back(); });
}

TEST(Gate, TellsTheWarningsOfThePuzzleFirst) {
    Budget budget;
    const Liar puzzle(runner, [](Report& report) { report.warnings.emplace_back(tr("and this")); });
    const Report report = solve(puzzle, {}, budget).value();
    ASSERT_EQ(report.warnings.size(), puzzle.warnings().size() + 1);
    EXPECT_EQ(report.warnings.front(), puzzle.warnings().front());
    EXPECT_EQ(report.warnings.back(), "and this");
    EXPECT_FALSE(report.optimal->along.empty()) << "what the replay found on the way";
}

TEST(DrawSheet, PrintsNoAnswerThatIsNotProven) {
    Budget budget;
    worlds::PictureRequest request;
    request.format = "pdf";
    const auto printed = [&](const Lie& lie) {
        return draw_sheet(LyingWorld(lie), {{std::string(runner), 1, ""}}, request, budget,
                          [](std::string_view) { return true; });
    };
    EXPECT_TRUE(printed([](Report&) {}));
    const Result<void> open = printed([](Report& report) { report.proven = false; });
    ASSERT_FALSE(open);
    EXPECT_EQ(open.error().message, "stopped before all puzzles were solved");
}

TEST(Solve, RefusesQuestionsThatAPuzzleDoesNotKnow) {
    Budget budget;
    const auto read = [](std::string_view text) { return (*recognise(text))->read(text).value(); };
    EXPECT_EQ(count(*read(game), {}, 0, budget).error().message,
              "a game has no solutions to count; --count and --all are for puzzles");
    for (const std::string_view text : {weighed, park, game}) {
        EXPECT_EQ(least(*read(text), {}, budget).error().message,
                  "--min-life and --min-energy are for worlds with life or energy");
        EXPECT_EQ(trade_off(*read(text), {}, budget).error().message, "--trade-off is for worlds with life or energy");
        EXPECT_TRUE(fewest_steps(*read(text), {.any = true}, budget)) << "as solve does";
    }
}

}  // namespace
}  // namespace ariadne::catalog
