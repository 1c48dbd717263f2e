import { expect, it } from 'vitest';
import { pairRound } from '../../engine/index.js';
import type { Edition, RoundState } from '../../engine/index.js';
import { dubov2026, dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import { randomNumbers, randomState } from '../../engine/testing/random-event.js';
import type { PublishedRound } from '../judge/published-round.js';
import type { Deviation, Side } from '../report.js';
import { MUTATIONS } from '../testing/mutations.js';
import { runs } from '../../tests/suite.js';
import { openRound } from './reference-round.js';
import type { Opponent } from './question.js';
import { whyPaired } from './why-paired.js';
import type { PairedAnswer } from './why-paired.js';

/** Rounds for each edition; a long run takes more. */
const ROUNDS = runs(50, 100);

it('no reason is given for a published pair that has nothing to do with it', () => {
  const counts = { own: 0, following: 0, held: 0, against: 0, bye: 0 };
  for (const edition of [dutch2017, dutch2026, dubov2026])
    for (const { name, state, published } of wrongRounds(edition)) {
      const opened = openRound(state, edition);
      const boards: (readonly [number, Opponent])[] = published.pairs.map(({ white, black }) => [
        white,
        black,
      ]);
      if (published.bye !== null) boards.push([published.bye, 'bye']);
      for (const [a, b] of boards) {
        const where = `${name}, ${a}-${b}`;
        const answer = whyPaired(opened, published, a, b);
        if (answer.kind === 'paired') {
          if (answer.against === null) continue;
          counts.against += 1;
          expect(
            reasonOf(answer.against).published.pairs.some((pair) => isPair(pair, a, b)) || b === 'bye',
            where,
          ).toBe(true);
          continue;
        }
        if (answer.kind !== 'published-only') throw new Error(`${where}: ${answer.kind}`);
        const deviation = reasonOf(answer);
        if (b === 'bye') counts.bye += 1;
        if (answer.heldIn !== null) {
          counts.held += 1;
          expect(
            deviation.published.pairs.some((pair) => isPair(pair, a, b)),
            where,
          ).toBe(false);
        } else if (deviation.consequenceOf !== null) counts.following += 1;
        else {
          counts.own += 1;
          expect(concerns(deviation, b === 'bye' ? [a] : [a, b]), where).toBe(true);
        }
        expect(isByTheRules(answer, a, b), where).toBe(false);
      }
    }
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(0);
});

it('a pair whose colours were turned is not called right as it was published', () => {
  const state = randomState({ players: 8, played: 0, edition: dutch2026, seed: 5 });
  const outcome = pairRound(state, dutch2026);
  if (outcome.kind !== 'paired') throw new Error('the round is impossible');
  const [{ white, black }, ...others] = outcome.pairs;
  const published = publishedAs([{ white: black, black: white }, ...others], outcome.bye);
  const answer = whyPaired(openRound(state, dutch2026), published, white, black);
  if (answer.kind !== 'paired' || answer.against === null) throw new Error(answer.kind);
  expect(reasonOf(answer.against)).toMatchObject({ kind: 'colour' });
  const other = whyPaired(openRound(state, dutch2026), published, others[0].white, others[0].black);
  expect(other).toMatchObject({ kind: 'paired', against: null });
});

interface WrongRound {
  readonly name: string;
  readonly state: RoundState;
  readonly published: PublishedRound;
}

function* wrongRounds(edition: Edition): Generator<WrongRound> {
  const random = randomNumbers(34);
  const mutations = Object.entries(MUTATIONS);
  for (let seed = 0; seed < ROUNDS; seed++) {
    const state = randomState({ players: 6 + (seed % 9), played: 1 + (seed % 5), edition, seed });
    const outcome = pairRound(state, edition);
    if (outcome.kind !== 'paired') continue;
    const right = publishedAs(outcome.pairs, outcome.bye);
    const [kind, mutation] = mutations[seed % mutations.length];
    const once = mutation(state, right, random, edition);
    const published = once === null ? null : (mutation(state, once, random, edition) ?? once);
    if (published !== null) yield { name: `${kind}, seed ${seed}`, state, published };
  }
}

function publishedAs(
  pairs: readonly { readonly white: number; readonly black: number }[],
  bye: number | null,
): PublishedRound {
  const ids = pairs.flatMap(({ white, black }) => [white, black]);
  return {
    round: 1,
    participants: new Set(bye === null ? ids : [...ids, bye]),
    pairs: pairs.map(({ white, black }) => ({ white, black, coloursKnown: true })),
    bye,
  };
}

function reasonOf({
  deviations,
  index,
}: {
  readonly deviations: readonly Deviation[];
  readonly index: number;
}): Deviation {
  return deviations[index];
}

function isByTheRules(answer: PairedAnswer, a: number, b: Opponent): boolean {
  const meetings = answer.kind === 'published-only' ? (answer.meetings ?? []) : [];
  return meetings.some(({ player, opponent }) => player === a && opponent === b);
}

function concerns({ published, reference }: Deviation, ids: readonly number[]): boolean {
  const of = (side: Side | null, id: number): string =>
    `${side?.pairs.find((pair) => pair.includes(id))?.find((other) => other !== id)} ${side?.downfloaters.includes(id)}`;
  return reference === null || ids.some((id) => of(published, id) !== of(reference, id));
}

function isPair(pair: readonly [number, number], a: number, b: Opponent): boolean {
  return pair.every((id) => id === a || id === b);
}
