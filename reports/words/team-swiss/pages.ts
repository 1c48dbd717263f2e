import type { Named } from '../system-words.js';
import { TEAMS } from '../participants.js';
import { commonPages, commonSubjects } from '../upfloater-brackets/system-words.js';
import { floatedBefore, opponentsOfUpfloaters } from '../upfloater-brackets/texts/brackets.js';
import * as colours from '../upfloater-brackets/texts/colours.js';
import * as own from './texts.js';

const LAST_TWO = 'In the last two rounds';
const FIRST = 'the first-team';

/** What the rules mean in plain words. */
export const pages: Named<string> = {
  ...commonPages(TEAMS),
  C7: floatedBefore(LAST_TWO)(TEAMS),
  C8: own.colourPreferences,
  C9: own.strongPreferences,
  C10: opponentsOfUpfloaters(LAST_TWO)(TEAMS),
  '4.3.1': colours.firstMatches(FIRST)(TEAMS),
  '4.3.2': own.onlyPreference,
  '4.3.3': own.oppositePreferences,
  '4.3.4': own.onlyStrongPreference,
  '4.3.5': own.lowerDifference,
  '4.3.6': colours.alternate(TEAMS),
  '4.3.7': own.preferenceOfFirst,
  '4.3.8': colours.alternateOfFirst(FIRST)(TEAMS),
  '4.3.9': colours.alternateOfOther(FIRST)(TEAMS),
};

/** What the rules are about. */
export const subjects: Named<string> = {
  ...commonSubjects,
  C8: 'colour-preferences',
  C9: 'strong-colour-preferences',
  C10: 'opponents-who-floated',
  '4.3.1': 'colours-first-games',
  '4.3.2': 'colours-only-preference',
  '4.3.3': 'colours-grant-both',
  '4.3.4': 'colours-grant-stronger',
  '4.3.5': 'colours-difference',
  '4.3.6': 'colours-alternate',
  '4.3.7': 'colours-higher-ranked',
  '4.3.8': 'colours-last-round',
  '4.3.9': 'colours-last-round-of-other',
};
