import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { icons } from '../../styles/icons';
import { t, tc } from '../../texts/texts';
import { browse, forget, playOn, show, showGame } from './explore';
import { after, begins, onward, same, type Tried } from './lines';
import { isOver, ownOf, type Side } from './table';

// The moves of the game, and in brackets those that were tried instead. Any of them can be gone to.

/** Which side made the first move. */
export const firstSide = ({ game }: Desk): Side => ((game!.state.figures.player === 2) === (game!.moves.length % 2 === 1) ? 1 : 2);

/** Who made a turn, counted from 0. */
export const sideOfTurn = (turn: number, first: Side): Side => (turn % 2 === 0 ? first : first === 1 ? 2 : 1);

function MoveButton({ desk, path }: { desk: Desk; path: string[] }): VNode {
  const move = path.at(-1)!;
  const side = sideOfTurn(path.length - 1, firstSide(desk)) === 1 ? t('White') : t('Black');
  const shown = desk.game!.moves;
  const here = same(shown, path);
  // One stop for the Tab key; arrow keys go from move to move.
  const stop = here || (shown.length === 0 && path.length === 1 && begins(ownOf(desk).line, path));
  return (
    <button type="button" aria-label={t('Move {0}, {1}: {2}', path.length, side, move)} aria-current={here ? 'step' : undefined} tabIndex={stop ? 0 : -1}
      onClick={() => void show(path)}>
      {move}
    </button>
  );
}

/** A line from one move on, with the others in brackets after the move that they replace. */
function Tries({ desk, before, from }: { desk: Desk; before: string[]; from: Tried }): VNode {
  const parts: ComponentChildren[] = [];
  let path = before;
  let others: Tried[] = [];
  for (let at: Tried | undefined = from; at; at = at.then[0]) {
    const here = [...path, at.move];
    parts.push(<span key={here.length} class="tried"><span class="quiet">{here.length}</span><MoveButton desk={desk} path={here} /></span>);
    for (const other of others) parts.push(<Tries key={`${path.length} ${other.move}`} desk={desk} before={path} from={other} />);
    path = here;
    others = at.then.slice(1);
  }
  return <span class="tries">({parts})</span>;
}

/** What was tried in the place of a move of the game, or after its end. */
function Instead({ desk, before }: { desk: Desk; before: string[] }): VNode | null {
  const { tree, line } = ownOf(desk);
  const others = after(tree, before).filter(({ move }) => move !== line[before.length]);
  return others.length === 0 ? null : (
    <li class="instead">{others.map((other) => <Tries key={other.move} desk={desk} before={before} from={other} />)}</li>
  );
}

export function Moves({ desk }: { desk: Desk }): VNode | null {
  const list = useRef<HTMLOListElement>(null);
  const { line, tree } = ownOf(desk);
  const shown = desk.game?.moves;
  useEffect(() => {
    const box = list.current;
    const at = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !at) return;
    if (box.contains(document.activeElement)) at.focus({ preventScroll: true });
    box.scrollTop = at.offsetTop - box.clientHeight / 2;
    box.scrollLeft = at.offsetLeft - box.clientWidth / 2;
  }, [shown]);
  if (!desk.game || desk.mode !== 'play') return null;
  // Where black began, its first move stands where a pair's second does.
  const off = firstSide(desk) === 2 ? 1 : 0;
  const pairs = Math.ceil((line.length + off) / 2);
  const turn = (index: number) => (
    <>
      <span class="quiet">{line[index] === undefined ? '' : index + 1}</span>
      {line[index] === undefined ? <span /> : <MoveButton desk={desk} path={line.slice(0, index + 1)} />}
    </>
  );
  return (
    <div class="moves">
      <ol class="turns" ref={list} aria-label={tc('amazons', 'Moves')}>
        {Array.from({ length: pairs }, (_, i) => {
          const first = 2 * i - off;
          return (
            <>
              <li key={i}>{turn(first)}{turn(first + 1)}</li>
              {first >= 0 && <Instead desk={desk} before={line.slice(0, first)} />}
              {first + 1 < line.length && <Instead desk={desk} before={line.slice(0, first + 1)} />}
            </>
          );
        })}
        {after(tree, line).length > 0 && <Instead desk={desk} before={line} />}
      </ol>
      <Steps desk={desk} />
    </div>
  );
}

function Steps({ desk }: { desk: Desk }): VNode {
  const { line, tree } = ownOf(desk);
  const { moves } = desk.game!;
  const more = onward(tree, line, moves).length > 0;
  const button = (label: string, icon: VNode, to: Parameters<typeof browse>[1], off: boolean) => (
    <button class="button plain icon" type="button" aria-label={label} title={label} disabled={off} onClick={() => browse(desk, to)}>{icon}</button>
  );
  return (
    <div class="steps" role="group" aria-label={tc('amazons', 'Moves')}>
      {button(t('First step'), icons.begin(), 'first', moves.length === 0)}
      {button(t('Step back'), icons.back(), 'back', moves.length === 0)}
      {button(t('Step forward'), icons.forward(), 'on', !more)}
      {button(t('Last step'), icons.end(), 'last', !more)}
    </div>
  );
}

export const BackToGame = (): VNode => (
  <button type="button" class="button" aria-keyshortcuts="Escape" onClick={() => void showGame()}>{t('Back to game')}<kbd aria-hidden="true">Esc</kbd></button>
);

/** What can be done with the position that is shown in place of the game's. */
export function Exploring({ desk }: { desk: Desk }): VNode | null {
  const { exploring, line } = ownOf(desk);
  if (!exploring || !desk.game || desk.mode !== 'play') return null;
  return (
    <div class="exploring">
      {!now().narrow && <BackToGame />}
      {!isOver(desk) && <button type="button" class="button" onClick={() => playOn(desk)}>{t('Play from here')}</button>}
      {!begins(line, desk.game.moves) && <button type="button" class="button" onClick={() => void forget(desk)}>{t('Delete variation')}</button>}
    </div>
  );
}
