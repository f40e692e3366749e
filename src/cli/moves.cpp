#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/json.h"
#include "catalog/sentences.h"
#include "cli/arguments.h"
#include "cli/puzzles.h"
#include "worlds/puzzle.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

struct MovesArguments {
    std::string file;
    std::vector<std::string> questions;
};

json::object as_json(const worlds::Ruling& ruling, Language language) {
    json::object out{{"question", ruling.question}, {"answer", ruling.yes}};
    if (!ruling.yes) out["reason"] = ruling.why_not.in(language);
    if (!ruling.cells.empty()) out["cells"] = json::array(ruling.cells.begin(), ruling.cells.end());
    return out;
}

Message in_words(const worlds::Ruling& ruling) {
    const bool side = ruling.question == "white" || ruling.question == "black";
    const Message question =
        side ? catalog::side_in_words(ruling.question == "white" ? 1 : 2) : Message::plain(ruling.question);
    if (!ruling.yes) return {tr("{0}: no: {1}"), question, ruling.why_not};
    if (ruling.cells.empty()) return {tr("{0}: yes"), question};
    return {tr("{0}: yes: {1}"), question, fmt::format("{}", fmt::join(ruling.cells, " "))};
}

int run(const MovesArguments& arguments, Console& console) {
    const Result<Loaded> loaded = open_one(arguments.file, console.settings());
    if (!loaded) return console.bad_input(arguments.file, loaded.error());
    const std::unique_ptr<worlds::Puzzle> puzzle = read(console, *loaded);
    if (!puzzle) return exit_bad;
    const worlds::GameRecord* const game = puzzle->game_record();
    if (game == nullptr)
        return console.bad_input(arguments.file, {{tr("{0} is not a two-player game"), loaded->world->name()}});
    const bool in_json = console.settings().json;
    const Language language = console.language();
    std::vector<std::string> questions = arguments.questions;
    if (questions.empty()) questions.emplace_back();
    std::vector<worlds::Ruling> rulings;
    for (const std::string& question : questions) {
        const Result<std::vector<worlds::Ruling>> ruled = game->rule(question);
        if (!ruled) return console.refuse("moves", ruled.error());
        rulings.insert(rulings.end(), ruled->begin(), ruled->end());
    }
    // Without questions the answer that counts is the first: whether the side to move has a turn left.
    const bool yes =
        arguments.questions.empty() ? rulings.front().yes : std::ranges::all_of(rulings, &worlds::Ruling::yes);
    std::string text;
    json::array answers;
    for (const worlds::Ruling& ruling : rulings) {
        text += in_words(ruling).in(language) + "\n";
        answers.push_back(as_json(ruling, language));
    }
    if (in_json) {
        json::object out{{"file", arguments.file}, {"world", loaded->world->name()}};
        out["answers"] = std::move(answers);
        text = catalog::json_text(out) + "\n";
    }
    console.result(text);
    return yes ? exit_done : exit_negative;
}

}  // namespace

Verb add_moves(const Command& root) {
    auto arguments = std::make_shared<MovesArguments>();
    const Command command = root.command("moves", tr("Show which moves are legal in a two-player game"));
    command.option("FILE", arguments->file, tr("The position or game; - is standard input")).required();
    command.option("QUESTION", arguments->questions,
                   tr("b1-a1: can that amazon move there; c1/d1: can an arrow from here reach there; b1-a1/b1: is that "
                      "move legal; b1: where can it move; c1/: where can an arrow go from here; white, black: does "
                      "that side have a move left. If none are given: which amazons can move"));
    add_board(command);
    command
        .option("--world", command.settings().world, tr("The game, instead of detecting it from the content of FILE"))
        .choices(two_player_names());
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
