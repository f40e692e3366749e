import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

import type { Point } from './lanes';
import { leastCell, type Layout } from './layout';

// A board that is larger than its place lies in it as in a window: the place scrolls, and past its edge the page does.

const touchable = matchMedia('(any-pointer: coarse), (max-width: 980px), (max-height: 560px)');

/** Pixels that a cell has at least here: what fingers hit, and what one sees who has enlarged the page. */
export const leastHere = (): number => (touchable.matches ? leastCell : 0);

/** What scrolls when the board itself is at its end. */
function around(place: HTMLElement): Element {
  for (let box = place.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return document.scrollingElement ?? document.documentElement;
}

export function panBy(place: HTMLElement, dx: number, dy: number): void {
  const before = place.scrollTop;
  place.scrollBy(-dx, -dy);
  const left = -dy - (place.scrollTop - before);
  if (Math.abs(left) >= 1) around(place).scrollBy(0, left);
}

/** Scrolls so far that the cell is well inside; not at all where it is. */
function bringIn(place: HTMLElement, { left, top, cell }: Layout, [col, row]: Point): void {
  const off = (at: number, all: number): number => {
    const edge = Math.min(all / 4, 120);
    return at < edge ? at - edge : at > all - edge ? at - all + edge : 0;
  };
  const drawing = place.querySelector('.board-stack');
  if (!drawing) return;
  const middle = (): Point => {
    const corner = drawing.getBoundingClientRect();
    return [corner.left + left + (col + 0.5) * cell, corner.top + top + (row + 0.5) * cell];
  };
  const [x, y] = middle();
  const frame = place.getBoundingClientRect();
  if (place.scrollWidth > place.clientWidth || place.scrollHeight > place.clientHeight)
    place.scrollBy(off(x - frame.left, place.clientWidth), off(y - frame.top, place.clientHeight));
  const box = around(place);
  if (box.scrollHeight <= box.clientHeight) return;
  const edge = box === document.scrollingElement ? 0 : box.getBoundingClientRect().top;
  box.scrollBy(0, off(middle()[1] - edge, box.clientHeight));
}

/** Whatever walks, or the keyboard's cell, stays in sight. */
export function useInSight(place: RefObject<HTMLElement>, layout: Layout | undefined, at: Point | undefined): void {
  useEffect(() => {
    if (place.current && layout && at) bringIn(place.current, layout, at);
  }, [layout?.cell, layout?.left, at?.[0], at?.[1]]);
}
