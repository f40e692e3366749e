import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

import type { Answer } from '../../src/api/protocol';
import type { Studio } from '../server';

// A WebSocket as bare as one needs here: text frames, and a close. (The Node.js of Debian 12 has none of its own.)

export class SocketClient {
  readonly heard: Answer[] = [];
  closed = false;
  private rest = Buffer.alloc(0);
  private parts: Buffer[] = [];
  private waiting: (() => void)[] = [];

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes: Buffer) => this.read(bytes));
    socket.on('close', () => {
      this.closed = true;
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static open({ address }: Studio): Promise<SocketClient> {
    return new Promise((resolve, reject) => {
      const asked = request(`${address}/api/socket`, {
        headers: {
          Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        },
      });
      asked.on('upgrade', (_, socket: Socket, head: Buffer) => {
        const client = new SocketClient(socket);
        if (head.length > 0) client.read(head);
        resolve(client);
      });
      asked.on('response', (response) => reject(new Error(`no upgrade: ${response.statusCode}`)));
      asked.on('error', reject);
      asked.end();
    });
  }

  send(message: unknown): void {
    this.frame(1, Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)));
  }

  /** The first answer that it is true of, heard already or to come. */
  async answer(is: (answer: Answer) => boolean, seconds = 60): Promise<Answer> {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const found = this.heard.find(is);
      if (found) return found;
      if (this.closed || Date.now() > end) throw new Error(`not heard; heard: ${JSON.stringify(this.heard).slice(0, 500)}`);
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        setTimeout(resolve, 200);
      });
    }
  }

  /** As a browser tab that is shut. */
  drop(): void {
    this.socket.destroy();
  }

  private frame(opcode: number, payload: Buffer): void {
    const mask = randomBytes(4);
    const size = payload.length;
    // As few bytes of length as will do: more are an error of the sender.
    const more = size < 126 ? 0 : size < 65_536 ? 2 : 8;
    const head = Buffer.alloc(2 + more);
    head[0] = 0x80 | opcode;
    head[1] = 0x80 | (more === 0 ? size : more === 2 ? 126 : 127);
    if (more === 2) head.writeUInt16BE(size, 2);
    if (more === 8) head.writeBigUInt64BE(BigInt(size), 2);
    this.socket.write(Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i % 4]!)]));
  }

  private read(bytes: Buffer): void {
    this.rest = Buffer.concat([this.rest, bytes]);
    while (this.rest.length >= 2) {
      const [first, second] = [this.rest[0]!, this.rest[1]!];
      const long = second & 0x7f;
      const head = long === 127 ? 10 : long === 126 ? 4 : 2;
      if (this.rest.length < head) return;
      const size = long === 127 ? Number(this.rest.readBigUInt64BE(2)) : long === 126 ? this.rest.readUInt16BE(2) : long;
      if (this.rest.length < head + size) return;
      const payload = this.rest.subarray(head, head + size);
      this.rest = this.rest.subarray(head + size);
      this.take(first & 0x0f, (first & 0x80) !== 0, payload);
    }
  }

  private take(opcode: number, last: boolean, payload: Buffer): void {
    if (opcode === 9) return this.frame(10, payload);
    if (opcode > 2) return;
    this.parts.push(payload);
    if (!last) return;
    this.heard.push(JSON.parse(Buffer.concat(this.parts).toString()) as Answer);
    this.parts = [];
    this.wake();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
