#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "cli/play/screen.h"
#include "cli/play/words.h"

// The list of keys, as far as the game that is played has something for them.
namespace ariadne::cli {

namespace {

bool has_setting(const Session& session, const std::string& name) {
    const std::vector<worlds::Setting> settings = session.level().game->settings();
    return std::ranges::find(settings, name, &worlds::Setting::name) != settings.end();
}

}  // namespace

std::vector<Line> help_lines(const Session& session) {
    const auto word = [&](const Phrase& sentence) { return std::string(words(session.language(), sentence)); };
    const bool chooses = session.view().chosen.has_value();
    const bool pieces = !session.view().walker;
    std::vector<std::pair<std::string, Phrase>> rows;
    rows.emplace_back(word(Tell::key_arrows), chooses ? Tell::help_slide : Tell::help_move);
    if (chooses) {
        rows.emplace_back("Tab", Tell::help_choose);
        rows.emplace_back("A-Z", Tell::help_letters);
    }
    if (pieces) rows.emplace_back(word(Tell::key_mouse), chooses ? Tell::help_mouse : Tell::help_click);
    rows.emplace_back("u", Tell::help_undo);
    rows.emplace_back("r", Tell::help_restart);
    rows.emplace_back("o", Tell::help_open);
    rows.emplace_back("n p", pieces ? Tell::help_boards : Tell::help_maps);
    if (has_setting(session, "safe")) rows.emplace_back("m", Tell::help_safe);
    if (has_setting(session, "fog")) rows.emplace_back("f", Tell::help_fog);
    rows.emplace_back("t", Tell::help_hint);
    rows.emplace_back("v", pieces ? Tell::help_next : Tell::help_route);
    if (session.level().world->about().objectives.size() > 1)
        rows.emplace_back("g", pieces ? Tell::help_goal_moves : Tell::help_goal);
    rows.emplace_back("c", Tell::help_step);
    rows.emplace_back(word(Tell::key_space), Tell::help_run);
    rows.emplace_back("+ -", Tell::help_speed);
    rows.emplace_back("?", Tell::help_help);
    rows.emplace_back("q", Tell::help_quit);

    std::vector<Line> out;
    render::write(out.emplace_back(), "  " + word(Tell::help_title), {}, true);
    out.emplace_back();
    for (const auto& [key, sentence] : rows) {
        Line& line = out.emplace_back();
        render::write(line, "  " + key, {}, true);
        line.resize(std::max<std::size_t>(line.size() + 1, 12));
        render::write(line, word(sentence));
    }
    return out;
}

std::size_t last_help_line(const Session& session, const Look& look) {
    const int room = look.rows - 2;  // title, keys
    return static_cast<std::size_t>(std::max(0, static_cast<int>(help_lines(session).size()) - room));
}

}  // namespace ariadne::cli
