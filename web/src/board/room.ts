import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

import type { Room } from './layout';
import { readPalette, type Palette } from './palette';

// What only the page itself knows: how much room an element has, and which colours hold in it.

export function useRoom(element: RefObject<HTMLElement>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = (): void => {
      const width = target.offsetWidth; // whether or not it scrolls
      const height = target.offsetHeight;
      setRoom((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return room;
}

/** What a board gets on a sheet of A4 or Letter, beside title, figures and the solution in words. */
export const paper: Room = { width: 680, height: 600 };

export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const over = new AbortController();
    addEventListener('beforeprint', () => setPrinting(true), { signal: over.signal });
    addEventListener('afterprint', () => setPrinting(false), { signal: over.signal });
    return () => over.abort();
  }, []);
  return printing;
}

/** Read again when the page turns light or dark. */
export function usePalette(element: RefObject<HTMLElement>): Palette | undefined {
  const [palette, setPalette] = useState<Palette>();
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const read = (): void => setPalette(readPalette(target));
    read();
    // An attribute that is set to what it was is no change of colours.
    const observer = new MutationObserver((records) => {
      const root = document.documentElement;
      if (records.some(({ attributeName, oldValue }) => root.getAttribute(attributeName!) !== oldValue)) read();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'], attributeOldValue: true });
    return () => observer.disconnect();
  }, []);
  return palette;
}
