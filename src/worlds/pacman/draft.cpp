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

Phrase expected_for(std::string_view cell) {
    constexpr std::array forms = {tr("V without a number"), tr("J1 to J9"), tr("Z or Z1 to Z9"), tr("B or B1 to B9")};
    const std::size_t letter = cell.empty() ? std::string_view::npos : letters.find(cell[0]);
    return letter < forms.size() ? forms[letter] : tr("V, J1 to J9, Z, Z1 to Z9, B or B1 to B9");
}

// What is wrong with a row, and at which of its bytes.
struct RowFault {
    std::size_t at = 0;
    Message message;
};

// A cell that is none: named whole where it can be printed, else by its first odd byte.
RowFault unknown_cell(std::string_view cell, std::size_t at) {
    const auto printable = [](char c) { return c >= 0x20 && c < 0x7f; };
    const auto odd = static_cast<std::size_t>(std::find_if_not(cell.begin(), cell.end(), printable) - cell.begin());
    const Message what = cell.empty()        ? Message(tr("nothing"))
                         : odd < cell.size() ? text::shown(cell[odd])
                                             : Message::plain(fmt::format("'{}'", text::clipped(cell)));
    return {at + (odd < cell.size() ? odd : 0), {tr("found {0}, expected {1}"), what, expected_for(cell)}};
}

std::unexpected<Error> refuse(const Draft& draft, std::size_t offset, Message message) {
    return std::unexpected(at_offset(draft.text, offset, std::move(message)));
}

Result<void> in_range(const Draft& draft, const Claim& claim, std::int64_t most, const Phrase& what) {
    if (!claim.past_most && claim.value >= 1 && claim.value <= most) return {};
    const std::string found = fmt::format("{}{}", claim.label, text::clipped(claim.written));
    return refuse(draft, claim.offset,
                  of_key(claim.key, {tr("found {0}, expected {1} from 1 to {2}"), found, what, most}));
}

// Of the width or the height past what the contest allows.
std::optional<Error> too_wide(const Draft& draft, const Claim& claim) {
    if (claim.value <= largest_by_the_rules) return std::nullopt;
    const std::string found = fmt::format("{}{}", claim.label, claim.value);
    return at_offset(
        draft.text, claim.offset,
        of_key(claim.key, {tr("{0} is above {1}, the maximum in the contest rules"), found, largest_by_the_rules}));
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
            for (const auto& [cell, found] :
                 {std::pair(map_.start, tr("found {0} at the start ({1},{2}), expected an empty cell V")),
                  std::pair(map_.goal, tr("found {0} at the goal ({1},{2}), expected an empty cell V"))})
                if (cell.row == static_cast<int>(i) && map_.at(cell) != Tile{}) occupied(draft_.rows[i], cell, found);
        }
        if (draft_.rows.size() < height) too_few(height);
        if (draft_.rows.size() > height) too_many(height);
        if (!errors_.none()) return errors_.told();
        return std::move(map_);
    }

  private:
    void add(std::size_t offset, Message message) {
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
                    add(place.place(fault.at), of_row(number, fault.message));
                }
                map_.tiles.push_back(tile.value_or(Tile{}));
            }
            ++count;
            from = comma + 1;
        }
        if (count == map_.size.cols) return;
        add(place.place(surplus), of_row(number, {tr_n("row {1} has {0} cell; {2}={3} asks for {3}",
                                                       "row {1} has {0} cells; {2}={3} asks for {3}"),
                                                  count, number + 1, draft_.width_name, map_.size.cols}));
        map_.tiles.resize((number + 1) * static_cast<std::size_t>(map_.size.cols));
    }

    Message of_row(std::size_t row, Message message) const {
        return draft_.keyed ? of_key(fmt::format("PLAN[{}]", row), std::move(message)) : message;
    }

    void occupied(const Row& row, Cell cell, const Phrase& found) {
        const Point p = to_point(cell);
        add(row.place(cell_offset(row.text, cell.col)),
            of_row(static_cast<std::size_t>(cell.row), {found, write(map_.at(cell)), p.x, p.y}));
    }

    void too_few(std::size_t height) {
        const Phrase ends = draft_.keyed ? tr_n("the array ends after {0} row; {1}={2} asks for {2}",
                                                "the array ends after {0} rows; {1}={2} asks for {2}")
                                         : tr_n("the file ends after {0} row; {1}={2} asks for {2}",
                                                "the file ends after {0} rows; {1}={2} asks for {2}");
        add(draft_.end, of_key(draft_.keyed ? "PLAN" : "", {ends, draft_.rows.size(), draft_.height_name, height}));
    }

    void too_many(std::size_t height) {
        const Row& row = draft_.rows[height];
        const std::size_t first = std::min(row.text.find_first_not_of(" \t"), row.text.size());
        add(row.place(first), of_row(height, {tr_n("found text after row {0}; {1}={0} asks for {0} row",
                                                   "found text after row {0}; {1}={0} asks for {0} rows"),
                                              height, draft_.height_name}));
    }

    const Draft& draft_;
    Map map_;
    Errors errors_;
};

}  // namespace

Result<void> check_size(const Draft& draft) {
    if (auto checked = in_range(draft, draft.width, largest_side, tr("a width")); !checked) return checked;
    return in_range(draft, draft.height, largest_side, tr("a height"));
}

Result<void> check_start(const Draft& draft) {
    if (auto checked = in_range(draft, draft.start_x, draft.width.value, tr("a column")); !checked) return checked;
    if (auto checked = in_range(draft, draft.start_y, draft.height.value, tr("a row")); !checked) return checked;
    return in_range(draft, draft.energy, largest_energy, tr("an energy"));
}

Result<void> check_goal(const Draft& draft) {
    if (auto checked = in_range(draft, draft.goal_x, draft.width.value, tr("a column")); !checked) return checked;
    if (auto checked = in_range(draft, draft.goal_y, draft.height.value, tr("a row")); !checked) return checked;
    if (draft.start_x.value != draft.goal_x.value || draft.start_y.value != draft.goal_y.value) return {};
    return refuse(draft, draft.goal_x.offset,
                  of_key(draft.keyed ? "CIL" : "", {tr("start and goal are both at ({0},{1}), expected two cells"),
                                                    draft.goal_x.value, draft.goal_y.value}));
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
