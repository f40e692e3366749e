import type { WorldName } from '../../state/state';

// The help of each world.

interface WorldHelp {
  rules: string[];
  /** Keys, blanks between them and commas between those that do the same, and what they do. */
  keys: [string, string][];
  formats: { title: string; text: string; sample: string }[];
}

export interface Help {
  title: (world: string) => string;
  rules: string;
  keys: string;
  formats: string;
  /** Keys of every world: in a game, in the player, anywhere. */
  game: [string, string][];
  player: [string, string][];
  page: [string, string][];
  inGame: string;
  inPlayer: string;
  onPage: string;
  worlds: Record<WorldName, WorldHelp>;
}
