import type { WorldView } from '../board/world_view';
import type { WorldName } from '../state/state';
import { amazons } from './amazons/index';
import { labyrinth } from './labyrinth/index';
import { maze } from './maze/index';
import { pacman } from './pacman/index';
import { rush } from './rush/index';

// The one list of worlds on the page; each folder's index.ts exports its view under the world's name.

const views: Record<WorldName, WorldView> = { maze, labyrinth, pacman, rush, amazons };

export const viewOf = (world: WorldName): WorldView => views[world];
