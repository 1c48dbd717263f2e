import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEvent, played } from '../checker/protocol/testing/play.js';
import { backup, openDatabase, openSigningKey, restore } from './index.js';
import { countStored } from './store/quotas.js';
import type { Answer, Client, Json } from './testing/client.js';
import { POSTGRES, startPostgres } from './testing/postgres.js';
import type { TestPostgres } from './testing/postgres.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

interface Usage {
  readonly limit: number;
  readonly used: number;
}
type QuotaOf = Readonly<Record<'events' | 'files' | 'bytes' | 'eventFiles' | 'eventBytes', Usage>>;

describe.skipIf(!isBuilt)('quotas (after npm run build)', () => {
  let postgres: TestPostgres | null = null;
  let server: TestServer;
  let administrator: Client;

  beforeAll(async () => {
    postgres = POSTGRES === null ? null : await startPostgres(POSTGRES);
    server = await testServer(
      postgres === null ? { kind: 'memory' } : { kind: 'postgres', url: postgres.url },
    );
    administrator = await server.client('administrator');
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
    await postgres?.remove();
  }, 120_000);

  const idOf = (client: Client): string => client.key.slice(3, 15);

  async function setQuota(
    client: Client,
    quota: Partial<Record<keyof QuotaOf, number | null>>,
  ): Promise<void> {
    await administrator.get('changeKey', { path: { key: idOf(client) }, body: { quota } });
  }

  async function quotaOf(client: Client): Promise<QuotaOf> {
    const keys = (await administrator.get('listKeys')) as unknown as { id: string; quota: QuotaOf }[];
    return keys.find(({ id }) => id === idOf(client))!.quota;
  }

  function refusal({ status, json }: Answer): unknown[] {
    const { type, quota, limit, used } = json as Json & Record<string, unknown>;
    return [status, type.replace('urn:swissproof:problem:', ''), quota, limit, used];
  }

  it('have defaults, which a list of the keys shows with what is used', async () => {
    const organiser = await server.client('organiser');
    expect(await quotaOf(organiser)).toEqual({
      events: { limit: 10_000, used: 0 },
      files: { limit: 200_000, used: 0 },
      bytes: { limit: 4 * 1024 ** 3, used: 0 },
      eventFiles: { limit: 500 },
      eventBytes: { limit: 256 * 1024 ** 2 },
    });
    const file = freshEvent('quota', 8, 3);
    const event = await organiser.get('registerTournament', { body: file });
    const registered = (await quotaOf(organiser)).bytes.used;
    expect(registered).toBeGreaterThan(file.length);
    const { file: answer, entryHash } = await organiser.get('askForRound', { path: event, body: file });
    await organiser.get('takeBackFile', { path: { ...event, hash: entryHash } });
    const { events, files, bytes } = await quotaOf(organiser);
    expect([events.used, files.used], 'a file that was taken back counts').toEqual([1, 2]);
    expect(bytes.used).toBeGreaterThan(registered + file.length + answer.length);
    expect(await organiser.get('getTournament', { path: event })).toMatchObject({
      files: 2,
      bytes: bytes.used,
    });
  });

  it('refuse what is over them, say what is used up, and refuse nothing that was answered before', async () => {
    const organiser = await server.client('organiser');
    await setQuota(organiser, { events: 1 });
    const file = freshEvent('events', 8, 3);
    const event = await organiser.get('registerTournament', { body: file });
    const other = { body: freshEvent('another', 8, 3) };
    const refused = await organiser.call('registerTournament', other);
    expect(refusal(refused)).toEqual([403, 'quota-used-up', 'events', 1, 1]);
    expect((refused.json as unknown as { detail: string }).detail).toMatch(
      new RegExp(`1 of 1 events, .* administrator .*/v1/keys/${idOf(organiser)}`),
    );
    expect((await organiser.get('registerTournament', { body: file })).event).toBe(event.event);
    // Fewer events than there are: a round needs no event, so that the files are named.
    await setQuota(organiser, { events: 0, files: 2 });
    const round = await organiser.get('askForRound', { path: event, body: file });
    const next = { path: event, body: played(round.file) };
    expect(refusal(await organiser.call('askForRound', next))).toEqual([403, 'quota-used-up', 'files', 2, 2]);
    expect((await organiser.call('askForRound', { path: event, body: file })).text).toContain(
      round.entryHash,
    );
    const { used } = (await quotaOf(organiser)).bytes;
    await setQuota(organiser, { events: null, files: null, bytes: used + 10 });
    expect(refusal(await organiser.call('askForRound', next))).toEqual([
      403,
      'quota-used-up',
      'bytes',
      used + 10,
      used,
    ]);
    expect(refusal(await organiser.call('registerTournament', other)).slice(0, 3)).toEqual([
      403,
      'quota-used-up',
      'bytes',
    ]);
    await setQuota(organiser, { bytes: null, eventFiles: 2 });
    expect(refusal(await organiser.call('askForRound', next))).toEqual([
      403,
      'quota-used-up',
      'eventFiles',
      2,
      2,
    ]);
    await setQuota(organiser, { eventFiles: null, eventBytes: used });
    expect(refusal(await organiser.call('askForRound', next))).toEqual([
      403,
      'quota-used-up',
      'eventBytes',
      used,
      used,
    ]);
    const wrong = played(round.file).replace(/(?<=^001 {4}2.{40}).{4}/m, '2222');
    expect(
      refusal(await organiser.call('askForRound', { path: event, body: wrong })).slice(0, 3),
      'a file with deviations, too',
    ).toEqual([403, 'quota-used-up', 'eventBytes']);
    expect((await organiser.get('listDeviations', { path: event })).deviations).toEqual([]);
    await setQuota(organiser, { eventBytes: null });
    expect((await organiser.get('askForRound', next)).round).toBe(2);
    expect((await quotaOf(organiser)).files.used).toBe(3);
  });

  it('are not exceeded by any number of requests at once', async () => {
    const organiser = await server.client('organiser');
    const bodies = Array.from({ length: 8 }, (_, index) => freshEvent(`at-once-${index}`, 8, 3));
    const events = await Promise.all(bodies.map((body) => organiser.get('registerTournament', { body })));
    await setQuota(organiser, { events: 10, files: 12 });
    const rounds = await Promise.all(
      events.map((path, index) => organiser.call('askForRound', { path, body: bodies[index] })),
    );
    expect(rounds.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 403, 403, 403, 403]);
    await setQuota(organiser, { files: null });
    const more = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        organiser.call('registerTournament', { body: freshEvent(`more-${index}`, 8, 3) }),
      ),
    );
    expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403]);
    const { events: used, files } = await quotaOf(organiser);
    expect([used.used, files.used]).toEqual([10, 14]);
  });

  it('count what is stored: counted anew, and after a backup is restored, they are the same', async () => {
    const counts = async (db: TestServer['database']['db']): Promise<unknown> =>
      db.selectFrom('keys').select(['id', 'events_used', 'files_used', 'bytes_used']).orderBy('id').execute();
    const before = await counts(server.database.db);
    expect(before).toContainEqual(expect.objectContaining({ events_used: 1, files_used: 2 }));
    await countStored(server.database.db, true);
    expect(await counts(server.database.db)).toEqual(before);
    const lines: string[] = [];
    await backup(server.database.db, (line) => void lines.push(line), new Date());
    const other = await openDatabase({ kind: 'memory' });
    try {
      // As earlier versions have written it.
      await restore(other.db, lines.map(withoutQuotas), new Date(), (db) =>
        openSigningKey(db, null, new Date()),
      );
      expect(await counts(other.db)).toEqual(before);
    } finally {
      await other.close();
    }
  }, 120_000);
});

function withoutQuotas(line: string): string {
  const { row, ...rest } = JSON.parse(line) as { readonly row?: Readonly<Record<string, unknown>> };
  if (row === undefined) return line;
  const kept = Object.entries(row).filter(([name]) => !/_(?:used|limit)$|^(?:files|bytes)$/.test(name));
  return JSON.stringify({ ...rest, row: Object.fromEntries(kept) });
}
