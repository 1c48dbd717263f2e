import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEvent, played } from '../checker/protocol/testing/play.js';
import { injectedServer } from './testing/injected.js';
import type { InjectedServer } from './testing/injected.js';

interface SeasonAnswer {
  readonly events: number;
  readonly notAudited: number;
  readonly isComplete: boolean;
  readonly season: { readonly events: readonly { readonly file: string }[] };
  readonly tables: readonly { readonly id: string; readonly rows: readonly (readonly string[])[] }[];
}

describe('the season of the server', () => {
  let server: InjectedServer;
  const keys: Record<string, string> = {};
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    server = await injectedServer();
    for (const federation of ['GER', 'FRA'])
      keys[federation] = await server.key('organiser', { name: `Club ${federation}`, federation });
    keys['federation'] = await server.key('federation', { federation: 'GER' });
    keys['administrator'] = await server.key('administrator');
    for (const federation of ['GER', 'FRA']) {
      const key = keys[federation];
      let file = freshEvent(`season ${federation}`, 8, 2);
      const { json } = await server.ask({ to: 'POST /v1/tournaments?program=Quiet', key, body: file });
      ids[federation] = String(json['event']);
      const to = `POST /v1/tournaments/${ids[federation]}/rounds`;
      for (let sent = 0; sent < 3; sent++) {
        const answer = await server.ask({ to, key, body: file });
        expect(answer.status).toBe(201);
        file = played(String(answer.json['file']));
        // The organiser in France changes a rating before the second round.
        if (federation === 'FRA' && sent === 0) file = file.replace(/(?<=^001 {4}2.{40}).{4}/m, '2222');
      }
    }
    // An open event is not evaluated.
    await server.ask({ to: 'POST /v1/tournaments', key: keys['GER'], body: freshEvent('open', 8, 2) });
  }, 120_000);

  afterAll(() => server?.close());

  async function season(who: string, query = ''): Promise<SeasonAnswer> {
    const { status, json } = await server.ask({ to: `GET /v1/season${query}`, key: keys[who] });
    expect(status).toBe(200);
    return json as unknown as SeasonAnswer;
  }

  const rowsOf = ({ tables }: SeasonAnswer, id: string): unknown => tables.find((one) => one.id === id)?.rows;

  it('evaluates the closed events by organiser, program and kind of difference', async () => {
    const all = await season('administrator');
    expect(all).toMatchObject({ events: 2, notAudited: 0, isComplete: true });
    expect(all.season.events.map(({ file }) => file).sort()).toEqual(Object.values(ids).sort());
    expect(rowsOf(all, 'organisers')).toEqual([
      ['Club FRA', '1', '2', '0', '0', '0'],
      ['Club GER', '1', '2', '0', '0', '0'],
    ]);
    expect(rowsOf(all, 'programs')).toEqual([['Quiet', '2', '4', '0', '0', '0']]);
    expect(rowsOf(all, 'differences')).toEqual([['rating', '1', '1']]);
    expect(rowsOf(all, 'rules')).toBeUndefined();
  });

  it('has the events that a search with the same key finds', async () => {
    const german = await season('federation');
    expect(german.season.events.map(({ file }) => file)).toEqual([ids['GER']]);
    expect(rowsOf(german, 'differences')).toBeUndefined();
    const own = await season('FRA');
    expect(own.season.events.map(({ file }) => file)).toEqual([ids['FRA']]);
    const searched = await season('administrator', `?organiser=${encodeURIComponent('Club GER')}`);
    expect(searched.season.events.map(({ file }) => file)).toEqual([ids['GER']]);
  });

  it('says if more events match than are evaluated', async () => {
    expect(await season('administrator', '?limit=1')).toMatchObject({ events: 1, isComplete: false });
  });
});
