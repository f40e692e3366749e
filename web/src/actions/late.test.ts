import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameState, Parsed } from '../api/protocol';
import type { State } from '../state/state';
import { begin, now, updateDesk } from '../state/store';

// A server that answers when it is told to, in any order.
interface Question {
  operation: string;
  request: { text?: string; moves?: string[]; settings?: Record<string, string> };
  answer: (result: unknown) => void;
  refuse: (message: string) => void;
  cancelled: boolean;
}
const questions: Question[] = [];
const open = (operation: string): Question[] => questions.filter((each) => each.operation === operation);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

vi.mock('../state/line', async () => {
  const { RequestFailed } = await import('../api/client');
  const ask = (_world: string, operation: string, request: Question['request']) => {
    const question = { operation, request, cancelled: false } as Question;
    const result = new Promise((resolve, reject) => {
      question.answer = resolve;
      question.refuse = (message) => reject(new RequestFailed(400, { message }));
    });
    questions.push(question);
    const cancel = () => {
      question.cancelled = true;
      question.refuse('cancelled before it began');
    };
    return { result, cancel };
  };
  return { client: { ask, get: (...question: Parameters<typeof ask>) => ask(...question).result } };
});
vi.stubGlobal('requestAnimationFrame', () => 0);
vi.stubGlobal('fetch', async (path: string) => new Response(path, { headers: { 'Content-Type': 'text/plain' } }));
const store = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, value: string) => void store.set(name, value) });

const { unfolded } = await import('./ask');
const { lay } = await import('./desk');
const { editBoard, generate, openExample, openText, paint, wholeText } = await import('./bring');
const { hint, move, startGame } = await import('./play');
const { rate } = await import('./solve');
const { race, searchesOf, seek, trace } = await import('./watch');
const { examine } = await import('./microscope');

const board = { rows: 1, cols: 4, styles: [], cells: [] };
const parsed = (text: string) => ({ world: 'maze', text, warnings: [], scene: { title: '', board } }) as unknown as Parsed;
const state = (change: Partial<GameState> = {}) =>
  ({ board, figures: {}, standing: 'running', moves: [], settings: [], refused: false, events: [], ...change }) as GameState;
const desk = () => now().desks.maze!;

beforeEach(() => {
  questions.length = 0;
  store.clear();
  begin({ page: { name: 'world', world: 'maze' }, language: 'en', desks: {}, worlds: {} } as unknown as State, () => undefined);
  lay(parsed('first'), 'first', { from: 'text' });
});

describe('an answer that comes late', () => {
  it('does not put an older board over a newer one', async () => {
    const older = openExample('maze', { file: 'a.txt' });
    await settle();
    const newer = openExample('maze', { file: 'b.txt' });
    await settle();
    open('parse')[1]!.answer(parsed('b'));
    expect(await newer).toBe(true);
    open('parse')[0]!.answer(parsed('a'));
    expect(await older).toBe(false);
    expect(desk().parsed.text).toBe('b');
  });

  it('of a file does not cancel the question about the board that was asked for later', async () => {
    const older = openExample('maze', { file: 'a.txt' });
    const newer = openText('maze', 'b', 'b');
    expect(await older).toBe(false);
    expect(open('parse').map(({ request }) => request.text)).toEqual(['b']);
    open('parse')[0]!.answer(parsed('b'));
    expect(await newer).toBe(true);
  });

  it('to which world a text belongs does not cancel it either', async () => {
    const older = openText(undefined, 'a', 'a');
    const newer = openText('maze', 'b', 'b');
    open('recognise')[0]!.answer({ world: 'maze' });
    expect(await older).toBe(false);
    expect(open('parse').map(({ request }) => request.text)).toEqual(['b']);
    open('parse')[0]!.answer(parsed('b'));
    expect(await newer).toBe(true);
  });

  it('does not edit the board that took the place of the edited one', async () => {
    const painted = paint('maze', []);
    await settle();
    lay(parsed('second'), 'second', { from: 'text' });
    open('edit')[0]!.answer(parsed('first, painted'));
    await painted;
    expect(desk().parsed.text).toBe('second');
  });

  it('does not bring back the editing that somebody is done with', async () => {
    editBoard('maze', true);
    const painted = paint('maze', []);
    await settle();
    editBoard('maze', false);
    open('edit')[0]!.answer(parsed('first, painted'));
    await painted;
    expect(desk().parsed.text).toBe('first, painted');
    expect(desk().mode).toBe('look');
  });

  it('is not waited for: work goes with the board it was for', async () => {
    const rated = rate('maze');
    await settle();
    lay(parsed('second'), 'second', { from: 'text' });
    await rated;
    expect(open('rate')[0]!.cancelled).toBe(true);
    expect(desk().notice).toBeUndefined();
  });

  it('of an older race neither ends the newer one nor is told of', async () => {
    const older = race('maze', ['bfs', 'astar']);
    await settle();
    const newer = race('maze', ['bfs', 'astar']);
    await older;
    expect(open('trace').map(({ cancelled }) => cancelled)).toEqual([true, true, false, false]);
    expect(desk().mode).toBe('race');
    expect(desk().notice).toBeUndefined();
    for (const { answer } of open('trace').slice(2)) answer({ report: {}, cells: [0, 1], cut: false });
    await newer;
    expect(desk().race!.lanes.map(({ traced }) => traced?.cells)).toEqual([[0, 1], [0, 1]]);
  });
});

describe('one puzzle of a file', () => {
  const collection = 'first\n\nsecond';
  const opened = async () => {
    const opening = openText('maze', collection, 'levels');
    await settle();
    open('parse').at(-1)!.answer({ ...parsed('first'), puzzles: [{ title: '', line: 1 }, { title: '', line: 3 }], puzzle: 0 });
    await opening;
    expect(wholeText(desk())).toBe(collection);
  };

  it('is none of it any more once it was edited', async () => {
    await opened();
    const painted = paint('maze', []);
    await settle();
    open('edit')[0]!.answer(parsed('first, painted'));
    await painted;
    expect(wholeText(desk())).toBe('first, painted');
  });

  it('gives way to a board that was made', async () => {
    await opened();
    const made = generate('maze', {}, 7);
    await settle();
    open('generate')[0]!.answer(parsed('made'));
    await made;
    expect([desk().name, wholeText(desk())]).toEqual(['maze-seed-7', 'made']);
  });
});

describe('a race', () => {
  const raced = async (...searches: string[]) => {
    const begun = race('maze', searches);
    await settle();
    for (const { answer } of open('trace')) answer({ report: {}, cells: [0, 1], cut: true });
    await begun;
  };

  it('is shown to its end when longer records come, if it was', async () => {
    await raced('bfs', 'astar');
    for (const [at, then] of [[2, 4], [1, 1]] as const) {
      seek('maze', at);
      const longer = trace('maze', desk().race!.id, 0, {});
      await settle();
      open('trace').at(-1)!.answer({ report: {}, cells: [0, 1, 2, 3], cut: false });
      await longer;
      expect(desk().race!.shown).toBe(then);
    }
  });

  it('is of searches that the world has, and of one at least', async () => {
    begin({ ...now(), worlds: { maze: { traced_algorithms: ['bfs', 'dfs', 'astar', 'ida', 'best'] } } } as unknown as State, () => undefined);
    expect(searchesOf(desk(), ['dfs', 'none'])).toEqual(['dfs']);
    expect(searchesOf(desk(), ['none'])).toEqual(['bfs', 'astar']);
    expect(searchesOf(desk(), ['best', 'dfs', 'ida', 'bfs', 'astar'])).toHaveLength(4);
    await race('maze', []);
    expect(desk().mode).toBe('look');
  });

  it('that is left is no longer looked at closely; what failed is asked for again', async () => {
    await raced('bfs');
    seek('maze', 0);
    const failed = examine('maze');
    open('trace').at(-1)!.refuse('no');
    await failed;
    expect([desk().notice?.text, desk().scope]).toEqual(['no', undefined]);
    const left = examine('maze');
    expect(open('trace')).toHaveLength(3);
    lay(parsed('second'), 'second', { from: 'text' });
    await left;
    expect([open('trace')[2]!.cancelled, desk().notice, desk().scope?.work]).toEqual([true, undefined, undefined]);
  });
});

describe('a game', () => {
  const started = async () => {
    const start = startGame('maze');
    await settle();
    open('play').at(-1)!.answer(state());
    await start;
  };

  it('begins with the usual settings where those kept are refused', async () => {
    store.set('ariadne.settings.maze', '{"safe":"of old"}');
    const start = startGame('maze');
    await settle();
    expect(open('play')[0]!.request.settings).toEqual({ safe: 'of old' });
    open('play')[0]!.refuse('expected a setting of the game');
    await settle();
    open('play')[1]!.answer(state());
    await start;
    expect(desk().game!.settings).toEqual({});
    expect(store.get('ariadne.settings.maze')).toBe('{}');
  });

  it('that begins only where nothing else is said is tried again', async () => {
    const start = startGame('maze', () => !desk().notice);
    await settle();
    open('play')[0]!.refuse('stalled');
    await start;
    desk().notice!.again!();
    await settle();
    open('play')[1]!.answer(state());
    await settle();
    expect(desk().mode).toBe('play');
  });

  it('does not begin where editing has begun before the answer', async () => {
    const start = startGame('maze');
    await settle();
    editBoard('maze', true);
    open('play')[0]!.answer(state());
    await start;
    expect(desk().mode).toBe('edit');
    expect(desk().game).toBeUndefined();
  });

  it('that begins by itself leaves in sight what was unfolded meanwhile', async () => {
    for (const [meanwhile, latest] of [[undefined, 'play'], ['board', 'board']] as const) {
      lay(parsed('first'), 'first', { from: 'text' });
      const start = startGame('maze', () => true, desk().open);
      await settle();
      if (meanwhile) updateDesk('maze', ({ open }) => ({ open: unfolded(open, meanwhile) }));
      open('play').at(-1)!.answer(state());
      await start;
      expect([desk().mode, desk().open.at(-1)]).toEqual(['play', latest]);
    }
  });

  it('hints from where it stands after the moves that are under way', async () => {
    await started();
    const moved = move('maze', 'right');
    const hinted = hint('maze');
    await settle();
    open('play').at(-1)!.answer(state({ walker: 1 }));
    await moved;
    await settle();
    const asked = open('plan').at(-1)!;
    expect(asked.request.moves).toEqual(['right']);
    asked.answer({ verdict: 'solved', moves: ['right'], first: [], figures: {} });
    await hinted;
    expect(desk().game!.hint?.moves).toEqual(['right']);
  });

  it('that has begun anew knows nothing of a move of the one before', async () => {
    await started();
    const late = move('maze', 'right');
    await settle();
    const answer = open('play').at(-1)!.answer;
    await started();
    answer(state({ walker: 1 }));
    await late;
    expect(desk().game!.moves).toEqual([]);
    expect(desk().game!.state.walker).toBeUndefined();
  });

  it('takes back what was shown of a move that nobody answered', async () => {
    await started();
    const shown = { ...desk().game!.grid };
    now().desks.maze!.game!.grid = shown;
    const lost = move('maze', 'right');
    await settle();
    open('play').at(-1)!.refuse('no');
    await lost;
    expect(desk().game!.grid).not.toBe(shown);
    expect(desk().notice?.text).toBe('no');
  });
});
