import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomState } from '../../../testing/random-event.js';
import { dutch2012 } from '../dutch-2012.js';
import { dutch2015Draft } from '../dutch-2015-draft.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import { asEdition } from '../as-edition.js';
import { dutchState } from '../player.js';
import { DutchRound } from '../round.js';
import type { DutchStep } from '../step.js';
import { isLastBracket } from './bracket-task.js';
import type { Candidate } from '../../system.js';
import { firstCandidate } from './first-candidate.js';
import { quickCandidate } from './quick-candidate.js';

/** `npm run test:long` takes more. */
const RUNS = Math.ceil(Number(process.env['SWISSPROOF_RUNS'] ?? 1500) / 10);

describe.each([dutch2012, dutch2015Draft, dutch2017, dutch2026])(
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
            const state = randomState({ players, played, edition: asEdition(edition), seed });
            const round = new DutchRound(dutchState(state, edition), edition);
            let step = round.isPossible ? round.first : null;
            while (step !== null) {
              const first = quickCandidate(step.task);
              if (first !== null) {
                quick += 1;
                expect(named(first)).toEqual(named(firstCandidate(step.task, 'bracket')));
              }
              const candidate = wholeProblem(step);
              if (candidate !== undefined) {
                whole += 1;
                expect(named(step.chosen)).toEqual(named(candidate));
              }
              step = step.after(step.chosen ?? { pairs: [], floaters: [] });
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
function wholeProblem({ task, kind }: DutchStep): Candidate | null | undefined {
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
