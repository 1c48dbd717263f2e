import { parse } from 'csv-parse/sync';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { parseTieBreakList } from '../../engine/index.js';
import type { Fraction, TieBreakItem } from '../../engine/index.js';
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
export function goldenValue(value: Fraction | null): string {
  if (value === null) return '';
  const { numerator, denominator } = value;
  return String(Math.floor((200 * numerator + denominator) / (2 * denominator)) / 100);
}
