#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/compare.h"
#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/pictures.h"
#include "cli/progress.h"
#include "cli/puzzles.h"
#include "cli/tables.h"

namespace ariadne::cli {

namespace {

using worlds::Comparison;

struct CompareArguments {
    LimitArguments limits;
    std::string what;  // a world, or a file
    std::map<std::string, std::string> options;
    std::optional<std::uint64_t> seed;
    std::string objective;
    std::vector<std::string> algorithms;
    std::string plot;
    std::string output;
};

bool is_world(const std::string& name) {
    return catalog::find_world(name).has_value();
}

// Options of one kind of comparison have no meaning for the other.
Result<void> fitting(const CompareArguments& arguments, std::uint64_t board) {
    if (is_world(arguments.what)) {
        if (!arguments.objective.empty() || !arguments.algorithms.empty())
            return fail(tr("--objective and --algorithm apply to a file, not to a world's builders"));
        if (board > 0) return fail(tr("--board applies to a file, not to a world's builders"));
        return {};
    }
    constexpr Phrase applies_to_world = tr("{0} applies to a world's builders, not to a file");
    if (!arguments.options.empty()) return fail({applies_to_world, "--" + arguments.options.begin()->first});
    if (arguments.seed) return fail({applies_to_world, "--seed"});
    return {};
}

struct Compared {
    std::string world;
    Comparison comparison;
};

// What is wrong has been told when nothing comes back.
std::optional<Compared> work(Console& console, const CompareArguments& arguments) {
    const Interruptible interruptible;
    if (is_world(arguments.what)) {
        ProgressLine progress(console.settings(), arguments.what);
        Budget budget(arguments.limits.limits(), &interruptible.flag(), progress.sink());
        const worlds::Comparer* comparer = (*catalog::find_world(arguments.what))->comparer();
        if (comparer == nullptr) {
            console.note("compare",
                         {{tr("the {0} world has no builders; name a file to compare algorithms"), arguments.what}});
            return std::nullopt;
        }
        Result<Comparison> made = comparer->compare(arguments.options, arguments.seed.value_or(1), budget);
        if (made) return Compared{arguments.what, std::move(*made)};
        console.note("compare", made.error());
        return std::nullopt;
    }
    const Result<Loaded> loaded = open_one(arguments.what, console.settings());
    if (!loaded) console.bad_input(arguments.what, loaded.error());
    const std::unique_ptr<worlds::Puzzle> puzzle = loaded ? read(console, *loaded) : nullptr;
    if (!puzzle) return std::nullopt;
    ProgressLine progress(console.settings(), loaded->path);
    const catalog::AlgorithmsOrder order{arguments.objective, arguments.algorithms, arguments.limits.limits(),
                                         console.settings().strict};
    Result<Comparison> made =
        catalog::compare_algorithms(*loaded->world, *puzzle, order, &interruptible.flag(), progress.sink());
    if (made) return Compared{std::string(loaded->world->name()), std::move(*made)};
    console.bad_input(loaded->path, in_file(*loaded, made.error()));
    return std::nullopt;
}

std::string as_json(const Compared& compared, Language language) {
    boost::json::object out{{"world", compared.world}};
    for (const auto& member : catalog::to_json(compared.comparison, language)) out[member.key()] = member.value();
    return catalog::json_text(out) + "\n";
}

Result<void> write_files(const CompareArguments& arguments, const Compared& compared, Language language) {
    const Comparison& comparison = compared.comparison;
    if (!arguments.output.empty()) {
        const std::string format = ending(arguments.output);
        const Result<void> written =
            write_file(arguments.output, format == "md"     ? markdown(comparison, language)
                                         : format == "json" ? as_json(compared, language)
                                                            : table_text(comparison, language));
        if (!written) return written;
    }
    if (arguments.plot.empty() || !comparison.chart) return {};
    return write_chart(*comparison.chart, arguments.plot, language);
}

Result<void> known_names(const CompareArguments& arguments) {
    if (const std::string format = ending(arguments.output);
        !arguments.output.empty() && format != "md" && format != "json" && format != "txt")
        return fail(
            placed(arguments.output, {{tr("unknown format; expected a name that ends in {0}"), ".txt, .md, .json"}}));
    if (arguments.plot.empty()) return {};
    const Result<void> known = known_picture(arguments.plot);
    if (!known) return fail(placed(arguments.plot, known.error()));
    return {};
}

int run(const CompareArguments& arguments, Console& console) {
    for (const Result<void>& fine : {fitting(arguments, console.settings().board), known_names(arguments)})
        if (!fine) return console.refuse("compare", fine.error());
    const std::optional<Compared> compared = work(console, arguments);
    if (!compared) return exit_bad;
    const Comparison& comparison = compared->comparison;
    if (!comparison.bug.empty()) return console.report_bug(arguments.what, comparison.bug);
    const bool files = !arguments.output.empty() || !arguments.plot.empty();
    const Language language = console.language();
    if (!comparison.stopped) {
        if (const Result<void> written = write_files(arguments, *compared, language); !written)
            return console.refuse("compare", written.error());
    }
    if (console.settings().json) {
        console.result(as_json(*compared, language));
    } else if (arguments.output.empty() || comparison.stopped) {
        console.result(fmt::format("{}\n\n{}", comparison.what.in(language), table_text(comparison, language)));
    }
    if (comparison.stopped)
        console.note("compare", {files ? tr("stopped before everything was measured; no file was written")
                                       : tr("stopped before everything was measured")});
    return comparison.stopped ? exit_stopped : exit_done;
}

// What any world takes, each once.
std::vector<worlds::OptionSpec> all_options() {
    std::map<std::string, worlds::OptionSpec> specs;
    for (const worlds::World* world : catalog::all_worlds())
        if (const worlds::Comparer* comparer = world->comparer())
            for (const worlds::OptionSpec& spec : comparer->options()) specs.emplace(spec.name, spec);
    std::vector<worlds::OptionSpec> out;
    for (auto& [name, spec] : specs) out.push_back(std::move(spec));
    return out;
}

}  // namespace

Verb add_compare(const Command& root) {
    auto arguments = std::make_shared<CompareArguments>();
    const Command command = root.command("compare", tr("Compare a world's builders, or all algorithms on one puzzle"));
    command.option("WORLD|FILE", arguments->what, tr("A world that has builders, or a puzzle; - is standard input"))
        .required();
    add_world_options(command, all_options(), arguments->options);
    command.option("--seed N", arguments->seed, tr("Seed of the first puzzle (default: 1)"));
    add_objective(command, arguments->objective);
    command.option("--algorithm", arguments->algorithms, tr("Algorithms to run on FILE (default: all)"))
        .choices(all_algorithms());
    command.option("--plot OUT", arguments->plot, tr("Draw a chart: OUT.svg, OUT.png or OUT.pdf"));
    command.option("-o,--output OUT", arguments->output, tr("Write the table to a file: OUT.txt, .md or .json"));
    add_limits(command, arguments->limits);
    add_board(command);
    add_world(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
