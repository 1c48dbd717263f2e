import { describe, expect, it } from 'vitest';
import { randomNumbers, randomState } from '../../testing/random-event.js';
import { compareRuleValues } from '../interface/compare-values.js';
import type { Candidate, RuleValue, Stage, Step } from '../interface/system.js';
import { toEdition } from './to-edition.js';
import { dutch2017 } from './dutch-2017.js';
import { dutch2026 } from './dutch-2026.js';
import type { DutchEdition } from './edition.js';
import { candidates } from './testing/tried/candidates.js';
import { TriedRound } from './testing/tried/tried-round.js';
import { Possibilities } from './testing/tried/possibilities.js';
import { dutchState } from './player.js';
import type { DutchPlayer, DutchState } from './player.js';
import { DutchRound } from './round.js';
import type { DutchStep } from './step.js';
import { runs } from '../../../tests/suite.js';

/** Random rounds looked at per edition. */
const RUNS = Math.ceil(runs(200, 400) / 2);

describe.each([dutch2017, dutch2026])('$id: the values of candidates', (edition) => {
  it('are those that trying everything gives, also of candidates that are not the best', () => {
    const random = randomNumbers(3);
    const seen = new Set<string>();
    // Rules that have no value where the round cannot be completed.
    const lookahead = edition.criteria.filter(({ looksAt }) => looksAt === 'following bracket');
    const restRules = [edition.completionRule.id, edition.byeScoreRule?.id];
    const spoiledRules = [...restRules, ...lookahead.map(({ id }) => id)];
    let incomplete = 0;
    let byLetterOnly = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      for (const { ours, theirs, state } of brackets(edition, 3 + (seed % 7), 1 + (seed % 6), seed)) {
        const { stage } = ours;
        const pairs = Math.floor(((stage.mdps.length + stage.residents.length) * random()) / 2 + 0.5);
        for (const other of someCandidates(stage, state, edition, pairs)) {
          if (stage.isLast && !isByeGiven(state, other)) continue;
          const where = `${edition.id}, seed ${seed}, ${JSON.stringify(other)}`;
          const values = [...ours.values(other)];
          expect(values.map(described), where).toEqual([...theirs.values(other)].map(described));
          const rest = ours.completability(other);
          expect(rest, where).toBe(theirs.completability(other));
          for (const { rule, parts } of values)
            if (parts.some(({ weighed }) => weighed !== null && weighed.length > 0)) seen.add(rule.id);
          const spoiled = values.filter(({ rule }) => spoiledRules.includes(rule.id));
          const [ofRest, ofNext] = [true, false].map((isOfRest) =>
            spoiled
              .filter(({ rule }) => restRules.includes(rule.id) === isOfRest)
              .flatMap(({ parts }) => parts),
          );
          if (!stage.valuesCompletion || stage.isLast) continue;
          for (const { value } of ofRest) expect(value === null, where).toBe(rest !== 'completable');
          if (rest !== 'completable') {
            for (const { value } of ofNext) expect(value, where).toBeNull();
            incomplete = Math.max(incomplete, ofRest.length + ofNext.length);
          } else if (!isCompletedByProcedure(edition, state, stage, other)) byLetterOnly += 1;
        }
      }
    }
    for (const { id } of edition.criteria) expect(seen).toContain(id);
    // 2017: completion alone; 2026: completion, score of the bye, and both parts of C8.
    expect(byLetterOnly).toBeGreaterThan(0);
    expect(incomplete).toBe(edition.byeScoreRule === null ? 1 : 4);
  });

  it('compare number by number, and nothing is worse than a round that cannot be completed', () => {
    const rule = (...values: readonly (readonly number[] | null)[]): RuleValue => ({
      rule: edition.completionRule,
      parts: values.map((value) => ({
        measure: 'count',
        value,
        weighed: value,
        players: [],
        barred: [],
        unpaired: [],
      })),
    });
    expect(compareRuleValues(rule([1], [2, 1]), rule([1], [2]))).toBeGreaterThan(0);
    expect(compareRuleValues(rule([]), rule(null))).toBeLessThan(0);
    expect(compareRuleValues(rule(null), rule([1_000_000]))).toBeGreaterThan(0);
    expect(compareRuleValues(rule(null, [1]), rule(null, [1]))).toBe(0);
  });
});

const CANDIDATES = 12;

/** The brackets of a random round in both readings, as the rules choose. */
function* brackets(
  edition: DutchEdition,
  players: number,
  played: number,
  seed: number,
): Generator<{ readonly ours: DutchStep; readonly theirs: Step; readonly state: DutchState }> {
  const state = dutchState(randomState({ players, played, edition: toEdition(edition), seed }), edition);
  const round = new DutchRound(state, edition);
  if (!round.isPossible) return;
  let [ours, theirs] = [round.first, new TriedRound(state, edition).first];
  while (ours !== null && theirs !== null) {
    yield { ours, theirs, state };
    if (ours.chosen === null) return;
    [ours, theirs] = [ours.after(ours.chosen), theirs.after(ours.chosen)];
  }
}

/** The first generated candidates of a bracket with so many pairs. */
function* someCandidates(
  { mdps, residents }: Stage,
  state: DutchState,
  edition: DutchEdition,
  pairs: number,
): Generator<Candidate> {
  const [above, own] = [mdps, residents].map((places) => places.map((place) => state.players[place]));
  const mayMeet = (a: DutchPlayer, b: DutchPlayer): boolean =>
    !edition.absoluteRules.some((rule) => rule.forbids(state, a, b));
  const placesOf = (players: readonly DutchPlayer[]): number[] =>
    players.map((player) => state.players.indexOf(player)).sort((a, b) => a - b);
  let looked = 0;
  for (const other of candidates({ mdps: above, residents: own }, pairs, mayMeet)) {
    if (looked++ === CANDIDATES) return;
    const couples = other.pairs.map((pair) => placesOf(pair));
    yield { pairs: couples.map(([a, b]) => [a, b] as const), floaters: placesOf(other.floaters) };
  }
}

/** The downfloaters can be paired below, not with each other. */
function isCompletedByProcedure(
  edition: DutchEdition,
  state: DutchState,
  { residents }: Stage,
  { floaters }: Candidate,
): boolean {
  const below = state.players.slice(Math.max(...residents) + 1);
  const left = floaters.map((place) => state.players[place]);
  return new Possibilities(state, edition).canComplete(left, below);
}

function isByeGiven({ players }: DutchState, { floaters }: Candidate): boolean {
  return floaters.length === 0 || (floaters.length === 1 && players[floaters[0]].mayTakeBye);
}

/** What two readings must agree on; who is left over below is not the same in all best pairings of that bracket. */
function described({ rule, parts }: RuleValue): object {
  const isLookahead = 'looksAt' in rule && rule.looksAt === 'following bracket';
  return {
    rule: rule.id,
    parts: parts.map(({ players, barred, ...part }) => (isLookahead ? part : { ...part, players, barred })),
  };
}
