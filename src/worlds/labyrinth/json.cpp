#include "worlds/labyrinth/json.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/json_scanner.h"
#include "text/numbers.h"
#include "worlds/formats.h"
#include "worlds/labyrinth/drawing.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {

namespace {

using text::JsonMember;
using text::JsonScanner;
using Bad = std::optional<Error>;

struct Number {
    std::int64_t value = 0;
    std::size_t offset = 0;
};

struct Pair {
    std::string_view key;
    Number row = {};
    Number col = {};
    bool given = false;
};

struct Strings {
    std::string_view key;
    std::vector<JsonScanner::String> lines = {};
    std::size_t end = 0;
    bool given = false;
};

std::string path_of(std::string_view key) {
    return fmt::format("labyrinth.{}", key);
}
std::string path_of(std::string_view key, std::size_t index) {
    return fmt::format("labyrinth.{}[{}]", key, index);
}

class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : scanner_(text) {}

    Result<Labyrinth> read() {
        const std::array<JsonMember, 1> outer = {JsonMember{"labyrinth", [this] { return body(); }}};
        if (Bad bad = text::read_object(scanner_, outer, "", "labyrinth")) return std::unexpected(*bad);
        if (auto end = scanner_.end(); !end) return std::unexpected(end.error());
        if (Bad bad = build()) return std::unexpected(*bad);
        return std::move(labyrinth_);
    }

  private:
    Bad body() {
        const std::array<JsonMember, 6> members = {
            JsonMember{"rows", [this] { return number("rows", 1, longest_side, rows_); }},
            JsonMember{"cols", [this] { return number("cols", 1, longest_side, cols_); }},
            JsonMember{"entrance", [this] { return pair(entrance_); }, true},
            JsonMember{"exit", [this] { return pair(exit_); }, true},
            JsonMember{"drawing", [this] { return strings(drawing_); }},
            JsonMember{"weights", [this] { return strings(weights_); }, true}};
        return text::read_object(scanner_, members, "labyrinth", "rows, cols, entrance, exit, drawing, weights");
    }

    Bad number(std::string_view key, std::int64_t least, std::int64_t most, Number& out) {
        const std::string path = path_of(key);
        const Message expected(tr("a number from {0} to {1}"), least, most);
        const auto literal = scanner_.whole_number(path, expected);
        if (!literal) return literal.error();
        const text::Number read = text::read_number(literal->text, most);
        if (read.past_most || read.value < least)
            return scanner_.at(literal->offset, text::of_key(path, {tr("found {0}, expected {1}"),
                                                                    text::clipped(literal->text), expected}));
        out = {read.value, literal->offset};
        return std::nullopt;
    }

    Bad pair(Pair& out) {
        const std::string path = path_of(out.key);
        out.given = true;
        if (auto open = scanner_.expect('[', path, tr("'[' and row and column")); !open) return open.error();
        if (Bad bad = number(out.key, 0, longest_side, out.row)) return bad;
        if (auto comma = scanner_.expect(',', path, tr("',' between row and column")); !comma) return comma.error();
        if (Bad bad = number(out.key, 0, longest_side, out.col)) return bad;
        if (auto close = scanner_.expect(']', path, tr("']' after row and column")); !close) return close.error();
        return std::nullopt;
    }

    Bad strings(Strings& out) {
        const std::string path = path_of(out.key);
        out.given = true;
        if (auto open = scanner_.expect('[', path, tr("'[' and a string for each line")); !open) return open.error();
        while (scanner_.peek() != ']') {
            if (!out.lines.empty()) {
                if (auto comma = scanner_.expect(',', path, tr("',' or ']' after a line")); !comma)
                    return comma.error();
            }
            auto line = scanner_.string(path_of(out.key, out.lines.size()), tr("a string"));
            if (!line) return line.error();
            out.lines.push_back(std::move(*line));
        }
        out.end = scanner_.offset();
        scanner_.take(']');
        return std::nullopt;
    }

    Error placed(const Strings& strings, std::size_t index, const Fault& fault) const {
        index -= fault.above ? 1 : 0;
        const JsonScanner::String& line = strings.lines[index];
        const std::size_t at = line.offsets_of.empty() ? line.offset + fault.offset : line.offsets_of[fault.offset];
        return scanner_.at(at, text::of_key(path_of(strings.key, index), fault.message));
    }

    // `fault`: "found {0} lines, expected {1}".
    Bad expect_lines(const Strings& strings, std::size_t lines, const Phrase& fault) const {
        if (strings.lines.size() == lines) return std::nullopt;
        return scanner_.at(strings.end, text::of_key(path_of(strings.key), {fault, strings.lines.size(), lines}));
    }

    Bad build() {
        const Size size{static_cast<int>(rows_.value), static_cast<int>(cols_.value)};
        const auto rows = static_cast<std::size_t>(size.rows);
        if (Message bad = limit_error(size); !bad.empty())
            return scanner_.at(rows_.offset, text::of_key(path_of("rows"), std::move(bad)));
        if (Bad bad = expect_lines(drawing_, rows + 1,
                                   tr_n("found {0} line, expected {1}: the wall above the first row, then the rows",
                                        "found {0} lines, expected {1}: the wall above the first row, then the rows")))
            return bad;
        if (auto bad = check_top(trimmed(drawing_.lines[0].text), size.cols)) return placed(drawing_, 0, *bad);
        // The numbers may claim anything: the lines are as long as they say before anything is set aside for them.
        for (std::size_t i = 1; i <= rows; ++i)
            if (auto bad = check_length(trimmed(drawing_.lines[i].text), size.cols)) return placed(drawing_, i, *bad);
        DrawingReader reader(size);
        for (std::size_t i = 1; i <= rows; ++i)
            if (auto bad = reader.row(trimmed(drawing_.lines[i].text))) return placed(drawing_, i, *bad);
        if (auto bad = reader.finish(labyrinth_)) return placed(drawing_, rows, *bad);
        if (Bad bad = put(entrance_, labyrinth_.entrance)) return bad;
        if (Bad bad = put(exit_, labyrinth_.exit)) return bad;
        if (!weights_.given) return std::nullopt;
        if (Bad bad = expect_lines(weights_, rows,
                                   tr_n("found {0} line, expected {1}: one for each row",
                                        "found {0} lines, expected {1}: one for each row")))
            return bad;
        labyrinth_.weights.resize(2 * size.area());
        for (std::size_t i = 0; i < rows; ++i)
            if (auto bad = read_weights(weights_.lines[i].text, static_cast<int>(i), labyrinth_))
                return placed(weights_, i, *bad);
        return std::nullopt;
    }

    static std::string_view trimmed(std::string_view line) {
        while (!line.empty() && text::is_blank(line.back())) line.remove_suffix(1);
        return line;
    }

    Bad put(const Pair& pair, Cell& out) const {
        if (!pair.given) return std::nullopt;
        const Cell cell{static_cast<int>(pair.row.value), static_cast<int>(pair.col.value)};
        if (!labyrinth_.has(cell))
            return scanner_.at(pair.row.offset, text::of_key(path_of(pair.key), no_room_at(cell)));
        out = cell;
        return std::nullopt;
    }

    JsonScanner scanner_;
    Number rows_;
    Number cols_;
    Pair entrance_{"entrance"};
    Pair exit_{"exit"};
    Strings drawing_{"drawing"};
    Strings weights_{"weights"};
    Labyrinth labyrinth_;
};

}  // namespace

bool looks_like_json(std::string_view text) {
    text = text::without_mark(text);
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin < text.size() && text[begin] == '{' && text::mentions_key(text, "labyrinth");
}

Result<Labyrinth> parse_json(std::string_view text) {
    return JsonReader(text::without_mark(text)).read();
}

Result<void> write_json(const Labyrinth& labyrinth, Budget& budget, const render::Sink& sink) {
    render::Pieces pieces(budget, sink);
    std::string& out = pieces.text();
    out = fmt::format(
        "{{\n  \"labyrinth\": {{\n    \"rows\": {},\n    \"cols\": {},\n    \"entrance\": [{}, {}],\n"
        "    \"exit\": [{}, {}],\n    \"drawing\": [\n      \"{}\"",
        labyrinth.size.rows, labyrinth.size.cols, labyrinth.entrance.row, labyrinth.entrance.col, labyrinth.exit.row,
        labyrinth.exit.col, top_line(labyrinth.size.cols));
    for (int row = 0; row < labyrinth.size.rows && pieces.next(); ++row) {
        out += ",\n      \"";
        append_row(labyrinth, row, out);
        out += '"';
    }
    out += "\n    ]";
    if (!labyrinth.weights.empty()) {
        out += ",\n    \"weights\": [";
        for (int row = 0; row < labyrinth.size.rows && pieces.next(); ++row) {
            out += row == 0 ? "\n      \"" : ",\n      \"";
            append_weights(labyrinth, row, out);
            out += '"';
        }
        out += "\n    ]";
    }
    out += "\n  }\n}\n";
    return pieces.finish(worlds::text_ready);
}

}  // namespace ariadne::labyrinth
