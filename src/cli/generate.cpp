#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/disk.h"
#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/play_words.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/pictures.h"
#include "cli/progress.h"
#include "cli/puzzles.h"
#include "worlds/sheet.h"

namespace ariadne::cli {

namespace {

struct GenerateArguments {
    LimitArguments limits;
    const worlds::World* world = nullptr;
    std::map<std::string, std::string> options;
    std::map<std::string, std::string> files;  // the names of those whose contents are options
    std::uint64_t seed = 1;
    std::uint64_t count = 1;
    std::string output = "-";
    PictureArguments picture;
    bool solution = false;

    // Several puzzles, or one with a heading, on the pages of a PDF. One of a world that draws what it makes is drawn.
    bool printed() const {
        return ending(output) == "pdf" && world->two_player() == nullptr &&
               (count > 1 || world->making() == nullptr || picture.for_sheet());
    }
    bool drawn() const { return printed() || (world->making() != nullptr && named_drawing(output)); }
};

bool is_folder(const std::string& path) {
    std::error_code error;
    return path.ends_with('/') || std::filesystem::is_directory(path, error);
}

// The name of one of the files, WORLD-SEED.txt in the folder asked for.
std::string file_for(const GenerateArguments& arguments, std::uint64_t seed) {
    if (arguments.output == "-" || !is_folder(arguments.output)) return arguments.output;
    return (std::filesystem::path(arguments.output) / fmt::format("{}-{}.txt", arguments.world->name(), seed)).string();
}

// What the name of the output ends in, text if in nothing.
Result<std::string> format_of(const GenerateArguments& arguments) {
    if (arguments.output == "-" || is_folder(arguments.output)) return "txt";
    std::string format = ending(arguments.output);
    if (format.empty() || arguments.drawn()) return format.empty() ? "txt" : format;
    std::vector<std::string> known;
    for (const worlds::Format& row : arguments.world->about().formats) {
        if (row.name == format) return format;
        known.push_back("." + row.name);
    }
    if (arguments.world->making() == nullptr && arguments.world->two_player() == nullptr) known.push_back(".pdf");
    if (arguments.world->making() != nullptr) known.insert(known.end(), {".svg", ".png", ".pdf", ".gif"});
    return fail({tr("unknown format; expected a name that ends in {0}"), fmt::format("{}", fmt::join(known, ", "))});
}

// What is wrong, and where: an option's file is named.
Message told(const Console& console, const GenerateArguments& arguments, Error error) {
    std::string said = error.message.in(console.language());
    for (const auto& [option, file] : arguments.files)
        if (const std::string name = fmt::format("--{}: ", option); said.starts_with(name))
            said.insert(name.size(), file + ": ");
    error.message = Message::plain(std::move(said));
    return placed("generate", error);
}

// Warnings are errors under --strict.
Result<void> accept(const Console& console, const std::vector<Message>& warnings) {
    if (!console.settings().strict || warnings.empty()) return {};
    return fail({tr("--strict rejects this map: {0}"), warnings.front()});
}

// Into the output, as a whole or not at all. What is wrong with it has been told unless that is done.
int write(Console& console, const GenerateArguments& arguments, const Budget& budget, const CancelFlag& stop,
          const std::function<Result<void>(const render::Sink&)>& draw) {
    Result<void> made;
    const Result<void> written =
        write_into(arguments.output, [&](const render::Sink& sink) { return made = draw(sink); });
    if (written) return exit_done;
    const bool of_file = made || made.error() != written.error();
    if (stop)
        console.note("generate", {tr("interrupted")});
    else
        console.note(of_file ? placed(arguments.output, written.error()) : told(console, arguments, written.error()));
    return budget.exhausted() ? exit_stopped : exit_bad;
}

// Straight from the recipe: what is drawn may be too large for its text.
int draw_one(Console& console, const GenerateArguments& arguments, std::uint64_t seed, Budget& budget,
             const CancelFlag& stop) {
    worlds::PictureRequest request = arguments.picture.request(ending(arguments.output), console.language());
    request.solution = arguments.solution;
    std::vector<Message> warnings;
    const int code = write(console, arguments, budget, stop, [&](const render::Sink& sink) -> Result<void> {
        Result<void> done = arguments.world->making()->draw(arguments.options, seed, request, budget, sink, warnings);
        return done ? accept(console, warnings) : done;
    });
    if (code != exit_done) return code;
    warn(console, "generate", warnings);
    if (console.settings().json)
        console.result(
            catalog::json_text({{"world", arguments.world->name()}, {"seed", seed}, {"written", arguments.output}}) +
            "\n");
    return exit_done;
}

// The text of a puzzle; under --strict, one that the strict reader accepts.
Result<std::string> make_text(Console& console, const GenerateArguments& arguments, std::uint64_t seed, Budget& budget,
                              const std::string& where) {
    std::vector<Message> warnings;
    Result<std::string> text = arguments.world->generate(arguments.options, seed, budget, warnings);
    if (!text) return text;
    if (const Result<void> fine = accept(console, warnings); !fine) return std::unexpected(fine.error());
    if (console.settings().strict) {
        if (const auto passed = arguments.world->read(*text, true); !passed)
            return fail({tr("--strict rejects this map: {0}"), passed.error().message});
    }
    warn(console, where, warnings);
    return text;
}

// The puzzles of a worksheet, with what is printed small of each.
Result<std::vector<worlds::PuzzleText>> puzzles_for_print(Console& console, const GenerateArguments& arguments,
                                                          Budget& budget) {
    const auto level = arguments.options.find("level");
    std::vector<worlds::PuzzleText> puzzles;
    for (std::uint64_t i = 0; i < arguments.count; ++i) {
        const std::uint64_t seed = arguments.seed + i;
        Result<std::string> text = make_text(console, arguments, seed, budget, fmt::format("generate: seed {}", seed));
        if (!text) return std::unexpected(text.error());
        Message source(tr("seed {0}"), seed);
        if (level != arguments.options.end())
            source = Message(after_comma, catalog::level_in_words(level->second), source);
        puzzles.push_back({std::move(*text), 1, "", std::move(source)});
    }
    return puzzles;
}

// A worksheet. Nothing is written unless all puzzles are made and solved.
int print(Console& console, const GenerateArguments& arguments, const Interruptible& interruptible) {
    const worlds::PictureRequest request = arguments.picture.request("pdf", console.language());
    if (const Result<void> fits = worlds::fits_sheet(arguments.count, request); !fits)
        return console.refuse("generate", fits.error());
    ProgressLine progress(console.settings(), "generate");
    Budget budget(arguments.limits.limits(), &interruptible.flag(), progress.sink());
    const auto draw = [&](const render::Sink& sink) -> Result<void> {
        const auto puzzles = puzzles_for_print(console, arguments, budget);
        Result<void> drawn = puzzles ? catalog::draw_sheet(*arguments.world, *puzzles, request, budget, sink)
                                     : std::unexpected(puzzles.error());
        progress.clear();
        return drawn;
    };
    if (const int code = write(console, arguments, budget, interruptible.flag(), draw); code != exit_done) return code;
    if (console.settings().json)
        console.result(catalog::json_text({{"world", arguments.world->name()},
                                           {"seed", arguments.seed},
                                           {"count", arguments.count},
                                           {"written", arguments.output}}) +
                       "\n");
    return exit_done;
}

int make_one(Console& console, const GenerateArguments& arguments, std::uint64_t seed, Budget& budget,
             const CancelFlag& stop) {
    if (arguments.drawn()) return draw_one(console, arguments, seed, budget, stop);
    const Result<std::string> text = make_text(console, arguments, seed, budget, "generate");
    if (!text) {
        console.note(stop ? placed("generate", {tr("interrupted")}) : told(console, arguments, text.error()));
        return budget.exhausted() ? exit_stopped : exit_bad;
    }
    const boost::json::object about = {{"world", arguments.world->name()}, {"seed", seed}};
    const Result<std::string> format = format_of(arguments);
    if (!format || *format == "txt") return hand_out(console, file_for(arguments, seed), *text, about);
    const Result<std::unique_ptr<worlds::Puzzle>> puzzle = arguments.world->read(*text);
    if (!puzzle) return console.refuse(arguments.output, puzzle.error());
    return hand_out(console, arguments.output, **puzzle, *format, arguments.output, budget, about);
}

// Puts what is in a file in the place of its name.
Result<void> read_files(GenerateArguments& arguments) {
    for (const worlds::OptionSpec& spec : arguments.world->about().generate_options) {
        const auto found = spec.file ? arguments.options.find(spec.name) : arguments.options.end();
        if (found == arguments.options.end()) continue;
        Result<std::string> bytes = read_input(found->second, {}, Content::bytes);
        if (!bytes) return fail({Phrase{"--{0}: {1}: {2}"}, spec.name, found->second, bytes.error().message});
        arguments.files[spec.name] = std::exchange(found->second, std::move(*bytes));
    }
    return {};
}

// A world that writes several forms is asked for the one of the file's name: a position cannot be turned into the game
// that led to it afterwards.
void ask_for_format(GenerateArguments& arguments, const std::string& format) {
    for (const worlds::OptionSpec& spec : arguments.world->about().generate_options)
        if (spec.name == "format" && std::ranges::find(spec.choices, format) != spec.choices.end())
            arguments.options.try_emplace("format", format);
}

int run(const GenerateArguments& asked, Console& console) {
    GenerateArguments arguments = asked;
    if (arguments.count > 1 && !arguments.printed() && !is_folder(arguments.output) &&
        !(arguments.output == "-" && console.settings().json))
        return console.refuse(
            "generate", {arguments.world->two_player() == nullptr
                             ? tr("several puzzles need a folder (-o DIR/), a PDF (-o OUT.pdf) or --json on stdout")
                             : tr("several puzzles need a folder (-o DIR/) or --json on stdout")});
    if (const Result<void> fits = arguments.picture.fit_sheet(); arguments.printed() && !fits)
        return console.refuse("generate", fits.error());
    if ((arguments.picture.for_sheet() || !arguments.picture.paper.empty()) && ending(arguments.output) != "pdf")
        return console.refuse("generate", arguments.picture.fit(ending(arguments.output)).error());
    if ((arguments.picture.any() || arguments.solution) && !arguments.drawn())
        return console.refuse("generate", {tr("picture options need -o OUT.svg, .png, .pdf or .gif")});
    if (const Result<void> fits = arguments.picture.fit(ending(arguments.output)); arguments.drawn() && !fits)
        return console.refuse("generate", fits.error());
    const Result<std::string> format = format_of(arguments);
    if (!format) return console.refuse(arguments.output, format.error());
    ask_for_format(arguments, *format);
    if (arguments.output.ends_with('/')) {
        std::error_code error;
        std::filesystem::create_directories(arguments.output, error);
        if (error) return console.refuse(arguments.output, cannot(tr("cannot be created"), error.value()).error());
    }
    if (const Result<void> read = read_files(arguments); !read) return console.refuse("generate", read.error());
    const Interruptible interruptible;
    if (arguments.printed()) return print(console, arguments, interruptible);
    ProgressLine progress(console.settings(), "generate");
    for (std::uint64_t i = 0; i < arguments.count; ++i) {
        Budget budget(arguments.limits.limits(), &interruptible.flag(), progress.sink());
        const int code = make_one(console, arguments, arguments.seed + i, budget, interruptible.flag());
        if (code != exit_done) return code;
        if (console.reader_gone()) break;
        if (interruptible.raised() && i + 1 < arguments.count)
            return console.stop("generate", {{tr("interrupted after {0} of {1}"), i + 1, arguments.count}});
    }
    return exit_done;
}

}  // namespace

Verb add_generate(const Command& root) {
    const Command command = root.command("generate", tr("Generate puzzles from a seed"));
    command.require_command();
    std::vector<Verb> verbs;
    for (const worlds::World* world : catalog::all_worlds()) {
        auto arguments = std::make_shared<GenerateArguments>();
        arguments->world = world;
        const Command verb = command.command(std::string(world->name()), world->about().summary);
        add_world_options(verb, world->about().generate_options, arguments->options);
        verb.option("--seed N", arguments->seed, tr("The same seed gives the same puzzle")).show_default();
        verb.option("--count N", arguments->count,
                    tr("Number of puzzles, with seeds N, N+1, ...; more than one needs -o DIR/, -o OUT.pdf for pages, "
                       "or --json"))
            .number(1);
        verb.option("-o,--output OUT", arguments->output,
                    tr("A file in the format of its extension (as for convert), a folder (DIR/) for files named "
                       "WORLD-SEED.txt, or OUT.pdf to print puzzles with their solutions (default: stdout)"));
        if (world->making() != nullptr) {
            verb.flag("--solution", arguments->solution, tr("Pictures: show the best solution"));
            add_picture(verb, arguments->picture);
        }
        if (world->two_player() == nullptr) add_sheet(verb, arguments->picture);
        add_limits(verb, arguments->limits);
        verbs.push_back(verb_of(verb, arguments, run));
    }
    return {command, [verbs](Console& console) { return run_named(verbs, console); }};
}

}  // namespace ariadne::cli
