import type { VNode } from 'preact';

import { word } from '../texts/texts';
import { Sample } from './marks';
import type { Palette } from './palette';
import type { Picture } from './picture';

/** What the signs on the board mean; only those it has. */
export function Legend({ picture, palette }: { picture: Picture; palette: Palette }): VNode | null {
  const { grid, legend } = picture;
  const entries = legend.filter(({ style }) => grid.styles[style] !== undefined);
  if (entries.length === 0) return null;
  return (
    <ul class="board-legend">
      {entries.map(({ style, text }) => (
        <li key={text}>
          <Sample style={grid.styles[style]!} palette={palette} size={18} />
          <span>{word(text)}</span>
        </li>
      ))}
    </ul>
  );
}
