#include "cli/play/words.h"

#include <algorithm>
#include <array>

namespace ariadne::cli {

namespace {

struct Named {
    std::string_view name;
    Phrase row;
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
    // settings and their values
    {"safe", tr("safe mode")},
    {"off", tr("off")},
    {"on", tr("on")},
    {"written", tr("contest rules")},
    {"strict", tr("strict")},
    {"fog", tr("fog")},
    {"fog off", tr("off")},
    {"fog on", tr("on")},
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
    {"slide", tr("{0} {1} by {2}")},
    {"slide up", tr_c("slide", "up")},
    {"slide down", tr_c("slide", "down")},
    {"slide left", tr_c("slide", "left")},
    {"slide right", tr_c("slide", "right")},
    // why there is no way
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
    {"goal", Phrase{}},
    {"exit", Phrase{}},
    {"exhausted", tr("Out of energy.")},
    {"killed", tr("The bomb was deadly.")},
    {"died", tr("The runner died.")},
    {"edge", tr("The board ends there.")},
    {"wall", tr("That wall is impassable.")},
    {"vehicle", tr("{0:c} is in the way.")},
    {"aside", tr("{0:c} only slides along its line.")},
    {"nobody", tr("No vehicle in that direction.")},
    {"over", tr("Game over. r: restart, u: undo.")},
    {"unknown", tr("Invalid move.")},
    {"safe energy", tr("Blocked by safe mode: energy would drop to {0}.")},
    {"safe life", tr("Blocked by safe mode: life would drop to {0}.")},
    {"safe deadly", tr("Blocked by safe mode: that bomb is deadly.")},
});

template <class Table>
const Phrase* find_in(const Table& rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, &Named::name);
    return found == rows.end() ? nullptr : &found->row;
}

}  // namespace

bool has_words(std::string_view name) {
    return find_in(names, name) != nullptr || find_in(events, name) != nullptr;
}

std::string name_in_words(Language language, std::string_view name) {
    const Phrase* row = find_in(names, name);
    return std::string(row == nullptr ? name : words(language, *row));
}

std::string value_in_words(Language language, const worlds::Setting& setting) {
    const std::string own = setting.name + " " + setting.value;
    return name_in_words(language, has_words(own) ? own : setting.value);
}

std::string objective_in_words(Language language, std::string_view world, std::string_view objective) {
    const std::string own = fmt::format("{} objective {}", world, objective);
    return name_in_words(language, has_words(own) ? own : fmt::format("objective {}", objective));
}

std::string move_in_words(Language language, const worlds::View& view, std::string_view move) {
    const std::size_t sign = move.find_first_of("+-");
    const auto piece = std::ranges::find(view.board.pieces, move.substr(0, sign), [&](const render::Piece& p) {
        return std::string_view(view.board.styles[p.style].text);
    });
    if (sign == std::string_view::npos || piece == view.board.pieces.end()) return name_in_words(language, move);
    const bool onward = move[sign] == '+';
    const bool across = piece->extent.cols > piece->extent.rows;
    const std::string_view way =
        across ? (onward ? "slide right" : "slide left") : (onward ? "slide down" : "slide up");
    return fmt::format(fmt::runtime(name_in_words(language, "slide")), move.substr(0, sign),
                       name_in_words(language, way), move.substr(sign + 1));
}

std::string event_in_words(Language language, const worlds::Event& event) {
    const Phrase* row = find_in(events, event.name);
    if (row == nullptr) return event.name;
    return fmt::format(fmt::runtime(words(language, *row)), event.value);
}

}  // namespace ariadne::cli
