import type { Named, SystemWords } from '../system-words.js';
import { alterations, brackets, groups, leaving, seats, stages } from './composition.js';
import { order } from './order.js';
import type { Participants } from '../participants.js';
import { readings } from './readings.js';
import * as boards from './texts/brackets.js';
import * as legality from './texts/legality.js';

/** What the systems say in the same words whose brackets are paired by the identifiers of pairings. */
export const commonWords: Omit<SystemWords, 'who' | 'criteria' | 'pages' | 'subjects' | 'gists'> = {
  byes: {},
  forbidden: {},
  barred: {},
  order,
  alterations,
  brackets,
  stages,
  leaving,
  groups,
  figures: {},
  seats,
  readings,
};

/** What their common rules mean in plain words. */
export function commonPages(who: Participants): Named<string> {
  return {
    C1: legality.rematch(who),
    C2: legality.byeBar(who),
    'prohibited-pair': legality.prohibitedPair(who),
    C3: legality.completion(who),
    '3.4.2': legality.byeScore(who),
    '3.4.3': legality.byeMatches(who),
    '3.4.4': legality.byeNumber(who),
    C4: boards.fewestUpfloaters(who),
    C5: boards.smallestDifferences(who),
    C6: boards.followingScoregroup(who),
    '3.5.4': boards.setOrder(who),
    '3.6.3': boards.identifiers(who),
  };
}

/** What their common rules are about. */
export const commonSubjects: Named<string> = {
  C1: 'rematch',
  C2: 'bye-bar',
  'prohibited-pair': 'prohibited-pair',
  C3: 'completion',
  '3.4.2': 'bye-score',
  '3.4.3': 'bye-games',
  '3.4.4': 'bye-number',
  C4: 'upfloaters',
  C5: 'score-differences',
  C6: 'following-scoregroup',
  C7: 'float-previous-round',
  '3.5.4': 'order-of-upfloaters',
  '3.6.3': 'order-of-pairings',
  'board-order': 'board-order',
};
