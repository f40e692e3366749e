#pragma once

#include "worlds/labyrinth/builders/builder.h"

namespace ariadne::labyrinth {

// One file each, but for those that go by prices: they share one.
Build build_aldous_broder;
Build build_backtracker;
Build build_binary_tree;
Build build_boruvka;
Build build_division;
Build build_eller;
Build build_growing_tree;
Build build_hunt_and_kill;
Build build_kruskal;
Build build_kruskal_rooms;
Build build_prim;
Build build_prim_true;
Build build_sidewinder;
Build build_wilson;

}  // namespace ariadne::labyrinth
