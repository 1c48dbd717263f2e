import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.js';
import { DEFAULT_LIMITS } from '../context.js';
import type { Context, Limits } from '../context.js';
import { addKey, openDatabase, openSigningKey } from '../index.js';
import type { Database, Role } from '../index.js';
import { makeLogger } from '../logging.js';
import { Metrics } from '../metrics.js';
import { Places, SIZE_OF_KEY } from '../work/places.js';
import { work } from '../work/tasks.js';
import type { TaskResults } from '../work/tasks.js';

/** A server in memory without an address, whose work is done in this thread. Nothing must be built for it. */
export interface InjectedServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Makes a key by the side of the routes. */
  key(
    role: Role,
    options?: { readonly name?: string; readonly federation?: string; readonly expires?: Date },
  ): Promise<string>;
  ask(request: InjectedRequest): Promise<InjectedAnswer>;
  close(): Promise<void>;
}

export interface InjectedRequest {
  /** Like "POST /v1/keys". */
  readonly to: string;
  /** Empty or absent: none. */
  readonly key?: string;
  /** A text goes as text/plain, anything else as JSON. */
  readonly body?: unknown;
  /** Added to those of the key and of the body. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface InjectedAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Empty where it is no JSON. */
  readonly json: Readonly<Record<string, unknown>>;
  /** Of a problem document without what all have in common, like "no-key"; empty: it is none. */
  readonly problem: string;
}

export interface InjectedOptions {
  /** One that is open; absent: a new one, which is closed with the server. */
  readonly database?: Database;
  readonly now?: () => Date;
  /** What differs from the limits of a server. There is no limit of requests a minute. */
  readonly limits?: Partial<Limits>;
  readonly openMetrics?: boolean;
}

export async function injectedServer(options: InjectedOptions = {}): Promise<InjectedServer> {
  const { now = () => new Date(), openMetrics = false } = options;
  const database = options.database ?? (await openDatabase({ kind: 'memory' }));
  const { db, ping } = database;
  const limits = { ...DEFAULT_LIMITS, rate: 1_000_000, ...options.limits };
  const { waitingOfKey } = limits;
  const inThisThread: Context['pool'] = {
    run: async (task) => (await work(task)) as TaskResults[typeof task.kind],
  };
  const context: Context = {
    db,
    ping,
    places: new Places({ threads: 3, waitingOfKey, sizeOfKey: SIZE_OF_KEY }),
    pool: inThisThread,
    checkPool: inThisThread,
    signer: await openSigningKey(db, null, now()),
    metrics: new Metrics(),
    now,
    limits,
    openMetrics,
  };
  const app = await buildApp(context, makeLogger('silent', process.stderr));
  await app.ready();
  return {
    app,
    database,
    key: async (role, { name = role, federation, expires } = {}) => {
      const request = { name, role, federation: federation ?? null, expires: expires ?? null };
      return (await addKey(db, request, now())).key;
    },
    ask: (request) => answerOf(app, request),
    close: async () => {
      await app.close();
      if (options.database === undefined) await database.close();
    },
  };
}

async function answerOf(
  app: FastifyInstance,
  { to, key = '', body, headers: added }: InjectedRequest,
): Promise<InjectedAnswer> {
  const [method, url] = to.split(' ', 2);
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  const { statusCode, payload, headers } = await app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': type }),
      ...added,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson = /\bjson\b/.test(String(headers['content-type'])) && payload !== '';
  const json = (isJson ? JSON.parse(payload) : {}) as InjectedAnswer['json'];
  const { type: kind } = json;
  const problem = typeof kind === 'string' ? kind.replace('urn:swissproof:problem:', '') : '';
  return { status: statusCode, text: payload, headers, json, problem };
}
