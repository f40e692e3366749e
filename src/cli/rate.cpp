#include <memory>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/tables.h"
#include "cli/verbs.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

struct Arguments {
    Settings settings;
    LimitArguments limits;
    std::vector<std::string> files;
};

// What comes of one file: an object for --json, and how it ended.
struct Rated {
    json::object object;
    int code = exit_done;
};

// The file with its world, and checked: warnings are told, or refused under --strict.
Result<Loaded> open(const Console& console, const Arguments& arguments, const std::string& file) {
    Result<std::string> text = read_puzzle(file, arguments.settings.world);
    if (!text) return std::unexpected(text.error());
    const std::string& name = arguments.settings.world;
    const Result<const worlds::World*> world = name.empty() ? catalog::recognise(*text) : catalog::find_world(name);
    if (!world) return std::unexpected(world.error());
    const auto warnings = (*world)->check(*text, arguments.settings.strict);
    if (!warnings) return std::unexpected(warnings.error());
    warn(console, file, *warnings);
    return Loaded{file, std::move(*text), *world};
}

Rated refuse(const Console& console, const std::string& file, const Error& error) {
    console.note(placed(file, error));
    return {{{"file", file}, {"verdict", "invalid"}, {"error", catalog::to_json(error)}}, exit_bad};
}

Rated rate_one(Console& console, const Arguments& arguments, const std::string& file, const CancelFlag& stop) {
    const Result<Loaded> loaded = open(console, arguments, file);
    if (!loaded) return refuse(console, file, loaded.error());
    ProgressLine progress(arguments.settings, file);
    Budget budget(arguments.limits.limits(), &stop, progress.sink());
    const Result<worlds::Rating> rating = loaded->world->rate(loaded->text, budget);
    progress.clear();
    if (!rating) return refuse(console, file, rating.error());
    if (!arguments.settings.json)
        console.result(fmt::format("{}: {}\n{}", file, loaded->world->name(),
                                   rating_text(*rating, language_of(arguments.settings.lang))));
    json::object object{{"file", file}, {"world", loaded->world->name()}};
    for (const auto& member : catalog::to_json(*rating)) object[member.key()] = member.value();
    return {std::move(object), budget.exhausted() ? exit_stopped : exit_done};
}

int run(const Arguments& arguments) {
    Console console(arguments.settings);
    const Interruptible interruptible;
    json::array all;
    int code = exit_done;
    for (const std::string& file : arguments.files) {
        Rated rated = rate_one(console, arguments, file, interruptible.flag());
        // A bad file outweighs one that a limit cut short.
        if (code != exit_bad && rated.code != exit_done) code = rated.code;
        if (!rated.object.empty()) all.emplace_back(std::move(rated.object));
        if (interruptible.raised() || console.reader_gone()) break;
    }
    if (arguments.settings.json && !all.empty()) {
        const json::value out = arguments.files.size() == 1 ? all.front() : json::value(std::move(all));
        console.result(catalog::json_text(out) + "\n");
    }
    return console.finish(code);
}

}  // namespace

Verb add_rate(const Command& root) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = root.command("rate", "Measure what makes a puzzle hard");
    command.option("FILE", arguments->files, "The puzzles; - is standard input").required();
    add_limits(command, arguments->limits);
    add_world(command, arguments->settings);
    add_shared(command, arguments->settings);
    return {command, [arguments] { return run(*arguments); }};
}

}  // namespace ariadne::cli
