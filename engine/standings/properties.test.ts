import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomResults } from '../testing/random-results.js';
import {
  compareFractions,
  parseTieBreakList,
  standingsRanks,
  standingsStory,
  standingsTable,
  tieBreakEditions,
} from './index.js';
import type { ColumnStory, StandingsSettings, TieBreakItem } from './index.js';

const SWISS =
  'PTS,DE,BH/C1,BH/M2,SB/C2,FB,AOB,BH/C1/P,PS/C1,ARO/M1,TPR,PTP,APRO,APPO,STD,REP,WIN,WON,BPG,BWG,TPN/R,DE/P';
const ROBIN = 'PTS,DE,SB/C1,KS/L-1,WIN,REP,ARO,TPN/R';

/** A random event, in any edition, as a Swiss or as a round robin. */
const standings = fc
  .record({ seed: fc.nat(), edition: fc.constantFrom(...tieBreakEditions), isRoundRobin: fc.boolean() })
  .map(({ seed, edition, isRoundRobin }) => {
    const event = randomResults(seed);
    const settings: Partial<StandingsSettings> = { edition, isRoundRobin, leavesOutBelowHalf: false };
    return { event, settings, list: listOf(isRoundRobin ? ROBIN : SWISS) };
  });

it('every value is what its parts make, by their combination', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(standings, fc.nat(), ({ event, settings, list }, pick) => {
      const { id } = event.players[pick % event.players.length];
      const story = standingsStory(event, list, event.totalRounds, settings, id)!;
      const table = standingsTable(event, list, event.totalRounds, settings);
      expect(story.table).toEqual(table);
      expect(story.columns.map(({ value }) => value)).toEqual(
        table.rows.find((row) => row.id === id)!.values,
      );
      for (const column of story.columns) {
        if (column.tally !== null) seen.add(column.tally.combination.kind);
        expectMade(column);
      }
    }),
    { numRuns: 300 },
  );
  expect(seen.size).toBe(4);
});

it('the ranks alone are those of the table, whatever the list', () => {
  let ties = 0;
  fc.assert(
    fc.property(
      standings,
      fc.infiniteStream(fc.nat()),
      fc.nat(8),
      ({ event, settings, list }, keys, length) => {
        // In any order, with one that is not defined now and then.
        const some = [...list, ...listOf('OTHER_LOTS')]
          .map((item) => ({ item, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .slice(0, length + 1)
          .map(({ item }) => item);
        const table = standingsTable(event, some, event.totalRounds, settings);
        const ranks = standingsRanks(event, some, event.totalRounds, settings);
        const first = table.columns.findIndex(({ dropped }) => dropped !== null);
        const points = table.columns.findIndex(({ item }) => item.code === 'PTS');
        expect(ranks.columns).toEqual(table.columns);
        expect(ranks.rows).toEqual(
          table.rows.map(({ id, rank, ranks: decided, values }) => ({
            id,
            points: points < 0 ? null : values[points]!.numerator,
            rank,
            certain: first < 0 ? rank : (decided[first - 1] ?? 1),
          })),
        );
        if (table.rows.some(({ rank }, index) => rank === table.rows[index + 1]?.rank)) ties++;
      },
    ),
    { numRuns: 300 },
  );
  expect(ties).toBeGreaterThan(20);
});

it('the rows are in the order of the ranks, and each column only splits who was tied', () => {
  fc.assert(
    fc.property(standings, ({ event, settings, list }) => {
      const { rows, columns } = standingsTable(event, list, event.totalRounds, settings);
      expect(rows).toHaveLength(event.players.length);
      rows.forEach((row, index) => {
        const above = rows[index - 1];
        expect(row.rank).toBe(above?.rank === row.rank ? above.rank : index + 1);
        expect(row.ranks.at(-1)).toBe(row.rank);
        row.ranks.forEach((rank, column) => {
          if (column > 0) expect(rank).toBeGreaterThanOrEqual(row.ranks[column - 1]);
        });
        if (above === undefined) return;
        const decides = row.ranks.findIndex((rank, column) => rank !== above.ranks[column]);
        const item = columns[decides]?.item;
        if (item === undefined || item.code === 'DE') return;
        const [a, b] = [above.values[decides], row.values[decides]];
        if (b === null) expect(a).not.toBeNull();
        else expect(compareFractions(a!, b)).toBeGreaterThan(0);
      });
    }),
    { numRuns: 300 },
  );
});

it('the order in which the players are listed changes nothing but the order of those who remain tied', () => {
  fc.assert(
    fc.property(standings, ({ event, settings, list }) => {
      const turned = { ...event, players: [...event.players].reverse() };
      const byId = (one: typeof event): unknown =>
        [...standingsTable(one, list, one.totalRounds, settings).rows].sort((a, b) => a.id - b.id);
      expect(byId(turned)).toEqual(byId(event));
    }),
    { numRuns: 300 },
  );
});

function expectMade({ tally, value }: ColumnStory): void {
  if (tally === null) return;
  const counted = tally.parts.filter(({ cut }) => cut === undefined).map((part) => part.value);
  const sum = counted.reduce((a, b) => a + b, 0) / tally.unit;
  const { combination } = tally;
  const number = value === null ? null : value.numerator / value.denominator;
  if (combination.kind === 'sum') expect(number).toBeCloseTo(sum, 9);
  else if (counted.length === 0) expect(number).toBeNull();
  else if (combination.kind === 'average') {
    const average = sum / counted.length;
    expect(number).toBeCloseTo(combination.isRounded ? Math.floor(average + 0.5) : average, 9);
  } else if (combination.kind === 'performance') {
    expect(combination.average).toBe(Math.floor(sum / counted.length + 0.5));
    expect(number).toBe(combination.average + combination.difference);
  } else {
    const { score, expected } = combination;
    expect(expected * score.denominator).toBeGreaterThanOrEqual(100 * score.numerator);
  }
}

function listOf(text: string): readonly TieBreakItem[] {
  const result = parseTieBreakList(text);
  if (!result.ok) throw new Error(text);
  return result.list;
}
