#include "worlds/rating.h"

#include <algorithm>

#include <fmt/args.h>
#include <fmt/format.h>

namespace ariadne::worlds {

const Measure* measure(const Rating& rating, std::string_view name) {
    const auto found = std::ranges::find(rating.measures, name, &Measure::name);
    return found == rating.measures.end() ? nullptr : &*found;
}

std::string filled(std::string_view words, const std::vector<std::string>& values) {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const std::string& value : values) store.push_back(value);
    return fmt::vformat(words, store);
}

}  // namespace ariadne::worlds
