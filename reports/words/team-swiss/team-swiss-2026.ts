import { count } from '../criterion-words.js';
import { TEAMS } from '../participants.js';
import type { EditionWords } from '../system-words.js';
import { commonRules } from '../upfloater-brackets/common-rules.js';
import { floatedBefore, opponentsOfUpfloaters } from '../upfloater-brackets/rules/brackets.js';
import * as colours from '../upfloater-brackets/rules/colours.js';

const LAST_TWO = 'In the last two rounds';
const FIRST = 'the first-team';

/** The words for each rule, those on preferences of Type B included. */
export const teamSwiss2026: EditionWords = {
  ...commonRules(TEAMS),
  C7: floatedBefore(LAST_TWO)(TEAMS),
  C8: {
    subject: 'colour-preferences',
    page: `Two teams that want the same colour cannot both get it, so every such pair costs one disappointed team; the fewer the better. A team has a preference of Type A only after two matches running with the same colour, or with a difference of two or more; most teams have none, and a team without a preference suits everybody. The upfloaters have been chosen before, so that colours only decide who meets whom within the bracket. No two teams are ever kept apart by them.`,
    sentence: count(
      ['team does not get its colour preference', 'teams do not get their colour preference'],
      ['team without its colour preference', 'teams without their colour preference'],
      'one of the pair',
    ),
  },
  C9: {
    subject: 'strong-colour-preferences',
    page: `Where the competition uses preferences of Type B, a strong preference is what is the only one under Type A: two matches running with the same colour, or a difference of two or more. If two teams with the same strong preference meet, one of them must be disappointed, and the fewer such pairs the better. It stands behind the number of all disappointed teams, mild ones included, so that it never costs one more of those.`,
    sentence: count(
      ['team does not get its strong colour preference', 'teams do not get their strong colour preference'],
      ['team without its strong colour preference', 'teams without their strong colour preference'],
      'one of the pair',
    ),
  },
  C10: opponentsOfUpfloaters(LAST_TWO)(TEAMS),
  '4.3.1': colours.firstMatches(FIRST)(TEAMS),
  '4.3.2': {
    subject: 'colours-only-preference',
    page: `If only one of the two teams has a colour preference, that team gets its colour, whatever the other one has played so far. The wish of a team that stands lower counts here as much as that of the first-team. Under Type A a preference needs two matches running with the same colour, or a difference of two or more, so that the step decides in rather few pairs; under Type B nearly every team that has played has one.`,
  },
  '4.3.3': {
    subject: 'colours-grant-both',
    page: `If the two teams want different colours, both get what they want. As the pairing of the bracket already brings together teams that suit each other, most pairs in which both have a preference are settled here. Byes and forfeited matches give no colour, so that the preference comes from the matches that were played, the rounds between them left out.`,
  },
  '4.3.4': {
    subject: 'colours-grant-stronger',
    page: `Under preferences of Type B two teams may want the same colour, one of them strongly and the other mildly: then the strong preference is granted. It comes from two matches running with the same colour, or from a difference of two or more; a mild one from the last match or a difference of one. Under Type A all preferences are alike, and there is no such step.`,
  },
  '4.3.5': {
    subject: 'colours-difference',
    page: `White goes to the team with the lower colour difference, which is the number of its matches with White minus those with Black. The sign counts: minus two is lower than minus one, and plus one is lower than plus two. It is asked after the preferences, so that it decides between teams that want the same colour, or none. The colour of a match is the one on the first board, and only matches that were played count.`,
  },
  '4.3.6': colours.alternate(TEAMS),
  '4.3.7': {
    subject: 'colours-higher-ranked',
    page: `If both teams want the same colour, their differences are equal, and their colours do not differ as far back as both reach, the first-team gets its wish. That is the one with the higher score, with equal scores the one with more points in the secondary score where the competition uses it, and then the one with the smaller number. Taking the number at once is the usual mistake.`,
  },
  '4.3.8': colours.alternateOfFirst(FIRST)(TEAMS),
  '4.3.9': colours.alternateOfOther(FIRST)(TEAMS),
};
