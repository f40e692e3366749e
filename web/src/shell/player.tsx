import type { VNode } from 'preact';

import { endWatch, playPause, position, seek, setSpeed, stepBy } from '../actions/watch';
import type { Desk, WorldName } from '../state/state';
import { icons } from '../styles/icons';
import { amount } from '../texts/amounts';
import { t, tc } from '../texts/texts';
import { notchOf, rounded, speedAt, speedNotches } from './speeds';

/** The one player: for solutions, for how a board is made, for searches. */
export function PlayerControls({ desk }: { desk: Desk }): VNode | null {
  const at = position(desk.world);
  if (!at) return null;
  const { world } = desk;
  const { step, length, playing } = at;
  const button = (label: string, icon: VNode, act: () => void, off: boolean) => (
    <button class="button plain icon" type="button" aria-label={label} title={label} disabled={off} onClick={act}>{icon}</button>
  );
  return (
    <div class="player" role="group" aria-label={t('Player')}>
      <div class="player-buttons">
        {button(t('First step'), icons.begin(), () => seek(world, 0), step <= 0)}
        {button(t('Step back'), icons.back(), () => stepBy(world, -1), step <= 0)}
        <button class="button primary icon round" type="button" aria-label={playing ? t('Pause') : tc('player', 'Play')}
          title={playing ? t('Pause') : tc('player', 'Play')} onClick={() => playPause(world)} disabled={length === 0}>
          {playing ? icons.pause() : icons.play()}
        </button>
        {button(t('Step forward'), icons.forward(), () => stepBy(world, 1), step >= length)}
        {button(t('Last step'), icons.end(), () => seek(world, length), step >= length)}
      </div>
      <input class="player-slider" type="range" min={0} max={length} step={1} value={step} aria-label={t('Step {0} of {1}', step, length)}
        aria-valuetext={t('Step {0} of {1}', step, length)} onInput={(event) => seek(world, Number(event.currentTarget.value))} />
      <output class="player-step">{amount(step)}<span class="quiet"> / {amount(length)}</span></output>
      <Speed world={world} speed={at.speed} length={length} />
      {button(t('Close player'), icons.close(), () => endWatch(world), false)}
    </div>
  );
}

/** From a step a second to all at once. */
function Speed({ world, speed, length }: { world: WorldName; speed: number; length: number }): VNode {
  const told = rounded(speed);
  const words = speed === Infinity ? t('instant') : `${amount(told, Number.isInteger(told) ? 0 : 1)}/s`;
  return (
    <label class="player-speed">
      <input type="range" min={0} max={speedNotches} step={1} value={notchOf(speed, length)} aria-label={t('Speed')} aria-valuetext={words}
        onInput={(event) => setSpeed(world, speedAt(Number(event.currentTarget.value), length))} />
      <span class="small">{words}</span>
    </label>
  );
}
