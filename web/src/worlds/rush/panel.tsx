import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { toBoard, useOneStop } from '../../board/one_stop';
import type { Desk } from '../../state/state';
import { update } from '../../state/store';
import { moveCount, word } from '../../texts/names';
import { t } from '../../texts/texts';
import { Difficulty } from './difficulty';
import { forgetProgress, levelOn, loadLevels, nextAfter, openLevel, ownOf, progress, putOwn, type Level } from './levels';

// The collection in the panel: four levels, a chip a board, and the next one that is a bit harder.

interface ChipProps { level: Level; best: number | undefined; here: boolean; tabIndex: number; onFocus: () => void }

function Chip({ level, best, here, ...stop }: ChipProps): VNode {
  const perfect = best !== undefined && best <= level.moves;
  const name = [
    `${word(level.level)} ${level.number}`, moveCount(level.moves),
    ...(best === undefined ? [] : [perfect ? t('solved in the fewest moves') : t('solved in {0}', best)]),
  ].join(', ');
  const state = perfect ? ' perfect' : best !== undefined ? ' solved' : '';
  return (
    <button type="button" class={`level-chip${state}`} title={name} aria-current={here ? 'true' : undefined} {...stop}
      onClick={() => void openLevel(level).then(toBoard)}>
      <span class="unseen">{name}</span>
      <b aria-hidden="true">{level.number}</b>
      <span aria-hidden="true">{best === undefined ? level.moves : perfect ? `${level.moves} ★` : `${best}/${level.moves}`}</span>
    </button>
  );
}

/** Where one would go on: the tab chosen, the level on the desk, or the first with something left to solve. */
function tabOf(desk: Desk, levels: Level[], solved: Record<string, number>): string | undefined {
  const open = levels.find((level) => solved[level.board] === undefined) ?? levels[0];
  return ownOf(desk).tab ?? levelOn(desk)?.level ?? open?.level;
}

function Levels({ desk }: { desk: Desk }): VNode {
  const { levels } = ownOf(desk);
  const here = levelOn(desk);
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => void (levels ?? loadLevels()), [levels === undefined]);
  // Another level on the board is shown among its own; a tab chosen since stays.
  useEffect(() => {
    if (here && ownOf(desk).tab !== here.level) putOwn({ tab: here.level });
  }, [here?.puzzle]);
  useEffect(() => {
    const box = chips.current;
    const chip = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && chip) box.scrollTop += chip.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2 + chip.clientHeight / 2;
  }, [here?.puzzle, ownOf(desk).tab, levels === undefined]);
  const solved = progress();
  const tab = levels && tabOf(desk, levels, solved);
  const shown = (levels ?? []).filter((level) => level.level === tab);
  const { group, item } = useOneStop(here ? shown.indexOf(here) : -1);
  if (!levels) return <p class="quiet small">{t('Loading levels')}</p>;
  const done = shown.filter((level) => solved[level.board] !== undefined).length;
  return (
    <div class="stack tight">
      <h3>{t('Levels')}</h3>
      <div class="segments level-tabs" role="group" aria-label={t('Levels')}>
        {[...new Set(levels.map(({ level }) => level))].map((name) => (
          <button type="button" key={name} aria-pressed={name === tab} onClick={() => putOwn({ tab: name })}>{word(name)}</button>
        ))}
      </div>
      <div ref={chips} class="level-chips" role="group" aria-label={tab && word(tab)} {...group}>
        {shown.map((level, i) => (
          <Chip key={level.puzzle} level={level} best={solved[level.board]} here={level === here} {...item(i)} />
        ))}
      </div>
      <div class="row level-foot">
        <span class="small quiet grow">{t('{0} of {1} solved', done, shown.length)}</span>
        {done > 0 && (
          <button type="button" class="button plain small" onClick={() => { forgetProgress(); update({}); }}>{t('Reset progress')}</button>
        )}
      </div>
      <Next desk={desk} />
    </div>
  );
}

function Next({ desk }: { desk: Desk }): VNode | null {
  const next = nextAfter(desk);
  if (!next) return null;
  return (
    <button type="button" class="button wide" onClick={() => void openLevel(next)}>
      {t('Next, slightly harder')}
      <span class="level-next">{word(next.level)} {next.number}</span>
    </button>
  );
}

export const sections = { board: Levels };

export const besideBoard = ({ desk }: { desk: Desk }): VNode | null =>
  desk.mode === 'race' ? null : <Difficulty desk={desk} />;
