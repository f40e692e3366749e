import type { VNode } from 'preact';

import type { Desk } from '../../state/state';
import { t } from '../../texts/texts';
import { chanceOfWhite } from './analysis';
import { stageBack } from './play';
import { isOver, ownOf, personPicks, toMove } from './table';
import { stageOf } from './turns';

// Beside the board: whose turn it is and what is to be picked; and who is ahead.

function Stages({ desk }: { desk: Desk }): VNode {
  const { picked, typed, fault } = ownOf(desk);
  const stage = stageOf(picked);
  const at = ['from', 'to', 'arrow'].indexOf(stage);
  const stages = [t('amazon'), t('cell'), t('shot')];
  const names = [picked.from, picked.to, undefined];
  const prompt = stage === 'from' ? t('Choose an amazon') : stage === 'to' ? t('Move the amazon on {0}', picked.from!) : t('Shoot from {0}', picked.to!);
  return (
    <>
      <ol class="stages" aria-hidden="true">
        {stages.map((name, i) => (
          <li key={name} class={i === at ? 'here' : i < at ? 'done' : ''}>
            <b>{i === at && typed ? `${typed}…` : (names[i] ?? '·')}</b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <p>{prompt}</p>
      {fault && <p class="notice bad small">{fault}</p>}
      {at > 0 && (
        <button type="button" class="button" aria-keyshortcuts="Escape" title={t('Step back (Escape)')} onClick={() => stageBack(desk)}>
          ← {stages[at - 1]} <kbd>Esc</kbd>
        </button>
      )}
    </>
  );
}

function Status({ desk }: { desk: Desk }): VNode | null {
  if (desk.mode !== 'play' || !desk.game || isOver(desk)) return null;
  const side = toMove(desk);
  const { thinking, paused } = ownOf(desk);
  const said = thinking
    ? thinking === 1 ? t('White is thinking') : t('Black is thinking')
    : side === 1 ? t('White to move') : t('Black to move');
  return (
    <div class="status">
      <b class="status-turn"><i class={side === 1 ? 'side-disc white' : 'side-disc black'} />{said}</b>
      {thinking && !paused && <span class="gap endless"><span /></span>}
      {personPicks(desk) && <Stages desk={desk} />}
    </div>
  );
}

/** White's part grows from below; on a phone from the left. */
function Bar({ desk }: { desk: Desk }): VNode | null {
  const seen = chanceOfWhite(desk);
  if (!ownOf(desk).analysis || !seen || desk.mode === 'edit') return null;
  const white = Math.round(100 * seen.chance);
  const label = t('White {0}%, Black {1}%', white, 100 - white) + (seen.proven ? `, ${t('proven')}` : '');
  return (
    <div class="chances" role="img" aria-label={label} title={label}>
      <span class="chances-white" style={{ '--part': seen.chance }} />
      <b class={white >= 50 ? 'on-white' : 'on-black'}>{Math.max(white, 100 - white)}{seen.proven ? '' : '%'}</b>
    </div>
  );
}

export const besideBoard = ({ desk }: { desk: Desk }): VNode => (
  <div class="amazons-beside">
    <Bar desk={desk} />
    <Status desk={desk} />
  </div>
);
