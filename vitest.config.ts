import { defineConfig } from 'vitest/config';
import { askedSuite, LONG, suite } from './vitest.suite.js';

/** `npm test`: everything but what is long, with few random cases. `SWISSPROOF_SUITE=whole npm test` leaves nothing out. */
export default defineConfig({ test: suite(askedSuite() === undefined ? LONG : []) });
