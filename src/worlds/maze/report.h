#pragma once

#include "worlds/maze/model.h"
#include "worlds/walker/report.h"

namespace ariadne::maze {

// What reports about this map must know; the map must outlive it.
walker::Terms terms_of(const Map& map);

}  // namespace ariadne::maze
