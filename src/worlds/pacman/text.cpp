#include "worlds/pacman/text.h"

#include <array>
#include <optional>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/lines.h"
#include "text/numbers.h"
#include "worlds/formats.h"
#include "worlds/pacman/draft.h"

namespace ariadne::pacman {

namespace {

using text::without_mark;

struct Wanted {
    Claim& claim;
    std::string_view label;
    Phrase what;
};

// Reads "4,3" or "1,2,10": exactly the numbers wanted, with commas between them and blanks round them.
class NumberLine {
  public:
    NumberLine(std::string_view text, std::string_view line, std::size_t offset, std::string_view example)
        : text_(text), line_(line), offset_(offset), example_(example) {}

    std::optional<Error> read(std::span<const Wanted> wanted) {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            skip_blanks();
            if (i > 0) {
                if (at_ == line_.size() || line_[at_] != ',')
                    return found({tr("',' and {0}, as in {1}"), wanted[i].what, example_});
                ++at_;
                skip_blanks();
            }
            const text::Number number = text::read_number(line_.substr(at_), largest_energy);
            if (number.length == 0) return found({tr("{0}, as in {1}"), wanted[i].what, example_});
            wanted[i].claim = {number.value, number.past_most, line_.substr(at_, number.length), offset_ + at_,
                               "",           wanted[i].label};
            at_ += number.length;
        }
        skip_blanks();
        if (at_ != line_.size()) return found({tr("{0}, as in {1}"), tr("the end of the line"), example_});
        return std::nullopt;
    }

  private:
    void skip_blanks() {
        while (at_ < line_.size() && text::is_blank(line_[at_])) ++at_;
    }

    Error found(const Message& expected) const {
        const Message what = at_ == line_.size() ? Message(tr("the end of the line")) : text::shown(line_[at_]);
        return at_offset(text_, offset_ + at_, {tr("found {0}, expected {1}"), what, expected});
    }

    std::string_view text_;
    std::string_view line_;
    std::size_t offset_;
    std::string_view example_;
    std::size_t at_ = 0;
};

bool is_json(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

}  // namespace

Result<Draft> draft_of_commas(std::string_view text) {
    Draft draft;
    draft.text = text;
    draft.width_name = "M";
    draft.height_name = "N";
    text::Lines lines(text);
    if (lines.only_blank_left())
        return fail({tr("the file is empty, expected {0}"), tr("a width and a height, as in 4,3")}, 1, 1);

    struct Head {
        std::string_view example;
        std::vector<Wanted> wanted;
        Result<void> (*check)(const Draft&);
    };
    const std::array<Head, 3> heads = {
        Head{"4,3", {{draft.width, "M=", tr("a width")}, {draft.height, "N=", tr("a height")}}, check_size},
        Head{"1,2,10",
             {{draft.start_x, "x0=", tr("the column of the start")},
              {draft.start_y, "y0=", tr("the row of the start")},
              {draft.energy, "e=", tr("an energy")}},
             check_start},
        Head{"4,3",
             {{draft.goal_x, "x1=", tr("the column of the goal")}, {draft.goal_y, "y1=", tr("the row of the goal")}},
             check_goal},
    };
    for (const Head& head : heads) {
        const std::size_t offset = lines.bytes_taken();
        if (auto bad = NumberLine(text, lines.next(), offset, head.example).read(head.wanted))
            return std::unexpected(*bad);
        if (const auto checked = head.check(draft); !checked) return std::unexpected(checked.error());
    }
    // Of what follows the rows, the first that is not empty is enough to refuse the file.
    const auto height = static_cast<std::size_t>(draft.height.value);
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    while (lines.bytes_taken() <= last && draft.rows.size() <= height) {
        const std::size_t offset = lines.bytes_taken();
        const std::string_view line = lines.next();
        if (draft.rows.size() < height || !line.empty()) draft.rows.push_back({line, offset});
    }
    draft.end = lines.bytes_taken();
    return draft;
}

Result<Parsed> parse(std::string_view text, bool strict) {
    text = without_mark(text);
    const auto draft = is_json(text) ? draft_of_json(text) : draft_of_commas(text);
    if (!draft) return std::unexpected(draft.error());
    return build(*draft, strict);
}

Error at_cell(std::string_view text, Cell cell, Message message) {
    text = without_mark(text);
    const bool json = is_json(text);
    const auto draft = json ? draft_of_json(text) : draft_of_commas(text);
    if (!draft || static_cast<std::size_t>(cell.row) >= draft->rows.size()) return {std::move(message)};
    const Row& row = draft->rows[static_cast<std::size_t>(cell.row)];
    if (json) message = of_key(fmt::format("PLAN[{}]", cell.row), std::move(message));
    return at_offset(text, row.place(cell_offset(row.text, cell.col)), std::move(message));
}

namespace {

void append_row(const Map& map, int row, std::string& out) {
    for (int col = 0; col < map.size.cols; ++col) {
        if (col > 0) out += ',';
        out += write(map.at({row, col}));
    }
}

}  // namespace

Result<void> write(const Map& map, Budget& budget, const render::Sink& sink) {
    const Point start = to_point(map.start);
    const Point goal = to_point(map.goal);
    render::Pieces pieces(budget, sink);
    pieces.text() = fmt::format("{},{}\n{},{},{}\n{},{}\n", map.size.cols, map.size.rows, start.x, start.y, map.energy,
                                goal.x, goal.y);
    for (int row = 0; row < map.size.rows && pieces.next(); ++row) {
        append_row(map, row, pieces.text());
        pieces.text() += '\n';
    }
    return pieces.finish(worlds::text_ready);
}

std::string write(const Map& map) {
    return worlds::written<Map>(write, map);
}

Result<void> write_json(const Map& map, Budget& budget, const render::Sink& sink) {
    const Point start = to_point(map.start);
    const Point goal = to_point(map.goal);
    render::Pieces pieces(budget, sink);
    std::string& text = pieces.text();
    text = fmt::format(
        "{{\n  \"SIRKA\": {},\n  \"VYSKA\": {},\n  \"START\": {{ \"X\": {}, \"Y\": {}, \"E\": {} }},\n"
        "  \"CIL\": {{ \"X\": {}, \"Y\": {} }},\n  \"PLAN\": [\n",
        map.size.cols, map.size.rows, start.x, start.y, map.energy, goal.x, goal.y);
    for (int row = 0; row < map.size.rows && pieces.next(); ++row) {
        text += "    \"";
        append_row(map, row, text);
        text += row + 1 < map.size.rows ? "\",\n" : "\"\n";
    }
    text += "  ]\n}\n";
    return pieces.finish(worlds::text_ready);
}

}  // namespace ariadne::pacman
