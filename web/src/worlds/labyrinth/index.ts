import '../walker/walker.css';
import './labyrinth.css';

import type { WorldView } from '../../board/world_view';
import { dress, pictogram, walker } from './look';
import { beside, sections } from './panel';
import { key, pick } from './play';

export const labyrinth: WorldView = {
  name: 'labyrinth',
  examples: ['labyrinth', 'braided', 'heart'].map((title) => ({ file: `${title}.txt`, title })),
  pictogram,
  walker,
  dress,
  mainOptions: ['builder', 'rows', 'cols', 'braid'],
  sections,
  beside,
  key,
  pick,
};
