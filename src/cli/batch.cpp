#include <algorithm>
#include <exception>
#include <memory>
#include <new>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/files.h"
#include "cli/in_order.h"
#include "cli/instances.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report_text.h"
#include "cli/verbs.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

struct Arguments {
    Settings settings;
    LimitArguments limits;
    std::vector<std::string> files;
    worlds::SolveRequest request;
    unsigned jobs = 1;
    bool table = false;
    bool csv = false;
};

using Answer = Result<worlds::Report>;

Answer answer_one(const Arguments& arguments, const std::string& file, const CancelFlag& stop) {
    const Result<std::string> text = read_puzzle(file, arguments.settings.world);
    if (!text) return std::unexpected(text.error());
    const std::string& name = arguments.settings.world;
    const Result<const worlds::World*> world = name.empty() ? catalog::recognise(*text) : catalog::find_world(name);
    if (!world) return std::unexpected(world.error());
    worlds::SolveRequest request = arguments.request;
    request.strict = arguments.settings.strict;
    request.count = request.count || request.list > 0;
    Budget budget(arguments.limits.limits(), &stop);
    try {
        return (*world)->solve(*text, request, budget);
    } catch (const std::bad_alloc&) {
        worlds::Report report;
        report.world = (*world)->name();
        report.objective = request.objective;
        report.stopped = "memory";
        report.stats.seconds = budget.seconds();
        return report;
    }
}

// One instance that cannot be read or held must not end the others.
Answer answer(const Arguments& arguments, const std::string& file, const CancelFlag& stop) {
    try {
        return answer_one(arguments, file, stop);
    } catch (const std::exception& error) {
        return fail(fmt::format("could not be read: {}", error.what()));
    }
}

std::string as_json(const std::string& file, const Answer& answer) {
    json::object out{{"file", file}};
    if (!answer) {
        out["verdict"] = "invalid";
        out["error"] = catalog::to_json(answer.error());
    } else if (!answer->bug.empty()) {
        out["verdict"] = "unknown";
        out["proven"] = false;
        out["bug"] = answer->bug;
    } else {
        for (const auto& member : catalog::to_json(*answer)) out[member.key()] = member.value();
    }
    return catalog::json_text(out) + "\n";
}

struct Row {
    std::string file, verdict, reason, steps, cost, left, proven, bound, seconds;
};

Row row_of(const std::string& file, const Answer& answer) {
    if (!answer) return {file, "invalid", "", "", "", "", "", "", ""};
    Row row{file, std::string(catalog::to_string(answer->verdict)), answer->reason, "", "", "", "", "", ""};
    if (const worlds::Solution* solution = shown(*answer)) {
        for (const auto& [name, value] : solution->figures) {
            if (name == "steps") row.steps = fmt::format("{}", value);
            if (name == "cost") row.cost = fmt::format("{}", value);
            if (name == answer->resource) row.left = fmt::format("{}", value);
        }
    }
    row.proven = answer->proven ? "yes" : "no";
    if (answer->bound) row.bound = fmt::format("{}", *answer->bound);
    row.seconds = fmt::format("{:.3f}", answer->stats.seconds);
    return row;
}

std::string quoted(const std::string& field) {
    if (field.find_first_of(",\"\n\r") == std::string::npos) return field;
    std::string out = "\"";
    for (const char c : field) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

std::string as_line(const Row& row, bool csv, std::size_t file_width) {
    if (csv) {
        return fmt::format("{},{},{},{},{},{},{},{},{}\n", quoted(row.file), row.verdict, row.reason, row.steps,
                           row.cost, row.left, row.proven, row.bound, row.seconds);
    }
    return fmt::format("{:<{}}  {:<10}  {:<6}  {:>8}  {:>8}  {:>8}  {:>6}  {:>8}  {:>9}\n", row.file, file_width,
                       row.verdict, row.reason, row.steps, row.cost, row.left, row.proven, row.bound, row.seconds);
}

int run_all(Console& console, const Arguments& arguments, const std::vector<std::string>& files) {
    std::size_t file_width = 4;
    for (const std::string& file : files) file_width = std::max(file_width, file.size());
    const bool rows = arguments.table || arguments.csv;
    const auto line_of = [&](const Row& row) { return as_line(row, arguments.csv, file_width); };
    if (rows)
        console.result(line_of({"file", "verdict", "reason", "steps", "cost", "left", "proven", "bound", "seconds"}));

    const Interruptible interruptible;
    ProgressLine progress(arguments.settings, "batch");
    const Budget clock;
    CancelFlag stop = false;
    std::size_t taken = 0;
    std::size_t bad = 0;
    std::size_t bugs = 0;
    in_order<Answer>(
        files.size(), arguments.jobs, stop, [&](std::size_t i) { return answer(arguments, files[i], stop); },
        [&](std::size_t i, const Answer& answer) {
            progress.clear();
            ++taken;
            if (!answer) {
                ++bad;
                console.note(placed(files[i], answer.error()));
            } else if (!answer->bug.empty()) {
                ++bugs;
                console.note(fmt::format("{}: bug in ariadne: {}", files[i], answer->bug));
            } else {
                warn(console, files[i], answer->warnings);
            }
            console.result(rows ? line_of(row_of(files[i], answer)) : as_json(files[i], answer));
            if (console.reader_gone()) stop = true;
        },
        [&](std::size_t done) {
            if (interruptible.raised()) stop = true;
            const double seconds = clock.seconds();
            progress.show(fmt::format("{} of {} solved, {:.1f}/s, {:.1f} s", done, files.size(),
                                      static_cast<double>(done) / seconds, seconds),
                          seconds);
        });
    progress.clear();
    if (bugs > 0) return console.finish(exit_bug);
    if (bad > 0) return console.finish(exit_bad);
    if (interruptible.raised() && !console.reader_gone()) {
        console.note(fmt::format("batch: interrupted after {} of {}", taken, files.size()));
        return console.finish(exit_stopped);
    }
    return console.finish(exit_done);
}

// Whether a file is a map rather than an answer or anything else. One that cannot be read is, so that somebody hears of
// it.
bool is_map(const std::string& file) {
    const Result<std::string> text = read_puzzle(file, "");
    return !text || catalog::recognise(*text);
}

int run(const Arguments& arguments) {
    Console console(arguments.settings);
    if (arguments.settings.json && (arguments.table || arguments.csv)) {
        console.note("batch: --json excludes --table and --csv");
        return exit_bad;
    }
    std::vector<std::string> named = arguments.files;
    if (named.empty()) {
        const Result<std::string> names = read_input("-");
        if (!names) {
            console.bad_input("-", names.error());
            return console.finish(exit_bad);
        }
        named = lines_of(*names);
    }
    const Result<std::vector<std::string>> files = instances(named, is_map);
    if (!files) {
        console.note("batch: " + files.error().message);
        return exit_bad;
    }
    if (files->empty()) {
        console.note(arguments.files.empty() ? "batch: nothing to do, no name came from stdin"
                                             : "batch: nothing to do, there is no map");
    }
    return run_all(console, arguments, *files);
}

}  // namespace

Verb add_batch(const Command& root) {
    auto arguments = std::make_shared<Arguments>();
    worlds::SolveRequest& request = arguments->request;
    const Command command = root.command("batch", "Solve many puzzles, one JSON object a line");
    command.option(
        "FILE", arguments->files,
        "Puzzles, and folders of .txt, .json and .map files; without any, names are read from stdin, one a line");
    const Option table = command.flag("--table", arguments->table, "A table for people in place of JSON");
    command.flag("--csv", arguments->csv, "A table with commas in place of JSON").excludes(table);
    command.option("-j,--jobs", arguments->jobs, "Puzzles solved at the same time; the order stays")
        .type("N")
        .between(1, 1024)
        .show_default();
    add_objective(command, request);
    const Option any = command.flag("--any", request.any, "Some answer, fast, without a claim that it is the best");
    command.flag("--count", request.count, "Count the optimal answers, exactly").excludes(any);
    add_limits(command, arguments->limits);
    add_world(command, arguments->settings);
    add_shared(command, arguments->settings);
    return {command, [arguments] { return run(*arguments); }};
}

}  // namespace ariadne::cli
