import { mostToMake } from '../../shell/watchable';
import type { Desk } from '../../state/state';

// What is too large for what. The server has the last word; this is what is said before one tries.

export const mostToDig = mostToMake; // rooms whose making can be watched
export const mostToWalk = 250_000; // rooms that a step still draws at once
export const mostToTrace = 300_000; // rooms of a search that are recorded

export const roomsOf = (desk: Desk): number => desk.grid.rows * desk.grid.cols;
