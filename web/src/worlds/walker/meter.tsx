import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { startGame } from '../../actions/play';
import type { Desk } from '../../shell/state';
import { eventText, t } from '../../texts/texts';
import { atStart, bestOf, figureNow } from './figures';

interface MeterProps {
  desk: Desk;
  resource?: string;
  name?: string; // of the resource, in words
  par?: number | undefined; // known without the computer
}

/** What is left, in large, with a bar; the steps beside par; and what happened last. */
export function Meter({ desk, resource, name, par }: MeterProps): VNode {
  const { game } = desk;
  const steps = figureNow(desk, 'steps');
  const fewest = par ?? bestOf(desk, 'steps');
  const playing = desk.mode === 'play' && game !== undefined;
  return (
    <div class="walker-meter">
      {resource !== undefined && <Resource desk={desk} resource={resource} name={name ?? resource} />}
      {steps !== undefined && (
        <div class="walker-figure">
          <span class="walker-label">{t().words.steps}</span>
          <span class="walker-number walker-number-small">
            {steps}
            {playing && fewest !== undefined && <small>{t().play.par} {fewest}</small>}
          </span>
        </div>
      )}
      {playing ? (
        <p class={game.state.refused ? 'walker-event walker-refused' : 'walker-event'}>{lastEvent(desk)}</p>
      ) : (
        desk.mode === 'look' && (
          <button type="button" class="button primary walker-play" onClick={() => void startGame(desk.world)}>
            {t().play.play}
          </button>
        )
      )}
    </div>
  );
}

function lastEvent(desk: Desk): string {
  const { game } = desk;
  if (!game || game.state.standing !== 'running') return '';
  if (game.moves.length === 0 && !game.state.refused) return t().walker.begin;
  return game.state.events.map(eventText).filter(Boolean).join(' ');
}

function Resource({ desk, resource, name }: { desk: Desk; resource: string; name: string }): VNode | null {
  const left = figureNow(desk, resource);
  const start = atStart(desk, resource);
  // The bar is full at the most there was so far.
  const [peak, setPeak] = useState({ text: '', most: 0 });
  const before = useRef(left);
  const change = left !== undefined && before.current !== undefined ? left - before.current : 0;
  useEffect(() => {
    before.current = left;
    if (peak.text !== desk.parsed.text) setPeak({ text: desk.parsed.text, most: Math.max(start ?? 1, left ?? 1) });
    else if (left !== undefined && left > peak.most) setPeak({ ...peak, most: left });
  });
  if (left === undefined) return null;
  const most = Math.max(peak.text === desk.parsed.text ? peak.most : 1, start ?? 1, left, 1);
  const share = Math.max(0, left) / most;
  const low = left <= 3 || share <= 0.2;
  return (
    <div class={low ? 'walker-figure walker-low' : 'walker-figure'}>
      <span class="walker-label">{name}</span>
      <span class="walker-number">
        {left}
        {change !== 0 && <small key={left} class={change > 0 ? 'walker-gain' : 'walker-loss'} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </small>}
      </span>
      <span class="walker-bar" role="meter" aria-label={name} aria-valuemin={0} aria-valuemax={most} aria-valuenow={left}>
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
    </div>
  );
}
