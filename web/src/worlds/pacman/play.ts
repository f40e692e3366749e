import { openExample } from '../../actions/bring';
import { showPath, startGame } from '../../actions/play';
import { setObjective } from '../../actions/solve';
import type { Desk } from '../../state/state';
import { steer, turn } from '../walker/steer';
import { ladder, levelOf, remember } from './ladder';

export async function playLevel(index: number): Promise<void> {
  const level = ladder[index];
  if (level && (await openExample('pacman', level))) await startGame('pacman');
}

/** What the computer looks for: the shortest path, or the richest. */
export function lookFor(desk: Desk, objective: string): void {
  setObjective('pacman', objective);
  if (desk.game?.path) void showPath('pacman', true);
}

export function key(desk: Desk, event: KeyboardEvent): boolean {
  if (steer(desk, event) || turn(desk, event, 'm', 'safe')) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || desk.mode !== 'play') return false;
  const level = levelOf(desk);
  switch (event.key.toLowerCase()) {
    case 'g':
      lookFor(desk, desk.objective === 'energy' ? 'steps' : 'energy');
      return true;
    case 'n':
      void playLevel(level === undefined ? 0 : Math.min(level + 1, ladder.length - 1));
      return true;
    case 'b':
      void playLevel(level === undefined ? 0 : Math.max(level - 1, 0));
      return true;
    default:
      return false;
  }
}

export function moved(desk: Desk): void {
  const level = levelOf(desk);
  const state = desk.game?.state;
  if (level === undefined || state?.standing !== 'won') return;
  remember(ladder[level]!, { steps: state.figures['steps'] ?? 0, energy: state.figures['energy'] ?? 0 });
}
