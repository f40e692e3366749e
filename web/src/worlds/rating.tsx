import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { patience } from '../actions/ask';
import type { Measure, Rating } from '../api/protocol';
import { client } from '../state/line';
import type { WorldName } from '../state/state';
import { word } from '../texts/names';
import { t } from '../texts/texts';

// How hard a board is: rated once, beside everything else.

const known = new Map<string, Rating>();
const mostKnown = 500;

export function useRating(world: WorldName, text: string): Rating | undefined {
  const [, setArrived] = useState(0);
  const key = `${world}\n${text}`;
  useEffect(() => {
    if (known.has(key)) return undefined;
    let cancel = (): void => undefined;
    // A board under a hand is another one the next moment.
    const timer = setTimeout(() => {
      const job = client.ask<Rating>(world, 'rate', { text, seconds: 5 });
      cancel = job.cancel;
      job.result.then(
        (rating) => {
          if (known.size >= mostKnown) known.clear();
          known.set(key, rating);
          setArrived((n) => n + 1);
        },
        () => undefined,
      );
    }, patience);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [key]);
  return known.get(key);
}

export const measureOf = (rating: Rating | undefined, wanted: string): Measure | undefined =>
  rating?.measures.find(({ name }) => name === wanted);

/** The level in a word; dots while it is not known yet. */
export function levelWord(rating: Rating | undefined): string {
  if (!rating) return '…';
  if (rating.level) return word(rating.level);
  return rating.impossible ? t('Impossible') : t('Not rated');
}

/** The part of the scale that a score lies in, from 0, and its place on the whole, 0..1: a part a level, all as wide. */
export function placeOnScale(score: number, cuts: readonly number[], top: number): { part: number; place: number } {
  const part = cuts.filter((cut) => score >= cut).length;
  const [low = 0, high = top] = [cuts[part - 1], cuts[part]];
  const share = Math.max(0, Math.min(1, (score - low) / (high - low)));
  return { part, place: (part + share) / (cuts.length + 1) };
}

/** `top` is the score that ends the drawing. */
export function Scale({ score: { value, cuts = [] }, top }: { score: Measure; top: number }): VNode {
  const { part, place } = placeOnScale(value, cuts, top);
  return (
    <span class="difficulty-scale" aria-hidden="true">
      {[...cuts, top].map((_, i) => <i key={i} class={i === part ? 'here' : ''} />)}
      <b style={{ left: `${100 * place}%` }} />
    </span>
  );
}
