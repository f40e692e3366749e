import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { happened, startGame } from '../../actions/play';
import type { Desk } from '../../state/state';
import { onArrival, word } from '../../texts/names';
import { t } from '../../texts/texts';
import { along } from './along';
import { atEnd, atStart, bestOf, figureNow } from './figures';
import { LevelFigure } from './level';

interface MeterProps {
  desk: Desk;
  resource: 'life' | 'energy';
  par?: number | undefined; // fewest steps, known without the computer
  most?: number | undefined; // of the resource on arrival, likewise
}

/** What is left, in large, with a bar; the other figures beside it, steps against par; and why a step was refused. */
export function Meter({ desk, resource, par, most }: MeterProps): VNode {
  const { game } = desk;
  const playing = desk.mode === 'play' && game !== undefined;
  const names = playing ? Object.keys(game.state.figures).filter((each) => each !== resource) : ['steps'];
  const against: Record<string, string | undefined> = {};
  const fewest = par ?? bestOf(desk, 'steps');
  const richest = most ?? bestOf(desk, resource);
  if (playing && fewest !== undefined) against['steps'] = `${t('par')} ${fewest}`;
  if (playing && richest !== undefined && desk.objective === resource) against[resource] = `${t('max')} ${richest}`;
  return (
    <div class="walker-meter">
      <Resource desk={desk} resource={resource} against={against[resource]} />
      {names.map((each) => {
        const value = figureNow(desk, each);
        return value === undefined ? null : (
          <div key={each} class="walker-figure">
            <span class="walker-label">{word(each)}</span>
            <span class="walker-number walker-number-small">
              {value}
              {against[each] && <small>{against[each]}</small>}
            </span>
          </div>
        );
      })}
      {desk.mode === 'look' && <LevelFigure desk={desk} />}
      {playing && <p class={game.state.refused ? 'walker-event walker-refused' : 'walker-event'}>{lastEvent(desk)}</p>}
      {desk.mode === 'look' && (
        <button type="button" class="button walker-play" aria-keyshortcuts="Enter" onClick={() => void startGame(desk.world)}>
          {t('Play')}<kbd aria-hidden="true">↵</kbd>
        </button>
      )}
    </div>
  );
}

function lastEvent(desk: Desk): string {
  const { game } = desk;
  if (!game || game.state.standing !== 'running') return '';
  return game.state.refused ? happened(game.state) : '';
}

/** The bar is full at the most there is in the solution that is watched, or was so far in this game on this board. */
function useMost(desk: Desk, least: number, left: number | undefined): number {
  const { game, player, mode } = desk;
  const watched = useMemo(() => (mode === 'watch' ? along(desk) : []), [mode, player?.reel]);
  const past = useRef<{ start?: string | undefined; after: number[] }>({ after: [] }); // so many moves
  const start = mode === 'play' ? game?.start : undefined;
  if (past.current.start !== start) past.current = { start, after: [] };
  const { after } = past.current;
  if (game && start !== undefined && left !== undefined) {
    after.length = Math.min(after.length, game.moves.length);
    after[game.moves.length] = left;
  }
  return [...after, ...watched].reduce((most, value) => Math.max(most, value ?? 0), least);
}

interface ResourceProps { desk: Desk; resource: 'life' | 'energy'; against: string | undefined }

function Resource({ desk, resource, against }: ResourceProps): VNode | null {
  const left = figureNow(desk, resource);
  const name = atEnd(desk, resource) !== undefined ? onArrival(resource) : resource === 'life' ? t('Life') : t('Energy');
  const start = atStart(desk, resource);
  const most = useMost(desk, Math.max(start ?? 1, left ?? 1, 1), left);
  const before = useRef(left);
  const stepped = desk.mode === 'play' && (desk.game?.moves.length ?? 0) > 0;
  const change = stepped && left !== undefined && before.current !== undefined ? left - before.current : 0;
  useEffect(() => {
    before.current = left;
  });
  if (left === undefined) return null;
  const share = Math.max(0, left) / most;
  const low = desk.mode !== 'look' && desk.game?.state.standing !== 'won' && (left <= 3 || share <= 0.2);
  return (
    <div class={low ? 'walker-figure walker-low' : 'walker-figure'}>
      <span class="walker-label">{name}</span>
      <span class="walker-number">
        {left < 0 ? `−${-left}` : left}
        {against && <small>{against}</small>}
        {change !== 0 && <small key={left} class={change > 0 ? 'walker-gain' : 'walker-loss'} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </small>}
      </span>
      <span class="walker-bar" role="meter" aria-label={name} aria-valuemin={0} aria-valuemax={most}
        aria-valuenow={Math.max(0, left)}>
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
    </div>
  );
}
