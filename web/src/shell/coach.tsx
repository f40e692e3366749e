import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';

import { goOn } from '../actions/play';
import { watchSolution } from '../actions/watch';
import type { DeskProps, Hint } from '../board/world_view';
import { keepIn, keptTable } from '../state/kept';
import type { Desk, Game, Section, WorldName } from '../state/state';
import { isForTwo, update } from '../state/store';
import { icons } from '../styles/icons';
import { t } from '../texts/texts';
import { endingOf } from './ending';
import { WinCard } from './win_card';

// At the head of the panel while somebody plays: the goal and the first hints, and after the last move how it went.

/** Hints that were followed or put away; for good, as far as the browser remembers. */
const seen = new Set(Object.keys(keptTable<boolean>('hints')));

function putAway(ids: string[]): void {
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    keepIn('hints', id, true);
  }
}

const help: Hint = {
  text: () => t('Stuck? Undo a move, or ask for a hint.'),
  done: ({ moves }) => moves.length > 8, // not when the buttons are pressed: they would move from under the pointer
};

const hintsOf = (world: WorldName, own: Hint[]): (Hint & { id: string })[] =>
  [...own, ...(isForTwo(world) ? [] : [help])].map((hint, i) => ({ ...hint, id: `${world}.${i}` }));

export function Coach({ desk, view, open }: DeskProps & { open: (section: Section) => void }): VNode | null {
  const { game, mode, world } = desk;
  if (!game || mode === 'edit' || mode === 'race') return null;
  if (mode !== 'play')
    return (
      <div class="coach">
        <button class="button" type="button" onClick={() => goOn(world)}>
          {icons.back()}{game.state.standing === 'running' ? t('Resume game') : t('Back to the result')}
        </button>
      </div>
    );
  const ending = endingOf(desk, view);
  if (ending) return <WinCard desk={desk} ending={ending} open={open} />;
  return <Goal desk={desk} game={game} view={view} />;
}

function Goal({ desk, game, view }: DeskProps & { desk: Desk; game: Game }): VNode | null {
  const { world } = desk;
  const hints = hintsOf(world, view.hints);
  const done = hints.filter((hint) => hint.done(game)).map(({ id }) => id);
  const left = hints.filter(({ id }) => !seen.has(id) && !done.includes(id));
  useEffect(() => putAway(done), [done.length]);
  const two = isForTwo(world);
  if (two && left.length === 0) return null;
  return (
    <section class="coach" aria-label={t('Goal')}>
      <div class="coach-goal">
        <b>{t(view.goal)}</b>
        {!two && <button class="button plain" type="button" onClick={() => void watchSolution(world)}>{t('See it solved')}</button>}
      </div>
      {left.length > 0 && (
        <div class="coach-hints">
          <ul>{left.map(({ id, text }) => <li key={id}>{text()}</li>)}</ul>
          <button class="button plain icon" type="button" aria-label={t('Hide hints')} title={t('Hide hints')}
            onClick={() => { putAway(hints.map(({ id }) => id)); update({}); }}>
            {icons.close()}
          </button>
        </div>
      )}
    </section>
  );
}
