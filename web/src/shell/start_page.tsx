import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { exampleText } from '../actions/bring';
import { deskWith } from '../actions/desk';
import type { Parsed, Scene, Solved } from '../api/protocol';
import { BoardView } from '../board/board';
import { Reel } from '../grid/reel';
import { client } from '../state/line';
import { exampleLink } from '../state/link';
import { worldNames, type Desk, type Notice, type WorldName } from '../state/state';
import { now, update } from '../state/store';
import { worldName } from '../texts/names';
import { k, t } from '../texts/texts';
import { viewOf } from '../worlds/index';
import { NoticeBox } from './notice';
import { PasteBox } from './paste_box';

const lines: Record<WorldName, string> = {
  maze: k('A runner with limited life'),
  labyrinth: k('Rooms, passages, and the algorithms that dig them'),
  pacman: k('Every step takes energy'),
  rush: k('Get the red car out'),
  amazons: k('Move, shoot, and block your opponent'),
};

/** The five worlds, alive; one click opens one of them solved. */
export function StartPage(): VNode {
  useEffect(() => () => update({ stray: undefined }), []); // said once
  return (
    <main class="start">
      <div class="start-words">
        <h1>{t('Grid puzzles, solved and proven')}</h1>
        <p>{t('Five worlds on a grid. Open a board or pick one of ours, solve it, watch the search, or play it yourself.')}</p>
      </div>
      <ul class="cards">
        {worldNames.map((world) => <li key={world}><Card world={world} /></li>)}
      </ul>
      <p class="quiet small start-drop">{t('Drop a file anywhere, or paste a board; the right world opens by itself.')}</p>
      {now().stray && <Stray notice={now().stray!} />}
    </main>
  );
}

/** Of a file that no world knows: over the page, wherever it is scrolled to. */
function Stray({ notice }: { notice: Notice }): VNode {
  const close = () => update({ stray: undefined });
  return (
    <div class="stray stack tight">
      <NoticeBox notice={notice} />
      {notice.source !== undefined && !notice.file ? <PasteBox text={notice.source} close={close} />
        : <button class="button" type="button" onClick={close}>{t('Close')}</button>}
    </div>
  );
}

function Card({ world }: { world: WorldName }): VNode {
  const place = useRef<HTMLAnchorElement>(null);
  const desk = useAlive(world, place);
  const view = viewOf(world);
  const example = view.examples[0];
  return (
    <a ref={place} class={`card ${world}`} href={example ? exampleLink(world, example, 'solved') : `#/${world}`}>
      <div class="card-board" aria-hidden="true" inert>{desk && <BoardView desk={desk} view={view} />}</div>
      <div class="card-words">
        <h2>{view.pictogram()}{worldName(world)}</h2>
        <p class="quiet">{t(lines[world])}</p>
        <span class="unseen">{t('Open with solution')}</span>
      </div>
    </a>
  );
}

// Small real boards for the start page: each world's first example with its solution, brought one after another once
// the page stands, and kept while it does.

const desks = new Map<WorldName, Desk>();
let queue: Promise<unknown> = Promise.resolve();
const wanted = new Set<WorldName>(); // those in sight
let solving: { world: WorldName; cancel: () => void } | undefined;

/** The board first, so that something stands there, then its solution. Failures leave an empty frame. */
function bringAlive(world: WorldName, changed: () => void): void {
  wanted.add(world);
  queue = queue.then(() => bring(world, changed)).catch(() => undefined);
}

/** Nobody looks at it any more: what is still to be done for it is not done. */
function leaveAlone(world: WorldName): void {
  wanted.delete(world);
  if (solving?.world === world) solving.cancel();
}

async function bring(world: WorldName, changed: () => void): Promise<void> {
  if (!wanted.has(world)) return;
  if (desks.get(world)?.player) return changed();
  const view = viewOf(world);
  const example = view.examples[0];
  if (!example) return;
  const text = await exampleText(example.file);
  const whole = await client.get<Parsed>(world, 'parse', { text, puzzle: example.puzzle });
  const parsed = { ...whole, scene: bare(whole.scene) };
  const desk = deskWith(parsed, example.file, { from: 'example', file: example.file }, 'look');
  desks.set(world, desk);
  changed();
  if (!wanted.has(world)) return;
  const job = client.ask<Solved>(world, 'solve', { text: parsed.text, seconds: 2 });
  solving = { world, cancel: job.cancel };
  const solved = await job.result;
  if (!solved.motion?.frames.length) return;
  const player = { reel: new Reel({ ...solved.motion, scene: bare(solved.motion.scene) }), kind: 'solution' as const, step: 0, playing: false, speed: 2 };
  desks.set(world, { ...desk, mode: 'watch', solved, player });
  changed();
}

/** Without axes and legend: at this size they are clutter. */
function bare(scene: Scene): Scene {
  const { axes: _axes, ...board } = scene.board;
  const { legend: _legend, ...rest } = scene;
  return { ...rest, board };
}

const pace = 420; // ms a step: slow enough to follow
const rest = 5; // steps at the end before it begins again

/** The world's board, brought when it comes into sight, and played while it is in sight. */
function useAlive(world: WorldName, place: { current: HTMLElement | null }) {
  const [step, setStep] = useState(0);
  const [, brought] = useState(0);
  const seen = useRef(false);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      seen.current = entry?.isIntersecting ?? false;
      if (!seen.current || asked) return;
      asked = true;
      const idle: (task: () => void) => void = 'requestIdleCallback' in window ? (task) => requestIdleCallback(task) : (task) => setTimeout(task, 60);
      idle(() => gone || bringAlive(world, () => brought((n) => n + 1)));
    });
    let asked = false;
    let gone = false;
    observer.observe(place.current!);
    const timer = still ? undefined : setInterval(() => {
      const length = desks.get(world)?.player?.reel.length ?? 0;
      if (seen.current && length > 0 && !document.hidden) setStep((now) => (now >= length + rest ? 0 : now + 1));
    }, pace);
    return () => {
      gone = true;
      leaveAlone(world);
      observer.disconnect();
      clearInterval(timer);
    };
  }, [world]);
  const desk = desks.get(world);
  if (!desk?.player) return desk;
  const { length } = desk.player.reel;
  return { ...desk, player: { ...desk.player, step: still ? length : Math.min(step, length) } };
}
