import type { ComponentChildren, VNode } from 'preact';

// What lies on a cell of Pac-Man's board, each drawn in a square of 24 x 24: plain shapes that can be told apart at the
// size of a thumbnail, without their colours, and that still have something to look at when a cell fills a hand.

const scaled = (children: ComponentChildren): VNode => <g transform="scale(0.0416667)">{children}</g>;
const ground = (paint: string): VNode => <rect class={`pacman-${paint}`} width="24" height="24" />;
// What can be walked on leaves the hairlines between the cells in sight; rock does not.
const tile = (paint: string): VNode => (
  <rect class={`pacman-${paint}`} x="0.4" y="0.4" width="23.2" height="23.2" rx="1" />
);

interface Place { x: number; y: number; paint: string }

/** The value in its place, or, where the thread goes over that, in the corner. */
function number(value: string, { x, y, paint }: Place, aside: boolean): VNode {
  if (!aside)
    return <text class={`pacman-value pacman-${paint}`} x={x} y={y} text-anchor="middle">{value}</text>;
  return (
    <g>
      <circle class="pacman-pale" cx="5.2" cy="5.2" r="4.6" />
      <text class="pacman-value pacman-corner pacman-ink" x="5.2" y="8" text-anchor="middle">{value}</text>
    </g>
  );
}

const apple =
  'M12 7.5C10.1 5.7 4.1 5.6 4.1 12.5C4.1 17.7 7.4 21.7 9.9 21.7C10.9 21.7 11.3 21.2 12 21.2' +
  'C12.7 21.2 13.1 21.7 14.1 21.7C16.6 21.7 19.9 17.7 19.9 12.5C19.9 5.6 13.9 5.7 12 7.5Z';

const skull =
  'M10.9 8.9C7.9 8.9 6 10.9 6 13.4C6 15.1 6.8 16.3 7.9 17V19.3H13.9V17C15 16.3 15.8 15.1 15.8 13.4' +
  'C15.8 10.9 13.9 8.9 10.9 8.9Z';

export const food = (value: string, aside: boolean): VNode =>
  scaled([
    tile('food'),
    <path class="pacman-pale" d={apple} />,
    <path class="pacman-pale" d="M12.4 6C12.3 3.4 14.3 1.8 17.1 1.8C17.1 4.5 15.2 6.2 12.4 6Z" />,
    number(value, { x: 12, y: 18.2, paint: 'ink' }, aside),
  ]);

const fuse = [
  <path class="pacman-wick" d="M15.6 8.4L17.4 6.2C18.2 5.2 19.3 5 20.2 5.2" />,
  <path
    class="pacman-pale"
    d="M20.6 1.6L21.4 3.9L23.4 3.4L22.2 5.2L23.6 6.8L21.5 6.8L20.9 9L19.8 7L17.8 7.4L18.9 5.4L17.9 3.4L19.8 3.8Z"
  />,
];

const body = <circle class="pacman-ink" cx="10.9" cy="14.1" r="7.9" />;

export const bomb = (value: string, aside: boolean): VNode =>
  scaled([tile('bomb'), body, fuse, number(value, { x: 10.9, y: 18, paint: 'pale' }, aside)]);

/** The one that nobody survives: a skull where the others have their price. */
export const deadlyBomb = (): VNode =>
  scaled([
    tile('bomb'),
    body,
    fuse,
    <path class="pacman-pale" d={skull} />,
    <circle class="pacman-ink" cx="8.8" cy="13.6" r="1.5" />,
    <circle class="pacman-ink" cx="13" cy="13.6" r="1.5" />,
    <path class="pacman-slit" d="M9.7 17.3V19.3M12.1 17.3V19.3" />,
  ]);

/** A wall to climb: bricks, and how many of them one has to pay. */
export const wall = (value: string, aside: boolean): VNode =>
  scaled([
    tile('ink'),
    <path
      class="pacman-brick"
      d="M1.9 1.9h9.2v4.1H1.9zM12.9 1.9h9.2v4.1h-9.2zM1.9 18h3.4V22.1H1.9zM7.1 18h9.8v4.1H7.1zM18.7 18h3.4v4.1h-3.4z
        M1.9 7.6h2.9v8.8H1.9zM19.2 7.6h2.9v8.8h-2.9z"
    />,
    number(value, { x: 12, y: 16.2, paint: 'pale' }, aside),
  ]);

/** Rock, with the joints of its stones: there is nothing to pay and no way in. */
export const endlessWall = (): VNode =>
  scaled([
    ground('ink'),
    <path class="pacman-joint" d="M0 0.4H24M0 8H24M0 16H24M12 0V8M4 8V16M20 8V16M12 16V24" />,
  ]);

export const goal = (): VNode =>
  scaled([
    <path class="pacman-pole" d="M6 3.2V21.4" />,
    <path class="pacman-flag" d="M6.6 3.6H20V13.4H6.6Z" />,
    <path
      class="pacman-ink"
      d="M6.6 3.6h3.35v3.27H6.6zM13.3 3.6h3.35v3.27H13.3zM9.95 6.87h3.35v3.27H9.95zM16.65 6.87H20v3.27h-3.35z
        M6.6 10.13h3.35v3.27H6.6zM13.3 10.13h3.35v3.27H13.3z"
    />,
  ]);

export const start = (): VNode => scaled(<circle class="pacman-ring" cx="12" cy="12" r="5.5" />);
