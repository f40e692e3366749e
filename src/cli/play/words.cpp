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
    {"energy", tr_c("2", "energy")},
    {"life", tr_c("2", "life")},
    {"steps", tr_c("2", "steps")},
    {"treasures", tr("treasures")},
    {"eaten", tr("eaten")},
    {"cost", tr("cost")},
    {"moves", tr("moves")},
    // settings and their values
    {"safe", tr("safe mode")},
    {"off", tr("off")},
    {"on", tr("on")},
    {"written", tr("as written")},
    {"strict", tr("strict")},
    {"fog", tr("fog")},
    {"fog off", tr_c("2", "off")},
    {"fog on", tr_c("2", "on")},
    // objectives, as what the computer looks for
    {"objective steps", tr("shortest")},
    {"objective energy", tr("richest")},
    {"objective life", tr("richest")},
    {"objective cost", tr("cheapest")},
    {"objective moves", tr("fewest moves")},
    {"rush objective steps", tr("fewest steps")},
    // moves
    {"up", tr("up")},
    {"down", tr("down")},
    {"left", tr("left")},
    {"right", tr("right")},
    {"slide", tr("{0} {1} by {2}")},
    {"slide up", tr("up")},
    {"slide down", tr("down")},
    {"slide left", tr_c("2", "left")},
    {"slide right", tr_c("2", "right")},
    // why there is no way
    {"reason walls", tr("walls stand in the way")},
    {"reason energy", tr("the energy does not suffice")},
    {"reason life", tr("life does not suffice")},
    {"reason blocked", tr("the red car cannot get out")},
});

constexpr auto events = std::to_array<Named>({
    {"food", tr("Food: +{0} energy.")},
    {"bomb", tr("A bomb: -{0} energy.")},
    {"climb", tr("Up a wall: -{0} energy.")},
    {"treasure", tr("A treasure: +{0} life.")},
    {"toll", tr("-{0} life.")},
    {"goal", Phrase{}},
    {"exit", Phrase{}},
    {"exhausted", tr("The energy is gone.")},
    {"killed", tr("The bomb was deadly.")},
    {"died", tr("The runner is dead.")},
    {"edge", tr("The board ends there.")},
    {"wall", tr("Nobody passes that wall.")},
    {"vehicle", tr("{0:c} is in the way.")},
    {"aside", tr("{0:c} slides along its line only.")},
    {"nobody", tr("There is no vehicle that way.")},
    {"over", tr("The game is over: r begins again, u takes the last move back.")},
    {"unknown", tr("That is no move.")},
    {"safe energy", tr("Safe mode refuses: the energy would fall to {0}.")},
    {"safe life", tr("Safe mode refuses: life would fall to {0}.")},
    {"safe deadly", tr("Safe mode refuses: that bomb is deadly.")},
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
