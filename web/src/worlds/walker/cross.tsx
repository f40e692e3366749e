import type { VNode } from 'preact';

import type { Direction } from '../../api/protocol';
import { move } from '../../actions/play';
import type { Desk } from '../../shell/state';
import { t, word } from '../../texts/texts';
import { useSwipe } from './swipe';

const arrows: Record<Direction, string> = {
  up: 'M12 6L18.5 15H5.5Z', down: 'M12 18L5.5 9H18.5Z', left: 'M6 12L15 5.5V18.5Z', right: 'M18 12L9 18.5V5.5Z',
};

/** Four buttons for thumbs, where there is no mouse; and the board listens to swipes. */
export function Cross({ desk }: { desk: Desk }): VNode | null {
  const playing = desk.mode === 'play' && desk.game !== undefined;
  useSwipe(desk.world, playing);
  if (!playing) return null;
  return (
    <div class="walker-cross" role="group" aria-label={t().walker.steer}>
      {(['up', 'left', 'right', 'down'] as const).map((direction) => (
        <button key={direction} type="button" class={`walker-${direction}`} aria-label={word(direction)}
          onPointerDown={(event) => {
            event.preventDefault(); // a thumb steps when it touches, not when it lets go
            if (event.button === 0) void move(desk.world, direction);
          }}
          onClick={(event) => {
            if (event.detail === 0) void move(desk.world, direction); // by the keyboard
          }}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d={arrows[direction]} /></svg>
        </button>
      ))}
    </div>
  );
}
