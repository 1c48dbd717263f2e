import { TEAMS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { commonWords } from '../upfloater-brackets/system-words.js';
import { teamSwiss2026 } from './team-swiss-2026.js';

/** What the Swiss Team Pairing System says in its own words. */
export const teamSwissWords: SystemWords = {
  ...commonWords,
  who: TEAMS,
  rules: { 'team-swiss-2026': teamSwiss2026 },
  readings: {
    ...commonWords.readings,
    M12: 'a strong preference holds in the last round, too, with a colour difference of zero',
  },
};
