import type { Desk, Game, State, WorldName } from './state';

// One state, one redraw: whoever changes the state asks for the next frame, and however many changes come before it,
// the page is drawn once.

let state: State;
let draw: (state: State) => void = () => undefined;
let scheduled = false;
const watchers: ((state: State, before: State) => void)[] = [];

export function begin(first: State, redraw: (state: State) => void): void {
  state = first;
  draw = redraw;
  draw(state);
}

export const now = (): State => state;

export function update(change: Partial<State> | ((state: State) => Partial<State>)): void {
  const before = state;
  state = { ...state, ...(typeof change === 'function' ? change(state) : change) };
  for (const watcher of watchers) watcher(state, before);
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => {
    scheduled = false;
    draw(state);
  });
}

/** Of a world's table; nothing happens where nothing lies on it yet. */
export function updateDesk(world: WorldName, change: Partial<Desk> | ((desk: Desk) => Partial<Desk>)): void {
  const desk = state.desks[world];
  if (!desk) return;
  const changed = { ...desk, ...(typeof change === 'function' ? change(desk) : change) };
  update({ desks: { ...state.desks, [world]: changed } });
}

/** Of the game on it; nothing happens where there is none. */
export function updateGame(world: WorldName, change: Partial<Game> | ((game: Game) => Partial<Game>)): void {
  updateDesk(world, ({ game }) => (game ? { game: { ...game, ...(typeof change === 'function' ? change(game) : change) } } : {}));
}

/** Whether its games are for two: then the server has opponents for them. */
export const isForTwo = (world: WorldName): boolean => (state.worlds[world]?.levels?.length ?? 0) > 0;

/** Hears of every change at once, before anything is drawn: for what outlives the page, such as settings. */
export function watch(watcher: (state: State, before: State) => void): void {
  watchers.push(watcher);
}
