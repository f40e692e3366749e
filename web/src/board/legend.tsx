import type { VNode } from 'preact';

import { word } from '../texts/texts';
import { Sample } from './marks';
import type { Palette } from './palette';
import type { Picture } from './picture';
import type { WorldView } from './world_view';

interface LegendProps { picture: Picture; palette: Palette; view: Pick<WorldView, 'cell'> }

/** What the signs on the board mean; only those it has. */
export function Legend({ picture, palette, view }: LegendProps): VNode | null {
  const { legendStyles: styles, legend } = picture;
  const entries = legend.filter(({ style }) => styles[style] !== undefined);
  if (entries.length === 0) return null;
  return (
    <ul class="board-legend">
      {entries.map(({ style, text }) => (
        <li key={text}>
          <Sample style={styles[style]!} palette={palette} size={18} drawn={view.cell?.(styles[style]!, 0)} />
          <span>{word(text)}</span>
        </li>
      ))}
    </ul>
  );
}
