#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/job.h"
#include "cluster/bytes.h"

namespace ariadne::cli {

namespace {

struct EnumerateArguments {
    const worlds::World* world = nullptr;
    std::map<std::string, std::string> options;
    std::optional<std::uint64_t> from;
    std::optional<std::uint64_t> to;
    std::optional<double> seconds;
    JobArguments job;
    bool plan = false;
};

Result<cluster::Chunk> range_of(const EnumerateArguments& arguments, std::uint64_t shares) {
    const cluster::Chunk out{arguments.from.value_or(0), arguments.to.value_or(shares)};
    if (out.begin < out.end && out.end <= shares) return out;
    return fail({tr("found shares {0} to {1}, expected a range within 0 to {2}"), out.begin, out.end, shares});
}

void put_figures(std::string& out, const worlds::Figures& figures) {
    cluster::put_number(out, figures.size());
    for (const auto& [name, value] : figures) {
        cluster::put_text(out, name);
        cluster::put_number(out, static_cast<std::uint64_t>(value));
    }
}

worlds::Figures read_figures(cluster::BytesReader& reader) {
    worlds::Figures out;
    for (std::uint64_t left = reader.number(); left > 0 && reader.whole(); --left) {
        std::string name(reader.text());
        out.emplace_back(std::move(name), static_cast<std::int64_t>(reader.number()));
    }
    return out;
}

std::string to_bytes(const worlds::Harvest& harvest) {
    std::string out;
    cluster::put_text(out, harvest.lines);
    put_figures(out, harvest.tally);
    put_figures(out, harvest.records);
    for (const std::uint64_t count : harvest.histogram) cluster::put_number(out, count);
    return out;
}

Result<worlds::Harvest> from_bytes(std::string_view bytes) {
    cluster::BytesReader reader(bytes);
    worlds::Harvest out;
    out.lines = reader.text();
    out.tally = read_figures(reader);
    out.records = read_figures(reader);
    while (!reader.at_end()) out.histogram.push_back(reader.number());
    if (!reader.whole()) return fail(tr("damaged result"));
    return out;
}

// Both with the same names in the same order, or the first still empty.
template <class Combine>
void combine(worlds::Figures& into, const worlds::Figures& from, const Combine& how) {
    if (into.empty()) {
        into = from;
        return;
    }
    for (std::size_t i = 0; i < std::min(into.size(), from.size()); ++i)
        into[i].second = how(into[i].second, from[i].second);
}

// What the shares so far have brought in, without the lines.
struct Gathered {
    worlds::Harvest all;
    std::uint64_t shares = 0;

    void add(const worlds::Harvest& from) {
        ++shares;
        combine(all.tally, from.tally, [](std::int64_t a, std::int64_t b) { return a + b; });
        combine(all.records, from.records, [](std::int64_t a, std::int64_t b) { return std::max(a, b); });
        all.histogram.resize(std::max(all.histogram.size(), from.histogram.size()));
        for (std::size_t i = 0; i < from.histogram.size(); ++i) all.histogram[i] += from.histogram[i];
    }
};

int hardest_of(const worlds::Harvest& gathered) {
    return static_cast<int>(gathered.histogram.size()) - 1;
}

boost::json::object plan_of(const EnumerateArguments& arguments, const worlds::Survey& survey,
                            const cluster::Chunk& range) {
    return {{"world", arguments.world->name()},
            {"order", survey.identity()},
            {"shares", survey.shares()},
            {"from", range.begin},
            {"to", range.end}};
}

std::string as_json(const EnumerateArguments& arguments, boost::json::object out, const Gathered& gathered,
                    const cluster::Standing& standing) {
    out["done"] = gathered.shares;
    out["finished"] = standing.complete;
    for (const auto& [name, count] : gathered.all.tally) out[name] = count;
    for (const auto& [name, value] : gathered.all.records) out[name] = value;
    if (!gathered.all.histogram.empty()) out["hardest"] = hardest_of(gathered.all);
    out["histogram"] = boost::json::array(gathered.all.histogram.begin(), gathered.all.histogram.end());
    if (arguments.job.to_file() && standing.complete) out["written"] = arguments.job.output;
    out["timed"] = boost::json::object{{"seconds", standing.seconds}};
    return catalog::json_text(out) + "\n";
}

// By their names in JSON.
constexpr std::array<std::pair<std::string_view, Phrase>, 7> harvest_words = {
    {{"positions", tr("positions")},
     {"canonical", tr_c("positions", "canonical")},
     {"solvable", tr_c("positions", "solvable")},
     {"minimal", tr_c("positions", "minimal")},
     {"states", tr("states")},
     {"largest", tr_c("component", "largest")},
     {"hardest", tr_c("puzzle", "hardest")}}};

std::string as_text(const worlds::Harvest& gathered, Language language) {
    const auto row = [&](std::string_view name, std::int64_t value) {
        const auto* const known = std::ranges::find(harvest_words, name, &std::pair<std::string_view, Phrase>::first);
        return fmt::format("{:>14}  {}\n", value, known == harvest_words.end() ? name : words(language, known->second));
    };
    std::string out;
    for (const auto& [name, count] : gathered.tally) out += row(name, count);
    for (const auto& [name, value] : gathered.records) out += row(name, value);
    if (gathered.histogram.empty()) return out;
    out += row("hardest", hardest_of(gathered));
    out += fmt::format("\n{:>5}  {}\n", words(language, tr("moves")), words(language, tr("puzzles")));
    for (std::size_t moves = 0; moves < gathered.histogram.size(); ++moves)
        if (gathered.histogram[moves] > 0) out += fmt::format("{:>5}  {}\n", moves, gathered.histogram[moves]);
    return out;
}

int run(const EnumerateArguments& arguments, Console& console) {
    if (arguments.job.output == "-" && console.settings().json)
        return console.refuse("enumerate", {tr("--json and the puzzles cannot both go to stdout; use -o FILE")});
    const Result<std::unique_ptr<worlds::Survey>> made = arguments.world->surveyor()->survey(arguments.options);
    if (!made) return console.refuse("enumerate", made.error());
    const worlds::Survey& survey = **made;
    const Result<cluster::Chunk> range = range_of(arguments, survey.shares());
    if (!range) return console.refuse("enumerate", range.error());
    if (arguments.plan) {
        console.result(console.settings().json
                           ? catalog::json_text(plan_of(arguments, survey, *range)) + "\n"
                           : fmt::format("{}\n{}\n", survey.identity(),
                                         say(console.language(), tr("shares 0 to {0}; --from A --to B runs A to B-1"),
                                             survey.shares())));
        return exit_done;
    }
    Gathered gathered;
    LongJob work{.verb = "enumerate",
                 .pieces = {"shares", tr("{0} of {1} shares"), tr("shares {0} to {1} are missing")},
                 .job = {.identity = survey.identity(),
                         .pieces = survey.shares(),
                         .work = [&](std::uint64_t share, const CancelFlag& stop) -> Result<std::string> {
                             Budget budget(Limits{}, &stop);
                             const Result<worlds::Harvest> harvest = survey.harvest(share, budget);
                             if (!harvest) return std::unexpected(harvest.error());
                             return to_bytes(*harvest);
                         },
                         .before = [&](std::uint64_t share) { return survey.fraction(share); }},
                 .range = *range,
                 .take = [&](std::uint64_t, std::string_view bytes) -> Result<Taken> {
                     Result<worlds::Harvest> harvest = from_bytes(bytes);
                     if (!harvest) return std::unexpected(harvest.error());
                     gathered.add(*harvest);
                     return Taken{std::move(harvest->lines)};
                 },
                 .seconds = arguments.seconds.value_or(std::numeric_limits<double>::infinity())};
    const Interruptible interruptible;
    const Result<cluster::Standing> standing = run_job(console, arguments.job, interruptible, work);
    if (!standing) return console.refuse("enumerate", standing.error());
    const std::string said = console.settings().json
                                 ? as_json(arguments, plan_of(arguments, survey, work.range), gathered, *standing)
                                 : as_text(gathered.all, console.language());
    if (arguments.job.output == "-") {
        console.note(Message::plain(said));
    } else {
        console.result(said);
    }
    return standing->complete ? exit_done : job_stopped(console, arguments.job, work, *standing);
}

}  // namespace

Verb add_enumerate(const Command& root) {
    const Command command = root.command("enumerate", tr("Find every puzzle of a kind"));
    command.require_command();
    std::vector<Verb> verbs;
    for (const worlds::World* world : catalog::all_worlds()) {
        if (world->surveyor() == nullptr) continue;
        auto arguments = std::make_shared<EnumerateArguments>();
        arguments->world = world;
        const Command verb = command.command(std::string(world->name()), world->about().summary);
        add_world_options(verb, world->surveyor()->options(), arguments->options);
        verb.option("--from A", arguments->from, tr("First share (default: 0)"));
        verb.option("--to B", arguments->to, tr("Stop before this share (default: run to the end)"));
        verb.flag("--plan", arguments->plan, tr("Only print the number of shares"));
        add_job(verb, arguments->job, tr("File for the puzzles; - is standard output (default: only count them)."),
                tr("Shares to run at the same time in each process; the output order is unaffected"));
        verb.option("--time-limit S", arguments->seconds, tr("Stop after S seconds")).number(0);
        verbs.push_back(verb_of(verb, arguments, run));
    }
    return {command, [verbs](Console& console) { return run_named(verbs, console); }};
}

}  // namespace ariadne::cli
