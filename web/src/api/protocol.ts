// What the page reads of the server's answers; src/server/openapi.json has all that goes between them. Rules live there:
// the page asks what is legal, and draws.

// ---- What a board looks like (render/scene.h) ----

export type Role =
  | 'paper' | 'surface' | 'ink' | 'wall' | 'quiet' | 'line' | 'thread' | 'gain' | 'cost' | 'danger'
  | 'search' | 'rival' | 'piece' | 'deep' | 'ivory' | 'ebony';

/** cost, piece, deep: the level is a place on a scale; every other role: opacity. */
export type Paint = [role: Role, level: number];

export type Mark = 'none' | 'gem' | 'disc' | 'square' | 'patch' | 'amazon' | 'spent' | 'dot' | 'ring';

export interface Style {
  fill: Paint;
  ink: Paint;
  text?: string;
  mark?: Mark;
  solid?: boolean;
  tag?: string;
  sign?: string;
}

export interface Axes { x: string; y: string; up: boolean; first: number; letters: boolean }

/** Bits in base64, bit i of the row-major cell i is bit i % 8 of byte i / 8: passages right and down, rooms that are there. */
export interface Walls { right: string; down: string; rooms?: string }

export interface Piece { row: number; col: number; rows: number; cols: number; style: number }

export interface Board {
  rows: number;
  cols: number;
  styles: Style[];
  /** Run lengths, row by row from the top: style, how many, style, how many, ... */
  cells: number[];
  axes?: Axes;
  walls?: Walls;
  pieces?: Piece[];
  gate?: number;
}

/** Points are in cells from the board's upper left corner: x to the right, y down. */
export interface Arrow { from: [number, number]; to: [number, number]; text?: string; dashed?: boolean }

/** The title is in words, and goes with the value: "1 step", "2 steps". */
export interface Figure { name: string; title: string; value: string }

export interface LegendEntry { style: number; text: string }

export interface Scene {
  title: string;
  board: Board;
  /** Cells as row * cols + col. */
  thread?: number[];
  figures?: Figure[];
  legend?: LegendEntry[];
  arrows?: Arrow[];
}

export interface Frame {
  /** So many cells of the thread are walked; the walker stands on the last of them. */
  walked?: number;
  /** [cell, style] */
  changes?: [number, number][];
  /** [cell, direction, passage]: 'down' | 'right' | 'up' | 'left' */
  digs?: [number, Direction, boolean][];
  /** [piece, row, col] */
  shifts?: [number, number, number][];
  figures?: Figure[];
  arrows?: Arrow[];
  lasts?: number;
}

/** A scene before its first frame, and what changes, frame after frame. One frame is one step of the player. */
export interface Motion { scene: Scene; frames: Frame[] }

export type Direction = 'down' | 'right' | 'up' | 'left';

// ---- Worlds: GET /api/worlds ----

export interface OptionSpec {
  name: string;
  help: string;
  fallback: string;
  choices?: string[];
  file?: boolean;
  flag?: boolean;
}

export interface Brush { name: string; style: Style; touch: 'cell' | 'edge' | 'across'; length?: number }

export interface Fact { name: string; value: string; choices?: string[]; least?: number; most?: number }

export interface World {
  name: string;
  objectives: string[];
  algorithms: string[];
  /** Solutions are moves in words: nobody walks a route. */
  slides: boolean;
  traces: 'nothing' | 'cells' | 'pieces';
  traced_algorithms: string[];
  formats: { name: string; help: string }[];
  pictures: string[];
  generate: OptionSpec[];
  making: boolean;
  brushes?: Brush[];
  levels?: string[];
  translates_to: string[];
}

/** The most that is shown at all, in the making, of a search, and of a solution step by step. */
export interface Limits { cells: number; cells_in_making: number; cells_traced: number; steps_in_motion: number }

/** Embeds: other pages may show /embed in a frame. */
export interface Worlds { worlds: World[]; limits: Limits; embeds: boolean }

// ---- Operations: POST /api/WORLD/NAME, or the same over the socket ----

/** `more` is what else is wrong with the same text. */
export interface ApiError { message: string; line?: number; column?: number; more?: ApiError[] }

/** POST /api/recognise {text} */
export interface Recognised { world: string }

/** parse {text, puzzle?}, and what edit, blank, resize, generate and translate answer too. */
export interface Parsed {
  world: string;
  /** Of the one puzzle that is shown. */
  text: string;
  /** Where a file has several: all of them by title and line, and which one is shown, from 0. */
  puzzles?: { title: string; line: number }[];
  puzzle?: number;
  scene: Scene;
  facts?: Fact[];
  /** Of the world's, those that this board can be written and drawn in. */
  formats: string[];
  pictures: string[];
  warnings: string[];
}

/** Of edit {text, strokes, facts?}. */
export interface Stroke { row: number; col: number; brush: string; side?: Direction }

export interface Solution {
  steps?: number;
  moves?: number;
  life?: number;
  energy?: number;
  cost?: number;
  /** [x, y] in the world's own coordinates */
  route?: [number, number][];
  slides?: string[];
  [figure: string]: unknown;
}

/** A route that does not win: where it kills, and of an impossible map how near it comes. */
export interface Attempt {
  steps: number;
  nearest?: { cell: [number, number]; away: number; proven: boolean };
  death?: { step: number; cell: [number, number]; life?: number; energy?: number };
  route: [number, number][];
}

/** The most life or energy on arrival in so many steps, and the most that could be. The listed solutions are the rows' routes. */
export interface TradeOffRow { steps: number; life?: number; energy?: number; bound: number }

/** The object of `ariadne solve --json`, and with it the answer in motion and as a still, and how it is written. */
export interface Report {
  world: string;
  objective: string;
  verdict: 'solved' | 'impossible' | 'unknown';
  proven: boolean;
  reason?: string;
  stopped?: string;
  feasible?: Solution;
  optimal?: Solution;
  attempt?: Attempt;
  bound?: number;
  optimal_count?: string;
  listed?: Solution[];
  trade_off?: TradeOffRow[];
  least?: { low: number; high?: number };
  stats: { expanded: number; seconds: number };
  warnings: string[];
  [table: string]: unknown;
}

export interface Solved {
  report: Report;
  /** The verdict in words, and what the attempt came to. */
  sentence: string;
  /** Of the best solution, or the attempt, when there is one and it is not too long (then thread in the still is all there is). */
  motion?: Motion;
  still?: Scene;
  /** The same as text to copy. */
  words?: string;
}

/** motion {text, solution, moves?}: a solution of a report's list in motion. Answer: {motion?, still, words}. */
export interface Shown { motion?: Motion; still: Scene; words: string }

/** trace {text, objective?, algorithm, seconds?, most?, details?}: the search itself. */
export interface Traced {
  report: Report;
  /** Cells as row * cols + col in the order of expansion, where the world traces cells. */
  cells?: number[];
  /** For each expanded state, where the scene's pieces stand: row * cols + col each, where it traces pieces. */
  states?: number[][];
  /** More was expanded than is listed here. */
  cut: boolean;
  /** With details. */
  opened?: Opened;
  /** For each expansion, which of those opened it is. */
  taken?: number[];
}

/** Every state put on the open list, in order, in columns. f = g + h. */
export interface Opened {
  /** What is taken next: the least f and of equals the newest, the oldest, the newest, or by a rule of the algorithm's own. */
  order: 'least' | 'oldest' | 'newest' | 'own';
  /** What a step counts in g and h, and what one less of life or energy does. */
  step: number;
  loss: number;
  cell?: number[];
  /** Of a board of pieces: the one that has moved since the parent's state, and where it is; -1 where a search begins. */
  piece?: number[];
  to?: number[];
  /** The expansion that it comes from, -1 where a search begins. */
  parent: number[];
  g: number[];
  h: number[];
  /** The expansion during which it was opened, -1 before the first. */
  at: number[];
  /** An opening of the same state, at a greater cost, that leaves the list for it; -1: none. */
  replaces: number[];
  /** Reached, and not on the list. */
  goals: number[];
}

/** bound {text, objective?, algorithm, pieces}: what the bound of a state is made of. */
export interface Bound { bound: number; parts: { piece: number; value: number; why: string }[] }

/** play {text, moves, settings?}: the game after these moves; the last one may be refused, and then is not made. */
export interface GameState {
  board: Board;
  /** row * cols + col */
  walker?: number;
  /** 'energy', 'steps', 'moves', 'turn', 'winner', ... */
  figures: Record<string, number>;
  standing: 'running' | 'won' | 'lost';
  /** Of the board's pieces. */
  chosen?: number;
  /** Those that would not be refused. */
  moves: string[];
  settings: { name: string; values: string[]; value: string }[];
  refused: boolean;
  /** The text is empty where there is nothing to say. */
  events: { name: string; value: number; text: string }[];
  /** Why the last move was refused, where the world can say ('in_the_way'), and the cell that it is about. */
  fault?: { reason: string; cell: number };
}

/** plan {text, moves, settings?, objective?, seconds?}: how the computer would go on. */
export interface Plan {
  verdict: 'solved' | 'impossible' | 'unknown';
  proven: boolean;
  reason?: string;
  moves: string[];
  figures: Record<string, number>;
  /** Cells that the moves go along, for the thread. */
  way: number[];
  /** The cells of the first move, for games without a walker. */
  first: number[];
}

export interface Measure {
  name: string; // by which it is known; title, unit and meaning are for people
  title: string;
  value: number;
  decimals: number;
  unit?: string;
  meaning?: string;
  term?: boolean;
  cuts?: number[]; // where the level changes: at least so much is the next one
}
/** rate {text, moves?, seconds?} */
export interface Rating {
  level?: string;
  measures: Measure[];
  remarks: string[];
  impossible?: boolean; // proven
  histogram?: Histogram;
}
/** How many things have the value 0, 1, 2 and so on. */
export interface Histogram { title: string; counts: number[] }

/** convert {text, format, moves?} */
export interface Converted { text: string }

// ---- Games of two ----

/** engine {text, moves?, level?, milliseconds?}: the computer's turn. */
export interface EngineAnswer { move?: string }

/** outlook {text, moves?} */
export interface Outlook {
  first: number;
  proven: boolean;
  /** For each cell: 1, -1, 0. */
  nearer: number[];
}

/** review {text, moves?, seconds?} */
export interface Review {
  first: (number | null)[];
  slips: { turn: number; before: number; after: number; better?: string }[];
  turning?: number;
  decided?: number;
}

// ---- The socket: /api/socket ----

export interface Progress { phase: string; fraction?: number; nodes: number; seconds: number; best?: number; bound?: number }

export type Answer =
  | { id: number; event: 'queued'; ahead: number }
  | { id: number; event: 'started' }
  | { id: number; event: 'progress'; progress: Progress }
  | { id: number; event: 'said'; said: Record<string, unknown> }
  | { id: number; event: 'done'; result: unknown }
  | { id: number; event: 'failed'; status: number; error: ApiError };
