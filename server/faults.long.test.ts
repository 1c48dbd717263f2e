import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { verifyProtocol } from '../checker/protocol/index.js';
import { freshEvent, played, read } from '../checker/protocol/testing/play.js';
import { Client } from './testing/client.js';
import type { Call, Json } from './testing/client.js';
import { serve } from './testing/command.js';
import type { ServerProcess } from './testing/command.js';
import { freePort, POSTGRES, query, startPostgres } from './testing/postgres.js';
import { isBuilt } from './testing/server.js';

/** Kills at random moments under load; 50 of each are done with SWISSPROOF_KILLS=50. */
const KILLS = Number(process.env['SWISSPROOF_KILLS'] ?? 1);
const EVENTS = 6;
const ROUNDS = 9;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

describe.skipIf(!isBuilt)(
  'what was acknowledged is there after SIGKILL, and nothing is half (after npm run build)',
  () => {
    it('of the server with the embedded database', { timeout: 3_600_000 }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'swissproof-faults-'));
      let server: ServerProcess | null = null;
      try {
        const port = String(await freePort());
        const argv = ['--data', folder, '--port', port, ...QUIET];
        server = await serve(argv);
        const load = new Load(server.url, server.key);
        await load.run(Math.ceil(KILLS / 2), async () => {
          await server?.end('SIGKILL');
          server = await serve(argv);
        });
        await load.finish();
        expect(await server.end('SIGTERM')).toBe(0);
      } finally {
        await server?.end('SIGKILL');
        rmSync(folder, { recursive: true, force: true });
      }
    });

    describe.skipIf(POSTGRES === null)('(where PostgreSQL is installed)', () => {
      it('of the server, and of PostgreSQL itself', { timeout: 3_600_000 }, async () => {
        const postgres = await startPostgres(POSTGRES!);
        const folder = mkdtempSync(join(tmpdir(), 'swissproof-faults-'));
        let server: ServerProcess | null = null;
        try {
          const place = ['--database', postgres.url, '--signing-key', join(folder, 'signing-key.pem')];
          const argv = [...place, '--port', String(await freePort()), ...QUIET];
          server = await serve(argv);
          const load = new Load(server.url, server.key);
          await load.run(KILLS, async () => {
            await server!.end('SIGKILL');
            server = await serve(argv);
          });
          await load.run(KILLS, async () => {
            await postgres.kill();
            await sleep(Math.random() * 300);
            await postgres.start();
          });
          await load.finish();
          const half = await query(
            postgres.url,
            `select e.id from events e where e.round <> (select count(*) from rounds r where r.event = e.id)
           or e.entries <> (select count(*) from protocol p where p.event = e.id)
           or e.deviations <> (select count(*) from deviations d where d.event = e.id)`,
          );
          expect(half).toEqual([]);
          expect(await server.end('SIGTERM')).toBe(0);
        } finally {
          await server?.end('SIGKILL');
          await postgres.remove();
          rmSync(folder, { recursive: true, force: true });
        }
      });
    });
  },
);

const QUIET = ['--log-level', 'silent', '--rate', '100000000'];

/** Organisers who all play their events at once, ask again where no answer comes, and keep every answer they got. */
class Load {
  readonly #acknowledged: {
    readonly path: { event: string; round: number };
    readonly answer: Json;
  }[] = [];
  #client: Client | null = null;
  #isOver = false;
  #started = 0;

  constructor(
    readonly url: string,
    readonly key: string,
  ) {}

  /** Kills so many times while the load goes on. */
  async run(kills: number, kill: () => Promise<void>): Promise<void> {
    this.#client ??= await Client.of(this.url, this.key);
    this.#isOver = false;
    const organisers = Array.from({ length: EVENTS }, () => this.#organise());
    for (let count = 0; count < kills; count++) {
      await this.#untilAcknowledged();
      await sleep(Math.random() * 300);
      await kill();
    }
    await this.#untilAcknowledged();
    this.#isOver = true;
    await Promise.all(organisers);
  }

  /** Everything that was acknowledged is there as it was, and every protocol verifies. */
  async finish(): Promise<void> {
    expect(this.#acknowledged.length).toBeGreaterThan(KILLS);
    const events = new Set<string>();
    for (const { path, answer } of this.#acknowledged) {
      expect(await this.#client!.get('getRound', { path })).toEqual(answer);
      events.add(path.event);
    }
    for (const event of events) {
      const protocol = await this.#client!.get('getProtocol', { path: { event } });
      expect(verifyProtocol(protocol, hash).every(({ verdict }) => verdict === 'holds')).toBe(true);
      const { rounds } = await this.#client!.get('listRounds', { path: { event } });
      expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index + 1));
    }
  }

  /** Until the server works again: a kill while it does nothing would prove nothing. */
  async #untilAcknowledged(): Promise<void> {
    const before = this.#acknowledged.length;
    await expect.poll(() => this.#acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(before + 2);
  }

  async #organise(): Promise<void> {
    while (!this.#isOver) {
      this.#started += 1;
      let body = freshEvent(`faults-${this.#started}`, 12, ROUNDS);
      // An event that cannot be paired to its end was drawn with fewer rounds.
      const rounds = read(body).totalRounds;
      const event = await this.#insist('registerTournament', { body });
      for (let round = 1; event !== null && round <= rounds && !this.#isOver; round++) {
        const answer = await this.#insist('askForRound', { path: event, body });
        if (answer === null) return;
        this.#acknowledged.push({ path: { event: event.event, round }, answer });
        body = played(answer.file);
      }
    }
  }

  /** Asks until there is an answer; null where the load is over first. */
  async #insist(name: string, call: Call): Promise<Json | null> {
    while (!this.#isOver) {
      const answer = await this.#client!.call(name, call).catch((error: unknown) => {
        if (error instanceof TypeError) return null;
        throw error;
      });
      if (answer !== null && answer.status < 300) return answer.json;
      if (answer !== null) expect(answer.status, answer.text).toBeGreaterThanOrEqual(500);
      await sleep(30);
    }
    return null;
  }
}
