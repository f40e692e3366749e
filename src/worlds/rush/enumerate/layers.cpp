#include "worlds/rush/enumerate/layers.h"

#include <bit>

namespace ariadne::rush::enumerate {

namespace {

constexpr unsigned fixed_bits = 8;  // of `asleep`: where the fixed lines begin
constexpr std::uint32_t all_free = (1U << fixed_bits) - 1;

}  // namespace

void Layers::begin(const Position& board, bool columns_free, const Ranges& within) {
    if (marks_.side_by_side())
        for (const Place& place : places_) marks_.blank(place.number);
    places_.clear();
    ends_.clear();
    weave_.set(board, columns_free, within);
    marks_.begin(weave_.places());
    for (auto& known : spread_known_) known.fill(0);
    if (lines_of_ == &weave_.side()) return;
    const Side& side = weave_.side();
    lines_of_ = &side;
    for (std::uint32_t set = 0; set < 1U << longest_line; ++set) {
        fixed_lines_[set] = free_lines_[set] = 0;
        for (unsigned cell = 0; cell < side.lines * side.length; ++cell) {
            if ((set >> side.place_of[cell] & 1U) != 0) fixed_lines_[set] |= std::uint64_t{1} << cell;
            if ((set >> side.line_of[cell] & 1U) != 0) free_lines_[set] |= std::uint64_t{1} << cell;
        }
    }
}

void Layers::visit(const Place& place) {
    Mark& mark = marks_.at(place.number);
    // What is new, or new in this layer: every way there counts for what sleeps.
    if ((place.word & (mark.next | ~mark.seen)) == 0) return;
    if (mark.next == 0) {
        places_.push_back(place);
        mark.asleep = place.asleep;
    } else {
        mark.asleep &= place.asleep;
    }
    mark.next |= place.word & ~mark.seen;
    mark.seen |= place.word;
}

void Layers::add(const Position& position) {
    const Side& side = weave_.side();
    Place place;
    place.word = weave_.full();
    place.fixed = side.fixed_cells(position);
    for (unsigned at = 0; at < side.length; ++at) {
        const std::uint32_t index = side.fixed_at(position)[at];
        place.fixed_at |= index << (4 * at);
        place.number += weave_.fixed_weights()[at][index];
    }
    for (unsigned line = 0; line < side.lines; ++line) {
        const std::uint32_t index = side.free_at(position)[line];
        if (const Weave::Woven* const woven = weave_.woven_line(line)) {
            place.word &= weave_.only(*woven, 1U << index);
            continue;
        }
        place.outer_at |= index << (4 * line);
        place.number += weave_.outer_weights()[line][index];
        place.outer |= std::uint64_t{side.free->cells[weave_.free_first(line) + index]} << (line * side.length);
    }
    visit(place);
}

void Layers::add_solved(const Bundles& bundles, const Bundles::Bundle& bundle) {
    const Side& side = weave_.side();
    Place place;
    place.word = weave_.full();
    place.fixed = bundle.fixed;
    for (unsigned at = 0; at < side.length; ++at) {
        const auto index = static_cast<std::uint32_t>(bundle.key >> (bundles.fixed_shift() + 4 * at) & 15U);
        if (side.columns_free && at == tables_.red_row && index != tables_.exit) return;
        place.fixed_at |= index << (4 * at);
        place.number += weave_.fixed_weights()[at][index];
    }
    add_outer(bundles, bundle, 0, place);
}

void Layers::add_outer(const Bundles& bundles, const Bundles::Bundle& bundle, unsigned line, Place place) {
    const Side& side = weave_.side();
    if (line == side.lines) {
        visit(place);
        return;
    }
    std::uint32_t indices = bundles.room(bundle, line).members;
    if (!side.columns_free && line == tables_.red_row) indices &= 1U << tables_.exit;
    if (const Weave::Woven* const woven = weave_.woven_line(line)) {
        place.word &= weave_.only(*woven, indices);
        if (place.word != 0) add_outer(bundles, bundle, line + 1, place);
        return;
    }
    for (; indices != 0; indices &= indices - 1) {
        const unsigned index = lowest(indices);
        Place next = place;
        next.outer_at |= index << (4 * line);
        next.number += weave_.outer_weights()[line][index];
        next.outer |= std::uint64_t{side.free->cells[weave_.free_first(line) + index]} << (line * side.length);
        add_outer(bundles, bundle, line + 1, next);
    }
}

bool Layers::settle() {
    const std::size_t from = ends_.empty() ? 0 : ends_.back();
    if (from == places_.size()) return false;
    for (std::size_t i = from; i < places_.size(); ++i) {
        Mark& mark = marks_.at(places_[i].number);
        places_[i].word = mark.next;
        places_[i].asleep = mark.asleep;
        mark.next = 0;
    }
    ends_.push_back(places_.size());
    return true;
}

// Slides of vehicles that are not woven. `visit(place, fixed, line, vehicle)`; true from it ends them.
template <class Visit>
void Layers::slides(const Place& from, const Visit& visit) const {
    (void)(slides_of_fixed<true>(from, visit) || slides_of_outer<true>(from, visit) ||
           slides_of_fixed<false>(from, visit) || slides_of_outer<false>(from, visit));
}

template <bool Forward, class Visit>
bool Layers::slides_of_fixed(const Place& from, const Visit& visit) const {
    const Side& side = weave_.side();
    const unsigned length = side.length;
    const std::uint64_t taken = from.fixed | from.outer | weave_.walls();
    std::uint64_t entered = (Forward ? from.fixed << length : from.fixed >> length) & side.board & ~taken &
                            ~fixed_lines_[from.asleep >> fixed_bits];
    for (; entered != 0; entered &= entered - 1) {
        unsigned cell = lowest(entered);
        Place to = from;
        to.word &= weave_.clear(cell);
        if (to.word == 0) continue;
        const unsigned at = side.place_of[cell];
        const auto& weights = weave_.fixed_weights()[at];
        std::uint32_t index = from.fixed_at >> (4 * at) & 15U;
        to.fixed_at ^= index << (4 * at);
        const std::uint32_t others = to.fixed_at;
        const std::uint64_t base = from.number - weights[index];
        const std::uint32_t own = 1U << (fixed_bits + at);
        to.asleep |= own - 1;
        if (side.fixed->patterns[weave_.fixed_pattern(at)].single()) to.asleep |= own;
        while (true) {
            const std::uint32_t arrangement = weave_.fixed_first(at) + index;
            const unsigned line = side.line_of[cell];
            const Step& step = Forward ? side.fixed->forth(arrangement, line) : side.fixed->back(arrangement, line);
            to.fixed ^= std::uint64_t{1} << cell ^ side.cell(step.vacated, at);
            to.asleep &= ~(1U << line | 1U << step.vacated);
            index = step.index;
            to.fixed_at = others | index << (4 * at);
            to.number = base + weights[index];
            if (visit(to, true, at, step.vehicle)) return true;
            if (Forward ? line + 1 == side.lines : line == 0) break;
            cell = Forward ? cell + length : cell - length;
            if ((taken >> cell & 1U) != 0) break;
            to.word &= weave_.clear(cell);
            if (to.word == 0) break;
        }
    }
    return false;
}

template <bool Forward, class Visit>
bool Layers::slides_of_outer(const Place& from, const Visit& visit) const {
    const Side& side = weave_.side();
    const std::uint64_t taken = from.fixed | from.outer | weave_.walls();
    std::uint64_t entered = (Forward ? (from.outer & ~side.end) << 1U : (from.outer & ~side.front) >> 1U) & ~taken &
                            ~free_lines_[from.asleep & ((1U << longest_line) - 1)];
    for (; entered != 0; entered &= entered - 1) {
        unsigned cell = lowest(entered);
        const unsigned line = side.line_of[cell];
        const auto& weights = weave_.outer_weights()[line];
        Place to = from;
        std::uint32_t index = from.outer_at >> (4 * line) & 15U;
        to.outer_at ^= index << (4 * line);
        const std::uint32_t others = to.outer_at;
        const std::uint64_t base = from.number - weights[index];
        to.asleep |= (1U << line) - 1;
        if (side.free->patterns[weave_.free_pattern(line)].single()) to.asleep |= 1U << line;
        while (true) {
            const std::uint32_t arrangement = weave_.free_first(line) + index;
            const unsigned at = side.place_of[cell];
            const Step& step = Forward ? side.free->forth(arrangement, at) : side.free->back(arrangement, at);
            to.outer ^= std::uint64_t{1} << cell ^ side.cell(line, step.vacated);
            to.asleep &= ~(1U << (fixed_bits + at) | 1U << (fixed_bits + step.vacated));
            index = step.index;
            to.outer_at = others | index << (4 * line);
            to.number = base + weights[index];
            if (visit(to, false, line, step.vehicle)) return true;
            if (((Forward ? side.end : side.front) >> cell & 1U) != 0) break;
            cell = Forward ? cell + 1 : cell - 1;
            if ((taken >> cell & 1U) != 0) break;
        }
    }
    return false;
}

void Layers::expand(Budget& budget) {
    const std::size_t layer = ends_.size() - 1;
    const std::size_t first = layer == 0 ? 0 : ends_[layer - 1];
    for (std::size_t i = first; i < ends_[layer] && budget.spend(); ++i) {
        const Place from = places_[i];
        Place same = from;
        same.word = spread(from.word, from.fixed | weave_.walls());
        same.asleep = all_free;
        if (same.word != 0) visit(same);
        slides(from, [&](const Place& to, bool, unsigned, unsigned) {
            visit(to);
            return false;
        });
    }
}

std::uint64_t Layers::spread(std::uint64_t word, std::uint64_t blocked) {
    const LineTable& table = *weave_.side().free;
    std::uint64_t out = 0;
    for (unsigned i = 0; i < weave_.woven_count(); ++i) {
        const Weave::Woven& woven = weave_.woven(i);
        const std::uint64_t in_line = weave_.side().line(blocked, woven.line);
        if (table.patterns[weave_.free_pattern(woven.line)].single()) {
            const Spread& plan = spread_of(i, in_line);
            for (unsigned run = 0; run < plan.size; ++run) {
                std::uint64_t any = 0;
                for (unsigned digit = 0; digit < plan.runs[run].count; ++digit)
                    any |= word >> (plan.runs[run].shift + digit * woven.stride);
                out |= (any & woven.zero) * plan.runs[run].copies;
            }
            continue;
        }
        std::uint32_t indices =
            table.avoiding(weave_.free_pattern(woven.line), in_line) & weave_.free_within(woven.line);
        for (; indices != 0; indices &= indices - 1) {
            const unsigned index = lowest(indices);
            const std::uint64_t here = word >> (woven.digit[index] * woven.stride) & woven.zero;
            if (here != 0)
                out |= here * weave_.copies(woven, table.moves(weave_.free_first(woven.line) + index, in_line));
        }
    }
    return out;
}

const Layers::Spread& Layers::spread_of(unsigned woven, std::uint64_t blocked) {
    Spread& out = spreads_[woven][blocked];
    std::uint64_t& known = spread_known_[woven][blocked / 64];
    if ((known >> (blocked % 64) & 1U) != 0) return out;
    known |= std::uint64_t{1} << (blocked % 64);
    out.size = 0;
    const LineTable& table = *weave_.side().free;
    const Weave::Woven& which = weave_.woven(woven);
    const std::uint32_t within = weave_.free_within(which.line);
    std::uint32_t open = table.avoiding(weave_.free_pattern(which.line), blocked) & within;
    while (open != 0) {
        const unsigned index = lowest(open);
        const std::uint32_t members = table.room(weave_.free_first(which.line) + index, blocked).members & within;
        open &= ~members;
        if (std::popcount(members) < 2) continue;
        out.runs[out.size++] = {weave_.copies(which, members),
                                static_cast<std::uint8_t>(which.digit[index] * which.stride),
                                static_cast<std::uint8_t>(std::popcount(members))};
    }
    return out;
}

bool Layers::can_leave(const Place& place) const {
    const Side& side = weave_.side();
    const unsigned red = tables_.red_row;
    if (side.columns_free) {
        std::uint64_t word = place.word;
        const std::uint32_t index = place.fixed_at >> (4 * red) & 15U;
        for (unsigned col = index + 2; col < side.lines; ++col) {
            const unsigned cell = col * side.length + red;
            if (((place.outer | weave_.walls()) >> cell & 1U) != 0) return false;
            word &= weave_.clear(cell);
        }
        return word != 0;
    }
    const std::uint64_t blocked = side.line(place.fixed | weave_.walls(), red);
    const std::uint32_t last = weave_.free_first(red) + tables_.exit;
    if ((side.free->cells[last] & blocked) != 0) return false;
    const std::uint32_t members = side.free->room(last, blocked).members;
    if (const Weave::Woven* const woven = weave_.woven_line(red))
        return (place.word & weave_.only(*woven, members)) != 0;
    return (members >> (place.outer_at >> (4 * red) & 15U) & 1U) != 0;
}

Position Layers::position(const Place& place, unsigned bit) const {
    const Side& side = weave_.side();
    Position out = weave_.board();
    Position::Lines& free = side.columns_free ? out.col : out.row;
    Position::Lines& fixed = side.columns_free ? out.row : out.col;
    // Lines that the board does not have are in arrangement 0.
    for (unsigned line = 0; line < longest_line; ++line) {
        free[line] = static_cast<std::uint8_t>(place.outer_at >> (4 * line) & 15U);
        fixed[line] = static_cast<std::uint8_t>(place.fixed_at >> (4 * line) & 15U);
    }
    for (unsigned i = 0; i < weave_.woven_count(); ++i)
        free[weave_.woven(i).line] = static_cast<std::uint8_t>(weave_.index_in(weave_.woven(i).line, bit));
    return out;
}

Layers::Moved Layers::way_down(std::size_t layer, Place place, unsigned bit) {
    Moved moved;
    for (place.asleep = 0; layer > 0; --layer) {
        for (const Place* at = begin_of(layer - 1); at != end_of(layer - 1); ++at)
            marks_.at(at->number).next = at->word;
        place.word = std::uint64_t{1} << bit;
        step_down(place, bit, moved);
        for (const Place* at = begin_of(layer - 1); at != end_of(layer - 1); ++at) marks_.at(at->number).next = 0;
    }
    return moved;
}

// To a position that is marked as next.
bool Layers::step_down(Place& place, unsigned& bit, Moved& moved) {
    const LineTable& table = *weave_.side().free;
    for (unsigned i = 0; i < weave_.woven_count(); ++i) {
        const Weave::Woven& woven = weave_.woven(i);
        const std::uint32_t index = weave_.index_in(woven.line, bit);
        const std::uint32_t arrangement = weave_.free_first(woven.line) + index;
        const std::uint64_t blocked = weave_.side().line(place.fixed | weave_.walls(), woven.line);
        std::uint32_t reached = table.moves(arrangement, blocked) & weave_.free_within(woven.line);
        for (; reached != 0; reached &= reached - 1) {
            const unsigned other = lowest(reached);
            const unsigned to = bit + woven.digit[other] * woven.stride - woven.digit[index] * woven.stride;
            if ((marks_.at(place.number).next >> to & 1U) == 0) continue;
            const auto& before = table.places[arrangement];
            const auto& after = table.places[weave_.free_first(woven.line) + other];
            for (std::size_t vehicle = 0; vehicle < before.size(); ++vehicle)
                if (before[vehicle] != after[vehicle]) moved.free[woven.line] |= 1U << vehicle;
            bit = to;
            return true;
        }
    }
    bool found = false;
    const Place from = place;
    slides(from, [&](const Place& to, bool fixed, unsigned line, unsigned vehicle) {
        if ((marks_.at(to.number).next & from.word) == 0) return false;
        (fixed ? moved.fixed : moved.free)[line] |= 1U << vehicle;
        place = to;
        place.asleep = 0;
        found = true;
        return true;
    });
    return found;
}

}  // namespace ariadne::rush::enumerate
