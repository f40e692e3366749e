import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { Measure, Rating } from '../../api/protocol';
import { client } from '../../state/line';
import type { Desk } from '../../state/state';
import { amount, roughly } from '../../texts/amounts';
import { t, unit, word } from '../../texts/texts';

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

const drawn = 180; // the score that ends the drawing, not the scale

/** The part of the scale that a score lies in, from 0, and its place on the whole, 0..1: a part a level, all as wide. */
export function placeOnScale(score: number, cuts: readonly number[]): { part: number; place: number } {
  const part = cuts.filter((cut) => score >= cut).length;
  const [low = 0, high = drawn] = [cuts[part - 1], cuts[part]];
  const share = Math.max(0, Math.min(1, (score - low) / (high - low)));
  return { part, place: (part + share) / (cuts.length + 1) };
}

function Scale({ score: { value, cuts = [] } }: { score: Measure }): VNode {
  const { part, place } = placeOnScale(value, cuts);
  return (
    <span class="difficulty-scale" aria-hidden="true">
      {[...cuts, drawn].map((_, i) => <i key={i} class={i === part ? 'here' : ''} />)}
      <b style={{ left: `${100 * place}%` }} />
    </span>
  );
}

export function Difficulty({ desk }: { desk: Desk }): VNode {
  const words = t().rush;
  const rating = useRating(desk.parsed.text);
  const measure = (wanted: string) => rating?.measures.find(({ name }) => name === wanted);
  const score = measure('score');
  const seconds = measure('seconds')?.value;
  const moves = measure('moves')?.value;
  const level = rating?.level;
  return (
    <section class="difficulty" aria-label={words.difficulty} aria-busy={!rating}>
      <div class="difficulty-level">
        <span class="small quiet">{words.difficulty}</span>
        <b>{level ? word(level) : rating ? words.blocked : '…'}</b>
      </div>
      {score && (
        <div class="difficulty-score" title={words.scoreHelp}>
          <Scale score={score} />
          <span class="figure"><b>{amount(score.value, 1)}</b><span>{words.score}</span></span>
        </div>
      )}
      {moves !== undefined && <span class="figure"><b>{moves}</b><span>{unit('rush', 'moves', moves)}, {words.fewest}</span></span>}
      {seconds !== undefined && (
        <span class="figure" title={words.peopleHelp}><b>{roughly(seconds)}</b><span>{words.people}</span></span>
      )}
    </section>
  );
}
