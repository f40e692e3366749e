import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { t } from '../../texts/texts';
import { chanceOfWhite } from './analysis';
import { Left } from './controls';
import { BackToGame, Exploring, Moves } from './moves';
import { GameTools } from './panel';
import { stageBack } from './play';
import { Disc } from './players';
import { isOver, isTurned, ownOf, personPicks, toMove, type Side } from './table';
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
      <p class={fault ? 'prompt refused' : 'prompt'}>{fault ?? prompt}</p>
      {at > 0 && (
        <button type="button" class="button" aria-keyshortcuts="Escape" title={t('Step back (Escape)')} onClick={() => stageBack(desk)}>
          ← {stages[at - 1]} <kbd>Esc</kbd>
        </button>
      )}
    </>
  );
}

const turnInWords = (side: Side): string => (side === 1 ? t('White to move') : t('Black to move'));

/** Another position than the game's, with nothing picked: the ways on from it are where the stages would be. */
function Elsewhere({ desk }: { desk: Desk }): VNode {
  const side = toMove(desk);
  const { length } = desk.game!.moves;
  return (
    <div class="status">
      <b class="status-turn">{length === 0 ? t('Initial position') : t('After move {0}', length)}</b>
      {!isOver(desk) && <p class="prompt turn"><Disc side={side} />{turnInWords(side)}</p>}
      {now().narrow ? <BackToGame /> : <Exploring desk={desk} />}
    </div>
  );
}

function Status({ desk }: { desk: Desk }): VNode | null {
  if (desk.mode !== 'play' || !desk.game) return null;
  const { thinking, exploring, paused, picked, typed, fault } = ownOf(desk);
  if (exploring && (isOver(desk) || !(picked.from || typed || fault))) return <Elsewhere desk={desk} />;
  if (isOver(desk)) return null;
  const side = toMove(desk);
  const said = paused && !exploring ? t('Paused') : thinking ? (thinking === 1 ? t('White is thinking') : t('Black is thinking')) : turnInWords(side);
  return (
    <div class="status">
      <b class="status-turn"><Disc side={side} />{said}</b>
      {personPicks(desk) && <Stages desk={desk} />}
    </div>
  );
}

/** White's part grows from where White sits; on a phone from the left. */
function Bar({ desk }: { desk: Desk }): VNode | null {
  const last = useRef<ReturnType<typeof chanceOfWhite>>();
  const seen = chanceOfWhite(desk) ?? last.current;
  last.current = seen;
  if (!ownOf(desk).analysis || desk.mode !== 'play') return null;
  if (!seen) return <div class="chances" />;
  const white = Math.round(100 * seen.chance);
  const label = t('White {0}%, Black {1}%', white, 100 - white) + (seen.proven ? `, ${t('proven')}` : '');
  return (
    <div class={isTurned(desk) ? 'chances turned' : 'chances'} role="img" aria-label={label} title={label}>
      <span class="chances-white" style={{ '--part': seen.chance }} />
      <b class={white >= 50 ? 'on-white' : 'on-black'}>{Math.max(white, 100 - white)}%</b>
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
        {!now().narrow && <Left desk={desk} />}
        <Moves desk={desk} />
        {!now().narrow && <GameTools desk={desk} />}
      </div>
    </div>
  );
