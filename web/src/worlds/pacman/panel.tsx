import type { ComponentChildren, VNode } from 'preact';

import { toBoard, useOneStop } from '../../board/one_stop';
import type { Desk } from '../../state/state';
import { exampleTitle, stepCount, word, wordOf } from '../../texts/names';
import { k, t } from '../../texts/texts';
import { AlongChart } from '../walker/chart';
import { Cross } from '../walker/cross';
import { Meter } from '../walker/meter';
import { SettingNote } from '../walker/setting_note';
import { ladder, levelOf, medal, progress } from './ladder';
import { lookFor, playLevel } from './play';

// ---- The ladder ----

const signs = [{ sign: '', meaning: k('not won') }, { sign: '●', meaning: k('won') }, { sign: '★', meaning: k('won at par') }];

function Ladder({ desk }: { desk: Desk }): VNode {
  const done = progress();
  const medals = ladder.map((level) => medal(level, done[level.name]));
  const here = levelOf(desk);
  const level = here === undefined ? undefined : ladder[here];
  const best = level && done[level.name];
  const { group, item } = useOneStop(here ?? -1);
  const count = (least: number): number => medals.filter((each) => each >= least).length;
  return (
    <section class="pacman-ladder" aria-label={t('Levels')}>
      <h3>{t('Levels')} <small>{t('{0} of {1} won, {2} at par', count(1), ladder.length, count(2))}</small></h3>
      <ol {...group}>
        {ladder.map(({ name, par }, i) => (
          <li key={name}>
            <button type="button" class={`pacman-level pacman-medal-${medals[i]}`} aria-current={i === here} {...item(i)}
              aria-label={`${i + 1}: ${exampleTitle(name)}, ${t('par')} ${par}, ${t(signs[medals[i]!]!.meaning)}`}
              title={exampleTitle(name)} onClick={() => void playLevel(i).then(toBoard)}>
              {i + 1}
              <span aria-hidden="true">{signs[medals[i]!]!.sign}</span>
            </button>
          </li>
        ))}
      </ol>
      {level ? (
        <p class="walker-note">
          <strong>{exampleTitle(level.name)}.</strong> {t(level.lesson)}
          {best && <> {t('Your best: {0}', stepCount(best.steps))} ({t('par')} {level.par}).</>}
        </p>
      ) : (
        <p class="walker-note">{t('Twelve maps, from easy to hard')}</p>
      )}
    </section>
  );
}

/** What the computer looks for: the shortest path, or as a collector the richest. */
function Wish({ desk }: { desk: Desk }): VNode {
  return (
    <div class="field">
      <span id="pacman-wish">{t('Computer')}</span>
      <div class="segments" role="group" aria-labelledby="pacman-wish">
        {['steps', 'energy'].map((objective) => (
          <button key={objective} type="button" aria-pressed={desk.objective === objective}
            onClick={() => lookFor(desk, objective)}>
            {wordOf('objective', objective)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** How long the path is that is drawn, or what it brings, as the computer was asked. */
function Path({ desk }: { desk: Desk }): VNode | null {
  const plan = desk.game?.plan;
  if (plan?.verdict !== 'solved') return null;
  const steps = plan.figures['steps'] ?? plan.moves.length;
  const energy = plan.figures['energy'];
  return (
    <p class="pacman-path" role="status">
      {desk.objective === 'energy' && energy !== undefined
        ? t("Computer's energy on arrival: {0}", energy)
        : t("Computer's route: {0}", stepCount(steps))}
      {plan.proven && <span class="badge">{t('proven optimal')}</span>}
    </p>
  );
}

const safety = () => ({
  written: t('Refused: deadly bombs, and walls or bombs that would leave energy below 0. Exactly 0 kills but is not refused.'),
  strict: t('Every step that would kill you is refused.'),
});

export const sections = {
  watch: ({ desk }: { desk: Desk }): ComponentChildren => (
    <AlongChart desk={desk} name={word('energy')} title={t('Energy along the route')} />
  ),
  play: ({ desk }: { desk: Desk }): ComponentChildren => (
    <>
      {desk.mode === 'play' && (
        <>
          <SettingNote desk={desk} setting="safe" title={(value) => wordOf('safe', value)} words={safety()} />
          <Wish desk={desk} />
          <Path desk={desk} />
        </>
      )}
      <Ladder desk={desk} />
    </>
  ),
};

export function beside({ desk }: { desk: Desk }): ComponentChildren {
  const index = levelOf(desk);
  const level = index === undefined ? undefined : ladder[index];
  return (
    <>
      <Meter desk={desk} resource="energy" par={level?.par} most={level?.most} />
      <Cross desk={desk} />
    </>
  );
}
