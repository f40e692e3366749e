import { say } from '../../actions/ask';
import { move, redo, undo } from '../../actions/play';
import type { GameState } from '../../api/protocol';
import { pieceOn } from '../../board/hit';
import type { Picture } from '../../board/picture';
import type { Touch } from '../../board/world_view';
import { nameOf, type Grid } from '../../grid/grid';
import { client } from '../../state/line';
import type { Desk, Game } from '../../state/state';
import { now, updateGame } from '../../state/store';
import { k, t } from '../../texts/texts';
import { onAgain } from './clocks';
import { end } from './ending';
import { browse, followed, showGame } from './explore';
import { unfold } from './record';
import { isOver, isTurned, knownOf, ownOf, personPicks, putOwn, slipHere, toMove, winnerOf } from './table';
import {
  arrowsOf, cellNamed, choices, gone, inOrderOf, sideOf, stageOf, thingOn, withTerritory, writeTurn, type Turn,
} from './turns';

// A turn is picked cell by cell: amazon, cell, arrow. Nobody is asked until the last of them, or why one cannot be.

function refuse(text: string): void {
  putOwn({ fault: text, typed: '' });
  say(text);
}

const things = { arrow: k('an arrow'), white: k('a white amazon'), black: k('a black amazon') };

/** Why something does not go from one cell to another, as the program says it, in people's words. */
function faultInWords(grid: Grid, from: string, fault: GameState['fault']): string {
  if (!fault) return t('the rules do not allow it');
  const name = nameOf(grid, fault.cell);
  switch (fault.reason) {
    case 'same_cell':
      return t('it must leave {0}', name);
    case 'not_in_line':
      return t('{1} is not in line with {0}', from, name);
    case 'occupied':
      return t('{0} is occupied by {1}', name, t(things[thingOn(grid, fault.cell)]));
    case 'in_the_way':
      return t('{1} on {0} is in the way', name, t(things[thingOn(grid, fault.cell)]));
    default:
      return t('the rules do not allow it');
  }
}

/** Asks about a turn that the list of moves does not have; who has picked something else meanwhile need not know. */
async function askWhy(desk: Desk, turn: Turn): Promise<void> {
  const { grid, start, moves } = desk.game!;
  const { picked } = ownOf(desk);
  putOwn({ typed: '', fault: undefined });
  const request = { text: start, moves: [...moves, writeTurn(turn)] };
  const state = await client.get<GameState>('amazons', 'play', request).catch(() => undefined);
  const there = now().desks.amazons;
  if (!there || ownOf(there).picked !== picked) return;
  if (!picked.to) return refuse(t('Invalid move to {0}: {1}.', turn.to, faultInWords(grid, turn.from, state?.fault)));
  refuse(t('Invalid shot at {0}: {1}. Choose another cell.', turn.arrow, faultInWords(gone(grid, turn.from, turn.to), turn.to, state?.fault)));
}

export function pickCell(desk: Desk, name: string): void {
  const { game } = desk;
  if (!game || !personPicks(desk)) return;
  const { picked } = ownOf(desk);
  const { moves } = game.state;
  const fits = choices(moves, picked).has(name);
  const cell = cellNamed(game.grid, name);
  const amazon = cell === undefined ? undefined : pieceOn(game.grid, cell);
  const own = amazon !== undefined && sideOf(game.grid, amazon) === toMove(desk);
  const stage = stageOf(picked);
  if (stage === 'from' || (stage === 'to' && own)) {
    if (stage === 'to' && name === picked.from) return putOwn({ picked: {}, typed: '', fault: undefined });
    if (!choices(moves, {}).has(name))
      return refuse(amazon === undefined ? t('There is no amazon on {0}.', name) : own ? t('The amazon on {0} is blocked in.', name) : t('The amazon on {0} is not yours.', name));
    putOwn({ picked: { from: name }, typed: '', fault: undefined, pointed: undefined });
    return say(t('Amazon on {0}', name));
  }
  if (stage === 'to') {
    if (!fits) return void askWhy(desk, { from: picked.from!, to: name, arrow: picked.from! });
    putOwn({ picked: { ...picked, to: name }, typed: '', fault: undefined });
    return say(t('{0} to {1}', picked.from!, name));
  }
  const { from, to } = picked as { from: string; to: string };
  if (!fits) return void askWhy(desk, { from, to, arrow: name });
  putOwn({ typed: '', fault: undefined, ...(!ownOf(desk).exploring && { paused: false }) });
  void move('amazons', writeTurn({ from, to, arrow: name }));
}

export function pick(desk: Desk, touch: Touch): void {
  // Enter after a cell's name means that cell, wherever the cursor is.
  if (touch.kind === 'key' && finishTyping()) return;
  pickCell(desk, nameOf(desk.game?.grid ?? desk.grid, touch.cell));
}

/** A stage back: the shot, the movement, the amazon. */
export function stageBack(desk: Desk): boolean {
  const { picked, typed, pointed, asks, exploring } = ownOf(desk);
  if (asks) putOwn({ asks: undefined });
  else if (typed) putOwn({ typed: '' });
  else if (picked.to) putOwn({ picked: { from: picked.from! }, fault: undefined });
  else if (picked.from) putOwn({ picked: {}, fault: undefined });
  else if (pointed) putOwn({ pointed: undefined });
  else if (exploring) void showGame();
  else return false;
  return true;
}

// ---- By dragging: the amazon to its cell, then from it, or from anywhere, the shot ----

export const carry = {
  begin: (desk: Desk, from: number): 'piece' | 'line' | undefined => {
    const { game } = desk;
    if (!game || !personPicks(desk)) return undefined;
    const { picked } = ownOf(desk);
    if (picked.to) return 'line';
    return choices(game.state.moves, {}).has(nameOf(game.grid, from)) ? 'piece' : undefined;
  },
  over: (desk: Desk, from: number, cell: number | undefined): void => {
    const { picked, aim } = ownOf(desk);
    const { grid, state } = desk.game!;
    if (!picked.to) {
      const name = nameOf(grid, from);
      if (picked.from !== name) pickCell(desk, name);
      return;
    }
    const name = cell === undefined ? undefined : nameOf(grid, cell);
    const wanted = name !== undefined && choices(state.moves, picked).has(name) ? name : undefined;
    if (wanted !== aim) putOwn({ aim: wanted });
  },
  drop: (desk: Desk, _from: number, cell: number | undefined): void => {
    putOwn({ aim: undefined });
    if (cell === undefined || !desk.game) return;
    const name = nameOf(desk.game.grid, cell);
    if (choices(desk.game.state.moves, ownOf(desk).picked).has(name)) pickCell(now().desks.amazons!, name);
  },
};

let waits: ReturnType<typeof setTimeout> | undefined;

/** d1 may become d10: it is taken when nothing longer can come, with the next key, or after a moment. */
function typeOn(desk: Desk, typed: string): void {
  clearTimeout(waits);
  const { rows } = desk.game!.grid;
  const number = typed.slice(1);
  if (!number) return putOwn({ typed, fault: undefined });
  const more = number.length === 1 && Number(number) * 10 <= rows;
  if (!more) return pickCell(desk, typed);
  putOwn({ typed, fault: undefined });
  waits = setTimeout(finishTyping, 900);
}

function finishTyping(): boolean {
  clearTimeout(waits);
  const desk = now().desks.amazons;
  const typed = desk ? ownOf(desk).typed : '';
  if (!desk || !/^[a-z]\d+$/.test(typed)) return false;
  pickCell(desk, typed);
  return true;
}

export function key(desk: Desk, event: KeyboardEvent): boolean {
  const { game } = desk;
  if (!game || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Escape') return stageBack(desk);
  const steps = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' } as const;
  if (event.key in steps) {
    browse(desk, steps[event.key as keyof typeof steps]);
    return true;
  }
  if (event.key === 'r' && game.grid.cols < 18) {
    end({ what: 'restart' });
    return true;
  }
  if (!personPicks(desk)) return false;
  const { typed } = ownOf(desk);
  const lower = event.key.toLowerCase();
  if (/^[a-z]$/.test(lower) && lower.charCodeAt(0) - 97 < game.grid.cols) {
    finishTyping();
    typeOn(now().desks.amazons!, lower);
    return true;
  }
  if (/^\d$/.test(event.key) && typed) {
    typeOn(desk, typed + event.key);
    return true;
  }
  if (event.key === 'Backspace' && typed) {
    putOwn({ typed: typed.slice(0, -1) });
    return true;
  }
  if ([' ', '-', '/', ',', 'Enter'].includes(event.key) && typed) return finishTyping();
  return false;
}

export function targets(desk: Desk): number[] {
  const { game } = desk;
  if (!game || !personPicks(desk)) return [];
  const names = choices(game.state.moves, ownOf(desk).picked);
  return [...names].flatMap((name) => cellNamed(game.grid, name) ?? []);
}

/** A game that begins has nothing before it and nothing to do again. */
const begun = ({ moves, undone }: Game): boolean => moves.length === 0 && undone.length === 0;

/** After a turn, a turn taken back, or a beginning: amazons keep their order, and whoever is next goes on. */
export function moved(desk: Desk): void {
  const { game } = desk;
  if (!game) return;
  const own = ownOf(desk);
  if (game.state.refused) return updateGame('amazons', { grid: own.last ? inOrderOf(own.last, game.grid) : game.grid });
  const { from, to } = own.picked;
  const before = own.last && from && to ? gone(own.last, from, to) : own.last;
  const grid = before ? inOrderOf(before, game.grid) : game.grid;
  const turns = game.moves.length;
  const fewer = turns < own.count;
  const more = turns === own.count + 1;
  updateGame('amazons', { grid });
  if (begun(game))
    putOwn({ exploring: false, line: [], tree: [], used: [0, 0], resigned: undefined, late: undefined, review: undefined, asks: undefined });
  const path = followed(now().desks.amazons!);
  putOwn({
    ...path, last: grid, count: turns, picked: {}, typed: '', fault: undefined, pointed: undefined, aim: undefined,
    flies: more ? (from && to ? 'at once' : 'late') : undefined,
    ...(turns > 0 && { left: undefined }),
  });
  if (own.exploring) {
    const last = game.moves.at(-1);
    return say(last ? t('Move {0}, {1}: {2}', turns, toMove(desk) === 1 ? t('Black') : t('White'), last) : t('Initial position'));
  }
  if (fewer) putOwn(onAgain(own));
  if (begun(game) && (game.state.figures.turn ?? 0) > 0) return void unfold();
  const after = now().desks.amazons!;
  // Against the computer two turns go back, or come again, at once.
  const oneComputer = own.seats[0].by !== own.seats[1].by;
  const computerNext = own.seats[toMove(after) - 1]!.by === 'computer';
  if (oneComputer && computerNext && fewer && turns > 0) return void undo('amazons');
  if (oneComputer && computerNext && more && game.undone.length > 0) return void redo('amazons');
  const next = toMove(after) === 1 ? t('White to move') : t('Black to move');
  if (fewer && turns > 0) say(`${own.count - turns === 1 ? t('The last move was undone.') : t('The last two moves were undone.')} ${next}.`);
  const played = more ? game.moves.at(-1) : undefined;
  const winner = winnerOf(after);
  if (winner) say(`${winner === 1 ? `${t('Black has no moves left.')} ${t('White wins')}` : `${t('White has no moves left.')} ${t('Black wins')}`}.`);
  else if (played) say(`${toMove(after) === 1 ? t('Black played {0}.', played) : t('White played {0}.', played)} ${next}.`);
}

// ---- What the board shows besides ----

const withRings = new WeakMap<Grid, { nearer: number[]; grid: Grid }>();

function ringed(grid: Grid, nearer: number[]): Grid {
  const known = withRings.get(grid);
  if (known?.nearer === nearer) return known.grid;
  const made = withTerritory(grid, nearer);
  withRings.set(grid, { nearer, grid: made });
  return made;
}

export function dress(desk: Desk, picture: Picture): Picture {
  const own = ownOf(desk);
  const out = { ...picture, turned: isTurned(desk) };
  const { outlook } = knownOf(desk);
  if (own.territory && outlook && desk.mode !== 'edit') out.grid = ringed(out.grid, outlook.nearer);
  const playing = desk.mode === 'play' && desk.game && !isOver(desk);
  const { from, to } = own.picked;
  if (playing && from) {
    if (to) out.grid = gone(out.grid, from, to);
    const cell = cellNamed(out.grid, to ?? from);
    const chosen = cell === undefined ? undefined : pieceOn(out.grid, cell);
    if (chosen !== undefined) out.chosen = chosen;
  }
  const pointed = own.pointed ?? (from ? undefined : slipHere(desk)?.better) ?? (playing ? desk.game!.hint?.moves[0] : undefined);
  if (pointed) out.arrows = arrowsOf(out.grid, pointed);
  const slip = own.pointed || from ? undefined : slipHere(desk);
  const played = slip && own.line[slip.turn];
  if (played) out.arrows = [...arrowsOf(out.grid, played).map((arrow) => ({ ...arrow, worse: true })), ...(slip.better ? out.arrows : [])];
  if (playing && from && to && own.aim) out.arrows = arrowsOf(out.grid, writeTurn({ from, to, arrow: own.aim })).slice(1);
  return out;
}
