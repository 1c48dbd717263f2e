import { defineConfig } from 'vitest/config';
import { askedSuite, suite } from './vitest.suite.js';

/** `npm run test:all`: everything, with the numbers of random cases of CI or of the suite that is asked for. */
export default defineConfig({ test: suite([], { SWISSPROOF_SUITE: askedSuite() ?? 'whole' }) });
