#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/testing/clock.h"
#include "catalog/catalog.h"
#include "catalog/solve.h"
#include "catalog/translate.h"
#include "server/heap.h"

// What is asked of a board takes no more memory than its budget allows, and nothing in proportion to the board once the
// budget has ended. The heap is counted beside the budget: what a solver allocates without a word is seen.

namespace ariadne {
namespace {

using worlds::Puzzle;
using worlds::World;

constexpr std::size_t side = 384;
constexpr std::size_t area = side * side;
// What does not grow with the board: reports, words, pieces of text on their way out, tables of fixed size.
constexpr std::size_t fixed_bytes = 192 << 10;
constexpr std::size_t fixed_bytes_of_games = 384 << 10;

struct Outcome {
    bool stopped = false;  // as its answer says
    bool bad = false;      // a report that does not hold
};

struct Operation {
    std::string name;
    std::function<Outcome(Budget&)> run;
    std::size_t handed_over = 0;  // bytes a cell of a text that is the answer
    std::size_t read = 0;         // bytes a cell of a text that is read before
};

Outcome outcome_of(const Result<worlds::Report>& report) {
    if (!report) return {true, false};
    return {!report->stopped.empty() && report->verdict == Verdict::unknown, !report->bug.empty()};
}

template <class T>
Outcome outcome_of(const Result<T>& made) {
    return {!made, false};
}

// A large board of a world, and what can be asked of it.
class Board {
  public:
    explicit Board(std::string_view world) : world_(**catalog::find_world(world)) {
        Budget budget;
        std::vector<Message> warnings;
        worlds::Options options = sized({});
        if (world == "labyrinth") options["braid"] = "0.5";
        if (world == "maze" || world == "pacman") options["tightness"] = "0";
        text_ = world_.generate(options, 1, budget, warnings).value();
        puzzle_ = world_.read(text_).value();
    }

    // The worlds whose boards are small all the same search games or positions in tables.
    bool large() const { return puzzle_->size().area() == area; }
    std::size_t fixed() const { return large() ? fixed_bytes : fixed_bytes_of_games; }

    std::vector<Operation> operations() const {
        std::vector<Operation> out;
        add_searches(out);
        add_pictures(out);
        add_texts(out);
        add_makers(out);
        return out;
    }

  private:
    // Rush Hour and Amazons keep to the boards they have.
    worlds::Options sized(worlds::Options options) const {
        if (world_.name() == "rush" || world_.name() == "amazons") return options;
        options["rows"] = options["cols"] = std::to_string(side);
        return options;
    }

    void add_searches(std::vector<Operation>& out) const {
        for (const std::string& algorithm : world_.about().algorithms)
            for (const std::string& objective : world_.about().objectives)
                for (const bool any : {false, true}) {
                    const worlds::SolveRequest request{.objective = objective, .algorithm = algorithm, .any = any};
                    out.push_back(
                        {"solve " + algorithm + " " + objective + (any ? " any" : ""),
                         [this, request](Budget& b) { return outcome_of(catalog::solve(*puzzle_, request, b)); }});
                    if (any || puzzle_->counter() == nullptr) continue;
                    out.push_back({"count " + algorithm + " " + objective, [this, request](Budget& b) {
                                       return outcome_of(catalog::count(*puzzle_, request, 2, b));
                                   }});
                }
        if (puzzle_->saver() != nullptr) {
            using Ask = Result<worlds::Report> (*)(const Puzzle&, const worlds::SolveRequest&, Budget&);
            for (const auto& [name, ask] : std::initializer_list<std::pair<const char*, Ask>>{
                     {"least", catalog::least}, {"trade_off", catalog::trade_off}, {"fewest", catalog::fewest_steps}})
                out.push_back({name, [this, ask](Budget& b) { return outcome_of(ask(*puzzle_, {}, b)); }});
        }
        if (puzzle_->rater() != nullptr)
            out.push_back({"rate", [this](Budget& b) { return outcome_of(puzzle_->rater()->rate(b)); }});
        if (puzzle_->scenario_runner() != nullptr) {
            const std::string size = std::to_string(side) + "\t" + std::to_string(side);
            const std::string far = "version 1\n0\tmap\t" + size + "\t0\t0\t" + std::to_string(side - 1) + "\t" +
                                    std::to_string(side - 1) + "\t1\n";
            out.push_back(
                {"scenarios", [this, far](Budget& b) { return outcome_of(puzzle_->scenario_runner()->run(far, b)); }});
        }
    }

    static worlds::PictureRequest picture(const std::string& format) {
        worlds::PictureRequest out;
        out.format = format;
        return out;
    }

    void add_picture(std::vector<Operation>& out, const std::string& format, const std::string& search = "") const {
        worlds::PictureRequest request = picture(format);
        request.search = search;
        out.push_back({"draw " + request.format + " " + request.search, [this, request](Budget& b) {
                           return outcome_of(catalog::draw(world_, *puzzle_, nullptr, {}, request, b, nowhere));
                       }});
    }

    void add_pictures(std::vector<Operation>& out) const {
        for (const char* const format : {"svg", "png", "pdf", "gif", "txt"}) add_picture(out, format);
        if (!world_.about().draws_searches) return;
        add_picture(out, "svg", "bfs");
    }

    void add_texts(std::vector<Operation>& out) const {
        for (const worlds::Format& format : world_.about().formats)
            if (puzzle_->converts_to(format.name))
                out.push_back({"convert " + format.name, [this, name = format.name](Budget& b) {
                                   return outcome_of(puzzle_->convert(name, b, nowhere));
                               }});
        for (const std::string& to : catalog::translations_of(world_))
            out.push_back({"translate to " + to,
                           [this, to](Budget& b) {
                               return outcome_of(catalog::translate(world_, text_, **catalog::find_world(to),
                                                                    {.approximate = true}, b));
                           },
                           4, 3});
    }

    void add_makers(std::vector<Operation>& out) const {
        std::vector<worlds::Options> all = {{}};
        for (const worlds::OptionSpec& spec : world_.about().generate_options)
            for (const std::string& choice : spec.choices)
                if (spec.name != "level" && spec.name != "format") all.push_back({{spec.name, choice}});
        for (const worlds::Options& options : all) {
            std::string name = "generate";
            for (const auto& [option, value] : options) name += " " + option + "=" + value;
            out.push_back({name,
                           [this, options = sized(options)](Budget& b) {
                               std::vector<Message> warnings;
                               return outcome_of(world_.generate(options, 1, b, warnings));
                           },
                           5});
        }
        if (world_.making() != nullptr)
            out.push_back({"draw a new one", [this](Budget& b) {
                               std::vector<Message> warnings;
                               worlds::PictureRequest request = picture("png");
                               request.solution = true;
                               return outcome_of(world_.making()->draw(sized({}), 1, request, b, nowhere, warnings));
                           }});
    }

    static bool nowhere(std::string_view /*text*/) { return true; }

    const World& world_;
    std::string text_;
    std::unique_ptr<Puzzle> puzzle_;
};

class EveryWorld : public testing::TestWithParam<const char*> {};

struct Measured {
    Outcome outcome;
    std::size_t heap = 0;
};

Measured measure(const Operation& operation, Budget& budget) {
    Measured out;
    const server::HeapAccount account(std::size_t{4} << 30U, out.heap);
    out.outcome = operation.run(budget);
    return out;
}

TEST_P(EveryWorld, TakesNoMoreMemoryThanItsBudgetAllows) {
    const Board board(GetParam());
    for (const Operation& operation : board.operations()) {
        for (const std::size_t bytes_a_cell : {1U, 12U}) {
            Budget budget(Limits{.nodes = board.large() ? 2 * area : 10'000, .bytes = area * bytes_a_cell});
            const Measured measured = measure(operation, budget);
            EXPECT_LE(measured.heap, area * (bytes_a_cell + operation.handed_over) + board.fixed())
                << operation.name << " within " << bytes_a_cell << " bytes a cell";
            EXPECT_LE(budget.peak_bytes(), area * bytes_a_cell) << operation.name;
            EXPECT_FALSE(measured.outcome.bad) << operation.name;
        }
    }
}

TEST_P(EveryWorld, TakesNothingOnceItsBudgetHasEnded) {
    const Board board(GetParam());
    const CancelFlag cancel = true;
    for (const Operation& operation : board.operations()) {
        Budget cancelled({}, &cancel);
        Budget late({.seconds = 0.5}, nullptr, {}, a_second_a_look);
        for (Budget* const budget : {&cancelled, &late}) {
            const Measured measured = measure(operation, *budget);
            EXPECT_LE(measured.heap, area * operation.read + board.fixed()) << operation.name;
            EXPECT_FALSE(measured.outcome.bad) << operation.name;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Limits, EveryWorld, testing::Values("labyrinth", "maze", "pacman", "rush", "amazons"),
                         [](const auto& parameter) { return std::string(parameter.param); });

}  // namespace
}  // namespace ariadne
