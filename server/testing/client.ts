import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { ProtocolDocument, SignedHead } from '../../checker/protocol/index.js';
import type { TrfpDocument } from '../../corpus/index.js';
import type { DeviationDocument } from '../../reports/protocol/index.js';

/** What a call may bring along. */
export interface Call {
  readonly path?: {
    readonly event?: string;
    readonly round?: number;
    readonly key?: string;
    readonly hash?: string;
  };
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text goes as text/plain, anything else as JSON. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers: Headers;
  /** Empty where it is no JSON. */
  readonly json: Json;
}

/** A document of any route: of these members it has those that its schema tells. */
export interface Json extends ProtocolDocument {
  readonly secret: string;
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly type: string;
  readonly state: string;
  readonly check: string;
  readonly round: number;
  readonly entry: number;
  readonly entryHash: string;
  readonly keys: readonly {
    readonly publicKey: string;
    readonly since: string;
    readonly until: string | null;
  }[];
  readonly head: SignedHead;
  readonly heads: readonly SignedHead[];
  readonly day: string;
  readonly isClosed: boolean;
  readonly closed: string | null;
  readonly edition: string;
  readonly file: string;
  readonly boards: readonly { readonly white: number; readonly black: number }[];
  readonly deviations: readonly DeviationDocument[];
  readonly rounds: readonly { readonly round: number }[];
  readonly events: readonly {
    readonly event: string;
    readonly startDate: string | null;
    readonly deviations: number;
  }[];
  readonly players: TrfpDocument['players'];
  readonly audit: { readonly schema: string };
  readonly tournaments: readonly { readonly verdict: string }[];
  readonly next: string;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId: string; responses: Operation['responses'] }>>>
  >;
}

/** A client that knows nothing but the OpenAPI document of a server, and holds every answer against it. */
export class Client {
  static async of(url: string, key: string): Promise<Client> {
    const { paths } = (await (await fetch(`${url}/v1/openapi.json`)).json()) as OpenApi;
    const operations = new Map<string, Operation>();
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { operationId, responses }] of Object.entries(methods))
        operations.set(operationId, { method: method.toUpperCase(), path, responses });
    return new Client(url, key, operations);
  }

  private constructor(
    readonly url: string,
    readonly key: string,
    readonly operations: ReadonlyMap<string, Operation>,
  ) {}

  /** The same client with another key. */
  as(key: string): Client {
    return new Client(this.url, key, this.operations);
  }

  async call(name: string, { path = {}, query = {}, headers = {}, body }: Call = {}): Promise<Answer> {
    const operation = this.operations.get(name);
    if (operation === undefined) throw new Error(`the OpenAPI document has no operation ${name}`);
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, part: keyof typeof path) =>
      encodeURIComponent(String(path[part])),
    );
    const url = new URL(filled, this.url);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
    const response = await fetch(url, {
      method: operation.method,
      headers: {
        ...(this.key === '' ? {} : { authorization: `Bearer ${this.key}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = await answerOf(response);
    this.#hold(name, operation, answer);
    return answer;
  }

  /** The document of a call that must be done. */
  async get(name: string, call: Call = {}): Promise<Json> {
    const answer = await this.call(name, call);
    expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
    return answer.json;
  }

  /** What a call that must be done gives, as text. */
  async text(name: string, call: Call = {}): Promise<string> {
    const answer = await this.call(name, call);
    expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
    return answer.text;
  }

  #hold(name: string, { responses }: Operation, { status, type, json, text }: Answer): void {
    const declared = responses[status] ?? responses[`${String(status)[0]}XX`];
    expect(declared, `${name} answers ${status}, which its document does not tell: ${text}`).toBeDefined();
    const content = declared.content ?? {};
    const schema = content[type]?.schema;
    if (status !== 204) expect(schema, `${name} answers ${status} ${type}`).toBeDefined();
    if (!type.endsWith('json') || schema === undefined) return;
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(validate(json), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true);
  }
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const type = (response.headers.get('content-type') ?? '').split(';')[0];
  return {
    status: response.status,
    headers: response.headers,
    type,
    text,
    json: (type.endsWith('json') ? JSON.parse(text) : {}) as Json,
  };
}
