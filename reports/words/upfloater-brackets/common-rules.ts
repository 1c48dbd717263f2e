import { prohibitedPair } from '../common-rules.js';
import type { Participants } from '../participants.js';
import type { EditionWords } from '../system-words.js';
import * as brackets from './rules/brackets.js';
import * as legality from './rules/legality.js';

/** The words for the rules that the systems have in common whose brackets are paired by the identifiers of pairings. */
export function commonRules(who: Participants): EditionWords {
  return {
    C1: legality.rematch(who),
    C2: legality.byeBar(who),
    'prohibited-pair': prohibitedPair(who),
    C3: legality.completion(who),
    '3.4.2': legality.byeScore(who),
    '3.4.3': legality.byeMatches(who),
    '3.4.4': legality.byeNumber(who),
    C4: brackets.fewestUpfloaters(who),
    C5: brackets.smallestDifferences(who),
    C6: brackets.followingScoregroup(who),
    '3.5.4': brackets.setOrder(who),
    '3.6.3': brackets.identifiers(who),
  };
}
