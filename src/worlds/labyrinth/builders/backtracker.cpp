#include <algorithm>
#include <vector>

#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/builders/compass.h"
#include "worlds/labyrinth/builders/site.h"

namespace ariadne::labyrinth {

namespace {

// The rooms of the tunnel behind us that had more than one way on, the newest last. Those that have none left by now
// are thrown out when the stack has grown to an eighth of all rooms, so that it stays small.
class Trail {
  public:
    Trail(std::size_t rooms, Budget& budget) : charge_(budget) {
        if (charge_.add((rooms / 8 + 1024) * sizeof(std::uint32_t))) stack_.resize(rooms / 8 + 1024);
    }

    bool fits() const { return !stack_.empty(); }

    void push_if(bool more, std::size_t at, const std::uint8_t* bytes) {
        stack_[top_] = static_cast<std::uint32_t>(at);
        top_ += more ? 1U : 0U;
        if (top_ == stack_.size()) [[unlikely]] {
            const auto kept = std::remove_if(stack_.begin(), stack_.end(),
                                             [bytes](std::uint32_t room) { return bytes[room] < 0x10; });
            top_ = static_cast<std::size_t>(kept - stack_.begin());
            if (2 * top_ <= stack_.size()) return;
            charge_.add(stack_.size() *
                        sizeof(std::uint32_t));  // if that is too much, the next look at the budget ends it
            stack_.resize(2 * stack_.size());
        }
    }
    std::size_t pop() { return stack_[--top_]; }

  private:
    Charge charge_;
    std::vector<std::uint32_t> stack_;
    std::size_t top_ = 0;
};

}  // namespace

// From a random room, dig on to a random neighbour that is not dug yet; where there is none, go back along the tunnel
// to the last room that has one. Bits 4-7 of a room: the neighbours not dug yet.
bool build_backtracker(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out) {
    Site site(request, budget, 0, true);
    if (!site.fits()) return false;
    Trail trail(site.rooms(), budget);
    if (!trail.fits()) return false;
    const Compass compass(request.bias, site.offsets());
    Dice dice(seed);
    return dig(site, diary, out, [&](auto tell) {
        std::uint8_t* const bytes = site.data();
        std::size_t at = site.some_room(dice.random());
        unsigned byte = bytes[at];
        site.enter(at);
        for (std::size_t left = site.rooms() - 1; left > 0; --left) {
            if (left % 4096 == 0 && !budget.spend(4096)) return false;
            while (byte < 0x10) {
                at = trail.pop();
                byte = bytes[at];
            }
            const unsigned free = byte >> 4U;
            const Way way = compass.pick(free, dice);
            tell(site, at, way.direction);
            trail.push_if((free & (free - 1)) != 0, at, bytes);
            at = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(at) + way.offset);
            byte = bytes[at] | Site::dug | (way.direction ^ 2U);
            bytes[at] = static_cast<std::uint8_t>(byte);
            site.enter(at);
        }
        return true;
    });
}

}  // namespace ariadne::labyrinth
