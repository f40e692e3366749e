#include <limits>
#include <vector>

#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/site.h"

namespace ariadne::labyrinth {

namespace {

// Rooms from which the tree may still grow, in the order in which they came. Rooms leave from anywhere: their place
// stays empty until half of all places are.
class Living {
  public:
    bool empty() const { return count_ == 0; }
    std::size_t capacity() const { return rooms_.capacity(); }
    std::uint32_t operator[](std::size_t place) const { return rooms_[place]; }

    void add(std::size_t room) {
        rooms_.push_back(static_cast<std::uint32_t>(room));
        ++count_;
    }

    std::size_t newest() const { return rooms_.size() - 1; }
    std::size_t oldest() const { return first_; }
    std::size_t any(Random& random) const {
        for (;;) {
            const std::size_t place = first_ + random.below(rooms_.size() - first_);
            if (rooms_[place] != gone) return place;
        }
    }

    void remove(std::size_t place) {
        rooms_[place] = gone;
        --count_;
        while (!rooms_.empty() && rooms_.back() == gone) rooms_.pop_back();
        while (first_ < rooms_.size() && rooms_[first_] == gone) ++first_;
        if (2 * count_ >= rooms_.size()) return;
        std::erase(rooms_, gone);
        first_ = 0;
    }

  private:
    static constexpr std::uint32_t gone = std::numeric_limits<std::uint32_t>::max();

    std::vector<std::uint32_t> rooms_;
    std::size_t first_ = 0;
    std::size_t count_ = 0;
};

}  // namespace

// Take a room of the tree, the newest, the oldest, a random one, or by a coin the newest or a random one; dig to a
// random neighbour outside, or leave the room alone for good when there is none. Bits 4-7: the neighbours outside.
bool build_growing_tree(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    Site site(request, budget, 0, true);
    if (!site.fits()) return false;
    const Compass compass(request.bias, site.offsets());
    Dice dice(seed);
    Charge charge(budget);
    return dig(site, diary, out, [&](auto tell) {
        std::uint8_t* const bytes = site.data();
        const auto offset = site.offsets();
        Living living;
        const auto enter = [&](std::size_t at) {
            living.add(at);
            site.enter(at);
        };
        const auto choose = [&] {
            if (request.growth == Growth::oldest) return living.oldest();
            if (request.growth == Growth::random) return living.any(dice.random());
            if (request.growth == Growth::mixed && dice.coin()) return living.any(dice.random());
            return living.newest();
        };
        enter(site.some_room(dice.random()));
        for (std::uint32_t turn = 1; !living.empty(); ++turn) {
            if (turn % 4096 == 0 && !(budget.spend(4096) && charge.raise_to(living.capacity() * 4))) return false;
            const std::size_t place = choose();
            const std::size_t at = living[place];
            const unsigned free = bytes[at] >> 4U;
            if (free == 0) {
                living.remove(place);
                continue;
            }
            const unsigned d = compass.pick(free, dice).direction;
            tell(site, at, d);
            const std::size_t next = at + static_cast<std::size_t>(offset[d]);
            bytes[next] |= static_cast<std::uint8_t>(Site::dug | (d ^ 2U));
            enter(next);
        }
        return true;
    });
}

}  // namespace ariadne::labyrinth
