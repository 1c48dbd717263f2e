import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createHash, createPublicKey } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { altered, freshEvent, played, read } from '../../checker/protocol/testing/play.js';
import { verifyProtocol, wholeFile } from '../../checker/protocol/index.js';
import type { ProtocolDocument, ProtocolEntry, VerifiedEntry } from '../../checker/protocol/index.js';
import { withoutBirthDays, writeTrf } from '../../corpus/index.js';
import { signedByOneOf } from '../access/signatures.js';
import { backup, erase, openDatabase } from '../index.js';
import { isBuilt, testServer } from '../testing/server.js';
import type { TestServer } from '../testing/server.js';
import type { Client } from '../testing/client.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The person that the tests erase: none of these texts may be found afterwards. */
const MARIA = {
  name: 'Zwölfinger, Maria-Theresia',
  spoken: 'Maria-Theresia Zwölfinger',
  later: 'Quabbelhusen, Maria-Theresia',
  fideId: '87654321',
} as const;
const WORDS = ['Zwölfinger', 'Quabbelhusen', MARIA.fideId];

/** An event in which player 3 is she, born on a day that nobody needs. */
function eventWithMaria(seed: string): string {
  const text = renamed(freshEvent(seed, 12), MARIA.name);
  return `### written by ${MARIA.spoken}\n012 Open\n102 ${MARIA.spoken}\n${text.replace(/^012 .*\n/m, '')}`;
}

function renamed(text: string, name: string): string {
  const event = read(text);
  const head = text.split(/\r?\n/).filter((line) => /^(?:###|012|102)/.test(line));
  const players = event.players.map((player) =>
    player.id === 3 ? { ...player, name, fideId: MARIA.fideId, birthDate: '2012/07/23' } : player,
  );
  const body = writeTrf({ ...event, players, comments: [], header: [] }, { format: 'trf26' });
  return [...head, body].join('\n');
}

function verified(document: ProtocolDocument, publicKey: string): VerifiedEntry[] {
  return verifyProtocol(document, hash, signedByOneOf([{ key: createPublicKey(publicKey) }]));
}

describe.runIf(isBuilt)('personal data', () => {
  let folder: string;
  let server: TestServer;
  let organiser: Client;
  let event: string;
  let publicKey: string;
  let before: ProtocolDocument;
  const answers: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'swissproof-erase-'));
    server = await testServer({ kind: 'folder', folder });
    organiser = await server.client('organiser');
    let file = eventWithMaria('erase');
    ({ event } = await organiser.get('registerTournament', { body: file }));
    for (let round = 1; round <= 6; round++) {
      const answer = await organiser.get('askForRound', { path: { event }, body: file });
      answers.push(answer.file);
      const head = answer.file.split('\n').filter((line) => /^(?:###|012|102)/.test(line));
      file = [...head, played(answer.file).replace(/^(?:###|012|102).*\r?\n/gm, '')].join('\n');
      // She marries, and a result is changed.
      if (round === 2) file = renamed(file, MARIA.later);
      if (round === 3) file = withAnotherResult(file);
    }
    await organiser.get('askForRound', { path: { event }, body: file });
    const report = JSON.stringify({ explanation: `${MARIA.spoken} (3) has no colour preference` });
    const check = { hash: hash('check'), state: 'done', rules: null, file: null, report } as const;
    await server.database.db
      .insertInto('checks')
      .values({ ...check, created: new Date() })
      .execute();
    before = await organiser.get('getProtocol', { path: { event } });
    publicKey = (await organiser.get('getSigningKeys')).keys[0].publicKey;
  }, 300_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('of birth dates only the year is stored and answered', async () => {
    expect(answers[0]).toContain('2012/00/00');
    expect(JSON.stringify(before)).not.toContain('2012/07/23');
    expect(
      (await organiser.get('listDeviations', { path: { event } })).deviations.map(({ field }) => field),
    ).not.toContain('birthDate');
  });

  it('stand in no entry, but beside it, and put the file together byte for byte', () => {
    const entries = before.entries.map(({ erasable: _, ...entry }) => JSON.stringify(entry)).join('\n');
    for (const word of WORDS) expect(entries).not.toContain(word);
    expect(entries).not.toContain(MARIA.spoken);
    expect(wholeFile(before.entries[1])).toBe(withoutBirthDays(eventWithMaria('erase')));
    expect(verified(before, publicKey).map(({ verdict }) => verdict)).toEqual(
      before.entries.map(() => 'holds'),
    );
    const kinds = before.entries.flatMap(({ what }) => ('deviations' in what ? (what.deviations ?? []) : []));
    expect(kinds.map(({ kind, field }) => `${kind} ${field ?? ''}`)).toEqual(
      expect.arrayContaining(['player name', 'result ']),
    );
  });

  it('that are not those of the commitment break the entry', () => {
    const forged = changed(before, 2, (entry) => ({
      ...entry,
      erasable: (entry.erasable ?? []).map((one) =>
        one.player === '3' ? { ...one, fields: one.fields.map((field) => ({ ...field, text: 'x' })) } : one,
      ),
    }));
    expect(verified(forged, publicKey)[2]).toMatchObject({ verdict: 'broken', fault: 'persons' });
    const twice = changed(before, 2, (entry) => ({
      ...entry,
      erasable: [...(entry.erasable ?? []), ...(entry.erasable ?? [])],
    }));
    expect(verified(twice, publicKey)[2]).toMatchObject({ verdict: 'broken', fault: 'persons' });
  });

  it('of an event of an earlier version go with the files of its entries, of which the chain stays', async () => {
    const { db } = server.database;
    const file = withoutBirthDays(freshEvent('earlier', 8));
    const early = (await organiser.get('registerTournament', { body: file })).event;
    // As the events of earlier versions are.
    await db.updateTable('events').set({ pseudonyms: null }).where('id', '=', early).execute();
    await organiser.get('askForRound', { path: { event: early }, body: file });
    const whole = await organiser.get('getProtocol', { path: { event: early } });
    expect(whole.entries[1].what).toMatchObject({ file });
    expect(verified(whole, publicKey)[1].verdict).not.toBe('broken');
    const done = await erase(server.database, { event: early, person: null, force: true }, new Date());
    expect(done).toMatchObject({ events: [early], files: 1 });
    const protocol = await organiser.get('getProtocol', { path: { event: early } });
    expect(JSON.stringify(protocol)).not.toContain('Player 00');
    expect(verified(protocol, publicKey)).toMatchObject([
      { verdict: 'erased', erased: 10 },
      { verdict: 'erased', fault: 'earlier-form' },
    ]);
    const forged = changed(protocol, 1, (entry) => ({ ...entry, hash: hash('other') }));
    expect(verified(forged, publicKey)[1]).toMatchObject({ verdict: 'broken', fault: 'signature' });
    await expect(db.updateTable('deviations').set({ explanation: '' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.updateTable('protocol').set({ entry: '{}' }).execute()).rejects.toThrow('append-only');
  });

  it('of an event that runs are not erased without --force', async () => {
    const running = (await organiser.get('registerTournament', { body: freshEvent('running', 8) })).event;
    await expect(
      erase(server.database, { event: running, person: null, force: false }, new Date()),
    ).rejects.toThrow('is not closed');
    await expect(
      erase(server.database, { event: null, person: 'Nobody, Known', force: false }, new Date()),
    ).rejects.toThrow('nobody is called');
  });

  it('are gone after erasing: in tables, files, answers and backups; the chain verifies as erased', async () => {
    const done = await erase(
      server.database,
      { event: null, person: MARIA.fideId, force: false },
      new Date(),
    );
    expect(done).toMatchObject({ events: [event], checks: 1, files: 0 });
    // Her record, the arbiter and the comment in each of the eight files.
    expect(done.persons).toBeGreaterThanOrEqual(8 * 3);
    const protocol = await organiser.get('getProtocol', { path: { event } });
    const results = verified(protocol, publicKey);
    expect(results.map(({ verdict }) => verdict)).toEqual(results.map(() => 'erased'));
    expect(results[0].erased).toBe(3);
    const said = [
      JSON.stringify(protocol),
      await organiser.text('getFile', { path: { event } }),
      await organiser.text('getRound', { path: { event, round: 1 } }),
      await organiser.text('listDeviations', { path: { event } }),
      await organiser.text('listNorms', { path: { event } }),
      await organiser.text('searchTournaments'),
      ...server.log,
    ];
    const lines: string[] = [];
    await backup(server.database.db, (line) => lines.push(line), new Date());
    for (const word of WORDS) expect([...said, ...lines].filter((text) => text.includes(word))).toEqual([]);
    expect((await organiser.get('searchTournaments', { query: { fideId: MARIA.fideId } })).events).toEqual(
      [],
    );
    const again = await organiser.call('askForRound', { path: { event }, body: eventWithMaria('erase') });
    expect([again.status, again.json.type]).toEqual([409, 'urn:swissproof:problem:erased']);
    await server.stop();
    const bytes = filesIn(folder).map((path) => [path, readFileSync(path).toString('latin1')] as const);
    for (const word of WORDS) {
      const latin = Buffer.from(word).toString('latin1');
      const holding = bytes.filter(([, text]) => text.includes(latin)).map(([path]) => path);
      expect(holding, word).toEqual([]);
    }
  }, 300_000);

  it('of everybody go after the years of the retention', async () => {
    const limits = { rate: 1_000_000, retention: 2 };
    const late = (): Date => new Date(Date.now() + 3 * 366 * 24 * 3600 * 1000);
    const { DEFAULT_LIMITS } = await import('../context.js');
    const again = await testServer(
      { kind: 'folder', folder },
      { now: late, limits: { ...DEFAULT_LIMITS, ...limits } },
    );
    await again.stop();
    const database = await openDatabase({ kind: 'folder', folder });
    const { db } = database;
    const rows = await db.selectFrom('events').select(['id', 'erased']).execute();
    // The event of before was erased already; the one that never moved is erased now.
    expect(rows.every(({ erased }) => erased !== null)).toBe(true);
    const persons = await db.selectFrom('entry_persons').select(['event', 'persons']).execute();
    const others = persons.filter((row) => row.event !== event);
    expect(new Set(others.map((row) => row.persons))).toEqual(new Set(['[]']));
    await database.close();
  }, 120_000);
});

function changed(
  document: ProtocolDocument,
  index: number,
  change: (entry: ProtocolEntry) => ProtocolEntry,
): ProtocolDocument {
  return {
    ...document,
    entries: document.entries.map((entry, at) => (at === index ? change(entry) : entry)),
  };
}

function withAnotherResult(text: string): string {
  const event = read(text);
  const one = event.players.find(({ rounds }) => rounds[0].result === '1')!;
  const other = one.rounds[0].opponent!;
  const head = text.split('\n').filter((line) => /^(?:###|012|102)/.test(line));
  const body = altered(
    text,
    (id, entry) => (id === one.id || id === other ? { ...entry, result: '=' } : entry),
    1,
  ).replace(/^(?:###|012|102).*\r?\n/gm, '');
  return [...head, body].join('\n');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
