import { say } from '../../actions/ask';
import { move } from '../../actions/play';
import { sides } from '../../board/cursor';
import { pieceOn } from '../../board/hit';
import { hintArrows, type Picture } from '../../board/picture';
import type { Act, Hint, Range, Touch } from '../../board/world_view';
import type { Desk } from '../../state/state';
import { updateGame } from '../../state/store';
import { t, tn } from '../../texts/texts';
import { touched } from '../touched';
import { keepSolved, levelOn, loadLevels, nextAfter, openLevel, ownOf } from './levels';
import {
  beside, cellsInReach, distanceTo, drivenOut, isUpright, joined, letterOf, nearest, pieceNamed, reachOf, slid, writeSlide,
} from './slides';

// Choosing costs nothing and asks nobody: the chosen vehicle is the page's own affair. A slide goes to the server, and
// is shown before the answer comes.

/** Keys of every game: a vehicle of that letter is chosen with Shift. */
const shared = 'hpruy';

// Whoever is quick chooses and slides on while the server still answers: then the choice of before is not taken over
// from the answer, and whether a slide is possible is left to the server.
let underway = 0;
let wished: number | undefined;

function choose(desk: Desk, piece: number | undefined): void {
  if (piece === undefined || !desk.game) return;
  wished = piece;
  say(t('{0} selected', letterOf(desk.game.grid, piece)));
  updateGame('rush', ({ state }) => ({ state: { ...state, chosen: piece } }));
}

function slide(desk: Desk, piece: number, by: number): void {
  const { game } = desk;
  if (!game || by === 0) return;
  const letter = letterOf(game.grid, piece);
  const slide = writeSlide(letter, by);
  const possible = game.state.moves.includes(slide);
  if (!possible && underway === 0) {
    say(t('The board ends there.'));
    return;
  }
  wished = piece;
  updateGame('rush', ({ grid, state }) => ({ grid: possible ? slid(grid, piece, by) : grid, state: { ...state, chosen: piece } }));
  ++underway;
  void move('rush', slide).finally(() => --underway);
}

export function key(desk: Desk, event: KeyboardEvent): boolean {
  const { game } = desk;
  if (!game || game.state.standing !== 'running' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { grid, state } = game;
  const side = sides[event.key];
  if (side) {
    const chosen = state.chosen ?? 0;
    const along = isUpright(grid, chosen) ? side === 'up' || side === 'down' : side === 'left' || side === 'right';
    if (along) slide(desk, chosen, side === 'down' || side === 'right' ? 1 : -1);
    else choose(desk, nearest(grid, chosen, side));
    return true;
  }
  if (event.key === 'Tab') {
    // Only on the board, and past its last vehicle the key goes on to what comes after the board.
    if (!(event.target instanceof Element) || !event.target.closest('.board-place')) return false;
    const next = beside(grid, state.chosen, event.shiftKey ? -1 : 1);
    if (next === undefined) return false;
    choose(desk, next);
    return true;
  }
  if (/^[a-zA-Z]$/.test(event.key) && (event.shiftKey || !shared.includes(event.key.toLowerCase()))) {
    // A letter chooses its vehicle, large or small; where the board has both, once more chooses the other.
    const named = [event.key.toUpperCase(), event.key.toLowerCase()].map((letter) => pieceNamed(grid, letter)).filter((piece) => piece >= 0);
    if (named.length === 0) return false;
    choose(desk, named.find((piece) => piece !== state.chosen) ?? named[0]);
    return true;
  }
  return false;
}

export function pick(desk: Desk, touch: Touch): void {
  const { game } = desk;
  if (!game) return;
  const there = pieceOn(game.grid, touch.cell);
  if (there !== undefined) return choose(desk, there);
  const { chosen } = game.state;
  const by = chosen === undefined ? undefined : distanceTo(game.grid, chosen, touch.cell);
  if (chosen !== undefined && by !== undefined) slide(desk, chosen, by);
}

export function targets(desk: Desk): number[] {
  const { game } = desk;
  const chosen = game?.state.chosen;
  return game && chosen !== undefined ? cellsInReach(game.grid, chosen, game.state.moves) : [];
}

export const drag = {
  range: (desk: Desk, piece: number): Range | undefined => {
    const { game } = desk;
    if (!game || game.state.standing !== 'running') return undefined;
    return reachOf(game.grid, piece, game.state.moves);
  },
  drop: (desk: Desk, piece: number, by: number): void => {
    if (by === 0) choose(desk, piece);
    else slide(desk, piece, by);
  },
};

export const hints: Hint[] = [
  {
    text: () => (touched() ? t('Drag a vehicle along its row or column.') : t('Drag a vehicle, or select it by its letter and slide it with the arrow keys.')),
    done: ({ moves }) => moves.length > 0,
  },
  { text: () => t('A slide of any length is one move.'), done: ({ moves }) => moves.length > 2 },
];

/** Slides of one vehicle one after another are one move, to be undone at once; and what was solved is kept. */
export function moved(desk: Desk): void {
  const { game } = desk;
  if (!game) return;
  if (!ownOf(desk).levels) void loadLevels();
  const moves = joined(game.moves);
  if (moves !== game.moves) updateGame('rush', { moves, turns: moves.map(() => true) });
  const mine = wished;
  if (underway > 0 && mine !== undefined && mine < game.grid.pieces.length && mine !== game.state.chosen)
    updateGame('rush', ({ state }) => ({ state: { ...state, chosen: mine } }));
  if (game.state.standing !== 'won') return;
  const level = levelOn(desk);
  const best = level !== undefined && keepSolved(level, game.state.figures.moves ?? moves.length);
  const solved = tn('Solved in {0} move', 'Solved in {0} moves', game.state.figures.moves ?? moves.length);
  say(best ? `${solved}. ${t('New personal best.')}` : solved);
}

export function next(desk: Desk): Act | undefined {
  const level = nextAfter(desk);
  return level && { label: t('Next'), key: 'n', go: () => openLevel(level) };
}

/** After the last slide the red car drives on, out of the gate. While the way out is shown: its next slide, after every move. */
export function dress(desk: Desk, picture: Picture): Picture {
  const { game } = desk;
  if (desk.mode === 'play' && game?.state.standing === 'won') return { ...picture, grid: drivenOut(picture.grid), targets: [] };
  if (desk.mode !== 'play' || !game?.plan || game.hint || game.state.standing !== 'running') return picture;
  return { ...picture, thread: [], arrows: hintArrows(picture.grid, game.plan.first) };
}
