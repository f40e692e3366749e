#include "cli/match/game.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "cli/match/child.h"

namespace ariadne::cli {

namespace {

constexpr double patience_for_ok = 30;  // a player may read large files when a game begins
constexpr double slice = 0.1;           // between two looks at the flag that stops everything

std::string printable(std::string_view line) {
    constexpr std::size_t most = 60;
    std::string out;
    for (const char c : line.substr(0, most)) out += c >= ' ' && c <= '~' ? c : '?';
    return line.size() > most ? out + "..." : out;
}

struct EngineAnswer {
    enum class Kind : std::uint8_t { given, refused, none, stopped } kind = Kind::none;
    std::string text;  // what follows the awaited word; or what went wrong
    double seconds = 0;
};

// A started player.
class Seat {
  public:
    Seat(const Contestant& player, Child child, const CancelFlag& stop)
        : player_(&player), child_(std::move(child)), stop_(&stop) {}

    // Says the command and waits for a line that begins with that word, or with `error`.
    EngineAnswer ask(std::string_view command, std::string_view word, double patience) {
        const Budget clock;
        if (!child_.tell(command)) return {EngineAnswer::Kind::none, "it has ended", 0};
        while (clock.seconds() < patience) {
            if (stop_->load()) return {EngineAnswer::Kind::stopped, "", 0};
            std::string line;
            const Child::Heard heard = child_.hear(line, std::min(slice, patience - clock.seconds()));
            if (heard == Child::Heard::end) return {EngineAnswer::Kind::none, "it has ended", 0};
            if (heard == Child::Heard::nothing) continue;
            const std::string_view first = std::string_view(line).substr(0, line.find(' '));
            if (first == word) {
                line.erase(0, std::min(line.size(), word.size() + 1));
                return {EngineAnswer::Kind::given, line, clock.seconds()};
            }
            if (first == "error") return {EngineAnswer::Kind::refused, printable(line), 0};
        }
        return {EngineAnswer::Kind::none, fmt::format("no answer in {:.0f} s", patience), 0};
    }

    const Contestant& player() const { return *player_; }

  private:
    const Contestant* player_;
    Child child_;
    const CancelFlag* stop_;
};

// What a player lost by; `stopped`: nobody lost.
struct Fault {
    std::string why;
    bool stopped = false;
};

std::optional<Fault> demand_ok(Seat& seat, const std::string& command) {
    const EngineAnswer answer = seat.ask(command, "ok", patience_for_ok);
    if (answer.kind == EngineAnswer::Kind::given) return std::nullopt;
    if (answer.kind == EngineAnswer::Kind::stopped) return Fault{"", true};
    return Fault{fmt::format("'{}': {}", printable(command), answer.text)};
}

struct Seated {
    std::unique_ptr<Seat> seat;
    std::optional<Fault> fault;
};

Seated sit_down(const Contestant& player, const CancelFlag& stop) {
    Result<Child> child = Child::start(player.command);
    if (!child) return {nullptr, Fault{child.error().message}};
    Seated out{std::make_unique<Seat>(player, std::move(*child), stop), std::nullopt};
    out.fault = demand_ok(*out.seat, "newgame");
    return out;
}

class Table {
  public:
    Table(worlds::Referee& referee, const CancelFlag& stop) : referee_(referee), stop_(stop) {}

    std::optional<Played> play(const std::array<const Contestant*, 2>& players) {
        for (std::size_t side = 0; side < 2; ++side) {
            seats_[side] = sit_down(*players[side], stop_);
            if (!seats_[side].fault)
                seats_[side].fault = demand_ok(*seats_[side].seat, "position " + referee_.position());
            if (seats_[side].fault) return lost_by(side, *seats_[side].fault);
        }
        while (!referee_.over()) {
            const auto side = static_cast<std::size_t>(referee_.to_move());
            if (std::optional<Played> end = turn(side)) return end;
            if (stopped_) return std::nullopt;
        }
        const auto loser = static_cast<std::size_t>(referee_.to_move());
        return end(loser, "no turn left", false);
    }

  private:
    // The game goes on when nothing comes back.
    std::optional<Played> turn(std::size_t side) {
        Seat& seat = *seats_[side].seat;
        const Pace& pace = seat.player().pace;
        const EngineAnswer answer = seat.ask(pace.order(), "bestmove", pace.patience());
        if (answer.kind == EngineAnswer::Kind::stopped) return lost_by(side, {"", true});
        if (answer.kind != EngineAnswer::Kind::given) return lost_by(side, {answer.text});
        if (answer.seconds > pace.late())
            return lost_by(side, {fmt::format("over time: {:.0f} ms of {}", 1000 * answer.seconds,
                                              pace.milliseconds.value_or(0))});
        if (answer.text == "none" || answer.text == "resign") return end(side, "it gives up", false);
        const Result<std::string> move = referee_.play(answer.text);
        if (!move)
            return lost_by(side, {fmt::format("illegal move '{}': {}", printable(answer.text), move.error().message)});
        ++turns_;
        if (referee_.over()) return std::nullopt;
        for (const std::size_t told : {side, 1 - side}) {
            if (std::optional<Fault> fault = demand_ok(*seats_[told].seat, "play " + *move))
                return lost_by(told, *fault);
        }
        return std::nullopt;
    }

    std::optional<Played> lost_by(std::size_t side, const Fault& fault) {
        stopped_ = fault.stopped;
        if (stopped_) return std::nullopt;
        return end(side, fault.why, true);
    }

    Played end(std::size_t loser, std::string why, bool fault) const {
        return {static_cast<int>(1 - loser), std::move(why), fault, turns_, referee_.record()};
    }

    worlds::Referee& referee_;
    const CancelFlag& stop_;
    std::array<Seated, 2> seats_;
    unsigned turns_ = 0;
    bool stopped_ = false;
};

}  // namespace

std::optional<Played> play_game(const std::array<const Contestant*, 2>& players, worlds::Referee& referee,
                                const CancelFlag& stop) {
    return Table(referee, stop).play(players);
}

Result<void> try_out(const Contestant& player, const CancelFlag& stop) {
    const Seated seated = sit_down(player, stop);
    if (!seated.fault || seated.fault->stopped) return {};
    return fail(fmt::format("{}: {}", player.name, seated.fault->why));
}

}  // namespace ariadne::cli
