import { afterAll, beforeAll, expect, test } from 'vitest';

import { worldNames } from '../../src/state/state';
import { startStudio, type Studio } from '../server';
import { Description, listedOperations, send } from './document';

let studio: Studio;
let description: Description;
beforeAll(async () => {
  studio = await startStudio(['--log', 'error']);
  description = await Description.of(studio);
});
afterAll(() => studio.stop());

test('every schema of the description compiles', () => {
  expect(description.document.openapi).toMatch(/^3\.1/);
  for (const name of Object.keys(description.document.components['schemas']!))
    expect(() => description.named(name, undefined)).not.toThrow();
});

test('the description has every operation of the server and no other', () => {
  const described = Object.keys(description.document.paths)
    .flatMap((path) => /^\/api\/\{world\}\/(\w+)$/.exec(path)?.[1] ?? []);
  const listed = listedOperations();
  expect(listed.length).toBeGreaterThan(15);
  expect(described.sort()).toEqual(listed.sort());
});

test('every described route answers, by its method only', async () => {
  for (const [route, methods] of Object.entries(description.document.paths)) {
    const target = route.replace('{world}', 'maze');
    for (const method of ['get', 'post'] as const) {
      if (route === '/api/socket' && method === 'get') continue; // wants an upgrade, below
      const answered = await send(studio, target, '{}', { method: method.toUpperCase() });
      if (methods[method]) {
        expect([200, 400], `${method} ${route}`).toContain(answered.status);
        description.checked(route, method, answered);
      } else {
        expect(answered.status, `${method} ${route}`).toBe(405);
        expect(answered.allow, route).toContain(method === 'get' ? 'POST' : 'GET');
        expect(description.named('Error', answered.body)).toBeUndefined();
      }
    }
  }
  const socket = await send(studio, '/api/socket', '', { method: 'GET' });
  expect(socket.status).toBe(426);
  description.checked('/api/socket', 'get', socket);
});

test('worlds are described in full', async () => {
  const { worlds } = (await send(studio, '/api/worlds', '', { method: 'GET' })).body as { worlds: { name: string }[] };
  expect(worlds.map(({ name }) => name).sort()).toEqual([...worldNames].sort());
});
