import type { VNode } from 'preact';

import { openExample } from '../../actions/bring';
import { restart, startGame } from '../../actions/play';
import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { wordOf } from '../../texts/names';
import { t, tc } from '../../texts/texts';
import { isOver, ownOf, putOwn, setSeat, setSeats, toMove, type Side } from './table';

// Who sits where, how strong the computer is, and what can be done with the game.

const seconds = [1, 3, 10, 30];

function levelInWords(level: string): string {
  const given = /^(\d+)s$/.exec(level);
  return given ? t('{0} s per move', Number(given[1])) : wordOf('level', level);
}

function SeatRow({ desk, side }: { desk: Desk; side: Side }): VNode {
  const seat = ownOf(desk).seats[side - 1]!;
  const name = side === 1 ? tc('seat', 'White') : tc('seat', 'Black');
  const levels = [...(now().worlds.amazons?.levels ?? ['easy']), ...seconds.map((n) => `${n}s`)];
  return (
    <div class="seat" role="group" aria-label={name}>
      <span class="seat-name"><i class={side === 1 ? 'side-disc white' : 'side-disc black'} />{name}</span>
      <div class="segments">
        {(['person', 'computer'] as const).map((by) => (
          <button type="button" key={by} aria-pressed={seat.by === by} onClick={() => setSeat(desk, side, { by })}>{by === 'person' ? t('Human') : t('Computer')}</button>
        ))}
      </div>
      {seat.by === 'computer' && (
        <select class="select" aria-label={side === 1 ? t('Strength of White') : t('Strength of Black')} value={seat.level}
          onChange={(event) => setSeat(desk, side, { level: event.currentTarget.value })}>
          {levels.map((level) => <option key={level} value={level}>{levelInWords(level)}</option>)}
        </select>
      )}
    </div>
  );
}

/** The usual beginnings, as they stand in the shipped file. */
const sizes = [10, 8, 7, 6, 5, 4];

async function newGame(puzzle: number): Promise<void> {
  if (!(await openExample('amazons', { file: 'amazons/beginnings.txt', puzzle }))) return;
  if (!now().desks.amazons?.game) await startGame('amazons');
}

export function NewGame({ desk }: { desk: Desk }): VNode {
  const here = sizes.indexOf(desk.grid.rows === desk.grid.cols ? desk.grid.rows : 0);
  return (
    <div class="field">
      <span id="amazons-new">{t('New game')}</span>
      <div class="segments" role="group" aria-labelledby="amazons-new">
        {sizes.map((size, puzzle) => (
          <button type="button" key={size} aria-pressed={puzzle === here} aria-label={`${t('New game')}, ${size} × ${size}`}
            onClick={() => void newGame(puzzle)}>
            {size}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Who sits where changes; a game that is over begins again. */
export function swapSides(desk: Desk): void {
  const [white, black] = ownOf(desk).seats;
  setSeats([black, white]);
  if (desk.mode === 'play' && isOver(desk)) void restart('amazons');
}

export function Seats({ desk }: { desk: Desk }): VNode {
  const { seats, paused } = ownOf(desk);
  const playing = desk.mode === 'play' && desk.game !== undefined;
  const over = playing && isOver(desk);
  const computers = seats.filter((seat) => seat.by === 'computer').length;
  const myTurn = playing && !over && seats[toMove(desk) - 1]!.by === 'person';
  return (
    <div class="stack tight">
      <h3>{t('Players')}</h3>
      <SeatRow desk={desk} side={1} />
      <SeatRow desk={desk} side={2} />
      <div class="row">
        {playing && !over && computers > 0 && (
          <button type="button" class={`button${computers === 2 ? ' primary' : ''}`} aria-pressed={paused} onClick={() => putOwn({ paused: !paused })}>
            {paused ? t('Resume') : t('Pause')}
          </button>
        )}
        {!over && (
          <button type="button" class="button" disabled={!myTurn} onClick={() => putOwn({ resigned: toMove(desk), picked: {}, typed: '' })}>
            {t('Resign')}
          </button>
        )}
        {!over && <button type="button" class="button" onClick={() => swapSides(desk)}>{t('Swap sides')}</button>}
      </div>
    </div>
  );
}
