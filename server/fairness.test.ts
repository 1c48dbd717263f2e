import { request } from 'node:http';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshEvent } from '../checker/protocol/testing/play.js';
import { DEFAULT_SERVER } from './index.js';
import type { Client, Json } from './testing/client.js';
import { isBuilt, testServer, WORKER } from './testing/server.js';
import type { TestServer } from './testing/server.js';

/** The real threads; events whose name begins with "slow" never end, and every task is counted by a file. */
const worker = (folder: string): string => `import { writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import work from ${JSON.stringify(WORKER.href)};
const run = work.default ?? work;
export default async (task) => {
  writeFileSync(${JSON.stringify(folder)} + '/' + task.kind + '-' + randomUUID(), '');
  if (task.kind === 'round' && task.file.startsWith('012 slow')) await new Promise((resolve) => setTimeout(resolve, 1e8));
  return run(task);
};`;

describe.skipIf(!isBuilt)('work of several keys (after npm run build)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sp-fair-'));
  let server: TestServer;
  let greedy: Client;
  let other: Client;

  beforeAll(async () => {
    writeFileSync(join(folder, 'worker.mjs'), worker(folder));
    server = await testServer(
      { kind: 'memory' },
      {
        limits: { ...DEFAULT_SERVER.limits, rate: 1_000_000, waitingOfKey: 3 },
        worker: pathToFileURL(join(folder, 'worker.mjs')),
      },
    );
    greedy = await server.client('organiser', { name: 'Greedy' });
    other = await server.client('organiser', { name: 'Other' });
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  const tasks = (kind: string): number =>
    readdirSync(folder).filter((name) => name.startsWith(`${kind}-`)).length;

  /** Asks for a round by the secret of the event; the client can hang up. */
  function askBy({ event, secret }: Json, file: string): { answer: Promise<number>; hangUp: () => void } {
    const { hostname, port } = new URL(server.url);
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' };
    const path = `/v1/tournaments/${event}/rounds`;
    const sent = request({ hostname, port, method: 'POST', path, headers });
    const answer = new Promise<number>((resolve) => {
      sent.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', () => {
        resolve(0);
      });
    });
    sent.end(file);
    return { answer, hangUp: () => sent.destroy() };
  }

  it('a key that takes all its places is refused, also by the secrets of its events, and another one has its round', async () => {
    const events: [Json, string][] = [];
    for (let i = 0; i < 10; i++) {
      const file = freshEvent('fair', 8, 3).replace(/^012 .*/m, `012 slow ${i}`);
      events.push([await greedy.get('registerTournament', { body: file }), file]);
    }
    const asked = events.slice(0, 8).map(([event, file]) => askBy(event, file));
    await vi.waitFor(() => {
      expect(tasks('round')).toBe(1);
    });
    // Until all of them have come, this one may have a place itself.
    await vi.waitFor(
      async () => {
        const { answer, hangUp } = askBy(...events[9]);
        const status = await Promise.race([answer, sleep(300).then(() => 0)]);
        if (status === 0) hangUp();
        expect(status).toBe(429);
      },
      { timeout: 30_000 },
    );
    await vi.waitFor(async () => {
      const [event, file] = events[9];
      const refused = await greedy.call('askForRound', { path: event, body: file });
      expect([refused.status, refused.json.type]).toEqual([429, 'urn:swissproof:problem:too-much-waiting']);
    });
    const file = freshEvent('other', 8, 3);
    const event = await other.get('registerTournament', { body: file });
    expect((await other.call('askForRound', { path: event, body: file })).status).toBe(201);
    expect(tasks('round'), 'one of the greedy key and one of the other').toBe(2);

    for (const { hangUp } of asked) hangUp();
    await Promise.all(asked.map(({ answer }) => answer));
    const again = freshEvent('again', 8, 3);
    const own = await vi.waitFor(async () => greedy.get('registerTournament', { body: again }), {
      timeout: 10_000,
    });
    expect((await greedy.call('askForRound', { path: own, body: again })).status).toBe(201);
    expect(tasks('round'), 'of what the clients left nothing was begun').toBeLessThanOrEqual(4);
  }, 60_000);

  it('a document in JSON is read, and one is written, by the threads', async () => {
    const file = freshEvent('document', 8, 3);
    const event = await other.get('registerTournament', { body: file });
    await other.get('askForRound', { path: event, body: file });
    const before = tasks('trfp');
    const written = await other.call('getRound', { path: { ...event, round: 1 }, query: { as: 'trfp' } });
    expect([written.status, tasks('trfp')]).toEqual([200, before + 1]);
    const read = await other.call('checkFile', { body: written.json });
    expect([read.status, tasks('text')]).toEqual([200, 1]);
  }, 60_000);
});
