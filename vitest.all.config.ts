import { defineConfig } from 'vitest/config';
import { suite } from './vitest.suite.js';

/** `npm run test:all`: everything, with all random cases (`engine/testing/suite.ts`). */
export default defineConfig({ test: suite([], { SWISSPROOF_SUITE: 'whole' }) });
