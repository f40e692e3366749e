#include "worlds/rush/lines/line_search.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <mutex>
#include <new>
#include <string>
#include <utility>

#include "search/run.h"
#include "worlds/rush/text.h"

namespace ariadne::rush::lines {

namespace {

constexpr std::uint32_t no_parent = std::numeric_limits<std::uint32_t>::max();
constexpr int never = std::numeric_limits<int>::max() / 2;

int count(std::uint8_t bits) {
    static constexpr auto table = [] {
        std::array<std::uint8_t, 256> out = {};
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::uint8_t>(std::popcount(i));
        return out;
    }();
    return table[bits];
}

// A bit for each byte that is not 0.
std::uint8_t bytes_in_use(Word word) {
    word |= word >> 4U;
    word |= word >> 2U;
    word |= word >> 1U;
    return static_cast<std::uint8_t>((word & 0x0101010101010101U) * 0x0102040810204080U >> 56U);
}

}  // namespace

void LineSearch::Nodes::begin() {
    size = 0;
    charged_ = 0;
}

void LineSearch::Nodes::end(Budget& budget) {
    budget.release(charged_ * sizeof(Node));
    begin();
    if (room_ <= most_kept) return;
    data_.reset();
    room_ = 0;
}

bool LineSearch::Nodes::grow(std::size_t needed, Budget& budget) {
    const std::size_t wanted = std::max(2 * charged_, std::max<std::size_t>(needed, 1024));
    if (wanted >= no_parent) return false;
    if (!budget.allocate((wanted - charged_) * sizeof(Node))) return false;
    charged_ = wanted;
    if (charged_ <= room_) return true;
    auto larger = std::make_unique_for_overwrite<Node[]>(charged_);
    if (size > 0) std::memcpy(larger.get(), data_.get(), size * sizeof(Node));
    data_ = std::move(larger);
    room_ = charged_;
    return true;
}

// A board being searched: the memory that it is charged with, and what has been seen of it. Whatever ends the search,
// an exception too, nothing of it is left for the next. What was seen is forgotten state by state: far fewer are met
// than there are indices.
class LineSearch::Visit {
  public:
    Visit(LineSearch& search, Budget& budget) : search_(search), budget_(budget) {
        search_.nodes_.begin();
        search_.back_.begin();
        search_.planned_count_ = 0;
        const auto words = static_cast<std::size_t>(search_.board_.states / 64 + 1);
        if (!budget_.check() || !budget_.allocate(words * sizeof(Word))) return;
        charged_ = words * sizeof(Word);
        if (search_.seen_words_ < words) {
            search_.seen_words_ = 0;
            search_.seen_.reset(static_cast<Word*>(std::calloc(words, sizeof(Word))));
            if (!search_.seen_) throw std::bad_alloc();
            search_.seen_words_ = words;
        }
        ready_ = search_.nodes_.make_room(1, budget_);
    }
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;
    ~Visit() {
        // Those of the way back are among them.
        for (std::size_t i = 0; i < search_.nodes_.size; ++i) search_.seen_[search_.nodes_[i].index / 64] = 0;
        search_.nodes_.end(budget_);
        search_.back_.end(budget_);
        budget_.release(charged_);
    }

    bool ready() const { return ready_; }  // false: the budget forbids it

  private:
    LineSearch& search_;
    Budget& budget_;
    std::size_t charged_ = 0;
    bool ready_ = false;
};

void LineSearch::add_root(Nodes& nodes, const Words& state, std::uint32_t index) {
    nodes.data()[nodes.size++] = {state, board_.cells_across(state), {}, index, no_parent};
    seen_[index / 64] |= Word{1} << index % 64;
}

// The arrangements that are one slide away. For lines with one vehicle the bits are positions: those whose cells are
// free form runs, and what is reached is the run round the bit that is set. Upwards it is cleared by the carry of an
// addition; downwards it is filled by shifts of one, two and four. No byte spills into the next: the highest bit is
// never a position. A step is a shift of one.
template <Objective objective>
[[gnu::always_inline]] inline LineSearch::Words LineSearch::moves(const Node& node) const {
    using Pair = Word __attribute__((vector_size(16)));
    const auto load = [](const Words& words) {
        Pair pair;
        std::memcpy(&pair, words.data(), sizeof pair);
        return pair;
    };
    const Pair at = load(node.state) & load(board_.singles);
    const Pair taken = load(node.taken);
    const Pair free = ~(taken | taken >> 1 | (taken >> 2 & load(board_.trucks))) & load(board_.places);
    Pair all = free & (at << 1 | at >> 1);
    if constexpr (objective == Objective::moves) {
        const Pair free_two = free & free >> 1;
        Pair down = at | (free & at >> 1);
        down |= free_two & down >> 2;
        down |= free_two & free_two >> 2 & down >> 4;
        all = ((free & ~(free + at)) | down) & ~at & load(board_.stops);
    }
    Words out = {all[0], all[1]};
    for (std::size_t s = 0; s < 2; ++s) {
        const LineBoard::Side& side = board_.sides[s];
        for (std::size_t i = 0; i < side.several_count; ++i) {
            const LineBoard::Several& several = side.several[i];
            const unsigned now = first(node.state[s] >> several.shift);
            const auto others = static_cast<std::size_t>(node.taken[s] >> several.shift & 0xffU);
            const auto& table = objective == Objective::moves ? several.type->next : several.type->step;
            out[s] |= Word{static_cast<Word>(table[now][others] & several.allowed)} << several.shift;
        }
    }
    return out;
}

// Written in any case and kept if something is awake: which of the two, no processor could guess.
[[gnu::always_inline]] inline void LineSearch::plan(const Nodes& nodes, std::size_t head, const Words& moves) {
    const Words& sleep = nodes[head].sleep;
    const Words asleep = {sleep[0] & moves[0], sleep[1] & moves[1]};
    const auto node = static_cast<std::uint32_t>(head);
    const Words awake = {moves[0] & ~asleep[0], moves[1] & ~asleep[1]};
    planned_[planned_count_] = {moves[0], asleep[0], asleep[1], awake[0], &board_.sides[0], node, 0};
    planned_count_ += awake[0] != 0 ? 1U : 0U;
    // Moves of columns come after all moves of rows.
    planned_[planned_count_] = {moves[1], asleep[1], moves[0], awake[1], &board_.sides[1], node, 1};
    planned_count_ += awake[1] != 0 ? 1U : 0U;
}

template <class Keep>
[[gnu::always_inline]] inline void LineSearch::expand(Nodes& nodes, const Keep& keep) {
    Node* const all = nodes.data();
    Word* const seen = seen_.get();
    Child* end = children_.data();
    const Moves* by = planned_.data();
    const Moves* const last = by + planned_count_;
    planned_count_ = 0;
    for (Word rest = by->awake; by != last;) {
        const Node& node = all[by->node];
        const unsigned to = first(rest);
        const unsigned from = first(node.state[by->which] & byte_at(to & 56U));
        const std::uint32_t next = node.index - by->side->bits[from].value + by->side->bits[to].value;
        __builtin_prefetch(&seen[next / 64], 1);
        const Word there = rest & (0 - rest);
        *end++ = {by, there, next, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
        rest ^= there;
        // To the next ones when these are done. After the last ones there is room, too.
        const Word done = rest == 0 ? 1 : 0;
        by += done;
        rest |= by->awake & (0 - done);
    }
    std::size_t size = nodes.size;
    for (const Child* it = children_.data(); it != end; ++it) {
        const Moves& moves = *it->by;
        const LineBoard::Side& side = *moves.side;
        const std::size_t which = moves.which;
        const std::size_t other = 1 - which;
        const Node& node = all[moves.node];
        const Word wanted = keep(node, which, it->to) ? 1 : 0;
        const Word bit = wanted << it->index % 64;
        Word& seen_there = seen[it->index / 64];
        const Word before = seen_there;
        seen_there = before | bit;
        // Written in any case, too.
        Node& child = all[size];
        size += (before & bit) == 0 ? wanted : 0;
        const Word line = byte_at(it->to & 56U);
        const Word here = node.state[which] & line;
        child.state[which] = node.state[which] ^ here ^ it->there;
        child.state[other] = node.state[other];
        child.taken[which] = node.taken[which];
        child.taken[other] = node.taken[other] ^ side.bits[it->from].across ^ side.bits[it->to].across;
        child.sleep[which] = moves.asleep | (moves.all & ((it->there - 1) | line)) | here;
        child.sleep[other] = moves.other_asleep & side.clear[it->to][it->from & 7U];
        child.index = it->index;
        child.parent = moves.node;
    }
    nodes.size = size;
}

std::vector<Slide> LineSearch::slides_to(std::size_t node, const Words& last) const {
    std::vector<Words> way = {last};
    for (std::size_t i = node; i != no_parent; i = nodes_[i].parent) way.push_back(nodes_[i].state);
    std::vector<Slide> out;
    for (std::size_t i = way.size(); i-- > 1;) board_.slides_between(way[i], way[i - 1], out);
    return out;
}

// Whether there is memory for a bit an index, and some states. Other searches get along with less.
bool LineSearch::fits(const Budget& budget) const {
    return budget.fits(static_cast<std::size_t>(board_.states / 8) + 4'096 * sizeof(Node));
}

template <Objective objective>
search::Outcome<Slide> LineSearch::best(const Board& board, Budget& budget) {
    search::Run<Slide> run(budget);
    if (!run.may_start()) return run.unknown(0);
    if (board.solved()) return run.solved({}, 0, 0);
    const Visit visit(*this, budget);
    if (!visit.ready()) return run.unknown(1);
    add_root(nodes_, board_.start, board_.start_index);

    const auto red_arrangement = [&](const Words& state) { return first(state[0] >> board_.red_shift); };
    const auto to_leave = [&](unsigned red) { return objective == Objective::moves ? 1 : int{board_.to_exit[red]}; };
    const auto in_the_way = [&](const Node& node) {
        return static_cast<std::uint8_t>(node.taken[0] >> board_.red_shift & board_.ahead[red_arrangement(node.state)]);
    };
    int best = never;  // moves of the best solution known
    std::size_t best_node = 0;
    Words best_state = {};  // from there, with the way free
    int depth = 0;
    std::size_t level_end = 1;
    bool stopped = false;
    for (std::size_t head = 0; head < nodes_.size;) {
        if (head == level_end) {
            level_end = nodes_.size;
            budget.bound(++depth + 1);
        }
        if (depth + 2 >= best) break;
        const std::size_t bundle_end = std::min(level_end, head + bundle);
        stopped = !nodes_.make_room(bundle_end - head, budget);
        if (stopped) break;
        for (; head < bundle_end; ++head) {
            if (!budget.spend()) {
                stopped = true;
                break;
            }
            run.count(1, 0);
            const Node& node = nodes_[head];
            const Words found = moves<objective>(node);
            plan(nodes_, head, found);
            const unsigned red = red_arrangement(node.state);
            const std::uint8_t blockers = in_the_way(node);
            const Word leaving = found[1] & ~board_.on_red_row;
            if ((blockers & ~bytes_in_use(leaving)) != 0) [[likely]]
                continue;
            const int moves_more = count(blockers) + to_leave(red);
            if (depth + moves_more >= best) continue;
            best = depth + moves_more;
            best_node = head;
            best_state = node.state;
            for (unsigned rest = blockers; rest != 0; rest &= rest - 1) {
                const Word line = byte_at(8 * first(rest));
                const Word away = leaving & line;
                best_state[1] = (best_state[1] & ~line) | (away & (0 - away));
            }
            if (depth + 2 >= best) break;
        }
        if (stopped || depth + 2 >= best) break;
        if (best == never) [[likely]] {
            expand(nodes_, [](const Node&, std::size_t, unsigned) { return true; });
            continue;
        }
        // A child is of use if it and the vehicles in the red car's way then, and the red car, leave moves to spare.
        expand(nodes_, [&](const Node& node, std::size_t side, unsigned to) {
            unsigned red = red_arrangement(node.state);
            unsigned then = in_the_way(node);
            if (side == 1) {
                const unsigned col = to / 8;
                then &= ~(1U << col);
                if ((board_.on_red_row >> to & 1U) != 0) then |= (1U << col) & board_.ahead[red];
            } else if ((to & 56U) == board_.red_shift) {
                red = to & 7U;
            }
            return depth + 1 + count(static_cast<std::uint8_t>(then)) + to_leave(red) < best;
        });
    }
    run.count(0, nodes_.size);
    // Whatever is left needs two moves more, for a way that is free was seen a move before; but for the start.
    const int bound = stopped ? std::min(best, depth == 0 ? 1 : depth + 2) : best;
    if (best == never) return stopped ? run.unknown(bound) : run.impossible();
    std::vector<Slide> slides = slides_to(best_node, best_state);
    const int far = board_.to_exit[red_arrangement(best_state)];
    slides.push_back({static_cast<std::uint8_t>(board.red), static_cast<std::int8_t>(far)});
    return run.solved(std::move(slides), best, bound);
}

std::optional<search::Outcome<Slide>> LineSearch::solve(const Board& board, const Reach& reach, Objective objective,
                                                        Budget& budget) {
    if (!board_.load(board, reach, objective) || !fits(budget)) return std::nullopt;
    return objective == Objective::moves ? best<Objective::moves>(board, budget)
                                         : best<Objective::steps>(board, budget);
}

bool LineSearch::spread(Nodes& nodes, std::vector<std::size_t>& levels, Budget& budget) {
    std::size_t level_end = 0;
    for (std::size_t head = 0; head < nodes.size;) {
        if (head == level_end) {
            levels.push_back(head);
            level_end = nodes.size;
        }
        const std::size_t end = std::min(level_end, head + bundle);
        if (!nodes.make_room(end - head, budget)) return false;
        for (; head < end; ++head) {
            if (!budget.spend()) return false;
            plan(nodes, head, moves<Objective::moves>(nodes[head]));
        }
        expand(nodes, [](const Node&, std::size_t, unsigned) { return true; });
    }
    levels.push_back(nodes.size);
    return true;
}

std::optional<Component> LineSearch::survey(const Board& board, Budget& budget) {
    std::vector<std::size_t> levels;
    add_root(nodes_, board_.start, board_.start_index);
    if (!spread(nodes_, levels, budget)) return std::nullopt;
    Component out;
    out.states = nodes_.size;
    // Back from all that are solved.
    for (std::size_t i = 0; i < nodes_.size; ++i) seen_[nodes_[i].index / 64] = 0;
    const bool red_moves = (board_.start[0] & byte_at(board_.red_shift)) != 0;
    for (std::size_t i = 0; i < nodes_.size; ++i) {
        if (!(red_moves ? (nodes_[i].state[0] & board_.red_at_exit) != 0 : board.solved())) continue;
        if (!back_.make_room(1, budget)) return std::nullopt;
        add_root(back_, nodes_[i].state, nodes_[i].index);
    }
    levels.clear();
    if (!spread(back_, levels, budget)) return std::nullopt;
    if (back_.size == 0) return out;
    for (std::size_t i = 0; i + 1 < levels.size(); ++i) out.histogram.push_back(levels[i + 1] - levels[i]);
    std::string text;
    for (std::size_t i = levels[levels.size() - 2]; i < back_.size; ++i) {
        Board position = board_.board_at(board, back_[i].state);
        std::string line = write_line(position);
        if (!text.empty() && line >= text) continue;
        text = std::move(line);
        out.hardest = std::move(position);
    }
    return out;
}

std::optional<std::optional<Component>> LineSearch::explore(const Board& board, const Reach& reach, Budget& budget) {
    if (!board_.load(board, reach, std::nullopt) || !fits(budget)) return std::nullopt;
    const Visit visit(*this, budget);
    if (!visit.ready()) return std::optional<Component>{};
    return survey(board, budget);
}

namespace {

struct Shelf {
    std::mutex mutex;
    std::list<LineSearch> searches;  // the last one used is the first
};

Shelf& shelf() {
    static Shelf out;
    return out;
}

}  // namespace

KeptSearch::KeptSearch() {
    {
        const std::scoped_lock lock(shelf().mutex);
        std::list<LineSearch>& kept = shelf().searches;
        if (!kept.empty()) search_.splice(search_.end(), kept, kept.begin());
    }
    if (search_.empty()) search_.emplace_back();
}

KeptSearch::~KeptSearch() {
    const std::scoped_lock lock(shelf().mutex);
    shelf().searches.splice(shelf().searches.begin(), search_);
}

}  // namespace ariadne::rush::lines
