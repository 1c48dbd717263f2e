import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { STANDINGS_READINGS, standingsList, standingsTable } from '../../engine/index.js';
import { parseTrf } from '../../corpus/index.js';
import { filesIn, GOLDEN, goldenText, hasGolden } from '../testing/golden.js';
import type { GoldenFile } from '../testing/golden.js';
import { cellsOf, goldenStandings, sameCell, tieBreakList } from '../testing/golden-standings.js';
import type { GoldenStandings } from '../testing/golden-standings.js';

const FAMILIES = ['absences', 'calm', 'points', 'edges', 'robin'] as const;

/** The golden standings are of players, and of finished events. */
const ofPlayers = STANDINGS_READINGS.filter(
  (reading) => reading !== 'team-forfeit-draws' && reading !== 'counted-rounds',
);

describe.skipIf(!hasGolden)(`${GOLDEN}, standings`, () => {
  it.each(FAMILIES)('%s: every value and every rank', (family) => {
    const wrong: string[] = [];
    let cells = 0;
    for (const golden of filesOf(family)) {
      const found = cellsOf(golden, family === 'robin', golden.columns);
      for (const [id, row] of golden.cells)
        for (const column of golden.columns) {
          cells++;
          const ours = found(id, column);
          if (!sameCell(ours, row[column]))
            wrong.push(`${golden.name} ${id} ${column}: ${ours}, golden ${row[column]}`);
        }
    }
    expect(cells).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });

  it.each(ofPlayers)('the other reading %s changes what it is known to change', (reading) => {
    const rows = parse<Reading>(goldenText('standings/readings.csv'), { columns: true }).filter(
      (row) => row.reading === reading,
    );
    expect(rows.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const family of FAMILIES) {
      const ofFamily = rows.filter((row) => row.family === family);
      for (const golden of filesOf(family)) {
        const cells = ofFamily.filter(({ id }) => golden.name.endsWith(`/${id}.trf`));
        if (cells.length === 0) continue;
        const columns = [...new Set(cells.map(({ column }) => column))];
        const found = cellsOf(golden, family === 'robin', columns, { otherReadings: new Set([reading]) });
        for (const { startno, column, other } of cells) {
          const ours = found(Number(startno), column);
          if (!sameCell(ours, other))
            wrong.push(`${golden.name} ${startno} ${column}: ${ours}, golden ${other}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe.skipIf(!hasGolden)(`${GOLDEN}, printed ranks by the list of the file`, () => {
  const planted = hasGolden
    ? parse<Planted>(goldenText('standings/check/manifest.csv'), { columns: true })
    : [];

  it('are right where no error is planted', () => {
    const files = filesIn('standings/check/ok');
    expect(files).toHaveLength(68);
    for (const file of files) expect(wrongRanks(file), file.name).toEqual([]);
  });

  it('are wrong exactly where one is', () => {
    const ranks = planted.filter(({ field }) => field === 'rank');
    expect(ranks.length).toBeGreaterThan(50);
    for (const { id, startnos, right } of ranks) {
      const [file] = filesIn('standings/check/bad').filter(({ name }) => name.endsWith(`/${id}.trf`));
      const rightRanks = right.split(' ').map(Number);
      const expected = startnos.split(' ').map((player, index) => [Number(player), rightRanks[index]]);
      expect(wrongRanks(file), id).toEqual(expected.sort(([x], [y]) => x - y));
    }
  });
});

interface Planted {
  readonly id: string;
  readonly field: string;
  readonly startnos: string;
  readonly right: string;
}

/** Starting number and right rank of each player whose rank is printed wrongly. */
function wrongRanks({ name, content }: GoldenFile): (readonly [number, number])[] {
  const { tournament } = parseTrf(content);
  const list = tournament?.header.find(({ tag }) => tag === '202' || tag === '212')?.text ?? '';
  if (tournament === null) throw new Error(`${name} is not a valid tournament`);
  const isRoundRobin = tournament.systemCode?.includes('ROBIN') === true;
  const items = standingsList(tieBreakList(list));
  const { rows } = standingsTable(tournament, items, tournament.pairedRounds, { isRoundRobin });
  return tournament.players.flatMap(({ id, rank }) => {
    const right = rows.find((row) => row.id === id)?.rank ?? 0;
    return right === rank ? [] : [[id, right] as const];
  });
}

interface Reading {
  readonly family: string;
  readonly id: string;
  readonly startno: string;
  readonly column: string;
  readonly other: string;
  readonly reading: string;
}

/** Read once. */
const read = new Map<string, readonly GoldenStandings[]>();

function filesOf(family: string): readonly GoldenStandings[] {
  const files =
    read.get(family) ??
    filesIn(`standings/${family}`).map((file) =>
      goldenStandings(file, goldenText(file.name.replace('.trf', '.csv'))),
    );
  read.set(family, files);
  return files;
}
