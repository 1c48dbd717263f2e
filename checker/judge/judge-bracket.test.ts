import { describe, expect, it } from 'vitest';
import type { Candidate, ExplainedRound, ExplainedStep, RoundState } from '../../engine/index.js';
import { dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import { randomState } from '../../engine/testing/random-event.js';
import { choosing } from '../testing/choosing.js';
import { judgeBracket } from './judge-bracket.js';
import { judgeRound } from './judge-round.js';
import type { JudgedBracket } from './judged-bracket.js';

describe.each([dutch2017, dutch2026])('judging a bracket, $id', (edition) => {
  it('a published pairing that is better than ours is reported as our defect, by the rule that we would name', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const state = randomState({ players: 4 + (seed % 9), played: seed % 6, edition, seed });
      const round = edition.round(state);
      for (const step of stepsOf(round)) {
        const { chosen } = step;
        if (chosen === null) continue;
        for (const other of alternatives(round, step, chosen)) {
          const rightly = judgeBracket(uncoloured(state, step, other));
          if (rightly === null || rightly.kind === 'absolute') continue;
          kinds.add(rightly.kind);
          const wrongly = judgeBracket(uncoloured(state, choosing(step, other), chosen));
          const { rule, article, published, reference } = rightly;
          expect(wrongly, `seed ${seed}`).toMatchObject({ kind: 'reference', rule, article });
          expect(wrongly?.published, `seed ${seed}`).toEqual(reference);
          expect(wrongly?.reference, `seed ${seed}`).toEqual(published);
        }
      }
    }
    expect([...kinds].sort()).toEqual(
      edition === dutch2017 ? ['completion', 'order', 'quality'] : ['bye', 'completion', 'order', 'quality'],
    );
  });
});

it('a round without a legal pairing: every bracket with an illegal pair is named, nothing follows from nothing', () => {
  let looked = 0;
  for (let seed = 0; seed < 4000; seed++) {
    const state = randomState({ players: 4, played: 3, edition: dutch2026, seed });
    const round = dutch2026.round(state);
    if (state.players.length !== 4 || round.isPossible) continue;
    const [a, b, c, d] = state.players;
    const pairs = [
      [a, b],
      [c, d],
    ].map(([x, y]) => ({ white: x.id, black: y.id, coloursKnown: true }));
    const participants = new Set(state.players.map(({ id }) => id));
    const published = { round: state.round, participants, pairs, bye: null };
    const deviations = judgeRound(state, round, published, null);
    const isBad = (higher: number, lower: number): boolean => round.forbids(higher, lower) !== null;
    expect(deviations.length > 0).toBe(isBad(0, 1) || isBad(2, 3));
    expect(deviations[0]?.kind ?? 'absolute').toBe('absolute');
    expect(deviations[0]?.consequenceOf ?? null).toBeNull();
    looked += 1;
  }
  expect(looked).toBeGreaterThan(10);
});

/** Brackets of a round, each with the downfloaters of the rules. */
function* stepsOf(round: ExplainedRound): Generator<ExplainedStep> {
  let step = round.isPossible ? round.first : null;
  while (step !== null) {
    yield step;
    if (step.chosen === null) return;
    step = step.after(step.chosen);
  }
}

/**
 * The candidate with two players exchanged: opponents of two pairs, or a paired player and a downfloater; only such as
 * can be published in this bracket and with a bye that is allowed.
 */
function* alternatives(
  round: ExplainedRound,
  { stage: { mdps, residents, isLast } }: ExplainedStep,
  { pairs, floaters }: Candidate,
): Generator<Candidate> {
  const isPossible = (candidate: Candidate): boolean =>
    candidate.pairs.every(([, lower]) => residents.includes(lower)) &&
    (!isLast || candidate.floaters.every((place) => round.forbids(place, null) === null));
  const members = [...mdps, ...residents];
  for (const one of members)
    for (const other of members.slice(members.indexOf(one) + 1)) {
      const renamed = (place: number): number => (place === one ? other : place === other ? one : place);
      const swapped = pairs.map(([a, b]) => [renamed(a), renamed(b)].sort((x, y) => x - y));
      const candidate: Candidate = {
        pairs: swapped.map(([a, b]) => [a, b] as const),
        floaters: floaters.map(renamed).sort((a, b) => a - b),
      };
      if (isPossible(candidate)) yield candidate;
    }
}

function uncoloured(state: RoundState, step: ExplainedStep, candidate: Candidate): JudgedBracket {
  const seats = {
    opponents: new Int32Array(),
    white: new Set<number>(),
    coloured: new Set<number>(),
    bye: null,
  };
  return { state, step, candidate, seats };
}
