#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "server/operation.h"

// The way of a request without its sockets: a line "WORLD OPERATION", then the body. Whatever it is, the answer has a
// status that HTTP knows, and what is called JSON reads as JSON. Nothing may be the server's own fault.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::string_view first = text.substr(0, text.find('\n'));
    const std::string_view body = text.substr(std::min(text.size(), first.size() + 1));
    const auto request = server::read_request(body);
    if (!request) return 0;
    const std::string_view name = first.substr(0, first.find(' '));
    const server::Operation* operation =
        server::find_operation(server::all_operations(), first.substr(std::min(first.size(), name.size() + 1)));
    const Result<const worlds::World*> world = catalog::find_world(name);
    server::Outcome outcome;
    if (!world || operation == nullptr) {
        outcome = server::perform_recognise(*request);
    } else {
        Budget budget(Limits{.nodes = 5000, .seconds = 0.2, .bytes = std::size_t{64} << 20U});
        const server::Saying say = [](const boost::json::object&) {};
        outcome = server::perform(*operation, {**world, *request, budget, say});
    }
    // 503 and 507: a limit of the budget ended it.
    constexpr auto fine = std::to_array<unsigned>({200, 400, 422, 503, 507});
    if (std::ranges::find(fine, outcome.status) == fine.end()) std::abort();
    const std::string answer = outcome.error ? server::error_text(*outcome.error, Language::cs) : outcome.body;
    if (outcome.media_type == "application/json" && !catalog::parse_json(answer)) std::abort();
    return 0;
}
