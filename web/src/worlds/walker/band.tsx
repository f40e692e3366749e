import type { VNode } from 'preact';

import { restart, undo } from '../../actions/play';
import { rowOf } from '../../grid/grid';
import type { Desk } from '../../state/state';
import { t, tn } from '../../texts/texts';

interface BandProps {
  desk: Desk;
  resource?: 'life' | 'energy';
  par?: number | undefined; // the fewest steps
  most?: number | undefined; // of the resource, where that is what the computer looks for
  onward?: { label: string; go: () => void } | undefined;
}

/** How it ended, in a band across the board that leaves the place where it ended in sight. */
export function Band({ desk, resource, par, most, onward }: BandProps): VNode | null {
  const { game } = desk;
  if (desk.mode !== 'play' || !game || game.state.standing === 'running') return null;
  const won = game.state.standing === 'won';
  const steps = game.state.figures['steps'] ?? game.moves.length;
  const left = resource === undefined ? undefined : game.state.figures[resource];
  const said: string[] = [];
  if (!won) {
    said.push(tn('You lost after {0} step.', 'You lost after {0} steps.', steps));
    said.push(...game.state.events.map(({ text }) => text).filter(Boolean).slice(-1));
  } else {
    said.push(tn('You won in {0} step.', 'You won in {0} steps.', steps));
    if (left !== undefined) said.push(resource === 'life' ? t('Life on arrival: {0}.', left) : t('Energy on arrival: {0}.', left));
    if (par !== undefined) said.push(steps <= par ? t('Par: no route is shorter.') : t('Par is {0}.', par));
    else if (most !== undefined && left !== undefined)
      said.push(left >= most ? t('That is the maximum.') : t('The maximum is {0}.', most));
  }
  const low = game.state.walker !== undefined && rowOf(game.grid, game.state.walker) * 2 >= game.grid.rows;
  return (
    <div class={`walker-band ${won ? 'walker-won' : 'walker-lost'} ${low ? 'walker-band-high' : 'walker-band-low'}`}>
      <p><strong>{said[0]}</strong> <span>{said.slice(1).join(' ')}</span></p>
      <div class="walker-band-buttons">
        {won && onward && (
          <button type="button" class="button primary" onClick={onward.go}>{onward.label}<kbd>N</kbd></button>
        )}
        <button type="button" class={won && onward ? 'button' : 'button primary'}
          onClick={() => void restart(desk.world)}>
          {t('Play again')}<kbd>R</kbd>
        </button>
        {!won && (
          <button type="button" class="button" onClick={() => void undo(desk.world)}>
            {t('Undo')}<kbd>U</kbd>
          </button>
        )}
      </div>
    </div>
  );
}
