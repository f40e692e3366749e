import type { Answer, ApiError, Progress } from './protocol';

// The one line to the server: questions go over one socket, so that a closed page takes its work with it. Files to take
// along come over plain HTTP.

export class RequestFailed extends Error {
  constructor(readonly status: number, readonly error: ApiError) {
    super(error.message);
  }
}

interface Listener {
  queued?: (ahead: number) => void;
  progress?: (progress: Progress) => void;
  kind?: string; // a newer question of this kind for the same world takes the place of this one
}

interface Job<T> {
  result: Promise<T>;
  cancel: () => void;
}

interface Question {
  id: number;
  words: { world: string; operation: string; request: unknown };
  long: boolean;
  sent: boolean;
}

interface Waiting {
  listener: Listener;
  resolve: (result: never) => void;
  reject: (reason: RequestFailed) => void;
}

export const cancelled = 499; // as the server says it
export const lost = 0; // the status of what a broken connection took along

// A line on which nothing is heard while something is waited for is asked for a sign of life; without one it is dead,
// whatever the browser thinks of it.
export const silence = 5000; // ms before it is asked
export const grace = 4000; // ms for the sign
const probe = JSON.stringify({ id: 0, lang: 'en', world: '', operation: '', request: {} }); // refused at once: that is a sign

/** Gives up a plain HTTP request that nobody answers. */
export const inTime = (): AbortSignal => AbortSignal.timeout(silence + grace);

// The server takes a few questions at a time from each page; the others wait here, and long ones leave room for a short.
export const most = 6;
const mostLong = 5;

export class Client {
  private socket: WebSocket | undefined;
  private opening: Promise<WebSocket> | undefined;
  private next = 1;
  private delay = 250;
  private again: ReturnType<typeof setTimeout> | undefined;
  private listening: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly line: Question[] = []; // not sent yet
  private readonly open = new Map<number, Question>(); // sent, or about to be
  private readonly latest = new Map<string, () => void>(); // of each kind: how it is cancelled

  /** `language` is the one that answers are to be in: that of the page when a question is sent. */
  constructor(private readonly onLine: (online: boolean) => void, private readonly language: () => string) {}

  ask<T>(world: string, operation: string, request: unknown, listener: Listener = {}): Job<T> {
    return this.put<T>(world, operation, request, listener, true);
  }

  /** A quick question, without a word until its answer. */
  get<T>(world: string, operation: string, request: unknown, kind?: string): Promise<T> {
    return this.put<T>(world, operation, request, kind === undefined ? {} : { kind }, false).result;
  }

  private put<T>(world: string, operation: string, request: unknown, listener: Listener, long: boolean): Job<T> {
    const id = this.next++;
    const question: Question = { id, words: { world, operation, request }, long, sent: false };
    const result = new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { listener, resolve: resolve as (result: never) => void, reject });
    });
    const cancel = () => {
      // What was never asked is not to be asked later.
      if (!question.sent) this.settle(id, (waiting) => waiting.reject(new RequestFailed(cancelled, { message: 'cancelled' })));
      else if (this.waiting.has(id) && this.socket?.readyState === WebSocket.OPEN)
        this.socket.send(JSON.stringify({ id, cancel: true }));
    };
    if (listener.kind !== undefined) {
      const kind = `${world} ${listener.kind}`;
      this.latest.get(kind)?.();
      this.latest.set(kind, cancel);
    }
    this.line.push(question);
    this.sendOn();
    return { result, cancel };
  }

  /** Sends what there is room for: the first in line, or the first short one where only that has room. */
  private sendOn(): void {
    const long = () => [...this.open.values()].filter((each) => each.long).length;
    while (this.open.size < most) {
      const next = this.line.findIndex((each) => !each.long || long() < mostLong);
      if (next < 0) return;
      const question = this.line.splice(next, 1)[0]!;
      this.open.set(question.id, question);
      this.connect().then(
        (socket) => {
          if (!this.waiting.has(question.id)) return;
          question.sent = true;
          socket.send(JSON.stringify({ id: question.id, lang: this.language(), ...question.words }));
          if (this.listening === undefined) this.listen();
        },
        (why: Error) => this.settle(question.id, (waiting) => waiting.reject(new RequestFailed(lost, { message: why.message }))),
      );
    }
  }

  /** Opens the socket again and again until it stays open. */
  connect(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return Promise.resolve(this.socket);
    this.opening ??= new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
      socket.onopen = () => {
        clearTimeout(late);
        this.socket = socket;
        this.opening = undefined;
        this.delay = 250;
        this.onLine(true);
        resolve(socket);
      };
      socket.onmessage = (event) => {
        this.listen();
        this.hear(JSON.parse(event.data as string) as Answer);
      };
      socket.onclose = () => {
        clearTimeout(late);
        reject(new Error('connection'));
        this.lose('connection');
      };
      const late = setTimeout(() => {
        reject(new Error('stalled'));
        this.drop(socket);
      }, silence + grace);
    });
    return this.opening;
  }

  /** Waits for the next word as long as one is due. */
  private listen(): void {
    clearTimeout(this.listening);
    this.listening = undefined;
    const { socket } = this;
    if (!socket || ![...this.open.values()].some(({ sent }) => sent)) return;
    this.listening = setTimeout(() => {
      if (![...this.open.values()].some(({ sent }) => sent)) return this.listen();
      socket.send(probe);
      this.listening = setTimeout(() => this.drop(socket), grace);
    }, silence);
  }

  /** A dead line: its end, which may be long in coming, is not waited for. */
  private drop(socket: WebSocket): void {
    socket.onmessage = socket.onclose = socket.onopen = null;
    socket.close();
    this.lose('stalled');
  }

  private lose(why: 'connection' | 'stalled'): void {
    clearTimeout(this.listening);
    this.listening = undefined;
    this.socket = undefined;
    this.opening = undefined;
    this.onLine(false);
    this.line.length = 0;
    for (const id of [...this.waiting.keys()]) this.settle(id, (waiting) => waiting.reject(new RequestFailed(lost, { message: why })));
    clearTimeout(this.again);
    this.again = setTimeout(() => void this.connect().catch(() => undefined), this.delay);
    this.delay = Math.min(this.delay * 2, 5000);
  }

  private hear(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    switch (answer.event) {
      case 'queued':
        return waiting.listener.queued?.(answer.ahead);
      case 'started':
        return waiting.listener.queued?.(0);
      case 'progress':
        return waiting.listener.progress?.(answer.progress);
      case 'said': // thoughts on the way, which the page has no place for
        return;
      case 'done':
        return this.settle(answer.id, () => waiting.resolve(answer.result as never));
      case 'failed':
        return this.settle(answer.id, () => waiting.reject(new RequestFailed(answer.status, answer.error)));
    }
  }

  private settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.open.delete(id);
    const at = this.line.findIndex((each) => each.id === id);
    if (at >= 0) this.line.splice(at, 1);
    if (waiting) how(waiting);
    this.sendOn();
  }
}

/** Over plain HTTP: for what the browser saves. */
export async function post(path: string, request: unknown, language: string): Promise<Response> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(request),
  });
  if (response.ok) return response;
  const { error } = (await response.json()) as { error?: ApiError };
  throw new RequestFailed(response.status, error ?? { message: 'connection' });
}
