import type { VNode } from 'preact';

import { restart, undo } from '../../actions/play';
import { rowOf } from '../../grid/grid';
import type { Desk } from '../../state/state';
import { eventText, t } from '../../texts/texts';

interface BandProps {
  desk: Desk;
  resource?: string; // 'life', 'energy'
  name?: string; // of it, in words
  par?: number | undefined; // the fewest steps
  most?: number | undefined; // of the resource, where that is what the computer looks for
  onward?: { label: string; go: () => void } | undefined;
}

/** How it ended, in a band across the board that leaves the place where it ended in sight. */
export function Band({ desk, resource, name, par, most, onward }: BandProps): VNode | null {
  const { game } = desk;
  if (desk.mode !== 'play' || !game || game.state.standing === 'running') return null;
  const { walker: words, verdict } = t();
  const won = game.state.standing === 'won';
  const steps = game.state.figures['steps'] ?? game.moves.length;
  const left = resource === undefined ? undefined : game.state.figures[resource];
  const said: string[] = [];
  if (!won) {
    said.push(words.lost(verdict.steps(steps)));
    said.push(...game.state.events.map(eventText).filter(Boolean).slice(-1));
  } else {
    const walk = verdict.steps(steps);
    said.push(left === undefined ? words.won(walk) : words.wonWith(walk, name ?? '', left));
    if (par !== undefined) said.push(steps <= par ? words.par : words.parIs(par));
    else if (most !== undefined && left !== undefined)
      said.push(left >= most ? words.nobodyMore : words.possible(most));
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
          {words.again}<kbd>R</kbd>
        </button>
        {!won && (
          <button type="button" class="button" onClick={() => void undo(desk.world)}>
            {words.takeBack}<kbd>U</kbd>
          </button>
        )}
      </div>
    </div>
  );
}
