#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cluster/run.h"
#include "text/numbers.h"
#include "worlds/two_player.h"

namespace ariadne::cli {

namespace {

struct PerftArguments {
    std::vector<std::string> words;  // of the position, which may have blanks in it; then the depth
    unsigned depth = 0;
    bool divide = false;
    unsigned threads = 1;
    std::optional<double> seconds;
};

struct Question {
    std::string text;
    std::string path;  // empty: it stood on the command line
    const worlds::World* world = nullptr;
};

Result<Question> read_question(const PerftArguments& arguments, const std::string& world) {
    Question out;
    out.text = fmt::format("{}", fmt::join(arguments.words, " "));
    std::error_code error;
    if (out.text == "-" || std::filesystem::exists(out.text, error)) {
        out.path = out.text;
        Result<std::string> read = read_input(out.path);
        if (!read) return fail(placed(out.path, read.error()));
        out.text = std::move(*read);
    }
    out.world = two_player_world(world);
    if (world.empty()) {
        for (const std::string& name : two_player_names())
            if (two_player_world(name)->recognises(out.text)) out.world = two_player_world(name);
    }
    if (out.world == nullptr) return fail(tr("there is no two-player game"));
    return out;
}

// What each move leads to. A part that the budget cut short leaves the whole without an answer.
struct Count {
    std::vector<std::string> moves;  // only if they are counted apart
    std::vector<std::uint64_t> below;
    std::uint64_t sum = 0;
    bool stopped = false;
};

Count count_whole(const worlds::TwoPlayer& game, const Question& question, unsigned depth, Budget& budget) {
    const Result<std::optional<std::uint64_t>> leaves = game.perft(question.text, depth, budget);
    if (!leaves || !*leaves) return {{}, {}, 0, true};
    return {{}, {}, **leaves, false};
}

Count count_apart(const worlds::TwoPlayer& game, const Question& question, const PerftArguments& arguments,
                  const CancelFlag& interrupted, ProgressLine& progress, Language language) {
    Count out;
    out.moves = (*game.referee(question.text))->moves();
    const cluster::Job job{.identity = "perft",
                           .pieces = out.moves.size(),
                           .work = [&](std::uint64_t number, const CancelFlag& stop) -> Result<std::string> {
                               const Result<std::unique_ptr<worlds::Referee>> referee = game.referee(question.text);
                               if (!(*referee)->play(out.moves[number])) return fail(tr("stopped"));
                               Budget budget(Limits{}, &stop);
                               const Result<std::optional<std::uint64_t>> leaves =
                                   game.perft((*referee)->position(), arguments.depth - 1, budget);
                               if (!leaves || !*leaves) return fail(tr("stopped"));
                               return std::to_string(**leaves);
                           }};
    const Result<cluster::Standing> ran = cluster::run(
        cluster::alone(), job,
        {.range = {0, out.moves.size()},
         .threads = arguments.threads,
         .seconds = arguments.seconds.value_or(Limits{}.seconds),
         .interrupted = interrupted,
         .tell =
             [&](const cluster::Standing& standing) {
                 progress.show(say(language, tr("{0} of {1} moves"), standing.done, standing.of), standing.seconds);
             }},
        [&](std::uint64_t, std::string_view leaves) {
            out.below.push_back(*text::to_number<std::uint64_t>(leaves));
            out.sum += out.below.back();
            return true;
        });
    out.stopped = !ran || !ran->complete;
    return out;
}

std::string as_json(const PerftArguments& arguments, const Question& question, const Count& count, double seconds) {
    boost::json::object out{{"world", question.world->name()}, {"depth", arguments.depth}, {"nodes", count.sum}};
    if (arguments.divide) {
        boost::json::object moves;
        for (std::size_t i = 0; i < count.below.size(); ++i) moves[count.moves[i]] = count.below[i];
        out["moves"] = std::move(moves);
    }
    out["timed"] = boost::json::object{{"seconds", seconds}};
    return catalog::json_text(out) + "\n";
}

std::string as_text(const PerftArguments& arguments, const Count& count, Language language) {
    std::string out;
    if (arguments.divide)
        for (std::size_t i = 0; i < count.below.size(); ++i)
            out += fmt::format("{} {}\n", count.moves[i], count.below[i]);
    return out + say(language, tr("nodes {0}"), count.sum) + "\n";
}

Result<void> take_depth(PerftArguments& arguments) {
    const std::string word = arguments.words.back();
    arguments.words.pop_back();
    const std::optional<unsigned> depth = text::to_number<unsigned>(word);
    if (arguments.words.empty())
        return fail({tr("found only '{0}', expected a position and a depth"), text::clipped(word)});
    if (!depth || *depth > 99)
        return fail({tr("depth: found '{0}', expected a whole number from 0 to 99"), text::clipped(word)});
    arguments.depth = *depth;
    return {};
}

int run(const PerftArguments& asked, Console& console) {
    PerftArguments arguments = asked;
    const Result<void> depth = take_depth(arguments);
    const Result<Question> question =
        depth ? read_question(arguments, console.settings().world) : Result<Question>(std::unexpected(depth.error()));
    if (!question) return console.refuse("perft", question.error());
    const worlds::TwoPlayer& game = *question->world->two_player();
    Budget none;
    // Not the referee: for it a text with nothing in it is a new game.
    if (const auto read = game.perft(question->text, 0, none); !read)
        return console.bad_input(question->path.empty() ? "perft" : question->path, read.error());
    const Interruptible interruptible;
    ProgressLine progress(console.settings(), "perft");
    Budget budget(Limits{.seconds = arguments.seconds.value_or(Limits{}.seconds)}, &interruptible.flag());
    const bool apart = arguments.depth > 0 && (arguments.divide || arguments.threads > 1);
    const Count count =
        apart ? count_apart(game, *question, arguments, interruptible.flag(), progress, console.language())
              : count_whole(game, *question, arguments.depth, budget);
    progress.clear();
    if (count.stopped) return console.stop("perft", {tr("stopped before everything was counted")});
    const double seconds = budget.seconds();
    console.result(console.settings().json ? as_json(arguments, *question, count, seconds)
                                           : as_text(arguments, count, console.language()));
    console.note("perft", {{tr("{0:.2f} s, {1:.0f} million leaves per second"), seconds,
                            static_cast<double>(count.sum) / std::max(seconds, 1e-6) / 1e6}});
    return exit_done;
}

}  // namespace

Verb add_perft(const Command& root) {
    auto arguments = std::make_shared<PerftArguments>();
    const Command command = root.command("perft", tr("Count the leaves of the game tree at a given depth"));
    command
        .option("FEN|FILE DEPTH", arguments->words,
                tr("The position, or a file with it (- is standard input), then the depth in moves"))
        .required();
    command.flag("--divide", arguments->divide, tr("Also show the count below each first move"));
    command.option("--threads N", arguments->threads, tr("First moves counted at the same time")).number(1, 1024);
    command.option("--time-limit S", arguments->seconds, tr("Stop after S seconds")).number(0);
    command.option("--world", command.settings().world, tr("The game, instead of detecting it from the position"))
        .choices(two_player_names());
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
