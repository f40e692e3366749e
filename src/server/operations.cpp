#include <algorithm>
#include <array>

#include "server/operation.h"
#include "server/operations/operations.h"

namespace ariadne::server {

namespace {

constexpr auto operations = std::to_array<Operation>({
    {"parse", Lane::quick, parse},       {"edit", Lane::quick, edit},       {"blank", Lane::quick, blank},
    {"resize", Lane::quick, resize},     {"generate", Lane::job, generate}, {"making", Lane::job, making},
    {"translate", Lane::job, translate}, {"convert", Lane::quick, convert}, {"render", Lane::job, render_picture},
    {"solve", Lane::job, solve},         {"motion", Lane::quick, motion},   {"trace", Lane::job, trace},
    {"verify", Lane::quick, verify},     {"rate", Lane::job, rate},         {"compare", Lane::job, compare},
    {"play", Lane::quick, play},         {"plan", Lane::job, plan},         {"forecast", Lane::job, forecast},
    {"engine", Lane::job, engine},       {"outlook", Lane::quick, outlook}, {"review", Lane::job, review},
});

}  // namespace

std::span<const Operation> all_operations() {
    return operations;
}

const Operation* find_operation(std::span<const Operation> among, std::string_view name) {
    const auto found = std::ranges::find(among, name, &Operation::name);
    return found == among.end() ? nullptr : &*found;
}

}  // namespace ariadne::server
