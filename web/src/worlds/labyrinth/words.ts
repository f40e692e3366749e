import { k } from '../../texts/texts';

// What the builders do, and what the statistics count; to be shown by said().

export const builders: Record<string, string> = {
  backtracker: k('Digs at random until stuck, then goes back to the last room with an undug neighbour. Long winding corridors, few dead ends.'),
  'aldous-broder': k('Walks at random and digs whenever it enters a new room. All labyrinths are equally likely.'),
  'kruskal-rooms': k('Picks a random room and digs to a neighbour not yet connected to it.'),
  kruskal: k('Removes walls in random order unless they separate rooms that are already connected.'),
  prim: k('Adds random rooms next to the dug area. Many very short dead ends.'),
  'prim-true': k('Removes the cheapest wall around the dug area, with random prices.'),
  wilson: k('Random walks with their loops erased, each until it meets the dug area. As uniform as Aldous-Broder, and faster.'),
  'hunt-and-kill': k('Digs at random; when stuck, hunts row by row for an undug room next to a dug one.'),
  'growing-tree': k('Digs from the newest, the oldest or a random room of a list: anything between backtracker and Prim.'),
  eller: k('Works row by row and remembers only which rooms are connected.'),
  sidewinder: k('Works row by row: runs of rooms, each with one passage up.'),
  'binary-tree': k('Connects each room either to the right or downwards, at random.'),
  division: k('Starts without walls and divides chamber after chamber. Long straight walls.'),
  boruvka: k('Works in rounds: every part removes the cheapest wall around it.'),
};

export const meanings: Record<string, string> = {
  rooms: k('Number of rooms'),
  passages: k('Number of passages; a perfect labyrinth has one fewer than rooms'),
  pieces: k('Groups of rooms that can reach each other'),
  loops: k('Passages that could be closed without separating anything'),
  dead_ends: k('Rooms with one passage'),
  straights: k('Rooms with two passages opposite each other'),
  turns: k('Rooms with two passages around a corner'),
  junctions: k('Rooms with three passages'),
  crossings: k('Rooms with four passages'),
  isolated: k('Rooms without a passage'),
  horizontal: k('Share of passages that run left and right'),
  river: k('Mean distance from a dead end to the first choice: high is winding, low is bushy'),
  corridor: k('Mean distance between dead ends, junctions and crossings'),
  solution_steps: k('Steps from the entrance to the exit'),
  solution_cost: k('Lowest total weight of a route'),
  solution_share: k('Share of rooms on the route'),
  solution_turns: k('Changes of direction along the route'),
  solution_decisions: k('Rooms on the route with more than one way on'),
};
