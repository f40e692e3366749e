import { colOf, nameOf, rowOf, styleAt, type Grid } from '../grid/grid';
import type { Desk } from '../state/state';
import { t } from '../texts/texts';

// Why nothing leads to the goal, said of the cells that a search got to.

const isGoal = (text: string | undefined): boolean => text === 'E' || text === 'F' || text === 'G';

function goalOf(grid: Grid): number | undefined {
  for (let cell = 0; cell < grid.cells.length; ++cell) {
    const { tag, text } = styleAt(grid, cell);
    if (isGoal(text) || isGoal(tag)) return cell;
  }
  return undefined;
}

/** The reached cell that is nearest to the goal as the crow flies along rows and columns. */
function nearestTo(grid: Grid, cells: readonly number[], goal: number): number | undefined {
  const distance = (cell: number) => Math.abs(rowOf(grid, cell) - rowOf(grid, goal)) + Math.abs(colOf(grid, cell) - colOf(grid, goal));
  let best: number | undefined;
  for (const cell of cells) if (cell !== goal && (best === undefined || distance(cell) < distance(best))) best = cell;
  return best;
}

export function reachedCaption(desk: Desk): string {
  const cells = desk.reached?.cells ?? [];
  const goal = desk.grid.cells.length <= 40_000 ? goalOf(desk.grid) : undefined;
  const nearest = goal === undefined ? undefined : nearestTo(desk.grid, cells, goal);
  const words = t().solve;
  if (nearest === undefined) return words.reached;
  const { reason } = desk.solved?.report ?? {};
  return (reason === 'life' || reason === 'energy' ? words.aliveBest : words.reachedBest)(nameOf(desk.grid, nearest));
}
