import type { WorldView } from '../../board/world_view';
import { k } from '../../texts/texts';
import { playsAtOnce } from '../at_once';
import { collection } from './levels';
import { pictogram, vehicle } from './look';
import { besideBoard, sections } from './panel';
import { drag, dress, hints, key, moved, next, pick, targets } from './play';
import './rush.css';

export const rush: WorldView = {
  examples: [
    { file: 'rush/levels.txt', puzzle: 0, title: 'rush-easy' },
    { file: 'rush/levels.txt', puzzle: 149, title: 'rush-middling' },
    { file: 'rush/levels.txt', puzzle: 320, title: 'rush-hard' },
    { file: 'rush/records.txt', puzzle: 0, title: 'rush-hardest' },
    { file: 'rush/records.txt', puzzle: 2, title: 'rush-walled' },
  ],
  goal: k('Get the red car out'),
  hints,
  pictogram,
  piece: vehicle,
  dress,
  collection,
  mainOptions: ['level', 'moves'],
  rated: true,
  sections,
  beside: besideBoard,
  key,
  targets,
  pick,
  drag,
  moved,
  next,
};

playsAtOnce('rush');
