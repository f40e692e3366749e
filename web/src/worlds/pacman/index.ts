import '../walker/walker.css';
import './pacman.css';

import type { WorldView } from '../world';
import { floating } from '../walker/float';
import { cell, pictogram, walker } from './look';
import { beside, sections } from './panel';
import { key, moved, pick } from './play';

export const pacman: WorldView = {
  name: 'pacman',
  examples: [
    { file: 'pacman-ladder/09-spare-change.txt', title: 'spare-change' },
    { file: 'contest.txt', title: 'contest' },
    { file: 'lunch-first.txt', title: 'lunch-first' },
    { file: 'mined.txt', title: 'mined' },
    { file: 'pacman-ladder/12-the-labyrinth.txt', title: 'everything' },
  ],
  pictogram,
  cell,
  walker,
  over: floating,
  boardClass: 'pacman-board',
  mainOptions: ['rows', 'cols', 'style', 'food', 'bombs'],
  sections,
  ownFigures: true,
  beside,
  key,
  pick,
  moved,
};
