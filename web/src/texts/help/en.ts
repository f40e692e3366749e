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
    ['p', 'play'],
    ['e', 'edit'],
    ['1 … 5', 'the sections of the panel'],
    ['Ctrl-V', 'paste a board'],
    ['?', 'this page'],
  ],
  worlds: {
    maze: {
      rules: [
        'The runner goes from S to E, one cell a step: down, right, up or left. He may enter a cell again.',
        'A digit costs that much life every time it is entered. Nobody passes a wall.',
        'A treasure gives 5 life the first time; then it is a 0.',
        'With life 0 or less on any cell but E he is dead. On E the run is won.',
        'The best route has the fewest steps; of those we show one that ends with the most life. Or look for the most life, however long it takes.',
        'Coordinates are (x, y): x from 0 at the left, y from 0 at the bottom.',
      ],
      keys: [['← ↑ ↓ →', 'one step'], ['w a s d', 'one step'], ['m', 'safe mode: fatal steps are refused']],
      formats: [
        'A map: N rows, M columns, P life, then the rows. S and E once each, # a wall, T a treasure, digits what they cost.',
        'A route: its cells, S included.',
      ],
    },
    labyrinth: {
      rules: [
        'One goes from the entrance to the exit, from room to room, through passages.',
        'A perfect labyrinth has one way, and one only, between any two rooms; a braided one has loops.',
        'Passages may have weights: then the cheapest way has the least sum of them.',
        'Rooms are [row, column], both from 0 at the top left.',
      ],
      keys: [['← ↑ ↓ →', 'one step'], ['w a s d', 'one step'], ['f', 'fog: only what lies ahead is seen']],
      formats: [
        'Two characters a room: _ or a blank for a wall below it or none, | or a blank for a wall at its right or none; # where there is no room.',
        'A route: its rooms, the entrance included.',
      ],
    },
    pacman: {
      rules: [
        'Each step costs 1 energy. Then the cell acts.',
        'Food gives its value once. A bomb costs its value once. A wall costs its height every time and stays.',
        'A bomb without a number kills. A wall without a number cannot be entered.',
        'On the goal the game is won, even with exactly 0 energy. Anywhere else 0 or less is death.',
        'The shortest path has the fewest steps; the richest arrives with the most energy that is possible.',
        'Safe mode refuses steps that would be the last.',
        'Coordinates are (x, y), both from 1 at the top left.',
      ],
      keys: [['← ↑ ↓ →', 'one step'], ['w a s d', 'one step'], ['g', 'safe mode: which fatal steps are refused'], ['n b', 'next map, map before']],
      formats: [
        'Width and height; column, row and energy of the start; column and row of the goal; the rows. V empty, J food, B bomb, Z wall.',
        'The same as JSON.',
      ],
    },
    rush: {
      rules: [
        'Cars cover 2 cells, trucks 3. Each slides along its own line only; nothing turns, overlaps or leaves the board.',
        'The exit is at the right end of the row of the red car. It wants to get there.',
        'A move is one slide of one vehicle over any free distance; a step is one cell of it.',
        'The best answer has the fewest moves, or the fewest steps.',
      ],
      keys: [
        ['← ↑ ↓ →', 'slide the chosen vehicle; across its line, choose another'],
        ['Tab', 'choose the next vehicle, while the board has the focus'],
        ['A … Z', 'choose the vehicle of that letter'],
      ],
      formats: [
        'A line a row: letters are vehicles, A the red one, . is free, x a wall. Many boards may stand in a file.',
        'A square board on one line.',
      ],
    },
    amazons: {
      rules: [
        'A turn has two parts. An amazon goes like a queen of chess, over empty cells in a line; from there it shoots an arrow that flies in the same way.',
        'Where the arrow lands nothing stands or passes again.',
        'The cell that the amazon has left is empty by then: the arrow may land on it or fly over it.',
        'Who cannot complete a turn loses; nobody draws. White begins.',
      ],
      keys: [
        ['d1', 'type a cell: amazon, where to, arrow'],
        ['← ↑ ↓ →', 'move the cursor on the board'],
        ['Enter', 'choose the cell under it'],
        ['Esc', 'choose another amazon'],
      ],
      formats: [
        'tablero.txt: white amazons, black amazons, arrows, and who is to move (1 white, 2 black).',
        'A position on one line: q black, Q white, * an arrow, numbers empty cells, and who is to move.',
        'A game: from-to/arrow, turn by turn.',
      ],
    },
  },
};
