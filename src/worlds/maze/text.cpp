#include "worlds/maze/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/characters.h"
#include "text/lines.h"
#include "text/numbers.h"
#include "worlds/formats.h"

namespace ariadne::maze {

using text::column_of;
using text::is_blank;
using text::Lines;
using text::shown;

namespace {

struct Header {
    struct Field {
        std::int64_t value = 0;
        int column = 0;
    };
    std::array<Field, 3> fields;  // N, M, P

    std::int64_t rows() const { return fields[0].value; }
    std::int64_t cols() const { return fields[1].value; }
    std::int64_t life() const { return fields[2].value; }
};

constexpr std::string_view header_letters = "NMP";
constexpr Phrase a_header = tr("a header such as N=4, M=11, P=8");

constexpr std::array<std::int64_t, 3> largest = {largest_side, largest_side, largest_life};

constexpr char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

// Reads "N=4, M=11, P=8": any case, any order, blanks free. The line has no line end.
class HeaderReader {
  public:
    explicit HeaderReader(std::string_view line) : line_(line) {}

    Result<Header> read() {
        Header header;
        for (int seen = 0; seen < 3; ++seen) {
            skip_blanks();
            if (seen > 0) {
                if (at_end()) return missing(header);
                if (line_[at_] != ',') return found(tr("',' before the next parameter"));
                ++at_;
                skip_blanks();
            }
            if (at_end()) return missing(header);
            if (auto bad = parameter(header)) return std::unexpected(*bad);
        }
        skip_blanks();
        if (!at_end()) return found(tr("the end of the line after N, M and P"));
        return header;
    }

  private:
    bool at_end() const { return at_ == line_.size(); }
    void skip_blanks() {
        while (!at_end() && is_blank(line_[at_])) ++at_;
    }

    std::unexpected<Error> found(const Message& expected) const {
        const Message what = at_end() ? Message(tr("the end of the line")) : shown(line_[at_]);
        return fail({tr("found {0}, expected {1}"), what, expected}, 1, column_of(at_));
    }

    std::unexpected<Error> missing(const Header& header) const {
        std::vector<char> letters;
        for (std::size_t i = 0; i < 3; ++i)
            if (header.fields[i].column == 0) letters.push_back(header_letters[i]);
        if (letters.size() == 3) return found(a_header);
        return fail({tr("the header has no {0}, expected one such as N=4, M=11, P=8"),
                     fmt::format("{}", fmt::join(letters, ", "))},
                    1, column_of(at_));
    }

    std::optional<Error> parameter(Header& header) {
        const std::size_t which = header_letters.find(upper(line_[at_]));
        if (which == std::string_view::npos) return found(a_header).error();
        const char letter = header_letters[which];
        if (header.fields[which].column != 0)
            return Error{{tr("found a second {0}, expected it only once"), letter}, 1, column_of(at_)};
        ++at_;
        skip_blanks();
        if (at_end() || line_[at_] != '=') return found({tr("'=' after {0}"), letter}).error();
        ++at_;
        skip_blanks();
        return number(letter, largest[which], header.fields[which]);
    }

    std::optional<Error> number(char letter, std::int64_t most, Header::Field& field) {
        const text::Number read = text::read_number(line_.substr(at_), most);
        if (read.length == 0) return found({tr("a number from 1 to {0} for {1}"), most, letter}).error();
        field = {read.value, column_of(at_)};
        const std::string_view written = line_.substr(at_, read.length);
        at_ += read.length;
        if (read.past_most || read.value < 1) {
            return Error{{tr("found {0}={1}, expected a number from 1 to {2}"), letter, text::clipped(written), most},
                         1,
                         field.column};
        }
        return std::nullopt;
    }

    std::string_view line_;
    std::size_t at_ = 0;
};

// One bit for each thing a row's characters can be, so that a row is judged by the union of its bits.
struct Letter {
    enum : std::uint8_t { plain = 0, start = 1, end = 2, unknown = 4 };
};

constexpr std::array<std::uint8_t, 256> letter_table() {
    std::array<std::uint8_t, 256> kinds{};
    kinds.fill(Letter::unknown);
    for (int c = '0'; c <= '9'; ++c) kinds[static_cast<std::size_t>(c)] = Letter::plain;
    kinds[static_cast<unsigned char>(wall)] = Letter::plain;
    kinds[static_cast<unsigned char>(treasure)] = Letter::plain;
    kinds[static_cast<unsigned char>(start)] = Letter::start;
    kinds[static_cast<unsigned char>(end)] = Letter::end;
    return kinds;
}

constexpr std::array<std::uint8_t, 256> letters = letter_table();

std::uint8_t letter(char c) {
    return letters[static_cast<unsigned char>(c)];
}

// The place of the one S or E, once it was seen.
struct Seen {
    int line = 0;
    int column = 0;
};

class MapReader {
  public:
    MapReader(const Header& header, Lines lines) : header_(header), lines_(lines) {}

    Result<Map> read() {
        map_.size = {static_cast<int>(header_.rows()), static_cast<int>(header_.cols())};
        map_.life = header_.life();
        // The header may claim anything: no more is set aside than the file can hold.
        map_.cells.reserve(std::min(map_.size.area(), lines_.bytes_left()));
        for (int row = 0; row < map_.size.rows && !errors_.full(); ++row) {
            if (lines_.only_blank_left()) {
                too_few(row);
                return errors_.told();
            }
            const std::string_view line = lines_.next();
            check(line);
            map_.cells.append(line);
        }
        while (!lines_.at_end() && !errors_.full()) {
            const std::string_view line = lines_.next();
            if (!line.empty())
                errors_.add({{tr_n("found text after row {0}; {1}={0} asks for {0} row",
                                   "found text after row {0}; {1}={0} asks for {0} rows"),
                              map_.size.rows, 'N'},
                             lines_.number(),
                             column_of(line.find_first_not_of(" \t"))});
            if (!line.empty()) break;
        }
        if (start_.line == 0) errors_.add({tr("the map has no start S"), 2, 1});
        if (end_.line == 0) errors_.add({tr("the map has no exit E"), 2, 1});
        if (!errors_.none()) return errors_.told();
        return std::move(map_);
    }

  private:
    void too_few(int rows) {
        errors_.add({{tr_n("the file ends after {0} row; {1}={2} asks for {2}",
                           "the file ends after {0} rows; {1}={2} asks for {2}"),
                      rows, 'N', map_.size.rows},
                     lines_.number() + 1,
                     1});
    }

    void check(std::string_view line) {
        const auto cols = static_cast<std::size_t>(map_.size.cols);
        const std::string_view row = line.substr(0, cols);
        unsigned seen = 0;
        for (const char c : row) seen |= letter(c);
        if (seen != Letter::plain) look_closely(row);
        if (line.size() == cols) return;
        const bool shorter = line.size() < cols;
        Message message = {
            tr_n("row {1} has {0} cell; {2}={3} asks for {3}", "row {1} has {0} cells; {2}={3} asks for {3}"),
            line.size(), lines_.number() - 1, 'M', cols};
        if (!shorter && line[cols] == '\r')
            message = {tr("found {0}, expected {1}"), shown('\r'), tr("the end of the line")};
        errors_.add({std::move(message), lines_.number(), column_of(shorter ? line.size() : cols)});
    }

    void look_closely(std::string_view row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::uint8_t what = letter(row[i]);
            if (what == Letter::plain) continue;
            if (what == Letter::unknown) {
                const bool goes_on =
                    (static_cast<unsigned char>(row[i]) & 0xC0U) == 0x80U;  // a letter of several bytes
                if (goes_on && i > 0 && letter(row[i - 1]) == Letter::unknown) continue;
                errors_.add(
                    {{tr("found {0}, expected S, E, T, # or a digit"), shown(row[i])}, lines_.number(), column_of(i)});
                continue;
            }
            Seen& seen = what == Letter::start ? start_ : end_;
            if (seen.line != 0) {
                errors_.add({{what == Letter::start ? tr("found a second start S; the first is at line {0}, column {1}")
                                                    : tr("found a second exit E; the first is at line {0}, column {1}"),
                              seen.line, seen.column},
                             lines_.number(),
                             column_of(i)});
                continue;
            }
            seen.line = lines_.number();
            seen.column = column_of(i);
        }
    }

    const Header& header_;
    Lines lines_;
    Map map_;
    Errors errors_;
    Seen start_;
    Seen end_;
};

}  // namespace

Result<Parsed> parse(std::string_view text, bool strict) {
    Lines lines(text::without_mark(text));
    if (lines.only_blank_left()) return fail({tr("the file is empty, expected {0}"), a_header}, 1, 1);
    const auto header = HeaderReader(lines.next()).read();
    if (!header) return std::unexpected(header.error());

    Parsed parsed;
    for (std::size_t i = 0; i < header_letters.size(); ++i) {
        const Header::Field& field = header->fields[i];
        if (field.value >= least_by_the_rules) continue;
        const Message message = {tr("{0}={1} is below {2}, the minimum in the contest rules"), header_letters[i],
                                 field.value, least_by_the_rules};
        if (strict) return fail(message, 1, field.column);
        parsed.warnings.push_back(message);
    }
    auto map = MapReader(*header, lines).read();
    if (!map) return std::unexpected(map.error());
    parsed.map = std::move(*map);
    return parsed;
}

Result<void> write(const Map& map, Budget& budget, const render::Sink& sink) {
    render::Pieces pieces(budget, sink);
    pieces.text() = fmt::format("N={}, M={}, P={}\n", map.size.rows, map.size.cols, map.life);
    const auto cols = static_cast<std::size_t>(map.size.cols);
    for (std::size_t from = 0; from < map.cells.size() && pieces.next(); from += cols) {
        pieces.text().append(map.cells, from, cols);
        pieces.text() += '\n';
    }
    return pieces.finish(worlds::text_ready);
}

std::string write(const Map& map) {
    return worlds::written<Map>(write, map);
}

}  // namespace ariadne::maze
