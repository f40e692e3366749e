import type { VNode } from 'preact';

import type { Desk } from '../../state/state';
import { amount, roughly } from '../../texts/amounts';
import { unit } from '../../texts/names';
import { t, tc } from '../../texts/texts';
import { levelWord, measureOf, Scale, useRating } from '../rating';

const top = 180; // the scores of harder boards lie beyond the drawing

/** How hard a board is, in both ways: by the formula, with its level and what it is made of, and for people, in time. */
export function Difficulty({ desk }: { desk: Desk }): VNode {
  const rating = useRating('rush', desk.parsed.text);
  const value = (name: string) => measureOf(rating, name)?.value;
  const score = measureOf(rating, 'score');
  const [seconds, moves] = [value('seconds'), value('moves')];
  const vehicles = desk.grid.pieces.length;
  const shares = [['moved_percent', tc('share of vehicles', 'moved')], ['symmetry_percent', tc('share of vehicles', 'symmetric')]] as const;
  return (
    <section class="difficulty" aria-label={t('Difficulty')} aria-busy={!rating}>
      <div class="difficulty-level">
        <span class="small quiet">{t('Difficulty')}</span>
        <b>{rating?.impossible ? t('No way out') : levelWord(rating)}</b>
      </div>
      {score && (
        <div class="difficulty-score" title={t('Based on the fewest moves, the share of vehicles that move, and symmetry')}>
          <Scale score={score} top={top} />
          <span class="figure"><b>{amount(score.value, 1)}</b><span>{t('score')}</span></span>
        </div>
      )}
      {moves !== undefined && <span class="figure"><b>{moves}</b><span>{unit('rush', 'moves', moves)}, {t('minimum')}</span></span>}
      {score && (
        <div class="difficulty-made" title={t('Based on the fewest moves, the share of vehicles that move, and symmetry')}>
          <span class="figure"><b>{vehicles}</b><span>{unit('rush', 'vehicles', vehicles)}</span></span>
          {shares.map(([name, said]) => (
            <span key={name} class="figure"><b>{amount(value(name) ?? 0, 0)} %</b><span>{said}</span></span>
          ))}
        </div>
      )}
      {seconds !== undefined && (
        <span class="figure" title={t('Predicted median solving time, fitted to data from 86 people on 70 boards')}><b>{roughly(seconds)}</b><span>{t('typical time')}</span></span>
      )}
    </section>
  );
}
