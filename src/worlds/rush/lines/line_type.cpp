#include "worlds/rush/lines/line_type.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <mutex>

namespace ariadne::rush::lines {

namespace {

constexpr int least_cells = 4;
constexpr int most_cells = 8;
constexpr std::size_t most_vehicles_in_line = 4;

// Counts through all places of all vehicles and keeps those in which none overlaps or leaves. False: too many.
bool arrange(LineType& type, int cells, std::span<const int> lengths) {
    int all = 1;
    for (std::size_t i = 0; i < lengths.size(); ++i) all *= cells;
    for (int number = 0; number < all; ++number) {
        std::array<std::uint8_t, most_vehicles_in_line> places = {};
        unsigned covered = 0;
        bool fits = true;
        int after = cells;  // where the vehicle that stands behind begins
        int digits = number;
        for (std::size_t i = lengths.size(); i-- > 0; digits /= cells) {
            const int at = digits % cells;
            fits = fits && at + lengths[i] <= after;
            if (!fits) break;
            places[i] = static_cast<std::uint8_t>(at);
            covered |= stretch(at, at + lengths[i]);
            after = at;
        }
        if (!fits) continue;
        if (type.count == LineType::most) return false;
        const auto next = static_cast<std::size_t>(type.count++);
        type.places[next] = places;
        type.covered[next] = static_cast<std::uint8_t>(covered);
    }
    return true;
}

// Two arrangements are one slide apart when one vehicle alone stands elsewhere: those beside it in the line are not in
// its way, for the order never changes. The cells from the one place to the other must be free of all who cross.
void join(LineType& type, std::span<const int> lengths, std::size_t one, std::size_t other) {
    std::size_t moved = 0;
    int differences = 0;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        if (type.places[one][i] == type.places[other][i]) continue;
        moved = i;
        ++differences;
    }
    if (differences != 1) return;
    const auto [low, high] = std::minmax(type.places[one][moved], type.places[other][moved]);
    const unsigned swept = stretch(low, high + lengths[moved]);
    for (unsigned taken = 0; taken < 256; ++taken) {
        if ((taken & swept) != 0) continue;
        type.next[one][taken] |= static_cast<std::uint8_t>(1U << other);
        if (high - low == 1) type.step[one][taken] |= static_cast<std::uint8_t>(1U << other);
    }
}

std::unique_ptr<const LineType> make(int cells, std::span<const int> lengths) {
    auto type = std::make_unique<LineType>();
    type->vehicles = static_cast<int>(lengths.size());
    if (!arrange(*type, cells, lengths) || type->count == 0) return nullptr;
    for (std::size_t one = 0; one < static_cast<std::size_t>(type->count); ++one)
        for (std::size_t other = 0; other < static_cast<std::size_t>(type->count); ++other)
            join(*type, lengths, one, other);
    return type;
}

// A one, and after it a zero a car and a one a truck.
std::size_t code_of(std::span<const int> lengths) {
    std::size_t code = 1;
    for (const int length : lengths) code = 2 * code + (length == 3 ? 1U : 0U);
    return code;
}

// Made when it is first asked for.
struct Entry {
    std::once_flag once;
    std::unique_ptr<const LineType> type;
};

}  // namespace

const LineType* line_type(int cells, std::span<const int> lengths) {
    static std::array<std::array<Entry, 32>, most_cells - least_cells + 1> entries;  // by cells and code
    if (cells < least_cells || cells > most_cells || lengths.size() < 2 || lengths.size() > most_vehicles_in_line)
        return nullptr;
    Entry& entry = entries[static_cast<std::size_t>(cells - least_cells)][code_of(lengths)];
    std::call_once(entry.once, [&] { entry.type = make(cells, lengths); });
    return entry.type.get();
}

}  // namespace ariadne::rush::lines
