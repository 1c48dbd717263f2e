import { defineConfig } from 'vitest/config';
import { LONG, suite } from './vitest.suite.js';

/** `npm test`: everything but what is long, with few random cases. */
export default defineConfig({ test: suite(LONG) });
