import { k, kc, t, tn, tnc } from './texts';

// Labels for names that the server, its files and the worlds' folders give: options, brushes, settings, figures of a
// game, objectives, algorithms. Names that are their own English words come first; the others are under the name, or
// under "context name" where a context goes before.

const own = [
  // figures, settings and moves
  k('energy'), k('life'), k('steps'), k('treasures'), k('eaten'), k('cost'), k('moves'), k('to move'), k('strict'), k('fog'),
  k('off'), k('on'), k('up'), k('down'), k('left'), k('right'),
  // generators
  k('rows'), k('style'), k('walls'), k('digits'), k('ring'), k('tightness'), k('food'), k('bombs'), k('builder'), k('loops'),
  k('bias'), k('growth'), k('mask'), k('weights'), k('entrance'), k('exit'), k('level'), k('vehicles'), k('size'), k('amazons'),
  k('format'), k('corridors'), k('caves'), k('vault'), k('any'), k('solvable'), k('corners'), k('newest'), k('oldest'),
  k('random'), k('mixed'),
  // brushes
  k('wall'), k('start'), k('goal'), k('treasure'), k('empty'), k('bomb'), k('car'), k('truck'), k('red car'), k('arrow'),
  k('deadly bomb'), k('passage'), k('room'), k('no room'),
];

const names: Record<string, string> = {
  ...Object.fromEntries(own.map((name) => [name, name])),
  white: k('White'), black: k('Black'), safe: k('safe mode'), written: k('contest rules'),
  'fog off': kc('fog', 'off'), 'fog on': kc('fog', 'on'), 'safe off': kc('safe mode', 'off'),
  'slide left': kc('slide', 'left'), 'slide right': kc('slide', 'right'),
  'world maze': k('MAZE'), 'world labyrinth': k('Labyrinth'), 'world pacman': k('Pac-Man'), 'world rush': k('Rush Hour'),
  'world amazons': k('Amazons'),

  'objective steps': k('shortest'), 'objective energy': k('most energy'), 'objective life': k('most life'),
  'objective cost': k('cheapest'), 'objective moves': k('fewest moves'), 'rush objective steps': k('fewest steps'),
  'algorithm exact': k('exact'), 'algorithm best': k('automatic'), 'algorithm astar': 'A*', 'algorithm astar2': k('A*, stronger bound'),
  'algorithm bfs': k('breadth-first'), 'algorithm state-bfs': k('breadth-first over states'), 'algorithm dfs': k('depth-first'),
  'algorithm dijkstra': 'Dijkstra', 'algorithm bidirectional': k('bidirectional'), 'algorithm ida': 'IDA*',
  'algorithm dead-end-filling': k('dead-end filling'), 'algorithm wall-follower': k('wall follower'), 'algorithm tremaux': 'Trémaux',
  'algorithm lines': k('Ariadne (recommended)'), 'algorithm parallel': k('parallel'), 'algorithm tree': k('search tree'),
  'algorithm one-ply': k('1-ply'),
  'reason walls': k('walls block the way'), 'reason energy': k('not enough energy'), 'reason life': k('not enough life'),
  'reason blocked': k('the red car cannot get out'),
  'level beginner': k('beginner'), 'level novice': k('novice'), 'level easy': k('easy'), 'level medium': k('medium'),
  'level hard': k('hard'), 'level advanced': k('advanced'), 'level expert': k('expert'), 'level master': k('master'),
  'level grandmaster': k('grandmaster'),
  beginner: k('Beginner'), intermediate: k('Intermediate'), advanced: k('Advanced'), expert: k('Expert'),

  cols: k('columns'), wish: k('outcome'), climb: k('low walls'), heights: k('wall heights'), 'food-values': k('food values'),
  'bomb-values': k('bomb values'), deadly: k('deadly bombs'), braid: k('braiding'), ends: k('entrance and exit'),
  boxed: k('original pieces only'), minimal: k('no redundant vehicles'), plies: k('moves played'), open: kc('style', 'open'),
  'impossible-walls': k('walled off'), 'impossible-life': k('deadly'), 'impossible-energy': k('not enough energy'),
  farthest: k('farthest apart'), end: kc('maze', 'exit'), 'endless wall': k('solid wall'),
};

/** Titles of examples and of levels, by the keys that the worlds' folders give. */
const titles: Record<string, string> = {
  'back-and-forth': k('Back and forth'), 'behind-you': k('Behind you'), braided: k('Braided'), caves: k('Caves'),
  contest: k('Contest'), corridor: k('Corridor'), detour: k('Detour'), 'first-run': k('First run'),
  'fools-gold': k("Fool's gold"), heart: k('Heart'),
  labyrinth: k('Labyrinth'), life: kc('example', 'Life'), 'lunch-first': k('Lunch first'), mined: k('Mined'),
  'one-short': k('One short'), 'open-field': k('Open field'), pocket: k('Pocket labyrinth'), spiral: k('Spiral'), 'stepping-stones': k('Stepping stones'),
  treasure: k('Treasure'), vault: k('Vault'), walls: k('Walls'),
  'rush-middling': k('Car park'), 'rush-easy': k('Easy'), 'rush-hard': k('Hard'), 'rush-hardest': k('Hardest, 51 moves'),
  'rush-walled': k('Hardest with a wall, 60 moves'),
  'amazons-usual': k('Standard board'), 'amazons-eight': '8 × 8', 'amazons-seven': '7 × 7', 'amazons-six': '6 × 6',
  'amazons-five': '5 × 5', 'amazons-four': '4 × 4', 'amazons-game': k('Complete game'), 'amazons-file': 'tablero.txt',
  'amazons-last': k('Last move'),
  '01-first-steps': k('First steps'), '02-food': k('Food'), '03-a-wall-to-climb': k('A wall to climb'),
  '04-bombs-go-off-once': k('Bombs go off once'), '05-deadly-ground': k('Deadly ground'), '06-a-way-back': k('A way back'),
  '07-which-first': k('Which first'), '08-to-the-last-drop': k('To the last drop'), '09-spare-change': k('Spare change'),
  '10-minefield': k('Minefield'), '11-vault': k('The vault'), '12-the-labyrinth': k('The labyrinth'),
};

const notices: Record<string, string> = {
  connection: k('The connection to the server was lost. Try again in a moment.'),
  stalled: k('The server does not answer.'),
  cancelled: k('Cancelled'),
  'no world': k('Unrecognised file. Ariadne reads MAZE, Labyrinth, Pac-Man, Rush Hour and Amazons boards.'),
  unreadable: k('This file is not text.'),
  'no clipboard': k('The browser does not allow access to the clipboard. Copy the text by hand.'),
  'no example': k('There is no such example.'),
  'bad link': k('This link is damaged: its board cannot be read.'),
  'bad moves': k('The moves in this link do not fit its board.'),
  'too large': k('This board was too large for a link. Open its file instead.'),
};

const units: Record<string, (n: number) => string> = {
  steps: (n) => tnc('unit', 'step', 'steps', n),
  moves: (n) => tnc('unit', 'move', 'moves', n),
  vehicles: (n) => tnc('unit', 'vehicle', 'vehicles', n),
  treasures: (n) => tnc('unit', 'treasure', 'treasures', n),
  life: (n) => tnc('unit', 'life', 'life', n),
};

/** What a table itself has under a name: names come from files and servers, and may be 'constructor'. */
const lookup = <T>(table: Record<string, T>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

/** The words for a name of a table, if it has any. */
export const said = (table: Record<string, string>, name: string): string | undefined => {
  const key = lookup(table, name);
  return key === undefined ? undefined : t(key);
};

/** Puts a name of the server ('steps', 'fog') into words; what has none stands for itself. */
export const word = (name: string): string => said(names, name) ?? name;

/** The word under the narrower name where there is one: wordOf('fog', 'on') is the "on" of fog. */
export const wordOf = (context: string, name: string): string => said(names, `${context} ${name}`) ?? word(name);

export const worldName = (world: string): string => wordOf('world', world);

/** What a figure counts, as it stands beside its number: 1 step, 12 steps. */
export const unit = (world: string, name: string, n: number): string => lookup(units, name)?.(n) ?? wordOf(world, name);

export const stepCount = (n: number): string => tn('{0} step', '{0} steps', n);
export const moveCount = (n: number): string => tn('{0} move', '{0} moves', n);

export const onArrival = (resource: 'life' | 'energy'): string => (resource === 'life' ? t('life on arrival') : t('energy on arrival'));

/** What an objective looks for: "shortest", "fewest steps". */
export const objectiveWord = (world: string, objective: string): string =>
  said(names, `${world} objective ${objective}`) ?? wordOf('objective', objective);

/** A brush: "food 3" is the word for food and the number. */
export function brushWord(world: string, name: string): string {
  const [, first, number] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  return wordOf(world, first ?? name) + (number ?? '');
}

/** The text of a notice: by its key, or the server's own words. */
export const noticeText = (text: string): string => said(notices, text) ?? text;

/** The title of an example: by its key, or as it stands. */
export const exampleTitle = (title: string): string => said(titles, title) ?? title;

/** The title of a puzzle in a file: "Expert 12" has a word for its first part. */
export function puzzleTitle(title: string): string {
  const [, level, number] = /^(\p{L}+) (\d+)$/u.exec(title) ?? [];
  const known = level && said(names, level.toLowerCase());
  return known ? `${known.charAt(0).toUpperCase()}${known.slice(1)} ${number}` : exampleTitle(title);
}
