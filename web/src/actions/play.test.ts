import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameState, Parsed } from '../api/protocol';
import type { State } from '../state/state';
import { begin, now } from '../state/store';

// A server of one dimension: "right" and "left" are turns, "choose" is none, "wall" is refused, three to the right wins.
const asked: { operation: string; request: { moves: string[] } }[] = [];

function played(moves: string[]): GameState {
  const steps = moves.filter((move) => move === 'right' || move === 'left').length;
  const at = moves.reduce((x, move) => x + (move === 'right' ? 1 : move === 'left' ? -1 : 0), 0);
  const refused = moves.at(-1) === 'wall';
  return {
    board: { rows: 1, cols: 4, styles: [], cells: [] }, walker: at, figures: { steps }, standing: at === 3 ? 'won' : 'running',
    moves: ['right', 'left'], settings: [], refused, events: refused ? [{ name: 'wall', value: 0, text: 'That wall is impassable.' }] : [],
  };
}

vi.mock('../state/line', () => {
  const get = (_world: string, operation: string, request: { moves: string[] }) => {
    asked.push({ operation, request });
    return operation === 'play' ? Promise.resolve(played(request.moves)) : Promise.reject(new Error('none'));
  };
  return { client: { get, ask: (...question: Parameters<typeof get>) => ({ result: get(...question), cancel: () => undefined }) } };
});
vi.stubGlobal('requestAnimationFrame', () => 0);

const { lay } = await import('./desk');
const { move, redo, restart, startGame, undo } = await import('./play');

const game = () => now().desks.maze!.game!;

beforeEach(async () => {
  begin({ page: { name: 'world', world: 'maze' }, language: 'en', desks: {}, worlds: {} } as unknown as State, () => undefined);
  const parsed = { world: 'maze', text: 'x', warnings: [], scene: { title: '', board: { rows: 1, cols: 4, styles: [], cells: [] } } };
  lay(parsed as unknown as Parsed, 'x', { from: 'text' });
  await startGame('maze');
});

describe('a game', () => {
  it('makes moves in the order they were asked for, however fast', async () => {
    await Promise.all([move('maze', 'right'), move('maze', 'left'), move('maze', 'right')]);
    expect(game().moves).toEqual(['right', 'left', 'right']);
    expect(game().state.figures['steps']).toBe(3);
  });

  it('does not count what is refused, and says why', async () => {
    await move('maze', 'right');
    await move('maze', 'wall');
    expect(game().moves).toEqual(['right']);
    expect(game().state.events.map(({ name }) => name)).toEqual(['wall']);
    expect(now().said).toBe('That wall is impassable.');
  });

  it('takes back a turn with the choices after it, and makes it again', async () => {
    for (const each of ['right', 'choose', 'right', 'choose']) await move('maze', each);
    await undo('maze');
    expect(game().moves).toEqual(['right', 'choose']);
    await undo('maze');
    expect(game().moves).toEqual([]);
    await redo('maze');
    expect(game().moves).toEqual(['right']);
    await redo('maze');
    expect(game().moves).toEqual(['right', 'choose', 'right']);
    await move('maze', 'left');
    expect(game().undone).toEqual([]);
  });

  it('ends, and can be taken back or begun again from there', async () => {
    for (let i = 0; i < 4; ++i) await move('maze', 'right');
    expect(game().moves).toHaveLength(3);
    expect(game().state.standing).toBe('won');
    expect(game().ended).toBeDefined();
    await undo('maze');
    expect(game().state.standing).toBe('running');
    expect(game().ended).toBeUndefined();
    await restart('maze');
    expect(game().moves).toEqual([]);
    expect(game().state.walker).toBe(0);
  });
});
