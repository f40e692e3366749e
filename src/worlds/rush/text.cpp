#include "worlds/rush/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "text/lines.h"
#include "text/numbers.h"
#include "worlds/rush/placing.h"

namespace ariadne::rush {

namespace {

using text::is_blank;
using text::is_digit;
using text::trimmed;
using text::without_mark;

constexpr char standard_red = 'A';
constexpr std::size_t smallest_board = std::size_t{least_side} * least_side;         // cells
constexpr std::size_t longest_odd_row = std::size_t{2} * most_side;                  // that still looks like a row
constexpr std::uint64_t most_said = std::numeric_limits<std::int64_t>::max() / 100;  // of the numbers beside a board

struct Field {
    std::string_view text;
    int column = 1;
};

// The first fields of a line, with blanks between them. It has no more than moves, a board and states: of the rest only
// one is kept.
class Fields {
  public:
    explicit Fields(std::string_view line) {
        for (std::size_t at = 0; end_ < fields_.size(); ++end_) {
            while (at < line.size() && is_blank(line[at])) ++at;
            if (at == line.size()) return;
            const std::size_t begin = at;
            while (at < line.size() && !is_blank(line[at])) ++at;
            fields_[end_] = {line.substr(begin, at - begin), static_cast<int>(begin) + 1};
        }
    }

    std::size_t size() const { return end_ - begin_; }
    const Field& operator[](std::size_t i) const { return fields_[begin_ + i]; }
    const Field& front() const { return fields_[begin_]; }
    void drop_front() { ++begin_; }

  private:
    std::array<Field, 4> fields_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

bool is_number(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return is_digit(c); });
}

struct Line {
    std::string_view text;  // without blanks at its end
    int number = 0;
    std::string_view whole = {};  // with them
    std::string_view title = {};  // the comment right above it, without its #
};

// As every reader of it may show it: UTF-8 without control characters.
std::string title_of(const Line& line) {
    return text::harmless(line.title, "\t");
}

using Block = std::span<const Line>;  // one, or the rows of a board

struct Split {
    std::vector<Line> lines;
    std::vector<Block> blocks;  // parts of `lines`
    Line red;                   // the name of the red car, with the line that says it; may be empty
    int last = 0;               // number of the last line
};

// Whether a line is too short for more than one row of a board.
bool is_row(const Line& line) {
    return trimmed(line.text).size() <= most_side;
}

// Lines with nothing between them are one board if they are rows, else a board each. Sixteen cells may be a row or a
// board of four by four: if each of them has a red car, they are boards.
bool are_rows(Block run, char red) {
    if (run.size() < 2 || !std::ranges::all_of(run, is_row)) return false;
    return !std::ranges::all_of(run, [&](const Line& line) {
        return trimmed(line.text).size() == smallest_board && line.text.find(red) != std::string_view::npos;
    });
}

std::vector<Block> blocks_of(std::span<const Line> lines, char red) {
    std::vector<Block> out;
    while (!lines.empty()) {
        std::size_t end = 1;
        while (end < lines.size() && lines[end].number == lines[end - 1].number + 1) ++end;
        const Block run = lines.first(end);
        const std::size_t size = are_rows(run, red) ? end : 1;
        for (std::size_t at = 0; at < end; at += size) out.push_back(run.subspan(at, size));
        lines = lines.subspan(end);
    }
    return out;
}

Split split(std::string_view text) {
    Split out;
    Line title;
    text::Lines lines(text);
    while (!lines.at_end()) {
        std::string_view line = lines.next();
        // A byte-order mark may stand in the middle, where files were joined.
        while (line.starts_with(text::byte_order_mark)) line = without_mark(line);
        // A carriage return before blanks is no end of a line to others, and would be one once the blanks are gone.
        while (!line.empty() && (line.back() == '\r' || is_blank(line.back()))) line.remove_suffix(1);
        const auto begin = static_cast<std::size_t>(line.data() - text.data());
        std::size_t end = begin + line.size();
        while (end < text.size() && is_blank(text[end])) ++end;
        const std::string_view content = trimmed(line);
        if (!content.empty() && content.front() != '#') {
            const bool titled = title.number + 1 == lines.number();
            out.lines.push_back({line, lines.number(), text.substr(begin, end - begin), titled ? title.text : ""});
            continue;
        }
        if (content.empty()) continue;
        const std::string_view said = trimmed(content.substr(1));
        if (said.starts_with("red:")) {
            out.red = {trimmed(said.substr(4)), lines.number()};
        } else {
            title = {said, lines.number()};
        }
    }
    out.last = lines.number();
    // The name of the red car may have come after the boards.
    const char red = out.red.text.size() == 1 ? out.red.text.front() : standard_red;
    out.blocks = blocks_of(out.lines, red);
    return out;
}

Result<std::uint64_t> read_said(const Field& word, int line) {
    const text::Number number = text::read_number(word.text, static_cast<std::int64_t>(most_said));
    if (number.past_most)
        return fail({tr("found {0}, expected a number of at most {1}"), text::clipped(word.text), most_said}, line,
                    word.column);
    return static_cast<std::uint64_t>(number.value);
}

std::optional<Size> square_of(std::size_t cells) {
    for (int side = least_side; side <= most_side; ++side)
        if (static_cast<std::size_t>(side) * static_cast<std::size_t>(side) == cells) return Size{side, side};
    return std::nullopt;
}

// `moves board states`, the numbers being optional.
Result<Card> read_one_line(Block block, char red) {
    const Line& line = block.front();
    Fields fields(line.text);
    Card card;
    card.title = title_of(line);
    if (fields.size() > 1 && is_number(fields.front().text)) {
        const Result<std::uint64_t> said = read_said(fields.front(), line.number);
        if (!said) return std::unexpected(said.error());
        card.moves = *said;
        fields.drop_front();
    }
    if (fields.size() > 1 && is_number(fields[1].text)) {
        const Result<std::uint64_t> said = read_said(fields[1], line.number);
        if (!said) return std::unexpected(said.error());
        card.states = *said;
    }
    const std::size_t known = card.states ? 2 : 1;
    if (fields.size() > known)
        return fail({card.states ? tr("found '{0}' after the board, expected nothing more")
                                 : tr("found '{0}' after the board, expected a number of states or nothing"),
                     text::clipped(fields[known].text)},
                    line.number, fields[known].column);
    const Field& cells = fields.front();
    const std::optional<Size> size = square_of(cells.text.size());
    if (!size)
        return fail(
            {tr_n("found {0} cell on one line, expected a square of {1} x {1} to {2} x {2} cells: 16, 25, 36, ...",
                  "found {0} cells on one line, expected a square of {1} x {1} to {2} x {2} cells: 16, 25, 36, ..."),
             cells.text.size(), least_side, most_side},
            line.number, cells.column);
    std::array<Row, most_side> rows;
    const auto cols = static_cast<std::size_t>(size->cols);
    for (std::size_t row = 0; row < cols; ++row)
        rows[row] = {cells.text.substr(row * cols, cols), line.number, cells.column + static_cast<int>(row * cols)};
    Result<Board> board = place_vehicles(std::span(rows).first(cols), red);
    if (!board) return std::unexpected(board.error());
    card.board = std::move(*board);
    return card;
}

// All rows end in blanks which would make a square of the board: blanks were meant for empty cells.
std::optional<Error> lost_column(Block block, const std::vector<Row>& rows) {
    if (rows.front().cells.size() == rows.size()) return std::nullopt;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto indent = static_cast<std::size_t>(rows[i].column - 1);
        if (block[i].whole.size() - indent != rows.size()) return std::nullopt;
    }
    return Error{tr("the rows end in spaces; write empty cells as . or o, or remove the spaces"), rows.front().line,
                 rows.front().column + static_cast<int>(rows.front().cells.size())};
}

Result<Card> read_rows(Block block, char red) {
    std::vector<Row> rows;
    Errors errors;
    for (const Line& line : block) {
        const Fields fields(line.text);
        const Field& word = fields.front();
        rows.push_back({word.text, line.number, word.column});
        const int end = word.column + static_cast<int>(word.text.size());
        const std::size_t expected = rows.front().cells.size();
        if (fields.size() > 1)
            errors.add({tr("found a space inside a row, expected . or o for an empty cell"), line.number, end});
        else if (word.text.size() != expected)
            errors.add({{word.column == rows.front().column ? tr_n("row {1} has {0} cell, expected {2} as in row 1",
                                                                   "row {1} has {0} cells, expected {2} as in row 1")
                                                            : tr_n("row {1} has {0} cell, expected {2} as in row 1; "
                                                                   "write empty cells as . or o, not as spaces",
                                                                   "row {1} has {0} cells, expected {2} as in row 1; "
                                                                   "write empty cells as . or o, not as spaces"),
                         word.text.size(), rows.size(), expected},
                        line.number,
                        std::min(end, word.column + static_cast<int>(expected))});
    }
    if (!errors.none()) return errors.told();
    const auto check_side = [&](std::size_t side, const Phrase& wrong) -> std::optional<Error> {
        if (side >= least_side && side <= most_side) return std::nullopt;
        return Error{{wrong, side, least_side, most_side}, rows.back().line, rows.back().column};
    };
    if (const auto error = lost_column(block, rows)) return std::unexpected(*error);
    if (const auto error = check_side(rows.front().cells.size(), tr_n("found {0} column, expected {1} to {2}",
                                                                      "found {0} columns, expected {1} to {2}")))
        return std::unexpected(*error);
    if (const auto error =
            check_side(rows.size(), tr_n("found {0} row, expected {1} to {2}", "found {0} rows, expected {1} to {2}")))
        return std::unexpected(*error);
    Result<Board> board = place_vehicles(rows, red);
    if (!board) return std::unexpected(board.error());
    return Card{std::move(*board), std::nullopt, std::nullopt, title_of(block.front())};
}

std::string title_comment(std::string_view title) {
    return title.empty() ? std::string() : fmt::format("# {}\n", title);
}

worlds::PuzzleText puzzle_of(Block block, std::string_view red) {
    worlds::PuzzleText out{{}, block.front().number, title_of(block.front())};
    if (!out.title.empty()) --out.line;
    out.text = title_comment(out.title);
    for (const Line& line : block) out.text.append(line.whole) += '\n';
    // After the board, so that no line of it changes its number.
    if (!red.empty()) out.text += fmt::format("# red: {}\n", red);
    return out;
}

bool is_sign(char c) {
    return c == '.' || is_letter(c);
}

// Whether so many quarters of the signs may be a board's, or be meant for its empty cells.
bool fits(std::string_view cells, std::ptrdiff_t quarters) {
    const auto fitting = std::ranges::count_if(cells, [](char c) { return is_sign(c) || c == '0' || is_blank(c); });
    return fitting * 4 >= std::ssize(cells) * quarters;
}

// What has to stand after a board whose red car has a name of its own.
std::string red_comment(const Board& board) {
    const char name = board.red_car().name;
    return name == standard_red ? std::string() : fmt::format("# red: {}\n", name);
}

}  // namespace

bool recognises_line(std::string_view line) {
    Fields fields(without_mark(line));
    if (fields.size() > 1 && is_number(fields.front().text)) fields.drop_front();
    if (fields.size() != 1 && !(fields.size() == 2 && is_number(fields[1].text))) return false;
    // One cell too few or some too many is a board with a mistake; a line without end is none.
    const std::string_view cells = fields.front().text;
    if (cells.size() < smallest_board || cells.size() > std::size_t{2} * most_side * most_side) return false;
    return fits(cells, 3) && std::ranges::any_of(cells, is_sign) && cells.find_first_of("/{") == std::string_view::npos;
}

bool recognises(std::string_view text) {
    text::Lines lines(without_mark(text));
    std::string_view first;
    while (!lines.at_end() && (first.empty() || first.front() == '#')) first = trimmed(lines.next());
    if (recognises_line(first)) return true;
    // Rows: two that look alike, but for what is wrong with them. Blanks are among capitals and zeros only, or any
    // two words would be rows.
    const std::string_view second = lines.at_end() ? std::string_view{} : lines.next();
    const auto row = [](std::string_view line) {
        const bool words = std::ranges::any_of(line, is_blank);
        const auto small = [](char c) { return c >= 'a' && c <= 'z' && c != 'o' && c != 'x'; };
        return line.size() >= 2 && line.size() <= longest_odd_row && fits(line, words ? 4 : 2) &&
               !(words && std::ranges::any_of(line, small));
    };
    return row(first) && (row(second) || row(trimmed(second))) &&
           (std::ranges::any_of(first, is_sign) || std::ranges::any_of(second, is_sign));
}

std::vector<worlds::PuzzleText> puzzles_in(std::string_view text) {
    const Split found = split(text);
    if (found.blocks.empty()) return {{std::string(text), 1, ""}};
    std::vector<worlds::PuzzleText> out;
    out.reserve(found.blocks.size());
    for (const Block block : found.blocks) out.push_back(puzzle_of(block, found.red.text));
    return out;
}

Result<Card> parse(std::string_view text) {
    const Split found = split(text);
    if (found.blocks.empty()) return fail(tr("no board found"), std::max(1, found.last), 1);
    char red = standard_red;
    if (!found.red.text.empty()) {
        if (found.red.text.size() != 1 || !is_name(found.red.text.front()))
            return fail({tr("the red car is called '{0}', expected a letter other than o and x"),
                         text::clipped(found.red.text)},
                        found.red.number, 1);
        red = found.red.text.front();
    }
    if (found.blocks.size() > 1)
        return fail(tr("found a second board, expected only one"), found.blocks[1].front().number, 1);
    const Block block = found.blocks.front();
    return block.size() == 1 ? read_one_line(block, red) : read_rows(block, red);
}

Result<std::string> with_red(std::string text, std::string_view name) {
    if (name.size() != 1 || !is_name(name.front()))
        return fail({tr("--red: found '{0}', expected a letter other than o and x"), text::clipped(name)});
    if (!split(text).red.text.empty()) return text;
    if (!text.ends_with('\n')) text += '\n';
    return text + fmt::format("# red: {}\n", name);
}

Message cell_in_words(Cell cell) {
    return {tr("row {0}, column {1}"), cell.row + 1, cell.col + 1};
}

std::string write(const Board& board) {
    const std::string signs = write_line(board);
    const auto cols = static_cast<std::size_t>(board.size.cols);
    std::string out;
    for (std::size_t at = 0; at < signs.size(); at += cols) out.append(signs, at, cols) += '\n';
    return out + red_comment(board);
}

std::string write_rows(const Card& card) {
    return title_comment(card.title) + write(card.board);
}

std::string write_line(const Board& board) {
    std::string out(board.size.area(), '.');
    for (const Cell c : board.walls) out[board.size.index(c)] = 'x';
    for (const Vehicle& vehicle : board.vehicles)
        for (int i = 0; i < vehicle.length; ++i) out[board.size.index(vehicle.cell(i))] = vehicle.name;
    return out;
}

std::string write_card(const Card& card) {
    if (card.board.size.rows != card.board.size.cols) return write_rows(card);
    std::string out = title_comment(card.title);
    if (card.moves) out += fmt::format("{} ", *card.moves);
    out += write_line(card.board);
    if (card.states) out += fmt::format(" {}", *card.states);
    return out + '\n' + red_comment(card.board);
}

}  // namespace ariadne::rush
