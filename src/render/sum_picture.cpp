#include <algorithm>
#include <string>

#include "render/painters.h"
#include "render/text_width.h"

namespace ariadne::render {

namespace {

// The sum above, what it adds up below, each in a corner, beside the thread.
class SumPainter {
  public:
    SumPainter(Drawing& drawing, const Board& board, const Measures& measures, const Theme& theme)
        : drawing_(drawing), board_(board), measures_(measures), theme_(theme) {
        const double wide = measures.room_width() - 2 * inset;
        for (const Sum& sum : board.sums) {
            const double pair = text_width(std::to_string(sum.first), 1) + text_width(std::to_string(sum.second), 1);
            small_ = std::min(small_, (wide - gap) / pair);
            large_ = std::min(large_, wide / 2 / text_width(std::to_string(sum.first + sum.second), 1, true));
        }
        small_ = std::min(small_, measures.room_height() * 0.3);
        large_ = std::min(large_, measures.room_height() * 0.36);
    }

    void paint(const Sum& sum) {
        const Point corner = measures_.at.place({static_cast<double>(sum.at.col), static_cast<double>(sum.at.row)});
        const double left = corner.x + measures_.thickness - measures_.before();
        const double top = corner.y + measures_.thickness - measures_.before();
        const double bottom = top + measures_.room_height() - inset;
        const Style& style = board_.style(sum.at);
        const Paint ground = style.mark == Mark::patch ? style.ink : style.fill;
        const Colour ink = theme_.text_on(over(theme_.colour(ground), theme_[Role::surface]), {Role::ink});
        drawing_.add(Text{{left + inset, top + inset + large_ * 0.74},
                          std::to_string(sum.first + sum.second),
                          large_,
                          ink,
                          Anchor::start,
                          true});
        drawing_.add(Text{{left + inset, bottom}, std::to_string(sum.first), small_, ink});
        drawing_.add(Text{
            {left + measures_.room_width() - inset, bottom}, std::to_string(sum.second), small_, ink, Anchor::end});
    }

  private:
    static constexpr double inset = 3;
    static constexpr double gap = 4;

    Drawing& drawing_;
    const Board& board_;
    const Measures& measures_;
    const Theme& theme_;
    double small_ = 15;
    double large_ = 18;
};

}  // namespace

void paint_sums(Drawing& drawing, const Board& board, const Measures& measures, const Theme& theme) {
    SumPainter painter(drawing, board, measures, theme);
    for (const Sum& sum : board.sums) painter.paint(sum);
}

}  // namespace ariadne::render
