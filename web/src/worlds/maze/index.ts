import '../walker/walker.css';
import './maze.css';

import type { WorldView } from '../../board/world_view';
import { floating } from '../walker/float';
import { steer, stepTowards, turn } from '../walker/steer';
import { cell, pictogram, walker } from './look';
import { beside, sections } from './panel';

const examples = [
  'vault', 'treasure', 'back-and-forth', 'detour', 'fools-gold', 'stepping-stones', 'behind-you', 'spiral',
  'open-field', 'caves', 'one-short', 'corridor', 'life', 'walls',
];

export const maze: WorldView = {
  examples: examples.map((title) => ({ file: `${title}.txt`, title })),
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
  live: { ends: ['start', 'end'], wall: 'wall', floor: '0' },
};
