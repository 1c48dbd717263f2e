import type { SidePart } from '../../../checker/index.js';
import { count, list, told } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';
import { counted, couplesOf, pairs, scoring, valueTexts } from '../numbers.js';
import type { Named, OfRules } from '../system-words.js';

const EVEN = 'to make the number of the scoregroup even';

/** What both editions have under the same numbers. */
const shared: Named<CriterionWords> = {
  '1.group': told(
    (theirs, ours) =>
      `the bye goes to ${withScore(theirs)}; it goes to the lowest scoregroup with somebody who can have it, to ${withScore(ours)}`,
    (theirs, ours) => `the bye goes to ${withScore(theirs)}, ${valueTexts(ours).join()} is possible`,
  ),
  '1': told(
    (theirs, ours) =>
      `the bye goes to ${lastOf(theirs)}; it goes to the lowest ranked of the scoregroup who can have it, ${lastOf(ours)}`,
    (theirs, ours) => `the bye goes to ${lastOf(theirs)}, ${lastOf(ours)} is ranked lower`,
  ),
  '6': told(beyondColours, (theirs, ours) => {
    const pairs = counted(countOf(theirs), 'pair', 'pairs');
    return `${pairs} beyond the limits of colours, ${countOf(ours)} by the rules`;
  }),
  '3.10': count(
    [
      'player makes the number of the scoregroup even who floated in the round before',
      'players make the number of the scoregroup even who floated in the round before',
    ],
    ['floater as in the round before', 'floaters as in the round before'],
    'higher',
  ),
  '3.3': whoFloats(EVEN),
  '3.4': whoFloats(EVEN),
  '4.4': whoFloats('for want of opponents'),
  '3.6': outOfTurn(),
  '3.7': outOfTurn(),
  '3.8.residents': count(
    [
      'floater meets another floater though a player of the scoregroup suits',
      'floaters meet other floaters though players of the scoregroup suit',
    ],
    ['floater against a floater', 'floaters against floaters'],
    'both',
  ),
  '3.8.colour': count(
    [
      'floater meets a player who is due the same colour',
      'floaters meet players who are due the same colour',
    ],
    ['floater against the same due colour', 'floaters against the same due colour'],
    'both',
  ),
  '3.8': told(
    (theirs, ours) => `${floaterMeets(theirs)}; the first opponent by the rules is ${lastOf(ours)}`,
    (theirs, ours) => `${floaterMeets(theirs)}, ${lastOf(ours)} comes first`,
  ),
  '2.6': told(
    (theirs, ours) =>
      `the scoregroup keeps ${pairingsOf(theirs)}; by the rules pairings are cracked for the median scoregroup until ${countOf(ours) === 0 ? 'none is' : `${countOf(ours)} ${countOf(ours) === 1 ? 'is' : 'are'}`} left`,
    (theirs, ours) => `${pairingsOf(theirs)} kept, ${countOf(ours)} by the rules`,
  ),
  '5.2': count(
    ['pair is of players who are due the same colour', 'pairs are of players who are due the same colour'],
    ['pair due the same colour', 'pairs due the same colour'],
    'both',
  ),
};

const pairings = told(
  (theirs, ours) => `the scoregroup has ${pairingsOf(theirs)}; ${pairingsOf(ours)} can be made`,
  (theirs, ours) => `${pairingsOf(theirs)}, ${countOf(ours)} is possible`,
);

const types = told(
  (theirs, ours) =>
    `${lastOf(theirs)} floats, a floater of type ${typeOf(theirs)} of 3.9; by the rules one of type ${typeOf(ours)} does, ${lastOf(ours)}`,
  (theirs, ours) => `floater ${lastOf(theirs)} of type ${typeOf(theirs)}, type ${typeOf(ours)} is possible`,
);

const evenColour = count(
  [
    'player makes the number of the scoregroup even who is not due the colour of the majority',
    'players make the number of the scoregroup even who are not due the colour of the majority',
  ],
  ['floater not due the colour of the majority', 'floaters not due the colour of the majority'],
  'higher',
);

const maxiEven = list(
  [
    'the rating of the player who makes the number of the scoregroup even for the sake of colours is apart from that of the last one by',
    'the ratings of players who make the number of the scoregroup even for the sake of colours are apart from those of the last ones by',
  ],
  'rating points to the last one',
  'higher',
  'the floater',
);

/** Of Maxi-tournaments, under the same numbers. */
const maxi: Named<CriterionWords> = {
  '3.8.maxi': list(
    [
      "the rating of the floater's opponent of the other due colour is apart from that of the first available by",
      "the ratings of the floaters' opponents of the other due colour are apart from those of the first available by",
    ],
    'rating points to the first available',
    'higher',
    "the floater's opponent",
  ),
  '5.7': count(
    [
      'pair comes from an exchange for the sake of colours of opponents rated more than 100 points apart',
      'pairs come from exchanges for the sake of colours of opponents rated more than 100 points apart',
    ],
    ['exchange beyond 100 points', 'exchanges beyond 100 points'],
    'both',
  ),
};

/** How the decisions are spoken of. */
export const criteria: OfRules<CriterionWords> = {
  'lim-1999': {
    ...shared,
    ...maxi,
    '3.2.maxi': maxiEven,
    '3.10.b': pairings,
    '3.9': types,
    '3.2': evenColour,
  },
  'lim-2026': {
    ...shared,
    ...maxi,
    '3.2.3': maxiEven,
    '3.10.2': pairings,
    '3.9.2': types,
    '3.2.2': evenColour,
  },
};

/** Who floats, where the number in the pairing list decides. */
function whoFloats(why: string): CriterionWords {
  return told(
    (theirs, ours) =>
      isNobody(theirs)
        ? `nobody floats in the place of ${lastOf(ours)}, who floats by the rules ${why}`
        : `${lastOf(theirs)} floats ${why}; by the rules ${lastOf(ours)} does`,
    (theirs, ours) =>
      isNobody(theirs) ? `${lastOf(ours)} does not float` : `${lastOf(theirs)} floats, not ${lastOf(ours)}`,
  );
}

/** Article 6: colours yield where the scoregroup gains a pairing by it, and only there. */
function beyondColours(theirs: SidePart, ours: SidePart): string {
  const [n, m] = [countOf(theirs), countOf(ours)];
  const limits = 'the limits of colours';
  return n < m
    ? `the scoregroup gains a pairing if ${counted(m, 'pair breaks', 'pairs break')} ${limits}; ${counted(n, 'pair does', 'pairs do')}`
    : `${counted(n, 'pair breaks', 'pairs break')} ${limits} (${pairs(couplesOf(theirs.players))}); the rules allow ${m === 0 ? 'none' : m}, for the scoregroup gains no pairing by it`;
}

/** Nobody is paired, or floats: the value is empty. */
function isNobody({ value }: SidePart): boolean {
  return value === null || value.length === 0;
}

/** The floater, and whom it meets; a floater alone is not paired. */
function floaterMeets(part: SidePart): string {
  return isNobody(part)
    ? `floater ${part.players.slice(0, 1).join()} is not paired`
    : `floater ${part.players.slice(0, 1).join()} meets ${lastOf(part)}`;
}

/** Whom a value is about: the floater, or behind a floater its opponent. */
function lastOf({ players: ids }: SidePart): string {
  return ids.length === 0 ? 'nobody' : `player ${ids.slice(-1).join()}`;
}

function withScore(part: SidePart): string {
  return part.value === null ? lastOf(part) : `${lastOf(part)}, with ${scoring(part.value)}`;
}

/** The number that a value consists of. */
function countOf({ value }: SidePart): number {
  return value?.at(0) ?? 0;
}

function pairingsOf(part: SidePart): string {
  return counted(countOf(part), 'pairing', 'pairings');
}

/** The types of floaters are lettered. */
function typeOf(part: SidePart): string {
  return 'abcd'.charAt(countOf(part) - 1);
}

function outOfTurn(): CriterionWords {
  return count(
    [
      'opponent of a floater is given to another floater, whose turn comes later',
      'opponents of floaters are given to other floaters, whose turn comes later',
    ],
    ['floater out of turn', 'floaters out of turn'],
    'both',
  );
}
