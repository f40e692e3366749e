#include <fmt/format.h>

#include "worlds/amazons/console/advice.h"
#include "worlds/amazons/console/game.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/text.h"

// The end of a game: who won, the turns, where it was decided, and a file for whoever wants one.
namespace ariadne::amazons {

namespace {

constexpr double seconds_to_look_back = 3;

}  // namespace

void Game::finish() {
    talk_.line("");
    if (end_ == End::left || end_ == End::cut_off) {
        if (end_ == End::cut_off && turns() != found_) saving_.keep(agreed_.record);
        talk_.say(Phrase::goodbye);
        return;
    }
    name_winner();
    look_back();
    if (turns().empty() || talk_.cancelled()) return;
    const std::optional<std::string> name = talk_.ask(Phrase::ask_record);
    if (name && !name->empty() && yes_or_no(*name) != false) {
        saving_.save_turns(agreed_.record, yes_or_no(*name) == true ? talk_.text(Phrase::usual_record) : *name);
    }
    talk_.say(Phrase::goodbye);
}

void Game::name_winner() const {
    const Side loser = side();
    const Phrase why = end_ == End::resigned      ? Phrase::has_resigned
                       : end_ == End::out_of_time ? Phrase::has_no_time
                                                  : Phrase::has_no_turn;
    talk_.say(why, who(loser));
    talk_.heading(talk_.text(Phrase::game_over));
    talk_.heading(talk_.text(Phrase::winner, who(other(loser))));
}

void Game::look_back() const {
    if (turns().empty()) return;
    const Side loser = side();
    const LookBack back = look_back_on(agreed_.record, other(loser), seconds_to_look_back, talk_.behind().cancel);
    const Size size = position_.size;
    talk_.line("");
    talk_.say(Phrase::turns_head, who(Side::white));
    Side mover = agreed_.record.start.to_move;
    for (std::size_t i = 0; i < turns().size(); ++i) {
        const std::optional<double> chance = back.white[i + 1];
        talk_.line(fmt::format("  {:>3}. {} {:<12}{}", i + 1, mover == Side::white ? 'O' : 'X',
                               write_move(turns()[i], size),
                               chance ? fmt::format(" {:3.0f} %", *chance * 100) : std::string()));
        mover = other(mover);
    }
    talk_.line("");
    talk_.heading(talk_.text(Phrase::analysis_head));
    if (back.decided && *back.decided > 0 && *back.decided < turns().size())
        talk_.say(Phrase::analysis_decided, who(other(loser)), *back.decided);
    if (back.decided == 0U) talk_.say(Phrase::analysis_always, who(other(loser)));
    if (back.slips.empty()) talk_.say(Phrase::analysis_no_slip);
    for (const Slip& slip : back.slips) {
        Record before{agreed_.record.start,
                      {turns().begin(), turns().begin() + static_cast<std::ptrdiff_t>(slip.turn)}};
        const Position position = last(before);
        talk_.say(Phrase::analysis_slip, slip.turn + 1, who(position.to_move), write_move(turns()[slip.turn], size),
                  slip.before * 100, slip.after * 100);
        const Outlook was = look_at(position);
        const Outlook is = look_at(apply(position, turns()[slip.turn]));
        talk_.say(Phrase::analysis_cells, was.territory[0], was.territory[1], is.territory[0], is.territory[1]);
        if (slip.better) talk_.say(Phrase::analysis_better, write_move(*slip.better, size));
    }
}

}  // namespace ariadne::amazons
