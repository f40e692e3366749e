#include "worlds/rush/slide_text.h"

#include <algorithm>

#include "text/numbers.h"

namespace ariadne::rush {

// By hand: a batch writes millions of them.
std::string write_slide(const Board& board, Slide slide) {
    std::string out(1, board.vehicles[slide.vehicle].name);
    out += slide.by < 0 ? '-' : '+';
    static_assert(most_side <= 20);
    if (slide.steps() >= 10) out += '1';
    return out += static_cast<char>('0' + slide.steps() % 10);
}

std::vector<std::string> write_slides(const Board& board, const std::vector<Slide>& slides) {
    std::vector<std::string> out;
    out.reserve(slides.size());
    for (const Slide slide : slides) out.push_back(write_slide(board, slide));
    return out;
}

Result<Slide> parse_slide(const Board& board, std::string_view word) {
    const auto wrong = [&](const Phrase& what) { return fail({what, text::clipped(word)}); };
    if (word.size() < 3 || (word[1] != '+' && word[1] != '-'))
        return wrong(tr("found '{0}', expected a vehicle, + or -, and a number of cells, such as B+2"));
    const auto vehicle = std::ranges::find(board.vehicles, word.front(), &Vehicle::name);
    if (vehicle == board.vehicles.end()) return wrong(tr("found '{0}', expected a vehicle of the board"));
    const text::Number far = text::read_number(word.substr(2), most_side);
    if (word[2] == '-' || far.length + 2 != word.size())
        return wrong(tr("found '{0}', expected a number after + or -"));
    if (far.value == 0 || far.past_most || far.value >= most_side)
        return wrong(tr("found '{0}', expected 1 to 15 steps"));
    const auto by = static_cast<std::int8_t>(word[1] == '-' ? -far.value : far.value);
    return Slide{static_cast<std::uint8_t>(vehicle - board.vehicles.begin()), by};
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
