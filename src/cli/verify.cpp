#include <algorithm>
#include <array>
#include <memory>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <boost/json/serialize.hpp>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/sentences.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/puzzles.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

struct VerifyArguments {
    std::string file;
    std::string solution;
};

json::object as_json(const std::string& where, const worlds::Verification& verification, Language language) {
    json::object out;
    if (!where.empty()) out["solution"] = where;
    out["valid"] = verification.valid;
    out["message"] = verification.message.in(language);
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

Message in_words(const worlds::ScenarioMismatch& mismatch) {
    const auto place = [](const std::array<std::int64_t, 2>& cell) {
        return fmt::format("[{}, {}]", cell[0], cell[1]);
    };
    const std::string start = place(mismatch.start);
    const std::string goal = place(mismatch.goal);
    if (!mismatch.found)
        return {tr("line {0}: {1} to {2}: expected {3}, no route found"), mismatch.line, start, goal,
                mismatch.expected};
    return {tr("line {0}: {1} to {2}: expected {3}, found {4}"),
            mismatch.line,
            start,
            goal,
            mismatch.expected,
            *mismatch.found};
}

int verify_scenarios(Console& console, const VerifyArguments& arguments, const worlds::World& world,
                     const worlds::ScenarioRunner& runner, const std::string& scenarios) {
    const Interruptible interruptible;
    ProgressLine progress(console.settings(), arguments.solution);
    Budget budget(Limits{}, &interruptible.flag(), progress.sink());
    const Result<worlds::ScenarioRun> run = runner.run(scenarios, budget);
    if (!run && budget.exhausted()) return console.stop(arguments.solution, run.error());
    if (!run) return console.bad_input(arguments.solution, run.error());
    const Language language = console.language();
    std::string text;
    if (console.settings().json) {
        json::array mismatches;
        for (const worlds::ScenarioMismatch& mismatch : run->mismatches) mismatches.push_back(as_json(mismatch));
        json::object out{{"world", world.name()},
                         {"valid", run->mismatches.empty()},
                         {"scenarios", run->scenarios},
                         {"agree", run->agree}};
        out["mismatches"] = std::move(mismatches);
        text = catalog::json_text(out) + "\n";
    } else {
        for (const worlds::ScenarioMismatch& mismatch : run->mismatches) text += in_words(mismatch).in(language) + "\n";
        const Phrase sentence =
            run->mismatches.empty()
                ? tr("Scenarios: {0}, all match the file.")
                : tr("Scenarios: {0}; {1} match the file, {2} do not. (The file's lengths assume eight directions; "
                     "routes here use four.)");
        text += say(language, sentence, run->scenarios, run->agree, run->mismatches.size()) + "\n";
    }
    console.result(text);
    return run->mismatches.empty() ? exit_done : exit_negative;
}

// What the claims about one puzzle came to.
struct Checked {
    bool valid = true;
    std::string text;
    json::array details;
};

Result<Checked> check_claims(const worlds::Puzzle& puzzle, const std::vector<catalog::Claim>& claims,
                             Language language) {
    Checked out;
    for (const catalog::Claim& claim : claims) {
        const Result<worlds::Verification> verification = puzzle.verify(claim.solution);
        if (!verification) return std::unexpected(verification.error());
        out.valid = out.valid && verification->valid;
        out.text += (claim.where.empty() ? "" : claim.where + ": ") +
                    catalog::verification_sentence(*verification).in(language) + "\n";
        out.details.push_back(as_json(claim.where, *verification, language));
    }
    return out;
}

json::object as_json(const Loaded& loaded, Checked checked) {
    json::object out;
    if (loaded.one_of_many) out = {{"file", loaded.path}, {"index", loaded.number}};
    out["world"] = loaded.world->name();
    out["valid"] = checked.valid;
    out["solutions"] = std::move(checked.details);
    return out;
}

int verify_one(Console& console, const VerifyArguments& arguments, const Loaded& loaded, const worlds::Puzzle& puzzle,
               const std::string& solution) {
    if (const worlds::ScenarioRunner* runner = puzzle.scenario_runner();
        runner != nullptr && runner->recognises(solution))
        return verify_scenarios(console, arguments, *loaded.world, *runner, solution);
    const auto claims = catalog::read_claims(*loaded.world, puzzle, solution);
    if (!claims) return console.bad_input(arguments.solution, claims.error());
    const Result<Checked> checked = check_claims(puzzle, *claims, console.language());
    if (!checked) return console.bad_input(arguments.solution, checked.error());
    console.result(console.settings().json ? catalog::json_text(as_json(loaded, *checked)) + "\n" : checked->text);
    return checked->valid ? exit_done : exit_negative;
}

// An answer of many, a line of JSON that says which puzzle it is of.
struct Answered {
    const Loaded* puzzle = nullptr;
    std::string verdict;
    std::vector<catalog::Claim> claims;  // none: it is not solved
};

Result<Answered> read_answer(const std::vector<Loaded>& puzzles, std::string_view line) {
    const Result<json::value> value = catalog::parse_json(line);
    if (!value) return std::unexpected(value.error());
    const json::object* object = value->if_object();
    const json::value* index = object == nullptr ? nullptr : object->if_contains("index");
    if (index == nullptr)
        return fail({tr("the key index is missing, so it is unclear which of the {0} puzzles this answers; choose one "
                        "with --board"),
                     puzzles.size()});
    json::error_code code;
    const auto number = index->to_number<std::size_t>(code);
    if (code || number < 1 || number > puzzles.size())
        return fail({tr("key index: found {0}, expected 1 to {1}"), json::serialize(*index), puzzles.size()});
    Answered out{&puzzles[number - 1], {}, {}};
    if (const json::value* verdict = object->if_contains("verdict"); verdict != nullptr && verdict->is_string())
        out.verdict = std::string(verdict->get_string());
    const bool unsolved = out.verdict == "impossible" || out.verdict == "unknown" || out.verdict == "invalid";
    if (unsolved && !object->contains("attempt")) return out;
    Result<std::vector<catalog::Claim>> claims = catalog::claims_in(*out.puzzle->world, *value);
    if (!claims) return std::unexpected(claims.error());
    out.claims = std::move(*claims);
    return out;
}

int verify_answer(Console& console, const VerifyArguments& arguments, const Answered& answer) {
    const Language language = console.language();
    const Loaded& puzzle = *answer.puzzle;
    Result<Checked> checked;
    if (!answer.claims.empty()) {
        const Result<std::unique_ptr<worlds::Puzzle>> board = puzzle.world->read(puzzle.text);
        if (!board) return console.bad_input(arguments.file, in_file(puzzle, board.error()), puzzle.number);
        checked = check_claims(**board, answer.claims, language);
    }
    if (!checked) return console.bad_input(arguments.solution, checked.error(), puzzle.number);
    if (console.settings().json) {
        if (!answer.claims.empty()) console.result(catalog::json_text(as_json(puzzle, std::move(*checked))) + "\n");
        return checked->valid ? exit_done : exit_negative;
    }
    if (answer.claims.empty())
        checked->text =
            say(language, tr("No solution to check ({0})."), catalog::verdict_in_words(answer.verdict).in(language)) +
            "\n";
    std::string text;
    for (const std::string& line : lines_of(checked->text))
        text += fmt::format("{}: {}: {}\n", place_of(puzzle), heading_of(puzzle, language), line);
    console.result(text);
    return checked->valid ? exit_done : exit_negative;
}

// Of a file with many puzzles: the paragraphs of text that solve printed about it, in its order. The first line of each
// says which puzzle it is of.
int verify_paragraphs(Console& console, const VerifyArguments& arguments, const std::vector<Loaded>& puzzles,
                      const std::string& solution) {
    int code = exit_done;
    int number = 0;
    auto puzzle = puzzles.begin();
    std::string paragraph;
    std::istringstream stream(solution + "\n\n");
    for (std::string line; std::getline(stream, line);) {
        ++number;
        if (line.ends_with('\r')) line.pop_back();
        if (!line.empty()) paragraph += line + "\n";
        if (!line.empty() || paragraph.empty()) continue;
        const std::string text = std::exchange(paragraph, {});
        const int first = number - static_cast<int>(std::ranges::count(text, '\n'));
        const std::vector<std::string> lines = lines_of(text);
        puzzle = std::find_if(puzzle, puzzles.end(), [&](const Loaded& one) {
            return std::ranges::any_of(all_languages, [&](Language language) {
                return lines[0].ends_with(fmt::format(":{}: {}", one.line, heading_of(one, language)));
            });
        });
        if (puzzle == puzzles.end())
            return console.bad_input(
                arguments.solution,
                {{tr("this answer does not say which of the {0} puzzles it is for; use what solve or "
                     "batch printed, or --board"),
                  puzzles.size()},
                 first});
        Answered answer{&*puzzle, lines.size() > 1 ? lines[1] : std::string(), {}};
        if (catalog::shows_solution(text)) {
            const Result<std::unique_ptr<worlds::Puzzle>> board = puzzle->world->read(puzzle->text);
            if (!board) return console.bad_input(arguments.file, in_file(*puzzle, board.error()), puzzle->number);
            Result<std::vector<catalog::Claim>> claims = catalog::read_claims(*puzzle->world, **board, text);
            if (!claims) {
                Error error = claims.error();
                error.line += first - 1;
                return console.bad_input(arguments.solution, error);
            }
            answer.claims = std::move(*claims);
        }
        code = worse(code, verify_answer(console, arguments, answer));
        if (code == exit_bad || console.reader_gone()) break;
    }
    return code;
}

// The same of the lines of JSON that solve or batch printed about it.
int verify_many(Console& console, const VerifyArguments& arguments, const std::vector<Loaded>& puzzles,
                const std::string& solution) {
    if (solution.find_first_not_of(" \t\r\n") == std::string::npos)
        return console.bad_input(arguments.solution, {tr("the file is empty")});
    if (solution[solution.find_first_not_of(" \t\r\n")] != '{')
        return verify_paragraphs(console, arguments, puzzles, solution);
    int code = exit_done;
    int number = 0;
    for (std::size_t begin = 0; begin < solution.size();) {
        const std::size_t end = std::min(solution.find('\n', begin), solution.size());
        const std::string_view line(solution.data() + begin, end - begin);
        begin = end + 1;
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const Result<Answered> answer = read_answer(puzzles, line);
        if (!answer) {
            Error error = answer.error();
            error.line = number;
            return console.bad_input(arguments.solution, error);
        }
        code = worse(code, verify_answer(console, arguments, *answer));
        if (code == exit_bad || console.reader_gone()) break;
    }
    return code;
}

int run(const VerifyArguments& arguments, Console& console) {
    if (arguments.file == "-" && arguments.solution == "-")
        return console.refuse("verify", {tr("FILE and SOLUTION cannot both be standard input")});
    const std::optional<std::vector<Loaded>> puzzles = load_all(console, arguments.file);
    if (!puzzles) return exit_bad;
    const bool single = puzzles->size() == 1;
    const std::unique_ptr<worlds::Puzzle> puzzle = single ? read(console, puzzles->front()) : nullptr;
    if (single && !puzzle) return exit_bad;
    const Result<std::string> solution = read_input(arguments.solution);
    if (!solution) return console.bad_input(arguments.solution, solution.error());
    return single ? verify_one(console, arguments, puzzles->front(), *puzzle, *solution)
                  : verify_many(console, arguments, *puzzles, *solution);
}

}  // namespace

Verb add_verify(const Command& root) {
    auto arguments = std::make_shared<VerifyArguments>();
    const Command command = root.command("verify", tr("Check a solution by replaying it"));
    command.option("FILE", arguments->file, tr("The puzzle; - is standard input")).required();
    command
        .option("SOLUTION", arguments->solution,
                tr("A file with the route or the moves as text, or with what solve or batch printed, as text or JSON, "
                   "or with MovingAI scenarios; - is standard input"))
        .required();
    add_board(command);
    add_world(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
