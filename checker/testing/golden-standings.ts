import { parse } from 'csv-parse/sync';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { parseTieBreakList, standingsList, standingsTable } from '../../engine/index.js';
import type { Fraction, StandingsSettings, StandingsTable, TieBreakItem } from '../../engine/index.js';
import type { GoldenFile } from './golden.js';

/** A tournament with the values and ranks that independent programs give it. */
export interface GoldenStandings {
  readonly name: string;
  readonly tournament: Tournament;
  /** Texts of the tie-breaks and, as "rank:…", of lists. */
  readonly columns: readonly string[];
  /** By starting number, then by column; empty for no value. */
  readonly cells: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

/** @throws Error when the file is no tournament. */
export function goldenStandings({ name, content }: GoldenFile, csv: string): GoldenStandings {
  const { tournament } = parseTrf(content);
  if (tournament === null) throw new Error(`${name} is not a valid tournament`);
  const rows = parse<Record<string, string>>(csv, { columns: true });
  const cells = new Map(rows.map((row) => [Number(row['startno']), row]));
  return { name, tournament, columns: Object.keys(rows[0]).filter((key) => key !== 'startno'), cells };
}

/** @throws Error when it is none. */
export function tieBreakList(text: string): readonly TieBreakItem[] {
  const result = parseTieBreakList(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.problem)}`);
  return result.list;
}

/** As the golden files write it: decimals, averages rounded to two of them, half up; empty for no value. */
function goldenValue(value: Fraction | null): string {
  if (value === null) return '';
  const { numerator, denominator } = value;
  return String(Math.floor((200 * numerator + denominator) / (2 * denominator)) / 100);
}

/** The value or the rank of a player in a column, as the golden files write it, by the edition of 2026 or another. */
export function cellsOf(
  { tournament }: GoldenStandings,
  isRoundRobin: boolean,
  columns: readonly string[],
  others: Partial<StandingsSettings> = {},
): (id: number, column: string) => string {
  const settings = { isRoundRobin, ...others };
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
export function sameCell(ours: string, golden: string): boolean {
  return ours === golden || (golden !== '' && ours !== '' && Number(ours) === Number(golden));
}

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
