import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { t } from '../../texts/texts';
import { chanceOfWhite } from './analysis';
import { BackToGame, Moves } from './moves';
import { GameTools } from './panel';
import { stageBack } from './play';
import { Disc } from './players';
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
      <p class="prompt">{prompt}</p>
      {fault && <p class="prompt refused">{fault}</p>}
      {at > 0 && (
        <button type="button" class="button" aria-keyshortcuts="Escape" title={t('Step back (Escape)')} onClick={() => stageBack(desk)}>
          ← {stages[at - 1]} <kbd>Esc</kbd>
        </button>
      )}
    </>
  );
}

function Status({ desk }: { desk: Desk }): VNode | null {
  if (desk.mode !== 'play' || !desk.game) return null;
  if (isOver(desk)) return now().narrow && ownOf(desk).exploring ? <div class="status"><BackToGame /></div> : null;
  const side = toMove(desk);
  const { thinking, exploring, picked } = ownOf(desk);
  const said = thinking
    ? thinking === 1 ? t('White is thinking') : t('Black is thinking')
    : side === 1 ? t('White to move') : t('Black to move');
  return (
    <div class="status">
      <b class="status-turn"><Disc side={side} />{said}</b>
      {personPicks(desk) && <Stages desk={desk} />}
      {now().narrow && exploring && !picked.from && <BackToGame />}
    </div>
  );
}

/** White's part grows from below; on a phone from the left. */
function Bar({ desk }: { desk: Desk }): VNode | null {
  const last = useRef<ReturnType<typeof chanceOfWhite>>();
  const seen = chanceOfWhite(desk) ?? last.current;
  last.current = seen;
  if (!ownOf(desk).analysis || desk.mode !== 'play') return null;
  if (!seen) return <div class="chances" />;
  const white = Math.round(100 * seen.chance);
  const label = t('White {0}%, Black {1}%', white, 100 - white) + (seen.proven ? `, ${t('proven')}` : '');
  return (
    <div class="chances" role="img" aria-label={label} title={label}>
      <span class="chances-white" style={{ '--part': seen.chance }} />
      <b class={white >= 50 ? 'on-white' : 'on-black'}>{Math.max(white, 100 - white)}{seen.proven ? '' : '%'}</b>
    </div>
  );
}

/** As large as it is whatever it says: the board beside it never moves. */
export const besideBoard = ({ desk }: { desk: Desk }): VNode | null =>
  desk.mode === 'edit' ? null : (
    <div class="amazons-beside">
      <Bar desk={desk} />
      <div class="game">
        <Status desk={desk} />
        <Moves desk={desk} />
        {!now().narrow && <GameTools desk={desk} />}
      </div>
    </div>
  );
