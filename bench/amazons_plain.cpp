// Plain players that speak the engine's protocol, for the engine to be measured against:
//   amazons_plain one-ply      the engine's own evaluation of every position after one turn, and no search
//   amazons_plain territory    the same with the textbook's evaluation
//   amazons_plain alpha-beta   the textbook's search of two turns
//   ariadne match ours build/release/bench/"amazons_plain alpha-beta" --games 50 --time 500
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "amazons_textbook.h"
#include "base/budget.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"

namespace {

using namespace ariadne;
using bench::TextbookBoard;

std::optional<amazons::Move> by_evaluation(const amazons::Position& position) {
    std::optional<amazons::Move> best;
    double least = 2;
    for (const amazons::Move& move : amazons::legal_moves(position)) {
        const double theirs = amazons::evaluate(amazons::apply(position, move), 0).win;
        if (theirs >= least) continue;
        least = theirs;
        best = move;
    }
    return best;
}

std::optional<amazons::Move> choose(const std::string& player, const amazons::Position& position, double seconds) {
    if (player == "one-ply") return by_evaluation(position);
    TextbookBoard board(position);
    std::vector<TextbookBoard::Turn> order;
    Budget budget(Limits{.seconds = seconds});
    const auto turn = player == "territory" ? bench::one_ply(board, order) : bench::alpha_beta(board, budget);
    if (!turn) return std::nullopt;
    return TextbookBoard::as_move(*turn);
}

// `go 500`; a count of nodes or depths is taken for a second.
double seconds_of(const std::string& rest) {
    constexpr double reserve = 0.03;
    std::istringstream words(rest);
    double milliseconds = 0;
    if (!(words >> milliseconds)) return 1;
    return std::max(0.0, milliseconds / 1000 - reserve);
}

std::string answer(const std::string& player, amazons::Position& position, const std::string& line) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, blank);
    const std::string rest = line.substr(std::min(blank + 1, line.size()));
    if (word == "newgame") {
        const auto start = amazons::new_position(rest.empty() ? 10 : std::stoi(rest));
        if (!start) return "error unknown size";
        position = *start;
        return "ok";
    }
    if (word == "position") {
        const auto read = amazons::parse_fen(rest);
        if (!read) return "error " + read.error().message.english();
        position = *read;
        return "ok";
    }
    if (word == "play") {
        const auto move = amazons::parse_move(rest, position.size);
        if (!move || amazons::why_not(position, *move)) return "error no such move";
        position = amazons::apply(position, *move);
        return "ok";
    }
    if (word == "go") {
        const auto move = choose(player, position, seconds_of(rest));
        return "bestmove " + (move ? amazons::write_move(*move, position.size) : "none");
    }
    return "error unknown command";
}

}  // namespace

int main(int argc, char** argv) {
    const std::string player = argc == 2 ? argv[1] : "";
    if (player != "one-ply" && player != "territory" && player != "alpha-beta") {
        std::cerr << "amazons_plain one-ply|territory|alpha-beta\n";
        return 2;
    }
    amazons::Position position = *amazons::new_position();
    for (std::string line; std::getline(std::cin, line) && line != "quit";)
        std::cout << answer(player, position, line) << std::endl;
    return 0;
}
