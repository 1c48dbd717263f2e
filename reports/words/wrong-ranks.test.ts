import { describe, expect, it } from 'vitest';
import { chooseTieBreakEdition } from '../../checker/standings/standings-report.js';
import { wrongRanks } from '../../checker/standings/wrong-ranks.js';
import { parseTrf } from '../../corpus/index.js';
import { TEAM_EXERCISE } from '../../corpus/trf/testing/team-exercise.js';
import { teamFile } from '../../corpus/trf/testing/team-file.js';
import { compareFractions, parseTieBreakList, standingsList, standingsTable } from '../../engine/index.js';
import type {
  EventData,
  Fraction,
  StandingsRanks,
  StandingsRow,
  StandingsTable,
} from '../../engine/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { generate, presets } from '../../generator/index.js';
import { explainStandings } from './standings-words.js';
import { runs } from '../../tests/suite.js';

/** Wrong tables of each event and list. */
const RUNS = runs(60, 60);

const LISTS = ['BH/C1,BH,SB', 'DE,BH/C1,WIN', 'TPN', 'AOB,DE,SB', 'PS/C1,RTNG/R', 'ARO,WON,BPG'];
const TEAM_LISTS = ['EDE,TBR,BBE', 'MPvGP,SSSC', 'BBE', 'BC,BH:GP/C1'];

describe('what is said of a wrong rank is true', () => {
  it.each(LISTS)('in events of players by %s', (text) => {
    const random = randomNumbers(LISTS.indexOf(text) + 1);
    let said = 0;
    for (const preset of [presets.tiny, presets.chaos]) {
      const config = { ...preset, tieBreaks: text.split(',') };
      for (const { tournament } of generate(config, { seed: 'read-back', count: 2 })) {
        const { edition } = chooseTieBreakEdition(tournament, null, () => false);
        const table = standingsTable(tournament, listOf(text), tournament.pairedRounds, { edition });
        said += readBack(table, 'players', random);
      }
    }
    expect(said).toBeGreaterThan(RUNS / 2);
  });

  it.each(TEAM_LISTS)('in an event of teams by %s', (text) => {
    const { tournament } = parseTrf(teamFile(TEAM_EXERCISE), { teamEvents: 'pair' });
    const table = standingsTable(tournament as EventData, listOf(text, 'teams'), 3);
    expect(readBack(table, 'teams', randomNumbers(7))).toBeGreaterThan(RUNS / 2);
  });
});

/** Plants wrong ranks in a table, and reads what is said of them; the number of sentences. */
function readBack(table: StandingsTable, ranked: 'players' | 'teams', random: () => number): number {
  let said = 0;
  for (let run = 0; run < RUNS; run++) {
    const printed = planted(table.rows, random);
    const players = [...printed].map(([id, rank]) => ({ id, rank }));
    for (const deviation of wrongRanks({ players }, ranksOf(table), () => table)) {
      const sentence = explainStandings(deviation, { reference: { ranked, table } as never });
      const fault = faultOf(sentence, table, printed);
      expect(fault, `${sentence}\n${players.map(({ id, rank }) => `${id}: ${rank}`).join(', ')}`).toBeNull();
      said++;
    }
  }
  return said;
}

function ranksOf(table: StandingsTable): StandingsRanks {
  const first = table.columns.findIndex(({ dropped }) => dropped !== null);
  const rows = table.rows.map(({ id, rank, ranks }) => {
    const certain = first < 0 ? rank : (ranks[first - 1] ?? 1);
    return { id, points: null, rank, certain };
  });
  return { ...table, rows };
}

/** Some places permuted among themselves, some ties parted, now and then a number that is nobody's. */
function planted(rows: readonly StandingsRow[], random: () => number): Map<number, number> {
  const printed = new Map(rows.map(({ id, rank }) => [id, rank]));
  const any = (): number => rows[Math.floor(random() * rows.length)].id;
  const isParted = random() < 0.5;
  if (isParted) rows.forEach(({ id }, index) => printed.set(id, index + 1));
  const chosen = [...new Set(Array.from({ length: 2 + Math.floor(random() * 4) }, any))];
  const ranks = chosen.map((id) => printed.get(id) ?? 0);
  chosen.forEach((id, index) => printed.set(id, ranks[(index + 1) % ranks.length]));
  if (random() < 0.4) printed.set(any(), 1 + Math.floor(random() * (rows.length + 2)));
  return printed;
}

const NUMBER = String.raw`(-?[\d.]+|none)`;
const AMONG = String.raw`by (?:lot|(\S+), which has no values here)`;
const RANK = new RegExp(
  `^(?:Player|Team) (\\d+) has rank (\\d+); by the rules (\\d+)(?: \\(to (\\d+) ${AMONG}\\))?: (.+)\\.$`,
);
const VALUES = new RegExp(`^(\\S+) ${NUMBER} of \\w+ (\\d+) before ${NUMBER} of \\w+ (\\d+) \\[.+\\]$`);
const PLACES = /^(the direct encounter|\S+) places \w+ (\d+) before \w+ (\d+) \[.+\]$/;
const AHEAD = new RegExp(`^(nobody is|(\\d+) others? (?:is|are)) ahead(, (?:(\\d+) of them )?${AMONG})?$`);

/** What is not true of a sentence; null where all is. */
function faultOf(
  sentence: string,
  table: StandingsTable,
  printed: ReadonlyMap<number, number>,
): string | null {
  const [, id, published, reference, last, missing, why] = RANK.exec(sentence) ?? [];
  if (why === undefined) return 'cannot be read';
  const row = rowOf(table, id);
  const isIn = (rank: number): boolean => rank >= Number(reference) && rank <= Number(last ?? reference);
  if (printed.get(row.id) !== Number(published) || isIn(Number(published))) return 'the printed rank';
  const dropped = table.columns.findIndex((column) => column.dropped !== null);
  const rankOf = ({ rank, ranks }: StandingsRow): number => (dropped < 0 ? rank : ranks[dropped - 1]);
  const tied = table.rows.filter((other) => rankOf(other) === rankOf(row));
  const ahead = AHEAD.exec(why);
  const among = dropped < 0 ? undefined : table.columns[dropped].item.text;
  if (last !== undefined && missing !== among) return 'what parts the tied';
  const before = tied.filter((other) => (printed.get(other.id) ?? 0) < Number(published)).length;
  const isParted = Number(published) >= rankOf(row) && Number(published) < rankOf(row) + tied.length;
  const [best, worst] = isParted ? [before, before] : [0, tied.length - 1];
  if (Number(reference) !== rankOf(row) + best || Number(last ?? reference) !== rankOf(row) + worst)
    return 'the rank by the rules';
  if (ahead === null)
    return faultOfComparison(why, row, Number(published) > Number(reference), table, printed);
  const [, , others = '0', lots, ofThem = others, by] = ahead;
  if (lots !== undefined && by !== among) return 'what parts the tied';
  const byLot = lots === undefined ? 0 : Number(ofThem);
  return Number(others) === rankOf(row) - 1 + byLot && byLot === best ? null : 'how many are ahead';
}

/** The two who are compared stand so by the rules and not as printed, and the tie-break named is what parts them. */
function faultOfComparison(
  why: string,
  row: StandingsRow,
  isTooLow: boolean,
  table: StandingsTable,
  printed: ReadonlyMap<number, number>,
): string | null {
  const values = VALUES.exec(why);
  const places = values === null ? PLACES.exec(why) : [why, values[1], values[3], values[5]];
  const [, code, one = '', other = ''] = places ?? [];
  if (one === '') return 'the comparison cannot be read';
  const [ahead, behind] = [rowOf(table, one), rowOf(table, other)];
  if (row !== (isTooLow ? ahead : behind)) return 'it is not about the player, or the wrong way round';
  if ((printed.get(ahead.id) ?? 0) < (printed.get(behind.id) ?? 0)) return 'the printed ranks do not deny it';
  const text = code === 'points' ? 'PTS' : code === 'the direct encounter' ? 'DE' : code;
  const column = ahead.ranks.findIndex((rank, index) => rank !== behind.ranks[index]);
  if (table.columns[column].item.text !== text) return `${table.columns[column].item.text} parts them`;
  if (ahead.ranks[column] >= behind.ranks[column]) return 'the other one is ahead';
  if (values === null) return null;
  const [best, worst] = [ahead.values[column], behind.values[column]];
  if (values[2] === values[4]) return 'the same value twice';
  return isText(best, values[2]) && isText(worst, values[4]) ? null : 'the values are others';
}

function rowOf({ rows }: StandingsTable, id: string): StandingsRow {
  return rows.find((row) => row.id === Number(id))!;
}

function isText(value: Fraction | null, text: string): boolean {
  if (value === null) return text === 'none';
  const digits = text.split('.')[1]?.length ?? 0;
  const shown = { numerator: Math.round(Number(text) * 10 ** digits), denominator: 10 ** digits };
  const half = { numerator: 1, denominator: 2 * 10 ** digits };
  const distance = {
    numerator: Math.abs(value.numerator * shown.denominator - shown.numerator * value.denominator),
    denominator: value.denominator * shown.denominator,
  };
  return compareFractions(distance, digits < 2 ? { numerator: 0, denominator: 1 } : half) <= 0;
}

function listOf(text: string, of: 'players' | 'teams' = 'players') {
  const result = parseTieBreakList(text, of);
  return result.ok ? standingsList(result.list) : [];
}
