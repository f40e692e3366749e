#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/json.h"
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

json::object as_json(const worlds::Ruling& ruling) {
    json::object out{{"question", ruling.question}, {"answer", ruling.yes}};
    if (!ruling.yes) out["reason"] = ruling.why_not;
    if (!ruling.cells.empty()) out["cells"] = json::array(ruling.cells.begin(), ruling.cells.end());
    return out;
}

std::string in_words(const worlds::Ruling& ruling, Language language) {
    if (!ruling.yes) return say(language, Say::ruled_no, ruling.question, ruling.why_not);
    if (ruling.cells.empty()) return say(language, Say::ruled_yes, ruling.question);
    return say(language, Say::ruled_cells, ruling.question, fmt::format("{}", fmt::join(ruling.cells, " ")));
}

int run(const MovesArguments& arguments, Console& console) {
    const Result<Loaded> loaded = open_one(arguments.file, console.settings());
    if (!loaded) return console.bad_input(arguments.file, loaded.error());
    const std::unique_ptr<worlds::Puzzle> puzzle = read(console, *loaded);
    if (!puzzle) return exit_bad;
    const worlds::GameRecord* const game = puzzle->game_record();
    if (game == nullptr)
        return console.bad_input(arguments.file,
                                 {fmt::format("the world {} is no game of two", loaded->world->name())});
    const bool in_json = console.settings().json;
    const std::string language = in_json ? "en" : console.settings().lang;
    std::vector<std::string> questions = arguments.questions;
    if (questions.empty()) questions.emplace_back();
    std::vector<worlds::Ruling> rulings;
    for (const std::string& question : questions) {
        const Result<std::vector<worlds::Ruling>> ruled = game->rule(question, language);
        if (!ruled) return console.refuse("moves", ruled.error());
        rulings.insert(rulings.end(), ruled->begin(), ruled->end());
    }
    // Without questions the answer that counts is the first: whether the side to move has a turn left.
    const bool yes =
        arguments.questions.empty() ? rulings.front().yes : std::ranges::all_of(rulings, &worlds::Ruling::yes);
    std::string text;
    json::array answers;
    for (const worlds::Ruling& ruling : rulings) {
        text += in_words(ruling, console.language()) + "\n";
        answers.push_back(as_json(ruling));
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
    const Command command = root.command("moves", "Say what the rules of a game of two allow either side");
    command.option("FILE", arguments->file, "The position or game; - is standard input").required();
    command.option("QUESTION", arguments->questions,
                   "b1-a1: may that amazon go there; c1/d1: may an arrow from here hit there; b1-a1/b1: is that turn "
                   "possible; b1: where may it go; c1/: where may one shoot from here; white, black: has that side a "
                   "turn left. Without any, who can move where");
    add_board(command);
    command.option("--world", command.settings().world, "The game, when the content of FILE should not decide")
        .choices(two_player_names());
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
