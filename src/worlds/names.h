#pragma once

#include <algorithm>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"
#include "text/characters.h"

namespace ariadne::worlds {

// Somebody asked for a thing by a name that none of them has: {0}. Those that they have: {1}.
template <class Names>
std::unexpected<Error> unknown_name(const Phrase& refusal, std::string_view name, const Names& known) {
    return fail({refusal, text::clipped(name), fmt::format("{}", fmt::join(known, ", "))});
}

// Of things that each have a name.
template <class Things>
std::vector<std::string> names_of(Things&& things) {
    std::vector<std::string> out;
    for (const auto& thing : things) out.emplace_back(thing.name);
    return out;
}

// The one that is called so; null: none is.
template <class Things>
const std::ranges::range_value_t<Things>* find_named(const Things& things, std::string_view name) {
    const auto found = std::ranges::find_if(things, [&](const auto& thing) { return thing.name == name; });
    return found == std::ranges::end(things) ? nullptr : &*found;
}

}  // namespace ariadne::worlds
