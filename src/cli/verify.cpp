#include <memory>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/progress.h"
#include "cli/verbs.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

struct Arguments {
    Settings settings;
    std::string file;
    std::string solution;
};

std::string verdict(const worlds::Verification& verification, Language language) {
    if (!verification.valid) return say(language, Say::invalid, verification.message);
    const worlds::Figures& figures = verification.figures;
    if (figures.empty()) return say(language, Say::valid_plain);
    const std::string steps = steps_in_words(language, figures[0].second);
    if (figures.size() < 2) return say(language, Say::way_valid, steps);
    if (figures[1].first == "cost") return say(language, Say::way_valid_cost, steps, figures[1].second);
    const Say sentence = figures[1].first == "energy" ? of_energy(Say::valid) : Say::valid;
    return say(language, sentence, steps, figures[1].second);
}

json::object as_json(const std::string& where, const worlds::Verification& verification) {
    json::object out;
    if (!where.empty()) out["solution"] = where;
    out["valid"] = verification.valid;
    out["message"] = verification.message;
    for (const auto& [name, value] : verification.figures) out[name] = value;
    return out;
}

json::object as_json(const worlds::ScenarioMismatch& mismatch) {
    json::object out{{"line", mismatch.line},
                     {"start", json::array(mismatch.start.begin(), mismatch.start.end())},
                     {"goal", json::array(mismatch.goal.begin(), mismatch.goal.end())},
                     {"expected", mismatch.expected}};
    if (mismatch.found) out["found"] = *mismatch.found;
    return out;
}

std::string in_words(const worlds::ScenarioMismatch& mismatch, Language language) {
    const auto place = [](const std::array<std::int64_t, 2>& cell) {
        return fmt::format("[{}, {}]", cell[0], cell[1]);
    };
    const std::string start = place(mismatch.start);
    const std::string goal = place(mismatch.goal);
    if (!mismatch.found) return say(language, Say::scenario_without_way, mismatch.line, start, goal, mismatch.expected);
    return say(language, Say::scenario_differs, mismatch.line, start, goal, mismatch.expected, *mismatch.found);
}

int verify_scenarios(Console& console, const Arguments& arguments, const Loaded& loaded, const std::string& scenarios) {
    const Interruptible interruptible;
    ProgressLine progress(arguments.settings, arguments.solution);
    Budget budget(Limits{}, &interruptible.flag(), progress.sink());
    const Result<worlds::ScenarioRun> run = loaded.world->run_scenarios(loaded.text, scenarios, budget);
    if (!run) {
        if (budget.exhausted()) {
            console.note(placed(arguments.solution, run.error()));
            return console.finish(exit_stopped);
        }
        console.bad_input(arguments.solution, run.error());
        return console.finish(exit_bad);
    }
    const Language language = language_of(arguments.settings.lang);
    std::string text;
    if (arguments.settings.json) {
        json::array mismatches;
        for (const worlds::ScenarioMismatch& mismatch : run->mismatches) mismatches.push_back(as_json(mismatch));
        json::object out{{"world", loaded.world->name()},
                         {"valid", run->mismatches.empty()},
                         {"scenarios", run->scenarios},
                         {"agree", run->agree}};
        out["mismatches"] = std::move(mismatches);
        text = catalog::json_text(out) + "\n";
    } else {
        for (const worlds::ScenarioMismatch& mismatch : run->mismatches) text += in_words(mismatch, language) + "\n";
        text += say(language, run->mismatches.empty() ? Say::scenarios : Say::scenarios_differ, run->scenarios,
                    run->agree, run->mismatches.size()) +
                "\n";
    }
    console.result(text);
    return console.finish(run->mismatches.empty() ? exit_done : exit_negative);
}

int run(const Arguments& arguments) {
    Console console(arguments.settings);
    if (arguments.file == "-" && arguments.solution == "-") {
        console.note("verify: FILE and SOLUTION cannot both be standard input");
        return exit_bad;
    }
    const std::optional<Loaded> loaded = load(console, arguments.file);
    if (!loaded || !check(console, *loaded)) return console.finish(exit_bad);
    const Result<std::string> solution = read_input(arguments.solution);
    if (solution && loaded->world->recognises_scenarios(*solution))
        return verify_scenarios(console, arguments, *loaded, *solution);
    const auto claims = [&]() -> Result<std::vector<catalog::Claim>> {
        if (!solution) return std::unexpected(solution.error());
        return catalog::read_claims(*loaded->world, loaded->text, *solution);
    }();
    if (!claims) {
        console.bad_input(arguments.solution, claims.error());
        return console.finish(exit_bad);
    }

    const Language language = language_of(arguments.settings.lang);
    bool all_valid = true;
    std::string text;
    json::array details;
    for (const catalog::Claim& claim : *claims) {
        const Result<worlds::Verification> verification = loaded->world->verify(loaded->text, claim.solution);
        if (!verification) {
            console.bad_input(arguments.file, verification.error());
            return console.finish(exit_bad);
        }
        all_valid = all_valid && verification->valid;
        text += (claim.where.empty() ? "" : claim.where + ": ") + verdict(*verification, language) + "\n";
        details.push_back(as_json(claim.where, *verification));
    }
    if (arguments.settings.json) {
        json::object out{{"world", loaded->world->name()}, {"valid", all_valid}};
        out["solutions"] = std::move(details);
        text = catalog::json_text(out) + "\n";
    }
    console.result(text);
    return console.finish(all_valid ? exit_done : exit_negative);
}

}  // namespace

Verb add_verify(const Command& root) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = root.command("verify", "Replay a solution by the rules");
    command.option("FILE", arguments->file, "The puzzle; - is standard input").required();
    command
        .option("SOLUTION", arguments->solution,
                "A file with the route as text, or with what solve printed, as text or JSON, or with scenarios of "
                "MovingAI; - is standard input")
        .required();
    add_world(command, arguments->settings);
    add_shared(command, arguments->settings);
    return {command, [arguments] { return run(*arguments); }};
}

}  // namespace ariadne::cli
