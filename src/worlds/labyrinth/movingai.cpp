#include "worlds/labyrinth/movingai.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/lines.h"
#include "text/numbers.h"
#include "worlds/labyrinth/ends.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {

using text::column_of;
using text::Lines;
using text::shown;

namespace {

// Nothing: no letter of a map.
std::optional<bool> is_passable(char c) {
    if (c == '.' || c == 'G' || c == 'S') return true;
    if (c == '@' || c == 'O' || c == 'T' || c == 'W') return false;
    return std::nullopt;
}

class MapReader {
  public:
    explicit MapReader(std::string_view text) : lines_(text) {}

    Result<Labyrinth> read() {
        using Bad = std::optional<Error>;
        if (Bad bad = word("type", "octile")) return std::unexpected(*bad);
        Size size;
        bool height = false;
        bool width = false;
        for (int i = 0; i < 2; ++i) {
            const std::string_view line = lines_.next();
            const bool rows = line.starts_with("height");
            if (rows ? height : width) return found(line, word_and_number(rows ? "width" : "height"));
            (rows ? height : width) = true;
            if (Bad bad = number(line, rows ? "height" : "width", rows ? size.rows : size.cols))
                return std::unexpected(*bad);
        }
        if (Message bad = limit_error(size); !bad.empty()) return fail(std::move(bad), lines_.number(), 1);
        if (Bad bad = word("map", "")) return std::unexpected(*bad);
        const auto cols = static_cast<std::size_t>(size.cols);
        if (lines_.bytes_left() + 1 < (cols + 1) * static_cast<std::size_t>(size.rows)) return wrong_length(size);
        return rows(size);
    }

  private:
    static Message word_and_number(std::string_view word) {
        return {tr("'{0}' and a number from 1 to {1}"), word, longest_side};
    }

    std::unexpected<Error> found(std::string_view line, const Message& expected) const {
        const Message what =
            line.empty() ? tr("an empty line") : Message::plain(fmt::format("'{}'", text::clipped(line)));
        return fail({tr("found {0}, expected {1}"), what, expected}, lines_.number(), 1);
    }

    std::optional<Error> word(std::string_view first, std::string_view second) {
        const std::string_view line = lines_.next();
        const std::string both = second.empty() ? std::string(first) : fmt::format("{} {}", first, second);
        if (line == both) return std::nullopt;
        return found(line, Message::plain(fmt::format("'{}'", both))).error();
    }

    std::optional<Error> number(std::string_view line, std::string_view name, int& out) const {
        if (!line.starts_with(name) || line.size() <= name.size() || line[name.size()] != ' ')
            return found(line, word_and_number(name)).error();
        line.remove_prefix(name.size() + 1);
        const text::Number read = text::read_number(line, longest_side);
        if (read.length != line.size() || read.past_most || read.value < 1)
            return Error{{tr("found '{0}', expected a number from {1} to {2}"), text::clipped(line), 1, longest_side},
                         lines_.number(),
                         column_of(name.size() + 1)};
        out = static_cast<int>(read.value);
        return std::nullopt;
    }

    std::optional<Error> check_length(std::string_view line, Size size) const {
        const auto cols = static_cast<std::size_t>(size.cols);
        if (line.size() == cols) return std::nullopt;
        return Error{
            {tr_n("the row has {0} character; the width is {1}", "the row has {0} characters; the width is {1}"),
             line.size(), cols},
            lines_.number(),
            column_of(std::min(line.size(), cols))};
    }

    std::unexpected<Error> too_few(int rows, Size size) const {
        return fail(
            {tr_n("the file ends after {0} row; the height is {1}", "the file ends after {0} rows; the height is {1}"),
             rows, size.rows},
            lines_.number() + 1, 1);
    }

    std::unexpected<Error> wrong_length(Size size) {
        int row = 0;
        for (; !lines_.only_blank_left(); ++row)
            if (auto bad = check_length(lines_.next(), size)) return std::unexpected(*bad);
        return too_few(row, size);
    }

    Result<Labyrinth> rows(Size size) {
        BitGrid rooms(size);
        for (int row = 0; row < size.rows; ++row) {
            if (lines_.at_end()) return too_few(row, size);
            const std::string_view line = lines_.next();
            if (auto bad = check_length(line, size)) return std::unexpected(*bad);
            for (std::size_t i = 0; i < line.size(); ++i) {
                const std::optional<bool> room = is_passable(line[i]);
                if (!room)
                    return fail({tr("found {0}, expected one of . G S @ O T W"), shown(line[i])}, lines_.number(),
                                column_of(i));
                if (*room) rooms.set({row, static_cast<int>(i)});
            }
        }
        if (!lines_.only_blank_left())
            return fail({tr("found text after row {0}; the height is {1}"), size.rows - 1, size.rows},
                        lines_.number() + 1, 1);
        const std::size_t count = rooms.count();
        if (count == 0) return fail(tr("the map has no rooms, expected at least one '.'"), lines_.number(), 1);
        Labyrinth out = all_joined(std::move(rooms));
        if (count == size.area()) out.rooms = {};
        opposite_corners(out);
        return out;
    }

    Lines lines_;
};

}  // namespace

bool looks_like_map(std::string_view text) {
    return text::without_mark(text).starts_with("type ");
}

Result<Labyrinth> parse_map(std::string_view text) {
    return MapReader(text::without_mark(text)).read();
}

}  // namespace ariadne::labyrinth
