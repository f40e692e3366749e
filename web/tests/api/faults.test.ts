import { request, type ClientRequest } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { badMaze, easyMaze, exampleText } from '../boards';
import { startStudio, type Studio } from '../server';
import { Description, send } from './document';

// What is wrong with a request is said in JSON, with the status that the description gives it.

let studio: Studio;
let description: Description;
beforeAll(async () => {
  studio = await startStudio(['--queue', '0', '--jobs', '1', '--body', '1', '--job-time', '600']);
  description = await Description.of(studio);
});
afterAll(() => studio.stop());

const refused = async (status: number, target: string, body: unknown, how = {}): Promise<{ message: string; line?: number; column?: number }> => {
  const answered = await send(studio, target, body, how);
  expect(answered.status, `${target} ${JSON.stringify(body).slice(0, 80)}`).toBe(status);
  expect(description.named('Error', answered.body)).toBeUndefined();
  const [, world] = target.split('/').slice(1);
  const route = world === 'maze' ? target.replace('/maze/', '/{world}/') : target;
  if (description.document.paths[route]?.['post']) description.checked(route, 'post', answered);
  return answered.body.error;
};

test('400: no JSON, a missing, an unknown or a wrong key', async () => {
  await refused(400, '/api/maze/parse', '{"text": ');
  await refused(400, '/api/maze/parse', '[]');
  expect((await refused(400, '/api/maze/parse', {})).message).toContain('text');
  expect((await refused(400, '/api/maze/parse', { text: easyMaze, colour: 1 })).message).toContain('colour');
  await refused(400, '/api/maze/parse', { text: 7 });
  await refused(400, '/api/maze/solve', { text: easyMaze, algorithm: 'guess' });
  await refused(400, '/api/recognise', '');
});

test('404: no such world, operation or file', async () => {
  await refused(404, '/api/chess/solve', { text: '' });
  await refused(404, '/api/maze/cheat', { text: easyMaze });
  await refused(404, '/api/nothing', {});
  for (const path of ['/nothing.txt', '/../CMakeLists.txt', '/%2e%2e/%2e%2e/etc/passwd'])
    expect((await send(studio, path, '', { method: 'GET' })).status, path).toBe(404);
});

test('405: another method', async () => {
  const answered = await send(studio, '/api/maze/solve', '', { method: 'PUT' });
  expect(answered.status).toBe(405);
  expect(answered.allow).toBe('POST');
  description.checked('/api/{world}/solve', 'post', answered);
});

test('413: a body too large', async () => {
  const large = { text: 'x'.repeat(1_200_000) };
  expect((await refused(413, '/api/maze/parse', large)).message).toMatch(/large|MB|bytes/);
});

test('415: a body that is no JSON by its own word', async () => {
  await refused(415, '/api/maze/parse', JSON.stringify({ text: easyMaze }), { type: 'text/plain' });
});

test('422: a text that does not read, with line and column', async () => {
  const error = await refused(422, '/api/maze/parse', { text: badMaze });
  expect(error.line).toBe(3);
  expect(error.column).toBe(2);
});

test('429: too many jobs, and room again when they ended', async () => {
  // A proof that takes longer than this test: the whole game of Amazons on 6 x 6.
  const text = exampleText('amazons/beginnings.txt');
  const body = JSON.stringify({ text: (await description.ask('parse', { text, puzzle: 0 }, 'amazons')).body.text, algorithm: 'exact' });
  // A request that can be dropped at any time: fetch of Node.js 18 forgets its signal once memory has been tidied up.
  let long: ClientRequest | undefined;
  // Where one of the small ones below has the only place, it asks again.
  const begin = (): Promise<void> => new Promise((ended) => {
    long = request(`${studio.address}/api/amazons/solve`, { method: 'POST', headers: { 'Content-Type': 'application/json' } }, (answer) => {
      answer.resume();
      if (answer.statusCode === 429) ended(begin());
      else answer.on('close', ended);
    });
    long.on('error', () => ended());
    long.end(body);
  });
  const first = begin();
  await expect.poll(async () => (await send(studio, '/api/maze/compare', { text: easyMaze })).status).toBe(429);
  await refused(429, '/api/maze/compare', { text: easyMaze });
  for (const operation of ['parse', 'solve'])
    expect((await send(studio, `/api/maze/${operation}`, { text: easyMaze })).status, 'small questions never wait').toBe(200);
  long?.destroy();
  await first;
  await expect.poll(async () => (await send(studio, '/api/maze/compare', { text: easyMaze })).status).toBe(200);
});
