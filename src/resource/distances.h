#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/field.h"

namespace ariadne::resource {

inline constexpr std::int32_t unreachable = -1;

// Steps from every cell to `target`, row by row, `unreachable` where there is no way. The goal is absorbing: it is
// never walked through, only reached (or left, when it is the target itself). Their bytes are added to the charge.
// Empty when the budget ran out.
std::vector<std::int32_t> distances_to(const Field& field, Cell target, Charge& charge, Budget& budget);

}  // namespace ariadne::resource
