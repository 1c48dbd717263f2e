import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEvent, played } from '../checker/protocol/testing/play.js';
import { injectedServer } from './testing/injected.js';
import type { InjectedAnswer, InjectedServer } from './testing/injected.js';
import { operationsIn, routesOf } from './testing/routes.js';

/**
 * Who asks, and for which event. "Own" is the event of the secret or of the organiser, one of the federation, and one that the
 * administrator has registered; "without" is an event whose key has no federation.
 */
const ASKING = [
  'secret own',
  'secret foreign',
  'organiser own',
  'organiser foreign',
  'federation own',
  'federation foreign',
  'federation without',
  'auditor',
  'administrator own',
  'administrator foreign',
] as const;

/** Keys and secrets without any rights. Each asks for an event that it could read once, or could read with another key. */
const NO_ENTRY = [
  'no key',
  'garbled key',
  'unknown key',
  'altered key',
  'revoked organiser',
  'expired organiser',
  'revoked administrator',
  'expired administrator',
  'ended secret',
  'altered secret',
  'secret of the revoked organiser',
  'secret of the expired organiser',
] as const;

const NO_KEY_NEEDED = '200 | 200 200 | 200 200 | 200 200 200 | 200 | 200 200';
const ANY_KEY = '401 | 200 200 | 200 200 | 200 200 200 | 200 | 200 200';
const READING = '401 | 200 404 | 200 404 | 200 404 404 | 200 | 200 200';
const PLAYING = '401 | 200 404 | 200 404 | 403 404 404 | 403 | 200 403';

/** What each gets: those of NO_ENTRY, who must all get the same, then those of ASKING. */
const RIGHTS: Readonly<Record<string, string>> = {
  'GET /healthz': NO_KEY_NEEDED,
  'GET /v1/rules': NO_KEY_NEEDED,
  'GET /v1/keys/signing': NO_KEY_NEEDED,
  'GET /v1/openapi.json': NO_KEY_NEEDED,
  'GET /v1/tournaments/:event': READING,
  'GET /v1/tournaments/:event/rounds': READING,
  'GET /v1/tournaments/:event/rounds/:round': READING,
  'GET /v1/tournaments/:event/file': READING,
  'GET /v1/tournaments/:event/deviations': READING,
  'GET /v1/tournaments/:event/norms': READING,
  'GET /v1/tournaments/:event/protocol': READING,
  'POST /v1/tournaments/:event/rounds': PLAYING,
  'DELETE /v1/tournaments/:event/files/:hash': PLAYING,
  'POST /v1/tournaments/:event/secret': '401 | 403 404 | 201 404 | 403 404 404 | 403 | 201 201',
  'DELETE /v1/tournaments/:event/secret': '401 | 403 404 | 204 404 | 403 404 404 | 403 | 204 204',
  // What is found by a search is in a table of its own.
  'GET /v1/tournaments': ANY_KEY,
  'GET /v1/deviations': ANY_KEY,
  'GET /v1/heads': ANY_KEY,
  'GET /v1/season': ANY_KEY,
  'POST /v1/tournaments': '401 | 403 403 | 201 201 | 403 403 403 | 403 | 201 201',
  'POST /v1/checks': ANY_KEY,
  'GET /v1/checks/:hash': ANY_KEY,
  'GET /v1/keys': '401 | 403 403 | 403 403 | 403 403 403 | 403 | 200 200',
  'POST /v1/keys': '401 | 403 403 | 403 403 | 403 403 403 | 403 | 201 201',
  'PATCH /v1/keys/:key': '401 | 403 403 | 403 403 | 403 403 403 | 403 | 200 200',
  'DELETE /v1/keys/:key': '401 | 403 403 | 403 403 | 403 403 403 | 403 | 204 204',
  'GET /metrics': '401 | 403 403 | 403 403 | 403 403 403 | 200 | 200 200',
};

/** The events that a search finds, by the letters of EVENTS. */
const FOUND: Readonly<Record<string, string>> = {
  'the organiser of G': 'G',
  'the organiser of F': 'F',
  'the secret of G': 'G',
  'the federation GER': 'G R',
  'the federation FRA': 'F X',
  'the federation ITA': '',
  'a federation without a name': '',
  auditor: 'A F G N R X',
  administrator: 'A F G N R X',
};

/** Events by the federation of the key that registered them: R is one of a revoked key, X of an expired one. */
const EVENTS = { G: 'GER', F: 'FRA', N: null, A: null, R: 'GER', X: 'FRA' } as const;
type Letter = keyof typeof EVENTS;

interface OwnEvent {
  readonly id: string;
  /** The key that registered it. */
  readonly key: string;
  readonly secret: string;
  /** The file before the first round. */
  readonly file: string;
  /** The entry of the file that was taken back. */
  readonly hash: string;
}

const PROBLEMS: Readonly<Record<number, string>> = {
  401: 'no-key',
  403: 'not-allowed',
  404: 'no-such-event',
};

describe('the rights of each role', () => {
  let server: InjectedServer;
  let now = new Date('2026-11-29T10:00:00.000Z');
  const end = new Date('2026-11-29T11:00:00.000Z');
  const events = {} as Record<Letter, OwnEvent>;
  const keys = {} as Record<string, string>;
  let check = '';
  let files = 0;

  beforeAll(async () => {
    server = await injectedServer({ now: () => now });
    keys['administrator'] = await server.key('administrator');
    for (const letter of Object.keys(EVENTS) as Letter[]) events[letter] = await eventOf(letter);
    for (const role of ['revoked', 'expired'])
      keys[role] = await server.key('administrator', role === 'expired' ? { expires: end } : {});
    for (const federation of ['GER', 'FRA', 'ITA'])
      keys[federation] = await server.key('federation', { federation });
    // No route makes such a key.
    keys['nameless'] = await server.key('federation');
    keys['auditor'] = await server.key('auditor');
    keys['ended'] = events.G.secret;
    const renewed = await asked(`POST /v1/tournaments/${events.G.id}/secret`, events.G.key);
    events.G = { ...events.G, secret: String(renewed.json['secret']) };
    for (const key of [keys['revoked'], events.R.key])
      await asked(`DELETE /v1/keys/${idOf(key)}`, keys['administrator']);
    const { headers } = await asked('POST /v1/checks', events.G.key, events.G.file);
    check = String(headers['location']).replace('/v1/checks/', '');
    now = end;
  }, 120_000);

  afterAll(() => server?.close());

  /** What must be done. */
  async function asked(to: string, key: string, body?: unknown): Promise<InjectedAnswer> {
    const answer = await server.ask({ to, key, body });
    expect(answer.status, `${to}: ${answer.text}`).toBeLessThan(300);
    return answer;
  }

  /** An event with one round given out, and a file with another rating that was taken back. */
  async function eventOf(letter: Letter): Promise<OwnEvent> {
    const federation = EVENTS[letter];
    const options = {
      ...(federation === null ? {} : { federation }),
      ...(letter === 'X' ? { expires: end } : {}),
    };
    const key = letter === 'A' ? keys['administrator'] : await server.key('organiser', options);
    const file = freshEvent(`rights-${letter}`, 8, 3).replace(/^012 .*/m, `012 ${letter}`);
    const { json } = await asked('POST /v1/tournaments', key, file);
    const [id, secret] = [String(json['event']), String(json['secret'])];
    const rounds = `POST /v1/tournaments/${id}/rounds`;
    const first = await asked(rounds, key, file);
    const wrong = played(String(first.json['file'])).replace(/(?<=^001 {4}2.{40}).{4}/m, '2222');
    const hash = String((await asked(rounds, key, wrong)).json['entryHash']);
    await asked(`DELETE /v1/tournaments/${id}/files/${hash}`, key);
    return { id, key, secret, file, hash };
  }

  /** The key with which somebody asks, and the event that is asked for. */
  function entryOf(who: (typeof ASKING | typeof NO_ENTRY)[number]): readonly [string, OwnEvent] {
    const { G, F, N, A, R, X } = events;
    const altered = (key: string): string => `${key.slice(0, -2)}${key.endsWith('AA') ? 'BB' : 'AA'}`;
    const administrator = keys['administrator'];
    return {
      'secret own': [G.secret, G],
      'secret foreign': [G.secret, F],
      'organiser own': [G.key, G],
      // A key of the same federation is as foreign as any other.
      'organiser foreign': [G.key, R],
      'federation own': [keys['GER'], G],
      'federation foreign': [keys['GER'], F],
      'federation without': [keys['nameless'], N],
      auditor: [keys['auditor'], G],
      'administrator own': [administrator, A],
      'administrator foreign': [administrator, G],
      'no key': ['', G],
      'garbled key': [administrator.slice(0, -1), G],
      'unknown key': [`sp_${'0'.repeat(12)}_${'A'.repeat(43)}`, G],
      'altered key': [altered(administrator), G],
      'revoked organiser': [R.key, R],
      'expired organiser': [X.key, X],
      'revoked administrator': [keys['revoked'], G],
      'expired administrator': [keys['expired'], G],
      'ended secret': [keys['ended'], G],
      'altered secret': [altered(G.secret), G],
      'secret of the revoked organiser': [R.secret, R],
      'secret of the expired organiser': [X.secret, X],
    }[who] as [string, OwnEvent];
  }

  async function answerTo(route: string, key: string, event: OwnEvent): Promise<InjectedAnswer> {
    const isOfKey = route.endsWith('/:key');
    const spare = isOfKey ? idOf(await server.key('auditor', { name: 'spare' })) : '';
    const hash = route.includes('/files/') ? event.hash : check;
    const to = route
      .replace(':event', event.id)
      .replace(':round', '1')
      .replace(':hash', hash)
      .replace(':key', spare);
    files += 1;
    const bodies: Readonly<Record<string, unknown>> = {
      'POST /v1/tournaments': event.file.replace(/^012 .*/m, `012 Number ${files}`),
      'POST /v1/tournaments/:event/rounds': event.file,
      'POST /v1/checks': event.file,
      'POST /v1/keys': { name: 'made', role: 'organiser' },
      'PATCH /v1/keys/:key': { quota: { events: 5 } },
    };
    const { db } = server.database;
    const before = await db.selectFrom('events').select('secret').where('id', '=', event.id).execute();
    const answer = await server.ask({ to, key, body: bodies[route] });
    // The secret that the next one comes with.
    if (route.endsWith('/secret'))
      for (const { secret } of before)
        await db.updateTable('events').set({ secret }).where('id', '=', event.id).execute();
    return answer;
  }

  it.each(Object.entries(RIGHTS))('%s: %s', async (route, expected) => {
    const unknown = await answerTo(route, events.G.key, { ...events.G, id: 'a'.repeat(24) });
    const found = new Map<string, number>();
    for (const who of [...NO_ENTRY, ...ASKING]) {
      const [key, event] = entryOf(who);
      const answer = await answerTo(route, key, event);
      const { status, problem, text } = answer;
      found.set(who, status);
      if (status >= 300) expect([who, problem]).toEqual([who, PROBLEMS[status]]);
      // Nobody learns from the answer whether there is such an event.
      if (status === 404) expect([who, text]).toEqual([who, unknown.text]);
      if (!route.startsWith('GET ')) continue;
      const head = await answerTo(route.replace('GET', 'HEAD'), key, event);
      expect([who, head.status]).toEqual([who, status]);
    }
    const none = NO_ENTRY.map((who) => `${who} ${found.get(who)}`);
    const [noEntry] = expected.split(' ');
    expect(none).toEqual(NO_ENTRY.map((who) => `${who} ${noEntry}`));
    const all = expected.split(' | ').slice(1).join(' ').split(' ');
    expect(ASKING.map((who) => `${who} ${found.get(who)}`)).toEqual(
      ASKING.map((who, place) => `${who} ${all[place]}`),
    );
  });

  it('every route that the server has is in the table, and all but two in the OpenAPI document', async () => {
    const routes = routesOf(server.app);
    expect(Object.keys(RIGHTS).sort()).toEqual(routes);
    const { json } = await asked('GET /v1/openapi.json', '');
    const hidden = ['GET /metrics', 'GET /v1/openapi.json'];
    expect(operationsIn(json)).toEqual(routes.filter((route) => !hidden.includes(route)));
  });

  it.each(Object.entries(FOUND))('searches of %s find the events: %s', async (who, expected) => {
    const key = {
      'the organiser of G': events.G.key,
      'the organiser of F': events.F.key,
      'the secret of G': events.G.secret,
      'the federation GER': keys['GER'],
      'the federation FRA': keys['FRA'],
      'the federation ITA': keys['ITA'],
      'a federation without a name': keys['nameless'],
    }[who];
    const seen = async (to: string, member: string): Promise<string> => {
      const { json } = await asked(to, key ?? keys[who]);
      const ids = (json[member] as { event: string }[]).map(({ event }) => event);
      const letters = Object.entries(events).filter(([, { id }]) => ids.includes(id));
      return letters
        .map(([letter]) => letter)
        .sort()
        .join(' ');
    };
    expect(await seen('GET /v1/tournaments?limit=1000', 'events')).toBe(expected);
    expect(await seen('GET /v1/deviations?limit=1000', 'deviations')).toBe(expected);
    expect(await seen('GET /v1/heads?day=2026-11-29', 'heads')).toBe(expected);
  });

  it.each([
    ['organiser own', true],
    ['secret own', true],
    ['administrator own', true],
    ['administrator foreign', false],
    ['federation own', false],
    ['auditor', false],
  ] as const)('%s sees whether rounds can be requested: %s', async (who, isYours) => {
    const [key, { id }] = entryOf(who);
    expect((await asked(`GET /v1/tournaments/${id}`, key)).json['isYours']).toBe(isYours);
  });

  it('anybody reads the numbers where the server is told so', async () => {
    const open = await injectedServer({ database: server.database, openMetrics: true });
    try {
      const { status, text } = await open.ask({ to: 'GET /metrics' });
      expect([status, text]).toEqual([200, expect.stringContaining('swissproof_request_seconds')]);
    } finally {
      await open.close();
    }
  });
});

function idOf(key: string): string {
  return key.slice(3, 15);
}
