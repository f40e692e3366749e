import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// Boards to try things on: the project's own examples, and small ones whose answers can be seen at a glance.

export const folder = new URL('../../examples/', import.meta.url).pathname;

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

export interface Example { file: string; text: string }

export const examples: readonly Example[] = readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? readdirSync(join(folder, entry.name)).map((name) => join(entry.name, name)) : [entry.name]))
  .filter((file) => file.endsWith('.txt')).sort().map((file) => ({ file, text: read(file) }));

export const exampleText = (file: string): string => read(file);

/** Three steps to the right. */
export const easyMaze = 'N=1, M=4, P=9\nS11E\n';
/** The treasure lies left of S: 8 steps, and without it the runner dies. */
export const walledMaze = 'N=3, M=5, P=9\nS#E00\n#####\n00000\n';
/** Line 3 has two letters that no MAZE knows. */
export const badMaze = 'N=2, M=4, P=9\nS11E\n0?0x\n';
/** Two slides and out: B leaves the row, the red car drives. */
export const easyRush = '......\n......\nAAB...\n..B...\n......\n......\n';
