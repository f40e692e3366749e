#include "text/points.h"

#include <cstdint>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/numbers.h"

namespace ariadne::text {

namespace {

constexpr std::int64_t largest_coordinate = 1'000'000'000;

class RouteReader {
  public:
    RouteReader(std::string_view text, Size size, const PointForm& form) : text_(text), size_(size), form_(form) {}

    Result<std::vector<Point>> read() {
        std::vector<Point> route;
        skip_space();
        if (at_end())
            return fail({tr("found no points, expected a route such as {0} {1}"), shown_point(1, 2), shown_point(1, 1)},
                        1, 1);
        while (!at_end()) {
            Point point;
            if (auto bad = read_point(point)) return std::unexpected(*bad);
            route.push_back(point);
            skip_space();
            if (!at_end() && text_[at_] == ',') {
                ++at_;
                skip_space();
                if (at_end()) return std::unexpected(found(tr("a point after ','")));
            }
        }
        return route;
    }

  private:
    bool at_end() const { return at_ == text_.size(); }

    void skip_space() {
        while (!at_end() && (is_blank(text_[at_]) || text_[at_] == '\n' || text_.substr(at_).starts_with("\r\n")))
            ++at_;
    }

    Error found(const Message& expected) const {
        const Message what = at_end() ? tr("the end of the text") : shown(text_[at_]);
        return at_offset(text_, at_, {tr("found {0}, expected {1}"), what, expected});
    }

    std::optional<Error> read_point(Point& point) {
        if (auto bad =
                read_sign(form_.open, {tr("'{0}' at the start of a point such as {1}"), form_.open, shown_point(1, 2)}))
            return bad;
        if (auto bad = read_coordinate(point.x)) return bad;
        if (auto bad = read_sign(',', form_.comma)) return bad;
        if (auto bad = read_coordinate(point.y)) return bad;
        return read_sign(form_.close, {tr("'{0}' at the end of a point"), form_.close});
    }

    std::string shown_point(int x, int y) const {
        return fmt::format("{}{},{}{}{}", form_.open, x, form_.gap, y, form_.close);
    }

    std::optional<Error> read_sign(char sign, const Message& expected) {
        skip_space();
        if (at_end() || text_[at_] != sign) return found(expected);
        ++at_;
        return std::nullopt;
    }

    std::optional<Error> read_coordinate(int& coordinate) {
        skip_space();
        const Number number = read_number(text_.substr(at_), largest_coordinate);
        if (number.length == 0) {
            if (!at_end() && text_[at_] == '-') ++at_;
            return found(tr("a number"));
        }
        if (number.past_most)
            return at_offset(text_, at_,
                             {tr("found a number above {0}, expected a coordinate on the map, {1} x {2}"),
                              largest_coordinate, size_.cols, size_.rows});
        at_ += number.length;
        coordinate = static_cast<int>(number.value);
        return std::nullopt;
    }

    std::string_view text_;
    Size size_;
    PointForm form_;
    std::size_t at_ = 0;
};

}  // namespace

std::string write_points(const std::vector<Point>& points, const PointForm& form) {
    fmt::memory_buffer out;
    for (const Point point : points)
        fmt::format_to(std::back_inserter(out), "{}{}{},{}{}{}", out.size() == 0 ? "" : " ", form.open, point.x,
                       form.gap, point.y, form.close);
    return fmt::to_string(out);
}

Result<std::vector<Point>> parse_points(std::string_view text, Size size, const PointForm& form) {
    return RouteReader(without_mark(text), size, form).read();
}

}  // namespace ariadne::text
