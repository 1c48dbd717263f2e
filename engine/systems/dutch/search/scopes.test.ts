import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventHistory } from '../../../model/history.js';
import { randomEvent } from '../../../testing/random-event.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import { RoundWalk } from '../walk.js';
import type { WalkStep } from '../walk.js';
import { isLastBracket } from './bracket-task.js';
import type { Candidate } from '../../system.js';
import { firstCandidate } from './first-candidate.js';
import { quickCandidate } from './quick-candidate.js';

/** `npm run test:long` takes more. */
const RUNS = Math.ceil(Number(process.env['SWISSPROOF_RUNS'] ?? 1500) / 10);

describe.each([dutch2017, dutch2026])(
  'short cuts of the search, events of up to 60 players, $id',
  (edition) => {
    it('give what the whole problem gives', () => {
      let [quick, whole] = [0, 0];
      fc.assert(
        fc.property(
          fc.integer({ min: 8, max: 60 }),
          fc.integer({ min: 1, max: 9 }),
          fc.nat(),
          (players, played, seed) => {
            const { event, round, present, initialColour } = randomEvent({ players, played, edition, seed });
            const history = new EventHistory(event);
            while (history.round < round) history.advance();
            const walk = new RoundWalk(
              history.stateFor((id) => present.has(id), initialColour),
              edition,
            );
            while (walk.isPossible && !walk.isDone) {
              const step = walk.pair();
              const first = quickCandidate(step.task);
              if (first !== null) {
                quick += 1;
                expect(named(first)).toEqual(named(firstCandidate(step.task, 'bracket')));
              }
              const candidate = wholeProblem(step);
              if (candidate !== undefined) {
                whole += 1;
                expect(named(step.candidate)).toEqual(named(candidate));
              }
              walk.leave(step.candidate?.floaters ?? []);
            }
          },
        ),
        { numRuns: RUNS },
      );
      expect(Math.min(quick, whole)).toBeGreaterThan(RUNS);
    });
  },
);

/** The candidate found with everything in one graph that the bracket's criteria can see; undefined where no short cut was open. */
function wholeProblem({ task, kind }: WalkStep): Candidate | null | undefined {
  if (isLastBracket(task) || kind === 'collapsed-last') return undefined;
  return firstCandidate(task, task.keepsCompletable ? 'round' : 'next');
}

function named(candidate: Candidate | null): { pairs: string[]; floaters: number[] } | null {
  if (candidate === null) return null;
  return {
    pairs: candidate.pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`).sort(),
    floaters: [...candidate.floaters].sort((a, b) => a - b),
  };
}
