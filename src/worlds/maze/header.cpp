#include "worlds/maze/header.h"

#include <optional>
#include <string>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/numbers.h"
#include "worlds/maze/text.h"

namespace ariadne::maze {

using text::column_of;
using text::is_blank;
using text::shown;

namespace {

constexpr std::array<std::int64_t, 3> largest = {largest_side, largest_side, largest_life};

constexpr char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

class Reader {
  public:
    explicit Reader(std::string_view line) : line_(line) {}

    Result<Header> read() {
        Header header;
        for (int seen = 0; seen < 3; ++seen) {
            skip_blanks();
            if (seen > 0) {
                if (at_end()) return missing(header);
                if (line_[at_] != ',') return found("',' before the next parameter");
                ++at_;
                skip_blanks();
            }
            if (at_end()) return missing(header);
            if (auto bad = parameter(header)) return std::unexpected(*bad);
        }
        skip_blanks();
        if (!at_end()) return found("the end of the line after three parameters");
        return header;
    }

  private:
    bool at_end() const { return at_ == line_.size(); }
    void skip_blanks() {
        while (!at_end() && is_blank(line_[at_])) ++at_;
    }

    std::unexpected<Error> found(std::string_view expected) const {
        const std::string what = at_end() ? "the end of the line" : shown(line_[at_]);
        return fail(fmt::format("found {}, expected {}", what, expected), 1, column_of(at_));
    }

    std::unexpected<Error> missing(const Header& header) const {
        std::string letters;
        for (std::size_t i = 0; i < 3; ++i) {
            if (header.fields[i].column != 0) continue;
            if (!letters.empty()) letters += " and ";
            letters += header_letters[i];
        }
        if (letters == "N and M and P") return found("a header such as N=4, M=11, P=8");
        return found(fmt::format("{} too, as in N=4, M=11, P=8", letters));
    }

    std::optional<Error> parameter(Header& header) {
        const std::size_t which = header_letters.find(upper(line_[at_]));
        if (which == std::string_view::npos) return found("a header such as N=4, M=11, P=8").error();
        const char letter = header_letters[which];
        if (header.fields[which].column != 0) return found(fmt::format("{} only once", letter)).error();
        ++at_;
        skip_blanks();
        if (at_end() || line_[at_] != '=') return found(fmt::format("'=' after {}", letter)).error();
        ++at_;
        skip_blanks();
        return number(letter, largest[which], header.fields[which]);
    }

    std::optional<Error> number(char letter, std::int64_t most, Header::Field& field) {
        const text::Number read = text::read_number(line_.substr(at_), most);
        if (read.length == 0) return found(fmt::format("a number from 1 to {} for {}", most, letter)).error();
        field = {read.value, column_of(at_)};
        const std::string_view written = line_.substr(at_, read.length);
        at_ += read.length;
        if (read.past_most || read.value < 1) {
            return Error{
                fmt::format("found {}={}, expected a number from 1 to {}", letter, text::clipped(written), most), 1,
                field.column};
        }
        return std::nullopt;
    }

    std::string_view line_;
    std::size_t at_ = 0;
};

}  // namespace

Result<Header> parse_header(std::string_view line) {
    return Reader(line).read();
}

}  // namespace ariadne::maze
