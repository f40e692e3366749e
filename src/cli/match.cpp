#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/arguments.h"
#include "cli/checkpoint.h"
#include "cli/in_order.h"
#include "cli/interrupt.h"
#include "cli/match/game.h"
#include "cli/match/result.h"
#include "cli/progress.h"
#include "text/numbers.h"
#include "worlds/two_player.h"

namespace ariadne::cli {

namespace {

constexpr std::uint64_t usual_milliseconds = 500;

struct MatchArguments {
    std::array<std::string, 2> players;
    std::uint64_t games = 100;
    Pace pace;
    std::array<Pace, 2> own;  // for A and for B
    unsigned turns = 4;
    std::uint64_t seed = 1;
    unsigned jobs = 1;
    std::vector<std::string> sprt;
    std::string output;
};

std::string this_program() {
    std::error_code error;
    const std::string path = std::filesystem::read_symlink("/proc/self/exe", error).string();
    return path.empty() ? "ariadne" : path;
}

Result<std::optional<Sprt>> read_sprt(const std::vector<std::string>& words) {
    if (words.empty()) return std::nullopt;
    std::array<double, 2> elo{};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::optional<double> read = text::to_number<double>(words.at(i));
        if (!read || !(std::abs(*read) <= 1000))
            return fail(
                fmt::format("--sprt: found '{}', expected a number from -1000 to 1000", text::clipped(words.at(i))));
        elo.at(i) = *read;
    }
    if (elo[0] >= elo[1]) return fail(fmt::format("--sprt: found {} and {}, expected the lower first", elo[0], elo[1]));
    return Sprt{elo[0], elo[1]};
}

Result<MatchResult> prepare(const MatchArguments& arguments, const worlds::World& world) {
    MatchResult out;
    out.world = world.name();
    out.asked = arguments.games + arguments.games % 2;
    out.turns = arguments.turns;
    Result<std::optional<Sprt>> sprt = read_sprt(arguments.sprt);
    if (!sprt) return std::unexpected(sprt.error());
    out.sprt = *sprt;
    const std::string program = this_program();
    for (std::size_t i = 0; i < 2; ++i) {
        Pace pace = arguments.pace;
        if (!pace.milliseconds && !pace.nodes) pace.milliseconds = usual_milliseconds;
        const Pace& own = arguments.own.at(i);
        if (own.milliseconds || own.nodes) pace = own;
        Result<Contestant> player = read_contestant(arguments.players.at(i), program, out.world, pace);
        if (!player) return std::unexpected(player.error());
        const std::vector<std::string> levels = world.two_player()->levels();
        if (!player->level.empty() && std::ranges::find(levels, player->level) == levels.end())
            return fail(fmt::format("{}: found the level '{}', expected one of: {}", player->name,
                                    text::clipped(player->level), fmt::join(levels, ", ")));
        out.players.at(i) = std::move(*player);
    }
    return out;
}

// The two games from one opening. Fewer than two: it was stopped.
struct Pair {
    std::uint64_t number = 0;
    std::vector<Played> games;
    std::optional<Error> broken;
};

Pair play_pair(const worlds::TwoPlayer& game, const MatchResult& match, std::uint64_t seed, std::uint64_t number,
               const CancelFlag& stop) {
    Pair out{number, {}, std::nullopt};
    const std::string opening = game.opening(match.turns, seed + number);
    for (std::size_t first = 0; first < 2; ++first) {
        Result<std::unique_ptr<worlds::Referee>> referee = game.referee(opening);
        if (!referee) {
            out.broken = referee.error();
            return out;
        }
        const std::array<const Contestant*, 2> players = {&match.players.at(first), &match.players.at(1 - first)};
        std::optional<Played> played = play_game(players, **referee, stop);
        if (!played) return out;
        out.games.push_back(std::move(*played));
    }
    return out;
}

class Match {
  public:
    Match(Console& console, const MatchArguments& arguments, const worlds::TwoPlayer& game, MatchResult result,
          std::unique_ptr<GrowingFile> file)
        : console_(console), arguments_(arguments), game_(game), result_(std::move(result)), file_(std::move(file)) {}

    Result<void> run(const Interruptible& interruptible) {
        ProgressLine progress(console_.settings(), "match");
        const MatchResult start = result_;  // for the threads: nobody changes it
        in_order<std::uint64_t, Pair>(
            arguments_.jobs, stop_, numbers(0, start.asked / 2),
            [&](const std::uint64_t& number) { return play_pair(game_, start, arguments_.seed, number, stop_); },
            [&](const Pair& pair) { take(pair, progress); },
            [&] {
                if (interruptible.raised()) stop_ = true;
                if (clock_.seconds() < shown_ + 0.2) return;
                shown_ = clock_.seconds();
                progress.show(in_a_line(result_), shown_);
            });
        if (!written_) return fail(placed(arguments_.output, written_.error()));
        if (broken_) return std::unexpected(*broken_);
        return {};
    }

    const MatchResult& result() const { return result_; }

  private:
    // Pairs come in their order, and after the test has decided no more count: otherwise short games would count first.
    void take(const Pair& pair, ProgressLine& progress) {
        if (pair.broken) broken_ = pair.broken;
        if (broken_ || result_.decided() || !written_) {
            stop_ = true;
            return;
        }
        for (std::size_t i = 0; i < pair.games.size(); ++i) {
            const std::uint64_t number = 2 * pair.number + i;
            const Played& played = pair.games[i];
            const std::size_t told = result_.faults.size();
            result_.add(number, played);
            if (result_.faults.size() > told) {
                progress.clear();
                console_.note(fmt::format("match: game {}: {} lost: {}", number + 1,
                                          result_.faults.back().player == 0 ? "A" : "B", played.why));
            }
            if (file_ && written_) written_ = file_->append(as_record(result_, number, played));
        }
        if (pair.games.size() == 2) result_.add_pair(pair.games[0], pair.games[1]);
        if (result_.decided() || !written_) stop_ = true;
    }

    Console& console_;
    const MatchArguments& arguments_;
    const worlds::TwoPlayer& game_;
    MatchResult result_;
    std::unique_ptr<GrowingFile> file_;
    CancelFlag stop_ = false;
    Budget clock_;
    double shown_ = 0;
    Result<void> written_;
    std::optional<Error> broken_;
};

int run(const MatchArguments& arguments, Console& console) {
    const worlds::World* const world = two_player_world(console.settings().world);
    if (world == nullptr) return console.refuse("match", {"there is no game of two"});
    Result<MatchResult> prepared = prepare(arguments, *world);
    if (!prepared) return console.refuse("match", prepared.error());
    std::unique_ptr<GrowingFile> file;
    if (!arguments.output.empty()) {
        Result<std::unique_ptr<GrowingFile>> opened = GrowingFile::open(arguments.output);
        if (!opened) return console.refuse("match", {placed(arguments.output, opened.error())});
        file = std::move(*opened);
    }
    const Interruptible interruptible;
    for (const Contestant& player : prepared->players)
        if (const Result<void> fine = try_out(player, interruptible.flag()); !fine)
            return console.refuse("match", fine.error());
    if (prepared->asked != arguments.games)
        console.note(fmt::format("match: every opening is played twice: {} games rather than {}", prepared->asked,
                                 arguments.games));
    Match match(console, arguments, *world->two_player(), std::move(*prepared), std::move(file));
    if (const Result<void> ran = match.run(interruptible); !ran) return console.refuse("match", ran.error());
    const MatchResult& result = match.result();
    console.result(console.settings().json ? as_json(result) : as_text(result));
    if (result.tally.games() == result.asked || result.decided()) return exit_done;
    return console.stop(fmt::format("match: stopped after {} of {} games", result.tally.games(), result.asked));
}

}  // namespace

Verb add_match(const Command& root) {
    auto arguments = std::make_shared<MatchArguments>();
    const Command command = root.command("match", "Let two engines play many games and say which is the stronger");
    const std::string who =
        "ours, ours:threads=2,level=hard,nodes=N,time=MS,memory=MB,seed=N,ponder, or a command "
        "line that speaks the protocol of `ariadne engine`";
    command.option("A", arguments->players[0], who).required();
    command.option("B", arguments->players[1], "The same").required();
    command.option("--games N", arguments->games, "How many; every opening is played twice, colours swapped")
        .number(1, 1'000'000)
        .show_default();
    const auto pace = [&](const std::string& suffix, Pace& into, const std::string& whose, const std::string& usual) {
        const Option time =
            command.option("--time" + suffix + " MS", into.milliseconds, "Milliseconds a move" + whose + usual);
        const Option nodes =
            command.option("--nodes" + suffix + " N", into.nodes, "Nodes a move" + whose + ", instead of a time");
        nodes.excludes(time);
    };
    pace("", arguments->pace, "", fmt::format("; {} if nothing is said", usual_milliseconds));
    pace("-a", arguments->own[0], " for A", "");
    pace("-b", arguments->own[1], " for B", "");
    command.option("--openings TURNS", arguments->turns, "Turns drawn at random before a game, such that it is fair")
        .number(0, 60)
        .show_default();
    command.option("--seed N", arguments->seed, "Of the first opening").show_default();
    command.option("-j,--jobs N", arguments->jobs, "Games played at the same time").number(1, 256);
    command
        .option("--sprt ELO0 ELO1", arguments->sprt,
                "Stop as soon as it is clear whether A is better by ELO0 or by ELO1, each wrong once in twenty times")
        .values(2);
    command.option("-o,--output OUT", arguments->output, "Add all games to the end of this file");
    command.option("--world", command.settings().world, "The game; the first if not given").choices(two_player_names());
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
