import { describe, expect, it } from 'vitest';
import { compareReadings } from '../../testing/compare-readings.js';
import { UNREAD } from '../../testing/not-by-letter.js';
import { randomState } from '../../testing/random-event.js';
import type { RoundState } from '../../model/player.js';
import { compareRuleValues } from '../interface/compare-values.js';
import { completeRound } from '../interface/pair-round.js';
import type { Edition } from '../interface/system.js';
import { toEdition } from './to-edition.js';
import { asMaxi } from './edition.js';
import { limEditions } from './index.js';
import { lim1999 } from './lim-1999.js';
import { lim2026 } from './lim-2026.js';
import { group, position } from './testing/positions.js';
import type { Seated } from './testing/positions.js';
import { runs } from '../../../tests/suite.js';

const RUNS = runs(25, 60);
const [WHITE, BLACK] = [{ colours: 'WB' }, { colours: 'BW' }];

/** The rule by which a published round parts from the rules for Maxi-tournaments: its name and its article. */
function namedBy(state: RoundState, pairs: readonly (readonly [number, number])[], maxi: Edition): string {
  const places = new Map(state.players.map(({ id }, place) => [id, place]));
  const opponents = new Int32Array(state.players.length).fill(-1);
  for (const [a, b] of pairs.map((pair) => pair.map((id) => places.get(id) ?? -1)))
    [opponents[a], opponents[b]] = [b, a];
  for (let step = maxi.round(state).first; step !== null;) {
    const published = step.publishedCandidate(opponents);
    if (step.chosen === null) return 'impossible';
    const ours = [...step.values(step.chosen)];
    for (const [i, value] of [...step.values(published)].entries())
      if (compareRuleValues(value, ours[i]) !== 0) return `${value.rule.id} [${value.rule.article}]`;
    const parting = step.compareOrder(published, step.chosen);
    if (parting !== null) return `${parting.rule.id} [${parting.rule.article}]`;
    step = step.after(published);
  }
  return 'nothing';
}

describe.each([
  [toEdition(asMaxi(lim1999)), toEdition(lim1999), '3.2.maxi [3.2]'],
  [toEdition(asMaxi(lim2026)), toEdition(lim2026), '3.2.3 [3.2.3]'],
])('Maxi-tournaments', (maxi, usual, evenRule) => {
  /** What the usual rules make of a position, held against those for Maxi-tournaments. */
  const usualIn = (seated: readonly Seated[]): string => {
    const state = position(seated);
    const outcome = completeRound(state, usual.round(state));
    if (outcome.kind !== 'paired') throw new Error(outcome.kind);
    return namedBy(
      state,
      outcome.pairs.map(({ white, black }) => [white, black]),
      maxi,
    );
  };

  it('have rules of their own', () => {
    const own = maxi.rules.filter(({ id }) => !usual.rules.some((rule) => rule.id === id));
    expect(own.map(({ id, article }) => `${id} [${article}]`)).toEqual([
      evenRule,
      '3.8.maxi [3.8]',
      '5.7 [5.7]',
    ]);
  });

  it('3.2.3: name who was taken for his colour, far from the last one; down and up', () => {
    const down = (rating: number): Seated[] => [
      ...group(30, 1, [
        { ...WHITE, rating: 2300 },
        { ...WHITE, rating: 2200 },
        { ...BLACK, rating },
      ]),
      ...group(20, 11, [{}]),
    ];
    expect([usualIn(down(2100)), usualIn(down(2099))]).toEqual(['nothing', evenRule]);
    const up = (rating: number): Seated[] => [
      ...group(20, 11, [{}]),
      ...group(10, 21, [
        { ...BLACK, rating },
        { ...WHITE, rating: 2200 },
        { ...WHITE, rating: 2100 },
      ]),
    ];
    expect([usualIn(up(2300)), usualIn(up(2301))]).toEqual(['nothing', evenRule]);
  });

  it('3.8: name the opponent of a floater', () => {
    const rated = (rating: number): Seated[] => [
      { id: 1, score: 40, ...WHITE },
      ...group(30, 4, [
        { ...WHITE, rating: 2300 },
        { ...BLACK, rating },
        { ...BLACK, rating },
      ]),
    ];
    expect([usualIn(rated(2200)), usualIn(rated(2199))]).toEqual(['nothing', '3.8.maxi [3.8]']);
  });

  it('5.7: name the exchange', () => {
    const rated = (rating: number): Seated[] =>
      group(20, 1, [
        { ...WHITE, rating: 2400 },
        { ...BLACK, rating: 2350 },
        { ...WHITE, rating: 2300 },
        { ...BLACK, rating },
      ]);
    expect([usualIn(rated(2200)), usualIn(rated(2199))]).toEqual(['nothing', '5.7 [5.7]']);
  });

  it('5.7: an exchange that was open and is not made is a matter of 5.2', () => {
    const seated = group(20, 1, [WHITE, BLACK, WHITE, BLACK]);
    expect(
      namedBy(
        position(seated),
        [
          [1, 3],
          [2, 4],
        ],
        maxi,
      ),
    ).toBe('5.2 [5.2]');
  });

  it('3.2.3: the last one of those left, or of the whole group where it is read so (L34)', () => {
    // 5 floated in the round before; of the others 4 is the last, and 2 is the last of those due the colour of the majority.
    const seated: Seated[] = [
      ...group(30, 1, [
        { ...WHITE, rating: 2300 },
        { ...WHITE, rating: 2250 },
        { ...BLACK, rating: 2200 },
        { ...BLACK, rating: 2190 },
        { ...WHITE, rating: 2100, floated: true },
      ]),
      ...group(20, 11, [{}]),
    ];
    expect(floaterOf(seated, maxi)).toBe(2);
    expect(floaterOf(seated, readAs(maxi, 'L34'))).toBe(5);
  });

  it('5.7: everybody, or one of a pair where it is read so (L35), has an opponent near the one before', () => {
    // 3 and 4 are exchanged, who are near; 1 and 2 are not.
    const seated = group(20, 1, [
      { ...WHITE, rating: 2600 },
      { ...BLACK, rating: 2400 },
      { ...WHITE, rating: 2300 },
      { ...BLACK, rating: 2290 },
    ]);
    const state = position(seated);
    expect(compareReadings(state, maxi).fast.map(plain)).toEqual(['1-3', '2-4']);
    expect(compareReadings(state, readAs(maxi, 'L35')).fast.map(plain)).toEqual(['1-4', '2-3']);
  });
});

describe.each(limEditions.flatMap(({ id, forMaxi }) => (forMaxi === undefined ? [] : [{ id, forMaxi }])))(
  'Maxi-tournaments of $id: the two readings are the same',
  ({ forMaxi }) => {
    const readings = forMaxi.otherReadings
      .filter(({ id }) => !UNREAD.includes(id))
      .map((reading) => [reading.id, reading.edition] as const);

    it.each([['as in the ledger', forMaxi] as const, ...readings])('%s', (_id, edition) => {
      for (let seed = 0; seed < RUNS; seed++) {
        const state = randomState({ players: 4 + (seed % 6), played: 1 + (seed % 6), edition, seed });
        const { fast, literal } = compareReadings(state, edition);
        expect(fast, `seed ${seed}`).toEqual(literal);
      }
    });
  },
);

function readAs(maxi: Edition, id: string): Edition {
  const editions = limEditions.flatMap(({ forMaxi }) => (forMaxi === undefined ? [] : [forMaxi]));
  const found = editions.find((edition) => edition.id === maxi.id);
  const reading = found?.otherReadings.find((one) => one.id === id);
  if (reading === undefined) throw new Error(`no reading ${id}`);
  return reading.edition;
}

/** Who of the first group meets 11. */
function floaterOf(seated: readonly Seated[], edition: Edition): number | undefined {
  const state = position(seated);
  const outcome = completeRound(state, edition.round(state));
  if (outcome.kind !== 'paired') throw new Error(outcome.kind);
  const pair = outcome.pairs.map(({ white, black }) => [white, black]).find((ids) => ids.includes(11));
  return pair?.find((id) => id !== 11);
}

/** "3-1 by 5.5" as "1-3". */
function plain(board: string): string {
  return (/^\d+-\d+/.exec(board)?.[0] ?? '').split('-').sort().join('-');
}
