#include "worlds/amazons/testing/plain_board.h"

#include <sstream>
#include <vector>

namespace ariadne::amazons::testing {

namespace {

std::string cell_named(int column, int number) {
    return std::string(1, static_cast<char>('a' + column)) + std::to_string(number);
}

// The cell next to another, so many columns to the right and rows up; of whatever board.
std::string next_to(const std::string& cell, int right, int up) {
    return cell_named(cell[0] - 'a' + right, std::stoi(cell.substr(1)) + up);
}

}  // namespace

PlainBoard::PlainBoard(const std::string& fen) {
    std::istringstream words(fen);
    std::string board;
    std::string side;
    words >> board >> side;
    player_ = side == "w" ? 'Q' : 'q';
    std::vector<std::string> rows(1);
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (board[i] == '/') {
            rows.emplace_back();
        } else if (std::isdigit(static_cast<unsigned char>(board[i])) != 0) {
            const int empty = std::stoi(board.substr(i));
            rows.back().append(static_cast<std::size_t>(empty), '.');
            if (empty > 9) ++i;
        } else {
            rows.back() += board[i];
        }
    }
    rows_ = static_cast<int>(rows.size());
    cols_ = static_cast<int>(rows[0].size());
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < cols_; ++column)
            cells_[cell_named(column, rows_ - row)] =
                rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

std::set<std::string> PlainBoard::reached(const Cells& cells, const std::string& from) {
    std::set<std::string> out;
    for (int right = -1; right <= 1; ++right) {
        for (int up = -1; up <= 1; ++up) {
            if (right == 0 && up == 0) continue;
            std::string at = next_to(from, right, up);
            while (cells.contains(at) && cells.at(at) == '.') {
                out.insert(at);
                at = next_to(at, right, up);
            }
        }
    }
    return out;
}

std::set<std::string> PlainBoard::turns() const {
    std::set<std::string> out;
    for (const auto& [from, what] : cells_) {
        if (what != player_) continue;
        for (const std::string& to : reached(cells_, from)) {
            Cells after = cells_;
            after[from] = '.';
            after[to] = player_;
            for (const std::string& arrow : reached(after, to)) {
                std::string turn = from;
                turn.append("-").append(to).append("/").append(arrow);
                out.insert(turn);
            }
        }
    }
    return out;
}

void PlainBoard::play(const std::string& turn) {
    const std::size_t dash = turn.find('-');
    const std::size_t stroke = turn.find('/');
    cells_.at(turn.substr(0, dash)) = '.';
    cells_.at(turn.substr(dash + 1, stroke - dash - 1)) = player_;
    cells_.at(turn.substr(stroke + 1)) = '*';
    player_ = player_ == 'Q' ? 'q' : 'Q';
}

std::string PlainBoard::fen() const {
    std::string out;
    for (int number = rows_; number >= 1; --number) {
        std::string row;
        for (int column = 0; column < cols_; ++column) row += cells_.at(cell_named(column, number));
        // Dots to numbers, the longest runs first.
        for (std::size_t run = row.size(); run >= 1; --run) {
            const std::string dots(run, '.');
            for (std::size_t at = row.find(dots); at != std::string::npos; at = row.find(dots))
                row.replace(at, run, std::to_string(run));
        }
        out += (out.empty() ? "" : "/") + row;
    }
    return out + (player_ == 'Q' ? " w" : " b");
}

}  // namespace ariadne::amazons::testing
