import type { ComponentChildren, VNode } from 'preact';

import type { Solution } from '../../api/protocol';
import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { amount } from '../../texts/amounts';
import { t } from '../../texts/texts';
import { setAnalysis } from './analysis';
import { Controls, Left } from './controls';
import { Graph, Mistakes } from './graph';
import { Exploring } from './moves';
import { Disc } from './players';
import { NewGame, Seats } from './seats';
import { knownOf, ownOf, putOwn } from './table';

// The panel's own parts: the players, a new game, and what the computer thinks of the position.

const chance = ({ chance_permille: permille }: Solution): number => (typeof permille === 'number' ? permille : -1);

const chanceOf = (solution: Solution): string =>
  typeof solution.chance_permille === 'number' ? `${amount(solution.chance_permille / 10, 1)} %` : '';

function Best({ desk }: { desk: Desk }): VNode | null {
  const { pointed } = ownOf(desk);
  const { best } = knownOf(desk);
  if (!best) return null;
  const { report } = best;
  const only = report?.optimal ?? report?.feasible;
  const listed = report?.listed?.length ? [...report.listed].sort((a, b) => chance(b) - chance(a)) : only ? [only] : [];
  const point = (turn: string | undefined) => putOwn({ pointed: turn });
  return (
    <div class="stack tight">
      <h3>{t('Best moves')}</h3>
      {best.busy && <span class="gap endless" role="progressbar" aria-label={t('Searching for the best moves')}><span /></span>}
      {report?.reason === 'lost' && <p class="small">{t('Every move loses.')}</p>}
      <ol class="best">
        {listed.slice(0, 6).map((solution) => {
          const [turn = '', ...rest] = solution.slides ?? [];
          return (
            <li key={turn}>
              <button type="button" aria-pressed={pointed === turn} onMouseEnter={() => point(turn)} onFocus={() => point(turn)}
                onMouseLeave={() => point(undefined)} onBlur={() => point(undefined)} onClick={() => point(turn)}>
                <b>{turn}</b>
                <span class="best-line">{rest.slice(0, 3).join(' ')}</span>
                <span class="best-chance">{chanceOf(solution)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Analysis({ desk }: { desk: Desk }): VNode {
  const own = ownOf(desk);
  const { outlook } = knownOf(desk);
  const count = (owner: number): number => outlook?.nearer.filter((each) => each === owner).length ?? 0;
  return (
    <div class="stack tight">
      <h3>{t('Analysis')}</h3>
      <div class="row">
        <button type="button" class="button" aria-pressed={own.analysis} onClick={() => setAnalysis(!own.analysis)}>{t('Evaluation')}</button>
        <button type="button" class="button" aria-pressed={own.territory} onClick={() => putOwn({ territory: !own.territory })}>{t('Territory')}</button>
      </div>
      {own.territory && (
        <ul class="nearer" aria-label={t('Territory')}>
          <li><Disc side={1} />{outlook ? t('White is closer: {0}', count(1)) : t('White is closer')}</li>
          <li><Disc side={2} />{outlook ? t('Black is closer: {0}', count(-1)) : t('Black is closer')}</li>
        </ul>
      )}
      {own.analysis && <Best desk={desk} />}
    </div>
  );
}

/** What can be done with the game, and its graph. What comes and goes is elsewhere: the steps above stay where they are. */
export const GameTools = ({ desk }: { desk: Desk }): VNode => (
  <>
    <Controls desk={desk} />
    <Graph desk={desk} />
  </>
);

/** On a phone also what stands beside the board elsewhere. */
export const sections: Record<'play', (props: { desk: Desk }) => ComponentChildren> = {
  play: ({ desk }) => (
    <>
      {now().narrow && (
        <>
          <Mistakes desk={desk} />
          <Exploring desk={desk} />
          <Left desk={desk} />
          <GameTools desk={desk} />
        </>
      )}
      <Seats desk={desk} />
      <Analysis desk={desk} />
      <NewGame desk={desk} />
    </>
  ),
};
