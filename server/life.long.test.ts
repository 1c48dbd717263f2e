import { createHash, createPublicKey } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyProtocol } from '../checker/protocol/index.js';
import { altered, freshEvent, played, read } from '../checker/protocol/testing/play.js';
import { freshEventBy, playedMatches, readEvent } from '../checker/protocol/testing/play-matches.js';
import { trfpDocument } from '../corpus/index.js';
import { editions, pairsTeams } from '../engine/index.js';
import { signedByOneOf } from './access/signatures.js';
import { backup, openDatabase, openSigningKey, restore } from './index.js';
import type { Database, DatabaseChoice } from './index.js';
import type { Client } from './testing/client.js';
import { POSTGRES, startPostgres } from './testing/postgres.js';
import type { TestPostgres } from './testing/postgres.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Where PostgreSQL is not installed, and outside of the whole suite, its tests are shown as skipped. */
const BACKENDS = [
  { name: 'the embedded database', isThere: true },
  { name: 'PostgreSQL', isThere: POSTGRES !== null },
] as const;

describe.each(BACKENDS)('with $name', ({ name, isThere }) => {
  describe.skipIf(!isBuilt || !isThere)('(where it is installed, after npm run build)', () => {
    let postgres: TestPostgres | null = null;
    let server: TestServer;
    let organiser: Client;
    let auditor: Client;

    beforeAll(async () => {
      if (name === 'PostgreSQL') postgres = await startPostgres(POSTGRES!);
      const choice: DatabaseChoice =
        postgres === null ? { kind: 'memory' } : { kind: 'postgres', url: await postgres.database() };
      server = await testServer(choice);
      organiser = await server.client('organiser', { name: 'Chess club' });
      auditor = await server.client('auditor');
    }, START);

    afterAll(async () => {
      await server?.stop();
      await postgres?.remove();
    }, START);

    it('an event lives from its registration to its end, by the OpenAPI document alone', async () => {
      let file = freshEvent('life', 15, 5);
      const event = await organiser.get('registerTournament', { body: file, query: { program: 'Life 1.0' } });
      const onSite = organiser.as(event.secret);
      for (let round = 1; round <= 5; round++) {
        const given = await onSite.get('askForRound', { path: event, body: file });
        expect([given.round, given.deviations]).toEqual([round, []]);
        expect(read(given.file).pairedRounds).toBe(round);
        expect(await onSite.get('getRound', { path: { ...event, round } })).toEqual(given);
        file = played(given.file);
      }
      expect((await auditor.call('getTournament', { path: event })).text).toContain('"closed":null');
      const closed = await onSite.get('askForRound', { path: event, body: file });
      expect([closed.isClosed, closed.round, closed.boards, closed.file]).toEqual([true, 5, [], file]);
      expect(await onSite.get('askForRound', { path: event, body: file })).toEqual(closed);
      expect((await auditor.get('getFile', { path: event })).file).toBe(file);
      const corrected = altered(
        file,
        (_, entry) => (entry.opponent === null ? entry : { ...entry, result: '=' }),
        5,
      );
      const again = await onSite.get('askForRound', { path: event, body: corrected });
      expect(again.isClosed).toBe(true);
      expect(
        new Set(again.deviations.map(({ kind, round, foundBefore }) => `${kind} ${round} ${foundBefore}`)),
      ).toEqual(new Set(['result 5 6']));
      expect((await auditor.get('getTournament', { path: event })).closed).not.toBeNull();
      expect((await auditor.get('getTournament', { path: event })).round).toBe(5);
      expect((await auditor.get('listRounds', { path: event })).rounds).toHaveLength(5);
      expect((await auditor.get('listNorms', { path: event })).audit.schema).toBe(
        'swissproof/audit-report/1',
      );
      const checked = await organiser.get('checkFile', { body: file });
      expect(checked.tournaments[0].verdict).toBe('agrees');
      const protocol = await auditor.get('getProtocol', { path: event });
      expect(verifyProtocol(protocol, hash).map(({ verdict }) => verdict)).toEqual(Array(8).fill('holds'));
      expect(protocol.entries[6].what).toMatchObject({ kind: 'closed', round: 5, differences: 0 });
    });

    it('the same request gets the same answer, under an idempotency key or not, also all at once', async () => {
      const file = freshEvent('same', 12, 4);
      const headers = { 'idempotency-key': 'registration-1' };
      const [event, again] = await Promise.all(
        [1, 2].map(() => organiser.get('registerTournament', { body: file, headers })),
      );
      expect(again).toEqual(event);
      const other = await organiser.call('registerTournament', { body: freshEvent('other', 12, 4), headers });
      expect([other.status, other.json.type]).toEqual([422, 'urn:swissproof:problem:idempotency-key-reused']);
      const call = { path: event, body: file };
      const answers = await Promise.all(Array.from({ length: 8 }, () => organiser.call('askForRound', call)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const keyed = {
        ...call,
        headers: { 'idempotency-key': 'round-2' },
        body: played(answers[0].json.file),
      };
      const first = await organiser.get('askForRound', keyed);
      expect(await organiser.get('askForRound', keyed)).toEqual(first);
      const reused = await organiser.call('askForRound', { ...keyed, body: played(first.file) });
      expect(reused.json.type).toBe('urn:swissproof:problem:idempotency-key-reused');
      const replayed = await organiser.call('askForRound', call);
      expect([replayed.status, replayed.text]).toEqual([200, answers[0].text]);
    });

    it('another file before a round that was given out is refused, and of two at once one gets the round', async () => {
      const file = freshEvent('twice', 12, 4);
      const event = await organiser.get('registerTournament', { body: file });
      const files = Array.from({ length: 6 }, (_, index) => `${file}### variant ${index}\n`);
      const answers = await Promise.all(
        files.map((body) => organiser.call('askForRound', { path: event, body })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      expect((await organiser.get('listRounds', { path: event })).rounds).toHaveLength(1);
      const refused = answers.find(({ status }) => status === 409)!;
      expect(refused.json).toMatchObject({ type: 'urn:swissproof:problem:round-given-out', round: 1 });
    });

    it('what comes back otherwise is kept, with who and when and the rule, and is found', async () => {
      const body = freshEvent('deviations', 14, 5);
      const event = await organiser.get('registerTournament', { body, query: { program: 'Altering 2' } });
      const first = await organiser.get('askForRound', { path: event, body });
      const [a, b] = first.boards;
      const swap = new Map<number, number>([
        [a.white, b.black],
        [b.black, a.white],
        [b.white, a.black],
        [a.black, b.white],
      ]);
      const file = altered(
        played(first.file),
        (id, entry) => (swap.has(id) ? { ...entry, opponent: swap.get(id)!, result: '=' } : entry),
        1,
      );
      const second = await organiser.get('askForRound', { path: event, body: file });
      const id = organiser.key.slice(3, 15);
      expect(second.deviations.slice(0, 4)).toEqual(
        [...swap.keys()]
          .sort((x, y) => x - y)
          .map((player): unknown =>
            expect.objectContaining({
              kind: 'pair',
              round: 1,
              foundBefore: 2,
              players: [player],
              by: `key ${id}`,
            }),
          ),
      );
      const broken = second.deviations.filter(({ source }) => source === 'rule');
      expect(broken[0]).toMatchObject({
        round: 1,
        edition: second.edition,
        rule: expect.stringMatching(/./) as string,
      });
      const chain = await auditor.get('getProtocol', { path: event });
      const byEntry = chain.entries.map(({ what }) => ('deviations' in what ? what.deviations : undefined));
      expect(byEntry.slice(0, 2)).toEqual([undefined, undefined]);
      // In the protocol words have placeholders where the answer has names.
      const facts = byEntry[2]?.map(({ explanation: _, ...fact }) => fact) ?? [];
      expect(second.deviations).toMatchObject(facts);
      expect(JSON.stringify(byEntry[2])).not.toContain('Player 0');
      expect(byEntry[2]).toHaveLength(second.deviations.length);
      expect(verifyProtocol(chain, hash).map(({ verdict }) => verdict)).toEqual(['holds', 'holds', 'holds']);
      const again = await organiser.get('askForRound', { path: event, body: played(second.file) });
      expect(again.deviations, 'told once').toEqual([]);
      const { db } = server.database;
      for (const change of [
        db.updateTable('deviations').set({ kind: 'x' }),
        db.deleteFrom('deviations'),
        sql`truncate deviations`,
        sql`truncate protocol cascade`,
      ])
        await expect(change.execute(db)).rejects.toThrow('append-only');

      const fideId = String(70000 + a.white);
      const found = async (query: Record<string, string>): Promise<number> =>
        (await auditor.get('searchDeviations', { query: { program: 'Altering 2', ...query } })).deviations
          .length;
      const all = second.deviations.length;
      expect(await found({})).toBe(all);
      expect(await found({ rule: broken[0].rule ?? '' })).toBeGreaterThan(0);
      expect(await found({ kind: 'pair' })).toBe(4);
      expect(await found({ fideId, kind: 'pair' })).toBe(1);
      expect(await found({ organiser: 'Chess club' })).toBe(all);
      expect(await found({ organiser: 'Nobody' })).toBe(0);
      expect(await found({ from: '2100-01-01' })).toBe(0);
      const pages = await auditor.get('searchDeviations', { query: { program: 'Altering 2', limit: 2 } });
      const next = await auditor.get('searchDeviations', {
        query: { program: 'Altering 2', after: pages.next },
      });
      expect([...pages.deviations, ...next.deviations]).toEqual(second.deviations);
      const csv = await auditor.text('listDeviations', { path: event, query: { format: 'csv' } });
      expect(csv.trim().split('\n')).toHaveLength(all + 1);
      const events = await auditor.get('searchTournaments', { query: { fideId, program: 'Altering 2' } });
      expect(events.events.map((one) => [one.event, one.deviations])).toEqual([[event.event, all]]);
    });

    it('events are listed by their start, the last one first, in parts of any length', async () => {
      const query = { program: 'By date' };
      const days = ['2026/03/01', '2026/05/07', '2025/12/31', '2026/03/01'];
      for (const [index, day] of days.entries()) {
        const body = freshEvent(`date-${index}`, 8, 3).replace(/^042 .*/m, `042 ${day}`);
        await organiser.get('registerTournament', { body, query });
      }
      const whole = (await organiser.get('searchTournaments', { query })).events;
      expect(whole.map(({ startDate }) => startDate)).toEqual([
        '2026-05-07',
        '2026-03-01',
        '2026-03-01',
        '2025-12-31',
      ]);
      const parts: string[] = [];
      for (let after = ''; after !== null;) {
        const part = { ...query, limit: 2, ...(after === '' ? {} : { after }) };
        const { events, next } = await organiser.get('searchTournaments', { query: part });
        parts.push(...events.map(({ event }) => event));
        after = next;
      }
      expect(parts).toEqual(whole.map(({ event }) => event));
    });

    it('the file that came last can be taken back, once, before the next round; the protocol says so', async () => {
      const file = freshEvent('back', 12, 3);
      const event = await organiser.get('registerTournament', { body: file });
      const first = await organiser.get('askForRound', { path: event, body: file });
      const wrong = played(first.file, () => '1').replace(/(?<=^001 {4}2.{40}).{4}/m, '2222');
      const keyed = { path: event, body: wrong, headers: { 'idempotency-key': 'second' } };
      const second = await organiser.get('askForRound', keyed);
      expect(second.deviations.map(({ kind, takenBack }) => [kind, takenBack])).toEqual([['rating', false]]);
      const path = { ...event, hash: second.entryHash };
      expect((await auditor.call('takeBackFile', { path })).status).toBe(403);
      const tooFar = await organiser.call('takeBackFile', { path: { ...event, hash: first.entryHash } });
      expect([tooFar.status, tooFar.json.type]).toEqual([409, 'urn:swissproof:problem:not-the-last']);
      const back = await organiser.get('takeBackFile', { path });
      expect([back.round, back.entry, back.file]).toEqual([1, 4, first.file]);
      expect(await organiser.get('takeBackFile', { path })).toEqual(back);
      const step = await organiser.call('takeBackFile', { path: { ...event, hash: first.entryHash } });
      expect(step.json.type).toBe('urn:swissproof:problem:not-the-last');
      expect((await organiser.get('getFile', { path: event })).file).toBe(first.file);
      expect((await organiser.call('getRound', { path: { ...event, round: 2 } })).status).toBe(404);
      const late = await organiser.call('askForRound', keyed);
      expect([late.status, late.json.type]).toEqual([409, 'urn:swissproof:problem:taken-back']);
      const kept = (await auditor.get('listDeviations', { path: event })).deviations;
      expect(kept.map(({ kind, takenBack }) => [kind, takenBack])).toEqual([['rating', true]]);

      const again = await organiser.get('askForRound', { path: event, body: played(first.file) });
      expect([again.round, again.deviations]).toEqual([2, []]);
      expect((await organiser.call('takeBackFile', { path })).status).toBe(200);
      const third = await organiser.get('askForRound', { path: event, body: played(again.file) });
      const end = await organiser.get('askForRound', { path: event, body: played(third.file) });
      expect(end.isClosed).toBe(true);
      await organiser.get('takeBackFile', { path: { ...event, hash: end.entryHash } });
      expect((await auditor.get('getTournament', { path: event })).closed).toBeNull();
      const closed = await organiser.get('askForRound', { path: event, body: played(third.file, () => '0') });
      expect([closed.isClosed, closed.deviations]).toEqual([true, []]);
      const protocol = await auditor.get('getProtocol', { path: event });
      const { keys } = await auditor.get('getSigningKeys');
      const judge = signedByOneOf(keys.map(({ publicKey }) => ({ key: createPublicKey(publicKey) })));
      expect(verifyProtocol(protocol, hash, judge).map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual([
        'registered holds',
        'round holds',
        'round holds',
        'taken-back holds',
        'round holds',
        'round holds',
        'closed holds',
        'taken-back holds',
        'closed holds',
      ]);
    });

    it('an event of teams goes the same way, and its deviations are found by the FIDE numbers of members', async () => {
      const file = freshEventBy(editions.find(pairsTeams)!, 'teams', 8, 4);
      const query = { program: 'Teams 1' };
      const event = await organiser.get('registerTournament', { body: file, query });
      const first = await organiser.get('askForRound', { path: event, body: file });
      expect(first.boards).toHaveLength(4);
      const played = playedMatches(first.file);
      const row = played.split('\n').find((line) => line.startsWith('310   3'))!;
      const newcomer = '001  900      Newcomer'.padEnd(80) + ' 0.0';
      const body = `${played.replace(row, `${row.trimEnd()}  900`)}${newcomer}\n`;
      const second = await organiser.get('askForRound', { path: event, body });
      expect(second.deviations).toMatchObject([{ kind: 'player', field: 'members', players: [3] }]);
      expect(second.deviations[0].explanation).toMatch(/^The list of members of team 3 Team 003 was/);
      const document = trfpDocument(playedMatches(second.file)).document;
      const third = await organiser.get('askForRound', { path: event, body: document });
      expect([third.round, third.deviations]).toEqual([3, []]);
      const [member] = readEvent(file).teams!.teams[2].members;
      const byMember = { query: { ...query, fideId: String(70000 + member) } };
      expect((await auditor.get('searchTournaments', byMember)).events).toHaveLength(1);
      expect((await auditor.get('searchDeviations', byMember)).deviations).toHaveLength(1);
      expect((await auditor.call('listNorms', { path: event })).status).toBe(200);
      const lineUp = `300 004 003 001 ${member}\n`.replace(/(\d+)\n/, (id) => id.padStart(5));
      const refused = await organiser.call('askForRound', {
        path: event,
        body: `${playedMatches(third.file)}${lineUp}`,
      });
      expect([refused.status, refused.json.type]).toEqual([422, 'urn:swissproof:problem:does-not-fit']);
      const protocol = await auditor.get('getProtocol', { path: event });
      expect(verifyProtocol(protocol, hash).map(({ verdict }) => verdict)).toEqual(Array(4).fill('holds'));
    });

    it('takes and gives TRFp as JSON, with byes and withdrawals', async () => {
      const { document } = trfpDocument(freshEvent('trfp', 12, 4));
      const event = await organiser.get('registerTournament', { body: document });
      const body = {
        ...document,
        byes: [{ round: 1, type: 'H', players: [3] }],
        withdrawals: [{ player: 5, from: 1 }],
      };
      const answer = await organiser.get('askForRound', { path: event, body, query: { as: 'trfp' } });
      const players = new Map(answer.players.map((player) => [player.id, player]));
      expect(players.get(3)?.rounds?.[0]).toEqual({ opponent: null, colour: null, result: 'H' });
      expect(players.get(5)?.rounds?.[0]).toEqual({ opponent: null, colour: null, result: 'Z' });
      expect(players.get(1)?.rounds?.[0]).toMatchObject({
        opponent: expect.any(Number) as number,
        result: '',
      });
      expect(await organiser.text('askForRound', { path: event, body, query: { as: 'trf' } })).toContain(
        '0000 - H',
      );
    });

    it('large files are checked by a job, and a file is checked once', async () => {
      const body = `${freshEvent('job', 12, 4)}${'### a long comment that makes the file large\n'.repeat(7000)}`;
      const answer = await organiser.call('checkFile', { body });
      expect([answer.status, answer.json.state]).toEqual([202, 'queued']);
      await expect
        .poll(async () => (await organiser.call('getCheck', { path: { hash: answer.json.check } })).status, {
          timeout: 600_000,
        })
        .toBe(200);
      expect((await organiser.call('checkFile', { body })).status).toBe(200);
    });

    it('a backup goes into a new database, from the embedded one into PostgreSQL, and everything is there', async () => {
      const lines: string[] = [];
      const rows = await backup(server.database.db, (line) => void lines.push(line), new Date());
      expect(rows).toBeGreaterThan(20);
      const other = await otherDatabase(postgres);
      try {
        const back = (some: readonly string[]): Promise<number> =>
          restore(other.db, some, new Date(), (db) => openSigningKey(db, null, new Date()));
        await expect(back(lines.slice(0, -1))).rejects.toThrow('cut off');
        expect(await back(lines)).toBe(rows);
        const again: string[] = [];
        await backup(other.db, (line) => void again.push(line), new Date());
        // Of an event the entries of its protocol, to which restoring adds one, by a key that takes the place of the one before.
        const withoutIds = (text: string): string =>
          text
            .replace(/("table":"deviations","row":\{"id":)\d+/, '$1')
            .replace(/"entries":\d+,"last_hash":"\w+"/, '')
            .replace(/"until":(?:null|"[^"]+")/, '');
        const all = new Set(again.map(withoutIds));
        expect(
          lines
            .slice(1, -1)
            .map(withoutIds)
            .filter((line) => !all.has(line)),
        ).toEqual([]);
        await expect(back(lines)).rejects.toThrow('not empty');
      } finally {
        await other.close();
      }
    });
  });
});

/** A new database of PostgreSQL, where that is installed: of what was embedded it is the other kind. */
async function otherDatabase(postgres: TestPostgres | null): Promise<Database> {
  if (postgres !== null) return openDatabase({ kind: 'postgres', url: await postgres.database() });
  if (POSTGRES === null) return openDatabase({ kind: 'memory' });
  const own = await startPostgres(POSTGRES);
  const database = await openDatabase({ kind: 'postgres', url: await own.database() });
  const close = async (): Promise<void> => {
    await database.close();
    await own.remove();
  };
  return { ...database, close };
}

/** The embedded database takes its time to be made on a busy machine. */
const START = 120_000;
