import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { openPuzzle } from '../actions/bring';
import { endGame, goOn, happened, hint, redo, restart, setSetting, showPath, startGame, undo } from '../actions/play';
import { wantsMost } from '../api/report';
import type { DeskProps } from '../board/world_view';
import type { Desk, Game } from '../state/state';
import { isForTwo } from '../state/store';
import { icons } from '../styles/icons';
import { clock } from '../texts/amounts';
import { word, wordOf } from '../texts/names';
import { t } from '../texts/texts';
import { Busy } from './busy';
import { NoticeLine } from './notice';

/** Play it: what happened, the way back, help, settings, and the end said clearly. */
export function PlaySection({ desk, view }: DeskProps): VNode {
  const { game, world } = desk;
  if (!game || desk.mode !== 'play')
    return (
      <>
        {game && game.moves.length > 0 && <button class="button wide" type="button" onClick={() => goOn(world)}>{t('Resume game')}</button>}
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
      <Ending desk={desk} game={game} quiet={view.ownFigures === true} />
      <Happened desk={desk} game={game} />
      <Buttons desk={desk} game={game} />
      <Busy work={game.work} cancel={() => game.work?.cancel()} />
      <NoticeLine desk={desk} section="play" />
      <Time game={game} />
      <Settings desk={desk} game={game} />
      <button class="button plain" type="button" onClick={() => endGame(world)}>{t('Quit game')}</button>
    </>
  );
}

/** Quiet where the board itself says it too: there is one primary button at a time. */
function Ending({ desk, game, quiet }: { desk: Desk; game: Game; quiet: boolean }): VNode | null {
  const { standing, figures } = game.state;
  if (standing === 'running') return null;
  const best = game.best?.figures[desk.objective];
  const mine = figures[desk.objective];
  const par = game.best?.proven && best !== undefined && mine !== undefined && (wantsMost(desk.objective) ? mine >= best : mine <= best);
  const { puzzles, puzzle = 0 } = desk.parsed;
  const next = standing === 'won' && puzzles && puzzle + 1 < puzzles.length;
  return (
    <div class={`ending notice ${standing === 'won' ? 'good' : 'bad'}`} role="status">
      <h3>{standing === 'lost' ? t('You lost') : par ? t('Perfect: no shorter solution exists') : t('You won')}</h3>
      {standing === 'lost' && <p>{happened(game.state)}</p>}
      <div class="row">
        {next && (
          <button class={`button ${quiet ? '' : 'primary'}`} type="button" onClick={() => void openPuzzle(desk.world, puzzle + 1).then(() => startGame(desk.world))}>
            {t('Next board')}
          </button>
        )}
        <button class={`button ${next || quiet ? '' : 'primary'}`} type="button" onClick={() => void restart(desk.world)}>{t('Play again')}<kbd aria-hidden="true">r</kbd></button>
      </div>
    </div>
  );
}

/** The last turn in words, and what the computer says when it was asked. */
function Happened({ desk, game }: { desk: Desk; game: Game }): VNode | null {
  const told = game.hint ?? game.plan;
  const lines: string[] = [];
  const events = happened(game.state);
  if (events && game.state.standing === 'running') lines.push(events);
  if (told?.verdict === 'impossible') {
    const reason = wordOf('reason', told.reason ?? '');
    lines.push(game.moves.length ? t('The goal can no longer be reached: {0}.', reason) : t('This board cannot be won: {0}.', reason));
  } else if (told?.verdict === 'unknown') lines.push(t('The computer found no route within the time limit.'));
  else if (game.hint?.moves[0] !== undefined) lines.push(t('Hint: {0}', moveText(game.hint.moves[0], desk)));
  if (lines.length === 0) return null;
  return <p class={`happened ${game.state.refused ? 'refused' : ''}`}>{lines.join(' ')}</p>;
}

/** A move in words: "left", "B down by 2"; of games of two as their players write it. */
function moveText(move: string, desk: Desk): string {
  const [, letter, sign, by] = /^(.+?)([+-])(\d+)$/.exec(move) ?? [];
  const grid = desk.game?.grid ?? desk.grid;
  const piece = grid.pieces.find(({ style }) => grid.styles[style]?.text === letter);
  if (letter === undefined || !piece) return wordOf('move', move);
  const across = piece.cols > piece.rows;
  const way = across ? (sign === '+' ? 'right' : 'left') : sign === '+' ? 'down' : 'up';
  // Translators: a vehicle, a direction, a number of cells: "B down by 2"
  return t('{0} {1} by {2}', letter, wordOf('slide', way), by!);
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
      <button class="button across" type="button" aria-pressed={game.path === true} disabled={over} aria-keyshortcuts="p"
        onClick={() => void showPath(world, !game.path)}>
        {icons.path()}{game.path ? t('Hide route') : t('Show route')}<kbd aria-hidden="true">p</kbd>
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
