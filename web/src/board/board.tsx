import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

import { stepsOf } from '../actions/watch';
import type { Traced } from '../api/protocol';
import { bestOf } from '../api/report';
import { now } from '../state/store';
import { amount } from '../texts/amounts';
import { word, wordOf } from '../texts/names';
import { t } from '../texts/texts';
import './board.css';
import type { Room } from './layout';
import { OneBoard } from './one_board';
import { laneOf, pictureOf } from './picture';
import { useRoom } from './room';
import type { DeskProps } from './world_view';

// The board area: what the desk's mode says, as large as the room allows.

export function BoardView({ desk, view }: DeskProps): VNode {
  if (desk.mode === 'race' && desk.race) return <RaceView desk={desk} view={view} />;
  const plain = pictureOf(desk, view.targets);
  return <OneBoard key={desk.world} desk={desk} view={view} picture={view.dress?.(desk, plain) ?? plain} />;
}

const headHeight = 40; // pixels over a lane's board

/** Whichever way of laying two boards out leaves them larger. */
function stacks(room: Room, { rows, cols }: { rows: number; cols: number }, lanes: number): boolean {
  const beside = Math.min(room.width / lanes / cols, (room.height - headHeight) / rows);
  const under = Math.min(room.width / cols, (room.height / lanes - headHeight) / rows);
  return under > beside;
}

/** Searches side by side, or one under the other: each with what it found and how much it looked at. */
function RaceView({ desk, view }: DeskProps): VNode {
  const { lanes, shown } = desk.race!;
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const stacked = room !== undefined && stacks(room, desk.grid, lanes.length);
  return (
    <div ref={place} class={`board-race ${stacked ? 'stacked' : ''} ${now().narrow ? 'narrow' : ''}`}>
      {lanes.map((lane, i) => {
        const { traced } = lane;
        const reached = traced ? Math.min(Math.floor(shown), stepsOf(traced)) : 0;
        const over = traced !== undefined && reached >= stepsOf(traced);
        return (
          <section key={i} class={i > 0 ? 'board-lane rival' : 'board-lane'} aria-label={wordOf('algorithm', lane.algorithm)}>
            <header>
              <h3>{wordOf('algorithm', lane.algorithm)}</h3>
              <dl>
                <div>
                  <dt>{t('explored')}</dt>
                  <dd>{amount(reached)}</dd>
                </div>
                {over && figuresOf(traced).map(([name, value]) => (
                  <div key={name}>
                    <dt>{word(name)}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              {over && traced.report.verdict === 'impossible' && <span>{t('no route')}</span>}
              {over && traced.cut && <span>{t('Only the beginning was recorded.')}</span>}
            </header>
            <div class="board-lane-place">
              <OneBoard desk={desk} view={view} picture={laneOf(desk, lane, i, shown)} />
            </div>
          </section>
        );
      })}
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
