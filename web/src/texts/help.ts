import type { WorldName } from '../state/state';
import { t } from './texts';

// The help pages: rules, keys and files of each world, and the keys that all of them share.

/** Keys, with blanks between them and commas between those that do the same, and what they do. */
export type Keys = [string, string][];

interface WorldHelp {
  rules: string[];
  keys: Keys;
  /** Title, text, and what such a file looks like. */
  formats: [string, string, string][];
}

export const gameKeys = (): Keys => [
  ['u Ctrl-Z', t('undo the last move')],
  ['y Ctrl-Y', t('redo it')],
  ['r', t('restart')],
  ['h', t("hint: the computer's next move")],
  ['p', t("show or hide the computer's route")],
];

export const playerKeys = (): Keys => [
  [t('Space'), t('play or pause')],
  ['← →', t('step back, step forward')],
  [t('Home End'), t('first step, last step')],
  ['Esc', t('close the player')],
];

export const pageKeys = (): Keys => [
  ['s', t('solve')],
  ['w', t('watch the solution')],
  ['Enter', t('play')],
  ['e', t('edit')],
  ['1 … 5', t('sections of the panel')],
  ['Ctrl-V', t('paste a board')],
  ['?', t('this page')],
];

const maze = (): WorldHelp => ({
  rules: [
    t('A runner crosses a grid from S to E, one cell per step: up, down, left or right. Cells may be entered more than once.'),
    t('The runner starts with P life. A digit costs that much life every time it is entered. A treasure gives 5 life the first time and then counts as 0. S and E cost nothing; walls cannot be entered.'),
    t('At 0 life or less on any cell but E, the runner dies. Reaching E wins and ends the run. Life has no upper limit.'),
    t('The best route is the shortest one that the runner survives; among these, one that ends with the most life is shown. Sometimes the only way is to go back and forth for a treasure.'),
    t('If there is no route, the reason is either walls (E cannot be reached at all) or life (E can be reached, but the runner always dies on the way).'),
    t('Coordinates are (x, y): x counts columns from 0 at the left, y counts rows from 0 at the bottom.'),
  ],
  keys: [
    ['← ↑ ↓ →', t('move the runner')],
    ['W A S D', t('move the runner')],
    ['M', t('safe mode on or off')],
  ],
  formats: [
    [t('Map'), t('A line with N (rows), M (columns) and P (life) in any order, then N lines of M characters: S start, E exit, # wall, 0 to 9 cost, T treasure. Trailing blanks, Windows line endings and a byte order mark are accepted. Errors are shown with line and column.'),
      'N=4, M=11, P=8\n###########\n#S3333333E#\n#T00000333#\n###########'],
    [t('Route'), t('The cells of the route, starting with S. Copy gives the same text.'), '(1,2) (1,1) (2,1) (3,1)'],
    [t('Graph'), t('The map can also be exported as a graph: GraphViz dot, GraphML, or an edge list with the life that each step costs.'),
      '1,2 1,1 -5\n1,1 2,1 0'],
  ],
});

const labyrinth = (): WorldHelp => ({
  rules: [
    t('Rooms lie in rows and columns; a passage joins two neighbours or a wall separates them. The route leads from the entrance to the exit, room by room.'),
    t('In a perfect labyrinth there is exactly one route between any two rooms. Braiding opens dead ends and makes loops.'),
    t('Passages may have weights. The best route is then the one with the lowest total, otherwise the one with the fewest steps.'),
    t('Fourteen builders dig labyrinths, each in its own way: watch them and compare the statistics. The same builder, size and seed always give the same labyrinth.'),
    t('Rooms are written [row, column], both counted from 0 at the top left.'),
  ],
  keys: [
    ['← ↑ ↓ →', t('walk')],
    ['W A S D', t('walk')],
    ['F', t('fog on or off')],
  ],
  formats: [
    [t('Labyrinth'), t('Rows and columns, entrance and exit (by default the first and the last room), then the drawing. After a line of _, each row is a | and two characters per room: _ for a wall below it, | for a wall to its right, # for no room.'),
      'LABYRINTH 3 4\nentrance 0 0\nexit 2 3\n _ _ _ _\n|_  |_  |\n|  _   _|\n|_ _|_ _|'],
    [t('Weights'), t('After the drawing, if passages have weights: for each room the weight of the passage to its right and of the one below, - where there is none.'),
      'weights\n3/- -/5 2/- -/1\n1/4 2/- 9/6 -/-\n7/- -/- 8/- -/-'],
    [t('Other formats'), t('The same as JSON; MovingAI maps, which begin with "type octile" (. G S are rooms, @ O T W are not); graphs as GraphViz dot, GraphML or an edge list. Converted to MAZE or Pac-Man, walls become cells.'),
      '{ "labyrinth": { "rows": 1, "cols": 2, "drawing": [" _ _", "|_ _|"] } }'],
  ],
});

const pacman = (): WorldHelp => ({
  rules: [
    t('Pac-Man has to reach the flag. Every step goes left, right, up or down and costs 1 energy; then the cell takes effect.'),
    t('Food gives its value once. A bomb costs its value once. A wall with a number costs its height every time it is climbed. A bomb with a skull kills. A wall without a number cannot be entered.'),
    t('Reaching the goal wins, even with exactly 0 energy. Anywhere else, 0 or less is death.'),
    t('Safe mode refuses deadly steps; a refused step costs nothing and does not count. With contest rules it refuses deadly bombs, and walls or bombs that would leave energy below 0; exactly 0 kills but is not refused. Strict refuses every deadly step.'),
    t('The computer looks for the shortest route, or for the one that arrives with the most energy.'),
    t('Coordinates are (x, y): column and row, both counted from 1 at the top left.'),
  ],
  keys: [
    ['← ↑ ↓ →', t('walk')],
    ['W A S D', t('walk')],
    ['M', t('safe mode: off, contest rules, strict')],
    ['G', t("the computer's objective: shortest route or most energy")],
    ['N, B', t('next level, previous level')],
  ],
  formats: [
    [t('Comma-separated text'), t('Width and height; column, row and energy of the start; column and row of the goal; then the rows: V empty, J1 to J9 food, Z1 to Z9 a wall of that height, Z a solid wall, B1 to B9 a bomb, B a deadly bomb. Contest maps are at most 20 by 20; larger ones are read with a warning.'),
      '4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V'],
    ['JSON', t('The same, with keys in any order: SIRKA (width), VYSKA (height), START, CIL (goal), PLAN (rows).'),
      '{ "SIRKA": 4, "VYSKA": 3,\n  "START": { "X": 1, "Y": 2, "E": 10 },\n  "CIL": { "X": 4, "Y": 3 },\n  "PLAN": ["V,J3,J4,B2", "V,V,Z7,J1", "V,V,Z4,V"] }'],
    [t('Route'), t('The cells of the route, beginning with the start.'), '(1,2) (2,2) (2,3) (3,3) (4,3)'],
  ],
});

const rush = (): WorldHelp => ({
  rules: [
    t('The red car has to leave at the right end of its row. Other cars and trucks are in its way.'),
    t('Every vehicle slides along its own row or column, forwards and backwards. Vehicles do not turn, jump or leave the board. Walls do not move.'),
    t('A move is one slide of one vehicle, however far; a step is one cell. The best solution has the fewest moves, including the last slide of the red car.'),
    t('The board is solved when the red car reaches the right edge.'),
    t('Difficulty is given in two ways: a score with four levels, from moves, vehicles moved and symmetry; and the time that people would typically need.'),
  ],
  keys: [
    [t('Drag'), t('slide a vehicle; it stops at obstacles')],
    [t('Click'), t('select a vehicle, or slide the selected one to that cell')],
    ['← ↑ → ↓', t('slide the selected vehicle along its line; otherwise, select the next one in that direction')],
    [t('Tab, Shift-Tab'), t('select the next or previous vehicle')],
    ['A … Z', t('select the vehicle with that letter; H, P, R, U and Y with Shift')],
  ],
  formats: [
    [t('Board'), t('Six rows of letters, or all 36 characters on one line: . or o is empty, x a wall, A the red car, B to Z the others. Boards that are not square need one line per row.'),
      'BBBCDE\nFGGCDE\nF.AADE\nHHI...\n.JI.KK\n.JLLMM'],
    [t('Collection'), t('Many boards, one per line. A number before a board is the fewest moves that solve it; a number after it is the count of reachable positions, as in the public database. Lines with # are comments; the last one before a board is its title.'),
      `# ${t('Beginner')} 1\n5 ...BBB....CD.AAECD...EFF...E........ 1949`],
    [t('Solution'), t('One word per move: the vehicle and how far it moves; right and down are positive.'), 'B-1 C+2 A+3'],
  ],
});

const amazons = (): WorldHelp => ({
  rules: [
    t('White and Black have four amazons each; White starts. A move has two parts, and both are required.'),
    t('First, one of your amazons moves like a chess queen: any number of empty cells along a row, column or diagonal. Then it shoots an arrow from its new cell, which flies the same way.'),
    t('The cell where the arrow lands is burnt: nothing can stop on it or pass it for the rest of the game. The cell that the amazon left is already empty, so the arrow may land on it or fly over it.'),
    t('A player who cannot complete a move loses. There are no draws. You may resign when it is your move.'),
    t('Usually the player who gets to more cells first wins: the territory map shows who is closer to each cell.'),
  ],
  keys: [
    [t('Click'), t('the amazon, then its new cell, then the target of the arrow; right click or Escape goes one step back')],
    [t('Drag'), t('the amazon to its new cell, then the arrow to its target')],
    [t('Click on a move'), t('shows the position after it; another move from there is a variation, and the game stays as it is')],
    ['← ↑ → ↓, Enter', t('move around the board and choose a cell')],
    ['d1 d7 g7', t('typing the cells does the same; a whole move may be typed at once')],
    ['u', t('undo; against the computer, both moves')],
  ],
  formats: [
    ['tablero.txt', t("Four lines: White's amazons separated by commas, Black's amazons, the arrows (the line may be empty), and the player to move, 1 or 2. For the standard board."),
      'a7,g1,i9,j6\nb1,b10,g7,i3\na10,a8,a6,b7,b6,b3,b2\n1'],
    ['FEN', t('Rows from the top: Q and q are white and black amazons, * are arrows, numbers count empty cells. Then w or b for the player to move. For boards of 1 to 10 rows and columns.'),
      '1q2q1/q4q/6/6/Q4Q/1Q2Q1 w'],
    [t('Game'), t('A list of moves, numbered or not. A move is read as d1-d7/g7, d1 d7 g7 or d1-d7(g7).'), '1. d1-d8/b6 g10-g3/i5\n2. j4-d4/i4 a7-d7/g7'],
  ],
});

const worlds = { maze, labyrinth, pacman, rush, amazons };

export const helpOf = (world: WorldName): WorldHelp => worlds[world]();
