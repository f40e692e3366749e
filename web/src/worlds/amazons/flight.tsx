import type { JSX, VNode } from 'preact';

import { colOf, rowOf } from '../../grid/grid';
import type { Desk } from '../../state/state';
import { ownOf, toMove } from './table';
import { cellNamed, readTurn } from './turns';

const shaft = 'M-0.4 0H0.14M-0.4 0L-0.5 -0.09M-0.4 0L-0.5 0.09M-0.3 0L-0.4 -0.09M-0.3 0L-0.4 0.09';
const head = 'M0.36 0L0.1 -0.11V0.11Z';

/** The arrow of the last turn flies once, and is gone: then its cell burns. */
export function flight(desk: Desk): VNode | undefined {
  const { game } = desk;
  const turn = game && readTurn(game.moves.at(-1) ?? '');
  if (!game || !turn) return undefined;
  const [from, to] = [turn.to, turn.arrow].map((name) => cellNamed(game.grid, name));
  if (from === undefined || to === undefined) return undefined;
  const right = colOf(game.grid, to) - colOf(game.grid, from);
  const down = rowOf(game.grid, to) - rowOf(game.grid, from);
  const angle = (Math.atan2(down, right) * 180) / Math.PI;
  // A person's amazon has gone already when its arrow flies, the computer's has just set off.
  const computer = ownOf(desk).seats[toMove(desk) === 1 ? 1 : 0]!.by === 'computer';
  const way = { '--dx': `${-right}px`, '--dy': `${-down}px` } as JSX.CSSProperties;
  return (
    <g key={`${game.moves.length} ${game.moves.at(-1)}`} transform={`translate(${colOf(game.grid, to) + 0.5} ${rowOf(game.grid, to) + 0.5})`}>
      <g class={computer ? 'flight flight-late' : 'flight'} style={way}>
        <g transform={`rotate(${angle})`}>
          <path class="flight-case" d={`${shaft}${head}`} />
          <path class="flight-shaft" d={shaft} />
          <path class="flight-head" d={head} />
        </g>
      </g>
    </g>
  );
}
