import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

import type { Desk } from '../shell/state';
import type { WorldView } from '../worlds/world';
import './board.css';
import { Legend } from './legend';
import { layoutOf } from './layout';
import { pictureOf, type Picture } from './picture';
import { usePalette, useRoom } from './room';
import { SvgBoard } from './svg_board';

// The board area: what the desk's mode says, as large as the room allows.

interface BoardViewProps { desk: Desk; view: WorldView }

export function BoardView({ desk, view }: BoardViewProps): VNode {
  return <OneBoard desk={desk} view={view} picture={pictureOf(desk, view)} />;
}

function OneBoard({ desk, view, picture }: BoardViewProps & { picture: Picture }): VNode {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const palette = usePalette(place);
  return (
    <div class={`board-view ${view.boardClass ?? ''}`}>
      <div ref={place} class="board-place">
        {room && palette && room.width > 0 && (
          <SvgBoard picture={picture} layout={layoutOf(picture.grid, room)} palette={palette} view={view}
            walker={view.walker?.(desk)} />
        )}
      </div>
      {palette && room && room.height > 300 && <Legend picture={picture} palette={palette} />}
    </div>
  );
}
