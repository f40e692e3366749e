import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { endGame, happened, hint, redo, restart, setSetting, showPath, startGame, undo } from '../actions/play';
import type { DeskProps } from '../board/world_view';
import type { Desk, Game } from '../state/state';
import { isForTwo } from '../state/store';
import { icons } from '../styles/icons';
import { clock } from '../texts/amounts';
import { moveText } from '../texts/moves';
import { word, wordOf } from '../texts/names';
import { t } from '../texts/texts';
import { Busy } from './busy';
import { NoticeLine } from './notice';

/** Play it: what happened, the way back, help, settings. */
export function PlaySection({ desk }: DeskProps): VNode {
  const { game, world } = desk;
  if (!game || desk.mode !== 'play')
    return (
      <>
        <button class="button wide" type="button" aria-keyshortcuts={desk.mode === 'look' ? 'Enter' : undefined} onClick={() => void startGame(world)}>
          {icons.play()}{t('Play')}{desk.mode === 'look' && <kbd aria-hidden="true">↵</kbd>}
        </button>
        <NoticeLine desk={desk} section="play" />
      </>
    );
  // A game of two has its buttons beside the board.
  if (isForTwo(world)) return <NoticeLine desk={desk} section="play" />;
  return (
    <>
      <Happened game={game} />
      <Buttons desk={desk} game={game} />
      <Busy work={game.work} cancel={() => game.work?.cancel()} />
      <NoticeLine desk={desk} section="play" />
      <Time game={game} />
      <Settings desk={desk} game={game} />
      <button class="button plain" type="button" onClick={() => endGame(world)}>{t('Quit game')}</button>
    </>
  );
}

/** The last turn in words, and what the computer says when it was asked. */
function Happened({ game }: { game: Game }): VNode {
  const told = game.hint ?? game.plan;
  const lines: string[] = [];
  const events = happened(game.state);
  if (events && game.state.standing === 'running') lines.push(events);
  if (told?.verdict === 'impossible') {
    const reason = wordOf('reason', told.reason ?? '');
    lines.push(game.moves.length ? t('The goal can no longer be reached: {0}.', reason) : t('This board cannot be won: {0}.', reason));
  } else if (told?.verdict === 'unknown') lines.push(t('The computer found no route within the time limit.'));
  else if (game.hint?.moves[0] !== undefined) lines.push(t('Hint: {0}', moveText(game.hint.moves[0], game.grid)));
  return <p class={`happened ${game.state.refused ? 'refused' : ''}`}>{lines.join(' ')}</p>;
}

function Buttons({ desk, game }: { desk: Desk; game: Game }): VNode {
  const { world } = desk;
  const over = game.state.standing !== 'running';
  const button = (label: string, icon: VNode, key: string, act: () => void, off: boolean) => (
    <button class="button" type="button" disabled={off} onClick={act} aria-keyshortcuts={key}>{icon}{label}<kbd aria-hidden="true">{key}</kbd></button>
  );
  return (
    <div class="grid2">
      {button(t('Undo'), icons.undo(), 'u', () => void undo(world), game.moves.length === 0)}
      {button(t('Redo'), icons.redo(), 'y', () => void redo(world), game.undone.length === 0)}
      {button(t('Restart'), icons.restart(), 'r', () => void restart(world), game.moves.length === 0)}
      {button(t('Hint'), icons.hint(), 'h', () => void hint(world), over)}
      <button class="button across" type="button" aria-pressed={game.path === true && !over} disabled={over} aria-keyshortcuts="p"
        onClick={() => void showPath(world, !game.path)}>
        {icons.path()}{game.path && !over ? t('Hide solution') : t('Show solution')}<kbd aria-hidden="true">p</kbd>
      </button>
    </div>
  );
}

function Time({ game }: { game: Game }): VNode | null {
  const [, tick] = useState(0);
  const running = game.began > 0 && game.ended === undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const passed = game.began === 0 ? 0 : ((game.ended ?? performance.now()) - game.began) / 1000;
  return (
    <div class="figure">
      <b>{clock(passed)}</b>
      <span>{t('Time')}</span>
    </div>
  );
}

function Settings({ desk, game }: { desk: Desk; game: Game }): VNode | null {
  const { settings } = game.state;
  if (settings.length === 0) return null;
  return (
    <div class="stack tight" role="group" aria-label={t('Settings')}>
      {settings.map(({ name, values, value }) => (
        <div key={name} class="field">
          <span id={`setting-${name}`}>{word(name)}</span>
          <div class="segments" role="group" aria-labelledby={`setting-${name}`}>
            {values.map((each) => (
              <button key={each} type="button" aria-pressed={each === value} onClick={() => void setSetting(desk.world, name, each)}>
                {wordOf(name, each)}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
