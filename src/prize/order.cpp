#include "prize/order.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>
#include <utility>

#include "base/random.h"
#include "prize/tolerance.h"

namespace ariadne::prize {

namespace {

constexpr std::int64_t far = std::int64_t{1} << 40U;
constexpr std::uint32_t out = 0xffffffffU;

}  // namespace

OrderSearch::OrderSearch(const Graph& graph, const Survival& survival, Budget& budget)
    : graph_(graph), survival_(survival), charge_(budget) {
    constexpr std::size_t neighbours = 10;
    place_.push_back(graph.start);
    for (std::uint32_t v = 0; v < graph.nodes(); ++v)
        if (graph.prize[v] > 0) place_.push_back(v);
    place_.push_back(graph.goal);
    if (place_.size() > most_places) return;
    if (!charge_.add(place_.size() * (place_.size() * sizeof(length_[0]) + graph.nodes() * sizeof(before_[0])))) return;
    length_.assign(place_.size() * place_.size(), far);
    before_.assign(place_.size() * graph.nodes(), out);
    for (std::uint32_t i = 0; i < place_.size(); ++i) {
        if (!budget.spend(1 + graph.edges.size() / 100)) return;
        measure(i);
    }
    const auto goal = static_cast<std::uint32_t>(place_.size() - 1);
    possible_ = length(0, goal) < far;
    near_.resize(place_.size());
    for (std::uint32_t i = 0; i < goal; ++i) {
        for (std::uint32_t j = 1; j < goal; ++j)
            if (j != i && length(i, j) < far) near_[i].push_back(j);
        std::ranges::stable_sort(near_[i], {}, [&](std::uint32_t j) { return length(i, j); });
        if (near_[i].size() > neighbours) near_[i].resize(neighbours);
    }
}

// Dijkstra's algorithm; prices on the way are paid at every visit, half on the way in and half on the way out.
void OrderSearch::measure(std::uint32_t from) {
    using Entry = std::pair<std::int64_t, std::uint32_t>;
    std::vector<std::int64_t> distance(graph_.nodes(), far);
    std::uint32_t* before = &before_[std::size_t{from} * graph_.nodes()];
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    const std::uint32_t source = place_[from];
    distance[source] = 0;
    queue.emplace(0, source);
    while (!queue.empty()) {
        const auto [d, v] = queue.top();
        queue.pop();
        if (d > distance[v] || (v == graph_.goal && v != source)) continue;
        for (const std::uint32_t e : graph_.at[v]) {
            const std::uint32_t next = graph_.edges[e].other(v);
            const std::int64_t price = std::min<std::int64_t>(graph_.prize[next], 0);
            const std::int64_t longer = d + graph_.edges[e].weight - price;
            if (longer >= distance[next]) continue;
            distance[next] = longer;
            before[next] = v;
            queue.emplace(longer, next);
        }
    }
    for (std::uint32_t j = 0; j < place_.size(); ++j) length_[from * place_.size() + j] = distance[place_[j]];
}

// By how much the walker falls short of 1, added up over the places; 0 when he survives. Ways are taken at their full
// price, so he may be better off than this says. `left` is what all ways together cost: once he has more than is
// still to be paid, he survives.
std::int64_t OrderSearch::debt(const Order& order, std::int64_t left) const {
    std::int64_t life = survival_.life;
    std::int64_t debt = 0;
    for (std::size_t i = 1; i < order.size() && life <= left; ++i) {
        const std::uint32_t a = place_[order[i - 1]];
        const std::uint32_t b = place_[order[i]];
        const std::int64_t leg = (length(order[i - 1], order[i]) - survival_.entry[a] + survival_.entry[b]) / 2;
        life -= leg;
        left -= length(order[i - 1], order[i]);
        const std::int64_t beside = life + survival_.entry[b];
        life += survival_.gain[b];
        const std::int64_t least = b == graph_.goal ? beside : std::min(beside, life);
        if (least < 1) debt += 1 - least;
    }
    return debt;
}

std::vector<std::uint32_t> OrderSearch::walk_along(const Order& order) const {
    std::vector<std::uint32_t> walk = {graph_.start};
    for (std::size_t i = 1; i < order.size(); ++i) {
        const std::uint32_t* before = &before_[std::size_t{order[i - 1]} * graph_.nodes()];
        const std::size_t end = walk.size();
        for (std::uint32_t v = place_[order[i]]; v != place_[order[i - 1]]; v = before[v]) walk.push_back(v);
        std::reverse(walk.begin() + static_cast<std::ptrdiff_t>(end), walk.end());
    }
    return walk;
}

class Annealing {
  public:
    Annealing(const OrderSearch& search, std::uint64_t seed) : s_(search), random_(seed) {
        const auto goal = static_cast<std::uint32_t>(s_.place_.size() - 1);
        order_ = {0, goal};
        at_.assign(s_.place_.size(), out);
        at_[0] = 0;
        at_[goal] = 1;
        value_ = -s_.length(0, goal);
        debt_ = s_.debt(order_, -value_);
        note();
    }

    void run(std::uint64_t rounds, Budget& budget) {
        const double hot = std::max(2.0, 3 * nearness());
        const double cold = std::max(0.5, 0.15 * nearness());
        constexpr std::uint64_t stages = 512;
        const double cooling = root_of(cold / hot, stages);
        double temperature = hot;
        for (std::uint64_t stage = 0; stage < stages && budget.spend(1 + rounds / stages / 64); ++stage) {
            tolerance_.heat(temperature);
            temperature *= cooling;
            for (std::uint64_t i = 0; i < rounds / stages; ++i) {
                step();
                if (i % 4096 == 4095 && !budget.check()) return;
            }
        }
    }

    const std::optional<OrderSearch::Order>& best() const { return best_; }

  private:
    using Order = OrderSearch::Order;

    // The mean way from a place to the nearest other.
    double nearness() const {
        double sum = 0;
        double count = 0;
        for (std::uint32_t i = 0; i < s_.near_.size(); ++i) {
            if (s_.near_[i].empty()) continue;
            sum += static_cast<double>(s_.length(i, s_.near_[i].front()));
            count += 1;
        }
        return count > 0 ? sum / count : 1;
    }

    std::int64_t prize(std::uint32_t place) const { return s_.graph_.prize[s_.place_[place]]; }

    void step() {
        if (order_.size() < 2 || s_.place_.size() < 3) return;
        const auto x = static_cast<std::uint32_t>(1 + random_.below(s_.place_.size() - 2));
        if (s_.near_[x].empty() && s_.length(0, x) >= far) return;
        if (at_[x] == out) return insert(x);
        const std::uint64_t kind = random_.next() >> 61U;
        if (kind == 0) return remove(x);
        if (s_.near_[x].empty()) return;
        const std::uint32_t y = s_.near_[x][random_.below(s_.near_[x].size())];
        if (at_[y] == out) return;
        if (kind < 5) {
            reverse(at_[x], at_[y]);
        } else {
            shift(at_[x], at_[y]);
        }
    }

    void insert(std::uint32_t x) {
        std::uint32_t y = s_.near_[x].empty() ? out : s_.near_[x][random_.below(s_.near_[x].size())];
        if (y == out || at_[y] == out) y = order_[random_.below(order_.size())];
        std::size_t i = at_[y];
        if (i > 0 && (i + 1 == order_.size() || random_.chance(1, 2))) --i;
        const std::uint32_t a = order_[i];
        const std::uint32_t b = order_[i + 1];
        const std::int64_t change = prize(x) - s_.length(a, x) - s_.length(x, b) + s_.length(a, b);
        if (!tolerable(change)) return;
        order_.insert(order_.begin() + static_cast<std::ptrdiff_t>(i) + 1, x);
        prizes_ += prize(x);
        if (settle(change)) return renumber(i + 1);
        prizes_ -= prize(x);
        order_.erase(order_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }

    void remove(std::uint32_t x) {
        const std::size_t i = at_[x];
        const std::uint32_t a = order_[i - 1];
        const std::uint32_t b = order_[i + 1];
        const std::int64_t change = s_.length(a, x) + s_.length(x, b) - s_.length(a, b) - prize(x);
        if (!tolerable(change)) return;
        order_.erase(order_.begin() + static_cast<std::ptrdiff_t>(i));
        prizes_ -= prize(x);
        if (settle(change)) {
            at_[x] = out;
            return renumber(i);
        }
        prizes_ += prize(x);
        order_.insert(order_.begin() + static_cast<std::ptrdiff_t>(i), x);
    }

    // Turns a part round so that the two meet.
    void reverse(std::size_t i, std::size_t j) {
        std::size_t low = std::min(i, j);
        std::size_t high = std::max(i, j);
        if (random_.chance(1, 2)) {
            ++low;
        } else {
            --high;
        }
        if (low == 0 || high + 1 >= order_.size() || low >= high) return;
        const std::uint32_t a = order_[low - 1];
        const std::uint32_t b = order_[low];
        const std::uint32_t c = order_[high];
        const std::uint32_t d = order_[high + 1];
        const std::int64_t change = s_.length(a, b) + s_.length(c, d) - s_.length(a, c) - s_.length(b, d);
        if (!tolerable(change)) return;
        const auto from = order_.begin() + static_cast<std::ptrdiff_t>(low);
        const auto to = order_.begin() + static_cast<std::ptrdiff_t>(high) + 1;
        std::reverse(from, to);
        if (!settle(change)) return std::reverse(from, to);
        for (std::size_t k = low; k <= high; ++k) at_[order_[k]] = static_cast<std::uint32_t>(k);
    }

    // Moves up to three neighbours, the first at i, beside j, as they are or turned round.
    void shift(std::size_t i, std::size_t j) {
        const std::size_t count = 1 + random_.below(3);
        if (i + count >= order_.size() || (j >= i && j < i + count)) return;
        const bool turned = random_.chance(1, 2);
        std::size_t gap = random_.chance(1, 2) ? j : j - 1;  // goes between gap and gap + 1
        if (j == 0) gap = 0;
        if (gap + 1 >= order_.size() || (gap + 1 >= i && gap < i + count)) return;
        const std::uint32_t first = order_[i];
        const std::uint32_t last = order_[i + count - 1];
        const std::uint32_t head = turned ? last : first;
        const std::uint32_t tail = turned ? first : last;
        const std::int64_t change = s_.length(order_[i - 1], first) + s_.length(last, order_[i + count]) -
                                    s_.length(order_[i - 1], order_[i + count]) +
                                    s_.length(order_[gap], order_[gap + 1]) - s_.length(order_[gap], head) -
                                    s_.length(tail, order_[gap + 1]);
        if (!tolerable(change)) return;
        const std::size_t low = std::min(i, gap + 1);
        const std::size_t high = std::max(i + count, gap + 1);
        kept_.assign(order_.begin() + static_cast<std::ptrdiff_t>(low),
                     order_.begin() + static_cast<std::ptrdiff_t>(high));
        const auto begin = order_.begin();
        const auto at = [&](std::size_t k) { return begin + static_cast<std::ptrdiff_t>(k); };
        if (turned) std::reverse(at(i), at(i + count));
        if (gap < i) {
            std::rotate(at(gap + 1), at(i), at(i + count));
        } else {
            std::rotate(at(i), at(i + count), at(gap + 1));
        }
        if (!settle(change)) {
            std::ranges::copy(kept_, at(low));
            return;
        }
        for (std::size_t k = low; k < high; ++k) at_[order_[k]] = static_cast<std::uint32_t>(k);
    }

    bool tolerable(std::int64_t change) {
        allowance_ = tolerance_.draw(random_);
        return change + allowance_ >= 0 || debt_ > 0;
    }

    // Decides once the order has been changed, when what it owes is known.
    bool settle(std::int64_t change) {
        constexpr std::int64_t interest = 4;
        const std::int64_t debt = s_.debt(order_, prizes_ - value_ - change);
        if (change + allowance_ - interest * (debt - debt_) < 0) return false;
        debt_ = debt;
        value_ += change;
        note();
        return true;
    }

    void note() {
        if (debt_ > 0 || (best_ && value_ <= best_value_)) return;
        best_ = order_;
        best_value_ = value_;
    }

    void renumber(std::size_t from) {
        for (std::size_t k = from; k < order_.size(); ++k) at_[order_[k]] = static_cast<std::uint32_t>(k);
    }

    const OrderSearch& s_;
    Random random_;
    Tolerance tolerance_;
    Order order_;
    Order kept_;
    std::vector<std::uint32_t> at_;  // where in the order each place stands, or out
    std::int64_t value_ = 0;
    std::int64_t prizes_ = 0;  // of the places in the order
    std::int64_t debt_ = 0;
    std::int64_t allowance_ = 0;
    std::optional<Order> best_;
    std::int64_t best_value_ = 0;
};

std::optional<std::vector<std::uint32_t>> OrderSearch::run(std::uint64_t seed, std::uint64_t rounds,
                                                           Budget& budget) const {
    if (!possible_) return std::nullopt;
    Annealing annealing(*this, seed);
    annealing.run(rounds, budget);
    if (!annealing.best()) return std::nullopt;
    return walk_along(*annealing.best());
}

}  // namespace ariadne::prize
