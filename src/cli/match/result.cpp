#include "cli/match/result.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "catalog/json.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

Message signed_number(double value) {
    if (std::isinf(value)) return value > 0 ? tr("infinity") : tr("−infinity");
    return Message::plain(fmt::format("{:+.0f}", std::round(value) + 0.0));  // never -0
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

Message sprt_in_words(const MatchResult& match) {
    const double ratio = match.sprt->ratio(match.tally);
    const double bound = Sprt::bound();
    const Phrase sentence =
        ratio >= bound
            ? tr("SPRT of Elo {0:g} against {1:g}: LLR {2:.2f} between {3:.2f} and {4:.2f}, Elo {1:g} accepted")
        : ratio <= -bound
            ? tr("SPRT of Elo {0:g} against {1:g}: LLR {2:.2f} between {3:.2f} and {4:.2f}, Elo {0:g} accepted")
            : tr("SPRT of Elo {0:g} against {1:g}: LLR {2:.2f} between {3:.2f} and {4:.2f}, undecided");
    return {sentence, match.sprt->elo0, match.sprt->elo1, ratio, -bound, bound};
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

Message FaultTold::told() const {
    return {tr("game {0}: {1} lost: {2}"), game, side_letters.at(static_cast<std::size_t>(player)), why};
}

std::string as_text(const MatchResult& match, Language language) {
    const Tally& tally = match.tally;
    std::vector<Message> lines;
    for (std::size_t i = 0; i < 2; ++i)
        lines.push_back({after_colon, side_letters.at(i),
                         Message(after_comma, match.players.at(i).name, match.players.at(i).pace.in_words())});
    lines.push_back({tr("A won {0} of {1} games ({2}): {3} of {4} as first player, {5} of {6} as second"), tally.wins,
                     tally.games(), percent(tally.score()), match.won_as[0], match.played_as[0], match.won_as[1],
                     match.played_as[1]});
    lines.push_back(
        {tr("pairs: {0} won, {1} tied, {2} lost; moves per opening: {3}, per game: {4:.1f}"), tally.pairs[2],
         tally.pairs[1], tally.pairs[0], match.turns,
         tally.games() == 0 ? 0.0 : static_cast<double>(match.total_turns) / static_cast<double>(tally.games())});
    const Elo strength = elo(tally);
    lines.push_back({tr("Elo {0} (95%: {1} to {2}); probability that A is stronger: {3}"),
                     signed_number(strength.middle), signed_number(strength.low), signed_number(strength.high),
                     percent(likelihood_of_superiority(tally))});
    if (match.sprt) lines.push_back(sprt_in_words(match));
    for (const FaultTold& fault : match.faults) lines.push_back(fault.told());
    std::string out;
    for (const Message& line : lines) out += line.in(language) + "\n";
    return out;
}

std::string as_json(const MatchResult& match, Language language) {
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
        faults.push_back(json::object{
            {"game", fault.game}, {"player", fault.player == 0 ? "a" : "b"}, {"why", fault.why.in(language)}});
    out["faults"] = std::move(faults);
    out["finished"] = tally.games() == match.asked || match.decided();
    return catalog::json_text(out) + "\n";
}

Message in_a_line(const MatchResult& match) {
    const Elo strength = elo(match.tally);
    Message out(tr("{0} of {1} games  A {2} : {3} B  Elo {4} ({5} to {6})"), match.tally.games(), match.asked,
                match.tally.wins, match.tally.losses, signed_number(strength.middle), signed_number(strength.low),
                signed_number(strength.high));
    if (match.sprt) out = {Phrase{"{0}  LLR {1:.2f}"}, std::move(out), match.sprt->ratio(match.tally)};
    return out;
}

std::string as_record(const MatchResult& match, std::uint64_t game, const Played& played, Language language) {
    const std::size_t first = game % 2;
    const Message remarks[] = {
        {tr("game {0}"), game + 1},
        {tr("first: {0}"), match.players.at(first).name},
        {tr("second: {0}"), match.players.at(1 - first).name},
        {played.winner == 0 ? tr("won by the first player: {0}") : tr("won by the second player: {0}"), played.why}};
    std::string out;
    for (const Message& remark : remarks) out += fmt::format("# {}\n", in_one_line(remark.in(language)));
    out += played.record;
    if (!out.ends_with('\n')) out += '\n';
    return out + '\n';
}

}  // namespace ariadne::cli
