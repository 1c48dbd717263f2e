import { defineConfig } from 'vitest/config';
import { LONG, suite } from './vitest.suite.js';

/**
 * The tests that take seconds, for `npm run test:nodes`: every command but certify as users start it, reading, writing,
 * pairing, explaining and reporting, each with few runs. Left out are the long searches for counterexamples (which also
 * assert that they have met enough cases), whole campaigns, what needs a JDK or a browser, and the bench.
 */
export default defineConfig({
  test: suite(
    [
      ...LONG,
      'bench/**',
      'certification/campaign/shrink-cases.test.ts',
      'certification/program/**',
      'certification/shrink/**',
      'checker/**/golden*.test.ts',
      'checker/explain/demand.test.ts',
      'checker/judge/**',
      'checker/proof/**',
      'checker/rules-coverage.long.test.ts',
      'checker/whole-events-*.test.ts',
      'cli/certify/**',
      'cli/queue/**',
      'cli/check/check-any.test.ts',
      'cli/check/check-proof.test.ts',
      'corpus/trf/golden.test.ts',
      'engine/**/without-rule.test.ts',
      'engine/systems/dutch/dutch-1992/both-readings.test.ts',
      'engine/systems/dutch/dutch-1992/step-1992.long.test.ts',
      'engine/systems/dutch/evaluation.test.ts',
      'engine/systems/readings.test.ts',
      'engine/systems/dutch/testing/**',
      'engine/systems/dutch/search/**',
      'generator/simulate.test.ts',
      'generator/steering/**',
      'reports/rule-pages/comparison-subjects.test.ts',
      'tests/editions-by-date.test.ts',
      'web/**',
    ],
    { SWISSPROOF_RUNS: '20' },
  ),
});
