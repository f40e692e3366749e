#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "catalog/json.h"
#include "catalog/play_words.h"
#include "cli/arguments.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/puzzles.h"
#include "cli/tables.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

struct RateArguments {
    LimitArguments limits;
    std::vector<std::string> files;
};

// What comes of one puzzle: an object for --json, and how it ended.
struct Rated {
    json::object object;
    int code = exit_done;
    std::optional<worlds::Rating> rating = {};
};

Rated refuse(const Console& console, const std::string& file, const Error& error, std::size_t index = 0) {
    console.note(file, error);
    Rated out{{{"file", file}}, exit_bad};
    if (index > 0) out.object["index"] = index;
    out.object["verdict"] = "invalid";
    out.object["error"] = catalog::to_json(error, console.language());
    return out;
}

Rated rate_one(const Console& console, const RateArguments& arguments, const Loaded& loaded, const CancelFlag& stop) {
    const std::size_t index = loaded.one_of_many ? loaded.number : 0;
    const Result<std::unique_ptr<worlds::Puzzle>> puzzle = read(loaded, console.settings());
    if (!puzzle) return refuse(console, loaded.path, puzzle.error(), index);
    warn(console, place_of(loaded), (*puzzle)->warnings());
    const worlds::Rater* rater = (*puzzle)->rater();
    if (rater == nullptr)
        return refuse(console, loaded.path,
                      in_file(loaded, {{tr("puzzles of the {0} world cannot be rated"), loaded.world->name()}}), index);
    ProgressLine progress(console.settings(), place_of(loaded));
    Budget budget(arguments.limits.limits(), &stop, progress.sink());
    Result<worlds::Rating> rating = rater->rate(budget);
    progress.clear();
    if (!rating) return refuse(console, loaded.path, in_file(loaded, rating.error()), index);
    const int code = rating->impossible ? exit_negative : budget.exhausted() ? exit_stopped : exit_done;
    Rated out{{{"file", loaded.path}}, code};
    if (index > 0) out.object["index"] = index;
    if (index > 0 && !loaded.title.empty()) out.object["title"] = loaded.title;
    out.object["world"] = loaded.world->name();
    for (const auto& member : catalog::to_json(*rating, console.language())) out.object[member.key()] = member.value();
    out.rating = std::move(*rating);
    return out;
}

using RatedPuzzle = std::pair<const Loaded*, worlds::Rating>;

Message level_of(const worlds::Rating& rating) {
    if (rating.impossible) return tr("impossible");
    return rating.level.empty() ? Message() : catalog::level_in_words(rating.level);
}

// The ratings of a file with many puzzles as a table, a row a puzzle.
worlds::Comparison table_of(const std::vector<RatedPuzzle>& rated) {
    const bool titled = std::ranges::any_of(rated, [](const RatedPuzzle& row) { return !row.first->title.empty(); });
    const bool levels =
        std::ranges::any_of(rated, [](const RatedPuzzle& row) { return !level_of(row.second).empty(); });
    worlds::Comparison out;
    out.columns.push_back({"puzzle", tr("puzzle")});
    if (titled) out.columns.push_back({"title", tr("title")});
    if (levels) out.columns.push_back({"level", tr("level")});
    std::vector<worlds::Measure> measures;  // of any of them, each once
    // In the order of one that has a level, as far as it goes.
    std::vector<const worlds::Rating*> by_level;
    for (const auto& [loaded, rating] : rated) by_level.push_back(&rating);
    std::ranges::stable_partition(by_level, [](const worlds::Rating* rating) { return !rating->level.empty(); });
    for (const worlds::Rating* const rating : by_level)
        for (const worlds::Measure& measure : rating->measures)
            if (!measure.term && std::ranges::find(measures, measure.name, &worlds::Measure::name) == measures.end())
                measures.push_back(measure);
    for (const worlds::Measure& measure : measures) {
        constexpr Phrase with_unit{"{0} ({1})"};
        out.columns.push_back({measure.name,
                               measure.unit.empty() ? measure.title : Message(with_unit, measure.title, measure.unit),
                               measure.decimals});
    }
    for (const auto& [loaded, rating] : rated) {
        std::vector<worlds::Value> values;
        values.emplace_back(static_cast<std::int64_t>(loaded->number));
        if (titled) values.emplace_back(loaded->title);
        if (levels) values.emplace_back(level_of(rating));
        for (const worlds::Measure& measure : measures) {
            const auto found = std::ranges::find(rating.measures, measure.name, &worlds::Measure::name);
            values.push_back(found == rating.measures.end() ? worlds::Value() : worlds::Value(found->value));
        }
        out.rows.push_back(std::move(values));
    }
    return out;
}

// Rates everything in a file; objects for --json go to `take` as they come.
int rate_file(Console& console, const RateArguments& arguments, const std::string& file, const CancelFlag& stop,
              const std::function<void(json::object, bool one_of_many)>& take) {
    const Result<std::vector<Loaded>> puzzles = open_all(file, console.settings());
    if (!puzzles) {
        take(refuse(console, file, puzzles.error()).object, false);
        return exit_bad;
    }
    const Language language = console.language();
    std::vector<RatedPuzzle> table;
    int code = exit_done;
    for (const Loaded& loaded : *puzzles) {
        Rated rated = rate_one(console, arguments, loaded, stop);
        code = worse(code, rated.code);
        take(std::move(rated.object), loaded.one_of_many);
        if (rated.rating && loaded.one_of_many) table.emplace_back(&loaded, *rated.rating);
        if (rated.rating && !loaded.one_of_many && !console.settings().json)
            console.result(fmt::format("{}: {}\n{}", file, loaded.world->name(), rating_text(*rated.rating, language)));
        if (stop.load() || console.reader_gone()) break;
    }
    if (!console.settings().json && !table.empty())
        console.result(
            fmt::format("{}: {}\n{}", file, puzzles->front().world->name(), table_text(table_of(table), language)));
    return code;
}

int run(const RateArguments& arguments, Console& console) {
    const Interruptible interruptible;
    json::array all;
    int code = exit_done;
    // What a file with many puzzles gives is a line a puzzle; one object a file, several in an array.
    const auto take = [&](json::object object, bool one_of_many) {
        if (!console.settings().json) return;
        if (one_of_many)
            console.result(catalog::json_text(object) + "\n");
        else
            all.emplace_back(std::move(object));
    };
    for (const std::string& file : arguments.files) {
        code = worse(code, rate_file(console, arguments, file, interruptible.flag(), take));
        if (interruptible.raised() || console.reader_gone()) break;
    }
    if (console.settings().json && !all.empty()) {
        const json::value out =
            all.size() == 1 && arguments.files.size() == 1 ? all.front() : json::value(std::move(all));
        console.result(catalog::json_text(out) + "\n");
    }
    return code;
}

}  // namespace

Verb add_rate(const Command& root) {
    auto arguments = std::make_shared<RateArguments>();
    const Command command = root.command("rate", tr("Measure what makes a puzzle hard"));
    command.option("FILE", arguments->files, tr("The puzzles; - is standard input")).required();
    add_limits(command, arguments->limits);
    add_board(command);
    add_world(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
