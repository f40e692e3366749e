import { expect, it } from 'vitest';

import { hashOf, pageOf } from './route';
import { languageFor } from './settings';

it('finds the page of an address, and the address of a page', () => {
  expect(pageOf('')).toEqual({ name: 'start' });
  expect(pageOf('#/')).toEqual({ name: 'start' });
  expect(pageOf('#/maze')).toEqual({ name: 'world', world: 'maze' });
  expect(pageOf('#/rush?e=rush/levels.txt')).toEqual({ name: 'world', world: 'rush' });
  expect(pageOf('#/help/pacman')).toEqual({ name: 'help', world: 'pacman' });
  expect(pageOf('#/help/nobody')).toEqual({ name: 'help', world: 'maze' });
  expect(pageOf('#/nobody')).toEqual({ name: 'start' });
  for (const hash of ['#/', '#/amazons', '#/help/labyrinth']) expect(hashOf(pageOf(hash))).toBe(hash);
});

it('speaks the first language it knows', () => {
  expect(languageFor(['cs-CZ', 'en'])).toBe('cs');
  expect(languageFor(['de', 'es-AR'])).toBe('es');
  expect(languageFor(['sk'])).toBe('cs');
  expect(languageFor(['de', 'fr'])).toBe('en');
  expect(languageFor([])).toBe('en');
});
