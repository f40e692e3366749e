#include <array>
#include <optional>
#include <span>

#include <fmt/format.h>

#include "text/json_scanner.h"
#include "text/numbers.h"
#include "worlds/pacman/draft.h"

namespace ariadne::pacman {

namespace {

class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : scanner_(text) {
        draft_.text = text;
        draft_.width_name = "SIRKA";
        draft_.height_name = "VYSKA";
        draft_.keyed = true;
    }

    Result<Draft> read() {
        const std::array<Member, 5> members = {
            Member{"SIRKA", [this] { return number(draft_.width, "SIRKA"); }},
            Member{"VYSKA", [this] { return number(draft_.height, "VYSKA"); }},
            Member{"START",
                   [this] {
                       const std::array<Member, 3> inner = {
                           Member{"X", [this] { return number(draft_.start_x, "START.X"); }},
                           Member{"Y", [this] { return number(draft_.start_y, "START.Y"); }},
                           Member{"E", [this] { return number(draft_.energy, "START.E"); }}};
                       return object(inner, "START", "X, Y, E");
                   }},
            Member{"CIL",
                   [this] {
                       const std::array<Member, 2> inner = {
                           Member{"X", [this] { return number(draft_.goal_x, "CIL.X"); }},
                           Member{"Y", [this] { return number(draft_.goal_y, "CIL.Y"); }}};
                       return object(inner, "CIL", "X, Y");
                   }},
            Member{"PLAN", [this] { return plan(); }}};
        if (auto bad = object(members, "", "SIRKA, VYSKA, START, CIL, PLAN")) return std::unexpected(*bad);
        if (auto end = scanner_.end(); !end) return std::unexpected(end.error());
        return std::move(draft_);
    }

  private:
    using Fault = std::optional<Error>;
    using Member = text::JsonMember;

    Fault object(std::span<const Member> members, std::string_view path, std::string_view names) {
        return text::read_object(scanner_, members, path, names);
    }

    Fault number(Claim& claim, std::string_view key) {
        const auto literal = scanner_.whole_number(key, tr("a whole number"));
        if (!literal) return literal.error();
        const text::Number number = text::read_number(literal->text, largest_energy);
        claim = {number.value, number.past_most, literal->text, literal->offset, key, ""};
        return std::nullopt;
    }

    Fault plan() {
        constexpr std::string_view key = "PLAN";
        if (auto open = scanner_.expect('[', key, tr("'[' and a string for each row")); !open) return open.error();
        while (scanner_.peek() != ']') {
            if (!draft_.rows.empty()) {
                if (auto comma = scanner_.expect(',', key, tr("',' or ']' after a row")); !comma) return comma.error();
            }
            auto row = scanner_.string(fmt::format("PLAN[{}]", draft_.rows.size()), tr("a row such as \"V,J3,Z\""));
            if (!row) return row.error();
            draft_.decoded.push_back(std::move(row->text));
            draft_.rows.push_back({draft_.decoded.back(), row->offset, std::move(row->offsets_of)});
        }
        draft_.end = scanner_.offset();
        scanner_.take(']');
        return std::nullopt;
    }

    text::JsonScanner scanner_;
    Draft draft_;
};

}  // namespace

Result<Draft> draft_of_json(std::string_view text) {
    return JsonReader(text).read();
}

}  // namespace ariadne::pacman
