import { PLAYERS_IN_MATCHES } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { commonWords } from '../upfloater-brackets/system-words.js';
import { doubleSwiss2026 } from './double-swiss-2026.js';

/** What the Double-Swiss System says in its own words. */
export const doubleSwissWords: SystemWords = {
  ...commonWords,
  who: PLAYERS_IN_MATCHES,
  rules: { 'double-swiss-2026': doubleSwiss2026 },
};
