import { generateKeyPairSync } from 'node:crypto';
import type { PostgresPool } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { signerWith } from './access/signatures.js';
import { buildApp } from './app.js';
import { DEFAULT_LIMITS } from './context.js';
import { makeLogger } from './logging.js';
import { Metrics } from './metrics.js';
import { onPool } from './store/database.js';
import { guarded } from './store/guarded-pool.js';
import { Places } from './work/places.js';
import type { WorkPool } from './work/pool.js';

/** What drivers throw: they tell the statement with its parameters. */
const FAILURES: readonly (readonly [string, object, number, string])[] = [
  [
    'no room on the disk',
    { code: '53100', message: 'could not extend file: No space left' },
    503,
    'no-database',
  ],
  ['a stopped database', { code: '57P01', message: 'terminating connection' }, 503, 'no-database'],
  ['a database that is away', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, 503, 'no-database'],
  ['a broken connection', { message: 'Connection terminated unexpectedly' }, 503, 'no-database'],
  ['a wrong value', { code: '22P02', message: 'invalid input: "Meier, Maria"' }, 500, 'internal-error'],
  // The code contains that of another class, 08.
  ['a date out of range', { code: '22008', message: 'out of range: "Meier, Maria"' }, 500, 'internal-error'],
  ['a row that is there', { code: '23505', message: 'duplicate key: Meier, Maria' }, 500, 'internal-error'],
];

describe('a request that the database fails, or keeps waiting', () => {
  let app: FastifyInstance | null = null;

  afterEach(async () => {
    await app?.close();
    app = null;
  });

  async function appOn(pool: PostgresPool, log: string[]): Promise<FastifyInstance> {
    const work = null as unknown as WorkPool;
    const context = {
      ...onPool(guarded(pool)),
      places: new Places({ threads: 1, waitingOfKey: 1, sizeOfKey: 1 }),
      pool: work,
      checkPool: work,
      signer: { ...signerWith(generateKeyPairSync('ed25519').privateKey), since: new Date(0) },
      metrics: new Metrics(),
      now: () => new Date(),
      limits: DEFAULT_LIMITS,
      openMetrics: false,
    };
    app = await buildApp(context, makeLogger('debug', { write: (line: string) => void log.push(line) }));
    return app;
  }

  it.each(FAILURES)('%s: is told, and the log names nobody', async (_, failure, status, code) => {
    const log: string[] = [];
    const thrown = Object.assign(new Error(), failure, {
      query: 'insert into events values ($1)',
      params: ['001    1      Meier, Maria'],
      detail: 'Key (name)=(Meier, Maria) already exists.',
      where: 'Meier, Maria',
    });
    const failing = poolThat(() => Promise.reject(thrown));
    const answer = await (
      await appOn(failing, log)
    ).inject({
      method: 'POST',
      url: '/v1/tournaments',
      headers: {
        authorization: `Bearer sp_${'0'.repeat(12)}_${'A'.repeat(43)}`,
        'content-type': 'text/plain',
      },
      payload: '012 Open\n001    1      Meier, Maria',
    });
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([
      status,
      `urn:swissproof:problem:${code}`,
    ]);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    const lines = log.filter((line) => line.includes('request failed'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('code');
    expect(log.join('') + answer.body).not.toMatch(/Meier|Maria/);
  });

  it('ends its connection with the answer where the server is stopped meanwhile', async () => {
    let answer: () => void = () => undefined;
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const server = await appOn(
      poolThat(
        () =>
          new Promise((resolve) => {
            answer = resolve;
            isAsked();
          }),
      ),
      [],
    );
    const begun = server.inject('/healthz');
    await asked;
    const closed = server.close();
    await expect
      .poll(async () => (await server.inject('/v1/rules').catch(() => null))?.statusCode)
      .not.toBe(200);
    answer();
    const { statusCode, headers } = await begun;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await closed;
  });

  it('is given up where the database does not answer in time, and its connection is closed', async () => {
    const released: unknown[] = [];
    const guard = guarded(poolThat(() => new Promise(() => undefined), released));
    guard.limit(1);
    await expect(onPool(guard).ping()).rejects.toThrow('no answer within 0.001 s');
    expect([guard.hasFailed(), released]).toEqual([true, [true]]);
  });

  it('is given up at once where nobody waits any longer: the database is closed without its answer', async () => {
    const released: unknown[] = [];
    let isAsked = false;
    const pool = poolThat(() => {
      isAsked = true;
      return new Promise(() => undefined);
    }, released);
    const guard = guarded({ ...pool, end: () => new Promise(() => undefined) });
    const { db, ping } = onPool(guard);
    const asked = ping();
    await expect.poll(() => isAsked).toBe(true);
    const closed = db.destroy();
    guard.abandon();
    await expect(asked).rejects.toThrow('being stopped');
    await closed;
    expect(released).toEqual([true]);
  });

  it('has no health until it could be written to again, even where it can be read', async () => {
    let hasRoom = false;
    const pool = poolThat((text) => {
      if (hasRoom || text === 'select 1') return Promise.resolve();
      return Promise.reject(Object.assign(new Error('no room'), { code: '53100' }));
    });
    const server = await appOn(pool, []);
    const health = async (): Promise<number> => (await server.inject('/healthz')).statusCode;
    expect(await health()).toBe(200);
    const headers = { authorization: `Bearer sp_${'0'.repeat(12)}_${'A'.repeat(43)}` };
    expect((await server.inject({ url: '/v1/keys', headers })).statusCode).toBe(503);
    expect(await health()).toBe(503);
    hasRoom = true;
    expect(await health()).toBe(200);
    // A health check after that only reads again: it does not write for every caller from then on.
    hasRoom = false;
    expect(await health()).toBe(200);
  });
});

/** @param released whether each connection that was given back is to be closed. */
function poolThat(query: (text: string) => Promise<void>, released: unknown[] = []): PostgresPool {
  return {
    connect: () =>
      Promise.resolve({
        query: async (text: string) => {
          await query(text);
          return { command: 'SELECT', rowCount: 0, rows: [] };
        },
        release: (isLost: unknown) => void released.push(isLost),
      } as never),
    end: () => Promise.resolve(),
  };
}
