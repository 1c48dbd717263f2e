import { defineConfig } from 'vitest/config';

/** The tests that hold the criteria, the colours and the explaining code, for mutation testing (`npm run mutation`). */
export default defineConfig({
  test: {
    include: [
      'engine/dutch/*.test.ts',
      'engine/dutch/search/*.test.ts',
      'engine/model/*.test.ts',
      'checker/deviation-details.test.ts',
      'checker/injection.test.ts',
      'checker/judge-bracket.test.ts',
      'checker/proof/certify.test.ts',
      'checker/worked-examples.test.ts',
      'reports/rule-pages/*.test.ts',
      'reports/rules-text.test.ts',
    ],
    exclude: ['engine/dutch/weakened.test.ts'],
    env: { SWISSPROOF_RUNS: '300' },
    testTimeout: 120_000,
  },
});
