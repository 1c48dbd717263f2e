import { prohibitedPair } from '../common-rules.js';
import type { Participants } from '../participants.js';
import type { EditionWords, RuleWords } from '../system-words.js';
import * as brackets from './rules/brackets.js';

/** The words for the rules that the systems have in common whose brackets are paired by the identifiers of pairings. */
export function commonRules(who: Participants): EditionWords {
  return {
    C1: rematch(who),
    C2: byeBar(who),
    'prohibited-pair': prohibitedPair(who),
    C3: completion(who),
    '3.4.2': byeScore(who),
    '3.4.3': byeMatches(who),
    '3.4.4': byeNumber(who),
    C4: brackets.fewestUpfloaters(who),
    C5: brackets.smallestDifferences(who),
    C6: brackets.followingScoregroup(who),
    '3.5.4': brackets.setOrder(who),
    '3.6.3': brackets.identifiers(who),
  };
}

function rematch({ many }: Participants): RuleWords {
  return {
    subject: 'rematch',
    page: `Two ${many} meet at most once in a tournament, whatever the rest of the round looks like. A match counts as a meeting when it was played; a match that was forfeited was not, so that the same two may be paired again later. A program that takes the opponents from the pairings of the earlier rounds, instead of from the matches that were played, goes wrong here. No criterion on upfloaters or colours can buy a second meeting.`,
  };
}

function byeBar({ one }: Participants): RuleWords {
  return {
    subject: 'bye-bar',
    page: `A ${one} that has had the pairing-allocated bye, that has won a match by forfeit, or that has been given a full-point bye (which FIDE does not want any more) does not receive the pairing-allocated bye. The bar is absolute and comes before the score, the matches played and the number. A half-point bye and a zero-point bye do not bar, nor does the loss of a match by forfeit.`,
  };
}

function completion({ many }: Participants): RuleWords {
  return {
    subject: 'completion',
    page: `Whoever gets the bye, and whoever is brought up into a bracket, all ${many} that are left must still be pairable to the end under the absolute rules. The question is asked at every stage, from the bye on, and about all not yet paired at once; looking at one scoregroup after the other is not enough. A round in which this rule is broken always breaks an absolute rule further down as well.`,
  };
}

function byeScore({ many }: Participants): RuleWords {
  return {
    subject: 'bye-score',
    page: `The bye is the first thing that is decided in a round, before any scoregroup is paired. Among the ${many} that may have it, and without which all the others can be paired, those with the lowest score come first. What the pairings would look like then does not matter: no criterion on upfloaters or colours moves the bye to somebody else. A program that gives the bye to whoever is left at the bottom errs now and then.`,
  };
}

function byeMatches({ one, many }: Participants): RuleWords {
  return {
    subject: 'bye-games',
    page: `Of the ${many} with the lowest score that can have the bye, it goes to one that has played the highest number of matches: a ${one} that has missed rounds already shall not miss another. Only matches that were played count, so that a forfeit, an absence and a bye of any kind all lower the number. Counting the rounds in which somebody was paired, forfeits included, is a known mistake.`,
  };
}

function byeNumber({ many }: Participants): RuleWords {
  return {
    subject: 'bye-number',
    page: `When score and number of matches are equal, the bye goes to the largest pairing number among those ${many}. This last step always decides, so that the bye is never left to the rest of the pairing. The number is that of the tournament as a whole, given before the first round, and not the place in the standings of the present round.`,
  };
}
