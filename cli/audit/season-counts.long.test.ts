import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { alter } from '../../checker/testing/alterations.js';
import { tournamentOf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { generate, presets } from '../../generator/index.js';
import type { AuditDocument } from '../../reports/audit/json.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const EVENTS = 300;
/** Players meet again in every thirtieth event, with the same FIDE numbers. */
const FIELDS = 30;
const FEDERATIONS = ['GER', 'FRA', 'NOR', 'POL', 'IND'];

/** Event `index`, with an arbiter, a federation and players that come again; in every fourth two boards are exchanged. */
function eventOf(tournament: Tournament, index: number): string {
  const replaced: Readonly<Record<string, string>> = {
    '102': `Arbiter ${index % 7}`,
    '032': FEDERATIONS[index % FEDERATIONS.length],
  };
  const header = tournament.header.map(({ tag, text }) => ({ tag, text: replaced[tag] ?? text }));
  const players = tournament.players.map((player) => ({
    ...player,
    fideId: String(((index % FIELDS) + 1) * 1000 + player.id),
  }));
  const event = tournamentOf({ ...tournament, header, players });
  const round = (index % event.pairedRounds) + 1;
  const altered = index % 4 === 0 ? alter(event, round, 'swap opponents', index) : null;
  return writeTrf(altered ?? event, { format: 'trf26' });
}

/** Adds up what the documents say by one of their facts, as a table of rows. */
class Sums {
  readonly #rows = new Map<string, number[]>();

  add(key: string, ...numbers: readonly number[]): void {
    const row = this.#rows.get(key) ?? numbers.map(() => 0);
    this.#rows.set(
      key,
      row.map((sum, at) => sum + numbers[at]),
    );
  }

  rows(): string[] {
    return [...this.#rows].map(([key, numbers]) => [key, ...numbers].join(' ')).sort();
  }
}

describe('a season of 300 events', () => {
  it('has in its tables what a count over the reports of the events gives', async () => {
    const folder = temporaryFolder();
    const tables = join(temporaryFolder(), 'tables');
    const claims = ['event,fide id,title,organiser'];
    for (const { tournament, index } of generate(presets.norm, { seed: 'season', count: EVENTS })) {
      writeFileSync(join(folder, `event-${index}.trf`), eventOf(tournament, index));
      claims.push(`event-${index}.trf,${((index % FIELDS) + 1) * 1000 + 5},IM,Club ${index % 11}`);
    }
    const claimed = join(temporaryFolder(), 'claims.csv');
    writeFileSync(claimed, `${claims.join('\n')}\n`);
    const { stdout } = await runCli([
      ...['audit', '--jobs', '1', '--format', 'json', '--claimed', claimed, '--tables', tables, folder],
    ]);
    const { tournaments } = JSON.parse(stdout) as AuditDocument;
    expect(tournaments).toHaveLength(EVENTS);

    const [players, arbiters, federations, organisers] = [new Sums(), new Sums(), new Sums(), new Sums()];
    const highest = new Map<string, number>();
    for (const { file, facts, rounds, players: own } of tournaments) {
      const norms = own.flatMap(({ fideId, norms: all }) =>
        all
          .filter(({ held, verdict }) => !held && verdict !== 'not-made')
          .map((norm) => ({ ...norm, fideId })),
      );
      for (const { fideId, title, verdict, touches } of norms)
        players.add(
          `${fideId} ${title}`,
          ...[verdict === 'made', verdict === 'unknown', touches.length > 0].map(Number),
        );
      for (const { fideId, rating } of own)
        highest.set(fideId, Math.max(highest.get(fideId) ?? 0, rating ?? 0));
      const touched = norms.filter(({ touches }) => touches.length > 0).length;
      const sums = [1, rounds.checked, rounds.deviating.length, norms.length, touched];
      const index = Number(/event-(\d+)/.exec(file)?.[1]);
      arbiters.add(facts?.chiefArbiter ?? '', ...sums);
      federations.add(facts?.federation ?? '', ...sums);
      organisers.add(`Club ${index % 11}`, ...sums);
    }

    const table = (name: string): Record<string, string>[] =>
      parse(readFileSync(join(tables, `${name}.csv`), 'utf8'), { columns: true });
    const columns = ['events', 'rounds', 'deviating', 'norms', 'touched'];
    const groups = (name: string): string[] =>
      table(name)
        .map((row) => [row.name, ...columns.map((column) => row[column])].join(' '))
        .sort();
    expect(groups('chief-arbiters')).toEqual(arbiters.rows());
    expect(groups('federations')).toEqual(federations.rows());
    expect(groups('organisers')).toEqual(organisers.rows());
    const rows = table('players');
    expect(
      rows.map((row) => [row.fide_id, row.title, row.made, row.unknown, row.touched].join(' ')).sort(),
    ).toEqual(players.rows());
    for (const row of rows)
      expect([row.fide_id, row.rating.split(' ')[0]]).toEqual([
        row.fide_id,
        String(highest.get(row.fide_id)),
      ]);
    // There was something to count.
    expect(rows.filter(({ made }) => Number(made) > 1).length).toBeGreaterThan(50);
    expect(rows.filter(({ has_27_games: has }) => has === 'yes').length).toBeGreaterThan(5);
    expect(rows.filter(({ touched }) => Number(touched) > 0).length).toBeGreaterThan(50);
    const made = new Set(
      tournaments.flatMap(({ file, players: own }) =>
        own.flatMap(({ fideId, norms }) =>
          norms
            .filter(({ held, verdict }) => !held && verdict === 'made')
            .map(({ title }) => `${/event-\d+\.trf/.exec(file)?.[0]} ${fideId} ${title}`),
        ),
      ),
    );
    const confirmed = table('claims').filter(({ verdict }) => verdict.startsWith('confirmed'));
    const keys = confirmed.map(({ event, fide_id: id, title }) => `${event} ${id} ${title}`);
    expect(keys.filter((key) => !made.has(key))).toEqual([]);
    const unclaimed = table('unclaimed');
    expect(confirmed.length + unclaimed.length).toBe(made.size);
  });
});
