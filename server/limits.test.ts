import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEvent } from '../checker/protocol/testing/play.js';
import { DEFAULT_SERVER } from './index.js';
import type { DatabaseChoice, ServerOptions } from './index.js';
import { answerOf } from './testing/client.js';
import { POSTGRES, startPostgres } from './testing/postgres.js';
import type { TestPostgres } from './testing/postgres.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

describe.skipIf(!isBuilt)('limits (after npm run build)', () => {
  let postgres: TestPostgres | null = null;
  const running: TestServer[] = [];

  beforeAll(async () => {
    postgres = POSTGRES === null ? null : await startPostgres(POSTGRES);
  }, 120_000);

  afterAll(async () => {
    for (const server of running) await server.stop();
    await postgres?.remove();
  }, 120_000);

  async function started(options: Partial<ServerOptions>): Promise<TestServer> {
    const choice: DatabaseChoice =
      postgres === null ? { kind: 'memory' } : { kind: 'postgres', url: await postgres.database() };
    const server = await testServer(choice, options);
    running.push(server);
    return server;
  }

  it('a tournament that takes too long is given up, and the server goes on', async () => {
    const server = await started({ timeLimit: 1 });
    const organiser = await server.client('organiser');
    const answer = await organiser.call('registerTournament', { body: freshEvent('slow', 400, 9) });
    expect([answer.status, answer.json.type]).toEqual([422, 'urn:swissproof:problem:time-limit']);
    expect((await organiser.get('searchTournaments')).events).toEqual([]);
  });

  it('a tournament that takes too much memory is given up, and the server goes on', async () => {
    const server = await started({
      memoryLimit: 24,
      threads: 1,
      limits: { ...DEFAULT_SERVER.limits, body: 16_777_216 },
    });
    const organiser = await server.client('organiser');
    const people = Array.from({ length: 6000 }, (_, index) => {
      const number = String(index + 1).padStart(4);
      return (
        `001 ${number}      ${'x'.repeat(33)} 2000`.padEnd(80) + ` 0.0 ${number}${'  0000 - Z'.repeat(120)}`
      );
    });
    const body = ['012 Huge', '142 200', '152 W', ...people].join('\n');
    const answer = await organiser.call('registerTournament', { body });
    expect([answer.status, answer.json.type]).toEqual([422, 'urn:swissproof:problem:memory-limit']);
    const small = await organiser.call('registerTournament', { body: freshEvent('small', 10, 4) });
    expect(small.status).toBe(201);
  });

  it('who asks too often is told to wait; a stopping server takes nothing new', async () => {
    const server = await started({ limits: { ...DEFAULT_SERVER.limits, rate: 5 } });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++) statuses.push((await fetch(`${server.url}/healthz`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = await answerOf(await fetch(`${server.url}/healthz`));
    expect(refused.json.type).toBe('urn:swissproof:problem:too-many-requests');
    await server.stop();
    running.splice(running.indexOf(server), 1);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  it('the numbers of the server name no event and no person', async () => {
    const server = await started({});
    const organiser = await server.client('organiser');
    const body = freshEvent('numbers', 10, 4);
    const event = await organiser.get('registerTournament', { body });
    await organiser.get('askForRound', { path: event, body });
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/^swissproof_rounds_given_total 1$/m);
    expect(text).toContain('route="/v1/tournaments/:event/rounds",status="201"');
    expect(text).not.toContain(event.event);
  });
});
