import { count } from '../criterion-words.js';
import type { SystemWords } from '../system-words.js';
import { opponentsWhoFloated, upfloaterCriteria } from '../upfloater-brackets/criteria.js';
import { TEAMS } from '../participants.js';
import { commonWords } from '../upfloater-brackets/system-words.js';

/** What the Swiss Team Pairing System says in its own words, those on preferences of Type B included. */
export const teamSwissWords: SystemWords = {
  ...commonWords,
  who: TEAMS,
  criteria: {
    'team-swiss-2026': {
      ...upfloaterCriteria(TEAMS),
      C8: count(
        ['team does not get its colour preference', 'teams do not get their colour preference'],
        ['team without its colour preference', 'teams without their colour preference'],
        'one of the pair',
      ),
      C9: count(
        ['team does not get its strong colour preference', 'teams do not get their strong colour preference'],
        ['team without its strong colour preference', 'teams without their strong colour preference'],
        'one of the pair',
      ),
      C10: opponentsWhoFloated(TEAMS),
    },
  },
  readings: {
    ...commonWords.readings,
    M12: 'a strong preference holds in the last round, too, with a colour difference of zero',
  },
};
