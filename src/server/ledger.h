#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

namespace ariadne::server {

// What connections hold in memory: questions on their way in, answers on their way out. Bytes count when they are
// there, not when they are announced. Each holder has a little of its own, so that small questions always find room;
// what goes beyond it comes out of what all share, of which one client has a part at most.
class Ledger {
  public:
    struct Limits {
        std::size_t own = 0;     // of each holder
        std::size_t shared = 0;  // of all together, beyond that
        std::size_t client = 0;  // of the shared, one client's

        // That one holder can ever have.
        std::size_t most() const { return own + client; }
    };

    explicit Ledger(Limits limits) : limits_(limits) {}

    // Holds nothing at first; what it holds is given back with it.
    class Hold {
      public:
        Hold(Ledger& ledger, std::string client) : ledger_(ledger), client_(std::move(client)) {}
        ~Hold() { resize(0); }
        Hold(const Hold&) = delete;
        Hold& operator=(const Hold&) = delete;

        // To hold so much from now on. False: there is no room, and it holds what it did.
        bool resize(std::size_t bytes);

      private:
        Ledger& ledger_;
        std::string client_;
        std::size_t charged_ = 0;
    };

  private:
    bool charge(const std::string& client, std::size_t before, std::size_t after);

    Limits limits_;
    std::mutex mutex_;
    std::size_t held_ = 0;
    std::unordered_map<std::string, std::size_t> clients_;
};

}  // namespace ariadne::server
