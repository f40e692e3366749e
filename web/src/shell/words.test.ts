import { beforeAll, describe, expect, it } from 'vitest';

import type { Report } from '../api/protocol';
import type { Language, State } from '../state/state';
import { begin } from '../state/store';
import { exampleTitle, noticeText, puzzleTitle, word, wordOf } from '../texts/names';
import { learn } from '../texts/texts';
import { sentence } from '../texts/verdict';
import { nearness } from './busy';
import { cut } from './notice';
import { nearest } from './player';

const worlds = {
  maze: { slides: false, objectives: ['steps', 'life'] },
  labyrinth: { slides: false, objectives: ['steps', 'cost'] },
  rush: { slides: true, objectives: ['moves', 'steps'] },
};
const speak = (language: Language) => begin({ language, worlds } as unknown as State, () => undefined);
beforeAll(async () => {
  await Promise.all([learn('es'), learn('cs')]);
  speak('en');
});

const report = (change: Partial<Report>): Report =>
  ({ world: 'maze', objective: 'steps', verdict: 'solved', proven: true, warnings: [], ...change }) as Report;

describe('the verdict in a sentence', () => {
  const spent = 'No route: E can be reached, but the runner always dies on the way.';

  it('says what is proven of a walk', () => {
    const optimal = { steps: 1, life: 3 };
    expect(sentence(report({ optimal, life_proven: true }))).toBe('The shortest route has 1 step; it ends with 3 life, the most possible at that length.');
    expect(sentence(report({ optimal }))).toContain('3 life, which may not be the most possible at that length.');
    expect(sentence(report({ optimal, objective: 'life' }))).toBe('The most life possible on arrival is 3; this route takes 1 step.');
  });

  it('says why there is no route', () => {
    expect(sentence(report({ verdict: 'impossible', reason: 'walls' }))).toBe('No route: walls cut S off from E.');
    expect(sentence(report({ verdict: 'impossible', reason: 'life' }))).toBe(spent);
    expect(sentence(report({ world: 'labyrinth', verdict: 'impossible', reason: 'walls' }))).toBe('No route: walls cut the entrance off from the exit.');
    expect(sentence(report({ world: 'rush', objective: 'moves', verdict: 'impossible', reason: 'blocked' }))).toBe('No solution: the red car cannot get out.');
  });

  it('says how far one gets where there is none, and who dies on the plain shortest way', () => {
    const route: [number, number][] = [[1, 1], [2, 1], [3, 1]];
    const death = { step: 2, cell: [3, 1] as [number, number], life: -8 };
    const nearest = { cell: [2, 1] as [number, number], away: 7, proven: true };
    const dead = sentence(report({ verdict: 'impossible', reason: 'life', attempt: { steps: 2, nearest, death, route } }));
    expect(dead).toBe(`${spent} The best attempt reaches (2,1), 7 steps from E; it dies at step 2, on (3,1), with life −8. No route gets closer.`);
    const open = { ...nearest, proven: false };
    const cutOff = sentence(report({ verdict: 'impossible', reason: 'walls', attempt: { steps: 1, nearest: open, route } }));
    expect(cutOff).toContain('The best attempt reaches (2,1), 7 steps from E; it ends there after 1 step. Another route may get closer.');
    const plain = sentence(report({ verdict: 'unknown', proven: false, attempt: { steps: 8, death, route } }));
    expect(plain).toContain('the shortest route would have 8 steps; it dies at step 2, on (3,1), with life −8.');
  });

  it('knows the three plurals of Czech', () => {
    speak('cs');
    const moves = (n: number) => sentence(report({ world: 'rush', objective: 'moves', optimal: { moves: n, steps: 5 } }));
    expect([moves(1), moves(3), moves(5)].map((text) => /na (\d+ \S+)/.exec(text)?.[1])).toEqual(['1 tah', '3 tahy', '5 tahů']);
    speak('en');
  });
});

describe('the legend of a picture', () => {
  it('speaks the language of the page', () => {
    const said = (['en', 'es', 'cs'] as const).map((language) => {
      speak(language);
      return word('dies here');
    });
    expect(said).toEqual(['dies here', 'muere aquí', 'zde umírá']);
    speak('en');
  });
});

describe('small things', () => {
  it('puts the caret under the column', () => {
    expect(cut('S#E', 2)).toEqual({ text: 'S#E', caret: 1 });
    expect(cut('\t\tx', 3)).toEqual({ text: '  x', caret: 2 });
    const { text, caret } = cut(`${'.'.repeat(200)}x${'.'.repeat(200)}`, 201);
    expect(text[caret!]).toBe('x');
    expect(text.length).toBeLessThan(42);
  });

  it('measures a gap, whichever side is larger', () => {
    expect(nearness(10, 10)).toBe(1);
    expect(nearness(20, 15)).toBe(0.75);
    expect(nearness(15, 20)).toBe(0.75);
    expect(nearness(5, 0)).toBe(0);
  });

  it('offers the speed that is nearest', () => {
    expect([0.2, 3, 16, 900].map(nearest)).toEqual([1, 4, 15, 1000]);
  });
});

describe('names of files and servers', () => {
  it('are words only where the page has words for them', () => {
    expect(puzzleTitle('Expert 12')).toBe('Expert 12');
    for (const name of ['constructor', 'toString', '__proto__', 'valueOf 3', 'constructor 1'])
      for (const say of [puzzleTitle, exampleTitle, noticeText, word, (each: string) => wordOf('fog', each)]) expect(say(name)).toBe(name);
  });
});
