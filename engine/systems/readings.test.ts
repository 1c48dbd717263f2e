import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoundState } from '../model/player.js';
import { compareReadings } from '../testing/compare-readings.js';
import { isNeeded, NEEDED, UNREAD } from '../testing/not-by-letter.js';
import { eventOfCells, stateAfter } from '../testing/event-of-cells.js';
import { countLegalPairings } from '../testing/legal-pairings.js';
import { randomState } from '../testing/random-event.js';
import { editions } from './interface/registry.js';
import type { Edition } from './interface/system.js';
import { isLongSuite, isWholeSuite, runs } from '../../tests/suite.js';

/** How many random rounds of each edition are paired in both readings; `npm run test:long` takes more. */
const RUNS = runs(300, 500, 20_000);
/** Few rounds are the same ones each time: how many of them have a choice would else be chance. */
const SAMPLE = isWholeSuite ? {} : { seed: 1 };

describe.each(editions)(
  '$id: the fast reading is the literal one, in pairs, colours and the bye',
  (edition) => {
    it.each([
      { players: [2, 6], played: [0, 6], share: 0.5, choice: 0.2 },
      { players: [5, 8], played: [1, 8], share: 0.35, choice: 0.3 },
      { players: [8, 10], played: [2, 9], share: 0.15, choice: 0.4 },
    ])('$players players, $played rounds played', ({ players, played, share, choice }) => {
      const numRuns = Math.ceil(RUNS * share);
      const seen = { choices: 0, byes: 0 };
      fc.assert(
        fc.property(
          fc.integer({ min: players[0], max: players[1] }),
          fc.integer({ min: played[0], max: played[1] }),
          fc.nat(),
          (count, rounds, seed) => {
            const state = randomState({ players: count, played: rounds, edition, seed });
            const { fast, literal } = compareReadings(state, edition);
            expect(fast).toEqual(literal);
            if (countLegalPairings(state, edition) > 1) seen.choices += 1;
            if (literal.some((board) => board.endsWith('-bye'))) seen.byes += 1;
          },
        ),
        { ...SAMPLE, numRuns },
      );
      // Rounds in which there is nothing to choose prove little.
      expect(seen.choices).toBeGreaterThan(numRuns * choice);
      expect(seen.byes).toBeGreaterThan(numRuns / 10);
    });
  },
);

it.each(editions)('$id: the literal reading refuses rounds that are too large for it', (edition) => {
  const stateOf = (players: number): RoundState =>
    stateAfter(eventOfCells(Array.from({ length: players }, () => 'Z')), 1);
  // The largest round takes half a minute in all editions together.
  if (isLongSuite)
    expect(edition.byLetter(stateOf(edition.literalLimit))).not.toMatchObject({ kind: 'impossible' });
  expect(() => edition.byLetter(stateOf(edition.literalLimit + 1))).toThrow(RangeError);
});

/** Every edition with a doubtful place read otherwise, and without each of its rules that can be left out. */
const variants = editions.flatMap((edition) => [
  ...edition.otherReadings
    .filter(({ id }) => !UNREAD.includes(id))
    .map((other) => ({
      name: `${edition.id}, ${other.id} otherwise`,
      edition: other.edition,
    })),
  ...edition.rules.flatMap(({ id }) => {
    const lacking = isNeeded(edition, id) ? null : without(edition, id);
    return lacking === null ? [] : [{ name: `${edition.id} without ${id}`, edition: lacking }];
  }),
]);

describe('the fast reading is the literal one, too, where an edition is not the whole one', () => {
  it('of every edition some are', () => {
    for (const { id } of editions)
      expect(
        variants.filter(({ name }) => name.startsWith(id)).length + (NEEDED[id]?.length ?? 0),
        id,
      ).toBeGreaterThan(20);
  });

  it.each(variants)('$name', ({ edition }) => {
    for (let seed = 0; seed < RUNS / 15; seed++) {
      const state = randomState({ players: 3 + (seed % 7), played: 1 + (seed % 6), edition, seed });
      const { fast, literal } = compareReadings(state, edition);
      expect(fast, `seed ${seed}`).toEqual(literal);
    }
  });
});

describe.each(editions)('$id: what the reading by the letter takes', (edition) => {
  it.each(edition.otherReadings)('$id read otherwise', ({ id, edition: other }) => {
    expect(other.literalLimit > 0).toBe(!UNREAD.includes(id));
  });

  it('is the edition without each rule, but for those that its text needs', () => {
    const refused = edition.rules.filter(({ id }) => {
      const lacking = without(edition, id);
      return lacking !== null && lacking.literalLimit === 0;
    });
    expect(refused.map(({ id }) => id)).toEqual(NEEDED[edition.id] ?? []);
  });
});

function without(edition: Edition, rule: string): Edition | null {
  try {
    return edition.without(rule);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
