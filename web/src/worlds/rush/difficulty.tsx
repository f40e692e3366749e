import type { VNode } from 'preact';

import type { Desk } from '../../state/state';
import { amount, roughly } from '../../texts/amounts';
import { t, unit } from '../../texts/texts';
import { levelWord, measureOf, Scale, useRating } from '../rating';

const top = 180; // the scores of harder boards lie beyond the drawing

/** How hard a board is, in both ways: by the formula, with its level and what it is made of, and for people, in time. */
export function Difficulty({ desk }: { desk: Desk }): VNode {
  const words = t().rush;
  const rating = useRating('rush', desk.parsed.text);
  const value = (name: string) => measureOf(rating, name)?.value;
  const score = measureOf(rating, 'score');
  const [seconds, moves] = [value('seconds'), value('moves')];
  const vehicles = desk.grid.pieces.length;
  const shares = [['moved_percent', words.moved], ['symmetry_percent', words.symmetric]] as const;
  return (
    <section class="difficulty" aria-label={t().difficulty.title} aria-busy={!rating}>
      <div class="difficulty-level">
        <span class="small quiet">{t().difficulty.title}</span>
        <b>{rating?.impossible ? words.blocked : levelWord(rating)}</b>
      </div>
      {score && (
        <div class="difficulty-score" title={words.scoreHelp}>
          <Scale score={score} top={top} />
          <span class="figure"><b>{amount(score.value, 1)}</b><span>{t().difficulty.score}</span></span>
        </div>
      )}
      {moves !== undefined && <span class="figure"><b>{moves}</b><span>{unit('rush', 'moves', moves)}, {words.fewest}</span></span>}
      {score && (
        <div class="difficulty-made" title={words.scoreHelp}>
          <span class="figure"><b>{vehicles}</b><span>{unit('rush', 'vehicles', vehicles)}</span></span>
          {shares.map(([name, said]) => (
            <span key={name} class="figure"><b>{amount(value(name) ?? 0, 0)} %</b><span>{said}</span></span>
          ))}
        </div>
      )}
      {seconds !== undefined && (
        <span class="figure" title={words.peopleHelp}><b>{roughly(seconds)}</b><span>{words.people}</span></span>
      )}
    </section>
  );
}
