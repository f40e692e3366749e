#include "catalog/play_words.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include <fmt/format.h>

namespace ariadne::catalog {

namespace {

struct Named {
    std::string_view name;
    Phrase words;
};

constexpr auto names = std::to_array<Named>({
    // figures
    {"energy", tr("energy")},
    {"life", tr("life")},
    {"steps", tr("steps")},
    {"treasures", tr("treasures")},
    {"eaten", tr("eaten")},
    {"cost", tr("cost")},
    {"moves", tr("moves")},
    {"bound", tr("bound")},
    // settings and their values
    {"safe", tr("safe mode")},
    {"off", tr("off")},
    {"on", tr("on")},
    {"written", tr("contest rules")},
    {"strict", tr("strict")},
    {"fog", tr("fog")},
    {"safe off", tr_c("safe mode", "off")},
    {"fog off", tr_c("fog", "off")},
    {"fog on", tr_c("fog", "on")},
    // objectives, as what the computer looks for
    {"objective steps", tr("shortest")},
    {"objective energy", tr("most energy")},
    {"objective life", tr("most life")},
    {"objective cost", tr("cheapest")},
    {"objective moves", tr("fewest moves")},
    {"rush objective steps", tr("fewest steps")},
    // moves
    {"up", tr("up")},
    {"down", tr("down")},
    {"left", tr("left")},
    {"right", tr("right")},
    {"slide up", tr_c("slide", "up")},
    {"slide down", tr_c("slide", "down")},
    {"slide left", tr_c("slide", "left")},
    {"slide right", tr_c("slide", "right")},
    // levels of ratings
    {"level beginner", tr("beginner")},
    {"level intermediate", tr("intermediate")},
    {"level advanced", tr("advanced")},
    {"level expert", tr("expert")},
    {"level opening", tr("opening")},
    {"level middle game", tr("middle game")},
    {"level ending", tr("ending")},
    {"level filling", tr("filling")},
    {"level over", tr("over")},
    // why there is no solution
    {"reason walls", tr("walls block the way")},
    {"reason energy", tr("not enough energy")},
    {"reason life", tr("not enough life")},
    {"reason blocked", tr("the red car cannot get out")},
});

constexpr auto events = std::to_array<Named>({
    {"food", tr("Food: +{0} energy.")},
    {"bomb", tr("Bomb: −{0} energy.")},
    {"climb", tr("Wall climbed: −{0} energy.")},
    {"treasure", tr("Treasure: +{0} life.")},
    {"toll", tr("−{0} life.")},
    {"goal", {}},
    {"exit", {}},
    {"exhausted", tr("Out of energy.")},
    {"killed", tr("The bomb was deadly.")},
    {"died", tr("The runner died.")},
    {"edge", tr("The board ends there.")},
    {"wall", tr("That wall is impassable.")},
    {"vehicle", tr("{0:c} is in the way.")},
    {"aside", tr("{0:c} only slides along its line.")},
    {"nobody", tr("No vehicle in that direction.")},
    {"over", tr("The game is over. Restart, or undo the last move.")},
    {"unknown", tr("Invalid move.")},
    {"safe energy", tr("Blocked by safe mode: energy would drop to {0}.")},
    {"safe life", tr("Blocked by safe mode: life would drop to {0}.")},
    {"safe deadly", tr("Blocked by safe mode: that bomb is deadly.")},
});

const Phrase* find_in(std::span<const Named> rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, &Named::name);
    return found == rows.end() ? nullptr : &found->words;
}

}  // namespace

bool has_words(std::string_view name) {
    return find_in(names, name) != nullptr || find_in(events, name) != nullptr;
}

Message name_in_words(std::string_view name) {
    const Phrase* const words = find_in(names, name);
    return words == nullptr ? Message::plain(std::string(name)) : Message(*words);
}

Message value_in_words(const worlds::Setting& setting) {
    const std::string own = setting.name + " " + setting.value;
    return name_in_words(has_words(own) ? own : setting.value);
}

Message objective_in_words(std::string_view world, std::string_view objective) {
    const std::string own = fmt::format("{} objective {}", world, objective);
    return name_in_words(has_words(own) ? own : fmt::format("objective {}", objective));
}

Message level_in_words(std::string_view level) {
    const std::string own = fmt::format("level {}", level);
    return name_in_words(has_words(own) ? own : level);
}

Message reason_in_words(std::string_view reason) {
    const std::string own = fmt::format("reason {}", reason);
    return name_in_words(has_words(own) ? own : reason);
}

Message move_in_words(const worlds::View& view, std::string_view move) {
    const std::size_t sign = move.find_first_of("+-");
    const auto piece = std::ranges::find(view.board.pieces, move.substr(0, sign), [&](const render::Piece& p) {
        return std::string_view(view.board.styles[p.style].text);
    });
    if (sign == std::string_view::npos || piece == view.board.pieces.end()) return name_in_words(move);
    const bool onward = move[sign] == '+';
    const bool across = piece->extent.cols > piece->extent.rows;
    const std::string_view way =
        across ? (onward ? "slide right" : "slide left") : (onward ? "slide down" : "slide up");
    return {tr("{0} {1} by {2}"), move.substr(0, sign), name_in_words(way), move.substr(sign + 1)};
}

Message event_in_words(const worlds::Event& event) {
    if (event.name == "winner") return event.value == 1 ? tr("White won.") : tr("Black won.");
    const Phrase* const words = find_in(events, event.name);
    return words == nullptr ? Message::plain(event.name) : Message(*words, event.value);
}

}  // namespace ariadne::catalog
