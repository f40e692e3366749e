#include <utility>

#include <fmt/format.h>

#include "worlds/amazons/console/game.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/two_player/look_back.h"

// The end of a game: who won, the turns, where it was decided, and a file for whoever wants one.
namespace ariadne::amazons {

namespace {

constexpr double seconds_to_look_back = 4;

}  // namespace

void Game::finish() {
    if (end_ != End::no_turn) talk_.line("");
    if (end_ == End::left || end_ == End::cut_off) {
        if (end_ == End::cut_off && turns() != found_) saving_.keep(agreed_.record, false);
        talk_.say(phrases.goodbye);
        return;
    }
    name_winner();
    look_back();
    if (turns().empty()) return;
    if (!talk_.cancelled()) {
        offer_record();
    } else if (turns() != kept_) {
        saving_.keep(agreed_.record, true);
    }
    talk_.say(phrases.goodbye);
}

// Until a file has the turns or none is wanted. Words that are commands elsewhere are no names.
void Game::offer_record() {
    while (const std::optional<std::string> answer = talk_.ask(talk_.text(phrases.ask_record))) {
        const std::optional<bool> wanted = yes_or_no(*answer);
        const std::optional<Instruction> said = read_instruction(*answer);
        const bool leaves = said && (said->command == Command::quit || said->command == Command::resign);
        if (answer->empty() || wanted == false || leaves) return;
        const bool saves = said && said->command == Command::save;
        if (said && !saves) continue;
        std::string name = saves ? said->argument : *answer;
        if (wanted == true || name.empty()) name = talk_.text(phrases.usual_record);
        if (saving_.save_turns(agreed_.record, name)) return;
    }
}

void Game::name_winner() const {
    const Side loser = side();
    const Phrase why = end_ == End::resigned      ? phrases.has_resigned
                       : end_ == End::out_of_time ? phrases.has_no_time
                                                  : phrases.has_no_turn;
    talk_.say(why, who(loser));
    talk_.heading(talk_.text(phrases.game_over));
    talk_.heading(talk_.text(phrases.winner, who(other(loser))));
}

void Game::list_turns(const std::vector<std::optional<double>>& white) const {
    talk_.line("");
    talk_.say(phrases.turns_head, who(Side::white));
    std::string row;
    for (std::size_t i = 0; i < turns().size(); ++i) {
        const bool by_white = (agreed_.record.start.to_move == Side::white) == (i % 2 == 0);
        const std::string chance = white[i + 1] ? talk_.text(phrases.percent, *white[i + 1] * 100) : "";
        row += fmt::format("  {:>3} {} {:<11} {:>5}  ", i + 1, by_white ? 'O' : 'X',
                           write_move(turns()[i], position_.size), chance);
        if (i % 2 == 0 && i + 1 < turns().size()) continue;
        row.erase(row.find_last_not_of(' ') + 1);
        talk_.line(std::exchange(row, {}));
    }
}

void Game::look_back() const {
    if (turns().empty()) return;
    const Side loser = side();
    Budget budget({}, talk_.behind().cancel);
    const LookBack back = look_back_for_loser(agreed_.record, loser, seconds_to_look_back, budget);
    list_turns(back.white);
    talk_.line("");
    talk_.heading(talk_.text(phrases.analysis_head));
    if (back.decided && *back.decided > 0 && *back.decided < turns().size())
        talk_.say(phrases.analysis_decided, who(other(loser)), *back.decided);
    if (back.decided == 0U) talk_.say(phrases.analysis_always, who(other(loser)));
    if (back.slips.empty()) {
        talk_.say(phrases.analysis_no_slip);
        if (back.turning)
            talk_.say(phrases.analysis_turning, *back.turning + 1, write_move(turns()[*back.turning], position_.size),
                      who(Side::white), *back.white[*back.turning] * 100, *back.white[*back.turning + 1] * 100);
    }
    for (const Slip& slip : back.slips) {
        const auto until = turns().begin() + static_cast<std::ptrdiff_t>(slip.turn);
        const Position position = last(Record{agreed_.record.start, {turns().begin(), until}});
        talk_.say(phrases.analysis_slip, slip.turn + 1, who(position.to_move), write_move(*until, position.size),
                  slip.before * 100, slip.after * 100);
        // Cells are told where they show it; a turn may be a mistake that they do not show.
        const auto lead = [&](const auto& cells) {
            return position.to_move == Side::white ? cells[0] - cells[1] : cells[1] - cells[0];
        };
        const auto was = territory(position).count();
        const auto played = territory(apply(position, *until)).count();
        if (lead(played) < lead(was)) talk_.say(phrases.analysis_cells, was[0], was[1], played[0], played[1]);
        if (!slip.better) continue;
        const auto better = territory(apply(position, *slip.better)).count();
        const std::string move = write_move(*slip.better, position.size);
        if (lead(better) > lead(played))
            talk_.say(phrases.analysis_better_cells, move, better[0], better[1]);
        else
            talk_.say(phrases.analysis_better, move);
    }
}

}  // namespace ariadne::amazons
