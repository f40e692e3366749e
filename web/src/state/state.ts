import type { ApiError, Bound, GameState, Limits, Parsed, Plan, Progress, Rating, Solved, Traced, World } from '../api/protocol';
import type { Grid } from '../grid/grid';
import type { OpenList } from '../grid/open_list';
import type { Reel } from '../grid/reel';

// Everything the page knows, in one object. Actions replace parts of it (store.ts); what is on the screen is a function
// of it, drawn at most once a frame.

export type Language = 'en' | 'es' | 'cs';
export type Theme = 'light' | 'dark';
export const worldNames = ['maze', 'labyrinth', 'pacman', 'rush', 'amazons'] as const;
export type WorldName = (typeof worldNames)[number];

export type Page = { name: 'start' } | { name: 'world'; world: WorldName } | { name: 'help'; world: WorldName };

export interface State {
  page: Page;
  language: Language;
  theme: Theme;
  online: boolean;
  worlds: Partial<Record<WorldName, World>>; // as the server describes them
  limits: Limits; // of the server; endless until it has said them
  embeds: boolean; // other pages may show a board of this server in a frame
  embedded: boolean; // and this is one: a board, and little else
  desks: Partial<Record<WorldName, Desk>>; // what lies on each world's table
  narrow: boolean; // phone-sized: the panel is a sheet under the board
  stray?: Notice; // of a file that no world knows, on the start page
  troubles?: Partial<Record<WorldName, Notice>>; // why a world has no desk yet
  said?: string; // for the live region: what happened last
}

/** What the large board area shows and what pointer and keys do there. */
export type Mode = 'look' | 'watch' | 'play' | 'edit' | 'race';

/** Work that the server does for us. */
export interface Work {
  what: string; // a key of the texts: 'solving', 'generating', ...
  since: number; // performance.now()
  ahead?: number; // jobs before it
  progress?: Progress;
  cancel: () => void;
}

/** Said in place, in the section it belongs to. */
export interface Notice {
  tone: 'plain' | 'good' | 'bad';
  section: Section;
  text: string; // a key of the texts, or words of the server
  error?: ApiError; // with line and column
  source?: string; // the text that the error points into
  file?: string; // its name
  language?: Language; // that it was said in, where there was no desk yet; with a source, to be told again
  again?: () => void; // what failed, once more
  offers?: 'file' | 'picture'; // what can be done instead
}

export type Section = 'board' | 'solve' | 'watch' | 'play' | 'share';

export interface Desk {
  world: WorldName;
  mode: Mode;
  language: Language; // of what the server said on it
  open: Section[]; // sections of the panel that are unfolded
  notice?: Notice;
  waits?: Section; // for an answer, and for longer than a moment

  // Board
  name: string; // of the file or example, for downloads and the title
  origin: Origin;
  parsed: Parsed;
  grid: Grid; // of parsed.scene.board
  laid: number; // which board was laid here: it stays the same when that is changed by hand
  brush?: string; // of the editor
  past: string[]; // texts before each edit
  future: string[];

  // Solve
  objective: string;
  algorithm: string;
  work?: Work;
  solved?: Solved;
  asked?: object; // the request that it answers
  shown: number; // which of the listed solutions, 0 the best
  reached?: Traced; // where nothing is possible: the cells that a search got to, drawn over the board
  followed?: boolean; // the answer came with a change of the board: it is there at once
  drawing?: boolean; // the pointer draws walls under an answer
  rating?: Rating;

  // Watch
  player?: Player;
  race?: Race;
  searches?: string[]; // that were compared last
  scope?: Scope;

  // Play
  game?: Game;

  /** What one world alone keeps: its folder knows the type. */
  own: Record<string, unknown>;
}

/** Where a board came from: what a link can say instead of the whole text. */
export type Origin =
  | { from: 'text' }
  | { from: 'example'; file: string; puzzle?: number }
  | { from: 'recipe'; options: Record<string, string>; seed: number };

export interface Player {
  reel: Reel;
  kind: 'solution' | 'making' | 'game';
  step: number; // may lie between two steps while it plays
  playing: boolean;
  speed: number; // steps a second
}

/** Searches side by side; all advance together. */
export interface Race {
  id: number; // no two have the same
  lanes: Lane[];
  shown: number; // expansions shown
  playing: boolean;
  speed: number; // expansions a second
}

export interface Lane {
  algorithm: string;
  work?: Work | undefined;
  traced?: Traced | undefined;
}

/** A closer look at a search. */
export interface Scope {
  of: Traced; // that search
  work?: Work | undefined; // while it is asked for
  open?: OpenList; // nothing: not there yet
  picked?: number; // a cell, or on a board of pieces one of those opened
  bound?: { opening: number; told: Bound };
}

export interface Game {
  start: string; // the text it began with
  moves: string[];
  undone: string[]; // for redo, the last one undone at the end
  turns?: boolean[]; // for each move: it changed a figure, and did not merely choose something
  settings: Record<string, string>;
  state: GameState;
  grid: Grid; // of state.board
  best?: Plan; // from the start: par
  plan?: Plan; // from here, while its path is shown
  path?: boolean; // the path is to be shown after every move
  hint?: Plan; // shown until the next move
  work?: Work;
  comparing?: { cancel: () => void }; // what is asked for the sake of best
  wanted?: number; // performance.now() when somebody asked for it
  began: number; // performance.now() of the first move, 0 before
  ended?: number;
}
