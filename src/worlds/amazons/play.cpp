#include "worlds/amazons/play.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "worlds/amazons/drawing.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/solve.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/verify.h"

namespace ariadne::amazons {

using worlds::Plan;
using worlds::Standing;

namespace {

constexpr double seconds_of_plan = 2;  // where the budget has no limit
constexpr std::size_t plan_memory_mb = 256;

Plan plan_from(const Position& position, Budget& budget) {
    Plan plan;
    if (has_lost(position)) return plan;
    Engine engine({.memory_mb = std::clamp<std::size_t>(budget.limits().bytes >> 20U, 1, plan_memory_mb)});
    engine.set(position);
    const bool limited = !std::isinf(budget.limits().seconds);
    const double seconds = limited ? std::max(0.0, budget.seconds_left()) : seconds_of_plan;
    const Finding found = engine.think({.seconds = seconds, .nodes = budget.limits().nodes}, budget);
    if (!found.best) return plan;
    const Thought& thought = found.thought;
    if (const Replay played = replay(position, thought.line); !played.valid) {
        plan.bug = "in the computer's line " + played.message.english();
        return plan;
    }
    plan.verdict = thought.proof == Proof::loss ? Verdict::impossible : Verdict::solved;
    if (thought.proof == Proof::loss) plan.reason = "lost";
    plan.proven = thought.proof != Proof::none;
    for (const Move& move : thought.line) plan.moves.push_back(write_move(move, position.size));
    plan.figures = {{"chance_permille", permille(thought.win, thought.proof)}};
    return plan;
}

// The cells after `from` up to `to`, which are in a line.
void add_line(Cell from, Cell to, std::vector<Cell>& out) {
    const Cell step = step_towards(from, to);
    while (from != to) {
        from = {from.row + step.row, from.col + step.col};
        out.push_back(from);
    }
}

// As they stand in Refusal.
constexpr std::array<std::string_view, 7> reason_names{"outside",     "no_amazon", "not_yours", "same_cell",
                                                       "not_in_line", "occupied",  "in_the_way"};

// Only a running game has turns to refuse.
worlds::Turn refusal(std::string part, const Refused& why) {
    worlds::Turn out = worlds::refusal(Standing::running, std::move(part));
    out.fault = worlds::Fault{std::string(reason_names[static_cast<std::size_t>(why.reason)]), why.cell};
    return out;
}

class Sitting final : public worlds::Game {
  public:
    explicit Sitting(Record record) : given_(std::move(record)), record_(given_), now_(last(record_)) {}

    worlds::Turn apply(std::string_view text) override {
        const Result<Move> move = parse_move(text, now_.size);
        if (!move) return worlds::refusal(standing(), "unknown");
        if (standing() != Standing::running) return worlds::refusal(standing(), "over");
        if (std::optional<worlds::Turn> wrong = refused(*move)) return *std::move(wrong);
        now_ = amazons::apply(now_, *move);
        record_.moves.push_back(*move);
        worlds::Turn turn{.standing = standing(), .events = {}};
        if (turn.standing == Standing::won) turn.events.push_back({"winner", now_.to_move == Side::white ? 2 : 1});
        return turn;
    }

    bool undo() override {
        if (record_.moves.empty()) return false;
        record_.moves.pop_back();
        now_ = last(record_);
        return true;
    }

    void restart() override {
        record_ = given_;
        now_ = last(record_);
    }

    worlds::View view() const override {
        const std::optional<Move> last = record_.moves.empty() ? std::nullopt : std::optional(record_.moves.back());
        const std::int64_t player = now_.to_move == Side::white ? 1 : 2;
        worlds::View out{.board = drawing(now_, last, false),
                         .walker = std::nullopt,
                         .figures = {{"turn", static_cast<std::int64_t>(record_.moves.size())}, {"player", player}},
                         .standing = standing()};
        if (out.standing == Standing::won) out.figures.emplace_back("winner", 3 - player);
        return out;
    }

    std::vector<std::string> moves() const override { return legal_moves_in_words(now_); }
    std::vector<worlds::Setting> settings() const override { return {}; }
    bool set(std::string_view /*name*/, std::string_view /*value*/) override { return false; }

    worlds::Planner planner(std::string_view /*objective*/) const override {
        return [position = now_](Budget& budget) { return plan_from(position, budget); };
    }

    std::vector<Cell> way(std::string_view text) const override {
        const Result<Move> move = parse_move(text, now_.size);
        if (!move || refused(*move)) return {};
        std::vector<Cell> out = {move->from};
        add_line(move->from, move->to, out);
        add_line(move->to, move->arrow, out);
        return out;
    }

  private:
    Standing standing() const { return has_lost(now_) ? Standing::won : Standing::running; }

    // What is not possible of the turn now; nothing: it is all possible.
    std::optional<worlds::Turn> refused(const Move& move) const {
        if (now_.at(move.from) != amazon_of(now_.to_move)) return worlds::refusal(standing(), "from");
        if (const auto why = why_not_move(now_, move.from, move.to)) return refusal("to", *why);
        if (const auto why = why_not_shoot(moved(now_, move.from, move.to), move.to, move.arrow))
            return refusal("arrow", *why);
        return std::nullopt;
    }

    Record given_;
    Record record_;
    Position now_;
};

}  // namespace

std::unique_ptr<worlds::Game> play(Record record) {
    return std::make_unique<Sitting>(std::move(record));
}

}  // namespace ariadne::amazons
