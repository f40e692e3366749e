import type { VNode } from 'preact';

import { endWatch, playPause, position, seek, setSpeed, stepBy } from '../actions/watch';
import type { Desk } from '../state/state';
import { icons } from '../styles/icons';
import { amount } from '../texts/amounts';
import { t, tc } from '../texts/texts';

const speeds = [1, 2, 4, 8, 15, 30, 60, 120, 250, 500, 1000, 2000, 5000, 10_000, 25_000, 50_000, 100_000, 250_000];

/** The choice nearest to a speed that was computed. */
export const nearest = (speed: number): number =>
  speeds.reduce((best, each) => (Math.abs(Math.log(each / speed)) < Math.abs(Math.log(best / speed)) ? each : best), 1);

/** The one player: for solutions, for how a board is made, for searches. */
export function PlayerControls({ desk }: { desk: Desk }): VNode | null {
  const at = position(desk.world);
  if (!at) return null;
  const { world } = desk;
  const { step, length, playing } = at;
  const most = Math.max(60, length / 2);
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
      <select class="select player-speed" aria-label={t('Speed')} value={String(nearest(at.speed))}
        onChange={(event) => setSpeed(world, Number(event.currentTarget.value))}>
        {speeds.filter((each) => each <= most || each === nearest(at.speed)).map((each) => (
          <option key={each} value={String(each)}>{amount(each)}/s</option>
        ))}
      </select>
      {button(t('Close player'), icons.close(), () => endWatch(world), false)}
    </div>
  );
}
