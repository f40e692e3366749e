#include "cli/match/game.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <expected>
#include <memory>
#include <utility>

#include "cli/child.h"
#include "text/characters.h"

namespace ariadne::cli {

namespace {

constexpr double patience_for_ok = 30;  // a player may read large files when a game begins
constexpr double slice = 0.1;           // between two looks at the flag that stops everything

// What a player lost by; `stopped`: nobody lost.
struct Fault {
    Message why;
    bool stopped = false;
};

struct EngineAnswer {
    std::string text;  // what follows the awaited word
    double seconds = 0;
};

// A started player.
class Seat {
  public:
    Seat(const Contestant& player, std::unique_ptr<Child> child, const CancelFlag& stop)
        : player_(&player), child_(std::move(child)), stop_(&stop) {}

    // Says the command and waits for a line that begins with that word, or with `error`.
    std::expected<EngineAnswer, Fault> ask(std::string_view command, std::string_view word, double patience) {
        const Budget clock;
        if (!child_->tell(command)) return std::unexpected(Fault{tr("the engine exited")});
        while (clock.seconds() < patience) {
            if (stop_->load()) return std::unexpected(Fault{{}, true});
            std::string line;
            const Child::Heard heard = child_->hear(line, std::min(slice, patience - clock.seconds()));
            if (heard == Child::Heard::end) return std::unexpected(Fault{tr("the engine exited")});
            if (heard == Child::Heard::nothing) continue;
            const std::string_view first = std::string_view(line).substr(0, line.find(' '));
            if (first == word) {
                line.erase(0, std::min(line.size(), word.size() + 1));
                return EngineAnswer{line, clock.seconds()};
            }
            if (first == "error") return std::unexpected(Fault{Message::plain(text::clipped(line))});
        }
        return std::unexpected(Fault{{tr("no answer in {0:.0f} s"), patience}});
    }

    const Contestant& player() const { return *player_; }

  private:
    const Contestant* player_;
    std::unique_ptr<Child> child_;
    const CancelFlag* stop_;
};

std::optional<Fault> demand_ok(Seat& seat, const std::string& command) {
    const std::expected<EngineAnswer, Fault> answer = seat.ask(command, "ok", patience_for_ok);
    if (answer) return std::nullopt;
    if (answer.error().stopped) return answer.error();
    return Fault{{Phrase{"'{0}': {1}"}, text::clipped(command), answer.error().why}};
}

std::expected<std::unique_ptr<Seat>, Fault> sit_down(const Contestant& player, const CancelFlag& stop) {
    Result<std::unique_ptr<Child>> child = Child::start(player.command);
    if (!child) return std::unexpected(Fault{child.error().message});
    auto seat = std::make_unique<Seat>(player, std::move(*child), stop);
    if (const std::optional<Fault> fault = demand_ok(*seat, "newgame")) return std::unexpected(*fault);
    return seat;
}

class Table {
  public:
    Table(worlds::Referee& referee, const CancelFlag& stop) : referee_(referee), stop_(stop) {}

    std::optional<Played> play(const std::array<const Contestant*, 2>& players) {
        for (std::size_t side = 0; side < 2; ++side) {
            std::expected<std::unique_ptr<Seat>, Fault> seat = sit_down(*players[side], stop_);
            if (!seat) return lost_by(side, seat.error());
            seats_[side] = std::move(*seat);
            if (const std::optional<Fault> fault = demand_ok(*seats_[side], "position " + referee_.position()))
                return lost_by(side, *fault);
        }
        while (!referee_.over()) {
            const auto side = static_cast<std::size_t>(referee_.to_move());
            if (std::optional<Played> end = turn(side)) return end;
            if (stopped_) return std::nullopt;
        }
        const auto loser = static_cast<std::size_t>(referee_.to_move());
        return end(loser, tr("no legal moves"), false);
    }

  private:
    // The game goes on when nothing comes back.
    std::optional<Played> turn(std::size_t side) {
        Seat& seat = *seats_[side];
        const Pace& pace = seat.player().pace;
        const std::expected<EngineAnswer, Fault> answer = seat.ask(pace.order(), "bestmove", pace.patience());
        if (!answer) return lost_by(side, answer.error());
        if (answer->seconds > pace.late())
            return lost_by(side, {{tr("time limit exceeded: {0:.0f} ms of {1}"), 1000 * answer->seconds,
                                   pace.milliseconds.value_or(0)}});
        if (answer->text == "none" || answer->text == "resign") return end(side, tr("resigned"), false);
        const Result<std::string> move = referee_.play(answer->text);
        if (!move)
            return lost_by(side, {{tr("illegal move '{0}': {1}"), text::clipped(answer->text), move.error().message}});
        ++turns_;
        if (referee_.over()) return std::nullopt;
        for (const std::size_t told : {side, 1 - side}) {
            if (std::optional<Fault> fault = demand_ok(*seats_[told], "play " + *move)) return lost_by(told, *fault);
        }
        return std::nullopt;
    }

    std::optional<Played> lost_by(std::size_t side, const Fault& fault) {
        stopped_ = fault.stopped;
        if (stopped_) return std::nullopt;
        return end(side, fault.why, true);
    }

    Played end(std::size_t loser, Message why, bool fault) const {
        return {static_cast<int>(1 - loser), std::move(why), fault, turns_, referee_.record()};
    }

    worlds::Referee& referee_;
    const CancelFlag& stop_;
    std::array<std::unique_ptr<Seat>, 2> seats_;
    unsigned turns_ = 0;
    bool stopped_ = false;
};

}  // namespace

std::optional<Played> play_game(const std::array<const Contestant*, 2>& players, worlds::Referee& referee,
                                const CancelFlag& stop) {
    return Table(referee, stop).play(players);
}

Result<void> try_out(const Contestant& player, const CancelFlag& stop) {
    const std::expected<std::unique_ptr<Seat>, Fault> seat = sit_down(player, stop);
    if (seat || seat.error().stopped) return {};
    return fail({after_colon, player.name, seat.error().why});
}

}  // namespace ariadne::cli
