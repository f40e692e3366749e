#include "worlds/amazons/text.h"

#include <fmt/format.h>

#include "text/lines.h"
#include "text/numbers.h"
#include "worlds/amazons/forms/text_forms.h"
#include "worlds/amazons/notation.h"

namespace ariadne::amazons {

namespace {

using text::is_blank;
using text::is_digit;
using text::trimmed;
using text::without_mark;

// Takes something like a cell from the beginning, of any board.
bool take_cell(std::string_view& text) {
    if (text.size() < 2 || !is_letter(text[0]) || !is_digit(text[1])) return false;
    std::size_t end = 1;
    while (end < text.size() && is_digit(text[end])) ++end;
    text.remove_prefix(end);
    return end <= 4;
}

bool take_blanks(std::string_view& text) {
    const std::size_t before = text.size();
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    return text.size() < before;
}

void take_numbering(std::string_view& text) {
    std::string_view rest = text;
    while (!rest.empty() && is_digit(rest.front())) rest.remove_prefix(1);
    if (rest.size() == text.size() || rest.empty() || (rest.front() != '.' && rest.front() != ')')) return;
    rest.remove_prefix(1);
    while (rest.starts_with('.')) rest.remove_prefix(1);
    text = trimmed(rest);
}

Form form_of_line(std::string_view line) {
    if (looks_like_fen(line)) return Form::fen;
    const std::size_t whole = line.size();
    take_numbering(line);
    const bool numbered = line.size() < whole;
    const char first = line.empty() ? ' ' : line.front();
    if (!take_cell(line)) return Form::none;
    const bool apart = take_blanks(line);
    // One amazon alone is a list, too. P1 is not: pictures begin so.
    const bool on_a_board = (first >= 'a' && first <= 'j') || (first >= 'A' && first <= 'J');
    if (line.empty() ? on_a_board : line.front() == ',') return numbered ? Form::none : Form::board;
    if (line.empty()) return Form::none;
    if (line.front() == '-') return take_cell(line = trimmed(line.substr(1))) ? Form::game : Form::none;
    if (!take_cell(line)) return Form::none;
    take_blanks(line);
    // A list of cells in which a comma was forgotten, rather than d1d7,d7g7.
    if (line.starts_with(',')) return apart ? Form::board : Form::game;
    return take_cell(line) ? Form::game : Form::none;
}

// A line with a FEN on it.
struct Beginning {
    std::size_t offset = 0;  // of the line, or of the remark above it
    int line = 1;
    std::string_view title;
};

std::vector<Beginning> beginnings(std::string_view text) {
    std::vector<Beginning> out;
    text::Lines lines(text);
    Beginning remark;  // on the line before
    while (!lines.at_end()) {
        const std::size_t offset = lines.bytes_taken();
        const std::string_view line = trimmed(lines.next());
        if (line.starts_with('#')) {
            remark = {offset, lines.number(), trimmed(line.substr(1))};
            continue;
        }
        if (looks_like_fen(line)) {
            const bool titled = !remark.title.empty() && remark.line + 1 == lines.number();
            out.push_back(titled ? remark : Beginning{offset, lines.number(), {}});
        }
        remark = {};
    }
    return out;
}

}  // namespace

Form form_of(std::string_view text) {
    text::Lines lines(without_mark(text));
    while (!lines.at_end()) {
        const std::string_view line = trimmed(lines.next());
        if (!line.empty() && line.front() != '#') return form_of_line(line);
    }
    return Form::none;
}

bool recognises(std::string_view text) {
    return form_of(text) != Form::none;
}

bool recognises_line(std::string_view line) {
    return looks_like_fen(without_mark(line));
}

std::vector<worlds::PuzzleText> puzzles_in(std::string_view text) {
    const std::string_view all = without_mark(text);
    std::vector<Beginning> begin = form_of(all) == Form::board ? std::vector<Beginning>{} : beginnings(all);
    if (begin.size() < 2) return {{std::string(text), 1, begin.empty() ? "" : std::string(begin.front().title)}};
    // What stands before the first is for its reader to judge.
    begin.front().offset = 0;
    begin.front().line = 1;
    std::vector<worlds::PuzzleText> out;
    for (std::size_t i = 0; i < begin.size(); ++i) {
        const std::size_t end = i + 1 < begin.size() ? begin[i + 1].offset : all.size();
        out.push_back({std::string(all.substr(begin[i].offset, end - begin[i].offset)), begin[i].line,
                       std::string(begin[i].title)});
    }
    return out;
}

Result<Record> parse(std::string_view text) {
    const Form form = form_of(text);
    if (form != Form::board) return parse_game(text);  // which also says what is wrong with a text of no form
    Result<Position> position = parse_board_file(text);
    if (!position) return std::unexpected(position.error());
    return Record{*std::move(position), {}};
}

std::string draw(const Position& position, std::string_view white, std::string_view black, std::string_view arrow) {
    const auto sign = [](Square square) {
        constexpr std::string_view signs = " OX*";
        return signs[static_cast<std::size_t>(square)];
    };
    std::string header = "  ";
    std::string rule = "   ";
    for (int col = 0; col < position.size.cols; ++col) {
        header += fmt::format("   {}", static_cast<char>('a' + col));
        rule += "+---";
    }
    rule += "+\n";
    std::string out = header + '\n' + rule;
    for (int row = 0; row < position.size.rows; ++row) {
        out += fmt::format("{:>2} ", position.size.rows - row);
        for (int col = 0; col < position.size.cols; ++col) out += fmt::format("| {} ", sign(position.at({row, col})));
        out += "|\n" + rule;
    }
    return out + fmt::format("O {}   X {}   * {}\n", white, black, arrow);
}

}  // namespace ariadne::amazons
