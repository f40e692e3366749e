import type { Language, WorldName } from '../../shell/state';

// The help of each world. It is read seldom, so each language comes when it is asked for.

export interface WorldHelp {
  rules: string[];
  /** Keys, blank between them, and what they do. */
  keys: [string, string][];
  /** What is said of each of the world's sample files, in their order. */
  formats: string[];
}

export interface Help {
  title: (world: string) => string;
  rules: string;
  keys: string;
  formats: string;
  /** Keys of every world: in a game, in the player, anywhere. */
  game: [string, string][];
  player: [string, string][];
  page: [string, string][];
  inGame: string;
  inPlayer: string;
  onPage: string;
  worlds: Record<WorldName, WorldHelp>;
}

export const helpIn: Record<Language, () => Promise<Help>> = {
  en: () => import('./en').then((module) => module.help),
  es: () => import('./es').then((module) => module.help),
  cs: () => import('./cs').then((module) => module.help),
};

/** Small files that the help shows, the same in every language. */
export const samples: Record<WorldName, string[]> = {
  maze: ['N=4, M=11, P=8\n###########\n#S3333333E#\n#T00000333#\n###########', '(1,2) (1,1) (2,1)'],
  labyrinth: ['LABYRINTH 3 4\nentrance 0 0\nexit 2 3\n _ _ _ _\n|_  |_  |\n|  _   _|\n|_ _|_ _|', '[0, 0] [0, 1] [1, 1]'],
  pacman: ['4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V',
    '{"SIRKA": 4, "VYSKA": 3,\n "START": {"X": 1, "Y": 2, "E": 10}, "CIL": {"X": 4, "Y": 3},\n "PLAN": ["V,J3,J4,B2", "V,V,Z7,J1", "V,V,Z4,V"]}'],
  rush: ['..BCCC\n..B..D\n.AA..D\n.....E\n.....E\n.....E', '..BCCC..B..D.AA..D.....E.....E.....E'],
  amazons: ['a4,d1,g1,j4\na7,d10,g10,j7\n\n1', '3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w', '1. d1-d8/b6 g10-g3/i5\n2. j4-d4/i4 a7-d7/g7'],
};
