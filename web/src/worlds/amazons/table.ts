import type { Outlook, Report, Review } from '../../api/protocol';
import type { Grid } from '../../grid/grid';
import { keep, kept } from '../../state/kept';
import type { Desk } from '../../state/state';
import { now, updateDesk } from '../../state/store';
import { begins, type Tried } from './lines';
import type { Picked } from './turns';

// What the table of Amazons keeps besides the game: who sits where, what has been picked of a turn, what is looked at.

export type Side = 1 | 2;

/** A level by its name, or seconds a move: "3s". */
export interface Seat { by: 'person' | 'computer'; level: string }

/** What ends a game that is under way, and so is asked first. */
export type Leave = { what: 'resign' | 'restart' } | { what: 'new'; puzzle: number };

export interface AmazonsOwn {
  seats: [Seat, Seat];
  picked: Picked;
  typed: string; // of a cell's name
  aim?: string; // the cell that a shot is being dragged to
  fault?: string; // why the last pick was none
  paused: boolean;
  thinking?: Side;
  resigned?: Side;
  late?: boolean; // not resigned: the time ran out
  line: string[]; // the game; the board may show another path of the tree
  tree: Tried[];
  exploring: boolean; // the board is for trying: nobody's clock runs, and the computer waits
  used: [number, number]; // milliseconds
  minutes: number; // that each side has, 0: as many as they like
  asks?: Leave;
  left?: { what: Leave['what']; desk: Desk }; // how it was before
  last?: Grid; // the board as it was shown last, for the order of its amazons
  count: number; // turns that were shown last
  flies?: 'at once' | 'late'; // the last arrow: after its amazon has landed, where that has still to go
  analysis: boolean;
  territory: boolean;
  pointed?: string; // a turn that is shown by arrows
  outlook?: { key: string; outlook: Outlook };
  best?: { key: string; report?: Report; busy: boolean };
  review?: { key: string; review?: Review; busy: boolean; fraction?: number };
}

export const isSeats = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((seat: Seat) => ['person', 'computer'].includes(seat?.by) && typeof seat.level === 'string');

function first(): AmazonsOwn {
  return {
    seats: kept<[Seat, Seat]>('amazons.seats', [{ by: 'person', level: 'easy' }, { by: 'computer', level: 'beginner' }], isSeats),
    picked: {},
    typed: '',
    paused: false,
    line: [],
    tree: [],
    exploring: false,
    used: [0, 0],
    minutes: kept('amazons.minutes', 0, (value) => typeof value === 'number'),
    count: 0,
    analysis: kept('amazons.analysis', false, (value) => typeof value === 'boolean'),
    territory: false,
  };
}

let fresh: AmazonsOwn | undefined;

export const ownOf = (desk: Desk): AmazonsOwn => (desk.own.amazons as AmazonsOwn | undefined) ?? (fresh ??= first());

export function putOwn(change: Partial<AmazonsOwn>): void {
  updateDesk('amazons', (desk) => ({ own: { ...desk.own, amazons: { ...ownOf(desk), ...change } } }));
}

export function setSeat(desk: Desk, side: Side, change: Partial<Seat>): void {
  setSeats(ownOf(now().desks.amazons ?? desk).seats.map((seat, i) => (i + 1 === side ? { ...seat, ...change } : seat)) as [Seat, Seat]);
}

export function setSeats(seats: [Seat, Seat]): void {
  keep('amazons.seats', seats);
  putOwn({ seats, picked: {}, typed: '', fault: undefined });
}

/** The new time counts from now. */
export function setMinutes(minutes: number): void {
  keep('amazons.minutes', minutes);
  putOwn({ minutes, used: [0, 0] });
}

export const toMove = (desk: Desk): Side => (desk.game?.state.figures.player === 2 ? 2 : 1);

export const isOver = (desk: Desk): boolean =>
  desk.game !== undefined && (desk.game.state.standing !== 'running' || resignedIn(desk) !== undefined);

/** Who gave up, or had no time left: that is said of the game, not of what is tried. */
export const resignedIn = (desk: Desk): Side | undefined => (ownOf(desk).exploring ? undefined : ownOf(desk).resigned);

/** A game that somebody would miss: begun, though all of it may have been taken back, and not over. */
export const underWay = (desk: Desk): boolean =>
  desk.game !== undefined && (ownOf(desk).line.length > 0 || desk.game.undone.length > 0) && (ownOf(desk).exploring ? ownOf(desk).resigned === undefined : !isOver(desk));

export function winnerOf(desk: Desk): Side | undefined {
  const resigned = resignedIn(desk);
  if (resigned) return resigned === 1 ? 2 : 1;
  const winner = desk.game?.state.figures.winner;
  return winner === 1 || winner === 2 ? winner : undefined;
}

/** Who plays Black against the computer has it below. */
export const isTurned = (desk: Desk): boolean => {
  const [white, black] = ownOf(desk).seats;
  return desk.game !== undefined && (desk.mode === 'play' || desk.mode === 'watch') && white.by === 'computer' && black.by === 'person';
};

export const personPicks = (desk: Desk): boolean =>
  desk.mode === 'play' && desk.game !== undefined && !isOver(desk) &&
  (ownOf(desk).exploring || ownOf(desk).seats[toMove(desk) - 1]!.by === 'person');

/** The position that is on the board, for whoever is asked about it. */
export const positionOf = ({ mode, game, parsed }: Desk): { text: string; moves: string[] } =>
  mode === 'play' && game ? { text: game.start, moves: game.moves } : { text: parsed.text, moves: [] };

export const keyOf = ({ text, moves }: { text: string; moves: string[] }): string => `${text}\n${moves.join(' ')}`;

/** What is known of the position on the board; of another it is of no use. */
export function knownOf(desk: Desk): { outlook: Outlook | undefined; best: AmazonsOwn['best'] } {
  const { outlook, best } = ownOf(desk);
  const key = keyOf(positionOf(desk));
  return { outlook: outlook?.key === key ? outlook.outlook : undefined, best: best?.key === key ? best : undefined };
}

/** A move of the game that cost much, where the board shows the position before it. */
export function slipHere(desk: Desk): Review['slips'][number] | undefined {
  const { line, review, exploring } = ownOf(desk);
  const { game } = desk;
  if (!exploring || desk.mode !== 'play' || !game || !begins(line, game.moves)) return undefined;
  return review?.key === keyOf({ text: game.start, moves: line }) ? review.review?.slips.find(({ turn }) => turn === game.moves.length) : undefined;
}
