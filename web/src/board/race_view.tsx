import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

import { lookOf } from '../actions/microscope';
import { raceLength, stepsOf } from '../actions/watch';
import type { Traced } from '../api/protocol';
import { bestOf } from '../api/report';
import { now } from '../state/store';
import { amount } from '../texts/amounts';
import { word, wordOf } from '../texts/names';
import { raceResult } from '../texts/race_result';
import { t } from '../texts/texts';
import { OneBoard } from './one_board';
import { laneColours } from './palette';
import { laneOf } from './picture';
import { raceLayout } from './race_layout';
import { useRoom } from './room';
import type { DeskProps } from './world_view';

/** Searches side by side, each with what it found and how much it looked at; on a phone, one after the other. */
export function RaceView({ desk, view }: DeskProps): VNode {
  const { lanes, shown } = desk.race!;
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const { narrow } = now();
  const { columns, swiped } = room ? raceLayout(room, desk.grid, lanes.length, narrow) : { columns: lanes.length, swiped: false };
  const over = shown >= raceLength(desk.race!);
  return (
    <div class="board-race-whole">
      <div ref={place} class={`board-race ${swiped ? 'swiped' : ''} ${narrow ? 'narrow' : ''}`} style={{ '--columns': columns }}
        {...(swiped && { tabIndex: 0, role: 'group', 'aria-label': t('Compare searches') })}>
        {lanes.map((lane, i) => {
          const { traced } = lane;
          const reached = traced ? Math.min(Math.floor(shown), stepsOf(traced)) : 0;
          const done = traced !== undefined && reached >= stepsOf(traced);
          return (
            <section key={i} class={`board-lane ${laneColours[i]}`} aria-label={wordOf('algorithm', lane.algorithm)}>
              <header>
                <h3>{wordOf('algorithm', lane.algorithm)}</h3>
                <dl>
                  <div>
                    <dt>{t('explored')}</dt>
                    <dd>{amount(reached)}</dd>
                  </div>
                  {done && figuresOf(traced).map(([name, value]) => (
                    <div key={name}>
                      <dt>{word(name)}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                {lookOf(desk)?.open.opened.cell && <span>{t('f above, g and h below')}</span>}
                {done && traced.report.verdict === 'impossible' && <span>{t('no solution')}</span>}
                {done && traced.cut && <span>{t('Only the beginning was recorded.')}</span>}
              </header>
              <div class="board-lane-place">
                <OneBoard desk={desk} view={view} picture={laneOf(desk, lane, i, shown)} />
              </div>
            </section>
          );
        })}
      </div>
      {lanes.length > 1 && <p class="race-result" role="status">{over && raceResult(desk)}</p>}
    </div>
  );
}

const compared = ['steps', 'moves', 'cost', 'life', 'energy'] as const;

/** What people compare of a lane's answer. */
function figuresOf({ report }: Traced): [string, string][] {
  const found = bestOf(report);
  if (!found) return [];
  return compared.flatMap((name): [string, string][] => {
    const value = found[name];
    return typeof value === 'number' ? [[name, amount(value)]] : [];
  });
}
