#pragma once

#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"

namespace ariadne::worlds {

// Somebody asked for a thing by a name that none of them has.
template <class Names>
std::unexpected<Error> unknown_name(std::string_view what, std::string_view name, const Names& known) {
    return fail(fmt::format("no {} is called '{}', expected one of: {}", what, name, fmt::join(known, ", ")));
}

}  // namespace ariadne::worlds
