import type { VNode } from 'preact';

import { redoEdit, undoEdit } from '../actions/bring';
import { follows } from '../actions/follow';
import type { DeskProps } from '../board/world_view';
import { updateDesk } from '../state/store';
import { icons } from '../styles/icons';
import { t } from '../texts/texts';

/** Over a board that shows an answer: what can be done to the board, and the way back. */
export function LiveBar({ desk, view }: DeskProps): VNode | null {
  if (!view.live || !follows(desk)) return null;
  const { world, drawing = false, past, future } = desk;
  const back = (label: string, icon: VNode, act: () => void, many: number) => many > 0 && (
    <button class="button plain icon" type="button" aria-label={label} title={label} onClick={act}>{icon}</button>
  );
  return (
    <div class="row live-bar" role="group" aria-label={t('Change the board')}>
      <span class="small quiet">{drawing ? t('Draw walls; start on a wall to erase') : t('Drag either end')}</span>
      {back(t('Undo'), icons.undo(), () => void undoEdit(world), past.length)}
      {back(t('Redo'), icons.redo(), () => void redoEdit(world), future.length)}
      <button class="button" type="button" aria-pressed={drawing} onClick={() => updateDesk(world, { drawing: !drawing })}>
        {icons.pencil()}{t('Draw walls')}
      </button>
    </div>
  );
}
