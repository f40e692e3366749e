import { describe, expect, it } from 'vitest';

import type { Style } from '../../api/protocol';
import type { Grid } from '../../grid/grid';
import { arrowsOf, cellNamed, choices, gone, inOrderOf, readTurn, thingOn, withTerritory, writeTurn } from './turns';

const style = (mark: Style['mark'], ink: 'ivory' | 'ebony' | 'ink' = 'ink'): Style => ({
  fill: ['quiet', 0.1],
  ink: [ink, 1],
  ...(mark && { mark }),
});
// White on a1, black on d4 of 4 x 4, an arrow on c1.
const grid: Grid = {
  rows: 4,
  cols: 4,
  styles: [
    style('none'), style('none'), style('ring'), style('ring'), style('dot'), style('dot'), style('spent'), style('spent'),
    style('amazon', 'ivory'), style('amazon', 'ebony'),
  ],
  cells: Uint8Array.from({ length: 16 }, (_, i) => (i === 14 ? 6 : 0)),
  axes: { x: '', y: '', up: true, first: 1, letters: true },
  pieces: [
    { row: 3, col: 0, rows: 1, cols: 1, style: 8 },
    { row: 0, col: 3, rows: 1, cols: 1, style: 9 },
  ],
};
const moves = ['a1-b1/a1', 'a1-b2/a1', 'a1-b2/c3', 'a1-a4/a1'];

describe('turns', () => {
  it('are read and written', () => {
    expect(readTurn('d1-d10/g7')).toEqual({ from: 'd1', to: 'd10', arrow: 'g7' });
    expect(readTurn('d1-d7')).toBeUndefined();
    expect(writeTurn({ from: 'd1', to: 'd7', arrow: 'g7' })).toBe('d1-d7/g7');
  });

  it('are picked cell by cell', () => {
    expect([...choices(moves, {})]).toEqual(['a1']);
    expect([...choices(moves, { from: 'a1' })]).toEqual(['b1', 'b2', 'a4']);
    expect([...choices(moves, { from: 'a1', to: 'b2' })]).toEqual(['a1', 'c3']);
    expect([...choices(moves, { from: 'd4' })]).toEqual([]);
  });

  it('name cells from the bottom left', () => {
    expect(cellNamed(grid, 'a1')).toBe(12);
    expect(cellNamed(grid, 'D4')).toBe(3);
    expect(cellNamed(grid, 'e1')).toBeUndefined();
    expect(cellNamed(grid, 'a5')).toBeUndefined();
  });

  it('show the movement before the shot', () => {
    expect(gone(grid, 'a1', 'b2').pieces[0]).toMatchObject({ row: 2, col: 1 });
    expect(gone(grid, 'a2', 'b2')).toBe(grid);
  });

  it('are drawn as a whole arrow and a dashed one', () => {
    const [way, shot] = arrowsOf(grid, 'a1-a4/b3');
    expect(way).toEqual({ from: [0.5, 3.1], to: [0.5, 0.5] });
    expect(shot).toMatchObject({ to: [1.5, 1.5], dashed: true });
  });
});

describe('boards', () => {
  it('keep the order of their amazons', () => {
    const after: Grid = { ...grid, pieces: [grid.pieces[1]!, { ...grid.pieces[0]!, row: 0, col: 0 }] };
    const ordered = inOrderOf(grid, after);
    expect(ordered.pieces.map((piece) => piece.style)).toEqual([8, 9]);
    expect(ordered.pieces[0]).toMatchObject({ row: 0, col: 0 });
  });

  it('tell what stands where', () => {
    expect(['a1', 'd4', 'c1'].map((name) => thingOn(grid, cellNamed(grid, name)!))).toEqual(['white', 'black', 'arrow']);
  });

  it('show who is nearer, but not on burnt cells', () => {
    const nearer = Array.from({ length: 16 }, (_, i) => (i < 8 ? -1 : 1));
    const shown = withTerritory(grid, nearer);
    expect([shown.cells[0], shown.cells[1], shown.cells[8], shown.cells[9], shown.cells[14]]).toEqual([4, 5, 2, 3, 6]);
  });
});
