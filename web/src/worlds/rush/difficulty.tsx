import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { Rating } from '../../api/protocol';
import { client } from '../../state/line';
import type { Desk } from '../../state/state';
import { amount, roughly } from '../../texts/amounts';
import { t, unit, word } from '../../texts/texts';
import { levelNames, type LevelName } from './levels';

// How hard a board is, in both ways: by the formula, with its level, and for people, in time. Rated once a board, beside
// everything else.

const known = new Map<string, Rating>();
const mostKnown = 500;

function useRating(text: string): Rating | undefined {
  const [, setArrived] = useState(0);
  useEffect(() => {
    if (known.has(text)) return undefined;
    const job = client.ask<Rating>('rush', 'rate', { text, seconds: 5 });
    job.result.then(
      (rating) => {
        if (known.size >= mostKnown) known.clear();
        known.set(text, rating);
        setArrived((n) => n + 1);
      },
      () => undefined,
    );
    return job.cancel;
  }, [text]);
  return known.get(text);
}

export const measure = (rating: Rating | undefined, ...names: string[]): number | undefined =>
  rating?.measures.find(({ name }) => names.includes(name))?.value;

/** Where the level changes (worlds/rush/rate.h); the last one ends the drawing, not the scale. */
const cuts = [0, 35.8, 66.4, 104, 180];

/** 0..1 over four parts of equal width, a part a level. */
export function placeOnScale(score: number): number {
  const part = Math.max(0, Math.min(3, cuts.filter((cut) => score >= cut).length - 1));
  const low = cuts[part]!;
  return (part + Math.max(0, Math.min(1, (score - low) / (cuts[part + 1]! - low)))) / 4;
}

function Scale({ score, level }: { score: number; level: LevelName | undefined }): VNode {
  return (
    <span class="difficulty-scale" aria-hidden="true">
      {levelNames.map((name) => <i key={name} class={name === level ? 'here' : ''} />)}
      <b style={{ left: `${100 * placeOnScale(score)}%` }} />
    </span>
  );
}

export function Difficulty({ desk }: { desk: Desk }): VNode {
  const words = t().rush;
  const rating = useRating(desk.parsed.text);
  const score = measure(rating, 'score');
  const seconds = measure(rating, 'seconds', 'for people');
  const moves = measure(rating, 'moves');
  const level = rating?.level as LevelName | undefined;
  return (
    <section class="difficulty" aria-label={words.difficulty} aria-busy={!rating}>
      <div class="difficulty-level">
        <span class="small quiet">{words.difficulty}</span>
        <b>{level ? word(level) : rating ? words.blocked : '…'}</b>
      </div>
      {score !== undefined && (
        <div class="difficulty-score" title={words.scoreHelp}>
          <Scale score={score} level={level} />
          <span class="figure"><b>{amount(score, 1)}</b><span>{words.score}</span></span>
        </div>
      )}
      {moves !== undefined && <span class="figure"><b>{moves}</b><span>{unit('rush', 'moves', moves)}, {words.fewest}</span></span>}
      {seconds !== undefined && (
        <span class="figure" title={words.peopleHelp}><b>{roughly(seconds)}</b><span>{words.people}</span></span>
      )}
    </section>
  );
}
