import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { Solution } from '../../api/protocol';
import type { Desk } from '../../state/state';
import { amount } from '../../texts/amounts';
import { t, tc } from '../../texts/texts';
import { goTo, setAnalysis } from './analysis';
import { Graph } from './graph';
import { NewGame, Seats } from './seats';
import { knownOf, ownOf, putOwn } from './table';

// The panel's own parts: the turns, what the computer thinks of them, and the whole game.

function Turns({ desk }: { desk: Desk }): VNode | null {
  const { game } = desk;
  const list = useRef<HTMLOListElement>(null);
  const shown = desk.mode === 'watch' && desk.player?.kind === 'game' ? Math.floor(desk.player.step) : game?.moves.length ?? 0;
  useEffect(() => {
    const at = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (at && list.current) list.current.scrollTop = at.offsetTop - list.current.clientHeight / 2;
  }, [shown]);
  if (!game || game.moves.length === 0) return null;
  // Where black began, its first turn stands where a pair's second does.
  const blackFirst = (game.state.figures.player === 2) === (game.moves.length % 2 === 0);
  const off = blackFirst ? 1 : 0;
  const pairs = Math.ceil((game.moves.length + off) / 2);
  const turn = (index: number) => {
    const move = game.moves[index];
    if (move === undefined) return <><span /><span /></>;
    const side = (index + off) % 2 === 0 ? t('White') : t('Black');
    return (
      <>
        <span class="quiet">{index + 1}</span>
        <button type="button" aria-label={t('Move {0}, {1}: {2}', index + 1, side, move)} aria-current={index + 1 === shown ? 'step' : undefined}
          onClick={() => void goTo(index + 1)}>
          {move}
        </button>
      </>
    );
  };
  return (
    <div class="stack tight">
      <h3>{tc('amazons', 'Moves')}</h3>
      <ol class="turns" ref={list}>
        {Array.from({ length: pairs }, (_, i) => (
          <li key={i}>{turn(2 * i - off)}{turn(2 * i + 1 - off)}</li>
        ))}
      </ol>
    </div>
  );
}

const chanceOf = (solution: Solution): string =>
  typeof solution.chance_permille === 'number' ? `${amount(solution.chance_permille / 10, 1)} %` : '';

function Best({ desk }: { desk: Desk }): VNode | null {
  const { pointed } = ownOf(desk);
  const { best } = knownOf(desk);
  if (!best) return null;
  const listed = best.report?.listed?.length ? best.report.listed : best.report?.optimal ? [best.report.optimal] : [];
  const point = (turn: string | undefined) => putOwn({ pointed: turn });
  return (
    <div class="stack tight">
      <h3>{t('Best moves')}</h3>
      {best.busy && <span class="gap endless" role="progressbar" aria-label={t('Searching for the best moves')}><span /></span>}
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
        <p class="small quiet">{t('Ring: White is closer. Dot: Black is closer.')} {outlook && `${t('White {0}, Black {1}', count(1), count(-1))}.`}</p>
      )}
      {own.analysis && <Best desk={desk} />}
    </div>
  );
}

export const sections: Record<'play', (props: { desk: Desk }) => ComponentChildren> = {
  play: ({ desk }) => (
    <>
      <Seats desk={desk} />
      <NewGame desk={desk} />
      <Turns desk={desk} />
      <Analysis desk={desk} />
      <Graph desk={desk} />
    </>
  ),
};
