import type { VNode } from 'preact';

import type { LegendEntry } from '../../api/protocol';
import type { Picture } from '../../board/picture';
import { kept } from '../../state/kept';
import type { Desk } from '../../state/state';
import { t } from '../../texts/texts';

const usual = 2;
const fits = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5;

/** Of the walls as they are drawn, 1 to 5: as it was set here, or last time. */
export function thicknessOf(desk: Desk): number {
  const own = desk.own['thickness'];
  return fits(own) ? (own as number) : kept('labyrinth.thickness', usual, fits);
}

/** What the signs of a walk mean; a game has other styles than the labyrinth by itself. */
function legendOf({ grid }: Picture): LegendEntry[] {
  return grid.styles.flatMap(({ mark, fill: [role, level] }, style) => {
    if (mark === 'disc') return [{ style, text: t('entrance') }];
    if (mark === 'square') return [{ style, text: t('exit') }];
    return role === 'search' ? [{ style, text: level > 0.4 ? t('your route') : t('abandoned') }] : [];
  });
}

export function dress(desk: Desk, picture: Picture): Picture {
  const thickness = thicknessOf(desk);
  if (desk.mode !== 'play' || !desk.game) return { ...picture, thickness };
  return { ...picture, thickness, legend: legendOf(picture), legendStyles: picture.grid.styles };
}

/** Whoever walks in the labyrinth: small enough to leave the walls beside him in sight. */
export const walker = (): VNode => (
  <g transform="translate(0.5 0.5)">
    <circle class="labyrinth-walker" r="0.27" />
    <circle class="labyrinth-walker-heart" r="0.1" />
  </g>
);

export const pictogram = (): VNode => (
  <svg
    viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8"
    stroke-linecap="round" stroke-linejoin="round"
  >
    <path d="M10 21H5A2 2 0 0 1 3 19V5A2 2 0 0 1 5 3H19A2 2 0 0 1 21 5V19A2 2 0 0 1 19 21H14V16.5" />
    <path d="M7 17V7H17V16.5M11.2 16.5V11H13.2" />
  </svg>
);
