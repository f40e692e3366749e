import type { VNode } from 'preact';

import { hint, redo, restart, startGame, undo } from '../actions/play';
import { watchSolution } from '../actions/watch';
import type { WorldView } from '../board/world_view';
import { once } from '../grid/once';
import type { Desk, State } from '../state/state';
import { isForTwo } from '../state/store';
import { icons } from '../styles/icons';
import { worldName } from '../texts/names';
import { t } from '../texts/texts';
import { viewOf } from '../worlds/index';
import { endingOf } from './ending';
import { NoticeBox } from './notice';
import { PlayerControls } from './player';
import { Table } from './world_page';

/** Without what stands beside the board. */
const alone = once((view: WorldView): WorldView => ({ ...view, beside: undefined, ownFigures: false }));

/** A board in somebody's page: to be seen, watched and played, with a way to the studio. */
export function EmbedPage({ state }: { state: State }): VNode {
  const { page } = state;
  const world = page.name === 'start' ? undefined : page.world;
  const desk = world && state.desks[world];
  const notice = desk ? desk.notice : world && state.troubles?.[world];
  return (
    <main class={`world embed ${world ?? ''}`} aria-label={world ? worldName(world) : 'Ariadne'}>
      <div id="board" class="board-area" tabIndex={-1}>{desk && <Table desk={desk} view={alone(viewOf(desk.world))} />}</div>
      {notice?.tone === 'bad' && <NoticeBox notice={notice} />}
      <div class="embed-foot">
        {desk && <Controls desk={desk} />}
        <a class="embed-link" href="/" target="_blank" rel="noopener" onClick={(event) => void (event.currentTarget.href = `/${location.hash}`)}>
          {t('Open in Ariadne')}
        </a>
      </div>
      <div class="unseen" role="status" aria-live="polite">{state.said}</div>
    </main>
  );
}

/** Whatever is being done with the board. */
function Controls({ desk }: { desk: Desk }): VNode {
  const { world, game, mode } = desk;
  if (mode === 'watch' || mode === 'race') return <PlayerControls desk={desk} />;
  const button = (label: string, icon: VNode, act: () => void, off = false) => (
    <button class="button plain icon" type="button" aria-label={label} title={label} disabled={off} onClick={act}>{icon}</button>
  );
  if (mode === 'play' && game) {
    const ending = endingOf(desk, viewOf(world));
    return (
      <div class="row tight" role="group" aria-label={t('Play')}>
        {button(t('Undo'), icons.undo(), () => void (viewOf(world).undoEnding?.(desk) || undo(world)), game.moves.length === 0)}
        {button(t('Redo'), icons.redo(), () => void redo(world), game.undone.length === 0)}
        {button(t('Restart'), icons.restart(), () => void restart(world), game.moves.length === 0)}
        {!isForTwo(world) && button(t('Hint'), icons.hint(), () => void hint(world), ending !== undefined)}
        {ending && <b>{ending.title}</b>}
      </div>
    );
  }
  return (
    <div class="row tight">
      <button class="button" type="button" onClick={() => void startGame(world)}>{icons.play()}{t('Play')}</button>
      <button class="button plain" type="button" onClick={() => void watchSolution(world)}>{t('Watch')}</button>
    </div>
  );
}
