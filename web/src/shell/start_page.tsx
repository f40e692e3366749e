import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { BoardView } from '../board/board';
import { followed } from '../state/link';
import type { WorldName } from '../state/state';
import { worldNames } from '../state/state';
import { now, update } from '../state/store';
import { t } from '../texts/texts';
import { viewOf } from '../worlds/index';
import { aliveDesk, at, bringAlive, leaveAlone } from './alive';
import { NoticeBox } from './notice';

/** The five worlds, alive; one click opens one of them solved. */
export function StartPage(): VNode {
  const words = t().start;
  useEffect(() => () => update({ stray: undefined }), []); // said once
  return (
    <main class="start">
      <div class="start-words">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <ul class="cards">
        {worldNames.map((world) => <li key={world}><Card world={world} /></li>)}
      </ul>
      {now().stray && <NoticeBox notice={now().stray!} />}
      <p class="quiet small start-drop">{words.drop}</p>
    </main>
  );
}

function Card({ world }: { world: WorldName }): VNode {
  const place = useRef<HTMLAnchorElement>(null);
  const desk = useAlive(world, place);
  const view = viewOf(world);
  const example = view.examples[0];
  const query = new URLSearchParams({ e: example?.file ?? '', ...(example?.puzzle !== undefined && { p: String(example.puzzle) }), v: 'solved' });
  return (
    <a ref={place} class={`card ${world}`} href={`#/${world}?${query.toString()}`} onClick={() => void (followed.hash = '')}>
      <div class="card-board" aria-hidden="true" inert>{desk && <BoardView desk={desk} view={view} />}</div>
      <div class="card-words">
        <h2>{view.pictogram()}{t()[world].name}</h2>
        <p class="quiet">{t()[world].line}</p>
        <span class="unseen">{t().start.open}</span>
      </div>
    </a>
  );
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
      const length = aliveDesk(world)?.player?.reel.length ?? 0;
      if (seen.current && length > 0 && !document.hidden) setStep((now) => (now >= length + rest ? 0 : now + 1));
    }, pace);
    return () => {
      gone = true;
      leaveAlone(world);
      observer.disconnect();
      clearInterval(timer);
    };
  }, [world]);
  const desk = aliveDesk(world);
  const length = desk?.player?.reel.length ?? 0;
  return desk && at(desk, still ? length : Math.min(step, length));
}
