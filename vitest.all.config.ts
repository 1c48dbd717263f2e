import { defineConfig } from 'vitest/config';
import { suite } from './vitest.suite.js';

/** `npm run test:all`: everything, with all random cases (`tests/suite.ts`). */
export default defineConfig({ test: suite([], { SWISSPROOF_SUITE: 'whole' }) });
