#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "worlds/pacman/model.h"

// The world Pac-Man by plain enumeration, for tests on small maps. Written apart from everything else: it shares only
// the model, plays on a copy of the board whose food and bombs vanish, and knows neither bounds nor dominance.
namespace ariadne::pacman::brute_force {

enum class Verdict { solved, walls, energy };

struct Facts {
    Verdict verdict = Verdict::walls;
    int steps = 0;                                // fewest
    long energy = 0;                              // most among those
    boost::multiprecision::cpp_int routes;        // how many have the fewest steps
    long most_energy = 0;                         // over all routes
    int steps_of_most_energy = 0;                 // the fewest with which that is reached
    std::vector<std::pair<int, long>> trade_off;  // (steps, most energy) where more steps bring more
};

// A board in play. The tiles are letters for what is still there: ' ' for empty, then kind and value.
struct Game {
    int row = 0;
    int col = 0;
    long energy = 0;
    std::string board;
    auto operator<=>(const Game&) const = default;
};

class Rulebook {
  public:
    explicit Rulebook(const Map& map) : height_(map.size.rows), width_(map.size.cols), goal_(map.goal) {
        opening_ = {map.start.row, map.start.col, static_cast<long>(map.energy), std::string()};
        for (const Tile tile : map.tiles) opening_.board += letter(tile);
    }

    const Game& opening() const { return opening_; }
    bool won(const Game& game) const { return game.row == goal_.row && game.col == goal_.col; }

    // Every game that one more turn leads to without an end in death.
    std::vector<Game> turns(const Game& game) const {
        std::vector<Game> result;
        if (won(game)) return result;
        for (const auto& [down, right] : {std::pair(1, 0), std::pair(0, 1), std::pair(-1, 0), std::pair(0, -1)}) {
            Game next = game;
            next.row += down;
            next.col += right;
            if (next.row < 0 || next.col < 0 || next.row >= height_ || next.col >= width_) continue;
            if (turn(next)) result.push_back(std::move(next));
        }
        return result;
    }

    // Whether the goal can be reached at all by somebody whose energy never ends.
    bool connected() const {
        std::set<std::pair<int, int>> seen = {{opening_.row, opening_.col}};
        std::vector<Game> open = {opening_};
        open.front().energy = 1'000'000'000;
        while (!open.empty()) {
            const Game here = open.back();
            open.pop_back();
            if (won(here)) return true;
            for (const Game& next : turns(here))
                if (seen.insert({next.row, next.col}).second) open.push_back(next);
        }
        return false;
    }

  private:
    // Empty ' '; food 'a'..'i'; walls '1'..'9' and '#'; bombs 'A'..'I' and '!'.
    static char letter(Tile tile) {
        switch (tile.kind) {
            case Kind::food:
                return static_cast<char>('a' + tile.value - 1);
            case Kind::wall:
                return tile.value == 0 ? '#' : static_cast<char>('0' + tile.value);
            case Kind::bomb:
                return tile.value == 0 ? '!' : static_cast<char>('A' + tile.value - 1);
            case Kind::empty:
                break;
        }
        return ' ';
    }

    // The rest of a turn, Pac-Man having moved. False: he could not, or died.
    bool turn(Game& game) const {
        char& here = game.board.at(static_cast<std::size_t>(game.row * width_ + game.col));
        if (here == '#' || here == '!') return false;
        --game.energy;
        if (here >= '1' && here <= '9') game.energy -= here - '0';
        if (here >= 'a' && here <= 'i') {
            game.energy += here - 'a' + 1;
            here = ' ';
        } else if (here >= 'A' && here <= 'I') {
            game.energy -= here - 'A' + 1;
            here = ' ';
        }
        return won(game) || game.energy > 0;
    }

    int height_;
    int width_;
    Cell goal_;
    Game opening_;
};

// The energies of arrivals, by the number of steps at which each is first possible.
inline std::map<int, std::set<long>> arrivals(const Map& map) {
    const Rulebook rules(map);
    std::map<int, std::set<long>> result;
    std::set<Game> seen = {rules.opening()};
    std::vector<Game> layer = {rules.opening()};
    for (int steps = 1; !layer.empty(); ++steps) {
        std::vector<Game> next_layer;
        for (const Game& game : layer)
            for (Game& next : rules.turns(game)) {
                if (!seen.insert(next).second) continue;
                if (rules.won(next)) result[steps].insert(next.energy);
                next_layer.push_back(std::move(next));
            }
        layer = std::move(next_layer);
    }
    return result;
}

inline Facts solve(const Map& map) {
    Facts facts;
    const Rulebook rules(map);
    if (!rules.connected()) return facts;
    facts.verdict = Verdict::energy;
    const auto all = arrivals(map);
    if (all.empty()) return facts;
    facts.verdict = Verdict::solved;
    facts.steps = all.begin()->first;
    facts.energy = *all.begin()->second.rbegin();
    for (const auto& [steps, energies] : all) {
        const long best = *energies.rbegin();
        if (!facts.trade_off.empty() && best <= facts.most_energy) continue;
        facts.trade_off.emplace_back(steps, best);
        facts.most_energy = best;
        facts.steps_of_most_energy = steps;
    }
    std::map<Game, boost::multiprecision::cpp_int> layer = {{rules.opening(), 1}};
    for (int i = 0; i < facts.steps; ++i) {
        std::map<Game, boost::multiprecision::cpp_int> next_layer;
        for (const auto& [game, ways] : layer)
            for (const Game& next : rules.turns(game)) next_layer[next] += ways;
        layer = std::move(next_layer);
    }
    for (const auto& [game, ways] : layer)
        if (rules.won(game)) facts.routes += ways;
    return facts;
}

// The smallest energy that wins, 0 when walls forbid it. More never hurts, so the interval can be halved.
inline long least_energy(Map map) {
    if (!Rulebook(map).connected()) return 0;
    long fails = 0;
    long wins = 1;
    for (map.energy = wins; arrivals(map).empty(); map.energy = wins) {
        fails = wins;
        wins *= 2;
    }
    while (wins - fails > 1) {
        map.energy = (wins + fails) / 2;
        (arrivals(map).empty() ? fails : wins) = map.energy;
    }
    return wins;
}

}  // namespace ariadne::pacman::brute_force
