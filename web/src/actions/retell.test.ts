import { beforeEach, describe, expect, it, vi } from 'vitest';

import { RequestFailed } from '../api/client';
import type { GameState, Parsed } from '../api/protocol';
import type { State } from '../state/state';
import { begin, now, update, updateDesk } from '../state/store';

// A server that says everything in the language of the page when it is asked; "right" brings something about.
const asked: { operation: string; request: { text: string; moves?: string[]; algorithm?: string } }[] = [];
const board = { rows: 1, cols: 4, styles: [], cells: [0, 4] };
const scene = () => ({ title: now().language, board, legend: [{ style: 0, text: now().language }] });
let slow: (() => void) | undefined; // lets a solution that takes its time be found

function played(moves: string[] = []): GameState {
  const events = moves.length ? [{ name: 'bomb', value: 3, text: now().language }] : [];
  return { board, figures: { steps: moves.length }, standing: 'running', moves: ['right'], settings: [], refused: false, events };
}

async function answer(operation: string, request: (typeof asked)[number]['request']): Promise<unknown> {
  const { language } = now();
  asked.push({ operation, request });
  switch (operation) {
    case 'parse':
      if (request.text === 'bad') throw new RequestFailed(422, { message: language, line: 1 });
      return { world: 'maze', text: request.text, warnings: [language], scene: scene() };
    case 'solve': {
      const solved = {
        report: { verdict: 'solved', listed: [{ steps: 1 }, { steps: 2 }] }, sentence: language, still: scene(),
        motion: { scene: scene(), frames: [{}, {}, {}] },
      };
      if (request.algorithm === 'slow') await new Promise<void>((resolve) => void (slow = resolve));
      return solved;
    }
    case 'motion':
      return { still: scene(), motion: { scene: scene(), frames: [{}, {}, {}] }, words: 'second' };
    case 'rate':
      return { measures: [], remarks: [language] };
    case 'play':
      return played(request.moves);
    default:
      throw new Error('none');
  }
}

vi.mock('../state/line', () => {
  const get = (_world: string, operation: string, request: (typeof asked)[number]['request']) => answer(operation, request);
  return { client: { get, ask: (...question: Parameters<typeof get>) => ({ result: get(...question), cancel: () => undefined }) } };
});
vi.stubGlobal('requestAnimationFrame', () => 0);

const { lay } = await import('./desk');
const { fail } = await import('./ask');
const { move, startGame } = await import('./play');
const { followLanguage } = await import('./retell');
const { rate, showSolution, solve } = await import('./solve');
const { watchReel } = await import('./watch');

followLanguage();

const desk = () => now().desks.maze!;
const speak = async (language: State['language']) => {
  asked.length = 0;
  update({ language });
  await settled();
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const operations = () => asked.map(({ operation }) => operation).sort();

beforeEach(async () => {
  begin({ page: { name: 'world', world: 'maze' }, language: 'en', desks: {}, worlds: {} } as unknown as State, () => undefined);
  lay({ world: 'maze', text: 'x', warnings: [], scene: scene() } as unknown as Parsed, 'x', { from: 'text' });
});

describe('another language', () => {
  it('asks for the words of the board alone where nothing else is said', async () => {
    const { grid } = desk();
    await speak('es');
    expect([desk().parsed.scene.legend![0]!.text, desk().parsed.warnings]).toEqual(['es', ['es']]);
    expect(desk().grid).toBe(grid);
    expect(operations()).toEqual(['parse']);
  });

  it('asks for the solution, the one that is shown, and the rating once more', async () => {
    await solve('maze');
    await showSolution('maze', 1);
    await rate('maze');
    watchReel('maze', desk().solved!.motion!, 'solution', 2, false);
    await speak('cs');
    expect([desk().solved!.sentence, desk().solved!.still!.title, desk().solved!.words, desk().rating!.remarks]).toEqual(['cs', 'cs', 'second', ['cs']]);
    expect([desk().shown, desk().mode, desk().player!.step, desk().player!.reel.motion.scene.title]).toEqual([1, 'watch', 2, 'cs']);
    expect(operations()).toEqual(['motion', 'parse', 'rate', 'solve']);
  });

  it('leaves a game and its moves as they are', async () => {
    await startGame('maze');
    await move('maze', 'right');
    const { grid, moves } = desk().game!;
    await speak('es');
    expect([desk().mode, desk().game!.moves, desk().game!.grid]).toEqual(['play', moves, grid]);
    expect(desk().game!.state.events[0]!.text).toBe('es');
  });

  it('is that of an answer that was asked for in the one before', async () => {
    updateDesk('maze', { algorithm: 'slow' });
    const solving = solve('maze');
    await settled();
    await speak('es');
    slow!();
    await solving;
    await settled();
    slow!();
    await settled();
    expect(desk().solved!.sentence).toBe('es');
  });

  it('tells anew what is wrong with a file, and takes back what was said in passing', async () => {
    fail('maze', 'board', new RequestFailed(422, { message: 'en', line: 1 }), 'bad', 'bad.txt');
    await speak('es');
    expect(desk().notice).toMatchObject({ text: 'es', source: 'bad', file: 'bad.txt' });
    fail('maze', 'solve', new RequestFailed(400, { message: 'en' }));
    await speak('cs');
    expect(desk().notice).toBeUndefined();
    fail('maze', 'solve', new RequestFailed(0, { message: 'connection' }));
    await speak('en');
    expect(desk().notice?.text).toBe('connection');
  });

  it('tells anew what was wrong before the first board came', async () => {
    update({ desks: {} });
    fail('maze', 'board', new RequestFailed(422, { message: 'en', line: 1 }), 'bad');
    await speak('es');
    lay({ world: 'maze', text: 'x', warnings: [], scene: scene() } as unknown as Parsed, 'x', { from: 'text' });
    await settled();
    expect(desk().notice).toMatchObject({ text: 'es', source: 'bad' });
  });

  it('reaches the desk of another world when it comes into sight', async () => {
    update({ page: { name: 'start' } });
    await speak('es');
    expect(asked).toEqual([]);
    update({ page: { name: 'world', world: 'maze' } });
    await settled();
    expect(desk().parsed.scene.title).toBe('es');
  });
});
