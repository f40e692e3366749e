import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

import { cancelWork } from '../actions/solve';
import { race, watchMaking, watchSolution } from '../actions/watch';
import { bestOf } from '../api/report';
import type { DeskProps } from '../board/world_view';
import type { Desk } from '../state/state';
import { now } from '../state/store';
import { icons } from '../styles/icons';
import { seconds } from '../texts/amounts';
import { moveCount, stepCount, wordOf } from '../texts/names';
import { t, tc, tn } from '../texts/texts';
import { Busy } from './busy';
import { Microscope } from './microscope';
import { NoticeLine } from './notice';

// Why something cannot be watched, said before one tries; nothing: it can. The server has the last word.

function solutionUnwatchable({ solved }: Desk): string | undefined {
  if (!solved || solved.motion) return undefined;
  if (solved.report.verdict !== 'solved') return t('There is no solution to watch.');
  return t('This solution is too long to watch (limit: {0} steps). The whole route is on the board.', now().limits.steps_in_motion);
}

function makingUnwatchable({ origin, grid }: Desk): string | undefined {
  const most = now().limits.cells_in_making;
  if (origin.from !== 'recipe') return t('Generate a board to watch its construction; a file has no record of it.');
  return grid.cells.length > most ? t('This board is too large to show its construction (limit: {0} cells).', most) : undefined;
}

/** The solution, how the board was made, and the search itself, of one or two algorithms. */
export function WatchSection({ desk }: DeskProps): VNode {
  const { world } = desk;
  const about = now().worlds[world];
  const choice = (kind: 'solution' | 'making', why: string | undefined, watch: () => void, icon?: VNode) => (
    <>
      <button class="button wide" type="button" disabled={why !== undefined || desk.work !== undefined} onClick={watch}
        aria-pressed={desk.mode === 'watch' && desk.player?.kind === kind}>
        {icon}{kind === 'solution' ? t('Watch solution') : t('Watch construction')}
      </button>
      {why && <p class="small quiet">{why}</p>}
    </>
  );
  return (
    <>
      {choice('solution', solutionUnwatchable(desk), () => void watchSolution(world), icons.play())}
      {about?.making && choice('making', makingUnwatchable(desk), () => void watchMaking(world))}
      <Busy work={desk.work?.what === 'making' ? desk.work : undefined} cancel={() => cancelWork(world)} />
      <NoticeLine desk={desk} section="watch" />
      {(about?.traced_algorithms.length ?? 0) > 0 && about!.traces !== 'nothing' && <Search desk={desk} algorithms={about!.traced_algorithms} />}
    </>
  );
}

function Search({ desk, algorithms }: { desk: Desk; algorithms: string[] }): VNode {
  const usual = ['bfs', 'astar'].filter((name) => algorithms.includes(name));
  const [first, setFirst] = useState(usual[0] ?? algorithms[0]!);
  const [second, setSecond] = useState(usual[1] ?? '');
  const choice = (label: string, value: string, set: (value: string) => void, none: boolean, colour: string) => (
    <label class="field">
      <span><i class={`swatch ${colour}`} aria-hidden="true" />{label}</span>
      <select class="select" value={value} onChange={(event) => set(event.currentTarget.value)}>
        {none && <option value="">{tc('algorithm', 'none')}</option>}
        {algorithms.map((name) => <option key={name} value={name}>{wordOf('algorithm', name)}</option>)}
      </select>
    </label>
  );
  return (
    <div class="stack tight">
      <h3>{t('Compare searches')}</h3>
      <div class="grid2">
        {choice(t('First algorithm'), first, setFirst, false, 'search')}
        {choice(t('Second algorithm'), second, setSecond, true, 'rival')}
      </div>
      <button class="button wide" type="button" onClick={() => void race(desk.world, second && second !== first ? [first, second] : [first])}>
        {t('Watch search')}
      </button>
      {desk.mode === 'race' && desk.race && <Lanes desk={desk} />}
      {desk.mode === 'race' && <Microscope desk={desk} />}
    </div>
  );
}

/** Each search in the end: how much it expanded, how long it took, what it found. */
function Lanes({ desk }: { desk: Desk }): VNode {
  return (
    <>
      {desk.race!.lanes.map((lane, i) => {
        const { report } = lane.traced ?? {};
        const steps = report && bestOf(report)?.[report.objective === 'moves' ? 'moves' : 'steps'];
        return (
          <div key={i} class="lane">
            <p><i class={`swatch ${i ? 'rival' : 'search'}`} aria-hidden="true" /><b>{wordOf('algorithm', lane.algorithm)}</b></p>
            <Busy work={lane.work} cancel={() => cancelWork(desk.world)} />
            {report && (
              <p class="small quiet">
                {tn('{0} state explored', '{0} states explored', report.stats.expanded)} · {seconds(report.stats.seconds)}
                {typeof steps === 'number' && ` · ${report.objective === 'moves' ? moveCount(steps) : stepCount(steps)}`}
                {report.verdict === 'impossible' && ` · ${t('no route')}`}
                {lane.traced!.cut && ` · ${t('Only the beginning was recorded.')}`}
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}
