#include <filesystem>
#include <functional>
#include <memory>
#include <system_error>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/sentences.h"
#include "catalog/solve.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/pictures.h"
#include "cli/progress.h"
#include "cli/puzzles.h"
#include "render/gif.h"

namespace ariadne::cli {

namespace {

struct RenderArguments {
    LimitArguments limits;
    std::vector<std::string> files;
    std::string output = "-";
    bool solution = false;
    std::string objective;
    std::string route;
    PictureArguments picture;
    bool territory = false;
    std::optional<std::uint64_t> ply;
};

// What is drawn on the board, or the code to exit with. No solution is a board without a thread.
struct Found {
    std::optional<worlds::Solution> solution;
    int code = exit_done;
    bool stop = false;
    Message caption = {};  // why there is none
};

Found solve(Console& console, const RenderArguments& arguments, const Loaded& loaded, const worlds::Puzzle& puzzle) {
    const Interruptible interruptible;
    ProgressLine progress(console.settings(), loaded.path);
    Budget budget(arguments.limits.limits(), &interruptible.flag(), progress.sink());
    worlds::SolveRequest request;
    request.objective = arguments.objective;
    request.strict = console.settings().strict;
    const Result<worlds::Report> report = catalog::solve(puzzle, request, budget);
    progress.clear();
    if (!report) return {std::nullopt, console.bad_input(loaded.path, in_file(loaded, report.error())), true};
    if (!report->bug.empty()) return {std::nullopt, console.report_bug(loaded.path, report->bug), true};
    if (const worlds::Solution* solution = worlds::best_of(*report)) return {*solution, exit_done, false};
    console.note(loaded.path, {catalog::verdict_sentence(*report)});
    const int code = report->verdict == Verdict::impossible ? exit_negative : exit_stopped;
    Found out{std::nullopt, code, false, catalog::report_sentence(*report)};
    if (report->attempt) out.solution = report->attempt->solution;
    return out;
}

Found read_route(Console& console, const RenderArguments& arguments, const Loaded& loaded,
                 const worlds::Puzzle& puzzle) {
    const Result<std::string> text = read_input(arguments.route);
    Result<std::vector<catalog::Claim>> claims =
        text ? catalog::read_claims(*loaded.world, puzzle, *text) : std::unexpected(text.error());
    if (!claims) return {std::nullopt, console.bad_input(arguments.route, claims.error()), true};
    worlds::Solution& solution = claims->front().solution;
    const Result<worlds::Verification> verification = puzzle.verify(solution);
    if (!verification)
        return {std::nullopt, console.bad_input(loaded.path, in_file(loaded, verification.error())), true};
    if (!verification->valid) {
        console.note(arguments.route, {catalog::verification_sentence(*verification)});
        // One that leads to death is drawn that far.
        if (!verification->died) return {std::nullopt, exit_negative, true};
        return {std::move(solution), exit_negative, false};
    }
    return {std::move(solution), exit_done, false};
}

// The format that the output asks for.
std::string format_of(const RenderArguments& arguments) {
    return arguments.output == "-" ? "txt" : ending(arguments.output);
}

using Drawing = std::function<Result<void>(Budget& budget, const render::Sink& sink)>;

// Into the output; `where` is what a drawing on stdout is of.
int write_drawing(Console& console, const RenderArguments& arguments, const std::string& where,
                  const Drawing& drawing) {
    const bool to_stdout = arguments.output == "-";
    const Interruptible interruptible;
    ProgressLine progress(console.settings(), where);
    Budget budget(arguments.limits.limits(), &interruptible.flag(), progress.sink());
    std::string text;
    const auto into = [&](const render::Sink& sink) { return drawing(budget, sink); };
    const render::Sink keep = [&](std::string_view bytes) {
        text += bytes;
        return true;
    };
    const Result<void> drawn = to_stdout ? into(keep) : write_into(arguments.output, into);
    progress.clear();
    if (!drawn) {
        const std::string& place = to_stdout ? where : arguments.output;
        console.note(place, interruptible.raised() ? Error{tr("interrupted")} : drawn.error());
        return budget.exhausted() ? exit_stopped : exit_bad;
    }
    if (to_stdout)
        console.drawing(text);
    else if (console.settings().json)
        console.result(catalog::json_text({{"written", arguments.output}}) + "\n");
    return exit_done;
}

render::TerminalOptions terminal_for(const Console& console, const RenderArguments& arguments,
                                     const worlds::PictureRequest& request) {
    render::TerminalOptions out =
        arguments.output == "-" ? terminal_options(console) : render::TerminalOptions{.width = 0};
    out.walls = request.terminal.walls;
    out.language = request.terminal.language;
    return out;
}

int draw(Console& console, const RenderArguments& arguments, const Loaded& loaded, const worlds::Puzzle& puzzle,
         const Found& answer) {
    worlds::PictureRequest request = arguments.picture.request(format_of(arguments), console.language());
    request.terminal = terminal_for(console, arguments, request);
    request.caption = answer.caption;
    const worlds::Solution* solution = answer.solution ? &*answer.solution : nullptr;
    return write_drawing(console, arguments, loaded.path, [&](Budget& budget, const render::Sink& sink) {
        return catalog::draw(*loaded.world, puzzle, solution, {arguments.ply, arguments.territory}, request, budget,
                             sink);
    });
}

// The puzzles of all files, which are of one world. What is wrong has been told when nothing comes back.
std::optional<std::vector<Loaded>> load_files(Console& console, const std::vector<std::string>& files) {
    std::vector<Loaded> all;
    for (const std::string& file : files) {
        std::optional<std::vector<Loaded>> some = load_all(console, file);
        if (!some) return std::nullopt;
        for (Loaded& loaded : *some) {
            if (!all.empty() && loaded.world != all.front().world) {
                console.bad_input(file, {{tr("found a puzzle of the {0} world, expected {1} as in {2}"),
                                          loaded.world->name(), all.front().world->name(), files.front()}});
                return std::nullopt;
            }
            all.push_back(std::move(loaded));
        }
    }
    return all;
}

// Many puzzles are cards: on the pages of a PDF, on one page of a picture, or as text.
int draw_sheet(Console& console, const RenderArguments& arguments, const std::vector<Loaded>& puzzles) {
    const std::string format = format_of(arguments);
    const std::string& file = arguments.files.front();
    const bool has_cards = puzzles.front().world->two_player() == nullptr;
    // --board chooses among the puzzles of a file, not among files.
    const std::size_t files = arguments.files.size();
    const auto many = [&](const Phrase& remedy) -> Error {
        Message found = files > 1
                            ? Message(tr("found {0} files, expected one"), files)
                            : Message(tr("found {0} puzzles, expected one; choose one with --board"), puzzles.size());
        if (!has_cards) return {std::move(found)};
        return {{Phrase{"{0}; {1}"}, std::move(found), remedy}};
    };
    const bool no_text = format == "txt" && has_cards && puzzles.front().world->sheet() == nullptr;
    if (format == "gif" || no_text || !arguments.route.empty())
        return console.bad_input(file, many(tr("-o OUT.pdf puts them all on a sheet")));
    if (arguments.solution && format != "pdf")
        return console.refuse(file, many(tr("with --solution, -o OUT.pdf puts all solutions on its last pages")));
    if (const Result<void> fits = arguments.picture.fit_sheet(); !fits) return console.refuse("render", fits.error());
    if (!arguments.objective.empty()) return console.refuse("render", {tr("--objective is for a single puzzle only")});
    std::vector<worlds::PuzzleText> cards;
    for (const Loaded& loaded : puzzles) {
        if (!read(console, loaded)) return exit_bad;
        cards.push_back(
            {loaded.text, loaded.line, loaded.title,
             files > 1 ? Message::plain(std::filesystem::path(loaded.path).filename().string()) : Message()});
    }
    worlds::PictureRequest request = arguments.picture.request(format, console.language());
    request.terminal = terminal_for(console, arguments, request);
    return write_drawing(console, arguments, file, [&](Budget& budget, const render::Sink& sink) {
        return catalog::draw_sheet(*puzzles.front().world, cards, request, budget, sink);
    });
}

int run(const RenderArguments& arguments, Console& console) {
    const bool text = arguments.output == "-" || ending(arguments.output) == "txt";
    const bool moving = ending(arguments.output) == "gif";
    if (!text && !moving && !known_picture(arguments.output))
        return console.refuse(arguments.output, {tr("not a picture format; use a name that ends in .svg, .png, .pdf, "
                                                    ".gif (motion) or .txt (text)")});
    for (const std::string& file : arguments.files)
        if (std::error_code ignored; std::filesystem::equivalent(file, arguments.output, ignored))
            return console.refuse(arguments.output, {tr("this is the puzzle itself; the picture needs another name")});
    if (const Result<void> fits = arguments.picture.fit(format_of(arguments)); !fits)
        return console.refuse("render", fits.error());
    const std::optional<std::vector<Loaded>> puzzles = load_files(console, arguments.files);
    if (!puzzles) return exit_bad;
    if (puzzles->size() > 1 || arguments.picture.for_sheet()) return draw_sheet(console, arguments, *puzzles);
    const Loaded* const loaded = &puzzles->front();
    const std::unique_ptr<worlds::Puzzle> puzzle = read(console, *loaded);
    if (!puzzle) return exit_bad;
    if ((arguments.territory || arguments.ply) && loaded->world->two_player() == nullptr)
        return console.refuse(loaded->path, {{tr("--territory and --ply are for two-player games; {0} is not one"),
                                              loaded->world->name()}});
    if (moving) {
        // Before the puzzle is solved for a picture that cannot be.
        const Result<void> fits =
            render::fits_gif(puzzle->size(), arguments.picture.request("gif", console.language()).picture);
        if (!fits) return console.refuse(arguments.output, fits.error());
    }
    Found answer;
    if (arguments.solution) answer = solve(console, arguments, *loaded, *puzzle);
    if (!arguments.route.empty()) answer = read_route(console, arguments, *loaded, *puzzle);
    if (answer.stop) return answer.code;
    const int drawn = draw(console, arguments, *loaded, *puzzle, answer);
    return drawn == exit_done ? answer.code : drawn;
}

}  // namespace

Verb add_render(const Command& root) {
    auto arguments = std::make_shared<RenderArguments>();
    const Command command = root.command("render", tr("Draw a puzzle, with or without its solution"));
    command
        .option("FILE", arguments->files,
                tr("The puzzle, or several in one or more files for a sheet; - is standard input"))
        .required();
    command.option("-o,--output OUT", arguments->output,
                   tr("OUT.svg, OUT.png, OUT.pdf, OUT.gif for motion, or OUT.txt for text (default: text on stdout)"));
    const Option solution = command.flag("--solution", arguments->solution, tr("Solve it and draw the best solution"));
    add_objective(command, arguments->objective).needs(solution);
    command
        .option("--route FILE", arguments->route, tr("Draw the route in this file (text, or JSON as solve prints it)"))
        .excludes(solution);
    command.flag("--territory", arguments->territory, tr("Games: show territory (which side is nearer to each cell)"));
    command.option("--ply N", arguments->ply, tr("Games: the position after N moves (default: the last one)"))
        .excludes(solution);
    add_picture(command, arguments->picture);
    add_sheet(command, arguments->picture);
    add_loops(command, arguments->picture);
    add_limits(command, arguments->limits);
    add_board(command);
    add_world(command);
    add_colour(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
