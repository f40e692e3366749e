import '../walker/walker.css';
import './pacman.css';

import type { WorldView } from '../../board/world_view';
import { k, t } from '../../texts/texts';
import { floating } from '../walker/float';
import { harderMap, onward, walking } from '../walker/onward';
import { stepTowards } from '../walker/steer';
import { ladder } from './ladder';
import { cell, dress, pictogram, walker } from './look';
import { beside, sections } from './panel';
import { key, moved } from './play';

export const pacman: WorldView = {
  examples: [
    ...ladder,
    { file: 'contest.txt', title: 'contest' },
    { file: 'lunch-first.txt', title: 'lunch-first' },
    { file: 'mined.txt', title: 'mined' },
  ],
  goal: k('Reach the goal before your energy runs out'),
  hints: [
    walking,
    { text: () => t('Every step takes 1 energy. Food gives energy, once.'), done: ({ moves }) => moves.length > 4 },
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
  next: (desk) => onward(desk, ladder.map(({ file }) => file), harderMap),
};
