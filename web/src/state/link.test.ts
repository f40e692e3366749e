import { Duplex } from 'node:stream';
import { createDeflateRaw, createInflateRaw } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { largest, linkTo, packed, readLink, unpacked } from './link';
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
    expect(await readLink(link)).toMatchObject({ view: 'solved', objective: 'steps', algorithm: 'exact' });
    expect((await readLink(await linkTo(desk({ origin: example, mode: 'play' }))))?.view).toBe('play');
    expect((await readLink(await linkTo(desk({ origin: example }))))?.view).toBeUndefined();
  });

  it('is refused when damaged, and none where there is none', async () => {
    await expect(readLink('#/maze?t=%%%')).rejects.toThrow();
    await expect(readLink('#/maze?t=AAAA')).rejects.toThrow();
    expect(await readLink('#/maze')).toBeUndefined();
    expect(await readLink('#/nowhere?e=a.txt')).toBeUndefined();
    expect(await readLink('#/maze?e=a.txt&p=x&v=dance')).toEqual({ world: 'maze', example: { file: 'a.txt' } });
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
