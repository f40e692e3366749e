import type { ComponentChildren, VNode } from 'preact';

import type { Style } from '../api/protocol';
import type { Grid } from '../grid/grid';
import type { Desk, Game, Section } from '../state/state';
import type { Picture } from './picture';

// What a world's folder gives the board and the shell. Everything else about it the server knows.

export interface Example { file: string; puzzle?: number; title: string }

/** A pointer on the board, or Enter on a cell. */
export interface Touch { cell: number; kind: 'mouse' | 'touch' | 'pen' | 'key' }

/** How far a piece may be dragged, in cells. */
export interface Range { axis: 'x' | 'y'; least: number; most: number }

/** For who plays here for the first time; gone for good once it is done. */
export interface Hint { text: () => string; done: (game: Game) => boolean }

/** A button, perhaps with a key of the game. */
export interface Act { label: string; key?: string; go: () => unknown }

/** How a game ended, and where one goes from there. */
export interface Ending {
  won: boolean;
  title: string;
  lines: string[];
  stars?: 1 | 2 | 3; // against the best there is
  next?: Act | undefined;
  review?: () => unknown;
  others?: Act[];
}

export interface WorldView {
  /** From easy to hard; the first is opened first. */
  examples: Example[];
  /** What wins, in a few words, and what one needs to know for it; keys of the texts. */
  goal: string;
  hints: Hint[];
  /** A pictogram of 24 x 24 for the bar, in currentColor. */
  pictogram: () => VNode;
  /**
   * How a cell of this style is drawn, in a square of 1 x 1; nothing: as the board draws every style. Aside: the thread
   * goes over its middle, and its value makes room.
   */
  cell?: (style: Style, index: number, aside?: boolean) => VNode | undefined;
  /** The same for a piece, in its own extent. */
  piece?: (grid: Grid, piece: number, chosen: boolean) => VNode | undefined;
  /** The walker in a square of 1 x 1. */
  walker?: (desk: Desk) => VNode;
  /** Over the cells and pieces while playing, in cells from the board's corner: what flies, what burns. */
  over?: (desk: Desk) => VNode | undefined;
  /** The last word on what the board shows: arrows, a turn half made, who is nearer to what. */
  dress?: (desk: Desk, picture: Picture) => Picture;
  /** Colours that stay the same in light and dark. */
  boardClass?: string;

  /** A file with many boards that the world's own part of the Board section lists: it is in no other list. */
  collection?: string;
  /** Generator options that are shown at once; the others are under "more". */
  mainOptions: string[];
  /** The Solve section says how hard a board is. */
  rated?: boolean;
  /** Further parts of the panel's sections, under the shared ones. */
  sections?: Partial<Record<Section, (props: { desk: Desk }) => ComponentChildren>>;
  /** The figures of the moment stand in `beside`, not at the head of the board. */
  ownFigures?: boolean;
  /** Lines over and under the board: the players of a game. */
  above?: (props: { desk: Desk }) => ComponentChildren;
  below?: (props: { desk: Desk }) => ComponentChildren;
  /** Beside or over the board: an evaluation bar, a difficulty, energy in large. */
  beside?: (props: { desk: Desk }) => ComponentChildren;

  /** Keys of the game besides the shared ones (undo, redo, restart, hint). True: it was one. */
  key?: (desk: Desk, event: KeyboardEvent) => boolean;
  /** Undoes what was no move: a resignation, a restart. True: there was one. */
  undoEnding?: (desk: Desk) => boolean;
  /** Cells that can be chosen now, by mouse, touch or keyboard cursor. */
  targets?: (desk: Desk) => number[];
  /** A click, tap or Enter on a cell while playing. */
  pick?: (desk: Desk, touch: Touch) => void;
  /** Dragging a piece: how far it may go, and where it was let go. */
  drag?: {
    range: (desk: Desk, piece: number) => Range | undefined;
    drop: (desk: Desk, piece: number, by: number) => void;
  };
  /** Brushes that change a board under its answer: the two ends, which are dragged, and walls, which are drawn and erased. */
  live?: { ends: readonly string[]; wall: string; floor: string };
  /** Dragging from one cell to any other: a piece that goes along with the pointer, or nothing but a line that the world draws. */
  carry?: {
    begin: (desk: Desk, from: number) => 'piece' | 'line' | undefined;
    over: (desk: Desk, from: number, cell: number | undefined) => void;
    drop: (desk: Desk, from: number, cell: number | undefined) => void; // after `over`
  };
  /** Called when a game begins, a move was made, or the game ended. */
  moved?: (desk: Desk) => void;
  /** The board to play after this one; nothing: the next one of its file. */
  next?: (desk: Desk) => Act | undefined;
  /** How the game ended, where it is not won or lost against the best there is; nothing: it goes on. */
  ending?: (desk: Desk) => Ending | undefined;
  /** What of desk.own a reload of the page is to leave as it is, as plain data; and the way back, with the game there already. */
  keeps?: {
    of: (desk: Desk) => unknown;
    back: (desk: Desk, kept: unknown) => void;
    /** The same for a link, as short as can be: what matters to whoever gets it. */
    write?: (desk: Desk) => string | undefined;
    read?: (code: string) => unknown;
  };
}

/** What is shown of a desk, by its world's view: the board, a section of the panel. */
export interface DeskProps { desk: Desk; view: WorldView }
