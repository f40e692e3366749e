import type { VNode } from 'preact';

import { restart } from '../../actions/play';
import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { t, tc } from '../../texts/texts';
import { Asked } from './controls';
import { end } from './ending';
import { Disc, levelInWords } from './players';
import { isOver, ownOf, setMinutes, setSeat, setSeats, type Side } from './table';

// Who sits where, how strong the computer is, how much time each has.

const seconds = [1, 3, 10, 30];
const minutes = [0, 1, 3, 5, 10, 15, 30];

function SeatRow({ desk, side }: { desk: Desk; side: Side }): VNode {
  const seat = ownOf(desk).seats[side - 1]!;
  const name = side === 1 ? tc('seat', 'White') : tc('seat', 'Black');
  const levels = [...(now().worlds.amazons?.levels ?? ['easy']), ...seconds.map((n) => `${n}s`)];
  return (
    <div class="seat" role="group" aria-label={name}>
      <span class="seat-name"><Disc side={side} />{name}</span>
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

export function NewGame({ desk }: { desk: Desk }): VNode {
  const here = sizes.indexOf(desk.grid.rows === desk.grid.cols ? desk.grid.rows : 0);
  return (
    <div class="field">
      <span id="amazons-new">{t('New game')}</span>
      <div class="segments" role="group" aria-labelledby="amazons-new">
        {sizes.map((size, puzzle) => (
          <button type="button" key={size} aria-pressed={puzzle === here} aria-label={`${t('New game')}, ${size} × ${size}`}
            onClick={() => end({ what: 'new', puzzle })}>
            {size}
          </button>
        ))}
      </div>
      <Asked desk={desk} about={['new']} />
    </div>
  );
}

/** Who sits where changes; a game that is over begins again. */
export function swapSides(desk: Desk): void {
  const [white, black] = ownOf(desk).seats;
  setSeats([black, white]);
  if (desk.mode === 'play' && isOver(desk)) void restart('amazons');
}

function Minutes({ desk }: { desk: Desk }): VNode {
  return (
    <label class="field">
      <span>{t('Time per player')}</span>
      <select class="select" value={String(ownOf(desk).minutes)} onChange={(event) => setMinutes(Number(event.currentTarget.value))}>
        {minutes.map((each) => <option key={each} value={String(each)}>{each ? t('{0} min', each) : t('unlimited')}</option>)}
      </select>
    </label>
  );
}

export function Seats({ desk }: { desk: Desk }): VNode {
  return (
    <div class="stack tight">
      <h3>{t('Players')}</h3>
      <SeatRow desk={desk} side={1} />
      <SeatRow desk={desk} side={2} />
      <div class="row end">
        <Minutes desk={desk} />
        <button type="button" class="button" onClick={() => swapSides(desk)}>{t('Swap sides')}</button>
      </div>
    </div>
  );
}
