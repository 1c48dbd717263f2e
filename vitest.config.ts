import { defineConfig } from 'vitest/config';

/** `npm test`: everything but what is long (`vitest.all.config.ts`), with few random cases. */
export default defineConfig({
  test: {
    include: [
      '{engine,corpus,checker,certification,generator,reports,server,cli,library,web,bench,tests}/**/*.test.ts',
    ],
    exclude: ['**/*.long.test.ts'],
    globalSetup: './tests/shared-setup.ts',
    testTimeout: 300_000,
    // The default leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    // The runner asks for colours where it is called by a CI system; what the tests compare is without.
    env: { NO_COLOR: '1' },
    reporters: ['default', './tests/summary-reporter.ts'],
  },
});
