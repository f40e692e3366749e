#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "worlds/amazons/model.h"

// What a textbook would write: a board in an array with a border, distances by breadth-first search, alpha-beta of two
// turns. An opponent for the engine, which shares nothing with it but the notation.
namespace ariadne::bench {

class TextbookBoard {
  public:
    explicit TextbookBoard(const amazons::Position& position) : side_(position.to_move) {
        cells_.fill(blocked);
        for (int row = 0; row < position.size.rows; ++row)
            for (int col = 0; col < position.size.cols; ++col) at(index({row, col})) = position.at({row, col});
    }

    struct Turn {
        int from = 0;
        int to = 0;
        int arrow = 0;
    };

    static amazons::Move as_move(const Turn& turn) { return {cell(turn.from), cell(turn.to), cell(turn.arrow)}; }

    std::vector<Turn> turns() {
        std::vector<Turn> out;
        for (int from = 0; from < width * width; ++from) {
            if (at(from) != amazons::amazon_of(side_)) continue;
            each_reached(from, [&](int to) {
                std::swap(at(from), at(to));
                each_reached(to, [&](int arrow) { out.push_back({from, to, arrow}); });
                std::swap(at(from), at(to));
            });
        }
        return out;
    }

    void play(const Turn& turn) {
        std::swap(at(turn.from), at(turn.to));
        at(turn.arrow) = blocked;
        side_ = amazons::other(side_);
    }

    void take_back(const Turn& turn) {
        side_ = amazons::other(side_);
        at(turn.arrow) = amazons::Square::empty;
        std::swap(at(turn.from), at(turn.to));
    }

    // Cells that the side to move reaches in fewer queen moves, less those that the other does; a fifth for a tie.
    double territory() {
        const Distances own = distances(side_);
        const Distances theirs = distances(amazons::other(side_));
        double out = 0;
        for (int i = 0; i < width * width; ++i) {
            const int mine = own.at(static_cast<std::size_t>(i));
            const int yours = theirs.at(static_cast<std::size_t>(i));
            if (at(i) != amazons::Square::empty || (mine == far && yours == far)) continue;
            out += mine < yours ? 1 : mine > yours ? -1 : 0.2;
        }
        return out;
    }

  private:
    static constexpr int width = 12;  // ten cells and a border
    static constexpr int far = 100;
    static constexpr amazons::Square blocked = amazons::Square::arrow;
    static constexpr std::array<int, 8> steps = {-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1};
    using Distances = std::array<int, static_cast<std::size_t>(width* width)>;

    static int index(Cell c) { return (c.row + 1) * width + c.col + 1; }
    static Cell cell(int i) { return {i / width - 1, i % width - 1}; }
    amazons::Square& at(int i) { return cells_[static_cast<std::size_t>(i)]; }

    template <class Visit>
    void each_reached(int from, Visit&& visit) {
        for (const int step : steps)
            for (int to = from + step; at(to) == amazons::Square::empty; to += step) visit(to);
    }

    Distances distances(amazons::Side side) {
        Distances out;
        out.fill(far);
        std::vector<int> queue;
        for (int i = 0; i < width * width; ++i) {
            if (at(i) != amazons::amazon_of(side)) continue;
            out[static_cast<std::size_t>(i)] = 0;
            queue.push_back(i);
        }
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const int from = queue[next];
            const int distance = out[static_cast<std::size_t>(from)] + 1;
            each_reached(from, [&](int to) {
                if (out[static_cast<std::size_t>(to)] != far) return;
                out[static_cast<std::size_t>(to)] = distance;
                queue.push_back(to);
            });
        }
        return out;
    }

    std::array<amazons::Square, static_cast<std::size_t>(width* width)> cells_;
    amazons::Side side_;
};

// The turn after which the evaluation is best; the first of several.
inline std::optional<TextbookBoard::Turn> one_ply(TextbookBoard& board, std::vector<TextbookBoard::Turn>& sorted) {
    std::vector<std::pair<double, TextbookBoard::Turn>> scored;
    for (const TextbookBoard::Turn& turn : board.turns()) {
        board.play(turn);
        scored.emplace_back(-board.territory(), turn);
        board.take_back(turn);
    }
    std::ranges::stable_sort(scored, std::greater<>(), [](const auto& one) { return one.first; });
    for (const auto& [score, turn] : scored) sorted.push_back(turn);
    if (sorted.empty()) return std::nullopt;
    return sorted.front();
}

// Two turns deep, the most promising first turns first, as many of them as the time allows.
inline std::optional<TextbookBoard::Turn> alpha_beta(TextbookBoard& board, Budget& budget) {
    std::vector<TextbookBoard::Turn> order;
    std::optional<TextbookBoard::Turn> best = one_ply(board, order);
    constexpr double won = 1000;
    double alpha = -2 * won;
    std::optional<TextbookBoard::Turn> killer;  // a reply that refuted the turn before may refute this one, too
    for (const TextbookBoard::Turn& turn : order) {
        board.play(turn);
        double value = won;
        std::vector<TextbookBoard::Turn> replies = board.turns();
        if (killer) {
            const auto same = std::ranges::find_if(replies, [&](const TextbookBoard::Turn& reply) {
                return reply.from == killer->from && reply.to == killer->to && reply.arrow == killer->arrow;
            });
            if (same != replies.end()) std::swap(*same, replies.front());
        }
        for (const TextbookBoard::Turn& reply : replies) {
            board.play(reply);
            const double score = board.territory();
            board.take_back(reply);
            if (score >= value) continue;
            value = score;
            if (value > alpha) continue;
            killer = reply;
            break;
        }
        board.take_back(turn);
        if (value > alpha) {
            alpha = value;
            best = turn;
        }
        if (!budget.check()) break;
    }
    return best;
}

}  // namespace ariadne::bench
