import type { VNode } from 'preact';

import type { Desk } from '../../state/state';
import { amount } from '../../texts/amounts';
import { t } from '../../texts/texts';
import { levelWord, measureOf, Scale, useRating } from '../rating';

/** How hard a map is, among the figures of the meter while nobody plays. */
export function LevelFigure({ desk }: { desk: Desk }): VNode {
  const rating = useRating(desk.world, desk.parsed.text);
  const score = measureOf(rating, 'score');
  return (
    <div class="walker-figure walker-level" aria-busy={!rating}>
      <span class="walker-label">{t('Difficulty')}</span>
      <span class="walker-number walker-number-small">
        {levelWord(rating)}
        {score && <small>{t('score {0}', amount(score.value, 0))}</small>}
      </span>
      {score && <Scale score={score} top={100} />}
    </div>
  );
}
