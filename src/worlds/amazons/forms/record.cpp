#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "text/lines.h"
#include "worlds/amazons/forms/text_forms.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

using text::column_of;
using text::is_blank;
using text::is_digit;
using text::trimmed;
using text::without_mark;

// Takes a move, or says what is wrong with it.
using TakeMove = std::function<Message(const Move& move)>;

// Reads the moves of lines, with what may stand around them.
class MoveLines {
  public:
    MoveLines(Size size, TakeMove take) : size_(size), take_(std::move(take)) {}

    std::optional<Error> read(std::string_view line, int number) {
        for (std::size_t at = 0;;) {
            while (at < line.size() && is_blank(line[at])) ++at;
            if (at == line.size() || line[at] == '#') return std::nullopt;
            if (const std::size_t length = numbering(line.substr(at)); length > 0) {
                at += length;
                continue;
            }
            const std::size_t begin = at;
            const auto refuse = [&](Message message, std::size_t where) {
                return Error{std::move(message), number, column_of(where)};
            };
            if (ended_) return refuse(tr("unexpected text after the result"), begin);
            if (is_result(line.substr(at))) {
                ended_ = true;
                at += 3;
                continue;
            }
            const Result<Move> move = scan_move(line, at, size_);
            if (!move) return Error{move.error().message, number, move.error().column};
            if (at < line.size() && !is_blank(line[at]) && line[at] != '#')
                return refuse({tr("found {0} after a move, expected a space"), text::shown(line[at])}, at);
            if (Message what = take_(*move); !what.empty()) return refuse(std::move(what), begin);
        }
    }

  private:
    // Bytes of "12." or "12..." or "12)" at the beginning.
    static std::size_t numbering(std::string_view text) {
        std::size_t at = 0;
        while (at < text.size() && is_digit(text[at])) ++at;
        if (at == 0 || at == text.size()) return 0;
        if (text[at] == ')') return at + 1;
        std::size_t dots = at;
        while (dots < text.size() && text[dots] == '.') ++dots;
        return dots == at ? 0 : dots;
    }

    static bool is_result(std::string_view text) {
        return (text.starts_with("1-0") || text.starts_with("0-1")) &&
               (text.size() == 3 || is_blank(text[3]) || text[3] == '#');
    }

    Size size_;
    TakeMove take_;
    bool ended_ = false;
};

}  // namespace

Result<Record> parse_game(std::string_view text) {
    text::Lines lines(without_mark(text));
    Record record;
    Position now;
    std::optional<MoveLines> moves;
    const auto begin = [&](const Position& start) {
        record.start = start;
        now = start;
        moves.emplace(start.size, [&](const Move& move) {
            Message what = explain(now, move);
            if (!what.empty()) return what;
            now = apply(now, move);
            record.moves.push_back(move);
            return what;
        });
    };
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        const std::string_view said = trimmed(line);
        if (said.empty() || said.front() == '#') continue;
        if (looks_like_fen(line)) {
            if (moves) return fail(tr("found a second position, expected moves"), lines.number(), 1);
            const Result<Position> start = parse_fen(line);
            if (!start) return fail(start.error().message, lines.number(), start.error().column);
            begin(*start);
            continue;
        }
        if (!moves) {
            if (form_of(line) != Form::game)
                return fail(
                    {tr("found {0}, expected cells like a4,d1,g1,j4, a FEN, or moves like d1-d7/g7"), quoted(said)},
                    lines.number(), column_of(line.find_first_not_of(" \t")));
            begin(*new_position());
        }
        if (const auto error = moves->read(line, lines.number())) return std::unexpected(*error);
    }
    if (!moves) return fail(tr("no position or game found"), std::max(1, lines.number()), 1);
    return record;
}

Result<std::vector<Move>> parse_moves(std::string_view text, Size size) {
    text::Lines lines(without_mark(text));
    std::vector<Move> out;
    MoveLines moves(size, [&](const Move& move) {
        out.push_back(move);
        return Message();
    });
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        if (const auto error = moves.read(line, lines.number())) return std::unexpected(*error);
    }
    if (out.empty()) return fail(tr("no moves found; a move looks like d1-d7/g7"), std::max(1, lines.number()), 1);
    return out;
}

std::string write_record(const Record& record) {
    std::string out;
    if (record.moves.empty() || record.start != *new_position()) out = write_fen(record.start) + '\n';
    // Black may begin: its first move then stands where a pair's second does.
    const std::size_t first = record.start.to_move == Side::white ? 0 : 1;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const std::size_t ply = first + i;
        if (ply % 2 == 0) out += fmt::format("{}. ", ply / 2 + 1);
        if (i == 0 && ply == 1) out += "1... ";
        out += write_move(record.moves[i], record.start.size);
        out += ply % 2 == 0 && i + 1 < record.moves.size() ? ' ' : '\n';
    }
    return out;
}

Position last(const Record& record) {
    Position out = record.start;
    for (const Move& move : record.moves) out = apply(out, move);
    return out;
}

}  // namespace ariadne::amazons
