import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Client, grace, most, post, silence } from './client';

// A socket that is open at once and answers when it is told to.
interface Said { id: number; lang?: string; operation?: string; cancel?: boolean }
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  said: Said[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  closed = false;
  close(): void {
    this.closed = true;
  }
  constructor() {
    Socket.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  done(id: number): void {
    this.onmessage?.({ data: JSON.stringify({ id, event: 'done', result: id }) });
  }
}
vi.stubGlobal('WebSocket', Socket);
vi.stubGlobal('location', { protocol: 'http:', host: 'here' });

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const ids = () => Socket.last.said.map(({ id }) => id);
let client: Client;
let language: string;

beforeEach(async () => {
  language = 'en';
  client = new Client(() => undefined, () => language);
  await client.connect();
});

describe('questions', () => {
  it('wait here while as many as the server takes are open, and long ones leave room for a short', async () => {
    const jobs = Array.from({ length: 8 }, () => client.ask<number>('maze', 'solve', {}));
    const short = Array.from({ length: 3 }, () => client.get<number>('maze', 'play', {}));
    await settle();
    expect(ids()).toEqual([1, 2, 3, 4, 5, 9]);
    expect(ids().length).toBe(most);
    Socket.last.done(9);
    await settle();
    expect(ids().at(-1)).toBe(10);
    Socket.last.done(2);
    await settle();
    expect(ids().at(-1)).toBe(6);
    expect([await jobs[1]!.result, await short[0]]).toEqual([2, 9]);
  });

  it('say in which language to answer, over HTTP too', async () => {
    language = 'es';
    void client.get('maze', 'parse', {});
    await settle();
    expect(Socket.last.said[0]).toMatchObject({ id: 1, lang: 'es', operation: 'parse' });
    const fetched = vi.fn(async (_path: string, _how: RequestInit) => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    await post('recognise', { text: '' }, 'cs');
    expect(fetched.mock.calls[0]![1].headers).toMatchObject({ 'Accept-Language': 'cs' });
  });

  it('that wait and are cancelled are never sent', async () => {
    const jobs = Array.from({ length: 7 }, () => client.ask<number>('maze', 'solve', {}));
    jobs[5]!.cancel();
    await expect(jobs[5]!.result).rejects.toMatchObject({ status: 499 });
    Socket.last.done(1);
    await settle();
    expect(ids()).toEqual([1, 2, 3, 4, 5, 7]);
  });

  it('of one kind for one world take the place of each other', async () => {
    void client.get('maze', 'parse', {}, 'board').catch(() => undefined);
    void client.get('rush', 'parse', {}, 'board');
    await settle();
    void client.get('maze', 'parse', {}, 'board');
    await settle();
    expect(Socket.last.said.filter(({ cancel }) => cancel)).toEqual([{ id: 1, cancel: true }]);
  });

  describe('on a line that has gone silent', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('are given up when it gives no sign of life', async () => {
      const { last } = Socket;
      const failed = expect(client.get('maze', 'play', {})).rejects.toMatchObject({ status: 0, error: { message: 'stalled' } });
      await vi.advanceTimersByTimeAsync(silence);
      expect(last.said.at(-1)).toMatchObject({ id: 0 });
      await vi.advanceTimersByTimeAsync(grace);
      await failed;
      expect(last.closed).toBe(true);
    });

    it('are waited for as long as it does', async () => {
      const { last } = Socket;
      const job = client.ask<number>('maze', 'solve', {});
      for (let i = 0; i < 5; ++i) {
        await vi.advanceTimersByTimeAsync(silence);
        last.onmessage!({ data: JSON.stringify({ id: 0, event: 'failed', status: 404, error: { message: '' } }) });
      }
      last.done(1);
      expect([await job.result, last.closed]).toEqual([1, false]);
    });
  });

  it('in line are lost with the connection', async () => {
    const jobs = Array.from({ length: 7 }, () => client.ask<number>('maze', 'solve', {}));
    const lost = Promise.all(jobs.map(({ result }) => expect(result).rejects.toMatchObject({ status: 0 })));
    await settle();
    Socket.last.onclose!();
    await lost;
  });
});
