import { editBoard, redoEdit, undoEdit } from '../actions/bring';
import { hint, redo, restart, showPath, startGame, undo } from '../actions/play';
import { cancelWork, solve } from '../actions/solve';
import { endWatch, playPause, position, seek, stepBy, watchSolution } from '../actions/watch';
import { go } from '../state/route';
import { worldNames, type Desk } from '../state/state';
import { now } from '../state/store';
import { viewOf } from '../worlds/index';
import { endingOf } from './ending';
import { writesInto } from './files';
import { sections, showSection } from './panel';

// Keys of the whole page. Fields keep theirs, a world's game comes before the shared ones, and what the board did with
// a key is not done again.

const acts = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role=tab]') !== null;

const slides = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === 'range';

// What was clicked keeps the focus without being meant: then Enter is the page's.
let pointed = false;

export function listenForKeys(): void {
  addEventListener('pointerdown', () => void (pointed = true), true);
  addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') pointed = false;
    if (event.defaultPrevented || (writesInto(event.target) && !(pointed && event.target instanceof HTMLSelectElement))) return;
    if ((event.key === ' ' || event.key === 'Enter') && !pointed && acts(event.target)) return;
    // Tab goes on to the next control unless the board has the focus.
    if (event.key === 'Tab' && !(event.target instanceof Element && event.target.closest('#board'))) return;
    if (slides(event.target) && /^(Arrow|Home|End|Page)/.test(event.key)) return;
    if (pressed(event)) event.preventDefault();
  });
}

function pressed(event: KeyboardEvent): boolean {
  const { page, desks } = now();
  if (event.key === '?') {
    const world = page.name === 'start' ? worldNames[0] : page.world;
    go({ name: page.name === 'help' ? 'world' : 'help', world });
    return true;
  }
  const desk = page.name === 'world' ? desks[page.world] : undefined;
  if (!desk) return false;
  const command = event.ctrlKey || event.metaKey;
  if (desk.mode === 'play' && !command && viewOf(desk.world).key?.(desk, event)) return true;
  const key = `${command ? 'Ctrl-' : ''}${event.shiftKey && command ? 'Shift-' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
  if (event.altKey) return false;
  const act = keysOf(desk)[key];
  if (!act) return false;
  act();
  return true;
}

type Keys = Record<string, () => void>;

function keysOf(desk: Desk): Keys {
  const { world } = desk;
  const shared: Keys = Object.fromEntries(sections.map((section, i) => [String(i + 1), () => showSection(desk, section)]));
  const edits: Keys = {
    'Ctrl-z': () => void undoEdit(world), 'Ctrl-y': () => void redoEdit(world), 'Ctrl-Shift-z': () => void redoEdit(world),
  };
  const back = (): void => {
    if (!viewOf(world).undoEnding?.(desk)) void undo(world);
  };
  if (desk.mode === 'play')
    return {
      ...shared,
      u: back, Backspace: back, 'Ctrl-z': back,
      y: () => void redo(world), 'Ctrl-y': () => void redo(world), 'Ctrl-Shift-z': () => void redo(world),
      r: () => void restart(world), h: () => void hint(world), p: () => void showPath(world, !desk.game?.path),
      n: () => void endingOf(desk, viewOf(world))?.next?.go(),
    };
  if (desk.mode === 'watch' || desk.mode === 'race')
    return {
      ...shared, ...(desk.mode === 'race' && edits),
      ' ': () => playPause(world),
      ArrowLeft: () => stepBy(world, -1), ArrowRight: () => stepBy(world, 1),
      Home: () => seek(world, 0), End: () => seek(world, position(world)?.length ?? 0),
      Escape: () => endWatch(world),
    };
  if (desk.mode === 'edit')
    return {
      ...shared, ...edits,
      Escape: () => editBoard(world, false),
    };
  return {
    ...shared, ...edits,
    s: () => void solve(world), w: () => void watchSolution(world), ' ': () => void watchSolution(world),
    Enter: () => void startGame(world), e: () => editBoard(world, true), Escape: () => cancelWork(world),
  };
}
