import '../walker/walker.css';
import './labyrinth.css';

import type { WorldView } from '../../board/world_view';
import type { Desk } from '../../state/state';
import { k, t } from '../../texts/texts';
import { onward, walking } from '../walker/onward';
import { steer, stepTowards, turn } from '../walker/steer';
import { dress, pictogram, walker } from './look';
import { beside, sections } from './panel';

const examples = ['pocket', 'labyrinth', 'braided', 'heart'];
const fileOf = (title: string): string => `${title}.txt`;

const most = { rows: 60, cols: 90 };

/** The same kind of labyrinth, with some rooms more each way. */
function larger({ grid }: Desk, made?: Record<string, string>): Record<string, string> {
  const side = (name: 'rows' | 'cols', more: number): string => String(Math.max(grid[name], Math.min(most[name], grid[name] + more)));
  return { ...made, rows: side('rows', 4), cols: side('cols', 6) };
}

export const labyrinth: WorldView = {
  examples: examples.map((title) => ({ file: fileOf(title), title })),
  goal: k('Find the way to E'),
  hints: [
    walking,
    { text: () => t('A click or tap takes a step in that direction.'), done: ({ moves }) => moves.length > 4 },
  ],
  pictogram,
  walker,
  dress,
  mainOptions: ['builder', 'rows', 'cols', 'braid'],
  sections,
  beside,
  key: (desk, event) => steer(desk, event) || turn(desk, event, 'f', 'fog'),
  pick: stepTowards,
  next: (desk) => onward(desk, examples.map(fileOf), larger),
  live: { ends: ['entrance', 'exit'], wall: 'wall', floor: 'passage' },
};
