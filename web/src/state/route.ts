import { worldNames, type Page, type WorldName } from './state';

// Pages by the part of the address after #: #/, #/maze, #/maze?..., #/help/maze.

const isWorld = (name: string | undefined): name is WorldName => worldNames.includes(name as WorldName);

export function pageOf(hash: string): Page {
  const [first, second] = hash.replace(/^#\/?/, '').split('?')[0]!.split('/');
  if (isWorld(first)) return { name: 'world', world: first };
  if (first === 'help') return { name: 'help', world: isWorld(second) ? second : worldNames[0] };
  return { name: 'start' };
}

export function hashOf(page: Page): string {
  if (page.name === 'start') return '#/';
  return page.name === 'help' ? `#/help/${page.world}` : `#/${page.world}`;
}

/** The address changes, and with it the page. */
export function go(page: Page): void {
  location.hash = hashOf(page);
}
