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

constexpr text::PointForm route_form{'[', ']', " ", "row", "column"};

constexpr std::string_view title = "LABYRINTH";
constexpr std::string_view example = "a header such as LABYRINTH 20 30";

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

    std::optional<Error> read(std::string_view what, std::int64_t least, std::int64_t most, int& out, int& column) {
        while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
        column = column_of(at_);
        const text::Number read = text::read_number(line_.substr(at_), most);
        if (read.length == 0) return found(fmt::format("the number of {} from {} to {}", what, least, most));
        if (read.past_most || read.value < least)
            return Error{fmt::format("found {} for the number of {}, expected {} to {}",
                                     text::clipped(line_.substr(at_, read.length)), what, least, most),
                         number_, column};
        at_ += read.length;
        if (at_ < line_.size() && !is_blank(line_[at_])) return found("a blank after a number");
        out = static_cast<int>(read.value);
        return std::nullopt;
    }

    std::optional<Error> end() {
        while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
        if (at_ == line_.size()) return std::nullopt;
        return found("the end of the line after two numbers");
    }

  private:
    Error found(std::string_view expected) const {
        const std::string what = at_ == line_.size() ? "the end of the line" : shown(line_[at_]);
        return {fmt::format("found {}, expected {}", what, expected), number_, column_of(at_)};
    }

    std::string_view line_;
    int number_;
    std::size_t at_;
};

struct Place {
    std::string_view word;
    Cell cell = {};
    int line = 0;
    int column = 0;
};

class TextReader {
  public:
    explicit TextReader(std::string_view text) : lines_(text) {}

    Result<Labyrinth> read() {
        if (lines_.only_blank_left()) return fail(fmt::format("found an empty file, expected {}", example), 1, 1);
        if (auto bad = header()) return std::unexpected(*bad);
        if (auto bad = places()) return std::unexpected(*bad);
        if (auto bad = drawing()) return std::unexpected(*bad);
        for (const Place& place : {entrance_, exit_}) {
            if (place.line == 0) continue;
            if (!labyrinth_.has(place.cell))
                return fail(fmt::format("found [{}, {}], where a room is missing, expected the {} in a room",
                                        place.cell.row, place.cell.col, place.word),
                            place.line, place.column);
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
            const std::string what = line.empty() ? "an empty line" : fmt::format("'{}'", text::clipped(line));
            return Error{fmt::format("found {}, expected {}", what, example), 1, 1};
        }
        WordAndNumbers words(line, 1, title.size());
        int column = 0;
        int last = 0;
        if (auto bad = words.read("rows", 1, longest_side, size_.rows, column)) return bad;
        if (auto bad = words.read("columns", 1, longest_side, size_.cols, last)) return bad;
        if (auto bad = words.end()) return bad;
        if (std::string bad = limit_error(size_.rows, size_.cols); !bad.empty()) return Error{bad, 1, column};
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
                fmt::format("found a second {0} (the first is in line {1}), expected only one", place.word, place.line),
                lines_.number(), 1};
        WordAndNumbers words(top_, lines_.number(), place.word.size());
        int ignored = 0;
        if (auto bad = words.read("its row", 0, size_.rows - 1, place.cell.row, place.column)) return bad;
        if (auto bad = words.read("its column", 0, size_.cols - 1, place.cell.col, ignored)) return bad;
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
        return {fmt::format("found the end of the file after {} {}, expected {} as the first line says", rows,
                            rows == 1 ? "row" : "rows", size_.rows),
                lines_.number() + 1, 1};
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
            return Error{fmt::format("found '{}' after row {}, expected the end of the file, or 'weights'",
                                     text::clipped(line), size_.rows - 1),
                         lines_.number(), 1};
        // A word of three bytes for each room, and a blank or a line end after it.
        if (lines_.bytes_left() + 1 < 4 * size_.area())
            return Error{fmt::format("found {} bytes of weights, expected a word such as 5/2 for each of {} rooms",
                                     lines_.bytes_left(), size_.area()),
                         lines_.number(), 1};
        labyrinth_.weights.resize(2 * size_.area());
        for (int row = 0; row < size_.rows; ++row)
            if (auto bad = read_weights(lines_.next(), row, labyrinth_)) return placed(*bad);
        while (!lines_.at_end()) {
            if (!lines_.next().empty())
                return Error{"found text after the weights, expected the end of the file", lines_.number(), 1};
        }
        return std::nullopt;
    }

    Lines lines_;
    std::string_view top_;
    Size size_;
    Place entrance_{.word = "entrance"};
    Place exit_{.word = "exit"};
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

std::string limit_error(std::int64_t rows, std::int64_t cols) {
    const std::uint64_t rooms = static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(cols);
    if (rooms <= most_rooms) return {};
    return fmt::format("found {} x {} rooms, expected no more than {} of them", rows, cols, most_rooms);
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
