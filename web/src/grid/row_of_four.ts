import type { Report } from '../api/protocol';

/** For tests: a search of cells 0 to 3 in a row. Cell 2 is opened twice, the second time at a smaller cost; 3 is the goal. */
export const rowOfFour = {
  report: {} as Report, cells: [0, 1, 2], cut: false, taken: [0, 1, 3],
  opened: {
    order: 'least' as const, step: 1, loss: 0,
    cell: [0, 1, 2, 2, 3],
    parent: [-1, 0, 0, 1, 2],
    g: [0, 1, 5, 2, 3],
    h: [3, 2, 1, 1, 0],
    at: [-1, 0, 0, 1, 2],
    replaces: [-1, -1, -1, 2, -1],
    goals: [4],
  },
};
