import { k } from '../../texts/texts';

// What the builders do; to be shown by said().

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
