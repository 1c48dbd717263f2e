import { defineConfig } from 'vitest/config';
import quick from './vitest.config.js';

/** `npm run test:all`: the long tests (`*.long.test.ts`) as well, and all random cases (`engine/testing/suite.ts`). */
export default defineConfig({
  test: { ...quick.test, exclude: [], env: { ...quick.test?.env, SWISSPROOF_SUITE: 'whole' } },
});
