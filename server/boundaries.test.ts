import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshEvent, played } from '../checker/protocol/testing/play.js';
import { four } from '../corpus/trf/testing/lines.js';
import { revokeKey } from './index.js';
import { forRoundOf } from './routes/work-for.js';
import { injectedServer } from './testing/injected.js';
import type { InjectedAnswer, InjectedServer } from './testing/injected.js';

const START = Date.parse('2026-11-29T10:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const BODY = 6000;
const AT_ONCE = 4000;

describe('the limits of a server, on both sides', () => {
  let server: InjectedServer;
  let administrator = '';
  let time = START;
  const file = freshEvent('limits', 8, 3);

  beforeAll(async () => {
    server = await injectedServer({
      now: () => new Date(time),
      limits: { body: BODY, immediateCheck: AT_ONCE },
    });
    administrator = await server.key('administrator');
  }, 120_000);

  beforeEach(() => {
    time = START;
  });

  afterAll(() => server?.close());

  const idOf = (key: string): string => key.slice(3, 15);

  /** What must be done. */
  async function asked(to: string, key: string, body?: unknown): Promise<InjectedAnswer> {
    const answer = await server.ask({ to, key, body });
    expect(answer.status, `${to}: ${answer.text}`).toBeLessThan(300);
    return answer;
  }

  async function statusOf(to: string, key: string, body?: unknown): Promise<number> {
    return (await server.ask({ to, key, body })).status;
  }

  describe('keys', () => {
    it.each([
      ['made', 0, 200],
      ['a millisecond before the end of the day', DAY - 1, 200],
      ['at the end of the day', DAY, 401],
      ['a millisecond later', DAY + 1, 401],
    ])('that are made for one day, and secrets of their events: %s', async (_, later, expected) => {
      const body = { name: 'brief', role: 'organiser', days: 1 };
      const key = String((await asked('POST /v1/keys', administrator, body)).json['key']);
      const { json } = await asked('POST /v1/tournaments', key, file);
      time = START + later;
      const to = `GET /v1/tournaments/${String(json['event'])}`;
      expect([await statusOf(to, key), await statusOf(to, String(json['secret']))]).toEqual([
        expected,
        expected,
      ]);
    });

    it.each([
      [{ days: 0 }, 400],
      [{ days: 1 }, 201],
      [{ days: 3650 }, 201],
      [{ days: 3651 }, 400],
      [{ days: null }, 201],
      [{ name: '' }, 400],
      [{ name: 'x' }, 201],
      [{ name: 'x'.repeat(100) }, 201],
      [{ name: 'x'.repeat(101) }, 400],
      [{ role: 'federation' }, 400],
      [{ role: 'federation', federation: 'GER' }, 201],
      [{ federation: 'GE' }, 400],
      [{ federation: 'GERM' }, 400],
      [{ federation: 'ger' }, 400],
      [{ role: 'owner' }, 400],
    ])('that are asked for: %j', async (part, expected) => {
      const body = { name: 'new', role: 'organiser', ...part };
      expect(await statusOf('POST /v1/keys', administrator, body)).toBe(expected);
    });

    it.each([
      [{ events: 0 }, 200],
      [{ events: -1 }, 400],
      [{ events: 1.5 }, 400],
      [{ events: 2_147_483_647 }, 200],
      [{ events: 2_147_483_648 }, 400],
      [{ files: 2_147_483_648 }, 400],
      [{ eventFiles: 2_147_483_648 }, 400],
      [{ bytes: 2_147_483_648 }, 200],
      [{ eventBytes: 2_147_483_648 }, 200],
      [{ bytes: Number.MAX_SAFE_INTEGER }, 200],
      [{ rounds: 1 }, 400],
    ])('whose quota is changed: %j', async (quota, expected) => {
      const key = idOf(await server.key('organiser'));
      expect(await statusOf(`PATCH /v1/keys/${key}`, administrator, { quota })).toBe(expected);
    });

    it('of administrators: the last one that is valid cannot be revoked', async () => {
      const { db } = server.database;
      const own = await server.key('administrator', { expires: new Date(START + DAY) });
      const revoke = (key: string): Promise<number> =>
        statusOf(`DELETE /v1/keys/${idOf(key)}`, administrator);
      time = START + DAY - 1;
      // Until then the other one is there: it is revoked, and is another one no more.
      expect(await revokeKey(db, idOf(own), new Date(START + DAY)), 'expired').toBe('revoked');
      expect(await revoke(administrator), 'alone').toBe(409);
      const short = await server.key('administrator', { expires: new Date(START + DAY) });
      time = START + DAY;
      expect(await revoke(administrator), 'beside one that has just expired').toBe(409);
      const other = await server.key('administrator');
      expect(await revoke(short), 'expired, and still to be revoked').toBe(204);
      expect(await revoke(short), 'a second time').toBe(404);
      expect(await revoke(administrator), 'beside a valid one').toBe(204);
      administrator = other;
    });
  });

  it('secrets of events end when another one is made, and when they are ended', async () => {
    const key = await server.key('organiser');
    const { json } = await asked('POST /v1/tournaments', key, file);
    const to = `/v1/tournaments/${String(json['event'])}`;
    const first = String(json['secret']);
    const again = await asked('POST /v1/tournaments', key, file);
    expect([again.status, again.json['secret']], 'the same registration').toEqual([200, first]);
    const second = String((await asked(`POST ${to}/secret`, key)).json['secret']);
    const opens = async (secret: string): Promise<number> => statusOf(`GET ${to}`, secret);
    expect([await opens(first), await opens(second)]).toEqual([401, 200]);
    expect((await asked('POST /v1/tournaments', key, file)).json['secret']).toBeNull();
    await asked(`DELETE ${to}/secret`, administrator);
    expect([await opens(first), await opens(second), await opens(key)]).toEqual([401, 401, 200]);
    const third = String((await asked(`POST ${to}/secret`, administrator)).json['secret']);
    await asked(`DELETE /v1/keys/${idOf(key)}`, administrator);
    expect([await opens(third), await opens(key)]).toEqual([401, 401]);
  });

  it('only the file that came last can be taken back, one step, and again only with the same answer', async () => {
    const key = await server.key('organiser');
    const { json } = await asked('POST /v1/tournaments', key, file);
    const to = `/v1/tournaments/${String(json['event'])}`;
    const round = async (body: string): Promise<Readonly<Record<string, unknown>>> =>
      (await asked(`POST ${to}/rounds`, key, body)).json;
    const back = (hash: unknown): Promise<InjectedAnswer> =>
      server.ask({ to: `DELETE ${to}/files/${String(hash)}`, key });
    const first = await round(file);
    const second = await round(played(String(first['file']), () => '1'));
    const refused = [409, 'not-the-last'];
    const short = ({ status, problem }: InjectedAnswer): unknown[] => [status, problem];
    expect(short(await back(first['entryHash'])), 'a file before the last one').toEqual(refused);
    const taken = await back(second['entryHash']);
    expect(taken.json).toMatchObject({ round: 1, entry: 4, file: first['file'] });
    expect((await back(second['entryHash'])).text).toBe(taken.text);
    expect(short(await back(first['entryHash'])), 'a second step').toEqual(refused);
    expect(short(await back('a'.repeat(64)))).toEqual([404, 'no-such-file']);
    expect(await statusOf(`GET ${to}/rounds/2`, key)).toBe(404);
    const other = await round(played(String(first['file']), () => '0'));
    expect([other['round'], other['deviations']]).toEqual([2, []]);
    expect((await back(second['entryHash'])).status, 'one that was taken back before').toBe(200);
    expect(short(await back(first['entryHash']))).toEqual(refused);
  });

  describe('quotas: exactly full is allowed, one more is not', () => {
    interface Usage {
      readonly used: number;
    }

    async function usedBy(key: string): Promise<Readonly<Record<string, number>>> {
      const { json } = await asked('GET /v1/keys', administrator);
      const all = json as unknown as { id: string; quota: Readonly<Record<string, Usage>> }[];
      const { events, files, bytes } = all.find(({ id }) => id === idOf(key))!.quota;
      return { events: events.used, files: files.used, bytes: bytes.used };
    }

    const limit = (key: string, quota: object): Promise<InjectedAnswer> =>
      asked(`PATCH /v1/keys/${idOf(key)}`, administrator, { quota });

    /** The bytes that a registration and a round take for any key: ids, keys and times have a fixed length. */
    async function measured(): Promise<{ event: number; round: number }> {
      const key = await server.key('organiser');
      const { json } = await asked('POST /v1/tournaments', key, file);
      const { bytes: event } = await usedBy(key);
      await asked(`POST /v1/tournaments/${String(json['event'])}/rounds`, key, file);
      return { event, round: (await usedBy(key))['bytes'] - event };
    }

    it.each([
      ['events', () => 1],
      ['files', () => 1],
      ['bytes', (needed: number) => needed],
      ['eventFiles', () => 1],
      ['eventBytes', (needed: number) => needed],
    ] as const)('a registration: %s', async (name, limitOf) => {
      const needed = (await measured()).event;
      const key = await server.key('organiser');
      await limit(key, { [name]: limitOf(needed) - 1 });
      const refused = await server.ask({ to: 'POST /v1/tournaments', key, body: file });
      // What only an event has is not named at a registration: no file of it is there yet.
      expect([refused.status, refused.problem]).toEqual([403, 'quota-used-up']);
      expect(await usedBy(key)).toEqual({ events: 0, files: 0, bytes: 0 });
      await limit(key, { [name]: limitOf(needed) });
      expect(await statusOf('POST /v1/tournaments', key, file)).toBe(201);
      expect(await usedBy(key)).toEqual({ events: 1, files: 1, bytes: needed });
    });

    it.each([
      ['files', () => 2],
      ['bytes', (needed: number) => needed],
      ['eventFiles', () => 2],
      ['eventBytes', (needed: number) => needed],
    ] as const)('a round: %s', async (name, limitOf) => {
      const { event, round } = await measured();
      const key = await server.key('organiser');
      const { json } = await asked('POST /v1/tournaments', key, file);
      const to = `POST /v1/tournaments/${String(json['event'])}/rounds`;
      const limits = limitOf(event + round);
      await limit(key, { [name]: limits - 1 });
      const refused = await server.ask({ to, key, body: file });
      expect([refused.status, refused.json['quota'], refused.json['limit']]).toEqual([403, name, limits - 1]);
      await limit(key, { [name]: limits, events: 1 });
      expect(await statusOf(to, key, file)).toBe(201);
      expect(await usedBy(key)).toEqual({ events: 1, files: 2, bytes: event + round });
    });
  });

  describe('sizes', () => {
    /** A file of so many bytes. */
    const ofSize = (bytes: number): string => {
      const text = four();
      return `${text}### ${'x'.repeat(bytes - Buffer.byteLength(text) - 5)}\n`;
    };

    it.each([
      [AT_ONCE, 200],
      [AT_ONCE + 1, 202],
      [BODY, 202],
      [BODY + 1, 413],
    ])('a file of %i bytes that is checked: %i', async (bytes, expected) => {
      const key = await server.key('organiser');
      const body = ofSize(bytes);
      expect(Buffer.byteLength(body)).toBe(bytes);
      expect(await statusOf('POST /v1/checks', key, body)).toBe(expected);
    });

    it.each([
      ['GET /v1/tournaments?limit=0', 400],
      ['GET /v1/tournaments?limit=1', 200],
      ['GET /v1/tournaments?limit=1000', 200],
      ['GET /v1/tournaments?limit=1001', 400],
      ['GET /v1/deviations?limit=0', 400],
      ['GET /v1/deviations?limit=1000', 200],
      ['GET /v1/deviations?limit=1001', 400],
      [`GET /v1/tournaments?program=${'x'.repeat(100)}`, 200],
      [`GET /v1/tournaments?program=${'x'.repeat(101)}`, 400],
      ['GET /v1/tournaments?program=', 400],
      [`GET /v1/tournaments?fideId=${'1'.repeat(11)}`, 200],
      [`GET /v1/tournaments?fideId=${'1'.repeat(12)}`, 400],
      [`GET /v1/tournaments/${'a'.repeat(24)}/rounds/0`, 400],
      [`GET /v1/tournaments/${'a'.repeat(24)}/rounds/1`, 404],
      [`GET /v1/tournaments/${'a'.repeat(24)}/rounds/999`, 404],
      [`GET /v1/tournaments/${'a'.repeat(24)}/rounds/1000`, 400],
      ['GET /v1/heads?day=2026-02-28', 200],
      ['GET /v1/heads?day=2026-02-29', 400],
      ['GET /v1/heads?day=2024-02-29', 200],
      ['GET /v1/heads?day=2026-12-32', 400],
      ['GET /v1/heads?day=2026-1-01', 400],
    ])('%s: %i', async (to, expected) => {
      expect(await statusOf(to, administrator)).toBe(expected);
    });
  });

  describe('searches', () => {
    let key = '';
    /** Ids of the events in the order of a list: the latest start first, those that start on one day by their ids. */
    let ordered: string[] = [];
    const DAYS = ['2026/11/01', '2026/11/02', '2026/11/02', '2026/11/03', ''];

    beforeAll(async () => {
      key = await server.key('organiser', { name: 'Searched' });
      const found: { id: string; day: string }[] = [];
      for (const [index, day] of DAYS.entries()) {
        const started = freshEvent(`searched-${index}`, 8, 3).replace(/^0[45]2 .*\n|^132 .*\n/gm, '');
        const body = day === '' ? started : `042 ${day}\n${started}`;
        const { json } = await asked('POST /v1/tournaments', key, body);
        const id = String(json['event']);
        found.push({ id, day });
        const rounds = `POST /v1/tournaments/${id}/rounds`;
        // Another rating and another title: two deviations.
        const changed = body
          .replace(/(?<=^001 {4}2.{40}).{4}/m, '2222')
          .replace(/(?<=^001 {4}3..).{3}/m, ' IM');
        await asked(rounds, key, changed);
      }
      const sorted = found.toSorted((a, b) =>
        a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1,
      );
      ordered = sorted.map(({ id }) => id);
    }, 120_000);

    /** The pages of a search: how many each has, and what all of them have. */
    async function pagesOf(path: string, member: string, limit: number): Promise<[number[], string[]]> {
      const [sizes, all]: [number[], string[]] = [[], []];
      for (let after = ''; ;) {
        const { json } = await asked(`GET ${path}?limit=${limit}${after}`, key);
        const page = json[member] as { event: string; number?: number }[];
        sizes.push(page.length);
        all.push(...page.map(({ event, number }) => (number === undefined ? event : `${event} ${number}`)));
        const { next } = json;
        if (typeof next !== 'string') return [sizes, all];
        after = `&after=${next}`;
      }
    }

    it.each([
      [1, [1, 1, 1, 1, 1, 0]],
      [2, [2, 2, 1]],
      [4, [4, 1]],
      [5, [5, 0]],
      [6, [5]],
    ])('events in pages of %i', async (limit, sizes) => {
      expect(await pagesOf('/v1/tournaments', 'events', limit)).toEqual([sizes, ordered]);
    });

    it.each([
      [3, [3, 3, 3, 1]],
      [5, [5, 5, 0]],
      [10, [10, 0]],
      [11, [10]],
    ])('deviations in pages of %i', async (limit, sizes) => {
      const [found, all] = await pagesOf('/v1/deviations', 'deviations', limit);
      expect([found, new Set(all).size]).toEqual([sizes, 10]);
    });

    it.each([
      ['from=2026-11-02', 3],
      ['from=2026-11-03', 1],
      ['from=2026-11-04', 0],
      ['to=2026-11-02', 3],
      ['to=2026-11-01', 1],
      ['to=2026-10-31', 0],
      ['from=2026-11-02&to=2026-11-02', 2],
      ['from=2026-11-03&to=2026-11-02', 0],
      ['organiser=Searched', 5],
      ['organiser=searched', 0],
      ['fideId=70008', 5],
      ['fideId=70009', 0],
    ])('%s finds %i events, and their deviations', async (query, events) => {
      const found = async (path: string, member: string): Promise<number> =>
        ((await asked(`GET ${path}?limit=1000&${query}`, key)).json[member] as unknown[]).length;
      expect(await found('/v1/tournaments', 'events')).toBe(events);
      // The number of a player is looked for in the deviations themselves.
      const deviations = query.startsWith('fideId') ? 0 : 2 * events;
      expect(await found('/v1/deviations', 'deviations')).toBe(deviations);
    });

    it.each([
      ['fideId=70002', 5],
      ['fideId=70003', 5],
      ['kind=rating', 5],
      ['kind=player', 5],
      ['kind=pair', 0],
      ['rule=C12', 0],
      ['kind=rating&fideId=70003', 0],
    ])('%s finds %i deviations', async (query, expected) => {
      const { json } = await asked(`GET /v1/deviations?limit=1000&${query}`, key);
      expect(json['deviations']).toHaveLength(expected);
    });
  });

  describe('days', () => {
    it.each([
      ['2026-12-23T23:59:59.999Z', '2026-12-23'],
      ['2026-12-24T00:00:00.000Z', '2026-12-24'],
      ['2026-12-24T12:00:00.000Z', '2026-12-24'],
      ['2026-12-24T23:59:59.999Z', '2026-12-24'],
      ['2026-12-25T00:00:00.000Z', '2026-12-25'],
    ])('an entry of %s has a head of %s alone', async (at, day) => {
      time = Date.parse(at);
      const key = await server.key('organiser');
      await asked('POST /v1/tournaments', key, file);
      const heads = async (query: string): Promise<unknown[]> =>
        (await asked(`GET /v1/heads${query}`, key)).json['heads'] as unknown[];
      for (const other of ['2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'])
        expect([other, await heads(`?day=${other}`)]).toEqual([
          other,
          other === day ? [expect.objectContaining({ number: 1, at })] : [],
        ]);
      expect(await heads(''), 'today').toHaveLength(1);
    });

    it.each([
      ['2026-11-15', null, true],
      ['2026-11-14', null, false],
      ['2026-11-29', null, true],
      ['2027-01-01', null, true],
      [null, null, false],
      ['2026-11-29', new Date(START), false],
    ])(
      'a round of an event that starts on %s and was closed on %s goes first: %s',
      (start, closed, isUrgent) => {
        const event = { owner: 'owner', start_date: start, closed };
        for (const clock of ['2026-11-29T00:00:00.000Z', '2026-11-29T23:59:59.999Z'])
          expect(forRoundOf({ key: 'asking' }, event, new Date(clock))).toEqual({ key: 'owner', isUrgent });
      },
    );
  });
});
