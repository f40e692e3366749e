#include "worlds/labyrinth/text.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/lines.h"
#include "text/numbers.h"
#include "text/points.h"
#include "worlds/formats.h"
#include "worlds/labyrinth/drawing.h"
#include "worlds/labyrinth/json.h"
#include "worlds/labyrinth/movingai.h"

namespace ariadne::labyrinth {

using text::column_of;
using text::is_blank;
using text::Lines;
using text::shown;

namespace {

constexpr text::PointForm route_form{'[', ']', " ", tr("',' between row and column")};

constexpr std::string_view title = "LABYRINTH";
constexpr Phrase example = tr("a header such as LABYRINTH 20 30");

constexpr char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool begins_with_title(std::string_view line) {
    if (!std::ranges::equal(line.substr(0, title.size()), title, {}, upper)) return false;
    return line.size() == title.size() || is_blank(line[title.size()]);
}

// A word and two numbers: the header, or where the entrance is.
class WordAndNumbers {
  public:
    WordAndNumbers(std::string_view line, int number, std::size_t word_length)
        : line_(line), number_(number), at_(word_length) {}

    // `what`: "the number of rows, {0} to {1}".
    std::optional<Error> read(const Phrase& what, std::int64_t least, std::int64_t most, int& out, int& column) {
        while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
        column = column_of(at_);
        const text::Number read = text::read_number(line_.substr(at_), most);
        const Message expected(what, least, most);
        if (read.length == 0) return found(expected);
        if (read.past_most || read.value < least)
            return Error{{tr("found {0}, expected {1}"), text::clipped(line_.substr(at_, read.length)), expected},
                         number_,
                         column};
        at_ += read.length;
        if (at_ < line_.size() && !is_blank(line_[at_])) return found(tr("a space after the number"));
        out = static_cast<int>(read.value);
        return std::nullopt;
    }

    std::optional<Error> end() {
        while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
        if (at_ == line_.size()) return std::nullopt;
        return found(tr("the end of the line after two numbers"));
    }

  private:
    Error found(const Message& expected) const {
        const Message what = at_ == line_.size() ? tr("the end of the line") : shown(line_[at_]);
        return {{tr("found {0}, expected {1}"), what, expected}, number_, column_of(at_)};
    }

    std::string_view line_;
    int number_;
    std::size_t at_;
};

struct Place {
    std::string_view word;
    Phrase its_row;  // "the row of the entrance, {0} to {1}"
    Phrase its_column;
    Cell cell = {};
    int line = 0;
    int column = 0;
};

class TextReader {
  public:
    explicit TextReader(std::string_view text) : lines_(text) {}

    Result<Labyrinth> read() {
        if (lines_.only_blank_left()) return fail({tr("the file is empty, expected {0}"), example}, 1, 1);
        if (auto bad = header()) return std::unexpected(*bad);
        if (auto bad = places()) return std::unexpected(*bad);
        if (auto bad = drawing()) return std::unexpected(*bad);
        for (const Place& place : {entrance_, exit_}) {
            if (place.line == 0) continue;
            if (!labyrinth_.has(place.cell)) return fail(no_room_at(place.cell), place.line, place.column);
        }
        if (entrance_.line > 0) labyrinth_.entrance = entrance_.cell;
        if (exit_.line > 0) labyrinth_.exit = exit_.cell;
        if (auto bad = rest()) return std::unexpected(*bad);
        return std::move(labyrinth_);
    }

  private:
    std::optional<Error> header() {
        const std::string_view line = lines_.next();
        if (!begins_with_title(line)) {
            const Message what =
                line.empty() ? tr("an empty line") : Message::plain(fmt::format("'{}'", text::clipped(line)));
            return Error{{tr("found {0}, expected {1}"), what, example}, 1, 1};
        }
        WordAndNumbers words(line, 1, title.size());
        int column = 0;
        int last = 0;
        if (auto bad = words.read(tr("the number of rows, {0} to {1}"), 1, longest_side, size_.rows, column))
            return bad;
        if (auto bad = words.read(tr("the number of columns, {0} to {1}"), 1, longest_side, size_.cols, last))
            return bad;
        if (auto bad = words.end()) return bad;
        if (Message bad = limit_error(size_); !bad.empty()) return Error{std::move(bad), 1, column};
        return std::nullopt;
    }

    // Takes the lines before the drawing, and its first.
    std::optional<Error> places() {
        for (;;) {
            top_ = lines_.next();
            bool taken = false;
            for (Place* place : {&entrance_, &exit_}) {
                if (!top_.starts_with(place->word)) continue;
                if (auto bad = read_place(*place)) return bad;
                taken = true;
            }
            if (!taken) return std::nullopt;
        }
    }

    std::optional<Error> read_place(Place& place) {
        if (place.line > 0)
            return Error{
                {tr("found a second '{0}'; the first is on line {1}"), place.word, place.line}, lines_.number(), 1};
        WordAndNumbers words(top_, lines_.number(), place.word.size());
        int ignored = 0;
        if (auto bad = words.read(place.its_row, 0, size_.rows - 1, place.cell.row, place.column)) return bad;
        if (auto bad = words.read(place.its_column, 0, size_.cols - 1, place.cell.col, ignored)) return bad;
        place.line = lines_.number();
        return words.end();
    }

    std::optional<Error> drawing() {
        Errors errors;
        if (auto bad = check_top(top_, size_.cols)) errors.add(placed(*bad));
        if (!long_enough()) {
            wrong_lengths(errors);
            return errors.told().error();
        }
        DrawingReader reader(size_);
        for (int row = 0; row < size_.rows && !errors.full(); ++row) {
            if (lines_.at_end()) {
                errors.add(too_few(row));
                break;
            }
            if (auto bad = reader.row(lines_.next())) errors.add(placed(*bad));
        }
        if (!errors.none()) return errors.told().error();
        if (auto bad = reader.finish(labyrinth_)) return placed(*bad);
        return std::nullopt;
    }

    // The header may claim anything: nothing is set aside that the file cannot fill.
    bool long_enough() const {
        const std::size_t line = 2 * static_cast<std::size_t>(size_.cols) + 2;
        return lines_.bytes_left() + 1 >= line * static_cast<std::size_t>(size_.rows);
    }

    void wrong_lengths(Errors& errors) {
        int row = 0;
        for (; !lines_.at_end() && !lines_.only_blank_left() && row < size_.rows && !errors.full(); ++row)
            if (auto bad = check_length(lines_.next(), size_.cols)) errors.add(placed(*bad));
        if (row < size_.rows || errors.none()) errors.add(too_few(row));
    }

    Error too_few(int rows) const {
        return {{tr_n("the file ends after {0} row; the header says {1}",
                      "the file ends after {0} rows; the header says {1}"),
                 rows, size_.rows},
                lines_.number() + 1,
                1};
    }

    Error placed(const Fault& fault) const {
        return {fault.message, lines_.number() - (fault.above ? 1 : 0), column_of(fault.offset)};
    }

    // What stands after the drawing.
    std::optional<Error> rest() {
        std::string_view line;
        while (line.empty() && !lines_.at_end()) line = lines_.next();
        if (line.empty()) return std::nullopt;
        if (line != "weights")
            return Error{{tr("found '{0}' after row {1}, expected 'weights' or the end of the file"),
                          text::clipped(line), size_.rows - 1},
                         lines_.number(),
                         1};
        // A word of three bytes for each room, and a blank or a line end after it.
        if (lines_.bytes_left() + 1 < 4 * size_.area())
            return Error{{tr_n("found {0} byte of weights, expected an entry such as 5/2 for each of {1} x {2} rooms",
                               "found {0} bytes of weights, expected an entry such as 5/2 for each of {1} x {2} rooms"),
                          lines_.bytes_left(), size_.rows, size_.cols},
                         lines_.number(),
                         1};
        labyrinth_.weights.resize(2 * size_.area());
        for (int row = 0; row < size_.rows; ++row)
            if (auto bad = read_weights(lines_.next(), row, labyrinth_)) return placed(*bad);
        while (!lines_.at_end()) {
            if (!lines_.next().empty())
                return Error{tr("found text after the weights, expected the end of the file"), lines_.number(), 1};
        }
        return std::nullopt;
    }

    Lines lines_;
    std::string_view top_;
    Size size_;
    Place entrance_{.word = "entrance",
                    .its_row = tr("the row of the entrance, {0} to {1}"),
                    .its_column = tr("the column of the entrance, {0} to {1}")};
    Place exit_{.word = "exit",
                .its_row = tr("the row of the exit, {0} to {1}"),
                .its_column = tr("the column of the exit, {0} to {1}")};
    Labyrinth labyrinth_;
};

bool looks_like_text(std::string_view text) {
    text = text::without_mark(text);
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    text.remove_prefix(begin);
    return begins_with_title(text.substr(0, text.find_first_of("\r\n")));
}

}  // namespace

Message limit_error(Size size) {
    if (size.area() <= most_rooms) return {};
    return {tr("{0} x {1} rooms are too many (limit: {2})"), size.rows, size.cols, most_rooms};
}

Message no_room_at(Cell cell) {
    return {tr("there is no room at [{0}, {1}]"), cell.row, cell.col};
}

Result<Labyrinth> parse_text(std::string_view text) {
    return TextReader(text::without_mark(text)).read();
}

bool recognises(std::string_view text) {
    return looks_like_text(text) || looks_like_json(text) || looks_like_map(text);
}

Result<Labyrinth> read(std::string_view text) {
    if (looks_like_json(text)) return parse_json(text);
    if (looks_like_map(text)) return parse_map(text);
    return parse_text(text);
}

Result<void> write(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink) {
    const Size size = labyrinth.size;
    render::Pieces pieces(budget, sink);
    std::string& text = pieces.text();
    text = fmt::format("LABYRINTH {} {}\nentrance {} {}\nexit {} {}\n", size.rows, size.cols, labyrinth.entrance.row,
                       labyrinth.entrance.col, labyrinth.exit.row, labyrinth.exit.col);
    text += top_line(size.cols);
    text += '\n';
    for (int row = 0; row < size.rows && pieces.next(); ++row) {
        append_row(labyrinth, row, text);
        text += '\n';
    }
    if (!labyrinth.weights.empty()) text += "weights\n";
    for (int row = 0; row < size.rows && !labyrinth.weights.empty() && pieces.next(); ++row) {
        append_weights(labyrinth, row, text);
        text += '\n';
    }
    return pieces.finish(worlds::text_ready);
}

std::string write(const Labyrinth& labyrinth) {
    return worlds::written<Labyrinth>(write, labyrinth);
}

Result<std::vector<Cell>> parse_route(std::string_view text, Size size) {
    const auto points = text::parse_points(text, {size.cols, size.rows}, route_form);
    if (!points) return std::unexpected(points.error());
    std::vector<Cell> route;
    route.reserve(points->size());
    for (const text::Point p : *points) route.push_back({p.x, p.y});
    return route;
}

}  // namespace ariadne::labyrinth
