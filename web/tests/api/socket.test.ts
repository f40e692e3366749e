import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { badMaze, easyMaze, exampleText, walledMaze } from '../boards';
import { startStudio, type Studio } from '../server';
import { Description, send } from './document';
import { SocketClient } from './socket_client';

let studio: Studio;
let description: Description;
let long: { text: string; algorithm: string }; // a proof that nobody waits for
beforeAll(async () => {
  studio = await startStudio(['--jobs', '1', '--jobs-per-client', '3', '--log', 'info']);
  description = await Description.of(studio);
  const { body } = await description.ask('parse', { text: exampleText('amazons/beginnings.txt'), puzzle: 0 }, 'amazons');
  long = { text: body.text, algorithm: 'exact' };
});
afterAll(() => studio.stop());

const opened: SocketClient[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.drop();
});

async function open(): Promise<SocketClient> {
  const socket = await SocketClient.open(studio);
  opened.push(socket);
  return socket;
}

const ask = (socket: SocketClient, id: number, operation: string, request: unknown, world = 'maze', lang = 'en'): void => {
  const message = { id, lang, world, operation, request };
  expect(description.named('Ask', message)).toBeUndefined();
  socket.send(message);
};

/** Nothing waits, and a new job is done at once although only one can be worked on: the old one has ended. */
const idle = async (): Promise<void> => {
  await expect.poll(async () => (await send(studio, '/api/health', '', { method: 'GET' })).body.waiting).toBe(0);
  const done = await send(studio, '/api/maze/solve', { text: easyMaze });
  expect(done.status).toBe(200);
};

const allAsDescribed = (socket: SocketClient): void => {
  for (const answer of socket.heard) expect(description.named('Answer', answer)).toBeUndefined();
};

test('what is asked is answered, with its id, and as over HTTP', async () => {
  const socket = await open();
  ask(socket, 7, 'parse', { text: easyMaze });
  ask(socket, 8, 'solve', { text: easyMaze });
  ask(socket, 9, 'parse', { text: badMaze });
  const solved = await socket.answer(({ id, event }) => id === 8 && event === 'done');
  const { body } = await send(studio, '/api/maze/solve', { text: easyMaze });
  expect((solved as { result: { report: { optimal: unknown } } }).result.report.optimal).toEqual(body.report.optimal);
  await socket.answer(({ id, event }) => id === 7 && event === 'done');
  const failed = await socket.answer(({ id, event }) => id === 9 && event === 'failed');
  expect(failed).toMatchObject({ status: 422, error: { line: 3, column: 2 } });
  allAsDescribed(socket);
});

test('each is answered in the language it was asked in, and as over HTTP', async () => {
  const socket = await open();
  const said: string[][] = [];
  let id = 0;
  for (const language of ['en', 'es', 'cs']) {
    const answer = async (operation: string, request: object): Promise<any> => {
      ask(socket, ++id, operation, request, 'maze', language);
      const mine = id;
      const end = await socket.answer((each) => each.id === mine && (each.event === 'done' || each.event === 'failed'));
      const { body } = await send(studio, `/api/maze/${operation}`, request, { language });
      expect(end, `${operation} ${language}`).toMatchObject(end.event === 'done' ? { result: body } : body);
      return body;
    };
    said.push([
      (await answer('parse', { text: badMaze })).error.message,
      (await answer('play', { text: walledMaze, moves: ['up'] })).events[0].text,
      (await answer('rate', { text: walledMaze })).remarks[0],
      (await answer('parse', { text: walledMaze })).scene.legend[1].text,
    ]);
  }
  for (const [i, english] of said[0]!.entries()) expect(new Set(said.map((texts) => texts[i])).size, english).toBe(3);
  allAsDescribed(socket);
});

test('long work tells how far it is, and ends when it is cancelled', async () => {
  const socket = await open();
  ask(socket, 1, 'solve', long, 'amazons');
  await socket.answer(({ event }) => event === 'progress');
  const cancel = { id: 1, cancel: true };
  expect(description.named('Cancel', cancel)).toBeUndefined();
  socket.send(cancel);
  const end = await socket.answer(({ event }) => event === 'done' || event === 'failed');
  if (end.event === 'done') expect(end.result).toMatchObject({ report: { verdict: 'unknown', stopped: 'cancelled' } });
  allAsDescribed(socket);
  await idle();
});

test('work waits its turn and says how much is before it; past the limit it is refused', async () => {
  const socket = await open();
  for (const id of [1, 2, 3, 4]) ask(socket, id, 'solve', long, 'amazons');
  // A question that has just been answered may still count: so it is the third or the fourth that is one too many.
  const refused = await socket.answer(({ event }) => event === 'failed');
  expect(refused).toMatchObject({ status: 429 });
  expect(refused.id).toBeGreaterThan(2);
  await socket.answer((answer) => answer.event === 'queued' && answer.ahead > 0);
  allAsDescribed(socket);
  socket.drop();
  await idle();
});

test('when the page goes, its work goes with it', async () => {
  const socket = await open();
  ask(socket, 1, 'solve', long, 'amazons');
  ask(socket, 2, 'solve', long, 'amazons');
  await socket.answer(({ id, event }) => id === 1 && event === 'progress');
  socket.drop();
  await idle();
});

test('garbage is answered and the server goes on', async () => {
  const socket = await open();
  socket.send('{"id": 1, ');
  socket.send('[1, 2]');
  socket.send({ id: 3, world: 'maze' });
  socket.send({ id: 4, cancel: true });
  const fresh = await open();
  ask(fresh, 5, 'parse', { text: easyMaze });
  await fresh.answer(({ id, event }) => id === 5 && event === 'done');
});
