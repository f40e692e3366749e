import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { deskWith } from '../actions/desk';
import { BoardView } from '../board/board';
import { Reel } from '../grid/reel';
import { exampleLink } from '../state/link';
import { worldNames, type Desk, type Notice, type WorldName } from '../state/state';
import { now, update } from '../state/store';
import { icons } from '../styles/icons';
import { worldName } from '../texts/names';
import { k, t } from '../texts/texts';
import { viewOf } from '../worlds/index';
import { NoticeBox } from './notice';
import { PasteBox } from './paste_box';
import { posters } from './posters';

const lines: Record<WorldName, string> = {
  maze: k('A runner with limited life'),
  labyrinth: k('Rooms, passages, and the algorithms that dig them'),
  pacman: k('Every step takes energy'),
  rush: k('Get the red car out'),
  amazons: k('Move, shoot, and block your opponent'),
};

/** The five worlds, alive; one click opens one of them at its easiest board, ready to play. */
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
    <a ref={place} class={`card ${world}`} href={example ? exampleLink(world, example, 'play') : `#/${world}`}>
      <div class="card-board" aria-hidden="true" inert><BoardView desk={desk} view={view} poster /></div>
      <div class="card-words">
        <h2>{view.pictogram()}{worldName(world)}</h2>
        <p class="quiet">{t(lines[world])}</p>
        <span class="card-play">{icons.play()}{t('Play')}</span>
      </div>
    </a>
  );
}

const pace = 420; // ms a step: slow enough to follow
const rest = 5; // steps at the end before it begins again

/** The world's poster, played while it is in sight. */
function useAlive(world: WorldName, place: { current: HTMLElement | null }): Desk {
  const [step, setStep] = useState(0);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const desk = useMemo(() => {
    const { file, motion } = posters[world];
    const parsed = { world, text: '', scene: motion.scene, warnings: [], formats: [], pictures: [] };
    return { ...deskWith(parsed, file, { from: 'example', file }, 'watch'), player: { reel: new Reel(motion), kind: 'solution' as const, step: 0, playing: false, speed: 2 } };
  }, [world]);
  const { length } = desk.player.reel;
  useEffect(() => {
    if (still) return;
    let seen = false;
    const observer = new IntersectionObserver(([entry]) => void (seen = entry?.isIntersecting ?? false));
    observer.observe(place.current!);
    const timer = setInterval(() => seen && !document.hidden && setStep((now) => (now >= length + rest ? 0 : now + 1)), pace);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [world]);
  return { ...desk, player: { ...desk.player, step: still ? length : Math.min(step, length) } };
}
