import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEvent, played } from '../../checker/protocol/testing/play.js';
import { freshEventBy, readEvent } from '../../checker/protocol/testing/play-matches.js';
import { injectedServer } from '../testing/injected.js';
import type { InjectedAnswer, InjectedServer } from '../testing/injected.js';
import { ofTeams } from '../testing/rounds.js';

describe('requests for a round', () => {
  let server: InjectedServer;
  let key = '';

  beforeAll(async () => {
    server = await injectedServer();
    key = await server.key('organiser');
  }, 120_000);

  afterAll(() => server?.close());

  async function register(file: string): Promise<string> {
    const { status, json, text } = await server.ask({ to: 'POST /v1/tournaments', key, body: file });
    expect(status, text).toBe(201);
    return String(json['event']);
  }

  const ask = (event: string, body: string, headers = {}): Promise<InjectedAnswer> =>
    server.ask({ to: `POST /v1/tournaments/${event}/rounds`, key, body, headers });

  it('with an idempotency key get the same answer, until the file is taken back', async () => {
    const file = freshEvent('idempotent', 8, 3);
    const event = await register(file);
    const headers = { 'idempotency-key': 'first' };
    const given = await ask(event, file, headers);
    expect(given.status).toBe(201);
    const again = await ask(event, file, headers);
    expect([again.status, again.json]).toEqual([200, given.json]);
    const another = await ask(event, played(String(given.json['file'])), headers);
    expect([another.status, another.problem]).toEqual([422, 'idempotency-key-reused']);
    const to = `DELETE /v1/tournaments/${event}/files/${String(given.json['entryHash'])}`;
    expect((await server.ask({ to, key })).status).toBe(200);
    const late = await ask(event, file, headers);
    expect([late.status, late.problem]).toEqual([409, 'taken-back']);
  });

  it('that are refused list errors where the round does not fit the file, and not where results are missing', async () => {
    const fresh = freshEventBy(ofTeams, 'refused', 8, 5);
    const event = await register(fresh);
    const [own] = readEvent(fresh).teams!.teams;
    const members = [...own.members].reverse().map((id) => String(id).padStart(4));
    // Team 1 is paired with team 5, and not with the team of this record.
    const untold = await ask(event, `${fresh}300 001 001 002 ${members.join(' ')}\n`);
    expect([untold.status, untold.problem, untold.json['errors']]).toEqual([
      422,
      'does-not-fit',
      [expect.objectContaining({ code: 'line-up', text: '002', expected: 'team 5, whose members they met' })],
    ]);
    expect(untold.json['detail']).toMatch(/[^.]\.$/);
    const given = await ask(event, fresh);
    const missing = await ask(event, String(given.json['file']));
    expect([missing.status, missing.problem]).toEqual([422, 'results-missing']);
    expect(missing.json).not.toHaveProperty('errors');
  });

  it('take a body whose encoding is named as none', async () => {
    const file = freshEvent('identity', 8, 3);
    const event = await register(file);
    const packed = await ask(event, file, { 'content-encoding': 'gzip' });
    expect([packed.status, packed.problem]).toEqual([415, 'packed']);
    expect((await ask(event, file, { 'content-encoding': 'identity' })).status).toBe(201);
  });
});
