#include "resource/forward.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "base/hash.h"

namespace ariadne::resource {

namespace {

constexpr int bits_of_slack = 31;
constexpr std::int64_t most_slack_of_a_key = (std::int64_t{1} << bits_of_slack) - 1;

}  // namespace

Forward::Forward(const Field& field, const std::vector<std::int32_t>& away, ForwardOptions options, Budget& budget)
    : field_(field),
      away_(away),
      options_(std::move(options)),
      budget_(budget),
      charge_(budget),
      labels_charge_(budget),
      words_((field.items.size() + 63) / 64),
      known_sets_(0, SetHash{this}, SameSet{this}),
      most_slack_(std::numeric_limits<std::int32_t>::max()) {
    const std::size_t area = field.size.area();
    const std::size_t bytes = area * (sizeof(item_at_[0]) + sizeof(newest_[0]));
    full_ = area >= none || !budget.fits(bytes) || !charge_.add(bytes);
    if (full_) return;
    item_at_.assign(area, none);
    newest_.assign(area, none);
    std::int64_t rest = 0;
    for (std::uint32_t i = 0; i < field.items.size(); ++i) {
        const std::size_t at = field.size.index(field.items[i].cell);
        item_at_[at] = i;
        if (away[at] >= 0) rest += std::max(field.items[i].gain, 0);
    }
    sets_.assign(words_, 0);
    rest_ = {rest};
    // What anybody may arrive with is the upper half of a key.
    by_hope_ = options_.objective == Objective::life && !options_.any && field.life + rest < most_slack_of_a_key;
    credit_ = {0};
    if (options_.barter != nullptr)
        for (const std::int64_t credit : options_.barter->credit) credit_[0] += credit;
    known_sets_.insert(0);
    const auto start = static_cast<std::uint32_t>(field.size.index(field.start));
    labels_.push_back({.cell = start, .life = field.life});
    dominated_.push_back(0);
    newest_[start] = 0;
    queue(0, true);
}

std::size_t Forward::SetHash::operator()(std::uint32_t set) const {
    std::uint64_t hash = 0;
    for (std::size_t w = 0; w < search->words_; ++w) hash = hash_mix(hash, search->words(set)[w]);
    return hash;
}

bool Forward::SameSet::operator()(std::uint32_t a, std::uint32_t b) const {
    return std::equal(search->words(a), search->words(a) + search->words_, search->words(b));
}

std::uint64_t Forward::advance(std::uint64_t effort) {
    effort_ = effort;
    while (effort_ > 0 && !full_ && !ended_) {
        const std::optional<std::uint32_t> label = next();
        ended_ = !label;
        if (ended_ || dominated_[*label] != 0) continue;
        if (!has_room() || !budget_.spend()) break;
        if (options_.trace) options_.trace(field_.size.cell(labels_[*label].cell));
        expand(*label);
        if (walk_ && options_.any) ended_ = true;
    }
    return effort_;
}

// Nothing when none of interest is left.
std::optional<std::uint32_t> Forward::next() {
    if (!by_hope_) return at_ < wave_.size() || next_wave() ? std::optional(wave_[at_++]) : std::nullopt;
    if (hopes_.empty() || hope(labels_[hopes_.top()]) <= best_life_) return std::nullopt;
    slack_ = hopes_.floor() & most_slack_of_a_key;
    return hopes_.pop();
}

void Forward::queue(std::uint32_t label, bool closer) {
    if (by_hope_)
        hopes_.push(((hope(labels_[0]) - hope(labels_[label])) << bits_of_slack) + slack_ + (closer ? 0 : 1), label);
    else
        (closer ? closer_ : later_).push_back(label);
}

// False when none is left.
bool Forward::next_wave() {
    at_ = 0;
    std::swap(wave_, closer_);
    closer_.clear();
    if (wave_.empty() && begun_ == pending_.size()) {
        if (walk_ && options_.objective == Objective::steps) return false;
        std::swap(pending_, later_);
        later_.clear();
        begun_ = 0;
        ++slack_;
        if (pending_.empty() || slack_ > most_slack_) return false;
    }
    const auto away = [&](std::uint32_t label) { return away_[labels_[label].cell]; };
    const std::int32_t now = away(wave_.empty() ? pending_[begun_] : wave_[0]);
    while (begun_ < pending_.size() && away(pending_[begun_]) == now) wave_.push_back(pending_[begun_++]);
    return true;
}

void Forward::expand(std::uint32_t from) {
    const std::size_t here = labels_[from].cell;
    const Cell cell = field_.size.cell(here);
    for (const Direction d : all_directions) {
        const Cell to = step(cell, d);
        if (!field_.open(to)) continue;
        if (to == field_.goal)
            arrive(from);
        else
            enter(from, field_.size.index(to), away_[field_.size.index(to)] < away_[here]);
    }
}

void Forward::arrive(std::uint32_t from) {
    const std::int64_t life = labels_[from].life - field_.cost_at(field_.goal);
    if (life < options_.arrival) return;
    if (walk_ && life <= walk_->life) return;
    if (options_.objective == Objective::life && life <= best_life_) return;
    std::vector<Cell> cells = cells_to(from);
    cells.push_back(field_.goal);
    walk_ = Walk{std::move(cells), life};
    if (options_.objective == Objective::life) best_life_ = life;
}

void Forward::enter(std::uint32_t from, std::size_t cell, bool closer) {
    Label label{.cell = static_cast<std::uint32_t>(cell), .from = from, .set = labels_[from].set};
    label.life = labels_[from].life - field_.cost[cell];
    const std::uint32_t item = item_at_[cell];
    if (item != none && !has(label.set, item)) {
        label.life += field_.items[item].gain;
        if (label.life >= 1) label.set = with(label.set, item);
    }
    effort_ -= std::min<std::uint64_t>(effort_, 1);
    if (label.life < 1 || hopeless(label, slack_ + (closer ? 0 : 1)) || !is_new(label)) return;
    const auto id = static_cast<std::uint32_t>(labels_.size());
    label.older = std::exchange(newest_[cell], id);
    labels_.push_back(label);
    dominated_.push_back(0);
    queue(id, closer);
    // In the order of steps, whoever comes later is never nearer in fewer; of those as near in as many, the richest
    // counts.
    const Label& near = labels_[nearest_];
    const bool same = away_[cell] == away_[near.cell] && near_slack_ == slack_ + (closer ? 0 : 1);
    if (away_[cell] < away_[near.cell] || (same && label.life > near.life)) {
        nearest_ = id;
        near_slack_ = slack_ + (closer ? 0 : 1);
    }
}

// Life on arrival, at most.
std::int64_t Forward::hope(const Label& label) const {
    const std::int64_t losses = options_.losses == nullptr ? 0 : (*options_.losses)[label.cell];
    return label.life + rest_[label.set] - losses - field_.cost_at(field_.goal);
}

// Not even with all that is still to be taken, or only by more steps than are of interest.
bool Forward::hopeless(const Label& label, std::int64_t slack) const {
    if (options_.barter != nullptr) {
        const std::uint32_t near = options_.barter->near[label.cell];
        const bool taken = near != Barter::no_item && has(label.set, near);
        const std::int64_t left = options_.barter->steps_left(label.cell, label.life, credit_[label.set], taken);
        if (left > away_[label.cell] + 2 * (most_slack_ - slack)) return true;
    }
    if (options_.losses == nullptr) return false;
    const std::int64_t life = hope(label);
    return life + field_.cost_at(field_.goal) < 1 || life < options_.arrival ||
           (options_.objective == Objective::life && life <= best_life_);
}

// No label on its cell dominates it; those that it dominates are out.
bool Forward::is_new(const Label& label) {
    for (std::uint32_t* link = &newest_[label.cell]; *link != none;) {
        const std::uint32_t id = *link;
        effort_ -= std::min<std::uint64_t>(effort_, 1);
        if (dominates(labels_[id], label)) return false;
        if (dominates(label, labels_[id])) {
            dominated_[id] = 1;
            *link = labels_[id].older;
        } else {
            link = &labels_[id].older;
        }
    }
    return true;
}

// Its lead in life makes up for what only the first has taken, and for the harm that only the second is rid of.
bool Forward::dominates(const Label& a, const Label& b) const {
    std::int64_t lead = a.life - b.life;
    if (lead < 0) return false;
    if (a.set == b.set) return true;
    const std::uint64_t* const first = words(a.set);
    const std::uint64_t* const second = words(b.set);
    for (std::size_t w = 0; w < words_ && lead >= 0; ++w) {
        for (std::uint64_t only = first[w] ^ second[w]; only != 0; only &= only - 1) {
            const std::size_t bit = static_cast<std::size_t>(std::countr_zero(only));
            const std::int32_t gain = field_.items[w * 64 + bit].gain;
            lead -= std::max((first[w] >> bit & 1U) != 0 ? gain : -gain, 0);
        }
    }
    return lead >= 0;
}

// The set with one item more.
std::uint32_t Forward::with(std::uint32_t set, std::uint32_t item) {
    effort_ -= std::min<std::uint64_t>(effort_, words_ / 8);  // large sets take time and memory
    const auto id = static_cast<std::uint32_t>(rest_.size());
    sets_.resize(sets_.size() + words_);
    std::copy_n(words(set), words_, sets_.end() - static_cast<std::ptrdiff_t>(words_));
    sets_[id * words_ + item / 64] |= std::uint64_t{1} << (item % 64);
    rest_.push_back(rest_[set] - std::max(field_.items[item].gain, 0));
    credit_.push_back(credit_[set] - (options_.barter == nullptr ? 0 : options_.barter->credit[item]));
    const auto [known, fresh] = known_sets_.insert(id);
    if (fresh) return id;
    sets_.resize(sets_.size() - words_);
    rest_.pop_back();
    credit_.pop_back();
    return *known;
}

// For all labels that one more can lead to.
bool Forward::has_room() {
    constexpr std::size_t most = 4;
    constexpr std::size_t a_label = sizeof(Label) + 1 + 3 * sizeof(std::uint32_t);  // and its place in the queue
    const std::size_t a_set = words_ * sizeof(std::uint64_t) + 2 * sizeof(std::int64_t) + 8;
    if (labels_.size() + most <= labels_.capacity() && rest_.size() + most <= rest_.capacity()) return true;
    const auto grown = [](std::size_t size, std::size_t capacity) {
        return size + most <= capacity ? capacity : std::max<std::size_t>(1024, size + size / 2);
    };
    const std::size_t labels = grown(labels_.size(), labels_.capacity());
    const std::size_t sets = grown(rest_.size(), rest_.capacity());
    const std::size_t bytes = labels * a_label + sets * a_set;
    full_ = labels >= none || !budget_.fits(bytes) || !labels_charge_.raise_to(bytes);
    if (full_) return false;
    labels_.reserve(labels);
    dominated_.reserve(labels);
    rest_.reserve(sets);
    credit_.reserve(sets);
    sets_.reserve(sets * words_);
    return true;
}

std::int64_t Forward::bound() const {
    return away_[field_.size.index(field_.start)] + 2 * slack_;
}

void Forward::beat(const Walk& walk) {
    if (options_.objective == Objective::life)
        best_life_ = std::max(best_life_, walk.life);
    else
        beat(walk.steps());
}

void Forward::beat(std::int64_t steps) {
    most_slack_ = (steps - away_[field_.size.index(field_.start)]) / 2;
}

std::vector<Cell> Forward::cells_to(std::uint32_t label) const {
    std::vector<Cell> out;
    for (; label != none; label = labels_[label].from) out.push_back(field_.size.cell(labels_[label].cell));
    std::ranges::reverse(out);
    return out;
}

}  // namespace ariadne::resource
