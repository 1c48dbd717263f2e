import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshEvent } from '../checker/protocol/testing/play.js';
import { DEFAULT_SERVER } from './index.js';
import type { DatabaseChoice, ServerOptions } from './index.js';
import { answerOf } from './testing/client.js';
import type { Answer, Client } from './testing/client.js';
import { POSTGRES, startPostgres } from './testing/postgres.js';
import type { TestPostgres } from './testing/postgres.js';
import { isBuilt, testServer, WORKER } from './testing/server.js';
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

  it('who asks too often is told to wait, by key or by address, with wrong keys as well; health is always told', async () => {
    const server = await started({ limits: { ...DEFAULT_SERVER.limits, rate: 5 } });
    const statuses = async (path: string, key: string, times: number): Promise<number[]> => {
      const found: number[] = [];
      for (let count = 0; count < times; count++)
        found.push((await fetch(server.url + path, { headers: { authorization: `Bearer ${key}` } })).status);
      return found;
    };
    const busy = await server.client('organiser');
    const calm = await server.client('organiser');
    const list = '/v1/tournaments';
    expect(await statuses(list, busy.key, 7)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const wrong = `sp_${'0'.repeat(12)}_${'A'.repeat(43)}`;
    // The two clients have read the OpenAPI document, at the same address.
    expect(await statuses(list, wrong, 5)).toEqual([401, 401, 401, 429, 429]);
    expect(await statuses('/v1/rules', '', 1)).toEqual([429]);
    expect(await statuses(list, busy.key, 1), 'who is known is judged by the key').toEqual([429]);
    const refused = await answerOf(await fetch(server.url + list));
    expect(refused.json.type).toBe('urn:swissproof:problem:too-many-requests');
    expect(await statuses('/healthz', '', 9)).toEqual(Array(9).fill(200));
    expect(await statuses(list, calm.key, 1), 'an unknown key is not looked up').toEqual([429]);
  });

  it('addresses of clients are those that a trusted proxy tells, and no others', async () => {
    const ask = (server: TestServer, client: string): Promise<number> =>
      fetch(`${server.url}/v1/rules`, { headers: { 'x-forwarded-for': client } }).then(
        ({ status }) => status,
      );
    const limits = { ...DEFAULT_SERVER.limits, rate: 1 };
    const behind = await started({ limits, trustProxy: '127.0.0.1' });
    expect([await ask(behind, '10.0.0.1'), await ask(behind, '10.0.0.2')]).toEqual([200, 200]);
    expect(await ask(behind, '10.0.0.2')).toBe(429);
    const open = await started({ limits });
    expect([await ask(open, '10.0.0.1'), await ask(open, '10.0.0.2')]).toEqual([200, 429]);
  });

  it('checks of one key wait within bounds, and their reports are kept for some days', async () => {
    const limits = { ...DEFAULT_SERVER.limits, checksOfKey: 1, keepChecks: 1000 };
    const { worker, hasBegun, goOn } = slowChecks();
    const server = await started({ limits, worker });
    const organiser = await server.client('organiser');
    const check = (seed: string): Promise<Answer> =>
      organiser.call('checkFile', { body: freshEvent(seed, 10, 4) });
    const first = check('a');
    await hasBegun();
    for (const { status, json } of await Promise.all(['b', 'c'].map(check)))
      expect([status, json.type]).toEqual([429, 'urn:swissproof:problem:too-many-checks']);
    goOn();
    expect((await first).status).toBe(200);
    expect((await check('d')).status).toBe(200);
    const kept = async (): Promise<number> =>
      (await server.database.db.selectFrom('checks').select('hash').execute()).length;
    expect(await kept()).toBe(2);
    const later = await testServer(
      { kind: 'memory' },
      {
        database: { ...server.database, close: () => Promise.resolve() },
        limits,
        now: () => new Date(Date.now() + 60_000),
      },
    );
    await later.stop();
    expect(await kept()).toBe(0);
  });

  it('a round does not wait for the checks that were asked for before it', async () => {
    const { worker, hasBegun, goOn } = slowChecks();
    const server = await started({ threads: 1, worker });
    const organiser = await server.client('organiser');
    const body = freshEvent('beside', 10, 4);
    const event = await organiser.get('registerTournament', { body });
    const check = organiser.call('checkFile', { body: freshEvent('check', 10, 4) });
    await hasBegun();
    // In one queue with it the round would wait until the check is given up for its time.
    const first = await Promise.race([organiser.call('askForRound', { path: event, body }), check]);
    expect(first.json).toMatchObject({ round: 1 });
    goOn();
    expect((await check).status).toBe(200);
  });

  it('the last administrator cannot be revoked, and a revoked organiser has no secrets any more', async () => {
    const server = await started({});
    const [first, second] = [await server.client('administrator'), await server.client('administrator')];
    const revoke = async (by: Client, whom: Client): Promise<string> => {
      const { status, json } = await by.call('revokeKey', { path: { key: whom.key.slice(3, 15) } });
      return `${status} ${json.type ?? ''}`;
    };
    const both = [await revoke(first, second), await revoke(first, first)];
    expect(both).toEqual(['204 ', '409 urn:swissproof:problem:last-administrator']);
    const organiser = await server.client('organiser');
    const event = await organiser.get('registerTournament', { body: freshEvent('secrets', 10, 4) });
    const read = (key: string): Promise<number> =>
      organiser
        .as(key)
        .call('getTournament', { path: event })
        .then(({ status }) => status);
    expect(await read(event.secret)).toBe(200);
    expect((await organiser.as(event.secret).call('renewSecret', { path: event })).status).toBe(403);
    const renewed = await organiser.get('renewSecret', { path: event });
    expect([await read(event.secret), await read(renewed.secret)]).toEqual([401, 200]);
    const again = await organiser.get('registerTournament', { body: freshEvent('secrets', 10, 4) });
    expect([again.event, again.secret]).toEqual([event.event, null]);
    await first.text('endSecret', { path: event });
    expect(await read(renewed.secret)).toBe(401);
    const last = await organiser.get('renewSecret', { path: event });
    expect(await read(last.secret)).toBe(200);
    expect(await revoke(first, organiser)).toBe('204 ');
    expect(await read(last.secret)).toBe(401);
    const refused = await fetch(`${server.url}/v1/keys`);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="swissproof"');
  });

  it('a server that is stopped answers what was begun, ends its connections, and waits for nobody else', async () => {
    const server = await started({ stopTime: 50 });
    const organiser = await server.client('organiser');
    const body = freshEvent('stopped', 10, 4);
    const head = `POST /v1/tournaments HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${organiser.key}\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
    const [begun, hanging] = [openConnection(server.url), openConnection(server.url)];
    begun.socket.write(head + body);
    hanging.socket.write(`${head}012 never more`);
    await organiser.get('searchTournaments');
    await server.stop();
    running.splice(running.indexOf(server), 1);
    expect(await begun.text).toMatch(/^HTTP\/1\.1 201 |^$/);
    expect(await hanging.text).toBe('');
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  it.skipIf(POSTGRES === null)(
    'a server that is stopped does not wait for a database that has fallen silent',
    async () => {
      const url = new URL(await postgres!.database());
      const between = await silenceable(Number(url.port));
      url.port = String(between.port);
      const server = await testServer({ kind: 'postgres', url: url.href }, { stopTime: 50 });
      const organiser = await server.client('organiser');
      await organiser.get('searchTournaments');
      between.fallSilent();
      const asked = organiser.call('searchTournaments').catch(() => null);
      await between.isAsked;
      await server.stop();
      expect(await asked, 'nobody was told that it is done').toBeNull();
      await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
      between.end();
    },
  );

  it('the numbers of the server name no event and no person', async () => {
    const server = await started({});
    const organiser = await server.client('organiser');
    const body = freshEvent('numbers', 10, 4);
    const event = await organiser.get('registerTournament', { body });
    await organiser.get('askForRound', { path: event, body });
    const auditor = await server.client('auditor');
    const headers = { authorization: `Bearer ${auditor.key}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    expect(text).toMatch(/^swissproof_rounds_given_total 1$/m);
    expect(text).toContain('route="/v1/tournaments/:event/rounds",status="201"');
    expect(text).not.toContain(event.event);
  });
});

/** Threads in which a check, once begun, waits until it is told to go on. */
function slowChecks(): {
  readonly worker: URL;
  readonly hasBegun: () => Promise<unknown>;
  readonly goOn: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'sp-checks-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const [module, begun, reported] = ['slow.cjs', 'begun', 'told'].map((name) => join(folder, name));
  writeFileSync(
    module,
    `const { existsSync, writeFileSync } = require('node:fs');
const { default: work } = require(${JSON.stringify(fileURLToPath(WORKER))});
module.exports = async (task) => {
  if (task.kind === 'check') {
    writeFileSync(${JSON.stringify(begun)}, '');
    while (!existsSync(${JSON.stringify(reported)})) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return work(task);
};`,
  );
  return {
    worker: pathToFileURL(module),
    hasBegun: () => vi.waitUntil(() => existsSync(begun), { timeout: 60_000 }),
    goOn: () => {
      writeFileSync(reported, '');
    },
  };
}

function openConnection(url: string): { readonly socket: Socket; readonly text: Promise<string> } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  const text = new Promise<string>((resolve) =>
    socket.on('close', () => {
      resolve(answer);
    }),
  );
  return { socket, text };
}

/** What lies between a server and its database: it takes everything, and passes on nothing once it has fallen silent. */
async function silenceable(
  port: number,
): Promise<{ port: number; isAsked: Promise<void>; fallSilent(): void; end(): void }> {
  const sockets: Socket[] = [];
  let isSilent = false;
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const between = createServer((socket) => {
    const on = connect(port, '127.0.0.1');
    sockets.push(socket, on);
    for (const [from, to] of [
      [socket, on],
      [on, socket],
    ]) {
      from.on('data', (data) => {
        if (!isSilent) to.write(data);
        else if (from === socket) asked();
      });
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  return {
    port: (between.address() as AddressInfo).port,
    isAsked,
    fallSilent: () => {
      isSilent = true;
    },
    end: () => {
      for (const socket of sockets) socket.destroy();
      between.close();
    },
  };
}
