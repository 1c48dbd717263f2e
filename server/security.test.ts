import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEvent, played } from '../checker/protocol/testing/play.js';
import { four } from '../corpus/trf/testing/lines.js';
import { DEFAULT_SERVER } from './index.js';
import { answerOf } from './testing/client.js';
import type { Answer, Client, Json } from './testing/client.js';
import { POSTGRES, startPostgres } from './testing/postgres.js';
import type { TestPostgres } from './testing/postgres.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

/** Attempts, each with the answer that it gets. They are about the door, which is the same before both databases. */
describe.skipIf(!isBuilt)('attempts (after npm run build)', () => {
  let postgres: TestPostgres | null = null;
  let server: TestServer;
  let organiser: Client;
  let stranger: Client;
  let event: Json;
  const file = freshEvent('security', 12, 4);

  beforeAll(async () => {
    postgres = POSTGRES === null ? null : await startPostgres(POSTGRES);
    server = await testServer(
      postgres === null ? { kind: 'memory' } : { kind: 'postgres', url: postgres.url },
      {
        limits: { ...DEFAULT_SERVER.limits, rate: 1_000_000, body: 256 * 1024, requestTime: 1500 },
      },
    );
    organiser = await server.client('organiser', { name: 'Chess club' });
    stranger = await server.client('organiser', { name: 'Another club' });
    event = await organiser.get('registerTournament', { body: file });
    await organiser.get('askForRound', { path: event, body: file });
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
    await postgres?.remove();
  }, 120_000);

  const OF_AN_EVENT = ['getTournament', 'listRounds', 'listDeviations', 'getProtocol', 'listNorms'];

  function codeOf({ status, json }: Answer): string {
    return `${status} ${(json.type ?? '').replace('urn:swissproof:problem:', '')}`;
  }

  async function raw(path: string, options: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(options.headers);
    headers.set('authorization', headers.get('authorization') ?? `Bearer ${organiser.key}`);
    return answerOf(await fetch(`${server.url}${path}`, { ...options, headers }));
  }

  it("another organiser's event is as good as not there, read or written", async () => {
    for (const name of OF_AN_EVENT)
      expect(codeOf(await stranger.call(name, { path: event })), name).toBe('404 no-such-event');
    expect(codeOf(await stranger.call('getRound', { path: { ...event, round: 1 } }))).toBe(
      '404 no-such-event',
    );
    expect(codeOf(await stranger.call('askForRound', { path: event, body: file }))).toBe('404 no-such-event');
    expect((await stranger.get('searchTournaments')).events).toEqual([]);
    expect((await stranger.get('searchDeviations')).deviations).toEqual([]);
  });

  it('ids that were changed are of no event, or of no form', async () => {
    const last = event.event.endsWith('0') ? '1' : '0';
    const changed = { event: `${event.event.slice(0, -1)}${last}` };
    expect(codeOf(await organiser.call('getTournament', { path: changed }))).toBe('404 no-such-event');
    for (const id of [
      '1',
      `${event.event}0`,
      event.event.toUpperCase().replace(/^./, 'X'),
      '%00',
      'a'.repeat(5000),
    ])
      expect((await organiser.call('getTournament', { path: { event: id } })).status).toBeOneOf([
        400, 404, 414,
      ]);
  });

  it('the secret of an event opens that event alone', async () => {
    const other = await stranger.get('registerTournament', { body: freshEvent('other', 10, 4) });
    const holder = organiser.as(event.secret);
    expect((await holder.get('getTournament', { path: event })).event).toBe(event.event);
    expect(codeOf(await holder.call('getTournament', { path: other }))).toBe('404 no-such-event');
    expect(codeOf(await holder.call('askForRound', { path: other, body: file }))).toBe('404 no-such-event');
    expect(codeOf(await holder.call('registerTournament', { body: file }))).toBe('403 not-allowed');
    expect((await holder.get('searchTournaments')).events).toHaveLength(1);
  });

  it('a key opens what its role says', async () => {
    const auditor = await server.client('auditor');
    expect((await auditor.get('getTournament', { path: event })).round).toBe(1);
    expect(codeOf(await auditor.call('askForRound', { path: event, body: file }))).toBe('403 not-allowed');
    expect(codeOf(await auditor.call('registerTournament', { body: file }))).toBe('403 not-allowed');
    for (const client of [organiser, auditor]) {
      expect(codeOf(await client.call('listKeys'))).toBe('403 not-allowed');
      const body = { name: 'me', role: 'administrator' };
      expect(codeOf(await client.call('addKey', { body }))).toBe('403 not-allowed');
      expect(codeOf(await client.call('revokeKey', { path: { key: client.key.slice(3, 15) } }))).toBe(
        '403 not-allowed',
      );
    }
  });

  it('an event is read by the federation of its key, whatever its files say', async () => {
    const german = await server.client('organiser', { federation: 'GER' });
    const own = await server.client('federation', { federation: 'GER' });
    const foreign = await server.client('federation', { federation: 'FRA' });
    const body = (code: string): string => file.replace(/^032 .*\n/m, '').replace(/^/, `032 ${code}\n`);
    const mine = await german.get('registerTournament', { body: body('FRA') });
    const nobodys = await organiser.get('registerTournament', { body: body('GER') });
    const seenBy = async (who: Client): Promise<string[]> =>
      (await who.get('searchTournaments')).events.map((one) => one.event);
    expect([await seenBy(own), await seenBy(foreign)]).toEqual([[mine.event], []]);
    expect(await own.get('getTournament', { path: mine })).toMatchObject({
      federation: 'GER',
      fileFederation: 'FRA',
    });
    for (const [who, event] of [
      [own, nobodys],
      [foreign, mine],
      [foreign, nobodys],
    ] as const)
      for (const name of OF_AN_EVENT)
        expect(codeOf(await who.call(name, { path: event })), name).toBe('404 no-such-event');
    const moved = await german.get('askForRound', { path: mine, body: body('GER') });
    expect(moved.deviations).toMatchObject([
      { kind: 'event', field: 'federation', before: 'FRA', now: 'GER' },
    ]);
    expect((await foreign.get('searchDeviations')).deviations).toEqual([]);
    expect((await own.get('searchDeviations')).deviations).toHaveLength(1);

    const administrator = await server.client('administrator');
    const path = { key: organiser.key.slice(3, 15) };
    const changed = await administrator.get('changeKey', { path, body: { federation: 'FRA' } });
    expect(changed.federation).toBe('FRA');
    expect(await seenBy(foreign)).toContain(nobodys.event);
    expect(await seenBy(own)).toEqual([mine.event]);
    await administrator.get('changeKey', { path, body: { federation: null } });
    expect(await seenBy(foreign)).toEqual([]);
    const refused = await administrator.call('changeKey', {
      path: { key: own.key.slice(3, 15) },
      body: { federation: null },
    });
    expect(codeOf(refused)).toBe('400 wrong-form');
  });

  it('the secret of an event ends when the key that registered it expires', async () => {
    const expires = new Date(Date.now() + 3_600_000);
    const brief = await server.client('organiser', { expires });
    const own = await brief.get('registerTournament', { body: freshEvent('brief', 10, 4) });
    const holder = brief.as(own.secret);
    expect((await holder.get('getTournament', { path: own })).event).toBe(own.event);
    await server.database.db
      .updateTable('keys')
      .set({ expires: new Date(Date.now() - 1000) })
      .where('id', '=', brief.key.slice(3, 15))
      .execute();
    expect(codeOf(await holder.call('getTournament', { path: own }))).toBe('401 no-key');
    expect(codeOf(await holder.call('askForRound', { path: own, body: file }))).toBe('401 no-key');
  });

  it('wrong, expired and revoked keys open nothing', async () => {
    const expired = await server.client('auditor', { expires: new Date(Date.now() - 1000) });
    const administrator = await server.client('administrator');
    const made = await administrator.get('addKey', { body: { name: 'short', role: 'auditor' } });
    expect((await organiser.as(made.key).call('getTournament', { path: event })).status).toBe(200);
    await administrator.text('revokeKey', { path: { key: made.id } });
    const { key } = organiser;
    const turned = `${key.slice(0, -2)}${key.endsWith('A') ? 'BB' : 'AA'}`;
    const wrong = [
      '',
      'x',
      `${key}x`,
      turned,
      key.replace('sp_', 'spe_'),
      expired.key,
      made.key,
      `sp_${'0'.repeat(12)}_${'A'.repeat(43)}`,
    ];
    for (const one of wrong)
      expect(codeOf(await organiser.as(one).call('getTournament', { path: event })), one).toBe('401 no-key');
    const basic = await raw(`/v1/tournaments/${event.event}`, {
      headers: { authorization: `Basic ${btoa(key)}` },
    });
    expect(codeOf(basic)).toBe('401 no-key');
    expect(JSON.stringify(await administrator.get('listKeys'))).not.toContain(key.slice(16));
  });

  it('SQL is text in every field', async () => {
    const sql = "'; drop table events; --";
    const body = file.replace(/^012 .*/m, `012 ${sql}`).replace(/(?<=^001 {4}1.{6}).{30}/m, sql.padEnd(30));
    const named = await organiser.get('registerTournament', {
      body,
      query: { program: sql },
      headers: { 'idempotency-key': 'a"\';--' },
    });
    expect((await organiser.get('getTournament', { path: named })).name).toBe(sql);
    for (const field of ['organiser', 'program'])
      expect((await organiser.get('searchDeviations', { query: { [field]: sql } })).deviations).toEqual([]);
    expect(codeOf(await organiser.call('searchDeviations', { query: { rule: sql } }))).toBe(
      '400 no-such-rule',
    );
    for (const field of ['fideId', 'from', 'to', 'kind', 'after', 'limit', 'format', 'unknown'])
      expect(codeOf(await organiser.call('searchDeviations', { query: { [field]: sql } })), field).toBe(
        '400 wrong-form',
      );
    expect((await organiser.get('searchTournaments', { query: { program: sql } })).events).toHaveLength(1);
    expect(codeOf(await organiser.call('checkFile', { body: file, query: { rules: sql } }))).toBe(
      '400 no-such-rules',
    );
    const administrator = await server.client('administrator');
    await administrator.get('addKey', { body: { name: sql, role: 'auditor' } });
    expect((await organiser.get('getTournament', { path: event })).round).toBe(1);
  });

  it('a body of 1 GB is refused from its length, and without a length where it is over the limit', async () => {
    const head = `POST /v1/tournaments HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${organiser.key}\r\ncontent-type: text/plain\r\n`;
    expect(await speak(`${head}content-length: 1073741824\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 [^]*too-large/);
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    expect(await speak(`${head}transfer-encoding: chunked\r\n\r\n`, chunk, 8)).toMatch(/^HTTP\/1.1 413 /);
  });

  it('who sends a body over the limit to its end sees the answer, and may go on with the connection', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const head = `POST /v1/tournaments HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${organiser.key}\r\ncontent-type: text/plain\r\n`;
    const body = Buffer.alloc(8 * 1024 * 1024, 'x');
    // Nothing is read before everything is sent, as many clients do it.
    await new Promise((sent) => socket.write(`${head}content-length: ${body.length}\r\n\r\n`, sent));
    await new Promise((sent) => socket.write(body, sent));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    await expect.poll(() => answer).toMatch(/^HTTP\/1.1 413 [^]*too-large/);
    expect(answer).not.toMatch(/^connection: close/im);
    socket.write('GET /v1/rules HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    await expect.poll(() => answer).toMatch(/HTTP\/1.1 200 /);
    socket.destroy();
  });

  it('what does not exist is 404, and a method that a place does not know 405 with those that it knows', async () => {
    const wrong = await fetch(`${server.url}/v1/tournaments/${event.event}/rounds`, { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(codeOf(await answerOf(wrong))).toBe('405 wrong-method');
    expect(codeOf(await raw('/v1/rules', { method: 'POST', body: 'x' }))).toBe('405 wrong-method');
    for (const [path, method] of [
      ['/v1/tournament', 'GET'],
      ['/v1/tournaments/a/b/c', 'DELETE'],
      ['/events.html', 'POST'],
    ])
      expect(codeOf(await raw(path, { method })), path).toBe('404 no-such-route');
  });

  it('what is searched for must exist: kinds, rules and days', async () => {
    const found = (query: Record<string, string>): Promise<Answer> =>
      organiser.call('searchDeviations', { query });
    const aDay = { from: '2024-02-29', to: '2024-02-29' };
    for (const query of [{ kind: 'pair' }, { kind: 'quality' }, { rule: 'C12' }, aDay])
      expect((await found(query)).json.deviations, JSON.stringify(query)).toEqual([]);
    const kind = await found({ kind: 'pears' });
    expect([codeOf(kind), kind.text]).toEqual(['400 wrong-form', expect.stringContaining(': pair, colour,')]);
    expect(codeOf(await found({ rule: 'C99' }))).toBe('400 no-such-rule');
    for (const from of ['2026-13-01', '2025-02-29', '2025-2-9', 'yesterday'])
      expect(codeOf(await organiser.call('searchTournaments', { query: { from } })), from).toBe(
        '400 wrong-form',
      );
  });

  it('a slow body is cut off', async () => {
    const head = `POST /v1/tournaments HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${organiser.key}\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\n`;
    expect(await speak(`${head}a few`)).toMatch(/^HTTP\/1.1 408 [^]*too-slow/);
    expect(await speak('GET /healthz HTTP/1.1\r\nhost:')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('deep, wrong and cunning JSON is refused', async () => {
    const send = (body: string): Promise<Answer> =>
      raw('/v1/tournaments', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(codeOf(await send('['.repeat(100_000)))).toBe('400 not-json');
    expect(codeOf(await send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe('400 wrong-form');
    expect(
      codeOf(await send('{"schema":"swissproof/trfp/1","records":[],"players":[],"__proto__":{"x":1}}')),
    ).toMatch(/^400/);
    expect(codeOf(await send('{"schema":"swissproof/trfp/1","records":["001    1"],"players":[]}'))).toBe(
      '400 wrong-form',
    );
    expect(
      codeOf(await send('{"schema":"swissproof/trfp/1","records":[],"players":[{"id":1,"name":"\\u0000"}]}')),
    ).toBe('422 invalid-file');
    expect(codeOf(await send('{"schema":"swissproof/trfp/1","records":[],"players":[]}'))).toBe(
      '422 invalid-file',
    );
  });

  it('a zip bomb stays packed', async () => {
    const body = gzipSync(Buffer.alloc(50_000_000));
    for (const type of ['text/plain', 'application/json'])
      expect(
        codeOf(
          await raw('/v1/tournaments', {
            method: 'POST',
            headers: { 'content-type': type, 'content-encoding': 'gzip' },
            body,
          }),
        ),
      ).toBe('415 packed');
    const unnamed = await raw('/v1/checks', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: body.subarray(0, 40_000),
    });
    expect(unnamed.json.tournaments[0].verdict).toBe('invalid');
    expect(
      codeOf(
        await raw('/v1/checks', {
          method: 'POST',
          headers: { 'content-type': 'application/zip' },
          body: 'x',
        }),
      ),
    ).toBe('415 media-type');
  });

  it('a charset that is named is that of the file, and an unknown one is refused', async () => {
    const check = (charset: string): Promise<Answer> =>
      raw('/v1/checks', {
        method: 'POST',
        headers: { 'content-type': `text/plain; charset=${charset}` },
        body: new Uint8Array([...Buffer.from('012 '), 0xca, 0xf3, 0xe1, ...Buffer.from(`\n${four()}`)]),
      });
    expect((await check('windows-1251')).json.tournaments[0]).toMatchObject({ name: 'Куб' });
    expect((await check('utf-8')).json.tournaments[0]).toMatchObject({ name: 'Êóá' });
    expect(codeOf(await check('klingon'))).toBe('415 no-such-charset');
  });

  it('paths lead nowhere else', async () => {
    const paths = [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/v1/../../etc/passwd',
      '//etc/passwd',
      '/v1/tournaments/..%2f..%2fkeys',
      '/.git/config',
      '/%00',
      '/v1/%ff',
    ];
    for (const path of paths) {
      const text = await speak(
        `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${organiser.key}\r\nconnection: close\r\n\r\n`,
      );
      expect(text, path).toMatch(/^HTTP\/1.1 40[0-4] /);
      expect(text, path).not.toMatch(/root:|"version"/);
    }
  });

  it('headers cannot be planted', async () => {
    const bad = await organiser.call('searchTournaments', { query: { program: 'x\r\nset-cookie: a=b' } });
    expect(codeOf(bad)).toBe('400 wrong-form');
    const text = await speak(
      `GET /v1/tournaments/x%0d%0aset-cookie:%20a=b HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${organiser.key}\r\nconnection: close\r\n\r\n`,
    );
    expect(text.split('\r\n\r\n')[0].toLowerCase()).not.toContain('\r\nset-cookie');
    const twice = await speak(
      'GET /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    );
    expect(twice).toMatch(/^HTTP\/1.1 400 /);
  });

  it('a script in a name stays text: no answer is a page, and tables start no formula', async () => {
    const script = '<script>alert(1)</script>';
    const body = file.replace(/^012 .*/m, `012 ${script}`);
    const planted = await organiser.get('registerTournament', { body, query: { program: '=1+1' } });
    const paths = [
      `/v1/tournaments/${planted.event}`,
      `/v1/tournaments?program=${encodeURIComponent('=1+1')}&format=csv`,
      `/v1/tournaments/${planted.event}/protocol`,
    ];
    for (const path of paths) {
      const response = await fetch(`${server.url}${path}`, {
        headers: { authorization: `Bearer ${organiser.key}` },
      });
      expect(response.headers.get('content-type')).toMatch(/^(?:application\/json|text\/csv)/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'/,
      );
      const text = await response.text();
      expect(text).toContain('script');
      if (path.endsWith('csv')) expect(text).toContain(",'=1+1,");
    }
    const problem = await raw(`/v1/${encodeURIComponent(script)}`);
    expect(problem.type).toBe('application/problem+json');
    expect(problem.text).not.toContain('<script');
  });

  it('a request sent again later gets the answer of then, and changes nothing', async () => {
    const own = await organiser.get('registerTournament', { body: freshEvent('replay', 12, 4) });
    const call = { path: own, body: freshEvent('replay', 12, 4) };
    const first = await organiser.call('askForRound', call);
    await organiser.get('askForRound', { path: own, body: played(first.json.file) });
    const before = await organiser.get('getProtocol', { path: own });
    const replayed = await organiser.call('askForRound', call);
    expect([replayed.status, replayed.text]).toEqual([200, first.text]);
    expect(await organiser.get('getProtocol', { path: own })).toEqual(before);
  });

  it('the protocol can be changed by nobody, not even in the database', async () => {
    const { db } = server.database;
    await expect(db.updateTable('protocol').set({ entry: 'x' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('protocol').execute()).rejects.toThrow('append-only');
  });

  it('the log knows ids, and neither keys nor names nor what was searched for', async () => {
    await organiser.call('searchTournaments', { query: { fideId: '70001' } });
    const log = server.log.join('');
    expect(log).toContain(`key ${organiser.key.slice(3, 15)}`);
    for (const secret of [organiser.key, event.secret, '70001', 'script', 'Player', '127.0.0.1:']) {
      const lines = log.split('\n').filter((line) => line.includes('"request"') && line.includes(secret));
      expect(lines, secret).toEqual([]);
    }
  });

  /** What a server says to bytes. */
  async function speak(text: string, chunk = '', times = 0): Promise<string> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      let answer = '';
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve(answer);
      });
      socket.write(text);
      for (let sent = 0; sent < times; sent++) socket.write(chunk);
    });
  }
});
