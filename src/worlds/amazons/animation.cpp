#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "worlds/amazons/drawing.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/scene.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

constexpr unsigned rest = 10;        // frames that a position stays
constexpr unsigned first_rest = 20;  // and the first
constexpr unsigned flames = 4;       // frames that a cell burns

int length(Cell from, Cell to) {
    return std::max(std::abs(to.row - from.row), std::abs(to.col - from.col));
}

// One turn after another, each as frames of the animation.
class Film {
  public:
    Film(const Record& record, bool territory)
        : turns_(record.moves.size()), territory_(territory), position_(record.start) {
        out_.scene.title = tr("Game of the Amazons");
        out_.scene.board = drawing(position_, std::nullopt, territory_);
        out_.scene.figures = figures();
        stay(add(), first_rest);
        for (const Move& move : record.moves) play(move);
    }

    render::Animation take() { return std::move(out_); }

  private:
    std::vector<render::Figure> figures() const {
        return {{{tr_nc("amazons", "of {0} move", "of {0} moves"), turns_}, std::to_string(played_)}};
    }

    render::Frame& add() {
        render::Frame& frame = out_.frames.emplace_back();
        frame.figures = figures();
        return frame;
    }

    static void stay(render::Frame& frame, unsigned frames) {
        frame.kept = true;
        frame.lasts = frames;
    }

    void play(const Move& move) {
        ++played_;
        glide(move);
        fly(move);
        render::Frame& fire = add();
        fire.changes.push_back({move.arrow, burning(move.arrow)});
        fire.arrows.emplace();
        fire.lasts = flames;
        const std::vector<std::uint8_t> before = floor(position_, last_, territory_);
        position_ = apply(position_, move);
        last_ = move;
        const std::vector<std::uint8_t> after = floor(position_, last_, territory_);
        render::Frame& frame = add();
        for (std::size_t i = 0; i < after.size(); ++i) {
            const Cell cell = position_.size.cell(i);
            if (before[i] != after[i] || cell == move.arrow) frame.changes.push_back({cell, after[i]});
        }
        stay(frame, rest);
    }

    void glide(const Move& move) {
        const std::vector<render::Piece>& pieces = out_.scene.board.pieces;
        if (at_.empty())
            for (const render::Piece& piece : pieces) at_.push_back(piece.at);
        const auto which = static_cast<std::size_t>(std::ranges::find(at_, move.from) - at_.begin());
        const int between = 4 + length(move.from, move.to);
        for (int k = 1; k < between; ++k) {
            const double far = worlds::eased(static_cast<double>(k) / between);
            add().shifts.push_back(
                {which, move.from, {far * (move.to.col - move.from.col), far * (move.to.row - move.from.row)}});
        }
        at_[which] = move.to;
        add().shifts.push_back({which, move.to, {}});
    }

    void fly(const Move& move) {
        const render::Arrow whole = arrows(move).back();
        const int between = 3 + length(move.to, move.arrow);
        for (int k = 1; k <= between; ++k) {
            const double far = static_cast<double>(k) / between;
            render::Arrow part = whole;
            part.to = {whole.from.x + far * (whole.to.x - whole.from.x),
                       whole.from.y + far * (whole.to.y - whole.from.y)};
            add().arrows.emplace().push_back(std::move(part));
        }
    }

    std::size_t turns_;
    bool territory_;
    Position position_;
    std::optional<Move> last_;
    std::size_t played_ = 0;
    std::vector<Cell> at_;  // of each piece
    render::Animation out_;
};

}  // namespace

Result<render::Animation> animation(const Record& record, const worlds::Solution* solution, const PositionView& view) {
    if (const Result<render::Scene> still = scene(record, solution, view); !still)
        return std::unexpected(still.error());
    Record shown = record;
    if (view.ply) shown.moves.resize(*view.ply);
    if (solution != nullptr) {
        shown = {last(record), {}};
        for (const std::string& word : solution->slides) {
            const Result<Move> move = parse_move(word, shown.start.size);
            if (!move) return std::unexpected(move.error());
            shown.moves.push_back(*move);
        }
    }
    return Film(shown, view.territory).take();
}

}  // namespace ariadne::amazons
