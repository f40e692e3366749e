import { readFileSync } from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';

import type { Studio } from '../server';

// The interface held against its own description: what goes to the server and what comes back is checked against the
// schemas of the OpenAPI document that this very server gives.

interface Media { schema?: object }
interface Response { $ref?: string; content?: Record<string, Media> }
interface Method { requestBody?: { content: Record<string, Media> }; responses: Record<string, Response> }
export interface Document { openapi: string; paths: Record<string, Record<string, Method>>; components: Record<string, Record<string, object>> }

export interface Answered { status: number; type: string; allow: string | null; bytes: Uint8Array; body: any }

const json = 'application/json';

export class Description {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false });
  private readonly known = new Map<string, ValidateFunction>();

  private constructor(readonly studio: Studio, readonly document: Document) {
    this.ajv.addSchema(document, 'studio');
  }

  static async of(studio: Studio): Promise<Description> {
    const response = await fetch(`${studio.address}/api/openapi.json`);
    return new Description(studio, (await response.json()) as Document);
  }

  /** What is wrong with a value; nothing where it is as described. */
  against(pointer: string, value: unknown): string | undefined {
    let check = this.known.get(pointer);
    if (!check) this.known.set(pointer, check = this.ajv.compile({ $ref: `studio#${pointer}` }));
    return check(value) ? undefined : `${pointer}: ${this.ajv.errorsText(check.errors)}`;
  }

  named(schema: string, value: unknown): string | undefined {
    return this.against(`/components/schemas/${schema}`, value);
  }

  /** Asks, and throws unless request, status, type and answer are as described. */
  async ask(path: string, request: unknown, world?: string): Promise<Answered> {
    const route = world === undefined ? path : `/api/{world}/${path}`;
    const target = world === undefined ? path : `/api/${world}/${path}`;
    const fault = this.against(`${pointerTo(route, 'post')}/requestBody/content/application~1json/schema`, request);
    if (fault) throw new Error(`the request is not as described: ${fault}`);
    return this.checked(route, 'post', await send(this.studio, target, request));
  }

  checked(route: string, method: string, answered: Answered): Answered {
    const described = this.document.paths[route]?.[method]?.responses[String(answered.status)];
    const what = `${method} ${route}: ${answered.status} ${answered.type}`;
    if (!described) throw new Error(`${what} is not described: ${JSON.stringify(answered.body)}`);
    const pointer = described.$ref?.slice(1) ?? `${pointerTo(route, method)}/responses/${answered.status}`;
    const content = described.$ref ? this.document.components['responses']![String(answered.status)] as Response : described;
    if (!content.content?.[answered.type]) throw new Error(`${what}: this type is not described`);
    if (answered.type !== json) return answered;
    const fault = this.against(`${pointer}/content/application~1json/schema`, answered.body);
    if (fault) throw new Error(`${what}: ${fault}`);
    return answered;
  }
}

const pointerTo = (route: string, method: string): string =>
  `/paths/${encodeURIComponent(route.replaceAll('~', '~0').replaceAll('/', '~1'))}/${method}`;

interface Sent { method?: string; type?: string; language?: string }

export async function send(studio: Studio, target: string, body: unknown, { method = 'POST', type = json, language }: Sent = {}): Promise<Answered> {
  const bare = method === 'GET' || method === 'HEAD';
  const response = await fetch(studio.address + target, {
    method,
    headers: { ...(!bare && { 'Content-Type': type }), ...(language && { 'Accept-Language': language }) },
    ...(!bare && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const got = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    type: got,
    allow: response.headers.get('allow'),
    bytes,
    body: got === json && bytes.length > 0 ? JSON.parse(new TextDecoder().decode(bytes)) : undefined,
  };
}

/** The operations that the server's own list has, as its source writes them. */
export function listedOperations(): string[] {
  const source = readFileSync(new URL('../../../src/server/operations.cpp', import.meta.url), 'utf8');
  return [...source.matchAll(/\{"(\w+)", Lane::/g)].map(([, name]) => name!);
}
