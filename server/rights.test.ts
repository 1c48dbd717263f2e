import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEvent } from '../checker/protocol/testing/play.js';
import { answerOf } from './testing/client.js';
import type { Call, Client, Json } from './testing/client.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

const ASKING = [
  'nobody',
  'organiser',
  'stranger',
  'ownFederation',
  'otherFederation',
  'auditor',
  'administrator',
  'secret',
] as const;
type Asking = (typeof ASKING)[number];

/** What each gets, in the order of ASKING, for the event of the organiser, whose key belongs to GER. */
const RIGHTS: Readonly<Record<string, string>> = {
  getTournament: '401 200 404 200 404 200 200 200',
  listRounds: '401 200 404 200 404 200 200 200',
  getRound: '401 200 404 200 404 200 200 200',
  listDeviations: '401 200 404 200 404 200 200 200',
  getFile: '401 200 404 200 404 200 200 200',
  getProtocol: '401 200 404 200 404 200 200 200',
  listNorms: '401 200 404 200 404 200 200 200',
  getHeads: '401 200 200 200 200 200 200 200',
  searchTournaments: '401 200 200 200 200 200 200 200',
  searchDeviations: '401 200 200 200 200 200 200 200',
  registerTournament: '401 200 201 403 403 403 201 403',
  askForRound: '401 200 404 403 404 403 403 200',
  takeBackFile: '401 404 404 403 404 403 403 404',
  checkFile: '401 200 200 200 200 200 200 200',
  listKeys: '401 403 403 403 403 403 200 403',
  addKey: '401 403 403 403 403 403 201 403',
  changeKey: '401 403 403 403 403 403 200 403',
  revokeKey: '401 403 403 403 403 403 404 403',
  '/metrics': '401 403 403 403 403 200 200 403',
  getHealth: '200 200 200 200 200 200 200 200',
  listRules: '200 200 200 200 200 200 200 200',
  getSigningKeys: '200 200 200 200 200 200 200 200',
  '/v1/openapi.json': '200 200 200 200 200 200 200 200',
  // The last one, as it ends the secret.
  renewSecret: '401 201 404 403 404 403 201 401',
};

describe.skipIf(!isBuilt)('the rights of each role (after npm run build)', () => {
  let server: TestServer;
  let clients: Readonly<Record<Asking, Client>>;
  let event: Json;
  const file = freshEvent('rights', 8, 3);

  beforeAll(async () => {
    server = await testServer({ kind: 'memory' });
    const organiser = await server.client('organiser', { federation: 'GER' });
    event = await organiser.get('registerTournament', { body: file });
    await organiser.get('askForRound', { path: event, body: file });
    clients = {
      nobody: organiser.as(''),
      organiser,
      stranger: await server.client('organiser'),
      ownFederation: await server.client('federation', { federation: 'GER' }),
      otherFederation: await server.client('federation', { federation: 'FRA' }),
      auditor: await server.client('auditor'),
      administrator: await server.client('administrator'),
      secret: organiser.as(event.secret),
    };
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
  });

  async function statusOf(client: Client, name: string): Promise<number> {
    if (name.startsWith('/')) {
      const headers = client.key === '' ? {} : { authorization: `Bearer ${client.key}` };
      return (await answerOf(await fetch(`${server.url}${name}`, { headers }))).status;
    }
    const path = { event: event.event, round: 1, hash: 'a'.repeat(64), key: '0'.repeat(12) };
    const calls: Readonly<Record<string, Call>> = {
      registerTournament: { body: file },
      askForRound: { body: file },
      checkFile: { body: file },
      addKey: { body: { name: 'made', role: 'organiser' } },
      changeKey: {
        path: { key: clients.stranger.key.slice(3, 15) },
        body: { quota: { events: 5 } },
      },
    };
    return (await client.call(name, { ...calls[name], ...pathOf(calls[name], path) })).status;
  }

  it.each(Object.entries(RIGHTS))('%s: %s', async (name, expected) => {
    const found: number[] = [];
    for (const who of ASKING) found.push(await statusOf(clients[who], name));
    expect(found.join(' ')).toBe(expected);
  });

  it('every route that the server has is in the table', () => {
    const left = ['getCheck', 'endSecret'];
    expect([...clients.organiser.operations.keys()].filter((name) => !(name in RIGHTS)).sort()).toEqual(
      left.sort(),
    );
  });

  it('anybody reads the numbers where the server is told so', async () => {
    const open = await testServer({ kind: 'memory' }, { openMetrics: true });
    try {
      const { status, text } = await answerOf(await fetch(`${open.url}/metrics`));
      expect([status, text]).toEqual([200, expect.stringContaining('swissproof_request_seconds')]);
    } finally {
      await open.stop();
    }
  });
});

/** The path of a call, where it has one of its own. */
function pathOf(call: Call | undefined, path: NonNullable<Call['path']>): Pick<Call, 'path'> {
  return { path: { ...path, ...call?.path } };
}
