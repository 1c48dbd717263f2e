import { PLAYERS } from '../participants.js';
import type { EditionWords } from '../system-words.js';
import { commonRules } from '../upfloater-brackets/common-rules.js';
import { floatedBefore, opponentsOfUpfloaters } from '../upfloater-brackets/rules/brackets.js';
import * as colours from '../upfloater-brackets/rules/colours.js';

const LAST = 'In the last round';
const FIRST = 'the higher ranked one';

/** The words for each rule, those of Article 3 in common with the system for teams. */
export const doubleSwiss2026: EditionWords = {
  ...commonRules(PLAYERS),
  C7: floatedBefore(LAST)(PLAYERS),
  C8: opponentsOfUpfloaters(LAST)(PLAYERS),
  '4.3.1': colours.firstMatches(FIRST)(PLAYERS),
  '4.3.2': {
    subject: 'colours-fewer-whites',
    page: `White goes to the player who has had it fewer times. Every match has two games with the colours
changed, so that the colour of a match is that of its first game; a match counts when at least one of its games was played.
It is the number of Whites that is compared, not the difference between White and Black: a player who has missed a round has
fewer of both, and gets White before one who has played them all.`,
  },
  '4.3.3': colours.alternate(PLAYERS),
  '4.3.4': colours.alternateOfFirst(FIRST)(PLAYERS),
  '4.3.5': colours.alternateOfOther(FIRST)(PLAYERS),
};
