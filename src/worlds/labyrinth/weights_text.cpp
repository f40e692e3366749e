#include "worlds/labyrinth/weights_text.h"

#include <charconv>
#include <iterator>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/numbers.h"

namespace ariadne::labyrinth {

namespace {

using text::is_blank;

class Reader {
  public:
    explicit Reader(std::string_view line) : line_(line) {}

    void skip_blanks() {
        while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
    }
    bool at_end() const { return at_ == line_.size(); }
    std::size_t offset() const { return at_; }

    Fault found(std::string_view expected) const {
        const std::string what = at_end() ? "the end of the line" : text::shown(line_[at_]);
        return {fmt::format("found {}, expected {}", what, expected), at_};
    }

    bool take(char sign) {
        if (at_end() || line_[at_] != sign) return false;
        ++at_;
        return true;
    }

    std::optional<Fault> weight(bool passage, std::string_view where, std::uint32_t& out) {
        if (!passage) {
            if (take('-')) return std::nullopt;
            return found(fmt::format("'-', for there is a wall {}", where));
        }
        const text::Number number = text::read_number(line_.substr(at_), largest_weight);
        if (number.length == 0 || number.past_most || number.value < 1)
            return found(fmt::format("the weight of the passage {}, from 1 to {}", where, largest_weight));
        at_ += number.length;
        out = static_cast<std::uint32_t>(number.value);
        return std::nullopt;
    }

  private:
    std::string_view line_;
    std::size_t at_ = 0;
};

void append(std::uint32_t weight, std::string& out) {
    if (weight == 0) {
        out += '-';
        return;
    }
    char digits[16];
    out.append(digits, std::to_chars(std::begin(digits), std::end(digits), weight).ptr);
}

}  // namespace

std::optional<Fault> read_weights(std::string_view line, int row, Labyrinth& labyrinth) {
    Reader reader(line);
    for (int col = 0; col < labyrinth.size.cols; ++col) {
        const Cell cell{row, col};
        std::uint32_t* out = &labyrinth.weights[2 * labyrinth.size.index(cell)];
        reader.skip_blanks();
        if (reader.at_end()) return reader.found(fmt::format("{} words such as 5/2 or -/3", labyrinth.size.cols));
        if (auto bad = reader.weight(labyrinth.right.get(cell), "to the right", out[0])) return bad;
        if (!reader.take('/')) return reader.found("'/' before the weight of the passage below");
        if (auto bad = reader.weight(labyrinth.down.get(cell), "below", out[1])) return bad;
        const std::size_t end = reader.offset();
        reader.skip_blanks();
        if (!reader.at_end() && reader.offset() == end) return reader.found("a blank between two rooms");
    }
    if (!reader.at_end()) return reader.found(fmt::format("no more than {} words", labyrinth.size.cols));
    return std::nullopt;
}

void append_weights(const Labyrinth& labyrinth, int row, std::string& out) {
    const std::size_t first = 2 * labyrinth.size.index({row, 0});
    const auto cols = static_cast<std::size_t>(labyrinth.size.cols);
    for (std::size_t i = 0; i < cols; ++i) {
        if (i > 0) out += ' ';
        append(labyrinth.weights[first + 2 * i], out);
        out += '/';
        append(labyrinth.weights[first + 2 * i + 1], out);
    }
}

}  // namespace ariadne::labyrinth
