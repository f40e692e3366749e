#include "worlds/rush/slide_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "text/characters.h"

namespace ariadne::rush {

namespace {

class SlideReader {
  public:
    explicit SlideReader(const Board& board) {
        vehicles_.fill(nobody);
        for (std::size_t i = 0; i < board.vehicles.size(); ++i)
            vehicles_[static_cast<unsigned char>(board.vehicles[i].name)] = static_cast<std::uint8_t>(i);
    }

    Result<Slide> read(std::string_view word) const {
        const auto wrong = [&](const Phrase& what) { return fail({what, text::clipped(word)}); };
        if (word.size() < 3 || (word[1] != '+' && word[1] != '-'))
            return wrong(tr("found '{0}', expected a vehicle, + or -, and a number of cells, such as B+2"));
        const std::uint8_t vehicle = vehicles_[static_cast<unsigned char>(word.front())];
        if (vehicle == nobody) return wrong(tr("found '{0}', expected a vehicle of the board"));
        int far = 0;
        for (const char c : word.substr(2)) {
            if (!text::is_digit(c)) return wrong(tr("found '{0}', expected a number after + or -"));
            far = std::min(far * 10 + (c - '0'), most_side);
        }
        if (far == 0 || far == most_side) return wrong(tr("found '{0}', expected 1 to 15 steps"));
        return Slide{vehicle, static_cast<std::int8_t>(word[1] == '-' ? -far : far)};
    }

  private:
    static constexpr std::uint8_t nobody = 255;

    std::array<std::uint8_t, 256> vehicles_;  // by name
};

// By hand: a batch writes millions of them.
void append_slide(std::string& out, const Board& board, Slide slide) {
    out += board.vehicles[slide.vehicle].name;
    out += slide.by < 0 ? '-' : '+';
    static_assert(most_side <= 20);
    if (slide.steps() >= 10) out += '1';
    out += static_cast<char>('0' + slide.steps() % 10);
}

}  // namespace

std::string write_slide(const Board& board, Slide slide) {
    std::string out;
    append_slide(out, board, slide);
    return out;
}

std::vector<std::string> write_slides(const Board& board, const std::vector<Slide>& slides) {
    std::vector<std::string> out;
    out.reserve(slides.size());
    for (const Slide slide : slides) append_slide(out.emplace_back(), board, slide);
    return out;
}

Result<Slide> parse_slide(const Board& board, std::string_view word) {
    return SlideReader(board).read(word);
}

Result<std::vector<Slide>> parse_slides(const Board& board, std::span<const std::string> words) {
    const SlideReader reader(board);
    std::vector<Slide> out;
    out.reserve(words.size());
    for (const std::string_view word : words) {
        const Result<Slide> slide = reader.read(word);
        if (!slide) return std::unexpected(slide.error());
        out.push_back(*slide);
    }
    return out;
}

Result<std::vector<Slide>> parse_slides(const Board& board, std::string_view text) {
    constexpr std::string_view between = " \t\r\n,";
    const SlideReader reader(board);
    std::vector<Slide> out;
    for (std::size_t at = text.find_first_not_of(between); at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        const Result<Slide> slide = reader.read(text.substr(at, end - at));
        if (!slide) return std::unexpected(text::at_offset(text, at, slide.error().message));
        out.push_back(*slide);
        at = text.find_first_not_of(between, end);
    }
    return out;
}

}  // namespace ariadne::rush
