#include <optional>

#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

namespace {

// A byte a room: bits 0..1 count how often the passage to the right was gone through, bits 2..3 the one below; bit 4,
// the walker has been here.
class Chalk {
  public:
    explicit Chalk(const Labyrinth& labyrinth) : labyrinth_(&labyrinth), rooms_(labyrinth.size.area()) {}

    unsigned marks(Cell c, Direction d) const { return unsigned{rooms_[owner(c, d)]} >> shift(d) & 3U; }
    void mark(Cell c, Direction d) {
        rooms_[owner(c, d)] = static_cast<std::uint8_t>(rooms_[owner(c, d)] + (1U << shift(d)));
    }

    bool visited(Cell c) const { return (rooms_[labyrinth_->size.index(c)] & been_here) != 0; }
    void visit(Cell c) { rooms_[labyrinth_->size.index(c)] |= been_here; }

    // The first passage with so many marks.
    std::optional<Direction> marked(Cell c, unsigned count) const {
        for (const Direction d : all_directions)
            if (labyrinth_->open(c, d) && marks(c, d) == count) return d;
        return std::nullopt;
    }

  private:
    static constexpr std::uint8_t been_here = 0x10;

    std::size_t owner(Cell c, Direction d) const {
        const bool here = d == Direction::down || d == Direction::right;
        return labyrinth_->size.index(here ? c : step(c, d));
    }
    static unsigned shift(Direction d) { return d == Direction::down || d == Direction::up ? 2 : 0; }

    const Labyrinth* labyrinth_;
    std::vector<std::uint8_t> rooms_;
};

}  // namespace

// No passage is gone through more than twice. In a room seen before the walker turns round, unless he comes back
// through a passage for the second time; otherwise he takes a new passage, or else one with a single mark. Passages
// marked once are then the route from the entrance to where he stands, and when he stands at the entrance without any
// he has seen all.
Finding tremaux(Journey& journey) {
    const Labyrinth& labyrinth = journey.labyrinth();
    Charge charge(journey.budget());
    if (!charge.add(labyrinth.size.area())) return journey.unknown(0);
    Chalk chalk(labyrinth);

    Cell at = labyrinth.entrance;
    chalk.visit(at);
    if (!journey.expand(at)) return journey.unknown(0);
    std::optional<Direction> way = chalk.marked(at, 0);
    while (way) {
        chalk.mark(at, *way);
        const Direction behind = opposite(*way);
        at = step(at, *way);
        journey.generated();
        if (!journey.expand(at)) return journey.unknown(0);
        if (at == labyrinth.exit) {
            std::vector<Direction> moves;
            for (Cell c = labyrinth.entrance; c != at; c = step(c, moves.back())) {
                for (const Direction d : all_directions) {
                    if (!labyrinth.open(c, d) || chalk.marks(c, d) != 1) continue;
                    if (!moves.empty() && d == opposite(moves.back())) continue;
                    moves.push_back(d);
                    break;
                }
            }
            return journey.solved(std::move(moves), journey.plain_bound());
        }
        if (chalk.visited(at) && chalk.marks(at, behind) == 1) {
            way = behind;
            continue;
        }
        chalk.visit(at);
        way = chalk.marked(at, 0);
        if (!way) way = chalk.marked(at, 1);
    }
    return journey.impossible();
}

}  // namespace ariadne::labyrinth
