#include "catalog/translate.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "base/charge.h"
#include "base/steady_look.h"
#include "catalog/labyrinth_maps.h"
#include "worlds/formats.h"
#include "worlds/maze/text.h"
#include "worlds/pacman/text.h"

namespace ariadne::catalog {

namespace {

using pacman::Kind;
using pacman::Tile;

// A cell of the other world, and what is lost by it; nothing lost: exact.
template <class T>
struct Counterpart {
    T cell;
    Phrase loss = {};
};

Counterpart<Tile> to_tile(char cell) {
    switch (cell) {
        case maze::wall:
            return {{Kind::wall, 0}};
        case maze::treasure:
            return {{Kind::food, maze::treasure_gain + pacman::step_cost},
                    tr("a treasure costs nothing when entered again; as food J6 it costs 1")};
        case '0':
            return {{}, tr("a 0 costs nothing; as an empty cell V it costs 1")};
        case maze::start:
        case maze::end:
        case '1':
            return {{}};
        default:
            return {{Kind::wall, static_cast<std::uint8_t>(cell - '0' - pacman::step_cost)}};
    }
}

Counterpart<char> to_character(Tile tile) {
    const int cost = pacman::step_cost + tile.value;
    switch (tile.kind) {
        case Kind::empty:
            return {'1'};
        case Kind::food:
            return {'1', tr("food gives its value once; as a 1 it gives nothing")};
        case Kind::wall:
            if (tile.closed()) return {maze::wall};
            if (cost > 9)
                return {maze::wall, tr("a wall Z9 costs 10, more than any cell of MAZE; as a # it is closed")};
            return {static_cast<char>('0' + cost)};
        case Kind::bomb:
            if (tile.closed()) return {maze::wall};
            if (cost > 9)
                return {maze::wall, tr("a bomb B9 costs 10, more than any cell of MAZE; as a # it is closed")};
            return {static_cast<char>('0' + cost),
                    tr("a bomb costs its value once; as a digit it costs that much every time it is entered")};
    }
    return {maze::wall};
}

// Counts what is lost, for one warning each.
class Losses {
  public:
    void add(const Phrase& loss) { ++counts_.try_emplace(loss.english, loss, 0).first->second.second; }

    std::vector<Message> warnings() const {
        std::vector<Message> out;
        for (const auto& [english, counted] : counts_)
            out.emplace_back(Phrase{"{0} ({1})"}, counted.first,
                             Message(tr_n("{0} cell", "{0} cells"), counted.second));
        return out;
    }

  private:
    std::map<std::string_view, std::pair<Phrase, int>> counts_;
};

Message refusal(std::string_view found, std::string_view world, const Phrase& loss) {
    return {tr("{0} has no exact counterpart in {1}: {2}; --approximate uses the closest one"), found, world, loss};
}

// The tiles, or the characters, and what is written of each.
constexpr std::size_t bytes_a_tile = sizeof(pacman::Tile) + 4;

Result<Translation> maze_to_pacman(std::string_view text, bool approximate, Budget& budget) {
    const auto parsed = maze::parse(text);
    if (!parsed) return std::unexpected(parsed.error());
    const maze::Map& from = parsed->map;
    pacman::Map to{from.size, from.find(maze::start), from.find(maze::end), from.life, {}};
    Losses losses;
    Charge charge(budget);
    if (!budget.check() || !charge.add(from.cells.size() * bytes_a_tile)) return stopped(budget, worlds::text_ready);
    to.tiles.reserve(from.cells.size());
    SteadyLook look(budget);
    for (std::size_t i = 0; i < from.cells.size(); ++i) {
        if (!look.pass()) return stopped(budget, worlds::text_ready);
        const auto [tile, loss] = to_tile(from.cells[i]);
        if (!loss.empty() && !approximate) {
            const Cell c = from.size.cell(i);
            // The header is the first line, and a row has no blanks before it.
            return fail(refusal(std::string_view(&from.cells[i], 1), "Pac-Man", loss), c.row + 2, c.col + 1);
        }
        if (!loss.empty()) losses.add(loss);
        to.tiles.push_back(tile);
    }
    return Translation{pacman::write(to), losses.warnings()};
}

Result<Translation> pacman_to_maze(std::string_view text, bool approximate, Budget& budget) {
    const auto parsed = pacman::parse(text);
    if (!parsed) return std::unexpected(parsed.error());
    const pacman::Map& from = parsed->map;
    maze::Map to{from.size, from.energy, {}};
    Losses losses;
    Charge charge(budget);
    if (!budget.check() || !charge.add(from.tiles.size() * 2)) return stopped(budget, worlds::text_ready);
    to.cells.reserve(from.tiles.size());
    SteadyLook look(budget);
    for (std::size_t i = 0; i < from.tiles.size(); ++i) {
        if (!look.pass()) return stopped(budget, worlds::text_ready);
        const auto [cell, loss] = to_character(from.tiles[i]);
        if (!loss.empty() && !approximate)
            return std::unexpected(
                pacman::at_cell(text, from.size.cell(i), refusal(write(from.tiles[i]), "MAZE", loss)));
        if (!loss.empty()) losses.add(loss);
        to.cells += cell;
    }
    to.cells[from.size.index(from.start)] = maze::start;
    to.cells[from.size.index(from.goal)] = maze::end;
    return Translation{maze::write(to), losses.warnings()};
}

}  // namespace

std::vector<std::string> translations_of(const worlds::World& from) {
    if (from.name() == "labyrinth") return {"maze", "pacman"};
    if (from.name() == "maze") return {"pacman"};
    if (from.name() == "pacman") return {"maze"};
    return {};
}

Result<Translation> translate(const worlds::World& from, std::string_view text, const worlds::World& to,
                              const TranslateOrder& order, Budget& budget) {
    if (from.name() == "labyrinth" && to.name() == "maze") return labyrinth_to_maze(text, order, budget);
    if (from.name() == "labyrinth" && to.name() == "pacman") return labyrinth_to_pacman(text, order, budget);
    if (!order.strewn.empty())
        return fail({tr("--{0} is for labyrinths converted to MAZE or Pac-Man"), order.strewn.begin()->first});
    if (from.name() == to.name()) return Translation{std::string(text), {}};
    if (from.name() == "maze" && to.name() == "pacman") return maze_to_pacman(text, order.approximate, budget);
    if (from.name() == "pacman" && to.name() == "maze") return pacman_to_maze(text, order.approximate, budget);
    return fail({tr("a map of {0} cannot be converted to {1}"), from.name(), to.name()});
}

}  // namespace ariadne::catalog
