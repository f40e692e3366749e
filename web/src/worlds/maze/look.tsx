import type { VNode } from 'preact';

import type { Style } from '../../api/protocol';
import type { Desk } from '../../state/state';
import { headingOf } from '../walker/heading';

// Digits on the scale of cost, walls and the two ends are what every board draws; the gems are cut here.

const lights = 'M0.3 0.25L0.36 0.43H0.14ZM0.5 0.25L0.64 0.43H0.36ZM0.36 0.43L0.5 0.83L0.14 0.43Z';
const cuts =
  'M0.14 0.43H0.86M0.3 0.25L0.36 0.43L0.5 0.25L0.64 0.43L0.7 0.25M0.36 0.43L0.5 0.83L0.64 0.43';
const limbs =
  'M0.05 -0.12L-0.02 0.05L0.1 0.12L0.06 0.27M-0.02 0.05L-0.08 0.16L-0.21 0.18' +
  'M0.05 -0.12L-0.11 -0.11L-0.17 0M0.05 -0.12L0.13 -0.01L0.22 -0.04';

export function cell(style: Style, _index?: number, aside = false): VNode | undefined {
  if (style.mark !== 'gem') return undefined;
  return (
    <g class="maze-gem">
      <rect class="maze-gem-ground" width="1" height="1" />
      <g transform={aside ? 'translate(0.02 -0.04) scale(0.5)' : ''}>
        <path class="maze-gem-stone" d="M0.3 0.25H0.7L0.86 0.43L0.5 0.83L0.14 0.43Z" />
        <path class="maze-gem-light" d={lights} />
        <path class="maze-gem-cut" d={cuts} />
      </g>
    </g>
  );
}

/** The runner, in stride; he looks where he goes. */
export function walker(desk: Desk): VNode {
  const mirrored = headingOf(desk).heading === 'left';
  const dead = desk.mode === 'play' && desk.game?.state.standing === 'lost';
  return (
    <g transform="translate(0.5 0.5)" class={dead ? 'maze-runner maze-runner-dead' : 'maze-runner'}>
      <circle class="maze-runner-disc" r="0.4" />
      <g transform={dead ? 'rotate(90)' : mirrored ? 'scale(-1 1)' : ''}>
        <circle class="maze-runner-head" cx="0.09" cy="-0.215" r="0.065" />
        <path class="maze-runner-limbs" d={limbs} />
      </g>
    </g>
  );
}

export const pictogram = (): VNode => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor"
    stroke-width="1.8">
    <rect x="3" y="3" width="18" height="18" rx="2.5" />
    <path d="M9 3V9M15 9V15M3 15H9M15 21V19" stroke-linecap="round" />
    <path d="M6 18.4H12V12H18V6" stroke-dasharray="0.1 3" stroke-width="2.2" stroke-linecap="round" />
  </svg>
);
