#include "cli/match/result.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "catalog/json.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

std::string signed_number(double value) {
    if (std::isinf(value)) return value > 0 ? "infinite" : "-infinite";
    return fmt::format("{:+.0f}", std::round(value) + 0.0);  // never -0
}

// JSON knows no infinite numbers.
json::value finite(double value) {
    if (!std::isfinite(value)) return nullptr;
    return std::round(10 * value) / 10;
}

double rounded(double value) {
    return std::round(10'000 * value) / 10'000;
}

std::string percent(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

std::string verdict_of(const MatchResult& match) {
    const double ratio = match.sprt->ratio(match.tally);
    if (ratio >= Sprt::bound()) return "the second is accepted";
    if (ratio <= -Sprt::bound()) return "the first is accepted";
    return "undecided";
}

// What stands in a remark, which ends with its line.
std::string in_one_line(std::string text) {
    std::ranges::replace_if(text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

constexpr std::array<char, 2> side_letters = {'A', 'B'};

}  // namespace

void MatchResult::add(std::uint64_t game, const Played& played) {
    const std::size_t side = game % 2;  // of A
    const bool won = played.winner == static_cast<int>(side);
    ++(won ? tally.wins : tally.losses);
    ++played_as.at(side);
    if (won) ++won_as.at(side);
    total_turns += played.turns;
    if (played.fault) faults.push_back({game + 1, won ? 1 : 0, played.why});
}

void MatchResult::add_pair(const Played& first, const Played& second) {
    const std::size_t points = (first.winner == 0 ? 1U : 0U) + (second.winner == 1 ? 1U : 0U);
    ++tally.pairs.at(points);
}

bool MatchResult::decided() const {
    return sprt && std::abs(sprt->ratio(tally)) >= Sprt::bound();
}

std::string as_text(const MatchResult& match) {
    const Tally& tally = match.tally;
    std::string out;
    for (std::size_t i = 0; i < 2; ++i)
        out += fmt::format("{}: {}, {}\n", side_letters.at(i), match.players.at(i).name,
                           match.players.at(i).pace.in_words());
    out += fmt::format("A won {} of {} games ({}): {} of {} as first player, {} of {} as second\n", tally.wins,
                       tally.games(), percent(tally.score()), match.won_as[0], match.played_as[0], match.won_as[1],
                       match.played_as[1]);
    out += fmt::format(
        "pairs: {} won, {} shared, {} lost; {} turns of opening, {:.1f} turns a game\n", tally.pairs[2], tally.pairs[1],
        tally.pairs[0], match.turns,
        tally.games() == 0 ? 0.0 : static_cast<double>(match.total_turns) / static_cast<double>(tally.games()));
    const Elo strength = elo(tally);
    out += fmt::format("Elo {} (95 %: {} to {}); A is the stronger one with {}\n", signed_number(strength.middle),
                       signed_number(strength.low), signed_number(strength.high),
                       percent(likelihood_of_superiority(tally)));
    if (match.sprt)
        out +=
            fmt::format("SPRT of Elo {:g} against {:g}: LLR {:.2f} between {:.2f} and {:.2f}, {}\n", match.sprt->elo0,
                        match.sprt->elo1, match.sprt->ratio(tally), -Sprt::bound(), Sprt::bound(), verdict_of(match));
    for (const FaultTold& fault : match.faults)
        out += fmt::format("game {}: {} lost: {}\n", fault.game,
                           side_letters.at(static_cast<std::size_t>(fault.player)), fault.why);
    return out;
}

std::string as_json(const MatchResult& match) {
    const Tally& tally = match.tally;
    const Elo strength = elo(tally);
    json::object out{{"world", match.world}};
    for (std::size_t i = 0; i < 2; ++i) {
        const Contestant& player = match.players.at(i);
        json::object one{{"name", player.name}};
        if (player.pace.nodes) one["nodes"] = *player.pace.nodes;
        if (player.pace.milliseconds && !player.pace.nodes) one["milliseconds"] = *player.pace.milliseconds;
        out[i == 0 ? "a" : "b"] = std::move(one);
    }
    out["games"] = tally.games();
    out["asked"] = match.asked;
    out["opening_turns"] = match.turns;
    out["wins"] = tally.wins;
    out["losses"] = tally.losses;
    out["wins_as_first"] = match.won_as[0];
    out["wins_as_second"] = match.won_as[1];
    out["pairs"] = json::object{{"won", tally.pairs[2]}, {"shared", tally.pairs[1]}, {"lost", tally.pairs[0]}};
    out["score"] = rounded(tally.score());
    out["elo"] = finite(strength.middle);
    out["elo_low"] = finite(strength.low);
    out["elo_high"] = finite(strength.high);
    out["los"] = rounded(likelihood_of_superiority(tally));
    if (match.sprt)
        out["sprt"] = json::object{{"elo0", match.sprt->elo0},
                                   {"elo1", match.sprt->elo1},
                                   {"llr", rounded(match.sprt->ratio(tally))},
                                   {"bound", rounded(Sprt::bound())},
                                   {"decided", match.decided()}};
    json::array faults;
    for (const FaultTold& fault : match.faults)
        faults.push_back(
            json::object{{"game", fault.game}, {"player", fault.player == 0 ? "a" : "b"}, {"why", fault.why}});
    out["faults"] = std::move(faults);
    out["finished"] = tally.games() == match.asked || match.decided();
    return catalog::json_text(out) + "\n";
}

std::string in_a_line(const MatchResult& match) {
    const Elo strength = elo(match.tally);
    std::string out = fmt::format("{} of {} games  A {} : {} B  Elo {} ({} to {})", match.tally.games(), match.asked,
                                  match.tally.wins, match.tally.losses, signed_number(strength.middle),
                                  signed_number(strength.low), signed_number(strength.high));
    if (match.sprt) out += fmt::format("  LLR {:.2f}", match.sprt->ratio(match.tally));
    return out;
}

std::string as_record(const MatchResult& match, std::uint64_t game, const Played& played) {
    const std::size_t first = game % 2;
    std::string out =
        fmt::format("# game {}\n# first: {}\n# second: {}\n# won by the {} player: {}\n{}", game + 1,
                    in_one_line(match.players.at(first).name), in_one_line(match.players.at(1 - first).name),
                    played.winner == 0 ? "first" : "second", in_one_line(played.why), played.record);
    if (!out.ends_with('\n')) out += '\n';
    return out + '\n';
}

}  // namespace ariadne::cli
