import type { Help } from './help';

export const help: Help = {
  title: (world) => `How ${world} works`,
  rules: 'Rules',
  keys: 'Keys',
  formats: 'Files',
  inGame: 'While playing',
  inPlayer: 'While watching',
  onPage: 'Anywhere',
  game: [
    ['u Ctrl-Z', 'take the last move back'],
    ['y Ctrl-Y', 'make it again'],
    ['r', 'begin again'],
    ['h', "hint: the computer's next move"],
    ['p', "show the computer's path, or hide it"],
  ],
  player: [
    ['Space', 'play or pause'],
    ['← →', 'one step back, one step on'],
    ['Home End', 'to the beginning, to the end'],
    ['Esc', 'leave the player'],
  ],
  page: [
    ['s', 'solve'],
    ['w', 'watch the solution'],
    ['Enter', 'play'],
    ['e', 'edit'],
    ['1 … 5', 'the sections of the panel'],
    ['Ctrl-V', 'paste a board'],
    ['?', 'this page'],
  ],
  worlds: {
    maze: {
      rules: [
        'A runner crosses a grid from S to E, one cell a step: up, down, left or right. He may enter a cell again.',
        'He starts with P life. A digit costs that much every time it is entered. A gem gives 5 the first time, and is a 0 from then on. S and E cost nothing; nobody enters a wall.',
        'With life 0 or less on any cell but E he is dead. On E the run is won and ends. Life has no upper limit.',
        'The best route has the fewest steps of all that he survives; of these, one that ends with the most life is shown. Going back and forth for a gem may be the only way.',
        'No route has two reasons: walls, when E cannot be reached at all, and life, when it can, but the runner always dies on the way.',
        'Coordinates are (x, y): x counts columns from 0 at the left, y counts rows from 0 at the bottom.',
      ],
      keys: [
        ['← ↑ ↓ →', 'run'],
        ['W A S D', 'run'],
        ['M', 'safe mode on or off'],
      ],
      formats: [
        ['A map', 'A line with N (rows), M (columns) and P (life) in any order, then N lines of M characters: S start, E end, # wall, 0 to 9 cost, T treasure. Blanks at the end, Windows line ends and a byte order mark do no harm. What is wrong is shown with its line and column.'],
        ['A route', 'The cells the runner stands on, S first. This is what Copy gives.'],
        ['A graph', 'Take along writes the map as a graph as well: GraphViz dot, GraphML, or an edge list with the life that each step costs.'],
      ],
    },
    labyrinth: {
      rules: [
        'Rooms lie in rows and columns; two neighbours are joined by a passage or parted by a wall. One goes from the entrance to the exit, from room to room.',
        'In a perfect labyrinth there is one way, and one only, between any two rooms. Braiding opens dead ends and makes loops.',
        'Passages may have weights. Then the best way is the one with the least sum; otherwise the one with the fewest steps.',
        'Fourteen builders dig labyrinths, each in its own manner: watch them, and compare what they are like. The same builder, size and seed always give the same labyrinth.',
        'Rooms are [row, column], both from 0 at the top left.',
      ],
      keys: [
        ['← ↑ ↓ →', 'walk'],
        ['W A S D', 'walk'],
        ['F', 'fog on or off'],
      ],
      formats: [
        ['A labyrinth', 'Rows and columns, entrance and exit (without them: the first and the last room), then the drawing. After a line of _, each row is a | and two characters a room: _ for a wall below it, | for a wall at its right, # for no room.'],
        ['Weights', 'After the drawing, if passages have any: for each room the weight of the passage to the right and of the one below, - where there is none.'],
        ['Other forms', 'The same as JSON; maps of MovingAI, which begin with "type octile" (. G S are rooms, @ O T W are none); as a graph: GraphViz dot, GraphML, edge list. Turned into MAZE or Pac-Man, walls become cells.'],
      ],
    },
    pacman: {
      rules: [
        'Pac-Man wants to reach the flag. Every step goes left, right, up or down and costs 1 energy; then the cell acts.',
        'Food gives its value the first time, then is gone. A bomb costs its value the first time, then is gone. A wall with a number costs its height every time it is entered, and stays. A bomb with a skull kills. A wall without a number cannot be entered.',
        'On the goal the game is won, also with exactly 0 energy. Anywhere else 0 or less is death.',
        'Safe mode refuses deadly steps; a refused step costs nothing and is no turn. As written, it goes by the rules of the contest: deadly bombs, and walls or bombs after which the energy would be below 0. Exactly 0 kills, yet is not refused. Strict refuses every step that kills.',
        'The computer looks for the shortest path, or, as a collector, for the one that arrives with the most energy.',
        'Coordinates are (x, y): column and row, both from 1 at the top left.',
      ],
      keys: [
        ['← ↑ ↓ →', 'go'],
        ['W A S D', 'go'],
        ['M', 'safe mode: off, as written, strict'],
        ['G', 'the computer looks for the shortest or the richest path'],
        ['N, B', 'next map of the ladder, the one before'],
      ],
      formats: [
        ['Comma text', 'Width and height; column, row and energy of the start; column and row of the goal; then the rows: V empty, J1 to J9 food, Z1 to Z9 a wall of that height, Z an endless wall, B1 to B9 a bomb, B a deadly bomb. The contest has maps up to 20 by 20; larger ones are read with a warning.'],
        ['JSON', 'The same, keys in any order: SIRKA width, VYSKA height, START, CIL goal, PLAN the rows.'],
        ['A path', 'The cells Pac-Man stands on, the start first.'],
      ],
    },
    rush: {
      rules: [
        'The red car stands in a row and wants to leave at the right end of it. Other cars and trucks are in its way.',
        'Every vehicle slides along its own row or column, forwards and backwards. None turns, none jumps, none leaves the board. Walls stay where they are.',
        'One move is one slide of one vehicle, however far; a step is one cell of it. The best solution has the fewest moves, and the last slide of the red car counts.',
        'Solved: the right end of the red car is at the right edge.',
        'Difficulty is told in two ways: a score by a formula of moves, vehicles moved and symmetry, with four levels; and the time that people would need.',
      ],
      keys: [
        ['Drag', 'slide a vehicle; it stops at what is in its way'],
        ['Click', 'choose a vehicle, or slide the chosen one to that cell'],
        ['← ↑ → ↓', 'slide the chosen vehicle; across its line, choose the next one that way'],
        ['Tab, Shift-Tab', 'choose the next vehicle, or the one before'],
        ['A … Z', 'choose the vehicle of that letter; H, P, R, U and Y with Shift'],
      ],
      formats: [
        ['A board', 'Six rows of letters, or all 36 characters on one line: . or o is empty, x a wall, A the red car, B to Z the others. Boards that are not square need a line for each row.'],
        ['A collection', 'Many boards, a line each. A number before a board is its fewest moves, one after it the number of positions that can be reached, as the public database has it. Lines with # are remarks; the last one before a board is its title.'],
        ['A solution', 'Words, one a move: the vehicle and how far it goes, right and down being plus.'],
      ],
    },
    amazons: {
      rules: [
        'White has four amazons, Black has four; White begins. A turn has two parts, and both are a must.',
        'First one of your amazons moves like a queen in chess: any number of empty cells in a row, a column or a diagonal. Then it shoots an arrow from its new cell, which flies in the same way.',
        'Where the arrow lands the cell burns: nothing stands there or passes it for the rest of the game. The cell that the amazon left is empty by then, so the arrow may land on it or fly over it.',
        'Whoever cannot complete a turn has lost. There are no draws. You may resign in your turn.',
        'Who reaches more cells first usually wins: the territory map shows who is nearer to each cell.',
      ],
      keys: [
        ['Click', 'the amazon, then its new cell, then where the arrow goes; a right click or Escape goes a stage back'],
        ['← ↑ → ↓, Enter', 'go over the board, and choose the cell'],
        ['d1 d7 g7', 'typed, does the same; a whole turn may be typed at once'],
        ['u', 'against the computer, both turns are taken back'],
      ],
      formats: [
        ['tablero.txt', 'Four lines: the amazons of White with commas between, those of Black, the arrows (the line may be empty), and the player to move, 1 or 2. For the usual board.'],
        ['FEN', 'The rows from the top: Q and q are amazons of White and Black, * are arrows, numbers count empty cells. Then w or b, whoever is to move. For boards of 1 to 10 rows and columns.'],
        ['A game', 'Its turns, with or without numbers. A turn is read as d1-d7/g7, d1 d7 g7 or d1-d7(g7).'],
      ],
    },
  },
};
