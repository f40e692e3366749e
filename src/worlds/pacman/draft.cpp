#include "worlds/pacman/draft.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "text/numbers.h"

namespace ariadne::pacman {

namespace {

constexpr std::string_view letters = "VJZB";  // in the order of Kind

std::optional<Tile> read_cell(std::string_view cell) {
    if (cell.empty() || cell.size() > 2) return std::nullopt;
    const std::size_t letter = letters.find(cell[0]);
    if (letter == std::string_view::npos) return std::nullopt;
    const auto kind = static_cast<Kind>(letter);
    if (cell.size() == 1) return kind == Kind::food ? std::nullopt : std::optional(Tile{kind, 0});
    if (kind == Kind::empty || cell[1] < '1' || cell[1] > '9') return std::nullopt;
    return Tile{kind, static_cast<std::uint8_t>(cell[1] - '0')};
}

std::string_view expected_for(std::string_view cell) {
    constexpr std::array<std::string_view, 4> forms = {"V alone for an empty cell", "J1 to J9", "Z or Z1 to Z9",
                                                       "B or B1 to B9"};
    const std::size_t letter = cell.empty() ? std::string_view::npos : letters.find(cell[0]);
    return letter < forms.size() ? forms[letter] : "V, J1 to J9, Z, Z1 to Z9, B or B1 to B9";
}

// What is wrong with a row, and at which of its bytes.
struct RowFault {
    std::size_t at = 0;
    std::string message;
};

// A cell that is none: named whole where it can be printed, else by its first odd byte.
RowFault unknown_cell(std::string_view cell, std::size_t at) {
    const auto printable = [](char c) { return c >= 0x20 && c < 0x7f; };
    const auto odd = static_cast<std::size_t>(std::find_if_not(cell.begin(), cell.end(), printable) - cell.begin());
    const std::string what = cell.empty()        ? "no cell"
                             : odd < cell.size() ? text::shown(cell[odd])
                                                 : fmt::format("'{}'", text::clipped(cell));
    return {at + (odd < cell.size() ? odd : 0), fmt::format("found {}, expected {}", what, expected_for(cell))};
}

std::unexpected<Error> refuse(const Draft& draft, std::size_t offset, std::string message) {
    return std::unexpected(at_offset(draft.text, offset, std::move(message)));
}

Result<void> in_range(const Draft& draft, const Claim& claim, std::int64_t most, std::string_view what) {
    if (!claim.past_most && claim.value >= 1 && claim.value <= most) return {};
    return refuse(draft, claim.offset,
                  fmt::format("{}found {}{}, expected {} from 1 to {}", claim.key, claim.label,
                              text::clipped(claim.written), what, most));
}

// Of the width or the height past what the contest allows.
std::optional<Error> too_wide(const Draft& draft, const Claim& claim) {
    if (claim.value <= largest_by_the_rules) return std::nullopt;
    return at_offset(draft.text, claim.offset,
                     fmt::format("{}found {}{}, expected at most {} as the contest's rules ask", claim.key, claim.label,
                                 claim.value, largest_by_the_rules));
}

class Builder {
  public:
    explicit Builder(const Draft& draft) : draft_(draft) {
        map_.size = {static_cast<int>(draft.height.value), static_cast<int>(draft.width.value)};
        map_.start = to_cell({static_cast<int>(draft.start_x.value), static_cast<int>(draft.start_y.value)});
        map_.goal = to_cell({static_cast<int>(draft.goal_x.value), static_cast<int>(draft.goal_y.value)});
        map_.energy = draft.energy.value;
    }

    Result<Map> read() {
        // The file may claim anything: no more is set aside than it can hold.
        map_.tiles.reserve(std::min(map_.size.area(), draft_.text.size()));
        const auto height = static_cast<std::size_t>(map_.size.rows);
        for (std::size_t i = 0; i < std::min(height, draft_.rows.size()); ++i) {
            if (errors_.full()) break;
            read_row(i);
            for (const auto& [cell, name] : {std::pair(map_.start, "start"), std::pair(map_.goal, "goal")})
                if (cell.row == static_cast<int>(i) && map_.at(cell) != Tile{}) occupied(draft_.rows[i], cell, name);
        }
        if (draft_.rows.size() < height) too_few(height);
        if (draft_.rows.size() > height) too_many(height);
        if (!errors_.none()) return errors_.told();
        return std::move(map_);
    }

  private:
    void add(std::size_t offset, std::string message) {
        if (!errors_.full()) errors_.add(at_offset(draft_.text, offset, std::move(message)));
    }

    // The tiles of a row such as "V,J3, Z". Where a cell is none, an empty one stands in for it.
    void read_row(std::size_t number) {
        const Row& place = draft_.rows[number];
        const std::string_view row = place.text;
        int count = 0;
        std::size_t from = 0;
        std::size_t surplus = row.size();  // where the first cell too many begins
        const bool blank = text::trimmed(row).empty();
        while (!blank && from <= row.size() && !errors_.full()) {
            const std::size_t comma = std::min(row.find(',', from), row.size());
            const std::string_view cell = text::trimmed(row.substr(from, comma - from));
            const auto at = cell.empty() ? from : static_cast<std::size_t>(cell.data() - row.data());
            if (count == map_.size.cols) surplus = at;
            if (count < map_.size.cols) {
                const std::optional<Tile> tile = read_cell(cell);
                if (!tile) {
                    const RowFault fault = unknown_cell(cell, at);
                    add(place.place(fault.at), key(number) + fault.message);
                }
                map_.tiles.push_back(tile.value_or(Tile{}));
            }
            ++count;
            from = comma + 1;
        }
        if (count == map_.size.cols) return;
        add(place.place(surplus), fmt::format("{}found a row of {} {}, expected {} as {} says", key(number), count,
                                              count == 1 ? "cell" : "cells", map_.size.cols, draft_.width_name));
        map_.tiles.resize((number + 1) * static_cast<std::size_t>(map_.size.cols));
    }

    std::string key(std::size_t row) const { return draft_.keyed ? fmt::format("key PLAN[{}]: ", row) : std::string(); }

    void occupied(const Row& row, Cell cell, std::string_view name) {
        const Point p = to_point(cell);
        add(row.place(cell_offset(row.text, cell.col)),
            fmt::format("{}found {} on the {} ({},{}), expected an empty cell V",
                        key(static_cast<std::size_t>(cell.row)), write(map_.at(cell)), name, p.x, p.y));
    }

    void too_few(std::size_t height) {
        add(draft_.end,
            fmt::format("{}found the end of the {} after {} {}, expected {} as {} says",
                        draft_.keyed ? "key PLAN: " : "", draft_.keyed ? "array" : "file", draft_.rows.size(),
                        draft_.rows.size() == 1 ? "row" : "rows", height, draft_.height_name));
    }

    void too_many(std::size_t height) {
        const Row& row = draft_.rows[height];
        const std::size_t first = std::min(row.text.find_first_not_of(" \t"), row.text.size());
        add(row.place(first), fmt::format("{}found text after row {}, expected {} {} as {} says", key(height), height,
                                          height, height == 1 ? "row" : "rows", draft_.height_name));
    }

    const Draft& draft_;
    Map map_;
    Errors errors_;
};

}  // namespace

Result<void> check_size(const Draft& draft) {
    if (auto checked = in_range(draft, draft.width, largest_side, "a width"); !checked) return checked;
    return in_range(draft, draft.height, largest_side, "a height");
}

Result<void> check_start(const Draft& draft) {
    if (auto checked = in_range(draft, draft.start_x, draft.width.value, "a column"); !checked) return checked;
    if (auto checked = in_range(draft, draft.start_y, draft.height.value, "a row"); !checked) return checked;
    return in_range(draft, draft.energy, largest_energy, "an energy");
}

Result<void> check_goal(const Draft& draft) {
    if (auto checked = in_range(draft, draft.goal_x, draft.width.value, "a column"); !checked) return checked;
    if (auto checked = in_range(draft, draft.goal_y, draft.height.value, "a row"); !checked) return checked;
    if (draft.start_x.value != draft.goal_x.value || draft.start_y.value != draft.goal_y.value) return {};
    return refuse(draft, draft.goal_x.offset,
                  fmt::format("{}found the goal on the start ({},{}), expected another cell",
                              draft.keyed ? "key CIL: " : "", draft.goal_x.value, draft.goal_y.value));
}

Result<Parsed> build(const Draft& draft, bool strict) {
    for (const auto check : {check_size, check_start, check_goal})
        if (const auto checked = check(draft); !checked) return std::unexpected(checked.error());
    Parsed parsed;
    for (const Claim* claim : {&draft.width, &draft.height}) {
        const auto warning = too_wide(draft, *claim);
        if (!warning) continue;
        if (strict) return std::unexpected(*warning);
        parsed.warnings.push_back(warning->message);
    }
    auto map = Builder(draft).read();
    if (!map) return std::unexpected(map.error());
    parsed.map = std::move(*map);
    return parsed;
}

std::size_t cell_offset(std::string_view row, int col) {
    std::size_t from = 0;
    for (int i = 0; i < col; ++i) from = row.find(',', from) + 1;
    return std::min(row.find_first_not_of(" \t", from), row.size());
}

std::string write(Tile tile) {
    std::string text(1, letters[static_cast<std::size_t>(tile.kind)]);
    if (tile.value > 0) text += static_cast<char>('0' + tile.value);
    return text;
}

}  // namespace ariadne::pacman
