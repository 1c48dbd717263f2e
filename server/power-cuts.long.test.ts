import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { verifyProtocol } from '../checker/protocol/index.js';
import type { ProtocolEntry } from '../checker/protocol/index.js';
import { freshEvent, played, read } from '../checker/protocol/testing/play.js';
import { openDatabase } from './index.js';
import { protocolOf } from './store/protocol.js';
import { findRound } from './store/rounds.js';
import type { Client, Json } from './testing/client.js';
import { recordDisk } from './testing/recorded-disk.js';
import { isBuilt, testServer } from './testing/server.js';

/** Power cuts at random moments; 20 of them are made with SWISSPROOF_CUTS=20. */
const CUTS = Number(process.env['SWISSPROOF_CUTS'] ?? 2);
/** Writes and syncs until the next cut, at most: some rounds. */
const STEPS = 60;
/** Until there is something that could be lost. */
const ANSWERS = { interval: 5, timeout: 600_000 };
const ORGANISERS = 3;
const ROUNDS = 9;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

describe.skipIf(!isBuilt)('a power cut (after npm run build)', () => {
  it(
    'loses nothing that was answered by the server with the embedded database',
    { timeout: 3_600_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'swissproof-cuts-'));
      // From the beginning: what the first start has made must be on the disk as well.
      const disk = recordDisk(join(folder, 'data'));
      const server = await testServer(
        { kind: 'folder', folder: join(folder, 'data') },
        { logLevel: 'silent' },
      );
      const answered: Json[] = [];
      let isOver = false;
      const organisers = Array.from({ length: ORGANISERS }, (_, index) =>
        organise(index, server, answered, () => isOver),
      );
      const thrown = { writes: 0, names: 0 };
      try {
        for (let number = 1; number <= CUTS; number++) {
          const copy = join(folder, `cut-${number}`);
          // What moves and removes files.
          if (number % 2 === 0) void server.database.tidy().catch(() => undefined);
          await expect.poll(() => answered.length, ANSWERS).toBeGreaterThan(number);
          const lost = await disk.cutAfter(1 + random(STEPS), copy, number === 1 ? 'all' : 'some');
          thrown.writes += lost.writes;
          thrown.names += lost.names;
          await demandAll(copy, [...answered]);
          rmSync(copy, { recursive: true });
        }
        expect(thrown.writes, 'writes that were thrown away').toBeGreaterThan(0);
      } finally {
        isOver = true;
        await Promise.all(organisers);
        disk.stop();
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  it(
    'in the first start leaves a folder that a server can be started with',
    { timeout: 3_600_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'swissproof-cuts-'));
      const disk = recordDisk(join(folder, 'data'));
      // The first one comes while the files of the database are made, which have several hundred names.
      const steps = [1 + random(300), 1 + random(1500), 1, 1 + random(STEPS)];
      let names = 0;
      const cuts = async (): Promise<void> => {
        for (const [number, step] of steps.entries()) {
          // The last two come when the database has just been made.
          if (number === 2)
            await expect
              .poll(() => existsSync(join(folder, 'data', 'database')), { interval: 1, timeout: 600_000 })
              .toBe(true);
          const lost = await disk.cutAfter(
            step,
            join(folder, `cut-${number}`),
            number === 0 ? 'all' : 'some',
          );
          names += lost.names;
        }
      };
      try {
        const all = cuts();
        const first = await testServer(
          { kind: 'folder', folder: join(folder, 'data') },
          { logLevel: 'silent' },
        );
        // Until all cuts are made.
        const client = await first.client('organiser');
        for (let number = 1; !existsSync(join(folder, `cut-${steps.length - 1}`)); number++)
          await client.get('registerTournament', { body: freshEvent(`first-${number}`, 12, ROUNDS) });
        await all;
        await first.stop();
        expect(names, 'names that were lost').toBeGreaterThan(0);
      } finally {
        disk.stop();
      }
      onTestFinished(() => {
        rmSync(folder, { recursive: true, force: true });
      });
      for (const number of steps.keys()) {
        const copy = join(folder, `cut-${number}`);
        const server = await testServer({ kind: 'folder', folder: copy }, { logLevel: 'silent' });
        const client = await server.client('organiser');
        const body = freshEvent(`after-${number}`, 12, ROUNDS);
        const event = await client.get('registerTournament', { body });
        expect((await client.get('askForRound', { path: event, body })).round).toBe(1);
        await server.stop();
      }
    },
  );
});

function random(below: number): number {
  return Math.floor(Math.random() * below);
}

/** Plays events, one after another, and keeps what the server answers. */
async function organise(
  index: number,
  server: { client(role: 'organiser'): Promise<Client> },
  answered: Json[],
  isOver: () => boolean,
): Promise<void> {
  const client = await server.client('organiser');
  for (let number = 1; !isOver(); number++) {
    let body = freshEvent(`cuts-${index}-${number}`, 12, ROUNDS);
    const rounds = read(body).totalRounds;
    const event = await client.get('registerTournament', { body });
    for (let round = 1; round <= rounds && !isOver(); round++) {
      const given = await client.get('askForRound', { path: event, body });
      answered.push(given);
      body = played(given.file);
    }
  }
}

/** What was answered before the cut is there after it, and no protocol is half. */
async function demandAll(folder: string, answered: readonly Json[]): Promise<void> {
  const database = await openDatabase({ kind: 'folder', folder }, false);
  const { db } = database;
  try {
    for (const { event, round, entryHash, file } of answered)
      expect(await findRound(db, event, { round })).toMatchObject({ entry_hash: entryHash, answer: file });
    for (const event of new Set(answered.map((one) => one.event))) {
      const stored = await protocolOf(db, event);
      const entries: ProtocolEntry[] = [];
      for await (const text of stored.texts()) entries.push(JSON.parse(text) as ProtocolEntry);
      const verified = verifyProtocol({ event, entries }, hash);
      expect(verified.every(({ verdict }) => verdict === 'holds')).toBe(true);
    }
  } finally {
    await database.close();
  }
}
