import { k, kc, kn, t, tn, tnc } from './texts';

// Names that the server, its files and the worlds' folders give, and the words for them. Names that are their own
// English words come first; the others are under the name, or under "context name" where a context goes before.

const own = [
  // figures and settings
  k('energy'), k('life'), k('steps'), k('treasures'), k('eaten'), k('cost'), k('moves'), k('food'), k('vehicles'), k('player'),
  k('winner'), k('to move'), k('has won'), k('strict'), k('fog'), k('off'), k('on'), k('up'), k('down'), k('left'), k('right'),
  // generators
  k('rows'), k('style'), k('walls'), k('digits'), k('ring'), k('tightness'), k('bombs'), k('builder'), k('loops'), k('bias'),
  k('growth'), k('mask'), k('weights'), k('entrance'), k('exit'), k('level'), k('size'), k('amazons'), k('format'),
  k('corridors'), k('caves'), k('vault'), k('any'), k('solvable'), k('low'), k('high'), k('corners'), k('newest'), k('oldest'),
  k('random'), k('mixed'),
  // brushes
  k('wall'), k('start'), k('goal'), k('treasure'), k('empty'), k('bomb'), k('car'), k('truck'), k('red car'), k('arrow'),
  k('deadly bomb'), k('passage'), k('room'), k('no room'),
  // measures
  k('rooms'), k('passages'), k('dead ends'), k('straights'), k('turns'), k('junctions'), k('crossings'), k('isolated'),
  k('river'), k('solution'), k('decisions'), k('moved'), k('symmetric'), k('hardest position'), k('score'), k('positions'),
  k('detour'), k('needed'), k('traps'),
  // animations and legends
  k('step'), k('dies here'),
];

const names: Record<string, string> = {
  ...Object.fromEntries(own.map((name) => [name, name])),
  'life at the end': k('life on arrival'), 'energy at the end': k('energy on arrival'), turn: k('move'),
  white: k('White'), black: k('Black'), safe: k('safe mode'), written: k('contest rules'),
  'fog off': kc('fog', 'off'), 'fog on': kc('fog', 'on'), 'safe off': kc('safe mode', 'off'),
  'slide left': kc('slide', 'left'), 'slide right': kc('slide', 'right'),
  'world maze': k('MAZE'), 'world labyrinth': k('Labyrinth'), 'world pacman': k('Pac-Man'), 'world rush': k('Rush Hour'),
  'world amazons': k('Amazons'),

  'objective steps': k('shortest'), 'objective energy': k('most energy'), 'objective life': k('most life'),
  'objective cost': k('cheapest'), 'objective moves': k('fewest moves'), 'rush objective steps': k('fewest steps'),
  'objective win': k('win'),
  'algorithm exact': k('exact'), 'algorithm best': k('automatic'), 'algorithm astar': 'A*', 'algorithm astar2': k('A*, stronger bound'),
  'algorithm bfs': k('breadth-first'), 'algorithm state-bfs': k('breadth-first over states'), 'algorithm dfs': k('depth-first'),
  'algorithm dijkstra': 'Dijkstra', 'algorithm bidirectional': k('bidirectional'), 'algorithm ida': 'IDA*',
  'algorithm dead-end-filling': k('dead-end filling'), 'algorithm wall-follower': k('wall follower'), 'algorithm tremaux': 'Trémaux',
  'algorithm lines': k('Ariadne (recommended)'), 'algorithm parallel': k('parallel'), 'algorithm tree': k('search tree'),
  'algorithm one-ply': k('1-ply'),
  'reason walls': k('walls block every route'), 'reason energy': k('there is not enough energy'),
  'reason life': k('there is not enough life'), 'reason blocked': k('the red car cannot get out'),
  'level beginner': k('beginner'), 'level easy': k('easy'), 'level medium': k('medium'), 'level hard': k('hard'),
  'level expert': k('expert'), 'level master': k('master'),
  beginner: k('Beginner'), intermediate: k('Intermediate'), advanced: k('Advanced'), expert: k('Expert'),

  cols: k('columns'), wish: k('outcome'), climb: k('low walls'), heights: k('wall heights'), 'food-values': k('food values'),
  'bomb-values': k('bomb values'), deadly: k('deadly bombs'), braid: k('braiding'), ends: k('entrance and exit'),
  boxed: k('original pieces only'), minimal: k('no redundant vehicles'), plies: k('moves played'), open: kc('style', 'open'),
  'impossible-walls': k('walled off'), 'impossible-life': k('deadly'), 'impossible-energy': k('not enough energy'),
  mid: k('medium'), flat: k('uniform'), farthest: k('farthest apart'), end: kc('maze', 'exit'), 'endless wall': k('solid wall'),

  pieces: k('parts'), sideways: k('horizontal'), corridor: k('corridor length'), 'its cost': k('solution cost'),
  'its share': k('solution share'), 'its turns': k('solution turns'),
  'solved ones': k('solved positions'),
  'plain moves': k('obvious moves'), 'for people': k('typical time'), 'plain steps': k('steps by walls alone'),
  'best routes': k('optimal routes'), 'plain search': k('states explored'),
  'positions by the moves that they need': k('Positions by moves needed'),
  'the shortest survivable route': k('Length of the shortest survivable route'),
  'the fewest by walls alone': k('Length of the shortest route if only walls counted'),
  'more steps than those': k('Extra steps compared with that route'),
  'that can be reached': k('Number that can be reached'),
  'the fewest of them that the best route can do with': k('Fewest that an optimal route needs'),
  'left beside the best route: fetching them would pay, and make the way longer': k('Worth collecting, but off the optimal route'),
  'as short as the shortest; counted up to 10^15': k('Number of shortest routes, counted up to 10^15'),
  'states that it expands, counted up to 100000': k('States that a plain search explores, counted up to 100,000'),
  'the sum, of at most 100; the level changes at 30, 45 and 60': k('Total of at most 100; the level changes at 30, 45 and 60'),
  'the sum; the level changes at 35.8, 66.4 and 104.0': k('Total; the level changes at 35.8, 66.4 and 104.0'),
  'the fewest that solve it': k('Fewest moves that solve the board'),
  'of the vehicles move in the solution shown': k('Share of vehicles that move in the solution shown'),
  'of the vehicles have their mirror image on the board': k('Share of vehicles with a mirror image on the board'),
  'of these, with the red car at the exit': k('Positions with the red car at the exit'),
  'moves that the hardest of these positions needs': k('Moves that the hardest position needs'),
  'the median time that people would need, from moves, plain moves and the farthest position':
    k('Predicted median time for people, from moves, obvious moves and the farthest position'),
  'the red car included': k('Including the red car'),
  'The hardest position that can be reached': k('Hardest reachable position'),
  'The red car can never leave: there is nothing to rate.': k('The red car cannot get out, so there is no rating.'),
  'A limit ended the search for the best solution: there is no rating.': k('No rating: the search for an optimal solution reached a limit.'),
  'A limit ended the exploration of its positions: the time is predicted without it.':
    k('The exploration of positions reached a limit; the predicted time does without it.'),
  'The map cannot be won, so it has no rating.': k('The map cannot be won, so there is no rating.'),
  'A limit ended the measuring: there is no rating.': k('No rating: the measurement reached a limit.'),
  'The best routes are too many to count: they add nothing.': k('There are too many optimal routes to count; they add nothing to the score.'),
  'The score follows from the map alone: no people were timed.': k('The score is computed from the map; it is not based on measured times.'),

  'walls put up': k('walls built'), 'on your way': k('your route'), 'left behind': k('abandoned'),
  'expanded, older fainter': k('explored, older ones fainter'),
};

/** Names with a number in them, here a #. */
const counted: Record<string, [string, string]> = {
  'of # moves': kn('of {0} move', 'of {0} moves'), 'of # steps': kn('of {0} step', 'of {0} steps'),
  'of # passages': kn('of {0} passage', 'of {0} passages'),
  'costs # life': kn('costs {0} life', 'costs {0} life'), 'treasure, # life once': kn('treasure: {0} life, once', 'treasure: {0} life, once'),
  'food, # energy once': kn('food: {0} energy, once', 'food: {0} energy, once'),
  'wall, # energy at every entry': kn('wall: costs {0} energy at every entry', 'wall: costs {0} energy at every entry'),
  'bomb, costs # energy once': kn('bomb: costs {0} energy, once', 'bomb: costs {0} energy, once'),
};

/** Titles of examples and of levels, by the keys that the worlds' folders give. */
const titles: Record<string, string> = {
  'back-and-forth': k('Back and forth'), 'behind-you': k('Behind you'), braided: k('Braided'), caves: k('Caves'),
  contest: k('Contest'), corridor: k('Corridor'), detour: k('Detour'), 'fools-gold': k("Fool's gold"), heart: k('Heart'),
  labyrinth: k('Labyrinth'), life: kc('example', 'Life'), 'lunch-first': k('Lunch first'), mined: k('Mined'),
  'one-short': k('One short'), 'open-field': k('Open field'), spiral: k('Spiral'), 'stepping-stones': k('Stepping stones'),
  treasure: k('Treasure'), vault: k('Vault'), walls: k('Walls'),
  'rush-middling': k('Car park'), 'rush-easy': k('Easy'), 'rush-hard': k('Hard'), 'rush-hardest': k('Hardest, 51 moves'),
  'rush-walled': k('Hardest with a wall, 60 moves'),
  'amazons-usual': k('Standard board'), 'amazons-eight': '8 × 8', 'amazons-six': '6 × 6',
  'amazons-five': k('5 × 5, White wins'), 'amazons-game': k('Complete game'), 'amazons-file': 'tablero.txt',
  'amazons-last': k('Last move'),
  '01-first-steps': k('First steps'), '02-food': k('Food'), '03-a-wall-to-climb': k('A wall to climb'),
  '04-bombs-go-off-once': k('Bombs go off once'), '05-deadly-ground': k('Deadly ground'), '06-a-way-back': k('A way back'),
  '07-which-first': k('Which first'), '08-to-the-last-drop': k('To the last drop'), '09-spare-change': k('Spare change'),
  '10-minefield': k('Minefield'), '11-vault': k('The vault'), '12-the-labyrinth': k('The labyrinth'),
};

const notices: Record<string, string> = {
  connection: k('The connection to the server was lost. Try again in a moment.'),
  cancelled: k('Cancelled'),
  'no world': k('Unrecognised file. Ariadne reads MAZE, Labyrinth, Pac-Man, Rush Hour and Amazons boards.'),
  unreadable: k('This file is not text.'),
  'no clipboard': k('The browser does not allow access to the clipboard. Copy the text by hand.'),
  'no example': k('There is no such example.'),
  'bad link': k('This link is damaged: its board cannot be read.'),
};

const events: Record<string, (value: number) => string> = {
  food: (n) => t('Food: +{0} energy.', n),
  bomb: (n) => t('Bomb: {0} energy.', -n),
  climb: (n) => t('Climbed a wall: {0} energy.', -n),
  treasure: (n) => t('Treasure: +{0} life.', n),
  toll: (n) => t('{0} life.', -n),
  exhausted: () => t('Out of energy.'),
  killed: () => t('The bomb was deadly.'),
  died: () => t('The runner died.'),
  edge: () => t('The board ends here.'),
  wall: () => t('A wall is in the way.'),
  vehicle: (n) => t('{0} is in the way.', String.fromCharCode(n)),
  aside: (n) => t('{0} only moves along its row or column.', String.fromCharCode(n)),
  nobody: () => t('There is no vehicle in that direction.'),
  over: () => t('The game is over. Restart, or undo the last move.'),
  unknown: () => t('Invalid move.'),
  'safe energy': (n) => t('Safe mode: energy would drop to {0}.', n),
  'safe life': (n) => t('Safe mode: life would drop to {0}.', n),
  'safe deadly': () => t('Safe mode: that bomb is deadly.'),
  winner: (n) => (n === 1 ? t('White won.') : t('Black won.')),
};

const units: Record<string, (n: number) => string> = {
  steps: (n) => tnc('unit', 'step', 'steps', n),
  moves: (n) => tnc('unit', 'move', 'moves', n),
  vehicles: (n) => tnc('unit', 'vehicle', 'vehicles', n),
  treasures: (n) => tnc('unit', 'treasure', 'treasures', n),
  life: (n) => tnc('unit', 'life', 'life', n),
  'life at the end': (n) => tnc('unit', 'life on arrival', 'life on arrival', n),
};

/** What a table itself has under a name: names come from files and servers, and may be 'constructor'. */
const lookup = <T>(table: Record<string, T>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

/** The words for a name of a table, if it has any. */
export const said = (table: Record<string, string>, name: string): string | undefined => {
  const key = lookup(table, name);
  return key === undefined ? undefined : t(key);
};

/** Puts a name of the server ('steps', 'fog', 'of 10 steps') into words; what has none stands for itself. */
export function word(name: string): string {
  const number = /\d+/.exec(name)?.[0];
  const forms = number === undefined ? undefined : lookup(counted, name.replace(number, '#'));
  return forms ? tn(...forms, Number(number)) : (said(names, name) ?? name);
}

/** The word under the narrower name where there is one: wordOf('fog', 'on') is the "on" of fog. */
export const wordOf = (context: string, name: string): string => said(names, `${context} ${name}`) ?? word(name);

export const worldName = (world: string): string => wordOf('world', world);

/** What a figure counts, as it stands beside its number: 1 step, 12 steps. */
export const unit = (world: string, name: string, n: number): string => lookup(units, name)?.(n) ?? wordOf(world, name);

export const stepCount = (n: number): string => tn('{0} step', '{0} steps', n);
export const moveCount = (n: number): string => tn('{0} move', '{0} moves', n);

/** What an objective looks for: "shortest", "fewest steps". */
export const objectiveWord = (world: string, objective: string): string =>
  said(names, `${world} objective ${objective}`) ?? wordOf('objective', objective);

/** What happened on a turn of a game, as a sentence; nothing where there is nothing to say. */
export const eventText = ({ name, value }: { name: string; value: number }): string => lookup(events, name)?.(value) ?? '';

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
