import '../walker/walker.css';
import './pacman.css';

import type { WorldView } from '../../board/world_view';
import { floating } from '../walker/float';
import { stepTowards } from '../walker/steer';
import { ladder } from './ladder';
import { cell, dress, pictogram, walker } from './look';
import { beside, sections } from './panel';
import { key, moved } from './play';

// Neither the easiest nor a hard one: both kinds of walls, food, and two answers that differ.
const first = '09-spare-change';

export const pacman: WorldView = {
  examples: [
    ...ladder.filter(({ name }) => name === first),
    { file: 'contest.txt', title: 'contest' },
    { file: 'lunch-first.txt', title: 'lunch-first' },
    { file: 'mined.txt', title: 'mined' },
    ...ladder.filter(({ name }) => name !== first),
  ],
  pictogram,
  cell,
  walker,
  dress,
  over: floating,
  boardClass: 'pacman-board',
  mainOptions: ['level', 'rows', 'cols', 'style', 'food', 'bombs'],
  rated: true,
  sections,
  ownFigures: true,
  beside,
  key,
  pick: stepTowards,
  live: { ends: ['start', 'goal'], wall: 'endless wall', floor: 'empty' },
  moved,
};
