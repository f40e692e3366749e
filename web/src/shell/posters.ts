import type { Motion } from '../api/protocol';
import type { WorldName } from '../state/state';
import kept from './posters.json';

// A board of each world with its solution, as the program drew it: they travel with the page, so that the start page
// has them at once. tests/api/posters.test.ts compares them with what the program says, and writes them anew when asked to.

export interface Poster { file: string; puzzle?: number; motion: Motion }

export const posters = kept as unknown as Record<WorldName, Poster>;
