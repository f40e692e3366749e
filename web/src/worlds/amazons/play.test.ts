import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameState, Style } from '../../api/protocol';
import type { Grid } from '../../grid/grid';
import type { Desk, State } from '../../state/state';
import { begin, now } from '../../state/store';

const made: string[] = [];
const restarted: string[] = [];
vi.mock('../../actions/play', () => ({ move: (_: string, move: string) => made.push(move), undo: vi.fn(), redo: vi.fn(), restart: (world: string) => restarted.push(world) }));
vi.mock('../../actions/ask', () => ({ say: vi.fn(), fail: vi.fn() }));
const asked: { moves: string[] }[] = [];
let fault: GameState['fault'];
vi.mock('../../state/line', () => ({
  client: {
    get: (_world: string, _operation: string, request: { moves: string[] }) => {
      asked.push(request);
      return Promise.resolve({ ...state, refused: true, fault });
    },
  },
}));
vi.stubGlobal('requestAnimationFrame', () => 0);

const { key, moved, pickCell, stageBack, targets } = await import('./play');
const { ownOf, putOwn } = await import('./table');

const style = (mark: Style['mark'], ink: 'ivory' | 'ebony' | 'ink' = 'ink'): Style => ({ fill: ['quiet', 0.1], ink: [ink, 1], ...(mark && { mark }) });
const grid: Grid = {
  rows: 10,
  cols: 10,
  styles: [style('none'), style('amazon', 'ivory'), style('amazon', 'ebony')],
  cells: new Uint8Array(100),
  axes: { x: '', y: '', up: true, first: 1, letters: true },
  pieces: [{ row: 0, col: 3, rows: 1, cols: 1, style: 2 }, { row: 9, col: 3, rows: 1, cols: 1, style: 1 }],
};
const state: GameState = {
  board: { rows: 10, cols: 10, styles: [], cells: [] },
  figures: { turn: 0, player: 1 },
  standing: 'running',
  moves: ['d1-d7/g7', 'd1-d7/d1', 'd1-d9/a9', 'd1-e2/d1'],
  settings: [],
  refused: false,
  events: [],
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const desk = (): Desk => now().desks.amazons!;
const press = (text: string): boolean[] => [...text].map((each) => key(desk(), { key: each } as KeyboardEvent));

beforeEach(() => {
  made.length = 0;
  const game = { start: 'x', moves: [], undone: [], settings: {}, state, grid, began: 0 };
  const table = { world: 'amazons', mode: 'play', game, grid, own: {}, parsed: { text: 'x' } } as unknown as Desk;
  begin({ language: 'en', desks: { amazons: table }, worlds: {} } as unknown as State, () => undefined);
  putOwn({ seats: [{ by: 'person', level: 'easy' }, { by: 'person', level: 'easy' }], picked: {}, last: undefined, count: 0 });
});

describe('a turn', () => {
  it('is picked in three stages', () => {
    expect(targets(desk())).toEqual([93]);
    pickCell(desk(), 'd1');
    expect(targets(desk())).toEqual([33, 13, 84]);
    pickCell(desk(), 'd7');
    expect(targets(desk())).toEqual([36, 93]);
    pickCell(desk(), 'g7');
    expect(made).toEqual(['d1-d7/g7']);
  });

  it('asks for the shot only when the shot was wrong, and says why', async () => {
    fault = { reason: 'not_in_line', cell: 14 };
    for (const cell of ['d1', 'd7', 'e9']) pickCell(desk(), cell);
    await settle();
    expect(made).toEqual([]);
    expect(asked.at(-1)!.moves).toEqual(['d1-d7/e9']);
    expect(ownOf(desk()).picked).toEqual({ from: 'd1', to: 'd7' });
    expect(ownOf(desk()).fault).toBe('Invalid shot at e9: e9 is not in line with d7. Choose another cell.');
    pickCell(desk(), 'd1');
    expect(made).toEqual(['d1-d7/d1']);
  });

  it('is told what is in the way of it', async () => {
    fault = { reason: 'in_the_way', cell: 3 };
    for (const cell of ['d1', 'd10']) pickCell(desk(), cell);
    await settle();
    expect(asked.at(-1)!.moves).toEqual(['d1-d10/d1']);
    expect(ownOf(desk()).fault).toBe('Invalid move to d10: a black amazon on d10 is in the way.');
  });

  it('is not told of what was picked before', async () => {
    for (const cell of ['d1', 'e9']) pickCell(desk(), cell);
    stageBack(desk());
    await settle();
    expect(ownOf(desk()).fault).toBeUndefined();
  });

  it('goes back stage by stage', () => {
    for (const cell of ['d1', 'd7']) pickCell(desk(), cell);
    expect(stageBack(desk())).toBe(true);
    expect(ownOf(desk()).picked).toEqual({ from: 'd1' });
    expect(stageBack(desk())).toBe(true);
    expect(stageBack(desk())).toBe(false);
  });

  it('refuses what is not there or not ours', () => {
    pickCell(desk(), 'a5');
    expect(ownOf(desk()).fault).toContain('a5');
    pickCell(desk(), 'd10');
    expect(ownOf(desk()).fault).toContain('not yours');
    expect(ownOf(desk()).picked).toEqual({});
  });

  it('is typed', () => {
    expect(press('d1 d7g7')).toEqual([true, true, true, true, true, true, true]);
    expect(made).toEqual(['d1-d7/g7']);
    putOwn({ picked: {} });
    press('d1d7d1');
    expect(made).toHaveLength(1); // d1 may still become d10
    press(' ');
    expect(made).toEqual(['d1-d7/g7', 'd1-d7/d1']);
  });

  it('is nobody else’s while the computer thinks', () => {
    putOwn({ seats: [{ by: 'computer', level: 'easy' }, { by: 'person', level: 'easy' }] });
    pickCell(desk(), 'd1');
    expect(ownOf(desk()).picked).toEqual({});
    expect(targets(desk())).toEqual([]);
  });

  it('leaves the amazons in their order', () => {
    putOwn({ last: { ...grid, pieces: [grid.pieces[1]!, grid.pieces[0]!] }, picked: { from: 'd1', to: 'd7' } });
    const after: Grid = { ...grid, pieces: [grid.pieces[0]!, { ...grid.pieces[1]!, row: 3 }] };
    const game = { ...desk().game!, moves: ['d1-d7/g7'], grid: after };
    begin({ ...now(), desks: { amazons: { ...desk(), game } } }, () => undefined);
    moved(desk());
    expect(desk().game!.grid.pieces.map((piece) => piece.style)).toEqual([1, 2]);
    expect(ownOf(desk())).toMatchObject({ picked: {}, count: 1 });
  });
});

it('a game under way is restarted after a question, and in somebody’s page at once', () => {
  putOwn({ line: ['d1-d7/g7'] });
  press('r');
  expect([ownOf(desk()).asks, restarted]).toEqual([{ what: 'restart' }, []]);
  putOwn({ asks: undefined });
  begin({ ...now(), embedded: true }, () => undefined);
  press('r');
  expect([ownOf(desk()).asks, restarted]).toEqual([undefined, ['amazons']]);
});
