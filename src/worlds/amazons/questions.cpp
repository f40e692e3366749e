#include "worlds/amazons/questions.h"

#include <algorithm>

#include "text/characters.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

namespace {

std::string_view side_name(Side side) {
    return side == Side::white ? "white" : "black";
}

// By letter, then from the bottom.
std::vector<Cell> amazons_of(const Position& position, Side side) {
    std::vector<Cell> out;
    for (int col = 0; col < position.size.cols; ++col)
        for (int row = position.size.rows; row-- > 0;)
            if (position.at({row, col}) == amazon_of(side)) out.push_back({row, col});
    return out;
}

Ruling rule_side(const Position& position, Side side) {
    Ruling out;
    out.cells = amazons_of(position, side);
    std::erase_if(out.cells, [&](Cell amazon) { return !has_moves(position, amazon); });
    if (out.cells.empty())
        out.why_not = side == Side::white ? tr("White has no moves left") : tr("Black has no moves left");
    return out;
}

// Whose amazon it is counts as the side to move.
Ruling rule_turn(Position position, const Move& move) {
    if (position.at(move.from) == amazon_of(other(position.to_move))) position.to_move = other(position.to_move);
    return {explain(position, move), {}};
}

Ruling rule_cell(const Position& position, const Question& question) {
    const std::string from = write_cell(question.from, position.size);
    const Square there = position.at(question.from);
    if (!question.shot && there != Square::white && there != Square::black)
        return {{tr("there is no amazon on {0}"), from}, {}};
    Ruling out{{}, cells_in_reach(position, question.from)};
    if (out.cells.empty())
        out.why_not = {question.shot ? tr("no arrow can be shot from {0}") : tr("the amazon on {0} cannot move"), from};
    return out;
}

}  // namespace

Result<Question> parse_question(std::string_view text, Size size) {
    const auto small = [](char c) { return static_cast<char>(c | ('a' - 'A')); };
    for (const Side side : {Side::white, Side::black})
        if (std::ranges::equal(text, side_name(side), {}, small))
            return Question{.side = side, .from = {}, .to = {}, .arrow = {}};
    std::size_t at = 0;
    const Result<Cell> from = scan_cell(text, at, size);
    if (!from) {
        const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
        const std::string_view rest = text.substr(begin);
        if (rest.size() > 1 && is_letter(rest[0]) && text::is_digit(rest[1])) return std::unexpected(from.error());
        return fail({tr("found {0}, expected white, black or a cell such as a4"), found_at(text, begin)}, 0,
                    from.error().column);
    }
    const auto ended = [&] {
        while (at < text.size() && text::is_blank(text[at])) ++at;
        return at == text.size();
    };
    Question out{.side = {}, .from = *from, .to = {}, .arrow = {}};
    if (ended()) return out;
    out.shot = text[at] == '/';
    if (out.shot || text[at] == '-') ++at;
    if (out.shot && ended()) return out;
    const Result<Cell> second = scan_cell(text, at, size);
    if (!second) return std::unexpected(second.error());
    (out.shot ? out.arrow : out.to) = *second;
    if (ended()) return out;
    const Result<Move> move = parse_move(text, size);
    if (!move) return std::unexpected(move.error());
    return Question{.side = {}, .from = move->from, .to = move->to, .arrow = move->arrow};
}

std::string write_question(const Question& question, Size size) {
    if (question.side) return std::string(side_name(*question.side));
    std::string out = write_cell(question.from, size);
    if (question.to) out += "-" + write_cell(*question.to, size);
    if (question.shot || question.arrow) out += "/";
    if (question.arrow) out += write_cell(*question.arrow, size);
    return out;
}

Ruling rule(const Position& position, const Question& question) {
    if (question.side) return rule_side(position, *question.side);
    if (question.to && question.arrow) return rule_turn(position, {question.from, *question.to, *question.arrow});
    if (!question.to && !question.arrow) return rule_cell(position, question);
    const std::optional<Refused> refused = question.shot ? why_not_shoot(position, question.from, *question.arrow)
                                                         : why_not_move(position, question.from, *question.to);
    return {refused ? explain(position, *refused, question.shot) : Message(), {}};
}

std::vector<Question> questions_of(const Position& position) {
    std::vector<Question> out;
    for (const Side side : {position.to_move, other(position.to_move)}) {
        out.push_back({.side = side, .from = {}, .to = {}, .arrow = {}});
        for (const Cell amazon : amazons_of(position, side))
            out.push_back({.side = {}, .from = amazon, .to = {}, .arrow = {}});
    }
    return out;
}

}  // namespace ariadne::amazons
