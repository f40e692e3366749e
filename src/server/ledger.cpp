#include "server/ledger.h"

#include <algorithm>

namespace ariadne::server {

bool Ledger::Hold::resize(std::size_t bytes) {
    const std::size_t beyond = bytes - std::min(bytes, ledger_.limits_.own);
    if (!ledger_.charge(client_, charged_, beyond)) return false;
    charged_ = beyond;
    return true;
}

bool Ledger::charge(const std::string& client, std::size_t before, std::size_t after) {
    if (after == before) return true;
    const std::lock_guard lock(mutex_);
    std::size_t& of_client = clients_[client];
    const std::size_t all = held_ - before + after;
    const std::size_t ours = of_client - before + after;
    const bool fits = after < before || (all <= limits_.shared && ours <= limits_.client);
    if (fits) {
        held_ = all;
        of_client = ours;
    }
    if (of_client == 0) clients_.erase(client);
    return fits;
}

}  // namespace ariadne::server
