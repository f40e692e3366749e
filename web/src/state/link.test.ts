import { randomBytes } from 'node:crypto';
import { Duplex } from 'node:stream';
import { createDeflateRaw, createInflateRaw } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { boardPart, exampleLink, largest, linkOf, longest, packed, readLink, unpacked, writeLink } from './link';
import { mostMoves, readMoves, writeMoves } from './moves';
import type { Desk } from './state';

// Browsers have raw deflate as a stream, Node.js 18 does not.

/** There since Node.js 17, though its types say nothing of it. */
const { toWeb } = Duplex as unknown as { toWeb: (stream: Duplex) => { readable: ReadableStream; writable: WritableStream } };

function standIn(name: 'CompressionStream' | 'DecompressionStream', make: () => Duplex): void {
  const world = globalThis as Record<string, unknown>;
  try {
    new (world[name] as new (format: string) => unknown)('deflate-raw');
  } catch {
    world[name] = class {
      readonly readable;
      readonly writable;
      constructor() {
        ({ readable: this.readable, writable: this.writable } = toWeb(make()));
      }
    };
  }
}

standIn('CompressionStream', createDeflateRaw);
standIn('DecompressionStream', createInflateRaw);

const desk = (change: Partial<Desk>): Desk =>
  ({ world: 'maze', mode: 'look', origin: { from: 'text' }, parsed: { text: 'N=1' }, objective: 'steps', algorithm: 'exact', ...change }) as Desk;

const linkTo = async (desk: Desk): Promise<string> => (await writeLink(linkOf(desk, { objective: 'steps', algorithm: 'exact' }))).full;

describe('a link', () => {
  it('holds a whole board, whatever is in it', async () => {
    const text = 'N=2, M=3, P=10\nS#E\n010 ěščřž ' + '#'.repeat(5000);
    expect(await unpacked(await packed(text))).toBe(text);
    expect((await packed(text)).length).toBeLessThan(200);
    expect(await packed(text)).toMatch(/^[\w-]+$/);
    const link = await readLink(await linkTo(desk({ name: 'mine', parsed: { text } as Desk['parsed'] })));
    expect(link).toEqual({ world: 'maze', text, name: 'mine' });
  });

  it('names an example and its puzzle', async () => {
    const link = await linkTo(desk({ world: 'rush', origin: { from: 'example', file: 'rush/levels.txt', puzzle: 3 } }));
    expect(await readLink(link)).toEqual({ world: 'rush', example: { file: 'rush/levels.txt', puzzle: 3 } });
  });

  it('names a recipe', async () => {
    const options = { rows: '200', builder: 'wilson' };
    const link = await linkTo(desk({ world: 'labyrinth', origin: { from: 'recipe', options, seed: 7 } }));
    expect(await readLink(link)).toEqual({ world: 'labyrinth', recipe: { options, seed: 7 } });
  });

  it('says what was being done', async () => {
    const solved = {} as Desk['solved'];
    const example = { from: 'example', file: 'spiral.txt' } as const;
    const link = await linkTo(desk({ origin: example, ...(solved && { solved }) }));
    expect(await readLink(link)).toEqual({ world: 'maze', example: { file: 'spiral.txt' }, view: 'solved' });
    expect(await readLink(await linkTo(desk({ origin: example, objective: 'life', algorithm: 'bfs' })))).toMatchObject({ objective: 'life', algorithm: 'bfs' });
    expect((await readLink(await linkTo(desk({ origin: example, mode: 'play' }))))?.view).toBe('play');
    expect((await readLink(await linkTo(desk({ origin: example }))))?.view).toBeUndefined();
  });

  it('says how far it was: moves and settings of a game, the step of a player, the lanes of a race', async () => {
    const example = { from: 'example', file: 'spiral.txt' } as const;
    const game = { start: 'N=1', moves: ['right', 'right', 'up'], settings: { safe: 'on' } } as unknown as NonNullable<Desk['game']>;
    const link = await linkTo(desk({ origin: example, mode: 'play', game }));
    expect(link).toBe('#/maze?e=spiral.txt&v=play&m=r2.u&x.safe=on');
    expect(await readLink(link)).toMatchObject({ view: 'play', game: { moves: game.moves, settings: { safe: 'on' } } });
    const elsewhere = await readLink(await linkTo(desk({ origin: example, mode: 'play', game: { ...game, start: 'another' } })));
    expect(elsewhere!.game!.start).toBe('another');
    const player = { kind: 'solution', step: 4.7 } as Desk['player'];
    expect(await readLink(await linkTo(desk({ origin: example, mode: 'watch', ...(player && { player }) })))).toMatchObject({ view: 'watch', step: 4 });
    const race = { shown: 12.3, lanes: [{ algorithm: 'bfs' }, { algorithm: 'astar' }] } as Desk['race'];
    expect(await readLink(await linkTo(desk({ origin: example, mode: 'race', ...(race && { race }) })))).toMatchObject({ view: 'race', step: 12, lanes: ['bfs', 'astar'] });
  });

  it('that would be too long leaves out the last moves, then the board', async () => {
    const moves = Array.from({ length: 6000 }, (_, i) => (i % 2 ? 'right' : 'up'));
    const game = { start: 'N=1', moves, settings: {} } as unknown as NonNullable<Desk['game']>;
    const played = await writeLink(linkOf(desk({ mode: 'play', game })));
    expect(played.fits.length).toBeLessThanOrEqual(longest);
    expect((await readLink(played.fits))!.game!.moves.length).toBeGreaterThan(3000);
    expect((await readLink(played.full))!.game!.moves).toEqual(moves);
    const text = randomBytes(longest).toString('base64');
    const large = await writeLink(linkOf(desk({ parsed: { text } as Desk['parsed'], mode: 'edit' })));
    expect(large.fits).toMatch(/^#\/maze\?t=&/);
    await expect(readLink(large.fits)).rejects.toThrow('too large');
    expect((await readLink(large.fits, text))!.text).toBe(text);
  });

  it('to an example is written at once, and tells which board it is whatever is done with it', () => {
    expect(exampleLink('rush', { file: 'rush/levels.txt', puzzle: 3 }, 'play')).toBe('#/rush?e=rush/levels.txt&p=3&v=play');
    expect(boardPart('#/rush?e=rush/levels.txt&p=3&v=play&m=A_2')).toBe(boardPart('#/rush?v=solved&p=3&e=rush%2Flevels.txt'));
    expect(boardPart('#/rush?e=rush/levels.txt&p=4')).not.toBe(boardPart('#/rush?e=rush/levels.txt&p=3'));
    expect(boardPart('#/maze?t=&v=edit')).toBeUndefined();
  });

  it('has moves of every world', () => {
    for (const moves of [['right', 'right', 'down', 'left', 'up'], ['A+2', 'B-1', 'd+1', 'r-3'], ['d1-d7/g7', 'a10-a1/j10'], ['odd']])
      expect(readMoves(writeMoves(moves))).toEqual(moves);
    expect(() => readMoves(`r${mostMoves + 1}`)).toThrow();
    expect(() => readMoves(`r${'9'.repeat(400)}`)).toThrow();
  });

  it('is refused when damaged, and none where there is none', async () => {
    await expect(readLink('#/maze?t=%%%')).rejects.toThrow();
    await expect(readLink('#/maze?t=AAAA')).rejects.toThrow();
    expect(await readLink('#/maze')).toBeUndefined();
    expect(await readLink('#/nowhere?e=a.txt')).toBeUndefined();
    expect(await readLink('#/maze?e=a.txt&v=dance')).toEqual({ world: 'maze', example: { file: 'a.txt' } });
    for (const damaged of ['e=a.txt&p=x', 's=x', 'e=a.txt&m=r9999999', 't=']) await expect(readLink(`#/maze?${damaged}`)).rejects.toThrow();
  });

  it('with tricks in it is refused: a text that swells, one that is no text, a file elsewhere, a seed past all numbers', async () => {
    const bomb = await packed('0'.repeat(largest + 1));
    expect(bomb.length).toBeLessThan(40_000);
    await expect(readLink(`#/maze?t=${bomb}`)).rejects.toThrow('too long');
    const noText = btoa(String.fromCharCode(1, 1, 0, 254, 255, 255)).replaceAll('/', '_'); // one stored byte, 255
    await expect(readLink(`#/maze?t=${noText}`)).rejects.toThrow();
    await expect(readLink('#/maze?e=../api/worlds')).rejects.toThrow();
    await expect(readLink('#/maze?e=%2F%2Felsewhere%2Fa.txt')).rejects.toThrow();
    await expect(readLink(`#/maze?s=${'9'.repeat(400)}`)).rejects.toThrow();
  });
});
