import '../walker/walker.css';
import './labyrinth.css';

import type { WorldView } from '../../board/world_view';
import { steer, stepTowards, turn } from '../walker/steer';
import { dress, pictogram, walker } from './look';
import { beside, sections } from './panel';

export const labyrinth: WorldView = {
  examples: ['labyrinth', 'braided', 'heart'].map((title) => ({ file: `${title}.txt`, title })),
  pictogram,
  walker,
  dress,
  mainOptions: ['builder', 'rows', 'cols', 'braid'],
  sections,
  beside,
  key: (desk, event) => steer(desk, event) || turn(desk, event, 'f', 'fog'),
  pick: stepTowards,
  live: { ends: ['entrance', 'exit'], wall: 'wall', floor: 'passage' },
};
