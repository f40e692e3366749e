#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/numbers.h"
#include "worlds/play.h"
#include "worlds/rush/model.h"
#include "worlds/rush/scene.h"
#include "worlds/rush/slide_text.h"
#include "worlds/rush/solve.h"
#include "worlds/rush/verify.h"

namespace ariadne::rush {

// Somebody sliding vehicles until the red car is at the exit. One vehicle is chosen, at first the red one.
//
//   "B+2"                        a slide; chooses the vehicle
//   "left" "right" "up" "down"   the chosen one goes a step; across its line, the nearest one that way is chosen
//   "next" "previous"            chooses in reading order
//   "choose B"
//   "at 2 5"                     row and column from 1: chooses the vehicle there, or slides the chosen one up to there
//
// To choose is no turn. Slides of one vehicle one after another are one move, and none if it is back where it was.
//
// Events: "exit"; refusals: "vehicle" and "aside", whose values are letters, "wall", "edge", "nobody", "over".
class Parking final : public worlds::Game {
  public:
    explicit Parking(Board board) : start_(std::move(board)), board_(start_), chosen_(start_.red) {}

    worlds::Turn apply(std::string_view move) override {
        const std::optional<Direction> direction = worlds::direction_of(move);
        const Result<Slide> word = parse_slide(board_, move);
        const bool by_letter = move.size() == 8 && move.starts_with("choose ");
        const std::optional<Cell> cell = move.starts_with("at ") ? cell_of(move.substr(3)) : std::nullopt;
        const bool round = move == "next" || move == "previous";
        if (!direction && !word && !by_letter && !round && !(cell && board_.size.contains(*cell)))
            return worlds::refusal(standing(), "unknown");
        if (standing() != worlds::Standing::running) return worlds::refusal(standing(), "over");
        if (direction) return go(*direction);
        if (word) return slide(word->vehicle, word->by);
        if (round) return choose(beside_chosen(move == "next"));
        if (cell) return point_at(*cell);
        const std::size_t named = board_.vehicle_called(move.back());
        if (named == board_.vehicles.size()) return worlds::refusal(standing(), "nobody");
        return choose(named);
    }

    // A whole move.
    bool undo() override {
        if (past_.empty()) return false;
        const Slide last = past_.back();
        past_.pop_back();
        board_.vehicles[last.vehicle] = board_.vehicles[last.vehicle].moved(-last.by);
        chosen_ = last.vehicle;
        return true;
    }

    void restart() override {
        board_ = start_;
        past_.clear();
        chosen_ = start_.red;
    }

    worlds::View view() const override {
        std::int64_t steps = 0;
        for (const Slide slide : past_) steps += slide.steps();
        return {.board = drawing(board_),
                .walker = std::nullopt,
                .figures = {{"moves", static_cast<std::int64_t>(past_.size())}, {"steps", steps}},
                .standing = standing(),
                .chosen = chosen_};
    }

    // Slides alone: what can be chosen is there to see.
    std::vector<std::string> moves() const override {
        std::vector<std::string> out;
        if (standing() != worlds::Standing::running) return out;
        for (std::size_t i = 0; i < board_.vehicles.size(); ++i) {
            const auto name = static_cast<std::uint8_t>(i);
            for (const int sign : {-1, 1})
                for (int by = sign; !obstacle(board_.vehicles[i], by); by += sign)
                    out.push_back(write_slide(board_, {name, static_cast<std::int8_t>(by)}));
        }
        return out;
    }

    std::vector<worlds::Setting> settings() const override { return {}; }
    bool set(std::string_view /*name*/, std::string_view /*value*/) override { return false; }

    worlds::Planner planner(std::string_view objective) const override {
        return [board = board_, what = objective == "steps" ? Objective::steps : Objective::moves](Budget& budget) {
            return plan_from(board, what, budget);
        };
    }

    std::vector<Cell> way(std::string_view move) const override {
        const Result<Slide> slide = parse_slide(board_, move);
        return slide ? board_.vehicles[slide->vehicle].way(slide->by) : std::vector<Cell>();
    }

    const Board& board() const { return board_; }
    const std::vector<Slide>& past() const { return past_; }

  private:
    worlds::Standing standing() const { return board_.solved() ? worlds::Standing::won : worlds::Standing::running; }

    worlds::Turn choose(std::optional<std::size_t> vehicle) {
        if (!vehicle) return worlds::refusal(standing(), "nobody");
        chosen_ = *vehicle;
        return {.standing = standing(), .events = {}};
    }

    worlds::Turn slide(std::size_t vehicle, int by) {
        Vehicle& moving = board_.vehicles[vehicle];
        if (std::optional<worlds::Event> there = obstacle(moving, by))
            return worlds::refusal(standing(), std::move(there->name), there->value);
        chosen_ = vehicle;
        moving = moving.moved(by);
        const auto name = static_cast<std::uint8_t>(vehicle);
        if (past_.empty() || past_.back().vehicle != name) past_.push_back({name, 0});
        past_.back().by = static_cast<std::int8_t>(past_.back().by + by);
        if (past_.back().by == 0) past_.pop_back();
        worlds::Turn turn{.standing = standing(), .events = {}};
        if (turn.standing == worlds::Standing::won) turn.events.push_back({"exit"});
        return turn;
    }

    worlds::Turn go(Direction direction) {
        const bool across = direction == Direction::left || direction == Direction::right;
        if (board_.vehicles[chosen_].across != across) return choose(nearest(direction));
        return slide(chosen_, direction == Direction::right || direction == Direction::down ? 1 : -1);
    }

    worlds::Turn point_at(Cell cell) {
        if (const std::size_t there = board_.vehicle_on(cell); there < board_.vehicles.size()) return choose(there);
        if (std::ranges::find(board_.walls, cell) != board_.walls.end()) return worlds::refusal(standing(), "wall");
        const Vehicle& vehicle = board_.vehicles[chosen_];
        if ((vehicle.across ? cell.row : cell.col) != vehicle.line())
            return worlds::refusal(standing(), "aside", vehicle.name);
        const int place = vehicle.across ? cell.col : cell.row;
        const int first = vehicle.position();
        return slide(chosen_, place < first ? place - first : place - first - vehicle.length + 1);
    }

    // To the chosen one.
    std::optional<std::size_t> nearest(Direction direction) const {
        // Middles, in half cells. What lies aside is twice as far.
        const auto middle = [](const Vehicle& vehicle) {
            const Cell last = vehicle.cell(vehicle.length - 1);
            return Cell{vehicle.at.row + last.row, vehicle.at.col + last.col};
        };
        const Cell from = middle(board_.vehicles[chosen_]);
        const bool upright = direction == Direction::up || direction == Direction::down;
        const int sign = direction == Direction::right || direction == Direction::down ? 1 : -1;
        std::optional<std::size_t> best;
        int best_distance = 0;
        for (std::size_t i = 0; i < board_.vehicles.size(); ++i) {
            const Cell to = middle(board_.vehicles[i]);
            const int ahead = sign * (upright ? to.row - from.row : to.col - from.col);
            const int aside = std::abs(upright ? to.col - from.col : to.row - from.row);
            if (ahead <= 0) continue;
            const int distance = ahead + 2 * aside;
            if (best && distance >= best_distance) continue;
            best = i;
            best_distance = distance;
        }
        return best;
    }

    // In reading order, round and round.
    std::size_t beside_chosen(bool after) const {
        std::vector<std::size_t> order(board_.vehicles.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::ranges::sort(order, {}, [&](std::size_t i) { return board_.vehicles[i].at; });
        const auto place = static_cast<std::size_t>(std::ranges::find(order, chosen_) - order.begin());
        return order[(place + (after ? 1 : order.size() - 1)) % order.size()];
    }

    // What the vehicle runs into on its way; nothing when it gets there.
    std::optional<worlds::Event> obstacle(const Vehicle& vehicle, int by) const {
        const int sign = by < 0 ? -1 : 1;
        for (int gone = sign; gone != by + sign; gone += sign) {
            const Vehicle there = vehicle.moved(gone);
            const Cell ahead = there.cell(by < 0 ? 0 : there.length - 1);
            if (!board_.size.contains(ahead)) return worlds::Event{.name = "edge"};
            if (std::ranges::find(board_.walls, ahead) != board_.walls.end()) return worlds::Event{.name = "wall"};
            if (const std::size_t other = board_.vehicle_on(ahead); other < board_.vehicles.size())
                return worlds::Event{"vehicle", board_.vehicles[other].name};
        }
        return std::nullopt;
    }

    // The best way on, slid cell by cell on the plain board before anybody sees it.
    static worlds::Plan plan_from(const Board& board, Objective objective, Budget& budget) {
        worlds::Plan plan;
        if (board.solved()) return plan;
        const Finding answer = solve(board, {.objective = objective, .algorithm = {}}, budget);
        plan.verdict = answer.verdict;
        plan.proven = answer.proven;
        if (answer.verdict == Verdict::impossible) plan.reason = "blocked";
        if (answer.verdict != Verdict::solved) return plan;
        plan.bound = answer.bound;
        const Replay replayed = replay(board, answer.slides);
        if (!replayed.valid) {
            plan.bug = "in the computer's solution " + replayed.message.english();
            return plan;
        }
        plan.moves = write_slides(board, answer.slides);
        plan.figures = {{"moves", replayed.moves}, {"steps", replayed.steps}};
        return plan;
    }

    // "2 5", counted from 1.
    static std::optional<Cell> cell_of(std::string_view words) {
        const std::size_t blank = words.find(' ');
        if (blank == std::string_view::npos) return std::nullopt;
        const auto row = text::to_number<std::uint8_t>(words.substr(0, blank));
        const auto col = text::to_number<std::uint8_t>(words.substr(blank + 1));
        if (!row || !col) return std::nullopt;
        return Cell{*row - 1, *col - 1};
    }

    Board start_;
    Board board_;
    std::vector<Slide> past_;
    std::size_t chosen_ = 0;
};

}  // namespace ariadne::rush
