#include "worlds/rush/slide_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "text/characters.h"

namespace ariadne::rush {

namespace {

// Where among the vehicles each letter is.
class Places {
  public:
    explicit Places(const Board& board) {
        places_.fill(nobody);
        for (std::size_t i = 0; i < board.vehicles.size(); ++i)
            places_[static_cast<unsigned char>(board.vehicles[i].name)] = static_cast<std::uint8_t>(i);
    }

    // Nothing: it is no slide.
    std::optional<Slide> slide_of(std::string_view word) const {
        if (!begins_well(word)) return std::nullopt;
        int far = 0;
        for (std::size_t i = 2; i < word.size(); ++i) {
            if (!text::is_digit(word[i])) return std::nullopt;
            far = std::min(far * 10 + (word[i] - '0'), most_side);
        }
        const std::uint8_t vehicle = places_[static_cast<unsigned char>(word[0])];
        if (vehicle == nobody || far == 0 || far == most_side) return std::nullopt;
        return Slide{vehicle, static_cast<std::int8_t>(word[1] == '-' ? -far : far)};
    }
    static bool begins_well(std::string_view word) { return word.size() >= 3 && (word[1] == '+' || word[1] == '-'); }

  private:
    static constexpr std::uint8_t nobody = 255;

    std::array<std::uint8_t, 256> places_;
};

// Of a word that is no slide.
Phrase what_is_wrong(const Board& board, std::string_view word) {
    if (!Places::begins_well(word))
        return tr("found '{0}', expected a vehicle, + or -, and a number of cells, such as B+2");
    if (board.vehicle_called(word.front()) == board.vehicles.size())
        return tr("found '{0}', expected a vehicle of the board");
    return std::ranges::all_of(word.substr(2), text::is_digit) ? tr("found '{0}', expected 1 to 15 steps")
                                                               : tr("found '{0}', expected a number after + or -");
}

}  // namespace

// By hand: a batch writes millions of them.
worlds::Word write_slide(const Board& board, Slide slide) {
    static_assert(most_side <= 20);
    const char name = board.vehicles[slide.vehicle].name;
    const char sign = slide.by < 0 ? '-' : '+';
    const auto last = static_cast<char>('0' + slide.steps() % 10);
    if (slide.steps() < 10) return std::string_view(std::array{name, sign, last});
    return std::string_view(std::array{name, sign, '1', last});
}

std::vector<worlds::Word> write_slides(const Board& board, const std::vector<Slide>& slides) {
    std::vector<worlds::Word> out;
    out.reserve(slides.size());
    for (const Slide slide : slides) out.push_back(write_slide(board, slide));
    return out;
}

Result<Slide> parse_slide(const Board& board, std::string_view word) {
    if (const std::optional<Slide> slide = Places(board).slide_of(word)) return *slide;
    return fail({what_is_wrong(board, word), text::clipped(word)});
}

Result<std::vector<Slide>> parse_slides(const Board& board, std::span<const worlds::Word> words) {
    const Places places(board);
    std::vector<Slide> out;
    out.reserve(words.size());
    for (const std::string_view word : words) {
        const std::optional<Slide> slide = places.slide_of(word);
        if (!slide) return std::unexpected(parse_slide(board, word).error());
        out.push_back(*slide);
    }
    return out;
}

Result<std::vector<Slide>> parse_slides(const Board& board, std::string_view text) {
    constexpr std::string_view between = " \t\r\n,";
    std::vector<Slide> out;
    for (std::size_t at = text.find_first_not_of(between); at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        const Result<Slide> slide = parse_slide(board, text.substr(at, end - at));
        if (!slide) return std::unexpected(text::at_offset(text, at, slide.error().message));
        out.push_back(*slide);
        at = text.find_first_not_of(between, end);
    }
    return out;
}

}  // namespace ariadne::rush
