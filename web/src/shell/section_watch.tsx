import type { VNode } from 'preact';

import { cancelWork } from '../actions/solve';
import { mostSearches, race, searchesOf, setSearches, watchMaking, watchSolution } from '../actions/watch';
import { bestOf } from '../api/report';
import { laneColours } from '../board/palette';
import type { DeskProps } from '../board/world_view';
import type { Desk, Lane, WorldName } from '../state/state';
import { now } from '../state/store';
import { icons } from '../styles/icons';
import { seconds } from '../texts/amounts';
import { moveCount, stepCount, wordOf } from '../texts/names';
import { t, tn } from '../texts/texts';
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

/** The solution, how the board was made, and the searches themselves. */
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

/** Up to four of them; those that are shown change at once. */
function Search({ desk, algorithms }: { desk: Desk; algorithms: string[] }): VNode {
  const { world } = desk;
  const searches = searchesOf(desk);
  const lanes = desk.mode === 'race' ? desk.race?.lanes : undefined;
  const free = algorithms.filter((name) => !searches.includes(name));
  /** Those that there are now, whatever has been changed since they were drawn. */
  const present = (): string[] => searchesOf(now().desks[world] ?? desk);
  const replace = (search: string, ...names: string[]): void => {
    const there = present();
    const at = there.indexOf(search);
    if (at >= 0 && !names.some((name) => there.includes(name))) setSearches(world, [...there.slice(0, at), ...names, ...there.slice(at + 1)]);
  };
  const add = (): void => {
    const there = present();
    const left = algorithms.filter((name) => !there.includes(name));
    if (there.length < mostSearches && left.length > 0) setSearches(world, [...there, left.find((name) => name !== 'best') ?? left[0]!]);
  };
  return (
    <div class="stack tight">
      <h3>{t('Compare searches')}</h3>
      {searches.map((search, i) => (
        <div key={i}>
          <div class="row tight">
            <i class={`swatch ${laneColours[i]}`} aria-hidden="true" />
            <select class="select" aria-label={t('Search {0}', i + 1)} value={search} onChange={(event) => replace(search, event.currentTarget.value)}>
              {algorithms.filter((name) => name === search || free.includes(name)).map((name) => <option key={name} value={name}>{wordOf('algorithm', name)}</option>)}
            </select>
            {searches.length > 1 && (
              <button class="button plain icon" type="button" aria-label={t('Remove search {0}', i + 1)} title={t('Remove search {0}', i + 1)}
                onClick={() => replace(search)}>{icons.close()}</button>
            )}
          </div>
          {lanes?.[i] && <Found world={world} lane={lanes[i]} />}
        </div>
      ))}
      {searches.length < mostSearches && free.length > 0 && (
        <button class="button plain" type="button" onClick={add}>{t('Add search')}</button>
      )}
      <button class="button wide" type="button" onClick={() => void race(world, present())}>{t('Watch search')}</button>
      {desk.mode === 'race' && <Microscope desk={desk} />}
    </div>
  );
}

/** A search in the end: how much it expanded, how long it took, what it found. */
function Found({ world, lane: { work, traced } }: { world: WorldName; lane: Lane }): VNode {
  const { report } = traced ?? {};
  const steps = report && bestOf(report)?.[report.objective === 'moves' ? 'moves' : 'steps'];
  return (
    <>
      <Busy work={work} cancel={() => cancelWork(world)} />
      {report && (
        <p class="small quiet">
          {tn('{0} state explored', '{0} states explored', report.stats.expanded)} · {seconds(report.stats.seconds)}
          {typeof steps === 'number' && ` · ${report.objective === 'moves' ? moveCount(steps) : stepCount(steps)}`}
          {report.verdict === 'impossible' && ` · ${t('no solution')}`}
          {traced!.cut && ` · ${t('Only the beginning was recorded.')}`}
        </p>
      )}
    </>
  );
}
