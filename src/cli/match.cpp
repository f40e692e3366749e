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
#include "cli/job.h"
#include "cli/match/game.h"
#include "cli/match/result.h"
#include "cluster/bytes.h"
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
    std::vector<std::string> sprt;
    JobArguments job;
};

// The one with all verbs: this one, or the one beside it.
std::string engine_program() {
    std::error_code error;
    const std::filesystem::path path = std::filesystem::read_symlink("/proc/self/exe", error);
    if (path.filename() == "ariadne-mpi") return (path.parent_path() / "ariadne").string();
    return path.empty() ? "ariadne" : path.string();
}

Result<std::optional<Sprt>> read_sprt(const std::vector<std::string>& words) {
    if (words.empty()) return std::nullopt;
    std::array<double, 2> elo{};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::optional<double> read = text::to_number<double>(words.at(i));
        if (!read || !(std::abs(*read) <= 1000))
            return fail({tr("--sprt: found '{0}', expected a number from -1000 to 1000"), text::clipped(words.at(i))});
        elo.at(i) = *read;
    }
    if (elo[0] >= elo[1])
        return fail({tr("--sprt: found {0} and {1}, expected the lower number first"), elo[0], elo[1]});
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
    const std::string program = engine_program();
    for (std::size_t i = 0; i < 2; ++i) {
        Pace pace = arguments.pace;
        if (!pace.milliseconds && !pace.nodes) pace.milliseconds = usual_milliseconds;
        const Pace& own = arguments.own.at(i);
        if (own.milliseconds || own.nodes) pace = own;
        Result<Contestant> player = read_contestant(arguments.players.at(i), program, out.world, pace);
        if (!player) return std::unexpected(player.error());
        const std::vector<std::string> levels = world.two_player()->levels();
        if (!player->level.empty() && std::ranges::find(levels, player->level) == levels.end())
            return fail({tr("{0}: found the level '{1}', expected one of: {2}"), player->name,
                         text::clipped(player->level), fmt::format("{}", fmt::join(levels, ", "))});
        out.players.at(i) = std::move(*player);
    }
    return out;
}

// What decides which games are played, and how their ends are told.
std::string identity_of(const MatchResult& match, std::uint64_t seed, Language language) {
    const auto player = [](const Contestant& who) { return fmt::format("{} ({})", who.name, who.pace.order()); };
    std::string out =
        fmt::format("{} {} against {}, {} turns, seed {}, {}", match.world, player(match.players[0]),
                    player(match.players[1]), match.turns, seed, language_codes[static_cast<std::size_t>(language)]);
    if (match.sprt) out += fmt::format(", sprt {} {}", match.sprt->elo0, match.sprt->elo1);
    return out;
}

// The two games from one opening.
Result<std::string> play_pair(const worlds::TwoPlayer& game, const MatchResult& match, std::uint64_t seed,
                              std::uint64_t number, Language language, const CancelFlag& stop) {
    std::string out;
    const std::string opening = game.opening(match.turns, seed + number);
    for (std::size_t first = 0; first < 2; ++first) {
        const Result<std::unique_ptr<worlds::Referee>> referee = game.referee(opening);
        if (!referee) return std::unexpected(referee.error());
        const std::array<const Contestant*, 2> players = {&match.players.at(first), &match.players.at(1 - first)};
        const std::optional<Played> played = play_game(players, **referee, stop);
        if (!played) return fail(tr("stopped"));
        cluster::put_number(out, static_cast<std::uint64_t>(played->winner));
        cluster::put_text(out, played->why.in(language));
        cluster::put_number(out, played->fault ? 1 : 0);
        cluster::put_number(out, played->turns);
        cluster::put_text(out, played->record);
    }
    return out;
}

Played read_game(cluster::BytesReader& reader) {
    Played out;
    out.winner = static_cast<int>(reader.number());
    out.why = Message::plain(std::string(reader.text()));
    out.fault = reader.number() != 0;
    out.turns = static_cast<unsigned>(reader.number());
    out.record = reader.text();
    return out;
}

// Pairs come in their order, and after the test has decided no more count: otherwise short games would count first.
Taken take_pair(MatchResult& result, std::uint64_t pair, std::string_view bytes, Language language) {
    cluster::BytesReader reader(bytes);
    const std::array<Played, 2> games = {read_game(reader), read_game(reader)};
    Taken out;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const std::uint64_t number = 2 * pair + i;
        const std::size_t told = result.faults.size();
        result.add(number, games.at(i));
        if (result.faults.size() > told) out.notes.push_back(placed("match", {result.faults.back().told()}));
        out.out += as_record(result, number, games.at(i), language);
    }
    result.add_pair(games[0], games[1]);
    out.more = !result.decided();
    return out;
}

int run(const MatchArguments& arguments, Console& console) {
    const worlds::World* const world = two_player_world(console.settings().world);
    if (world == nullptr) return console.refuse("match", {tr("there is no two-player game")});
    Result<MatchResult> prepared = prepare(arguments, *world);
    if (!prepared) return console.refuse("match", prepared.error());
    if (prepared->sprt && !arguments.job.part.empty())
        return console.refuse(
            "match", {tr("--sprt cannot be combined with --part: whether a part is needed depends on the others")});
    const Interruptible interruptible;
    for (const Contestant& player : prepared->players)
        if (const Result<void> fine =
                console.settings().parts.empty() ? try_out(player, interruptible.flag()) : Result<void>();
            !fine)
            return console.refuse("match", fine.error());
    if (prepared->asked != arguments.games)
        console.note("match", {{tr("every opening is played twice: {0} games instead of {1}"), prepared->asked,
                                arguments.games}});
    const MatchResult start = *prepared;  // for the threads: nobody changes it
    MatchResult& result = *prepared;
    const worlds::TwoPlayer& game = *world->two_player();
    const Language language = console.language();
    LongJob work{
        .verb = "match",
        .pieces = {"openings", tr("{0} of {1} openings"), tr("openings {0} to {1} are missing")},
        .job = {.identity = identity_of(start, arguments.seed, console.language()),
                .pieces = start.asked / 2,
                .work =
                    [&](std::uint64_t pair, const CancelFlag& stop) {
                        return play_pair(game, start, arguments.seed, pair, language, stop);
                    }},
        .range = {0, start.asked / 2},
        .take = [&](std::uint64_t pair, std::string_view bytes) { return take_pair(result, pair, bytes, language); },
        .told = [&] { return in_a_line(result); }};
    const Result<cluster::Standing> standing = run_job(console, arguments.job, interruptible, work);
    if (!standing) return console.refuse("match", standing.error());
    console.result(console.settings().json ? as_json(result, language) : as_text(result, language));
    return standing->complete ? exit_done : job_stopped(console, arguments.job, work, *standing);
}

}  // namespace

Verb add_match(const Command& root) {
    auto arguments = std::make_shared<MatchArguments>();
    const Command command = root.command("match", tr("Let two engines play many games to find the stronger one"));
    const Phrase who =
        tr("ours, ours:threads=2,level=hard,nodes=N,time=MS,memory=MB,seed=N,ponder, or a command line that speaks the "
           "protocol of `ariadne engine`");
    command.option("A", arguments->players[0], who).required();
    command.option("B", arguments->players[1], tr("The opponent, in the same form as A")).required();
    command
        .option("--games N", arguments->games,
                tr("Number of games; every opening is played twice, with colours swapped"))
        .number(1, 1'000'000)
        .show_default();
    const auto pace = [&](const std::string& suffix, Pace& into, const Message& by_time, const Message& by_nodes) {
        const Option time = command.option("--time" + suffix + " MS", into.milliseconds, by_time);
        command.option("--nodes" + suffix + " N", into.nodes, by_nodes).excludes(time);
    };
    pace("", arguments->pace, {tr("Milliseconds per move (default: {0})"), usual_milliseconds},
         tr("Nodes per move, instead of a time limit"));
    pace("-a", arguments->own[0], tr("Milliseconds per move for A"),
         tr("Nodes per move for A, instead of a time limit"));
    pace("-b", arguments->own[1], tr("Milliseconds per move for B"),
         tr("Nodes per move for B, instead of a time limit"));
    command
        .option("--openings MOVES", arguments->turns,
                tr("Random moves before each game, chosen to be fair to both sides"))
        .number(0, 60)
        .show_default();
    command.option("--seed N", arguments->seed, tr("Seed of the first opening")).show_default();
    command
        .option("--sprt ELO0 ELO1", arguments->sprt,
                tr("Stop once it is clear whether A is better by ELO0 or by ELO1, with an error rate of 5% either way"))
        .values(2);
    add_job(command, arguments->job, tr("File for all games."),
            tr("Openings to play at the same time in each process; the output order is unaffected"));
    command.option("--world", command.settings().world, tr("The game (default: the first)"))
        .choices(two_player_names());
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
