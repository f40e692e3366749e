#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/bench_run.h"
#include "cli/exit_code.h"
#include "cli/files.h"
#include "cli/instances.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/verbs.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

struct Arguments {
    Settings settings;
    LimitArguments limits;
    std::vector<std::string> files;
    std::string reference;
    std::optional<double> reference_seconds;  // 60, or 2 for the set made here
    double reference_megabytes = 4096;
};

struct Recipe {
    std::string_view name;
    std::uint64_t seed;
    std::map<std::string, std::string> options;
};

// Made here, so that everybody measures the same; each is solved to the end in a second or less.
std::vector<Recipe> built_in() {
    std::vector<Recipe> out;
    const auto add = [&](std::string_view name, std::uint64_t seed, const std::string& side,
                         const std::string& treasures, std::map<std::string, std::string> more) {
        more.insert({{"rows", side}, {"cols", side}, {"treasures", treasures}});
        out.push_back({name, seed, std::move(more)});
    };
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        add("open", seed, "100", "25", {{"tightness", "80"}});
        add("tight", seed, "60", "30", {{"tightness", "100"}, {"digits", "mid"}});
        add("corridors", seed, "81", "20", {{"style", "corridors"}, {"tightness", "90"}});
        add("caves", seed, "80", "20", {{"style", "caves"}, {"tightness", "90"}});
        add("vault", seed, "25", "25", {{"style", "vault"}, {"ring", "3"}, {"tightness", "80"}});
        add("no-life", seed, "50", "12", {{"wish", "impossible-life"}});
        add("no-way", seed, "300", "12", {{"wish", "impossible-walls"}});
    }
    return out;
}

Result<std::vector<BenchCase>> made_cases() {
    const Result<const worlds::World*> world = catalog::find_world("maze");
    if (!world) return std::unexpected(world.error());
    std::vector<BenchCase> cases;
    for (const Recipe& recipe : built_in()) {
        Budget budget;
        Result<std::string> text = (*world)->generate(recipe.options, recipe.seed, budget);
        if (!text) return std::unexpected(text.error());
        cases.push_back({fmt::format("{}-{}", recipe.name, recipe.seed), "", std::move(*text), *world});
    }
    return cases;
}

Result<std::vector<BenchCase>> read_cases(const std::vector<std::string>& arguments) {
    const Result<std::vector<std::string>> files = instances(arguments);
    if (!files) return std::unexpected(files.error());
    std::vector<BenchCase> cases;
    for (const std::string& file : *files) cases.push_back({file, file, {}, nullptr});
    return cases;
}

class Bench {
  public:
    explicit Bench(const Arguments& arguments) : arguments_(arguments), console_(arguments.settings) {}

    int run();

  private:
    bool with_reference() const { return arguments_.reference != "none"; }
    std::string reference_of(const worlds::World& world) const;
    Result<worlds::Report> solve(const BenchCase& bench, const std::string& algorithm, bool most_life, Limits limits);
    Result<BenchRow> measure(BenchCase& bench);
    void show(const BenchRow& row, std::size_t name_width);
    int finish(std::size_t cases);

    const Arguments& arguments_;
    Console console_;
    Interruptible interruptible_;
    KnownAnswers known_;
    Signature signature_;
    json::array rows_;
    std::size_t measured_ = 0;
    std::size_t wrong_ = 0;
    std::size_t unproven_ = 0;
    std::size_t bad_ = 0;
    double seconds_ = 0;
    double seconds_with_life_ = 0;
};

std::string Bench::reference_of(const worlds::World& world) const {
    const std::vector<std::string> names = world.algorithms();
    return std::find(names.begin(), names.end(), arguments_.reference) == names.end() ? "" : arguments_.reference;
}

Result<worlds::Report> Bench::solve(const BenchCase& bench, const std::string& algorithm, bool most_life,
                                    Limits limits) {
    ProgressLine progress(arguments_.settings, bench.name);
    Budget budget(limits, &interruptible_.flag(), progress.sink());
    worlds::SolveRequest request;
    request.algorithm = algorithm;
    request.most_life = most_life;
    return bench.world->solve(bench.text, request, budget);
}

Result<BenchRow> Bench::measure(BenchCase& bench) {
    if (!bench.file.empty()) {
        Result<std::string> text = read_puzzle(bench.file, "");
        if (!text) return std::unexpected(text.error());
        bench.text = std::move(*text);
        const Result<const worlds::World*> world = catalog::recognise(bench.text);
        if (!world) return std::unexpected(world.error());
        bench.world = *world;
    }
    Result<worlds::Report> steps = solve(bench, "", false, arguments_.limits.limits());
    if (!steps) return std::unexpected(steps.error());
    Result<worlds::Report> report = steps->proven ? solve(bench, "", true, arguments_.limits.limits()) : steps;
    if (!report) return std::unexpected(report.error());
    BenchRow row{bench.name, std::move(*report), std::move(*steps), std::nullopt, Grade::not_known, true};
    row.agree = !contradict(row.report, row.steps);
    if (!bench.file.empty()) row.grade = grade(row.report, known_.find(bench.file));
    const std::string reference = with_reference() ? reference_of(*bench.world) : "";
    if (!reference.empty() && !interruptible_.raised()) {
        LimitArguments limits;
        limits.seconds = arguments_.reference_seconds.value_or(arguments_.files.empty() ? 2 : 60);
        limits.megabytes = arguments_.reference_megabytes;
        if (Result<worlds::Report> other = solve(bench, reference, true, limits.limits())) {
            row.agree = row.agree && !contradict(row.report, *other);
            row.reference = std::move(*other);
        }
    }
    bench.text.clear();
    bench.text.shrink_to_fit();
    return row;
}

void Bench::show(const BenchRow& row, std::size_t name_width) {
    const bool wrong = row.grade == Grade::wrong || !row.agree || !row.report.bug.empty();
    ++measured_;
    wrong_ += wrong ? 1U : 0U;
    unproven_ += row.report.proven ? 0U : 1U;
    seconds_ += row.steps.stats.seconds;
    seconds_with_life_ += row.report.stats.seconds;
    signature_.add(row);
    if (!row.report.bug.empty()) console_.note(fmt::format("{}: bug in ariadne: {}", row.name, row.report.bug));
    if (!arguments_.settings.json) {
        console_.result(bench_line(row, name_width, with_reference()));
        return;
    }
    json::object out{{"file", row.name}, {"right", !wrong}, {"seconds", row.steps.stats.seconds}};
    json::object report = catalog::to_json(row.report);
    for (const char* key : {"feasible", "listed"}) report.erase(key);
    if (json::value* optimal = report.if_contains("optimal")) optimal->get_object().erase("route");
    out["report"] = std::move(report);
    if (row.reference) {
        out["reference"] = json::object{{"proven", row.reference->proven}, {"seconds", row.reference->stats.seconds}};
    }
    rows_.push_back(std::move(out));
}

int Bench::run() {
    Result<std::vector<BenchCase>> cases = arguments_.files.empty() ? made_cases() : read_cases(arguments_.files);
    if (!cases) {
        console_.note("bench: " + cases.error().message);
        return exit_bad;
    }
    if (cases->empty()) console_.note("bench: nothing to do, there is no .txt file");
    std::size_t width = 3;
    for (const BenchCase& bench : *cases) width = std::max(width, bench.name.size());
    if (!arguments_.settings.json) console_.result(bench_header(width, with_reference()));
    for (BenchCase& bench : *cases) {
        if (interruptible_.raised() || console_.reader_gone()) break;
        const Result<BenchRow> row = measure(bench);
        if (interruptible_.raised()) break;  // cut short, it measures nothing
        if (row) {
            show(*row, width);
        } else {
            console_.note(placed(bench.name, row.error()));
            ++bad_;
        }
    }
    return finish(cases->size());
}

int Bench::finish(std::size_t cases) {
    if (arguments_.settings.json) {
        json::object out{{"answers", fmt::format("{:016x}", signature_.answers)},
                         {"nodes", signature_.nodes},
                         {"wrong", wrong_},
                         {"rows", std::move(rows_)}};
        console_.result(catalog::json_text(out) + "\n");
    } else {
        console_.result(fmt::format(
            "\n{} {} in {:.2f} s, {:.2f} s with the most life, {} not proven, {} wrong, {} unreadable\n", measured_,
            measured_ == 1 ? "map" : "maps", seconds_, seconds_with_life_, unproven_, wrong_, bad_));
        console_.result(fmt::format("answers {:016x}\nnodes   {}\n", signature_.answers, signature_.nodes));
    }
    if (wrong_ > 0) return console_.finish(exit_negative);
    if (interruptible_.raised() && measured_ + bad_ < cases) {
        console_.note(fmt::format("bench: interrupted after {} of {}", measured_ + bad_, cases));
        return console_.finish(exit_stopped);
    }
    if (bad_ > 0) return console_.finish(exit_bad);
    return console_.finish(measured_ == cases ? exit_done : exit_stopped);
}

}  // namespace

Verb add_bench(const Command& root) {
    auto arguments = std::make_shared<Arguments>();
    arguments->reference = "state-bfs";
    std::vector<std::string> references = {"none"};
    for (const worlds::World* world : catalog::all_worlds()) {
        for (const std::string& name : world->algorithms()) references.push_back(name);
    }
    const Command command = root.command("bench", "Measure: answers, nodes, and speed against a plain search");
    command.option(
        "FILE", arguments->files,
        "Puzzles and folders of .txt files, compared with answers in a CSV file beside; without any, a set made "
        "here");
    command.option("--reference", arguments->reference, "The algorithm to compare with, or none")
        .choices(references)
        .show_default();
    command
        .option("--reference-limit", arguments->reference_seconds,
                "Seconds it is given for each puzzle: 60 if not given, 2 for the set made here")
        .type("S")
        .at_least(0);
    command.option("--reference-memory", arguments->reference_megabytes, "Megabytes it is given")
        .type("MB")
        .at_least(0)
        .show_default();
    add_limits(command, arguments->limits);
    add_shared(command, arguments->settings);
    return {command, [arguments] { return Bench(*arguments).run(); }};
}

}  // namespace ariadne::cli
