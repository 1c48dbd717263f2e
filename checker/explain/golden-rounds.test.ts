import { describe, expect, it } from 'vitest';
import { completeRound } from '../../engine/index.js';
import { dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { judgeRound } from '../judge/judge-round.js';
import type { PublishedRound } from '../judge/published-round.js';
import type { Deviation, Side } from '../report.js';
import { GOLDEN, goldenFiles, hasGolden } from '../testing/golden.js';
import { MUTATIONS } from '../testing/mutations.js';
import { explainRound } from './story.js';
import { goldenRounds } from './testing/situations.js';
import { isPublished, whyPaired } from './why-paired.js';
import { openRound } from './reference-round.js';
import { isLongSuite, isWholeSuite } from '../../tests/suite.js';

/** Of each edition's golden files every one so many is taken; a long run takes them all. */
const EVERY = isLongSuite ? 1 : isWholeSuite ? 50 : 100;

describe.skipIf(!hasGolden).each([dutch2017, dutch2026])(`${GOLDEN}, $id`, (edition) => {
  const rounds = goldenFiles(edition.id)
    .filter((_, index) => index % EVERY === 0)
    .flatMap((file) => [...goldenRounds(file, edition)]);

  it('have a story that tells the published round', () => {
    for (const { name, state, published } of rounds) {
      const story = explainRound(openRound(state, edition));
      if (story.kind !== 'paired') throw new Error(name);
      const seats = story.brackets.flatMap(({ pairs }) =>
        pairs.map(({ white, black }) => [white.id, black.id]),
      );
      const real = published.pairs.map(({ white, black }) => [white, black]);
      expect(seats.map(([a, b]) => Math.min(a, b) * 1e4 + Math.max(a, b)).sort(), name).toEqual(
        real.map(([a, b]) => Math.min(a, b) * 1e4 + Math.max(a, b)).sort(),
      );
      expect(story.bye, name).toBe(published.bye);
      for (const bracket of story.brackets) {
        const members = [...bracket.mdps, ...bracket.residents].map(({ id }) => id).sort();
        const { limbo, s1, s2, remainder } = bracket.groups as unknown as DutchGroups;
        const placed = [...limbo, ...s1, ...s2].sort();
        expect(placed, name).toEqual(members);
        if (bracket.alterations.length > 0 || limbo.length > 0) continue;
        const opposite = zip(s1, s2).concat(zip(remainder?.s1, remainder?.s2));
        const pairs = bracket.pairs.map(({ white, black, higher }) => [
          higher,
          white.id === higher ? black.id : white.id,
        ]);
        expect(pairs, name).toEqual(opposite);
      }
    }
  });

  it('tell of a pair what check finds about its bracket', () => {
    const random = randomNumbers(20261122);
    let [asked, came] = [0, 0];
    for (const { name, state, published } of rounds) {
      const round = edition.round(state);
      const outcome = completeRound(state, round);
      if (outcome.kind !== 'paired') throw new Error(name);
      const right = published.pairs[Math.floor(random() * published.pairs.length)];
      if (right !== undefined) {
        const answer = whyPaired(openRound(state, edition), published, right.black, right.white);
        expect(answer.kind, name).toBe('paired');
      }
      const mutations = Object.values(MUTATIONS);
      const wrong = mutations[Math.floor(random() * mutations.length)](state, published, random, edition);
      const pair = wrong?.pairs.find(({ white, black }) => !isPublished(published, white, black));
      if (wrong === null || pair === undefined) continue;
      const answer = whyPaired(openRound(state, edition), wrong, pair.white, pair.black);
      if (answer.kind !== 'published-only')
        throw new Error(`${name}: ${describePairs(wrong)} ${answer.kind}`);
      const deviations = judgeRound(state, round, wrong, outcome);
      const said = answer.deviations[answer.index];
      const ids = [pair.white, pair.black];
      const isIn = (side: Side | null): boolean =>
        side?.pairs.some((one) => ids.every((id) => one.includes(id))) ?? false;
      const ofBracket = deviations.find((one) => isIn(one.published));
      const isElsewhere =
        ofBracket !== undefined && (forbidsOthers(ofBracket, ids) || isIn(ofBracket.reference));
      if (!isElsewhere) expect(said, name).toEqual(ofBracket);
      else {
        // The rules pair the two there as well, or forbid somebody else: somewhere above they have one of them meet
        // somebody else, or float; else others come into the bracket, or pairs of others are wrong.
        const own = deviations.indexOf(ofBracket);
        const isOfTheTwo = (one: Deviation): boolean =>
          ids.some((id) => meeting(one.published, id) !== meeting(one.reference, id));
        if (deviations.slice(0, own).some(isOfTheTwo)) {
          expect({ isAbove: answer.index < own, isOfTheTwo: isOfTheTwo(said) }, name).toEqual({
            isAbove: true,
            isOfTheTwo: true,
          });
        } else {
          expect(answer.index, name).toBeLessThanOrEqual(own);
          expect(answer.index === own, name).toBe(said.consequenceOf !== null);
        }
        came += 1;
      }
      asked += 1;
    }
    expect(asked).toBeGreaterThan(rounds.length / 3);
    expect(came).toBeGreaterThan(0);
  });
});

/** Whom a player meets in a bracket, or that he floats. */
function meeting(side: Side | null, id: number): number | 'floats' | undefined {
  if (side?.downfloaters.includes(id)) return 'floats';
  return side?.pairs.find((pair) => pair.includes(id))?.find((other) => other !== id);
}

/** No pairing of the bracket is legal, and what is forbidden in it is not this pair. */
function forbidsOthers({ kind, reference, players, violations }: Deviation, ids: readonly number[]): boolean {
  const forbidden = [players, ...violations.map((violation) => violation.players)];
  return (
    kind === 'absolute' &&
    reference === null &&
    !forbidden.some((group) => ids.every((id) => group.includes(id)))
  );
}

interface DutchGroups {
  readonly limbo: readonly number[];
  readonly s1: readonly number[];
  readonly s2: readonly number[];
  readonly remainder: { readonly s1: readonly number[]; readonly s2: readonly number[] } | null;
}

/** S1 and S2 paired in their first order. */
function zip(s1: readonly number[] = [], s2: readonly number[] = []): number[][] {
  return s1.map((id, i) => [id, s2[i]]);
}

function describePairs({ pairs }: PublishedRound): string {
  return pairs.map(({ white, black }) => `${white}-${black}`).join(' ');
}
