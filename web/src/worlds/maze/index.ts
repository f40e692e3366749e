import '../walker/walker.css';
import './maze.css';

import type { WorldView } from '../../board/world_view';
import { k, t } from '../../texts/texts';
import { floating } from '../walker/float';
import { harderMap, onward, walking } from '../walker/onward';
import { steer, stepTowards, turn } from '../walker/steer';
import { cell, pictogram, walker } from './look';
import { beside, sections } from './panel';

// To be played one after another, from easy to hard.
const ladder = [
  'first-run', 'treasure', 'detour', 'open-field', 'back-and-forth', 'fools-gold', 'behind-you', 'stepping-stones', 'spiral', 'caves', 'vault',
];
// One that hardly needs playing, and three that cannot be won.
const others = ['corridor', 'one-short', 'life', 'walls'];

const fileOf = (title: string): string => `${title}.txt`;

export const maze: WorldView = {
  examples: [...ladder, ...others].map((title) => ({ file: fileOf(title), title })),
  goal: k('Reach E alive'),
  hints: [
    walking,
    {
      text: () => t('Digits cost life, treasures give life. At 0 the runner dies.'),
      done: ({ moves, state }) => moves.length > 4 || (state.figures['treasures'] ?? 0) > 0,
    },
  ],
  pictogram,
  cell,
  walker,
  over: floating,
  mainOptions: ['level', 'rows', 'cols', 'style', 'treasures'],
  rated: true,
  sections,
  ownFigures: true,
  beside,
  key: (desk, event) => steer(desk, event) || turn(desk, event, 'm', 'safe'),
  pick: stepTowards,
  next: (desk) => onward(desk, ladder.map(fileOf), harderMap),
  live: { ends: ['start', 'end'], wall: 'wall', floor: '0' },
};
