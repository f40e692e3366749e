import type { ComponentChildren, VNode } from 'preact';

import type { Desk } from '../../state/state';
import { t, wordOf } from '../../texts/texts';
import { Band } from '../walker/band';
import { AlongChart } from '../walker/chart';
import { Cross } from '../walker/cross';
import { bestOf } from '../walker/figures';
import { Meter } from '../walker/meter';
import { SettingNote } from '../walker/setting_note';
import { ladder, levelOf, medal, progress } from './ladder';
import { lookFor, playLevel } from './play';

// ---- The ladder ----

const signs = ['', '●', '★'];

function Ladder({ desk }: { desk: Desk }): VNode {
  const words = t().pacman;
  const done = progress();
  const medals = ladder.map((level) => medal(level, done[level.name]));
  const here = levelOf(desk);
  const level = here === undefined ? undefined : ladder[here];
  const best = level && done[level.name];
  const count = (least: number): number => medals.filter((each) => each >= least).length;
  return (
    <section class="pacman-ladder" aria-label={words.ladder}>
      <h3>{words.ladder} <small>{words.wonOf(count(1), ladder.length, count(2))}</small></h3>
      <ol>
        {ladder.map(({ name, par }, i) => (
          <li key={name}>
            <button type="button" class={`pacman-level pacman-medal-${medals[i]}`} aria-current={i === here}
              aria-label={`${i + 1}: ${words.levels[name]!.title}, ${t().play.par} ${par}, ${words.medals[medals[i]!]}`}
              title={words.levels[name]!.title} onClick={() => void playLevel(i)}>
              {i + 1}
              <span aria-hidden="true">{signs[medals[i]!]}</span>
            </button>
          </li>
        ))}
      </ol>
      {level ? (
        <p class="walker-note">
          <strong>{words.levels[level.name]!.title}.</strong> {words.levels[level.name]!.lesson}
          {best && <> {words.best(t().verdict.steps(best.steps))} ({t().play.par} {level.par}).</>}
        </p>
      ) : (
        <p class="walker-note">{words.ladderLead}</p>
      )}
    </section>
  );
}

/** What the computer looks for: the shortest path, or as a collector the richest. */
function Wish({ desk }: { desk: Desk }): VNode {
  return (
    <div class="field">
      <span id="pacman-wish">{t().walker.computer}</span>
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
  const words = t().pacman;
  const steps = plan.figures['steps'] ?? plan.moves.length;
  const energy = plan.figures['energy'];
  return (
    <p class="pacman-path" role="status">
      {desk.objective === 'energy' && energy !== undefined
        ? words.pathEnergy(energy)
        : words.pathSteps(t().verdict.steps(steps))}
      {plan.proven && <span class="badge">{t().solve.proven}</span>}
    </p>
  );
}

export const sections = {
  watch: ({ desk }: { desk: Desk }): ComponentChildren => (
    <AlongChart desk={desk} resource="energy" name={t().words.energy} title={t().pacman.along} />
  ),
  play: ({ desk }: { desk: Desk }): ComponentChildren => (
    <>
      {desk.mode === 'play' && (
        <>
          <SettingNote desk={desk} setting="safe" title={(value) => wordOf('safe', value)} words={t().pacman.safe} />
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
  const next = index !== undefined && index + 1 < ladder.length ? index + 1 : undefined;
  const onward = next === undefined ? undefined : { label: t().pacman.nextLevel, go: () => void playLevel(next) };
  const rich = desk.objective === 'energy';
  const par = rich ? undefined : (level?.par ?? bestOf(desk, 'steps'));
  return (
    <>
      <Meter desk={desk} resource="energy" name={t().pacman.energy} par={level?.par} most={level?.most} rated />
      <Band desk={desk} resource="energy" name={t().words.energy} par={par}
        most={rich ? (level?.most ?? bestOf(desk, 'energy')) : undefined} onward={onward} />
      <Cross desk={desk} />
    </>
  );
}
