import { paint } from '../actions/bring';
import { lookOf, pick } from '../actions/microscope';
import type { Brush, Direction, Stroke } from '../api/protocol';
import { colOf, nameOf, neighbour, rowOf, styleAt, type Grid } from '../grid/grid';
import type { Desk } from '../state/state';
import { sumOf } from '../texts/microscope';
import { brushWord } from '../texts/names';
import { pieceOn } from './hit';
import type { WorldView } from './world_view';

// The keyboard's finger: a cell that arrow keys move, where they do not belong to the game itself.

export const sides: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** A game of directions or of pieces that slide has the arrow keys for itself. */
export function usesCursor(desk: Desk, view: WorldView): boolean {
  if (desk.mode === 'edit') return desk.brush !== undefined;
  if (desk.mode === 'race') return lookOf(desk)?.open.opened.cell !== undefined;
  if (desk.mode !== 'play' || !view.pick || !view.targets || view.drag) return false;
  return !desk.game?.state.moves.some((move) => move === 'up' || move === 'down' || move === 'left' || move === 'right');
}

/** Where the cursor is after a key; nothing: it was none of its keys. */
export function cursorAfter(grid: Grid, at: number, key: string): number | undefined {
  const side = sides[key];
  if (side) return neighbour(grid, at, side) ?? at;
  if (key === 'Home') return rowOf(grid, at) * grid.cols;
  if (key === 'End') return rowOf(grid, at) * grid.cols + grid.cols - 1;
  if (key === 'PageUp') return colOf(grid, at);
  if (key === 'PageDown') return (grid.rows - 1) * grid.cols + colOf(grid, at);
  return undefined;
}

/** What Enter, space, or an arrow with Shift does with the brush on a cell. */
function strokeOf(grid: Grid, at: number, brush: Brush, key: string, shift: boolean): Stroke | undefined {
  const stroke = { row: rowOf(grid, at), col: colOf(grid, at), brush: brush.name };
  const side = sides[key];
  if (brush.touch === 'edge') return shift && side ? { ...stroke, side } : undefined;
  if (key !== 'Enter' && key !== ' ') return undefined;
  return brush.touch === 'across' ? { ...stroke, side: shift ? 'down' : 'right' } : stroke;
}

interface Hand { desk: Desk; view: WorldView; grid: Grid; brush: Brush | undefined; at: number }

/** True: it was a key for the cell under the cursor. */
export function press({ desk, view, grid, brush, at }: Hand, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (desk.mode === 'edit') {
    const stroke = brush && strokeOf(grid, at, brush, event.key, event.shiftKey);
    if (stroke) void paint(desk.world, [stroke]);
    return stroke !== undefined;
  }
  if (desk.mode === 'race' && event.key === 'Enter') {
    pick(desk.world, at);
    return true;
  }
  if (desk.mode !== 'play' || (event.key !== 'Enter' && event.key !== ' ')) return false;
  view.pick?.(desk, { cell: at, kind: 'key' });
  return true;
}

/** A cell in words: its name, and what is on it as the brushes call it, or what a search that is looked at knows of it. */
export function cellInWords(desk: Desk, grid: Grid, cell: number, brushes: readonly Brush[]): string {
  const look = lookOf(desk);
  const opening = look?.open.cells(look.step).get(cell);
  if (look) return opening === undefined ? nameOf(grid, cell) : `${nameOf(grid, cell)}: ${sumOf(look.open, opening)}`;
  const { world } = desk;
  const piece = pieceOn(grid, cell);
  const style = piece === undefined ? styleAt(grid, cell) : grid.styles[grid.pieces[piece]!.style]!;
  const known = brushes.find(({ style: other }) => (other.mark ?? 'none') === (style.mark ?? 'none') &&
    (other.text ?? '') === (style.text ?? '') && other.ink[0] === style.ink[0] && !!other.solid === !!style.solid);
  const what = known ? brushWord(world, known.name) : (style.text ?? '');
  return what === '' ? nameOf(grid, cell) : `${nameOf(grid, cell)}: ${what}`;
}
