import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { STANDINGS_READINGS, standingsList, standingsTable } from '../../engine/index.js';
import type { StandingsReading, StandingsTable } from '../../engine/index.js';
import { parseTrf } from '../../corpus/index.js';
import { filesIn, GOLDEN, goldenText, hasGolden } from '../testing/golden.js';
import type { GoldenFile } from '../testing/golden.js';
import { goldenStandings, goldenValue, tieBreakList } from '../testing/golden-standings.js';
import type { GoldenStandings } from '../testing/golden-standings.js';

const FAMILIES = ['absences', 'calm', 'points', 'edges', 'robin'] as const;

/** The lists of the rank columns, as the README of the golden files gives them. */
const LISTS: Readonly<Record<'swiss' | 'robin', Readonly<Record<string, string>>>> = {
  swiss: {
    'rank:L1': 'DE,BH/C1,BH,SB',
    'rank:L2': 'BH/C1,BH,DE,WIN,BWG',
    'rank:L3': 'ARO/C1,BH/C1,SB/C1,REP,TPN',
    'rank:DE': 'DE',
    'rank:DE/P': 'DE/P',
  },
  robin: {
    'rank:L1': 'DE,SB,KS,WIN',
    'rank:L2': 'SB,KS,DE,BWG',
    'rank:L3': 'WIN,DE,SB,RTNG,TPN',
    'rank:DE': 'DE',
  },
};

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

  it.each(STANDINGS_READINGS)('the other reading %s changes what it is known to change', (reading) => {
    const rows = parse<Reading>(goldenText('standings/readings.csv'), { columns: true }).filter(
      (row) => row.reading === reading,
    );
    expect(rows.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const family of FAMILIES) {
      const ofFamily = rows.filter((row) => row.family === family);
      for (const golden of ofFamily.length === 0 ? [] : filesOf(family)) {
        const columns = [...new Set(ofFamily.map(({ column }) => column))];
        const found = cellsOf(golden, family === 'robin', columns, new Set([reading]));
        for (const { startno, column, other } of ofFamily.filter(({ id }) =>
          golden.name.endsWith(`/${id}.trf`),
        ))
          if (!sameCell(found(Number(startno), column), other))
            wrong.push(
              `${golden.name} ${startno} ${column}: ${found(Number(startno), column)}, golden ${other}`,
            );
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

function filesOf(family: string): GoldenStandings[] {
  return filesIn(`standings/${family}`).map((file) =>
    goldenStandings(file, goldenText(file.name.replace('.trf', '.csv'))),
  );
}

/** The value or the rank of a player in a column, as the golden files write it. */
function cellsOf(
  { tournament }: GoldenStandings,
  isRoundRobin: boolean,
  columns: readonly string[],
  otherReadings: ReadonlySet<StandingsReading> = new Set(),
): (id: number, column: string) => string {
  const settings = { isRoundRobin, otherReadings };
  const tableOf = (list: string): StandingsTable => {
    const items = standingsList(tieBreakList(list));
    return standingsTable(tournament, items, tournament.pairedRounds, settings);
  };
  const cells = new Map<string, string>();
  const codes = columns.filter((column) => !column.startsWith('rank:') && column !== 'PTS');
  const values = tableOf(codes.join(','));
  for (const { id, values: list } of values.rows)
    list.forEach((value, index) => cells.set(`${id} ${values.columns[index].item.text}`, goldenValue(value)));
  for (const [column, list] of Object.entries(LISTS[isRoundRobin ? 'robin' : 'swiss']))
    if (columns.includes(column))
      for (const { id, rank } of tableOf(list).rows) cells.set(`${id} ${column}`, String(rank));
  return (id, column) => cells.get(`${id} ${column}`) ?? 'missing';
}

/** Both written the same way: "4.50" is "4.5". */
function sameCell(ours: string, golden: string): boolean {
  return ours === golden || (golden !== '' && ours !== '' && Number(ours) === Number(golden));
}
