import type { Named } from '../system-words.js';
import { PLAYERS } from '../participants.js';
import { commonPages, commonSubjects } from '../upfloater-brackets/system-words.js';
import { floatedBefore, opponentsOfUpfloaters } from '../upfloater-brackets/texts/brackets.js';
import * as colours from '../upfloater-brackets/texts/colours.js';

const LAST = 'In the last round';
const FIRST = 'the higher ranked one';

const whiteForFewer =
  `White goes to the player who has had it fewer times. Every match has two games with the colours
changed, so that the colour of a match is that of its first game; a match counts when at least one of its games was played.
It is the number of Whites that is compared, not the difference between White and Black: a player who has missed a round has
fewer of both, and gets White before one who has played them all.`.replaceAll('\n', ' ');

/** What the rules mean in plain words. */
export const pages: Named<string> = {
  ...commonPages(PLAYERS),
  C7: floatedBefore(LAST)(PLAYERS),
  C8: opponentsOfUpfloaters(LAST)(PLAYERS),
  '4.3.1': colours.firstMatches(FIRST)(PLAYERS),
  '4.3.2': whiteForFewer,
  '4.3.3': colours.alternate(PLAYERS),
  '4.3.4': colours.alternateOfFirst(FIRST)(PLAYERS),
  '4.3.5': colours.alternateOfOther(FIRST)(PLAYERS),
};

/** What the rules are about. */
export const subjects: Named<string> = {
  ...commonSubjects,
  C8: 'opponents-who-floated',
  '4.3.1': 'colours-first-games',
  '4.3.2': 'colours-fewer-whites',
  '4.3.3': 'colours-alternate',
  '4.3.4': 'colours-last-round',
  '4.3.5': 'colours-last-round-of-other',
};
