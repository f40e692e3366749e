import { Duplex } from 'node:stream';
import { createDeflateRaw, createInflateRaw } from 'node:zlib';

// For tests alone: browsers have raw deflate as a stream, Node.js 18 does not.

/** There since Node.js 17, though its types say nothing of it. */
const { toWeb } = Duplex as unknown as { toWeb: (stream: Duplex) => { readable: ReadableStream; writable: WritableStream } };

function standIn(name: 'CompressionStream' | 'DecompressionStream', make: () => Duplex): void {
  const world = globalThis as Record<string, unknown>;
  try {
    new (world[name] as new (format: string) => unknown)('deflate-raw');
  } catch {
    world[name] = class {
      readonly readable;
      readonly writable;
      constructor() {
        ({ readable: this.readable, writable: this.writable } = toWeb(make()));
      }
    };
  }
}

standIn('CompressionStream', createDeflateRaw);
standIn('DecompressionStream', createInflateRaw);
