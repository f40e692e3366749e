#include "worlds/labyrinth/play.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "worlds/labyrinth/search/searcher.h"

namespace ariadne::labyrinth {

using worlds::Plan;
using worlds::Standing;
using worlds::Turn;

namespace {

// Every move shows the whole board; larger ones would be slow to walk in.
constexpr std::size_t most_rooms_in_play = 4'000'000;

struct Floor {
    enum : std::uint8_t { unseen, left_behind, on_the_way, entrance, exit };
};

std::vector<render::Style> floor_styles() {
    using render::Mark;
    using render::Role;
    std::vector<render::Style> out(5);
    out[Floor::left_behind] = {.fill = {Role::search, 0.2F}, .ink = {Role::quiet}, .text = ""};
    out[Floor::on_the_way] = {.fill = {Role::search, 0.6F}, .ink = {Role::ink}, .text = ""};
    out[Floor::entrance] = {.fill = {Role::surface}, .ink = {Role::danger}, .text = "S", .mark = Mark::disc};
    out[Floor::exit] = {.fill = {Role::surface}, .ink = {Role::danger, 0.5F}, .text = "E", .mark = Mark::square};
    return out;
}

// The best way on, walked by the model's own passages before anybody sees it.
Plan plan_from(const Labyrinth& whole, Cell at, bool weighted, Budget& budget) {
    Plan plan;
    if (at == whole.exit) return plan;
    Labyrinth ahead = whole;
    ahead.entrance = at;
    if (!weighted) ahead.weights.clear();
    const Finding found = all_searchers().front().search(ahead, budget, nullptr);
    plan.verdict = found.verdict;
    plan.proven = found.proven;
    if (found.verdict == Verdict::impossible) plan.reason = "walls";
    if (found.verdict != Verdict::solved) return plan;
    plan.bound = found.bound;
    std::int64_t cost = 0;
    plan.moves.reserve(found.route.moves.size());
    for (const Direction d : found.route.moves) {
        if (!whole.open(at, d)) {
            plan.bug = fmt::format("step {} of the computer's path goes through a wall", plan.moves.size() + 1);
            break;
        }
        cost += whole.weight(at, d);
        at = step(at, d);
        plan.moves.emplace_back(worlds::to_string(d));
    }
    if (plan.bug.empty() && at != whole.exit) plan.bug = "the computer's path does not end at the exit";
    if (!plan.bug.empty()) plan.moves.clear();
    plan.figures = {{"steps", static_cast<std::int64_t>(plan.moves.size())}, {"cost", cost}};
    return plan;
}

// Somebody on the way from the entrance to the exit, who leaves footprints: strong ones on the way there, faint ones
// where he has turned back; steps that are undone leave none. In the fog he sees only what lies straight ahead of him
// on every side, and remembers it.
//
// Events: "exit"; refusals: "wall", "over".
class Walk final : public worlds::Game {
  public:
    explicit Walk(Labyrinth labyrinth)
        : labyrinth_(std::make_shared<const Labyrinth>(std::move(labyrinth))),
          at_(labyrinth_->entrance),
          entered_(labyrinth_->size.area()),
          seen_(labyrinth_->size) {
        restart();
    }

    Turn apply(std::string_view move) override {
        const std::optional<Direction> way = worlds::direction_of(move);
        if (!way) return worlds::refusal(standing(), "unknown");
        if (standing() != Standing::running) return worlds::refusal(standing(), "over");
        if (!labyrinth_->open(at_, *way)) return worlds::refusal(Standing::running, "wall");
        cost_ += labyrinth_->weight(at_, *way);
        at_ = step(at_, *way);
        past_.push_back(*way);
        ++entered_[labyrinth_->size.index(at_)];
        look_around();
        Turn turn{.standing = standing(), .events = {}};
        if (turn.standing == Standing::won) turn.events.push_back({"exit", cost_});
        return turn;
    }

    bool undo() override {
        if (past_.empty()) return false;
        --entered_[labyrinth_->size.index(at_)];
        const Direction back = opposite(past_.back());
        past_.pop_back();
        cost_ -= labyrinth_->weight(at_, back);
        at_ = step(at_, back);
        return true;
    }

    void restart() override {
        at_ = labyrinth_->entrance;
        past_.clear();
        cost_ = 0;
        entered_.assign(labyrinth_->size.area(), 0);
        entered_[labyrinth_->size.index(at_)] = 1;
        seen_ = BitGrid(labyrinth_->size);
        look_around();
    }

    worlds::View view() const override {
        const Labyrinth& all = *labyrinth_;
        render::Board board{.size = all.size, .styles = floor_styles(), .cells = {}, .axes = {}};
        board.cells.assign(all.size.area(), Floor::unseen);
        for (std::size_t i = 0; i < board.cells.size(); ++i)
            if (entered_[i] > 0) board.cells[i] = Floor::left_behind;
        for (const Cell c : way_here()) board.cells[all.size.index(c)] = Floor::on_the_way;
        board.cells[all.size.index(all.entrance)] = Floor::entrance;
        board.cells[all.size.index(all.exit)] = Floor::exit;
        board.walls = render::Walls{all.right, all.down, fog_ ? seen_ : all.rooms};
        return {.board = std::move(board), .walker = at_, .figures = figures(), .standing = standing()};
    }

    std::vector<std::string> moves() const override {
        std::vector<std::string> out;
        if (standing() != Standing::running) return out;
        for (const Direction d : all_directions)
            if (labyrinth_->open(at_, d)) out.emplace_back(worlds::to_string(d));
        return out;
    }

    std::vector<worlds::Setting> settings() const override { return {{"fog", {"off", "on"}, fog_ ? "on" : "off"}}; }

    bool set(std::string_view name, std::string_view value) override {
        if (name != "fog" || (value != "on" && value != "off")) return false;
        fog_ = value == "on";
        return true;
    }

    worlds::Planner planner(std::string_view objective) const override {
        return [labyrinth = labyrinth_, at = at_, weighted = objective != "steps"](Budget& budget) {
            return plan_from(*labyrinth, at, weighted, budget);
        };
    }

  private:
    Standing standing() const { return at_ == labyrinth_->exit ? Standing::won : Standing::running; }

    worlds::Figures figures() const {
        worlds::Figures out;
        if (!labyrinth_->weights.empty()) out.emplace_back("cost", cost_);
        out.emplace_back("steps", static_cast<std::int64_t>(past_.size()));
        return out;
    }

    void look_around() {
        seen_.set(at_);
        for (const Direction d : all_directions)
            for (Cell c = at_; labyrinth_->open(c, d);) seen_.set(c = step(c, d));
    }

    // without its detours
    std::vector<Cell> way_here() const {
        std::vector<Cell> way = {labyrinth_->entrance};
        std::vector<bool> on_way(labyrinth_->size.area());
        on_way[labyrinth_->size.index(way.front())] = true;
        for (const Direction d : past_) {
            const Cell next = step(way.back(), d);
            if (on_way[labyrinth_->size.index(next)]) {
                for (; way.back() != next; way.pop_back()) on_way[labyrinth_->size.index(way.back())] = false;
            } else {
                on_way[labyrinth_->size.index(next)] = true;
                way.push_back(next);
            }
        }
        return way;
    }

    std::shared_ptr<const Labyrinth> labyrinth_;
    Cell at_;
    std::vector<Direction> past_;
    std::int64_t cost_ = 0;
    std::vector<std::uint32_t> entered_;  // how often each room was
    BitGrid seen_;
    bool fog_ = false;
};

}  // namespace

Result<std::unique_ptr<worlds::Game>> play(const Labyrinth& labyrinth) {
    if (labyrinth.size.area() > most_rooms_in_play)
        return fail({tr("{0} x {1} rooms are too many to play (limit: {2})"), labyrinth.size.rows, labyrinth.size.cols,
                     most_rooms_in_play});
    return std::make_unique<Walk>(labyrinth);
}

}  // namespace ariadne::labyrinth
