#include <memory>

#include <fmt/format.h>

#include "catalog/sentences.h"
#include "catalog/solve.h"
#include "cli/arguments.h"
#include "cli/estimate_lines.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/pictures.h"
#include "cli/progress.h"
#include "cli/puzzles.h"
#include "cli/report_text.h"

namespace ariadne::cli {

namespace {

using worlds::Report;

struct SolveArguments {
    LimitArguments limits;
    std::string file;
    worlds::SolveRequest request;
    bool count = false;
    std::uint64_t list = 0;
    bool least = false;
    bool trade_off = false;
    bool full = false;
    std::string trace;
    std::string plot;
};

int exit_code(Verdict verdict) {
    if (verdict == Verdict::solved) return exit_done;
    return verdict == Verdict::impossible ? exit_negative : exit_stopped;
}

Result<Report> work(const Console& console, const SolveArguments& arguments, const Loaded& loaded,
                    const worlds::Puzzle& puzzle, OutputFile* trace, const CancelFlag& stop) {
    ProgressLine progress(console.settings(), place_of(loaded));
    Budget budget(arguments.limits.limits(), &stop, progress.sink());
    worlds::SolveRequest request = arguments.request;  // after the budget, for its trace is charged to that
    request.strict = console.settings().strict;
    if (trace != nullptr) {
        const worlds::About& about = loaded.world->about();
        if (about.traces != worlds::Traces::cells)
            return fail({tr("--trace is not available for the {0} world"), about.name});
        const worlds::Estimator* const estimator = request.algorithm == "astar" ? puzzle.estimator() : nullptr;
        if (estimator != nullptr)
            request.trace = EstimateLines(estimator->follow(request), about.coordinates, puzzle.size(), *trace, budget);
        else
            request.trace = [trace, named = about.coordinates, size = puzzle.size()](std::span<const Cell> walker) {
                const auto [x, y] = named.name(walker.front(), size);
                trace->write(fmt::format("[{}, {}]\n", x, y));
            };
    }
    if (arguments.least) return catalog::least(puzzle, request, budget);
    if (arguments.trade_off) return catalog::trade_off(puzzle, request, budget);
    if (arguments.count || arguments.list > 0) return catalog::count(puzzle, request, arguments.list, budget);
    return catalog::solve(puzzle, request, budget);
}

std::string as_text(const Console& console, const SolveArguments& arguments, const Loaded& loaded,
                    const worlds::Puzzle& puzzle, const Report& report) {
    const Language language = console.language();
    // What is read again, by people or programs, is not cut short.
    const TextForm form{.width = console.width(), .full = arguments.full || !console.stdout_is_terminal()};
    const bool not_counted =
        report.optimal_count.empty() && (arguments.count || arguments.list > 0) && report.verdict == Verdict::solved;
    if (loaded.one_of_many) {
        std::string text = fmt::format("{}{}: {}\n{}", loaded.number == 1 ? "" : "\n", place_of(loaded),
                                       heading_of(loaded, language), brief_text_of(report, language, form));
        if (not_counted) text += catalog::count_open(report).in(language) + "\n";
        return text;
    }
    // A trade-off has a route for every row, and so no board.
    const std::string board = report.tables.empty() || catalog::of_game(report)
                                  ? board_text(console, loaded, puzzle, worlds::shown_of(report))
                                  : std::string();
    std::string text = text_of(report, board, language, form);
    if (not_counted) text += "\n" + catalog::count_open(report).in(language) + "\n";
    return text + "\n" + effort(report.stats).in(language) + "\n";
}

int show(Console& console, const SolveArguments& arguments, const Loaded& loaded, const worlds::Puzzle& puzzle,
         const Result<Report>& report) {
    if (!arguments.plot.empty() && report->chart) {
        if (const Result<void> written = write_chart(*report->chart, arguments.plot, console.language()); !written)
            return console.refuse(arguments.plot, written.error());
    }
    std::string out;
    if (!console.settings().json)
        out = as_text(console, arguments, loaded, puzzle, *report);
    else if (loaded.one_of_many)
        append_json(out, loaded.path, loaded.number, report, console.language());
    else
        append_json(out, std::nullopt, 0, report, console.language());
    // One of many has no board, but a title from the file.
    if (console.settings().json || loaded.one_of_many)
        console.result(out);
    else
        console.drawing(out);
    return exit_code(report->verdict);
}

int solve_one(Console& console, const SolveArguments& arguments, const Loaded& loaded, OutputFile* trace,
              const CancelFlag& stop) {
    const std::size_t number = loaded.one_of_many ? loaded.number : 0;
    const Result<std::unique_ptr<worlds::Puzzle>> puzzle = read(loaded, console.settings());
    if (!puzzle) return console.bad_input(loaded.path, puzzle.error(), number);
    const Result<Report> report = work(console, arguments, loaded, **puzzle, trace, stop);
    if (!report) return console.bad_input(loaded.path, in_file(loaded, report.error()), number);
    if (!report->bug.empty()) {
        // A solution that failed the verifier is never shown.
        const int code = console.report_bug(place_of(loaded), report->bug);
        console.note(tr("No answer is shown, because it would be wrong. Please report this, with the file."));
        std::string json;
        append_json(json, loaded.path, number, report, console.language());
        if (console.settings().json) console.result(json);
        return code;
    }
    warn(console, place_of(loaded), report->warnings);
    if (trace != nullptr) {
        if (const Result<void> written = trace->commit(); !written)
            return console.refuse(arguments.trace, written.error());
    }
    return show(console, arguments, loaded, **puzzle, report);
}

int run(const SolveArguments& arguments, Console& console) {
    const std::optional<std::vector<Loaded>> puzzles = load_all(console, arguments.file);
    if (!puzzles) return exit_bad;
    if (puzzles->size() > 1 && !(arguments.plot.empty() && arguments.trace.empty()))
        return console.refuse(
            arguments.file, {{tr("found {0} puzzles, expected one for --{1}; choose one with --board"), puzzles->size(),
                              arguments.plot.empty() ? "trace" : "plot"}});
    if (!arguments.plot.empty()) {
        if (const Result<void> known = known_picture(arguments.plot); !known)
            return console.refuse(arguments.plot, known.error());
    }
    std::unique_ptr<OutputFile> trace;
    if (!arguments.trace.empty()) {
        Result<std::unique_ptr<OutputFile>> opened = OutputFile::open(arguments.trace);
        if (!opened) return console.refuse(arguments.trace, opened.error());
        trace = std::move(*opened);
    }
    const Interruptible interruptible;
    int code = exit_done;
    for (const Loaded& loaded : *puzzles) {
        code = worse(code, solve_one(console, arguments, loaded, trace.get(), interruptible.flag()));
        if (interruptible.raised() || console.reader_gone()) break;
    }
    return code;
}

}  // namespace

Verb add_solve(const Command& root) {
    auto arguments = std::make_shared<SolveArguments>();
    worlds::SolveRequest& request = arguments->request;
    const Command command = root.command("solve", tr("Find the best solution, with proof"));
    command.option("FILE", arguments->file, tr("A file with one or more puzzles; - is standard input")).required();
    add_objective(command, request);
    command.option("--threads N", request.threads, tr("Threads the search may use")).number(1, 1024);
    const Option any = command.flag("--any", request.any, tr("Find any solution quickly, not necessarily the best"));
    const Option count = command.flag("--count", arguments->count, tr("Count the optimal solutions, exactly"));
    const Option all =
        command.option("--all K", arguments->list, tr("Count the optimal solutions and list up to K of them"))
            .number(1);
    const Option least = command.flag("--min-life,--min-energy", arguments->least,
                                      tr("Find the minimum starting life or energy that still wins"));
    const Option trade_off =
        command.flag("--trade-off", arguments->trade_off, tr("Find the most life or energy for every number of steps"));
    command.option("--plot OUT", arguments->plot, tr("Draw the trade-off: OUT.svg, OUT.png or OUT.pdf"))
        .needs(trade_off);
    command.flag("--full", arguments->full, tr("Print long routes in full even on a terminal, as in a file or a pipe"));
    command.option("--trace OUT", arguments->trace,
                   tr("Write every expanded cell, one [x, y] per line, in order; for A* in a labyrinth, with g, h, f "
                      "and the open list"));
    any.excludes(count).excludes(all).excludes(least).excludes(trade_off);
    least.excludes(trade_off).excludes(count).excludes(all);
    trade_off.excludes(count).excludes(all);
    add_limits(command, arguments->limits);
    add_board(command);
    add_world(command);
    add_colour(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
