#include "cluster/ledger.h"

#include <algorithm>
#include <iterator>

namespace ariadne::cluster {

Ledger::Ledger(const Chunk& range, double seconds, std::uint64_t most) : seconds_(seconds), most_(most) {
    put_back(range);
}

std::optional<Chunk> Ledger::hand_out(unsigned hands) {
    if (todo_.empty()) return std::nullopt;
    // Twice as many as before at the most: the next ones may take longer than any until now.
    std::uint64_t size = each_ > 0 ? 2 * size_ : 1;
    if (each_ > 0) size = std::min(size, static_cast<std::uint64_t>(std::min(seconds_ / each_, 1e15)) + 1);
    size = std::clamp<std::uint64_t>(left_ / (4 * std::uint64_t{hands}), 1, size);
    if (most_ > 0) size = std::min(most_, left_);
    const auto [begin, end] = *todo_.begin();
    const Chunk out{begin, std::min(end, begin + size)};
    todo_.erase(todo_.begin());
    if (out.end < end) todo_.emplace(out.end, end);
    left_ -= out.size();
    size_ = size;
    return out;
}

void Ledger::put_back(const Chunk& chunk) {
    if (chunk.begin >= chunk.end) return;
    cross_out(chunk);  // so that nothing is there twice
    std::uint64_t begin = chunk.begin;
    std::uint64_t end = chunk.end;
    if (const auto after = todo_.find(end); after != todo_.end()) {
        end = after->second;
        todo_.erase(after);
    }
    if (const auto after = todo_.lower_bound(begin); after != todo_.begin() && std::prev(after)->second == begin) {
        begin = std::prev(after)->first;
        todo_.erase(std::prev(after));
    }
    todo_.emplace(begin, end);
    left_ += chunk.size();
}

bool Ledger::holds(const Chunk& chunk) const {
    const auto after = todo_.upper_bound(chunk.begin);
    return chunk.begin < chunk.end && after != todo_.begin() && std::prev(after)->second >= chunk.end;
}

void Ledger::cross_out(const Chunk& chunk) {
    if (chunk.begin >= chunk.end) return;
    auto at = todo_.upper_bound(chunk.begin);
    if (at != todo_.begin()) --at;
    while (at != todo_.end() && at->first < chunk.end) {
        const auto [begin, end] = *at;
        if (end <= chunk.begin) {
            ++at;
            continue;
        }
        at = todo_.erase(at);
        if (begin < chunk.begin) todo_.emplace(begin, chunk.begin);
        if (chunk.end < end) todo_.emplace(chunk.end, end);
        left_ -= std::min(end, chunk.end) - std::max(begin, chunk.begin);
    }
}

void Ledger::learn(std::uint64_t pieces, double seconds) {
    constexpr double least = 1e-9;  // clocks are coarse
    constexpr double weight = 0.25;
    if (pieces == 0) return;
    const double now = std::max(least, seconds / static_cast<double>(pieces));
    each_ = each_ > 0 ? (1 - weight) * each_ + weight * now : now;
}

std::optional<std::uint64_t> Ledger::first() const {
    if (todo_.empty()) return std::nullopt;
    return todo_.begin()->first;
}

}  // namespace ariadne::cluster
