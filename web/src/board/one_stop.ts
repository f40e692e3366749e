import { useState } from 'preact/hooks';

// Many buttons that are one stop of the Tab key: arrows, Home and End go from one to another. Tab comes back to the
// current one; radio buttons are chosen as one comes to them.

interface Corner { left: number; top: number }

/** To which of these a key goes from one of them; nothing: it is none of the keys, or there is nowhere to go. */
export function stepIn(places: readonly Corner[], from: number, key: string): number | undefined {
  const here = places[from];
  if (!here) return undefined;
  const there = (to: number): number | undefined => (to === from || !places[to] ? undefined : to);
  if (key === 'ArrowRight') return there(from + 1);
  if (key === 'ArrowLeft') return there(from - 1);
  if (key === 'Home') return there(0);
  if (key === 'End') return there(places.length - 1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const way = key === 'ArrowDown' ? 1 : -1;
  const slack = 1; // pixels
  let best: { to: number; off: number } | undefined;
  places.forEach(({ left, top }, to) => {
    const down = (top - here.top) * way;
    const off = down * 1e4 + Math.abs(left - here.left); // the next row first, then the nearest in it
    if (down > slack && (!best || off < best.off)) best = { to, off };
  });
  return best?.to;
}

const keys = /^(Arrow(Up|Down|Left|Right)|Home|End)$/;

function step(event: KeyboardEvent): void {
  if (!keys.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const items = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[tabindex]:not(:disabled)')];
  const from = items.indexOf((event.target as HTMLElement).closest<HTMLElement>('[tabindex]')!);
  if (from < 0) return;
  event.preventDefault(); // nor does the game take it
  const to = stepIn(items.map((item) => item.getBoundingClientRect()), from, event.key);
  if (to === undefined) return;
  items[to]!.focus();
  if (items[to]!.getAttribute('role') === 'radio') items[to]!.click();
}

/** After a button that begins a game: the arrows are the game's. */
export const toBoard = (): void => document.getElementById('board')?.focus();

interface OneStop {
  group: { onKeyDown: (event: KeyboardEvent) => void; onFocusOut: () => void };
  item: (index: number) => { tabIndex: number; onFocus: () => void };
}

/** For the element round the buttons, and for each of them; current: where Tab comes in, the first where it is none. */
export function useOneStop(current: number): OneStop {
  const [at, setAt] = useState<number>();
  const stop = at ?? Math.max(0, current);
  return {
    group: { onKeyDown: step, onFocusOut: () => setAt(undefined) },
    item: (index) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setAt(index) }),
  };
}
