import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,corpus,checker,generator,reports,cli,library,bench,tests}/**/*.test.ts'],
    testTimeout: 300_000,
    reporters: ['default', './tests/summary-reporter.ts'],
  },
});
