#include <algorithm>
#include <expected>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/translate.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/puzzles.h"

namespace ariadne::cli {

namespace {

struct ConvertArguments {
    std::string file;
    std::string output = "-";
    std::string format;
    std::string to;
    catalog::TranslateOrder order;
    LimitArguments limits;
};

// The format that is asked for, or that the name of the output ends in. A map of another world is text if nothing says
// otherwise.
Result<std::string> format_of(const ConvertArguments& arguments) {
    if (!arguments.format.empty()) return arguments.format;
    std::string format = ending(arguments.output);
    if (format == "csv") return fail(tr("two formats end in .csv; add --format adjacency or --format coordinates"));
    if (!format.empty()) return format;
    if (!arguments.to.empty()) return "txt";
    return fail(tr("unknown output format; use -o with a known extension, or --format"));
}

// The puzzle in the world asked for.
Result<std::unique_ptr<worlds::Puzzle>> translated(const Console& console, const ConvertArguments& arguments,
                                                   const Loaded& loaded, Budget& budget) {
    if (arguments.to.empty()) return fail({tr("{0} needs {1}"), "--" + arguments.order.strewn.begin()->first, "--to"});
    const Result<const worlds::World*> world = catalog::find_world(arguments.to);
    if (!world) return std::unexpected(world.error());
    const Result<catalog::Translation> made =
        catalog::translate(*loaded.world, loaded.text, **world, arguments.order, budget);
    if (!made) return std::unexpected(made.error());
    if (console.settings().strict && !made->warnings.empty())
        return fail({arguments.order.approximate ? tr("--strict does not allow what --approximate would change: {0}")
                                                 : tr("warning treated as an error because of --strict: {0}"),
                     made->warnings.front()});
    warn(console, place_of(loaded), made->warnings);
    return (*world)->read(made->text);
}

// Otherwise the exit code; what is wrong has been told.
std::expected<std::unique_ptr<worlds::Puzzle>, int> puzzle_for(Console& console, const ConvertArguments& arguments,
                                                               const Loaded& loaded, const CancelFlag& stop) {
    std::unique_ptr<worlds::Puzzle> puzzle = read(console, loaded);
    if (!puzzle) return std::unexpected(exit_bad);
    if (arguments.to.empty() && arguments.order.strewn.empty()) return puzzle;
    ProgressLine progress(console.settings(), loaded.path);
    Budget budget(arguments.limits.limits(), &stop, progress.sink());
    Result<std::unique_ptr<worlds::Puzzle>> other = translated(console, arguments, loaded, budget);
    if (other) return std::move(*other);
    if (budget.exhausted()) {
        console.note(place_of(loaded), other.error());
        return std::unexpected(exit_stopped);
    }
    console.bad_input(arguments.file, in_file(loaded, other.error()), loaded.one_of_many ? loaded.number : 0);
    return std::unexpected(exit_bad);
}

// Puzzles of several lines have an empty one between them.
void append(std::string& all, const std::string& text) {
    const auto lines = [](std::string_view of) { return std::ranges::count(of, '\n'); };
    if (!all.empty() && lines(text) > 1) all += '\n';
    all += text;
}

int run(const ConvertArguments& arguments, Console& console) {
    const Result<std::string> format = format_of(arguments);
    if (!format) return console.refuse("convert", format.error());
    const std::optional<std::vector<Loaded>> puzzles = load_all(console, arguments.file);
    if (!puzzles) return exit_bad;
    const std::string_view world = arguments.to.empty() ? puzzles->front().world->name() : arguments.to;
    const boost::json::object about = {{"world", world}, {"format", *format}};
    const Interruptible interruptible;
    std::string all;
    for (const Loaded& loaded : *puzzles) {
        const auto made = puzzle_for(console, arguments, loaded, interruptible.flag());
        if (!made) return made.error();
        const worlds::Puzzle& puzzle = **made;
        Budget budget(arguments.limits.limits(), &interruptible.flag());
        if (puzzles->size() == 1) return hand_out(console, arguments.output, puzzle, *format, "convert", budget, about);
        // Nothing is written unless all can be.
        const Result<std::string> text =
            render::collected([&](const render::Sink& sink) { return puzzle.convert(*format, budget, sink); });
        if (!text) {
            console.note(place_of(loaded), text.error());
            return budget.exhausted() ? exit_stopped : exit_bad;
        }
        append(all, *text);
    }
    return hand_out(console, arguments.output, all, about);
}

}  // namespace

Verb add_convert(const Command& root) {
    auto arguments = std::make_shared<ConvertArguments>();
    const Command command = root.command("convert", tr("Convert a puzzle to another format or another world"));
    command.option("FILE", arguments->file, tr("A file with one or more puzzles; - is standard input")).required();
    command.option(
        "-o,--output OUT", arguments->output,
        tr("The file to write: OUT.txt, .json, .line, .fen, .game, .dot, .graphml, .edges; - is standard output"));
    command.option("--format", arguments->format, tr("Format (default: from the extension of OUT)"))
        .choices(all_formats());
    const Option to =
        command.option("--to WORLD", arguments->to, tr("Convert it to a puzzle of another world")).choices(all_names());
    command.flag("--approximate", arguments->order.approximate, tr("Also convert cells that have no exact counterpart"))
        .needs(to);
    add_world_options(command, catalog::strewn_options(), arguments->order.strewn);
    command.option("--seed N", arguments->order.seed, tr("Seed for the items placed in a labyrinth")).show_default();
    add_limits(command, arguments->limits);
    add_board(command);
    add_world(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
