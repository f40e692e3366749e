import type { WorldName } from '../../state/state';
import { word } from '../texts';

// The help of each world.

interface WorldHelp {
  rules: string[];
  /** Keys, blanks between them and commas between those that do the same, and what they do. */
  keys: [string, string][];
  /** Titles and texts; what such a file looks like is in `samples`, in the same order. */
  formats: [string, string][];
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

/** Files are written alike in every language, but for the titles that people give. */
export const samples = (): Record<WorldName, string[]> => ({
  maze: [
    'N=4, M=11, P=8\n###########\n#S3333333E#\n#T00000333#\n###########',
    '(1,2) (1,1) (2,1) (3,1)',
    '1,2 1,1 -5\n1,1 2,1 0',
  ],
  labyrinth: [
    'LABYRINTH 3 4\nentrance 0 0\nexit 2 3\n _ _ _ _\n|_  |_  |\n|  _   _|\n|_ _|_ _|',
    'weights\n3/- -/5 2/- -/1\n1/4 2/- 9/6 -/-\n7/- -/- 8/- -/-',
    '{ "labyrinth": { "rows": 1, "cols": 2, "drawing": [" _ _", "|_ _|"] } }',
  ],
  pacman: [
    '4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V',
    '{ "SIRKA": 4, "VYSKA": 3,\n  "START": { "X": 1, "Y": 2, "E": 10 },\n  "CIL": { "X": 4, "Y": 3 },\n  "PLAN": ["V,J3,J4,B2", "V,V,Z7,J1", "V,V,Z4,V"] }',
    '(1,2) (2,2) (2,3) (3,3) (4,3)',
  ],
  rush: [
    'BBBCDE\nFGGCDE\nF.AADE\nHHI...\n.JI.KK\n.JLLMM',
    `# ${word('beginner')} 1\n5 ...BBB....CD.AAECD...EFF...E........ 1949`,
    'B-1 C+2 A+3',
  ],
  amazons: [
    'a7,g1,i9,j6\nb1,b10,g7,i3\na10,a8,a6,b7,b6,b3,b2\n1',
    '1q2q1/q4q/6/6/Q4Q/1Q2Q1 w',
    '1. d1-d8/b6 g10-g3/i5\n2. j4-d4/i4 a7-d7/g7',
  ],
});
