#include "cli/bench.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/solve.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/puzzles.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

struct BenchArguments {
    LimitArguments limits;
    std::vector<std::string> files;
    bool portfolio = false;
    std::string objective;
    std::optional<double> most_seconds;  // 60, or 2 for the set made here
    std::string reference;
    std::optional<double> reference_seconds;  // as above, or the time limit where that is less
    double reference_megabytes = 4096;
};

// A puzzle to be measured.
struct BenchCase {
    std::string name;
    std::string file;  // empty: made here
    std::string text;
    const worlds::World* world = nullptr;
};

struct Recipe {
    std::string_view world;
    std::string_view name;
    std::uint64_t seed;
    std::map<std::string, std::string> options;
};

// Each is solved for the fewest steps in a second or less.
std::vector<Recipe> built_in() {
    std::vector<Recipe> out;
    const auto maze = [&](std::string_view name, std::uint64_t seed, const std::string& side,
                          const std::string& treasures, std::map<std::string, std::string> more) {
        more.insert({{"rows", side}, {"cols", side}, {"treasures", treasures}});
        out.push_back({"maze", name, seed, std::move(more)});
    };
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        maze("open", seed, "100", "25", {{"tightness", "80"}});
        maze("tight", seed, "60", "30", {{"tightness", "100"}, {"digits", "mid"}});
        maze("corridors", seed, "81", "20", {{"style", "corridors"}, {"tightness", "90"}});
        maze("caves", seed, "80", "20", {{"style", "caves"}, {"tightness", "90"}});
        maze("vault", seed, "25", "25", {{"style", "vault"}, {"ring", "3"}, {"tightness", "80"}});
        maze("no-life", seed, "50", "12", {{"wish", "impossible-life"}});
        maze("no-way", seed, "300", "12", {{"wish", "impossible-walls"}});
    }
    const auto pacman = [&](std::string_view name, std::uint64_t seed, std::map<std::string, std::string> options) {
        out.push_back({"pacman", name, seed, std::move(options)});
    };
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        pacman("pacman-open", seed, {{"tightness", "90"}});
        pacman("pacman-corridors", seed,
               {{"rows", "19"}, {"cols", "19"}, {"style", "corridors"}, {"food", "10"}, {"tightness", "100"}});
        pacman("pacman-vault", seed, {{"style", "vault"}, {"food", "25"}, {"tightness", "80"}});
        pacman("pacman-no-energy", seed, {{"wish", "impossible-energy"}});
    }
    return out;
}

// Made here from fixed seeds, so that everybody measures the same.
Result<std::vector<BenchCase>> made_cases() {
    std::vector<BenchCase> cases;
    for (const Recipe& recipe : built_in()) {
        const Result<const worlds::World*> world = catalog::find_world(std::string(recipe.world));
        if (!world) return std::unexpected(world.error());
        Budget budget;
        std::vector<Message> warnings;
        Result<std::string> text = (*world)->generate(recipe.options, recipe.seed, budget, warnings);
        if (!text) return std::unexpected(text.error());
        cases.push_back({fmt::format("{}-{}", recipe.name, recipe.seed), "", std::move(*text), *world});
    }
    return cases;
}

// Files and folders, not read yet.
Result<std::vector<BenchCase>> read_cases(const std::vector<std::string>& arguments) {
    const Result<std::vector<std::string>> files = files_of(arguments);
    if (!files) return std::unexpected(files.error());
    std::vector<BenchCase> cases;
    for (const std::string& file : *files) cases.push_back({file, file, {}, nullptr});
    return cases;
}

// What the walker spends, the second objective of its world; empty in worlds where nothing is spent.
std::string resource_of(const worlds::World& world) {
    const std::vector<std::string>& objectives = world.about().objectives;
    return objectives.size() > 1 && worlds::wants_most(objectives[1]) ? objectives[1] : std::string();
}

// What the rows of one aim add up to.
struct BenchTally {
    Signature signature;
    std::size_t measured = 0;
    std::size_t passed_over = 0;  // nothing is left of anything
    std::size_t wrong = 0;
    std::size_t unproven = 0;
    std::size_t bad = 0;
    double seconds = 0;
    double seconds_with_most = 0;
};

class Bench {
  public:
    Bench(const BenchArguments& arguments, Console& console) : arguments_(arguments), console_(console) {}

    int run() {
        const Result<std::vector<BenchCase>> cases =
            arguments_.files.empty() ? made_cases() : read_cases(arguments_.files);
        if (!cases) return console_.refuse("bench", cases.error());
        if (cases->empty()) console_.note("bench", {tr("nothing to do: no puzzles found")});
        for (const Aim aim : {Aim::steps, Aim::most})
            if (asked(aim) && !interruptible_.raised()) measure_all(*cases, aim);
        return finish(cases->size());
    }

  private:
    using Solver = Result<worlds::Report> (*)(const worlds::Puzzle&, const worlds::SolveRequest&, Budget&);

    bool with_reference() const { return arguments_.reference != "none"; }
    bool asked(Aim aim) const {
        return arguments_.objective == "both" || (arguments_.objective == "most") == (aim == Aim::most);
    }
    double usual_seconds() const { return arguments_.files.empty() ? 2 : 60; }

    // The most may take for ever, so it has a limit of its own where none is given.
    Limits limits_for(Aim aim) const {
        LimitArguments limits = arguments_.limits;
        if (aim == Aim::most && arguments_.most_seconds) limits.seconds = arguments_.most_seconds;
        if (aim == Aim::most && !limits.seconds) limits.seconds = usual_seconds();
        return limits.limits();
    }

    Result<worlds::Report> solve(const BenchCase& bench, Solver solver, const worlds::SolveRequest& request,
                                 Limits limits) {
        ProgressLine progress(console_.settings(), bench.name);
        Budget budget(limits, &interruptible_.flag(), progress.sink());
        const Result<std::unique_ptr<worlds::Puzzle>> puzzle = bench.world->read(bench.text);
        if (!puzzle) return std::unexpected(puzzle.error());
        return solver(**puzzle, request, budget);
    }

    // No row: the world has no such aim.
    Result<std::optional<BenchRow>> measure_file(BenchCase bench, Aim aim) {
        Result<std::string> text = read_puzzle(bench.file, "");
        if (!text) return std::unexpected(text.error());
        bench.text = std::move(*text);
        const Result<const worlds::World*> world = catalog::recognise(bench.text);
        if (!world) return std::unexpected(world.error());
        bench.world = *world;
        return measure(bench, aim);
    }

    Result<std::optional<BenchRow>> measure(const BenchCase& bench, Aim aim) {
        const std::string resource = resource_of(*bench.world);
        if (aim == Aim::most && resource.empty()) return std::nullopt;
        worlds::SolveRequest request;
        request.objective = aim == Aim::most ? resource : bench.world->about().objectives.front();
        const Solver solver = aim == Aim::most ? catalog::solve : catalog::fewest_steps;
        Result<worlds::Report> first = solve(bench, solver, request, limits_for(aim));
        if (!first) return std::unexpected(first.error());
        BenchRow row{bench.name, aim, resource, std::move(*first)};
        row.seconds = row.report.stats.seconds;
        if (aim == Aim::steps && !resource.empty() && row.report.proven) {
            Result<worlds::Report> again = solve(bench, catalog::solve, request, limits_for(aim));
            if (!again) return std::unexpected(again.error());
            row.agree = !contradict(row.report, *again, aim, row.resource);
            row.report = std::move(*again);
        }
        if (!bench.file.empty()) row.grade = grade(row.report, known_.find(bench.file));
        const std::vector<std::string>& known = bench.world->about().algorithms;
        if (std::ranges::find(known, arguments_.reference) == known.end() || interruptible_.raised()) return row;
        LimitArguments limits;
        limits.seconds = arguments_.reference_seconds.value_or(
            std::min(usual_seconds(), arguments_.limits.seconds.value_or(usual_seconds())));
        limits.megabytes = arguments_.reference_megabytes;
        request.algorithm = arguments_.reference;
        if (Result<worlds::Report> other = solve(bench, catalog::solve, request, limits.limits())) {
            row.agree = row.agree && !contradict(row.report, *other, aim, row.resource);
            row.reference = std::move(*other);
        }
        return row;
    }

    void show(const BenchRow& row, const BenchTable& table, BenchTally& tally) {
        const bool wrong = row.grade == Grade::wrong || !row.agree || !row.report.bug.empty();
        ++tally.measured;
        tally.wrong += wrong ? 1U : 0U;
        tally.unproven += row.report.proven ? 0U : 1U;
        tally.seconds += row.seconds;
        tally.seconds_with_most += row.report.stats.seconds;
        tally.signature.add(row);
        if (!row.report.bug.empty()) console_.report_bug(row.name, row.report.bug);
        if (!console_.settings().json) {
            console_.result(table.line(row));
            return;
        }
        json::object out{{"file", row.name}, {"right", !wrong}, {"seconds", row.seconds}};
        json::object report = catalog::parse_json(catalog::report_text(row.report, console_.language()))->as_object();
        for (const char* key : {"feasible", "listed"}) report.erase(key);
        if (json::value* optimal = report.if_contains("optimal")) {
            for (const char* key : {"route", "along"}) optimal->get_object().erase(key);
        }
        out["report"] = std::move(report);
        if (row.reference) {
            out["reference"] =
                json::object{{"proven", row.reference->proven}, {"seconds", row.reference->stats.seconds}};
        }
        rows_.push_back(std::move(out));
    }

    void measure_all(const std::vector<BenchCase>& cases, Aim aim) {
        BenchTally& tally = tallies_[aim];
        std::size_t width = 12;
        for (const BenchCase& bench : cases) width = std::max(width, bench.name.size());
        const BenchTable table{aim, width, with_reference(), console_.language()};
        if (!console_.settings().json) console_.result(table.heading());
        for (const BenchCase& bench : cases) {
            if (interruptible_.raised() || console_.reader_gone()) return;
            const Result<std::optional<BenchRow>> row =
                bench.file.empty() ? measure(bench, aim) : measure_file(bench, aim);
            if (interruptible_.raised()) return;  // cut short, it measures nothing
            if (row) {
                if (*row)
                    show(**row, table, tally);
                else
                    ++tally.passed_over;
            } else {
                if (!tallies_.contains(Aim::steps) || aim == Aim::steps) console_.note(bench.name, row.error());
                ++tally.bad;
            }
        }
        if (!console_.settings().json) sum_up(aim, tally);
    }

    void sum_up(Aim aim, const BenchTally& tally) {
        std::vector<Message> said = {
            {tr_n("{0} map in {1:.2f} s", "{0} maps in {1:.2f} s"), tally.measured, tally.seconds}};
        if (aim == Aim::steps)
            said.push_back({tr("{0:.2f} s including the most life or energy left"), tally.seconds_with_most});
        said.push_back({tr("{0} not proven, {1} wrong, {2} unreadable"), tally.unproven, tally.wrong, tally.bad});
        console_.result(fmt::format("\n{}\n", joined(std::move(said)).in(console_.language())));
        console_.result(fmt::format("answers {:016x}\nnodes   {}\n{}", tally.signature.answers, tally.signature.nodes,
                                    aim == Aim::steps && asked(Aim::most) ? "\n" : ""));
    }

    int finish(std::size_t cases) {
        BenchTally all;
        std::size_t expected = 0;
        for (const Aim aim : {Aim::steps, Aim::most}) {
            if (!asked(aim)) continue;
            const BenchTally& tally = tallies_[aim];
            expected += cases - tally.passed_over;
            all.measured += tally.measured;
            all.wrong += tally.wrong;
            all.bad += tally.bad;
        }
        if (console_.settings().json) {
            json::object out;
            for (const auto& [aim, tally] : tallies_) {
                out[aim == Aim::steps ? "steps" : "most"] = json::object{
                    {"answers", fmt::format("{:016x}", tally.signature.answers)}, {"nodes", tally.signature.nodes}};
            }
            out["wrong"] = all.wrong;
            out["rows"] = std::move(rows_);
            console_.result(catalog::json_text(out) + "\n");
        }
        if (all.wrong > 0) return exit_negative;
        if (interruptible_.raised() && all.measured + all.bad < expected)
            return console_.stop("bench", {{tr("interrupted after {0} of {1}"), all.measured + all.bad, expected}});
        if (all.bad > 0) return exit_bad;
        return all.measured == expected ? exit_done : exit_stopped;
    }

    const BenchArguments& arguments_;
    Console& console_;
    Interruptible interruptible_;
    KnownAnswers known_;
    std::map<Aim, BenchTally> tallies_;
    json::array rows_;
};

int run(const BenchArguments& arguments, Console& console) {
    return arguments.portfolio ? bench_portfolio(arguments.limits, console) : Bench(arguments, console).run();
}

}  // namespace

Verb add_bench(const Command& root) {
    auto arguments = std::make_shared<BenchArguments>();
    arguments->reference = "state-bfs";
    arguments->objective = "both";
    std::vector<std::string> references = {"none"};
    for (const std::string& name : all_algorithms()) references.push_back(name);
    const Command command = root.command("bench", tr("Benchmark: answers, nodes, and speed against a plain search"));
    const Option files = command.option(
        "FILE", arguments->files,
        tr("Puzzles, or folders of .txt files, checked against a CSV file of answers beside them; if none "
           "are given, a generated set"));
    const Option objective =
        command
            .option("--objective", arguments->objective,
                    tr("What to measure: the fewest steps (elsewhere the world's first objective), the most life or "
                       "energy left, or both"))
            .choices({"steps", "most", "both"})
            .show_default();
    const Option most_limit =
        command
            .option(
                "--most-limit S", arguments->most_seconds,
                tr("Seconds per puzzle to find the most life or energy left (default: --time-limit or 60; 2 for the "
                   "generated set)"))
            .number(0);
    const Option reference =
        command.option("--reference", arguments->reference, tr("Algorithm to compare with, or none"))
            .choices(references)
            .show_default();
    const Option reference_limit =
        command
            .option(
                "--reference-limit S", arguments->reference_seconds,
                tr("Seconds per puzzle for the reference (default: --time-limit, at most 60; 2 for the generated set)"))
            .number(0);
    const Option reference_memory = command
                                        .option("--reference-memory MB", arguments->reference_megabytes,
                                                tr("Memory for the reference, in megabytes"))
                                        .number(0)
                                        .show_default();
    const Option portfolio = command.flag(
        "--portfolio", arguments->portfolio,
        tr("Compare the default algorithm of each world with all the others, on families of puzzles where a plain "
           "search does well"));
    for (const Option& other : {files, objective, most_limit, reference, reference_limit, reference_memory})
        portfolio.excludes(other);
    add_limits(command, arguments->limits);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
