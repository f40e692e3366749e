#include <memory>

#include <fmt/format.h>

#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/pictures.h"
#include "cli/progress.h"
#include "cli/report_text.h"
#include "cli/verbs.h"

namespace ariadne::cli {

namespace {

using worlds::Report;

struct Arguments {
    Settings settings;
    LimitArguments limits;
    std::string file;
    worlds::SolveRequest request;
    std::string trace;
    std::string plot;
};

int exit_code(Verdict verdict) {
    switch (verdict) {
        case Verdict::solved:
            return exit_done;
        case Verdict::impossible:
            return exit_negative;
        case Verdict::unknown:
            return exit_stopped;
    }
    return exit_stopped;
}

Result<Report> work(const Arguments& arguments, const Loaded& loaded, OutputFile* trace) {
    worlds::SolveRequest request = arguments.request;
    request.strict = arguments.settings.strict;
    request.count = request.count || request.list > 0;
    if (trace != nullptr) {
        request.trace = [trace](std::int64_t x, std::int64_t y) { trace->write(fmt::format("[{}, {}]\n", x, y)); };
    }
    const Interruptible interruptible;
    ProgressLine progress(arguments.settings, loaded.path);
    Budget budget(arguments.limits.limits(), &interruptible.flag(), progress.sink());
    return loaded.world->solve(loaded.text, request, budget);
}

// A solution that failed the verifier is never shown.
int report_bug(Console& console, const std::string& file, const std::string& bug) {
    console.note(fmt::format("{}: bug in ariadne: {}", file, bug));
    console.note("No answer is shown, because it would be wrong. Please report this, with the file.");
    if (console.settings().json) {
        console.result(catalog::json_text({{"file", file}, {"verdict", "unknown"}, {"proven", false}, {"bug", bug}}) +
                       "\n");
    }
    return console.finish(exit_bug);
}

int show(Console& console, const Arguments& arguments, const Loaded& loaded, const Report& report) {
    if (!arguments.plot.empty() && report.chart) {
        const Result<std::string> bytes = picture(*report.chart, arguments.plot);
        const Result<void> written = bytes ? write_file(arguments.plot, *bytes) : std::unexpected(bytes.error());
        if (!written) {
            console.note(placed(arguments.plot, written.error()));
            return exit_bad;
        }
    }
    if (arguments.settings.json) {
        console.result(catalog::json_text(catalog::to_json(report)) + "\n");
    } else {
        const Language language = language_of(arguments.settings.lang);
        const std::string board =
            report.tables.empty() ? board_text(console, loaded, shown(report), language) : std::string();
        std::string text = text_of(report, board, language);
        if (report.optimal_count.empty() && (arguments.request.count || arguments.request.list > 0) &&
            report.verdict == Verdict::solved) {
            text += "\n" + say(language, Say::count_open) + "\n";
        }
        console.result(text + "\n" + effort(report.stats, language) + "\n");
    }
    return console.finish(exit_code(report.verdict));
}

int run(const Arguments& arguments) {
    Console console(arguments.settings);
    const std::optional<Loaded> loaded = load(console, arguments.file);
    if (!loaded) return console.finish(exit_bad);
    if (!arguments.plot.empty()) {
        if (const Result<void> known = known_picture(arguments.plot); !known) {
            console.note(placed(arguments.plot, known.error()));
            return exit_bad;
        }
    }
    std::optional<OutputFile> trace;
    if (!arguments.trace.empty()) {
        Result<OutputFile> opened = OutputFile::open(arguments.trace);
        if (!opened) {
            console.note(placed(arguments.trace, opened.error()));
            return exit_bad;
        }
        trace.emplace(std::move(*opened));
    }
    const Result<Report> report = work(arguments, *loaded, trace ? &*trace : nullptr);
    if (!report) {
        console.bad_input(loaded->path, report.error());
        return console.finish(exit_bad);
    }
    if (!report->bug.empty()) return report_bug(console, loaded->path, report->bug);
    warn(console, loaded->path, report->warnings);
    if (trace) {
        if (const Result<void> written = trace->commit(); !written) {
            console.note(placed(arguments.trace, written.error()));
            return exit_bad;
        }
    }
    return show(console, arguments, *loaded, *report);
}

}  // namespace

Verb add_solve(const Command& root) {
    auto arguments = std::make_shared<Arguments>();
    worlds::SolveRequest& request = arguments->request;
    const Command command = root.command("solve", "Find the best answer, with proof");
    command.option("FILE", arguments->file, "The puzzle; - is standard input").required();
    add_objective(command, request);
    command.option("--threads", request.threads, "Threads the search may use").type("N").between(1, 1024);
    const Option any = command.flag("--any", request.any, "Some answer, fast, without a claim that it is the best");
    const Option count = command.flag("--count", request.count, "Count the optimal answers, exactly");
    const Option all = command.option("--all", request.list, "Count the optimal answers and list up to K of them")
                           .type("K")
                           .at_least(1);
    const Option least = command.flag("--min-life,--min-energy", request.least, "The smallest start that still wins");
    const Option trade_off =
        command.flag("--trade-off", request.trade_off, "The most life or energy for every number of steps");
    command.option("--plot", arguments->plot, "Draw the trade-off: OUT.svg, OUT.png or OUT.pdf")
        .type("OUT")
        .needs(trade_off);
    command.option("--trace", arguments->trace, "Write every expanded cell, one [x, y] a line, in order").type("OUT");
    any.excludes(count).excludes(all).excludes(least).excludes(trade_off);
    least.excludes(trade_off).excludes(count).excludes(all);
    trade_off.excludes(count).excludes(all);
    add_limits(command, arguments->limits);
    add_world(command, arguments->settings);
    add_colour(command, arguments->settings);
    add_shared(command, arguments->settings);
    return {command, [arguments] { return run(*arguments); }};
}

}  // namespace ariadne::cli
