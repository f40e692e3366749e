import type { WorldView } from '../../board/world_view';
import { now, watch } from '../../state/store';
import { k } from '../../texts/texts';
import { playsAtOnce } from '../at_once';
import { lookAtBoard, stopLooking } from './analysis';
import { keepTime } from './clocks';
import { undoEnding } from './ending';
import { consider } from './engine';
import { keeps } from './keeps';
import { cell, flight, pictogram, piece } from './look';
import { sections } from './panel';
import { carry, dress, key, moved, pick, stageBack, targets } from './play';
import { above, below } from './players';
import { ending, hints } from './result';
import { besideBoard } from './status';
import { keyOf, ownOf, positionOf, putOwn } from './table';
import './amazons.css';
import './table.css';

export const amazons: WorldView = {
  examples: [
    { file: 'amazons/beginnings.txt', puzzle: 0, title: 'amazons-usual' },
    { file: 'amazons/game.txt', title: 'amazons-game' },
    { file: 'amazons/tablero.txt', title: 'amazons-file' },
    { file: 'amazons/last-turn.txt', title: 'amazons-last' },
    { file: 'amazons/beginnings.txt', puzzle: 1, title: 'amazons-eight' },
    { file: 'amazons/beginnings.txt', puzzle: 2, title: 'amazons-seven' },
    { file: 'amazons/beginnings.txt', puzzle: 3, title: 'amazons-six' },
    { file: 'amazons/beginnings.txt', puzzle: 4, title: 'amazons-five' },
    { file: 'amazons/beginnings.txt', puzzle: 5, title: 'amazons-four' },
  ],
  goal: k('Make the last move'),
  hints,
  pictogram,
  cell,
  piece,
  over: flight,
  dress,
  mainOptions: ['size', 'plies'],
  sections,
  above,
  below,
  beside: besideBoard,
  key,
  undoEnding,
  targets,
  pick,
  carry,
  moved,
  ending,
  keeps,
};

playsAtOnce('amazons');

// Whoever is to think, and what is looked at, follows from the desk: it is seen to after every change of it.
let shown = '';
watch((state, before) => {
  if (state.language !== before.language) putOwn({ fault: undefined }); // it was said in the other
  if (state.desks.amazons === before.desks.amazons && state.page === before.page) return;
  queueMicrotask(() => {
    const { page, desks } = now();
    const desk = desks.amazons;
    if (!desk || page.name !== 'world' || page.world !== 'amazons') {
      keepTime(undefined);
      return stopLooking();
    }
    keepTime(desk);
    // What was pointed at belongs to the position before.
    const key = keyOf(positionOf(desk));
    if (key !== shown && ownOf(desk).pointed) putOwn({ pointed: undefined });
    shown = key;
    void consider();
    lookAtBoard(desk);
  });
});

if (typeof document !== 'undefined')
  document.addEventListener('contextmenu', (event) => {
    const desk = now()?.desks.amazons;
    const { page } = now() ?? {};
    if (!desk || page?.name !== 'world' || page.world !== 'amazons' || desk.mode !== 'play') return;
    if (!(event.target instanceof Element) || !event.target.closest('.board-place')) return;
    if (!ownOf(desk).picked.from) return;
    event.preventDefault();
    stageBack(desk);
  });
