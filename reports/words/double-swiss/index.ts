import type { SystemWords } from '../system-words.js';
import { opponentsWhoFloated, upfloaterCriteria } from '../upfloater-brackets/criteria.js';
import { PLAYERS, PLAYERS_IN_MATCHES } from '../participants.js';
import { commonWords } from '../upfloater-brackets/system-words.js';

/** What the Double-Swiss System says in its own words. */
export const doubleSwissWords: SystemWords = {
  ...commonWords,
  who: PLAYERS_IN_MATCHES,
  criteria: {
    'double-swiss-2026': { ...upfloaterCriteria(PLAYERS), C8: opponentsWhoFloated(PLAYERS) },
  },
};
