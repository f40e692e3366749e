#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "text/numbers.h"
#include "worlds/amazons/forms/text_forms.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

using text::column_of;
using text::is_blank;
using text::is_digit;
using text::trimmed;

constexpr std::string_view signs = " Qq*";  // in the order of Square
constexpr std::string_view signs_of_board = "0123456789Qq*/";

std::string_view first_word(std::string_view line) {
    return line.substr(0, std::min(line.size(), line.find_first_of(" \t")));
}

// Reads one FEN; all errors are on line 1.
class FenReader {
  public:
    explicit FenReader(std::string_view text) : text_(text) {}

    Result<Position> read() {
        while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
        for (bool more = true; more;) {
            const Result<bool> row = read_row();
            if (!row) return std::unexpected(row.error());
            more = *row;
        }
        const Result<Side> side = read_side();
        if (!side) return std::unexpected(side.error());
        if (auto error = read_fields()) return std::unexpected(*error);
        return Position{{rows_, cols_}, std::move(squares_), *side};
    }

  private:
    std::unexpected<Error> refuse(Message message) const { return fail(std::move(message), 1, column_of(at_)); }

    // True: another row follows.
    Result<bool> read_row() {
        if (rows_ == largest_side) return refuse({tr("too many rows; a board has at most {0}"), largest_side});
        ++rows_;
        int cols = 0;
        const auto at_end = [&] { return at_ == text_.size() || text_[at_] == '/' || is_blank(text_[at_]); };
        while (!at_end()) {
            const text::Number number = text::read_number(text_.substr(at_), 1000);
            int some = 1;
            Square square = Square::empty;
            if (is_digit(text_[at_])) {
                some = static_cast<int>(number.value);
                if (some == 0) return refuse(tr("found 0 empty cells, expected 1 or more"));
            } else if (const std::size_t sign = signs.find(text_[at_]); sign != std::string_view::npos) {
                square = static_cast<Square>(sign);
            } else {
                return refuse(
                    {tr("found {0}, expected Q, q, *, a number of empty cells or /"), text::shown(text_[at_])});
            }
            cols += some;
            if (cols > largest_side)
                return refuse({tr("row {0} from the top has more than {1} cells"), rows_, largest_side});
            squares_.insert(squares_.end(), static_cast<std::size_t>(some), square);
            at_ += is_digit(text_[at_]) ? number.length : 1;
        }
        if (rows_ == 1) {
            if (cols == 0) return refuse({tr("the first row has no cells, expected 1 to {0}"), largest_side});
            cols_ = cols;
        }
        if (cols != cols_)
            return refuse({tr_n("row {1} from the top has {0} cell, expected {2} as in the first",
                                "row {1} from the top has {0} cells, expected {2} as in the first"),
                           cols, rows_, cols_});
        const bool more = at_ < text_.size() && text_[at_] == '/';
        if (more) ++at_;
        return more;
    }

    std::string_view next_word() {
        while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
        return first_word(text_.substr(at_));
    }

    Result<Side> read_side() {
        const std::string_view word = next_word();
        if (word != "w" && word != "b") {
            return refuse({tr("found {0}, expected w or b for the side to move"),
                           word.empty() ? Message(tr("the end of the line")) : quoted(word)});
        }
        at_ += 1;
        return word == "w" ? Side::white : Side::black;
    }

    // Castling, the cell en passant, two counts of moves: this game has none of them.
    std::optional<Error> read_fields() {
        for (int fields = 0;; ++fields) {
            const std::string_view word = next_word();
            if (word.empty()) return std::nullopt;
            const bool known = word == "-" || std::ranges::all_of(word, is_digit);
            if (!known || fields == 4)
                return Error{{fields == 4 ? tr("unexpected {0} after the FEN")
                                          : tr("found {0}, expected -, a number or the end of the line"),
                              quoted(word)},
                             1,
                             column_of(at_)};
            at_ += word.size();
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int rows_ = 0;
    int cols_ = 0;
    std::vector<Square> squares_;
};

}  // namespace

bool looks_like_fen(std::string_view line) {
    line = trimmed(line);
    const std::string_view board = first_word(line);
    if (board.empty()) return false;
    const auto fitting = static_cast<std::size_t>(
        std::ranges::count_if(board, [](char c) { return signs_of_board.find(c) != std::string_view::npos; }));
    const std::string_view side = first_word(trimmed(line.substr(board.size())));
    if (side == "w" || side == "b") return fitting == board.size() || board.find('/') != std::string_view::npos;
    // One with a mistake in it: a stroke or more, and hardly another sign. A move has letters.
    return board.find('/') != std::string_view::npos && fitting * 4 >= board.size() * 3;
}

Result<Position> parse_fen(std::string_view text) {
    while (!text.empty() && (is_blank(text.back()) || text.back() == '\r' || text.back() == '\n'))
        text.remove_suffix(1);
    if (text.find('\n') != std::string_view::npos)
        return fail(tr("unexpected second line; a FEN is a single line"), 2, 1);
    return FenReader(text).read();
}

std::string write_fen(const Position& position) {
    std::string out;
    for (int row = 0; row < position.size.rows; ++row) {
        if (row > 0) out += '/';
        int empty = 0;
        const auto put_number = [&] {
            if (empty > 0) out += fmt::format("{}", empty);
            empty = 0;
        };
        for (int col = 0; col < position.size.cols; ++col) {
            const Square square = position.at({row, col});
            if (square == Square::empty) {
                ++empty;
                continue;
            }
            put_number();
            out += signs[static_cast<std::size_t>(square)];
        }
        put_number();
    }
    return out + (position.to_move == Side::white ? " w" : " b");
}

}  // namespace ariadne::amazons
