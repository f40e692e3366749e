#include "worlds/amazons/two_player/two_player.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "worlds/amazons/bits/board.h"
#include "worlds/amazons/console/converse.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/engine/level.h"
#include "worlds/amazons/generate.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/protocol/protocol.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/two_player/look_back.h"
#include "worlds/amazons/two_player/perft.h"

namespace ariadne::amazons {

namespace {

constexpr double seconds_without_limit = 6;

constexpr double fair = 0.1;  // how far the chances may be from even
constexpr int most_draws = 500;
constexpr unsigned most_turns = 60;      // after about so many, random games begin to end
constexpr std::uint64_t a_look = 1'000;  // evaluations; the evaluation alone overlooks what the next turn does

double unfairness(const Position& position) {
    const double at_first = std::abs(evaluate(position).win - 0.5);
    if (at_first >= 2 * fair) return at_first;
    Engine engine({.memory_mb = 16});
    engine.set(position);
    Budget budget;
    return std::abs(engine.think({.nodes = a_look}, budget).thought.win - 0.5);
}

// Of many draws the first is taken in which neither side is far ahead, so that games from there are worth playing.
std::string opening(unsigned turns, std::uint64_t seed) {
    turns = std::min(turns, most_turns);
    if (turns == 0) return write_fen(*new_position());
    Random random(seed);
    Budget unlimited;
    Position best = *new_position();
    double least = 1;
    for (int draw = 0; draw < most_draws && least >= fair; ++draw) {
        const std::optional<Record> game = draw_game(*new_position(), static_cast<int>(turns), random, unlimited);
        if (!game) continue;
        const Position position = last(*game);
        const double far = has_lost(position) ? 1 : unfairness(position);
        if (far >= least) continue;
        least = far;
        best = position;
    }
    return write_fen(best);
}

// Goes by the rules on the plain model (rules.h), which no engine shares.
class GameReferee final : public worlds::Referee {
  public:
    explicit GameReferee(Record record) : record_(std::move(record)), now_(last(record_)) {}

    std::string position() const override { return write_fen(now_); }
    int to_move() const override { return now_.to_move == Side::white ? 0 : 1; }
    bool over() const override { return has_lost(now_); }

    // With the start always, so that a file of many games can be told apart.
    std::string record() const override {
        const std::string start = write_fen(record_.start) + '\n';
        const std::string out = write_record(record_);
        return out.starts_with(start) ? out : start + out;
    }

    std::vector<std::string> moves() const override { return legal_moves_in_words(now_); }

    Result<std::string> play(std::string_view text) override {
        const Result<Move> move = parse_move(text, now_.size);
        if (!move) return std::unexpected(move.error());
        if (Message why = explain(now_, *move); !why.empty()) return fail(std::move(why));
        now_ = apply(now_, *move);
        record_.moves.push_back(*move);
        return write_move(*move, now_.size);
    }

  private:
    Record record_;
    Position now_;
};

// The chance at a glance, the counts that people know, who is nearer to each cell.
worlds::Outlook outlook(const Position& position) {
    const bool white = position.to_move == Side::white;
    const Evaluation seen = evaluate(position);
    worlds::Outlook out;
    out.first = white ? seen.win : 1 - seen.win;
    out.proven = seen.proof != Proof::none;
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

class Adapter final : public worlds::TwoPlayer {
  public:
    std::vector<std::string> levels() const override { return level_names(); }

    Result<std::unique_ptr<worlds::Player>> engine(const worlds::EngineSettings& settings,
                                                   worlds::LineSink sink) const override {
        return protocol(settings, std::move(sink));
    }

    Result<std::unique_ptr<worlds::Referee>> referee(std::string_view text) const override {
        if (text.empty()) return std::make_unique<GameReferee>(Record{*new_position(), {}});
        Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return std::make_unique<GameReferee>(std::move(*record));
    }

    std::string opening(unsigned turns, std::uint64_t seed) const override { return amazons::opening(turns, seed); }

    Result<std::optional<std::uint64_t>> perft(std::string_view text, unsigned depth, Budget& budget) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::perft(to_board(last(*record)), depth, budget);
    }

    Result<worlds::Outlook> outlook(std::string_view text) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::outlook(last(*record));
    }

    Result<worlds::Review> review(std::string_view text, Budget& budget) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::review(*record, budget);
    }

    Result<bool> converse(const worlds::Conversation& conversation, std::string_view text,
                          const std::map<std::string, std::string>& options) const override {
        return amazons::converse(conversation, text, options);
    }
};

}  // namespace

const worlds::TwoPlayer& two_player() {
    static const Adapter adapter;
    return adapter;
}

}  // namespace ariadne::amazons
