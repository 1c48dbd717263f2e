import { describe, expect, it } from 'vitest';
import { dutch2017, dutch2026, EventHistory, isLastBracket, RoundWalk } from '../../engine/index.js';
import type { BracketTask, Candidate, Edition, WalkStep } from '../../engine/index.js';
import { randomEvent } from '../../engine/testing/random-event.js';
import { judgeBracket } from './judge-bracket.js';
import { judgeRound } from './judge-round.js';

describe.each([dutch2017, dutch2026])('judging a bracket, $id', (edition) => {
  it('a published pairing that is better than ours is reported as our defect, by the rule that we would name', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      for (const step of stepsOf(edition, 4 + (seed % 9), seed % 6, seed)) {
        const { candidate, task } = step;
        if (candidate === null) continue;
        for (const other of alternatives(task, candidate)) {
          const rightly = judgeBracket(step, uncoloured(other));
          if (rightly === null || rightly.kind === 'absolute') continue;
          kinds.add(rightly.kind);
          const wrongly = judgeBracket({ ...step, candidate: other }, uncoloured(candidate));
          const { rule, article, published, reference } = rightly;
          expect(wrongly, `seed ${seed}`).toMatchObject({ kind: 'reference', rule, article });
          expect(wrongly?.published, `seed ${seed}`).toEqual(reference);
          expect(wrongly?.reference, `seed ${seed}`).toEqual(published);
        }
      }
    }
    expect([...kinds].sort()).toEqual(
      edition.byeScoreRule === null
        ? ['completion', 'order', 'quality']
        : ['bye', 'completion', 'order', 'quality'],
    );
  });
});

it('a round without a legal pairing: every bracket with an illegal pair is named, nothing follows from nothing', () => {
  let looked = 0;
  for (let seed = 0; seed < 4000; seed++) {
    const state = stateOf(dutch2026, 4, 3, seed);
    if (state.players.length !== 4 || new RoundWalk(state, dutch2026).isPossible) continue;
    const [a, b, c, d] = state.players;
    const pairs = [
      [a, b],
      [c, d],
    ].map(([x, y]) => ({ white: x.id, black: y.id, coloursKnown: true }));
    const participants = new Set(state.players.map(({ id }) => id));
    const deviations = judgeRound(
      state,
      dutch2026,
      { round: state.round, participants, pairs, bye: null },
      null,
    );
    const isBad = (one: typeof a, other: typeof a): boolean =>
      dutch2026.absoluteRules.some((rule) => rule.forbids(state, one, other));
    expect(deviations.length > 0).toBe(isBad(a, b) || isBad(c, d));
    expect(deviations[0]?.kind ?? 'absolute').toBe('absolute');
    expect(deviations[0]?.consequenceOf ?? null).toBeNull();
    looked += 1;
  }
  expect(looked).toBeGreaterThan(10);
});

/** Brackets of a random round, each with the downfloaters of the rules. */
function* stepsOf(edition: Edition, players: number, played: number, seed: number): Generator<WalkStep> {
  const walk = new RoundWalk(stateOf(edition, players, played, seed), edition);
  while (walk.isPossible && !walk.isDone) {
    const step = walk.pair();
    yield step;
    if (step.candidate === null) return;
    walk.leave(step.candidate.floaters);
  }
}

function stateOf(
  edition: Edition,
  players: number,
  played: number,
  seed: number,
): ReturnType<EventHistory['stateFor']> {
  const random = randomEvent({ players, played, edition, seed });
  const history = new EventHistory(random.event);
  while (history.round < random.round) history.advance();
  return history.stateFor((id) => random.present.has(id), random.initialColour);
}

/**
 * The candidate with two players exchanged: opponents of two pairs, or a paired player and a downfloater; only such as
 * can be published in this bracket and with a bye that is allowed.
 */
function* alternatives(task: BracketTask, { pairs, floaters }: Candidate): Generator<Candidate> {
  const isPossible = (candidate: Candidate): boolean =>
    candidate.pairs.every(([, lower]) => task.residents.includes(lower)) &&
    (!isLastBracket(task) || candidate.floaters.every((place) => task.board.player(place).mayTakeBye));
  const members = [...task.mdps, ...task.residents];
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

function uncoloured(candidate: Candidate): Parameters<typeof judgeBracket>[1] {
  return { candidate, white: new Set(), coloured: new Set(), bye: null };
}
