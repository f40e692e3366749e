import type { Converted, Parsed } from '../../api/protocol';
import { client } from '../../state/line';
import { now, updateGame } from '../../state/store';
import { withPath } from './lines';
import { putOwn } from './table';

// A game that came as a file is a beginning and its turns: so it can be taken back, looked back on and gone through like
// one that was played here.

/** The turns of a game as the server writes it, and its beginning where it is not the usual one. */
export function readRecord(text: string): { start?: string; moves: string[] } {
  const lines = text.split('\n').filter((line) => !line.trim().startsWith('#'));
  const start = lines.find((line) => /^\s*[\dQq*]+(\/[\dQq*]+)*\s+[wb]\b/.test(line));
  const rest = lines.filter((line) => line !== start).join(' ');
  return { ...(start && { start: start.trim() }), moves: rest.match(/[a-z]\d+-[a-z]\d+\/[a-z]\d+/g) ?? [] };
}

async function usualBeginning(): Promise<string> {
  const { text } = await client.get<Parsed>('amazons', 'generate', { options: { plies: '0' }, seed: 1 });
  return text.trim();
}

export async function unfold(): Promise<void> {
  const game = now().desks.amazons?.game;
  if (!game) return;
  try {
    const { text } = await client.get<Converted>('amazons', 'convert', { text: game.start, format: 'game' });
    const { moves, ...record } = readRecord(text);
    const start = record.start ?? (await usualBeginning());
    if (now().desks.amazons?.game?.start !== game.start || moves.length === 0) return;
    updateGame('amazons', { start, moves, turns: moves.map(() => true) });
    putOwn({ count: moves.length, line: moves, tree: withPath([], moves) });
  } catch {
    // Then it is played on from where it stands.
  }
}
