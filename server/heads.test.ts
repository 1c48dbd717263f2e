import { createHash, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareHeads, headText, verifyProtocol } from '../checker/protocol/index.js';
import type { JudgeSignature, SignedHead } from '../checker/protocol/index.js';
import { freshEvent, played } from '../checker/protocol/testing/play.js';
import { signedByOneOf } from './access/signatures.js';
import { backup, openDatabase, openSigningKey, restore } from './index.js';
import { Client } from './testing/client.js';
import type { Json } from './testing/client.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

describe.skipIf(!isBuilt)('heads of protocols (after npm run build)', () => {
  let server: TestServer;
  let organiser: Client;
  let judge: JudgeSignature;
  let now = new Date('2026-11-28T22:00:00.000Z');

  beforeAll(async () => {
    server = await testServer({ kind: 'memory' }, { now: () => now });
    organiser = await server.client('organiser', { federation: 'GER' });
    judge = await believedBy(organiser);
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
  }, 120_000);

  async function believedBy(client: Client): Promise<JudgeSignature> {
    const { keys } = await client.get('getSigningKeys');
    return signedByOneOf(
      keys.map(({ publicKey, since, until }) => ({ key: createPublicKey(publicKey), since, until })),
    );
  }

  const isSigned = (head: SignedHead): boolean => judge(headText(head), head.signature, head.at) === 'good';

  /** An event of which rounds are given out; every answer in order. */
  async function play(name: string, rounds: number): Promise<Json[]> {
    let body = freshEvent(name, 8, 5);
    const answers = [await organiser.get('registerTournament', { body })];
    for (let round = 1; round <= rounds; round++) {
      const given = await organiser.get('askForRound', { path: answers[0], body });
      answers.push(given);
      body = played(given.file);
    }
    return answers;
  }

  it('come with every answer, signed, and are those of the entries of the protocol', async () => {
    const answers = await play('answers', 2);
    const event = answers[0];
    const path = { event: event.event, round: 2 };
    const text = await organiser.call('getRound', { path, query: { as: 'trf' } });
    const again = await organiser.get('registerTournament', { body: freshEvent('answers', 8, 5) });
    const taken = await organiser.get('takeBackFile', {
      path: { event: event.event, hash: answers[2].entryHash },
    });
    const { entries } = await organiser.get('getProtocol', { path: event });
    const heads = [...answers, taken].map(({ head }) => head);
    expect(heads.map(({ event: id, number, hash: own, at }) => [id, number, own, at])).toEqual(
      entries.map((entry) => [event.event, entry.number, entry.hash, entry.at]),
    );
    expect(heads.every(isSigned)).toBe(true);
    expect(again.head).toEqual(heads[0]);
    expect(JSON.parse(text.headers.get('swissproof-head') ?? '')).toEqual(heads[2]);
    // None of its members can be exchanged by who hands it in.
    for (const changed of [{ event: 'another' }, { number: 1 }, { hash: heads[0].hash }, { at: heads[0].at }])
      if (JSON.stringify({ ...heads[2], ...changed }) !== JSON.stringify(heads[2]))
        expect(isSigned({ ...heads[2], ...changed })).toBe(false);
  });

  it('of a day are the last ones of each event on it, for those who may read the event', async () => {
    const [first] = await play('days', 1);
    now = new Date('2026-11-29T00:00:00.000Z');
    const [second] = await play('days-2', 0);
    const day = async (client: Client, query: { readonly day?: string } = {}): Promise<Json> =>
      client.get('getHeads', { query });
    const auditor = await server.client('auditor');
    const numbers = ({ heads }: Json): [string, number][] =>
      heads
        .filter(({ event }) => [first.event, second.event].includes(event))
        .map((h) => [h.event, h.number]);
    const before = await day(auditor, { day: '2026-11-28' });
    expect([before.schema, before.day, numbers(before)]).toEqual([
      'swissproof/heads/1',
      '2026-11-28',
      [[first.event, 2]],
    ]);
    expect(before.heads.every(isSigned)).toBe(true);
    const today = await day(auditor);
    expect([today.day, numbers(today)]).toEqual(['2026-11-29', [[second.event, 1]]]);
    expect(numbers(await day(await server.client('federation', { federation: 'GER' })))).toHaveLength(1);
    for (const stranger of [
      await server.client('federation', { federation: 'FRA' }),
      await server.client('organiser'),
    ])
      expect((await day(stranger, { day: '2026-11-28' })).heads).toEqual([]);
    expect((await day(organiser.as(second.secret))).heads.map(({ event }) => event)).toEqual([second.event]);
    expect((await auditor.call('getHeads', { query: { day: '2026-02-30' } })).status).toBe(400);
  });

  it('show what a restored server has forgotten, which says that it was restored', async () => {
    const answers = await play('restored', 1);
    const lines: string[] = [];
    await backup(server.database.db, (line) => void lines.push(line), now);
    const lost = await organiser.get('askForRound', { path: answers[0], body: played(answers[1].file) });
    const other = await openDatabase({ kind: 'memory' });
    await restore(other.db, lines, new Date('2026-11-30T10:00:00.000Z'), (db) =>
      openSigningKey(db, null, new Date('2026-11-30T10:00:00.000Z')),
    );
    const restored = await testServer(other);
    try {
      const auditor = await restored.client('auditor');
      const believed = await believedBy(auditor);
      // The key of the organiser was restored, too.
      const client = await Client.of(restored.url, organiser.key);
      const protocol = await client.get('getProtocol', { path: answers[0] });
      const verified = verifyProtocol(protocol, hash, believed);
      expect(verified.map(({ kind, verdict, backup: made }) => [kind, verdict, made])).toEqual([
        ['registered', 'holds', undefined],
        ['round', 'holds', undefined],
        ['restored', 'holds', '2026-11-29T00:00:00.000Z'],
      ]);
      const path = { event: answers[0].event, hash: answers[1].entryHash };
      const { head } = await client.get('takeBackFile', { path });
      const after = await client.get('getProtocol', { path: answers[0] });
      expect(verifyProtocol(after, hash, believed).every(({ verdict }) => verdict === 'holds')).toBe(true);
      const hashes = new Map<number, string>(after.entries.map((entry) => [entry.number, entry.hash]));
      expect(compareHeads([answers[1].head, lost.head, head], hashes).map(({ verdict }) => verdict)).toEqual([
        'holds',
        'differs',
        'holds',
      ]);
    } finally {
      await restored.stop();
    }
  });

  it('and entries of a backup of an earlier version, which does not say when it was made', async () => {
    await play('earlier', 1);
    const lines: string[] = [];
    await backup(server.database.db, (line) => void lines.push(line), now);
    const earlier = lines.map((line) => {
      const { made: _, ...rest } = JSON.parse(line) as Record<string, unknown>;
      if (rest['table'] !== 'protocol') return JSON.stringify(rest);
      const { at: __, hash: ___, ...row } = rest['row'] as Record<string, unknown>;
      return JSON.stringify({ ...rest, row });
    });
    const other = await openDatabase({ kind: 'memory' });
    try {
      await restore(other.db, earlier, now, (db) => openSigningKey(db, null, now));
      const rows = await other.db.selectFrom('protocol').select('entry').execute();
      const restored = rows.filter(({ entry }) => entry.includes('"restored"'));
      const events = await other.db.selectFrom('events').select('id').execute();
      expect(restored).toHaveLength(events.length);
      expect(restored[0].entry).toContain('"backup":null');
    } finally {
      await other.close();
    }
  });
});
