import type { VNode } from 'preact';

import { editBoard } from '../actions/bring';
import { wantsMost } from '../api/report';
import { BoardView } from '../board/board';
import type { DeskProps, WorldView } from '../board/world_view';
import type { Desk, State, WorldName } from '../state/state';
import { exampleTitle, puzzleTitle, unit, worldName } from '../texts/names';
import { t } from '../texts/texts';
import { viewOf } from '../worlds/index';
import { FigureLine, Figures } from './figures';
import { LiveBar } from './live_bar';
import { NoticeBox } from './notice';
import { Panel } from './panel';
import { PlayerControls } from './player';
import { Printed } from './printed';

/** A world: its board as large as it can be, the panel beside or under it. */
export function WorldPage({ state, world }: { state: State; world: WorldName }): VNode {
  const desk = state.desks[world];
  const view = viewOf(world);
  const trouble = state.troubles?.[world];
  return (
    <main class={`world ${world} ${state.narrow ? 'narrow' : ''} ${desk?.mode === 'play' ? 'playing' : ''}`} aria-label={worldName(world)}>
      <div id="board" class="board-area" tabIndex={-1}>
        {desk ? <Table desk={desk} view={view} /> : trouble ? <NoticeBox notice={trouble} /> : <div class="board-waiting" />}
      </div>
      {desk && (desk.mode === 'watch' || desk.mode === 'race') && state.narrow && <PlayerControls desk={desk} />}
      {desk ? <Panel desk={desk} view={view} narrow={state.narrow} /> : <aside class="panel" />}
      {desk && (desk.mode === 'watch' || desk.mode === 'race') && !state.narrow && <PlayerControls desk={desk} />}
    </main>
  );
}

/** The board with its title and figures. */
export function Table({ desk, view }: DeskProps): VNode {
  const title = titleOf(desk, view);
  const size = `${desk.grid.rows} × ${desk.grid.cols}`;
  return (
    <>
      <div class="board-head">
        <div class="board-title">
          <h1>{title}</h1>
          {title !== size && <span class="quiet small">{size}</span>}
        </div>
        {desk.mode === 'edit' && <Editing desk={desk} />}
        <LiveBar desk={desk} view={view} />
        {!view.ownFigures && <NowFigures desk={desk} />}
      </div>
      <div class="board-with">
        <div class="board-column">
          {view.above?.({ desk })}
          <div class="board-frame"><BoardView desk={desk} view={view} /></div>
          {view.below?.({ desk })}
        </div>
        {view.beside && desk.mode !== 'race' && <div class="beside">{view.beside({ desk })}</div>}
      </div>
      <Printed desk={desk} />
    </>
  );
}

/** Whatever the panel shows, the board says that a click changes it. */
function Editing({ desk }: { desk: Desk }): VNode {
  return (
    <div class="row" role="group" aria-label={t('Editing')}>
      <span class="small quiet">{t('Editing')}</span>
      <button class="button" type="button" aria-keyshortcuts="Escape" onClick={() => editBoard(desk.world, false)}>{t('Done')}<kbd>Esc</kbd></button>
    </div>
  );
}

/** Of an example by its title, of a file of many by its own, or by the file's name. */
function titleOf(desk: Desk, view: WorldView): string {
  const { origin, parsed } = desk;
  const examples = origin.from === 'example' ? view.examples.filter(({ file }) => file === origin.file) : [];
  const own = examples.find(({ puzzle }) => puzzle !== undefined && origin.from === 'example' && puzzle === origin.puzzle);
  const puzzle = parsed.puzzles && parsed.puzzle !== undefined ? parsed.puzzles[parsed.puzzle]?.title : undefined;
  // A number in a collection says more than the example's name, and that more than a remark in the file.
  if (puzzle && (!own || / \d+$/.test(puzzle))) return puzzleTitle(puzzle);
  if (own) return exampleTitle(own.title);
  if (examples[0]) return exampleTitle(examples[0].title);
  // Changed by hand, it is still known by its example.
  const changed = view.examples.find(({ file, puzzle: part }) => part === undefined && file === `${desk.name}.txt`);
  if (changed && origin.from === 'text') return exampleTitle(changed.title);
  const world = worldName(desk.world);
  if (origin.from === 'recipe') return `${world} ${origin.seed}`;
  return desk.name === desk.world ? world : desk.name;
}

/** What the figures are at this moment: of the game against par, or of the player's step. */
function NowFigures({ desk }: { desk: Desk }): VNode | null {
  const { game, player, world } = desk;
  if (desk.mode === 'play' && game) {
    const best = game.best?.figures[desk.objective];
    const beside = best === undefined ? undefined
      : `${wantsMost(desk.objective) ? t('max') : t('par')} ${best}`;
    const names = Object.keys(game.state.figures).filter((name) => name !== 'player' && name !== 'turn' && name !== 'winner');
    return names.length === 0 ? null : (
      <div class="figures">
        {names.map((name) => (
          <FigureLine key={name} name={unit(world, name, game.state.figures[name]!)} value={String(game.state.figures[name])}
            beside={name === desk.objective ? beside : undefined} />
        ))}
      </div>
    );
  }
  if (desk.mode === 'watch' && player) return <Figures figures={player.reel.at(Math.floor(player.step)).figures} />;
  return null;
}
