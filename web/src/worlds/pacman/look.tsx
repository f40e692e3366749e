import type { VNode } from 'preact';

import type { Direction, Style } from '../../api/protocol';
import type { Picture } from '../../board/picture';
import { colOf, rowOf } from '../../grid/grid';
import type { Desk } from '../../state/state';
import { headingOf } from '../walker/heading';
import { bomb, deadlyBomb, endlessWall, food, goal, start, wall } from './icons';

/** The kinds are told by what the scene says of them: the four colours of the contest and the two ends. */
export function cell(style: Style, _index?: number, aside = false): VNode | undefined {
  if (style.mark === 'disc') return start();
  if (style.mark === 'square') return goal();
  const value = style.text ?? '';
  switch (style.fill[0]) {
    case 'gain':
      return food(value, aside);
    case 'ink':
      return style.solid ? endlessWall() : wall(value, aside);
    case 'danger':
      return /^[1-9]$/.test(value) ? bomb(value, aside) : deadlyBomb();
    default:
      return undefined;
  }
}

// Going left, he is mirrored rather than stood on his head.
const turns: Record<Direction, string> = { right: 'rotate(0)', down: 'rotate(90)', left: 'scale(-1 1)', up: 'rotate(-90)' };

// Half a disc; both halves turn about the middle to open and to close the mouth.
const upper = 'M-0.4 0A0.4 0.4 0 0 1 0.4 0Z';
const lower = 'M-0.4 0A0.4 0.4 0 0 0 0.4 0Z';

export function walker(desk: Desk): VNode {
  const { heading, step } = headingOf(desk);
  const dead = desk.mode === 'play' && desk.game?.state.standing === 'lost';
  return (
    <g transform="translate(0.5 0.5)" class={dead ? 'pacman-walker pacman-dead' : 'pacman-walker'}>
      <g transform={turns[dead ? 'up' : heading]}>
        {/* The key starts the bite anew with every step. */}
        <g key={step} class={step > 0 ? 'pacman-biting' : 'pacman-waiting'}>
          {!dead && <circle class="pacman-pale" r="0.42" />}
          <path class="pacman-casing pacman-upper" d={upper} />
          <path class="pacman-casing pacman-lower" d={lower} />
          <path class="pacman-skin pacman-upper" d={upper} />
          <path class="pacman-skin pacman-lower" d={lower} />
          {!dead && <circle class="pacman-ink" cx="0.04" cy="-0.21" r="0.05" />}
        </g>
      </g>
    </g>
  );
}

/** Before anything has happened he stands where he begins. */
export function dress(desk: Desk, picture: Picture): Picture {
  if (desk.mode !== 'look' || picture.thread.length > 0) return picture;
  const { grid } = picture;
  const start = grid.cells.findIndex((style) => grid.styles[style]!.mark === 'disc');
  return start < 0 ? picture : { ...picture, walker: [colOf(grid, start), rowOf(grid, start)] };
}

export const pictogram = (): VNode => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
    <path d="M11 12L18.4 7.2A9 9 0 1 0 18.4 16.8Z" />
    <circle cx="19.6" cy="12" r="1.9" />
  </svg>
);
