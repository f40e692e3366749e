import { colOf, nameOf, rowOf, type Grid } from '../grid/grid';
import type { OpenList } from '../grid/open_list';
import { t, tn } from './texts';

// Why a search expanded what it did when it did, in sentences.

/** A state by its cell, or by the move that led to it: (3,4), C+2. */
export function stateName(open: OpenList, grid: Grid, opening: number): string {
  const { cell, piece, to, parent } = open.opened;
  if (cell) return nameOf(grid, cell[opening]!);
  const moved = piece?.[opening] ?? -1;
  const before = open.traced.states?.[parent[opening]!]?.[moved];
  if (before === undefined) return t('start');
  const after = to![opening]!;
  const by = rowOf(grid, after) - rowOf(grid, before) + colOf(grid, after) - colOf(grid, before);
  return `${grid.styles[grid.pieces[moved]!.style]!.text ?? ''}${by > 0 ? '+' : ''}${by}`;
}

function taken(open: OpenList, opening: number, step: number): string {
  const { order } = open.opened;
  if (order === 'oldest') return t('Expanded at step {0}: it had waited longest.', step);
  if (order === 'newest') return t('Expanded at step {0}: it was opened last.', step);
  if (order === 'own') return t('Expanded at step {0}.', step);
  const next = open.waiting(step - 1)[1];
  if (next === undefined) return t('Expanded at step {0}: nothing else was open.', step);
  const f = open.f(opening);
  return open.ties(opening, next)
    ? t('Expanded at step {0}: of all with the lowest f, {1}, it was opened last.', step, f)
    : t('Expanded at step {0}: f = {1} was the lowest on the open list (next: {2}).', step, f, open.f(next));
}

/** Of a state that was opened, after so many steps. */
export function whyState(open: OpenList, grid: Grid, opening: number, step: number): string {
  const when = open.takenAt(opening);
  const parent = open.parent(opening);
  const origin = parent !== undefined
    ? t('Opened by {0} at step {1}.', stateName(open, grid, parent), open.openedAt(opening))
    : open.openedAt(opening) === 0 ? t('The search starts here.') : '';
  if (when !== undefined && when <= step) return `${taken(open, opening, when)} ${origin}`.trim();
  if (open.isGoal(opening)) return `${t('The goal: g = {0}.', open.opened.g[opening]!)} ${origin}`;
  if (!open.isOpen(opening, step)) return t('A cheaper way to the same state was found.');
  const list = open.waiting(step);
  return `${t('Still open: f = {0}, number {1} of {2} on the open list.', open.f(opening), list.indexOf(opening) + 1, list.length)} ${origin}`;
}

/** Which state of a cell is spoken of: the one expanded first, else one that waits, else any. */
export function stateOn(open: OpenList, cell: number, step: number): number | undefined {
  const there = open.on(cell).filter((opening) => open.openedAt(opening) <= step);
  const expanded = there.find((opening) => (open.takenAt(opening) ?? Infinity) <= step);
  return expanded ?? there.find((opening) => open.isOpen(opening, step)) ?? there.at(-1);
}

/** The same of a cell, which may be expanded in several states: with other items taken. */
export function whyCell(open: OpenList, grid: Grid, cell: number, step: number): string {
  const opening = stateOn(open, cell, step);
  if (opening === undefined)
    return open.on(cell).length > 0 || open.traced.cut ? t('Not reached yet.') : t('Never reached.');
  const others = open.on(cell).filter((each) => each !== opening && (open.takenAt(each) ?? Infinity) <= step).length;
  const more = others > 0 ? ` ${tn('Expanded {0} more time in another state.', 'Expanded {0} more times in other states.', others)}` : '';
  return whyState(open, grid, opening, step) + more;
}

/** g = 3, h = 4, f = 7 */
export const sumOf = (open: OpenList, opening: number): string =>
  `g = ${open.opened.g[opening]}, h = ${open.opened.h[opening]}, f = ${open.f(opening)}`;
