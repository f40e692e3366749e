#include "worlds/amazons/two_player/outlook.h"

#include <cmath>

#include "worlds/amazons/bits/board.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/exact/regions.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/two_player/look_back.h"

namespace ariadne::amazons {

namespace {

constexpr unsigned effort_of_proof = 20'000;  // states a region
constexpr double seconds_without_limit = 6;

Proof decided(const Position& position) {
    return has_lost(position) ? Proof::loss : filling(to_board(position), effort_of_proof);
}

}  // namespace

worlds::Outlook outlook(const Position& position) {
    const bool white = position.to_move == Side::white;
    const Evaluation seen = evaluate(position);
    const Proof proof = decided(position);
    worlds::Outlook out;
    const double win = proof == Proof::none ? seen.win : proof == Proof::win ? 1 : 0;
    out.first = white ? win : 1 - win;
    out.proven = proof != Proof::none;
    out.nearer = territory(position).owner;
    for (const Term& term : seen.terms)
        out.terms.push_back({term.name, white ? term.own : term.theirs, white ? term.theirs : term.own});
    return out;
}

worlds::Review review(const Record& record, Budget& budget) {
    const bool limited = !std::isinf(budget.limits().seconds);
    const LookBack seen = look_back_on(record, limited ? budget.seconds_left() : seconds_without_limit, budget);
    worlds::Review out{.first = seen.white, .slips = {}, .turning = seen.turning, .decided = seen.decided};
    for (const Slip& slip : seen.slips)
        out.slips.push_back({slip.turn, slip.before, slip.after,
                             slip.better ? write_move(*slip.better, record.start.size) : std::string()});
    return out;
}

}  // namespace ariadne::amazons
