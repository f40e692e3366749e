import type { VNode } from 'preact';

import { cancelWork, rate, setAlgorithm, setObjective, showSolution, solve } from '../actions/solve';
import { copyWords } from '../actions/share';
import type { Histogram, Rating } from '../api/protocol';
import { bestOf, wantsMost } from '../api/report';
import type { DeskProps } from '../board/world_view';
import { colOf, nameOf, rowOf, styleAt, type Grid } from '../grid/grid';
import type { Desk } from '../state/state';
import { now } from '../state/store';
import { icons } from '../styles/icons';
import { amount, roughly, seconds } from '../texts/amounts';
import { objectiveWord, unit, word, wordOf } from '../texts/names';
import { t, tn } from '../texts/texts';
import { Busy, Gap } from './busy';
import { Figures } from './figures';
import { NoticeLine } from './notice';
import { TradeOff } from './trade_off';

const mostListed = 100;
const longestShown = 6000; // characters of a route; all of it is copied

/** Objective and algorithm, then the verdict with its figures and the answer as text. */
export function SolveSection({ desk, view }: DeskProps): VNode {
  const { world, solved } = desk;
  const about = now().worlds[world];
  const resource = about?.objectives.find(wantsMost);
  // The richest way is looked for by way of short ones: what is best so far are steps first, and life or energy later.
  const mixed = wantsMost(desk.objective) || desk.work?.what !== 'solving';
  const mine = desk.work && !['generating', 'opening', 'making'].includes(desk.work.what) ? desk.work : undefined;
  return (
    <>
      <Choices desk={desk} />
      <button class={`button wide ${desk.mode === 'play' ? '' : 'primary'}`} type="button" disabled={mine !== undefined} onClick={() => void solve(world)}>
        {solved ? t('Solve again') : t('Solve')}
      </button>
      <Busy work={mine} cancel={() => cancelWork(world)} bare={mixed} unit={mine?.what === 'solving' ? (n) => unit(world, desk.objective, n) : undefined} />
      <NoticeLine desk={desk} section="solve" />
      {solved && <Verdict desk={desk} />}
      {about && desk.objective !== 'win' && (
        <div class="row">
          {solved?.report.verdict === 'solved' && !solved.report.optimal_count && (
            <button class="button" type="button" disabled={mine !== undefined} onClick={() => void solve(world, { count: true, list: mostListed })}>
              {t('Count optimal solutions')}
            </button>
          )}
          {resource && !solved?.report.trade_off && (
            <button class="button" type="button" disabled={mine !== undefined} onClick={() => void solve(world, { trade_off: true })}>
              {resource === 'life' ? t('Compare steps and life') : t('Compare steps and energy')}
            </button>
          )}
          {view.rated && !desk.rating && <button class="button" type="button" disabled={mine !== undefined} onClick={() => void rate(world)}>{t('Rate difficulty')}</button>}
        </div>
      )}
      {view.rated && desk.rating && <RatingTable rating={desk.rating} />}
    </>
  );
}

function Choices({ desk }: { desk: Desk }): VNode | null {
  const about = now().worlds[desk.world];
  if (!about) return null;
  return (
    <>
      {about.objectives.length > 1 && (
        <div class="segments" role="group" aria-label={t('Objective')}>
          {about.objectives.map((name) => (
            <button key={name} type="button" aria-pressed={desk.objective === name} onClick={() => setObjective(desk.world, name)}>
              {objectiveWord(desk.world, name)}
            </button>
          ))}
        </div>
      )}
      {about.algorithms.length > 1 && (
        <label class="field">
          <span>{t('Algorithm')}</span>
          <select class="select" value={desk.algorithm} onChange={(event) => setAlgorithm(desk.world, event.currentTarget.value)}>
            {about.algorithms.map((name) => <option key={name} value={name}>{wordOf('algorithm', name)}</option>)}
          </select>
        </label>
      )}
    </>
  );
}

function Verdict({ desk }: { desk: Desk }): VNode {
  const { report, sentence, still, words: route } = desk.solved!;
  const best = bestOf(report)?.[report.objective];
  const open = report.verdict === 'solved' && !report.proven;
  return (
    <div class="verdict stack">
      <Figures figures={report.verdict === 'solved' ? (still?.figures ?? []) : []} />
      <p>{sentence}</p>
      {report.verdict === 'solved' && (
        <div class="row">
          {report.proven
            ? <span class="badge">{icons.check()}{report.objective === 'win' ? t('proven') : t('proven optimal')}</span>
            : <span class="badge open">{t('not proven')}</span>}
          <span class="small quiet">{tn('{0} state explored in {1}', '{0} states explored in {1}', report.stats.expanded, seconds(report.stats.seconds))}</span>
        </div>
      )}
      {open && typeof best === 'number' && report.bound !== undefined && (
        <div class="stack tight">
          <Gap best={best} bound={report.bound} />
          <span class="small quiet">{t('best {0}, bound {1}', best, report.bound)}</span>
        </div>
      )}
      {desk.reached && <p class="small quiet"><span class="swatch search" aria-hidden="true" />{reachedCaption(desk)}</p>}
      <TradeOff desk={desk} />
      <Listed desk={desk} />
      {route && (
        <div class="route">
          <div class="row">
            <h3 class="grow">{desk.parsed.scene.board.pieces?.length ? t('Moves') : report.verdict === 'impossible' ? t('Best attempt') : t('Route')}</h3>
            <button class="button plain" type="button" onClick={() => void copyWords(desk.world)}>{icons.copy()}{t('Copy')}</button>
          </div>
          <p class="mono words" tabIndex={0}>{route.length > longestShown ? `${route.slice(0, longestShown)} …` : route}</p>
        </div>
      )}
    </div>
  );
}

const isGoal = (text: string | undefined): boolean => text === 'E' || text === 'F' || text === 'G';

function goalOf(grid: Grid): number | undefined {
  for (let cell = 0; cell < grid.cells.length; ++cell) {
    const { tag, text } = styleAt(grid, cell);
    if (isGoal(text) || isGoal(tag)) return cell;
  }
  return undefined;
}

/** The reached cell that is nearest to the goal as the crow flies along rows and columns. */
function nearestTo(grid: Grid, cells: readonly number[], goal: number): number | undefined {
  const distance = (cell: number) => Math.abs(rowOf(grid, cell) - rowOf(grid, goal)) + Math.abs(colOf(grid, cell) - colOf(grid, goal));
  let best: number | undefined;
  for (const cell of cells) if (cell !== goal && (best === undefined || distance(cell) < distance(best))) best = cell;
  return best;
}

/** Why nothing leads to the goal, said of the cells that a search got to. */
function reachedCaption(desk: Desk): string {
  const cells = desk.reached?.cells ?? [];
  const goal = desk.grid.cells.length <= 40_000 ? goalOf(desk.grid) : undefined;
  const { reason, attempt } = desk.solved?.report ?? {};
  if (reason === 'life' || reason === 'energy') return t('Coloured: every cell that can be reached alive');
  const nearest = goal === undefined || attempt ? undefined : nearestTo(desk.grid, cells, goal);
  if (nearest === undefined) return t('Coloured: every cell that can be reached');
  return t('Coloured: every cell that can be reached; {0} is the closest to the goal', nameOf(desk.grid, nearest));
}

/** How many best ones there are, and the listed ones one by one. */
function Listed({ desk }: { desk: Desk }): VNode | null {
  const { report } = desk.solved!;
  if (!report.optimal_count) return null;
  const listed = report.listed ?? [];
  const counted = /^\d+$/.test(report.optimal_count) && report.optimal_count.length < 15
    ? amount(Number(report.optimal_count)) : report.optimal_count;
  const pieces = (desk.parsed.scene.board.pieces?.length ?? 0) > 0;
  const turn = (by: number) => void showSolution(desk.world, (desk.shown + by + listed.length) % listed.length);
  return (
    <div class="row">
      <span class="grow">
        {pieces ? t('Optimal solutions: {0}', counted) : t('Optimal routes: {0}', counted)}
        {listed.length > 1 && report.optimal_count !== String(listed.length) && (
          <span class="small quiet first-listed">{t('The first {0} are listed.', amount(listed.length))}</span>
        )}
      </span>
      {listed.length > 1 && (
        <>
          <button class="button icon" type="button" aria-label={t('Previous route')} onClick={() => turn(-1)}>{icons.back()}</button>
          <span aria-live="polite">{t('{0} of {1}', desk.shown + 1, listed.length)}</span>
          <button class="button icon" type="button" aria-label={t('Next route')} onClick={() => turn(1)}>{icons.forward()}</button>
        </>
      )}
    </div>
  );
}

function Bars({ histogram: { title, counts } }: { histogram: Histogram }): VNode {
  const most = Math.max(1, ...counts);
  const height = 40;
  return (
    <figure class="histogram">
      <figcaption class="small quiet">{title}</figcaption>
      <svg viewBox={`0 0 ${counts.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {counts.map((count, i) => {
          const tall = count > 0 ? Math.max(1, (height * count) / most) : 0;
          return <rect key={i} x={i + 0.1} y={height - tall} width={0.8} height={tall}><title>{`${i}: ${amount(count)}`}</title></rect>;
        })}
      </svg>
      <div class="row small quiet" aria-hidden="true"><span class="grow">0</span><span>{counts.length - 1}</span></div>
      <p class="unseen">{counts.map((count, i) => `${i}: ${amount(count)}`).join(', ')}</p>
    </figure>
  );
}

function RatingTable({ rating }: { rating: Rating }): VNode {
  return (
    <div class="stack tight">
      {(rating.level ?? rating.impossible) && <p><b class="level">{rating.level ? word(rating.level) : t('Impossible')}</b></p>}
      <dl class="measures">
        {rating.measures.filter(({ term }) => !term).map(({ name, title, value, decimals, unit: of, meaning }) => (
          <div key={name} title={meaning}>
            <dt>{title}</dt>
            <dd>{name === 'seconds' ? roughly(value) : <>{amount(value, Number.isInteger(value) ? 0 : decimals)}{of && <span class="quiet small"> {of}</span>}</>}</dd>
          </div>
        ))}
      </dl>
      {rating.histogram && <Bars histogram={rating.histogram} />}
      {rating.remarks.map((remark) => <p key={remark} class="small quiet">{remark}</p>)}
    </div>
  );
}
