#include <memory>

#include <fmt/format.h>

#include "catalog/catalog.h"
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

struct Arguments {
    Settings settings;
    LimitArguments limits;
    std::string file;
    std::string output = "-";
    bool solution = false;
    std::string route;
    std::string theme;
    double cell = 0;
    bool bare = false;
};

// What is drawn on the board, or the code to exit with. No solution is a board without a thread.
struct Answer {
    std::optional<worlds::Solution> solution;
    int code = exit_done;
    bool stop = false;
    std::string caption = {};  // why there is none
};

Answer solve(Console& console, const Arguments& arguments, const Loaded& loaded) {
    const Interruptible interruptible;
    ProgressLine progress(arguments.settings, loaded.path);
    Budget budget(arguments.limits.limits(), &interruptible.flag(), progress.sink());
    worlds::SolveRequest request;
    request.strict = arguments.settings.strict;
    const Result<worlds::Report> report = loaded.world->solve(loaded.text, request, budget);
    progress.clear();
    if (!report) {
        console.bad_input(loaded.path, report.error());
        return {std::nullopt, exit_bad, true};
    }
    if (!report->bug.empty()) {
        console.note(fmt::format("{}: bug in ariadne: {}", loaded.path, report->bug));
        return {std::nullopt, exit_bug, true};
    }
    if (const worlds::Solution* solution = shown(*report)) return {*solution, exit_done, false};
    std::string why = verdict_sentence(*report, language_of(arguments.settings.lang));
    console.note(fmt::format("{}: {}", loaded.path, why));
    const int code = report->verdict == Verdict::impossible ? exit_negative : exit_stopped;
    return {std::nullopt, code, false, std::move(why)};
}

Answer read_route(Console& console, const Arguments& arguments, const Loaded& loaded) {
    const Result<std::string> text = read_input(arguments.route);
    Result<std::vector<catalog::Claim>> claims =
        text ? catalog::read_claims(*loaded.world, loaded.text, *text) : std::unexpected(text.error());
    if (!claims) {
        console.bad_input(arguments.route, claims.error());
        return {std::nullopt, exit_bad, true};
    }
    worlds::Solution& solution = claims->front().solution;
    const Result<worlds::Verification> verification = loaded.world->verify(loaded.text, solution);
    if (!verification) {
        console.bad_input(loaded.path, verification.error());
        return {std::nullopt, exit_bad, true};
    }
    if (!verification->valid) {
        console.note(fmt::format("{}: {}", arguments.route,
                                 say(language_of(arguments.settings.lang), Say::invalid, verification->message)));
        return {std::nullopt, exit_negative, true};
    }
    return {std::move(solution), exit_done, false};
}

int write_picture(Console& console, const Arguments& arguments, const render::Scene& scene) {
    if (arguments.output == "-") {
        console.result(terminal_text(console, scene));
        return exit_done;
    }
    render::PictureOptions options;
    if (arguments.theme == "dark") options.theme = &render::dark_theme();
    options.cell = arguments.cell;
    options.bare = arguments.bare;
    const Result<std::string> bytes = picture(scene, arguments.output, options);
    const Result<void> written = bytes ? write_file(arguments.output, *bytes) : std::unexpected(bytes.error());
    if (!written) {
        console.note(placed(arguments.output, written.error()));
        return exit_bad;
    }
    if (arguments.settings.json) console.result(catalog::json_text({{"written", arguments.output}}) + "\n");
    return exit_done;
}

int run(const Arguments& arguments) {
    Console console(arguments.settings);
    const bool text = arguments.output == "-" || named_text(arguments.output);
    if (const Result<void> known = known_picture(arguments.output); !known && !text) {
        console.note(fmt::format("{}, or in .txt for text", placed(arguments.output, known.error())));
        return exit_bad;
    }
    const std::optional<Loaded> loaded = load(console, arguments.file);
    if (!loaded || !check(console, *loaded)) return console.finish(exit_bad);
    Answer answer;
    if (arguments.solution) answer = solve(console, arguments, *loaded);
    if (!arguments.route.empty()) answer = read_route(console, arguments, *loaded);
    if (answer.stop) return console.finish(answer.code);
    Result<render::Scene> scene = loaded->world->scene(loaded->text, answer.solution ? &*answer.solution : nullptr);
    if (!scene) {
        console.bad_input(loaded->path, scene.error());
        return console.finish(exit_bad);
    }
    if (!answer.caption.empty()) scene->captions.push_back(answer.caption);
    const int drawn = write_picture(console, arguments, *scene);
    return console.finish(drawn == exit_done ? answer.code : drawn);
}

}  // namespace

Verb add_render(const Command& root) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = root.command("render", "Draw a puzzle, with or without an answer");
    command.option("FILE", arguments->file, "The puzzle; - is standard input").required();
    command
        .option("-o,--output", arguments->output,
                "OUT.svg, OUT.png, OUT.pdf, or OUT.txt for text; text on stdout if not given")
        .type("OUT");
    const Option solution = command.flag("--solution", arguments->solution, "Solve it and draw the best answer");
    command.option("--route", arguments->route, "Draw the route in this file (text, or JSON as solve prints it)")
        .type("FILE")
        .excludes(solution);
    command.option("--theme", arguments->theme, "Colours of the picture").choices({"light", "dark"});
    command.option("--cell", arguments->cell, "Size of a cell; chosen to fit if not given").type("PX").between(1, 1000);
    command.flag("--bare", arguments->bare, "The board alone, without title, figures and chart");
    add_limits(command, arguments->limits);
    add_world(command, arguments->settings);
    add_colour(command, arguments->settings);
    add_shared(command, arguments->settings);
    return {command, [arguments] { return run(*arguments); }};
}

}  // namespace ariadne::cli
