import { defineConfig } from 'vitest/config';

/** The tests that hold the criteria, the colours and the explaining code, for mutation testing (`npm run mutation`). */
export default defineConfig({
  test: {
    include: [
      'engine/systems/dutch/*.test.ts',
      'engine/systems/dutch/criteria/*.test.ts',
      'engine/systems/dutch/search/*.test.ts',
      'engine/rules/*.test.ts',
      'engine/model/*.test.ts',
      'checker/judge/deviation-details.test.ts',
      'checker/judge/readings.test.ts',
      'checker/judge/judge-bracket.test.ts',
      'checker/proof/certify.test.ts',
      'checker/worked-examples.test.ts',
      'reports/rule-pages/*.test.ts',
      'reports/rules-text.test.ts',
    ],
    exclude: ['engine/systems/dutch/variants/weakened.test.ts'],
    env: { SWISSPROOF_RUNS: '300' },
    testTimeout: 120_000,
  },
});
