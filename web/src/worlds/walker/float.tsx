import type { VNode } from 'preact';

import { colOf, rowOf } from '../../grid/grid';
import type { Desk } from '../../state/state';

const signs: Record<string, 1 | -1> = { food: 1, treasure: 1, bomb: -1, climb: -1, toll: -1 };

/** What the cell gave or took, over it for a moment. */
export function floating(desk: Desk): VNode | undefined {
  const { game } = desk;
  const at = game?.state.walker;
  if (!game || at === undefined || game.state.refused) return undefined;
  const event = game.state.events.find(({ name }) => name in signs);
  if (!event || event.value === 0) return undefined;
  const gain = signs[event.name] === 1;
  return (
    <g transform={`translate(${colOf(game.grid, at) + 0.5} ${rowOf(game.grid, at)})`}>
      <text key={game.moves.length} class={`walker-float ${gain ? 'walker-gain' : 'walker-loss'}`} font-size="0.46"
        text-anchor="middle">
        {gain ? `+${event.value}` : `−${event.value}`}
      </text>
    </g>
  );
}
