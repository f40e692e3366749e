import type { VNode } from 'preact';

import './board.css';
import { OneBoard } from './one_board';
import { pictureOf } from './picture';
import { RaceView } from './race_view';
import type { DeskProps } from './world_view';

/** The board area: what the desk's mode says, as large as the room allows. A poster is only looked at. */
export function BoardView({ desk, view, poster }: DeskProps & { poster?: boolean }): VNode {
  if (desk.mode === 'race' && desk.race) return <RaceView desk={desk} view={view} />;
  const plain = pictureOf(desk, view.targets);
  return <OneBoard key={desk.world} desk={desk} view={view} poster={poster} picture={view.dress?.(desk, plain) ?? plain} />;
}
