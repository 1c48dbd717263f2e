import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomState } from '../../../testing/random-event.js';
import { dutch2012 } from '../dutch-2012.js';
import { dutch2015Draft } from '../dutch-2015-draft.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import { toEdition } from '../to-edition.js';
import { dutchState } from '../player.js';
import { DutchRound } from '../round.js';
import type { DutchStep } from '../step.js';
import { pairsOfMdps } from '../some-mdp-paired.js';
import { isLastBracket, pairsSomeMdp } from './bracket-task.js';
import type { Candidate } from '../../interface/system.js';
import { firstCandidate } from './first-candidate.js';
import { bestFollowUp, valuesOfFollowUp } from './follow-up.js';
import { quickCandidate, quickCandidateOfAll } from './quick-candidate.js';
import { smallCandidate, smallCandidateOfAll } from './small-candidate.js';
import { END_OF_LIST, valueBelow } from './value-below.js';
import { runs } from '../../../../tests/suite.js';

/** `npm run test:long` takes more. */
const RUNS = Math.ceil(runs(500, 700) / 10);

describe.each([dutch2012, dutch2015Draft, dutch2017, dutch2026])(
  'short cuts of the search, events of up to 60 players, $id',
  (edition) => {
    it('give what the whole problem gives', () => {
      let [quick, small, ofAll, quickOfAll, whole, below] = [0, 0, 0, 0, 0, 0];
      fc.assert(
        fc.property(
          fc.integer({ min: 8, max: 60 }),
          fc.integer({ min: 1, max: 9 }),
          fc.nat(),
          (players, played, seed) => {
            const state = randomState({ players, played, edition: toEdition(edition), seed });
            const round = new DutchRound(dutchState(state, edition), edition);
            let step = round.isPossible ? round.first : null;
            while (step !== null) {
              const first = quickCandidate(step.task);
              if (first !== null) {
                quick += 1;
                expect(named(first)).toEqual(named(firstCandidate(step.task, 'bracket')));
              }
              const tried = smallCandidate(step.task);
              if (tried !== null) {
                small += 1;
                expect(named(tried)).toEqual(named(firstCandidate(step.task, 'bracket')));
              }
              below += comparedBelow(step);
              const candidates = wholeProblem(step);
              if (candidates !== null) {
                whole += 1;
                expect(candidates.map(named)).toContainEqual(named(step.chosen));
                const mayMeet = step.task.board.downfloatersMayMeet;
                const all = mayMeet ? null : smallCandidateOfAll(step.task);
                if (all !== null) {
                  ofAll += 1;
                  expect(candidates.map(named)).toContainEqual(named(all));
                }
                const asked = mayMeet ? null : quickCandidateOfAll(step.task);
                if (asked !== null) {
                  quickOfAll += 1;
                  expect(candidates.map(named)).toContainEqual(named(asked));
                }
              }
              step = step.after(step.chosen ?? { pairs: [], floaters: [] });
            }
          },
        ),
        // 2012: a penultimate bracket in which the best candidate pairs no MDP (I13).
        { numRuns: RUNS, examples: [[21, 9, 2147483619]] },
      );
      expect(Math.min(quick, small, whole)).toBeGreaterThan(RUNS);
      const areJoined = edition.completion === 'joined-last-brackets';
      expect(Math.min(ofAll, 3 * quickOfAll, below) > RUNS).toBe(!areJoined);
    });
  },
);

/**
 * The candidate found with everything in one graph that the bracket's criteria can see; null where no short cut was open.
 * Where it would pair no MDP of a penultimate bracket, 2012 wants one that pairs some (C.13, I13): the best with each pair.
 */
function wholeProblem({ task, kind }: DutchStep): readonly (Candidate | null)[] | null {
  if (isLastBracket(task) || kind === 'collapsed-last') return null;
  const found = firstCandidate(task, task.keepsCompletable ? 'round' : 'next');
  const joins = task.board.edition.joining?.whereNoMdpIsPaired === 'join';
  if (!joins || kind !== 'penultimate' || found === null || pairsSomeMdp(task, found.floaters))
    return [found];
  const opponents = pairsOfMdps(task);
  if (opponents.length === 0) return [found];
  return opponents.map((pair) => firstCandidate({ ...task, demands: [{ pair }] }, 'round'));
}

/** Holds what downfloaters can do below, as it is tried, against what is weighed; 1 where there was something to hold. */
function comparedBelow({ task, chosen }: DutchStep): number {
  const { board, next, looksAhead, keepsCompletable } = task;
  const floaters = chosen?.floaters ?? [];
  const rule = board.edition.criteria.find(({ looksAt }) => looksAt === 'following bracket');
  if (rule?.looksAt !== 'following bracket' || board.downfloatersMayMeet) return 0;
  if (!looksAhead || next.length === 0 || floaters.length === 0) return 0;
  const tried = valueBelow(task, floaters, rule.reads);
  if (tried === null) return 0;
  const followUp = bestFollowUp(task, floaters, keepsCompletable ? 'round' : 'next');
  const values = followUp && valuesOfFollowUp(task, floaters, followUp, rule.reads);
  expect(tried.filter((value) => value > END_OF_LIST)).toEqual(values?.flat());
  return 1;
}

function named(candidate: Candidate | null): { pairs: string[]; floaters: number[] } | null {
  if (candidate === null) return null;
  return {
    pairs: candidate.pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`).sort(),
    floaters: [...candidate.floaters].sort((a, b) => a - b),
  };
}
