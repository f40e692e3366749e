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
#include "render/gif.h"

namespace ariadne::cli {

namespace {

struct Arguments {
    Settings settings;
    LimitArguments limits;
    std::string file;
    std::string output = "-";
    bool solution = false;
    std::string objective;
    std::string route;
    std::string theme;
    double cell = 0;
    bool bare = false;
    std::optional<double> delay;
    std::optional<std::uint64_t> every;
    std::optional<std::uint64_t> loops;

    bool for_gif() const { return delay || every || loops; }
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
    request.objective = arguments.objective;
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

render::PictureOptions chosen(const Arguments& arguments, render::PictureOptions options) {
    if (arguments.theme == "dark") options.theme = &render::dark_theme();
    options.cell = arguments.cell;
    options.bare = arguments.bare;
    return options;
}

int write_out(Console& console, const Arguments& arguments, const Result<std::string>& bytes) {
    const Result<void> written = bytes ? write_file(arguments.output, *bytes) : std::unexpected(bytes.error());
    if (!written) {
        console.note(placed(arguments.output, written.error()));
        return exit_bad;
    }
    if (arguments.settings.json) console.result(catalog::json_text({{"written", arguments.output}}) + "\n");
    return exit_done;
}

int draw_still(Console& console, const Arguments& arguments, const Loaded& loaded, const Answer& answer) {
    Result<render::Scene> scene = loaded.world->scene(loaded.text, answer.solution ? &*answer.solution : nullptr);
    if (!scene) {
        console.bad_input(loaded.path, scene.error());
        return exit_bad;
    }
    if (!answer.caption.empty()) scene->captions.push_back(answer.caption);
    if (arguments.output == "-") {
        console.result(terminal_text(console, *scene));
        return exit_done;
    }
    return write_out(console, arguments, picture(*scene, arguments.output, chosen(arguments, {})));
}

// Every step, unless there are so many that nobody would watch them all.
std::size_t steps_a_frame(const Arguments& arguments, std::size_t frames) {
    constexpr std::size_t watched = 600;
    return arguments.every.value_or((frames + watched - 1) / watched);
}

// Before the puzzle is solved for a picture that cannot be.
bool room_for_motion(Console& console, const Arguments& arguments, const Loaded& loaded) {
    const Result<render::Scene> scene = loaded.world->scene(loaded.text, nullptr);
    if (!scene) return true;
    const Result<void> fits = render::fits_gif(scene->board.size, chosen(arguments, {}));
    if (!fits) console.note(placed(arguments.output, fits.error()));
    return fits.has_value();
}

int draw_motion(Console& console, const Arguments& arguments, const Loaded& loaded, const Answer& answer) {
    Result<render::Animation> motion =
        loaded.world->animation(loaded.text, answer.solution ? &*answer.solution : nullptr);
    if (!motion) {
        console.bad_input(loaded.path, motion.error());
        return exit_bad;
    }
    if (!answer.caption.empty()) motion->scene.captions.push_back(answer.caption);
    const std::size_t steps = steps_a_frame(arguments, motion->frames.size());
    render::GifOptions options;
    options.picture = chosen(arguments, options.picture);
    if (arguments.delay) options.delay = static_cast<unsigned>(*arguments.delay);
    if (arguments.loops) options.loops = static_cast<unsigned>(*arguments.loops);
    const Interruptible interruptible;
    ProgressLine progress(arguments.settings, loaded.path);
    Budget budget(arguments.limits.limits(), &interruptible.flag(), progress.sink());
    const Result<std::string> bytes = render::gif(render::every(std::move(*motion), steps), options, budget);
    progress.clear();
    const int written = write_out(console, arguments, bytes);
    return budget.exhausted() ? exit_stopped : written;
}

int run(const Arguments& arguments) {
    Console console(arguments.settings);
    const bool text = arguments.output == "-" || named_text(arguments.output);
    const bool moving = named_gif(arguments.output);
    if (const Result<void> known = known_picture(arguments.output); !known && !text && !moving) {
        console.note(
            fmt::format("{}, in .gif for motion, or in .txt for text", placed(arguments.output, known.error())));
        return exit_bad;
    }
    if (arguments.for_gif() && !moving) {
        console.note("found --delay, --every or --loops, expected them with -o OUT.gif only");
        return exit_bad;
    }
    const std::optional<Loaded> loaded = load(console, arguments.file);
    if (!loaded || !check(console, *loaded)) return console.finish(exit_bad);
    if (moving && !room_for_motion(console, arguments, *loaded)) return console.finish(exit_bad);
    Answer answer;
    if (arguments.solution) answer = solve(console, arguments, *loaded);
    if (!arguments.route.empty()) answer = read_route(console, arguments, *loaded);
    if (answer.stop) return console.finish(answer.code);
    const int drawn =
        moving ? draw_motion(console, arguments, *loaded, answer) : draw_still(console, arguments, *loaded, answer);
    return console.finish(drawn == exit_done ? answer.code : drawn);
}

}  // namespace

Verb add_render(const Command& root) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = root.command("render", "Draw a puzzle, with or without an answer");
    command.option("FILE", arguments->file, "The puzzle; - is standard input").required();
    command
        .option("-o,--output", arguments->output,
                "OUT.svg, OUT.png, OUT.pdf, OUT.gif for motion, or OUT.txt for text; text on stdout if not given")
        .type("OUT");
    const Option solution = command.flag("--solution", arguments->solution, "Solve it and draw the best answer");
    add_objective(command, arguments->objective).needs(solution);
    command.option("--route", arguments->route, "Draw the route in this file (text, or JSON as solve prints it)")
        .type("FILE")
        .excludes(solution);
    command.option("--theme", arguments->theme, "Colours of the picture").choices({"light", "dark"});
    command.option("--cell", arguments->cell, "Size of a cell; chosen to fit if not given").type("PX").between(1, 1000);
    command.flag("--bare", arguments->bare, "The board alone, without title, figures and chart");
    command.option("--delay", arguments->delay, "GIF: how long a frame stays; 120 if not given")
        .type("MS")
        .between(10, 60'000);
    command.option("--every", arguments->every, "GIF: steps between two frames; chosen for at most 600 if not given")
        .type("N")
        .between(1, 1'000'000);
    command.option("--loops", arguments->loops, "GIF: how often it plays; 0, for ever, if not given")
        .type("N")
        .between(0, 65'535);
    add_limits(command, arguments->limits);
    add_world(command, arguments->settings);
    add_colour(command, arguments->settings);
    add_shared(command, arguments->settings);
    return {command, [arguments] { return run(*arguments); }};
}

}  // namespace ariadne::cli
