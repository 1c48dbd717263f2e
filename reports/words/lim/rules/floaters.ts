import { count, list, described } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';
import {
  EVEN,
  whoFloats,
  floaterMeets,
  lastOf,
  countOf,
  pairingsOf,
  typeOf,
  outOfTurn,
} from './sentences.js';

/** Words for the rules on articles 2.3, 2.6, 3 and 4.4: who leaves a scoregroup, and whom floaters meet. */

export const pairings: RuleWords = {
  subject: 'number-of-pairs',
  page: `A scoregroup keeps as many pairings as its players, floaters from before among them, can make with one another. Only
who is left over then floats. So nobody is sent on because the order of exchanges happens to leave two players who have met: others change
their opponents first. Two players more float only where no arrangement of the group holds them.`,
  sentence: described(
    (theirs, ours) => `the scoregroup has ${pairingsOf(theirs)}; ${pairingsOf(ours)} can be made`,
    (theirs, ours) => `${pairingsOf(theirs)}, ${countOf(ours)} is possible`,
  ),
};

export const types: RuleWords = {
  subject: 'floater-kind',
  page: `Floaters have four types, the first of the greatest disadvantage: (a) one who has already floated into the group and
has no compatible opponent in the next, (b) one who has floated into it but has an opponent there, (c) a player of the group without an
opponent there, (d) one with an opponent. Where there is a choice, floaters of type a are avoided before those of type b, and these before
type c. Whom another floater is to meet does not count as an opponent. This decides before colours and numbers do.`,
  sentence: described(
    (theirs, ours) =>
      `${lastOf(theirs)} floats, a floater of type ${typeOf(theirs)} of 3.9; by the rules one of type ${typeOf(ours)} does, ${lastOf(ours)}`,
    (theirs, ours) => `floater ${lastOf(theirs)} of type ${typeOf(theirs)}, type ${typeOf(ours)} is possible`,
  ),
};

export const floated: RuleWords = {
  subject: 'float-previous-round',
  page: `Who floated in the round before is not chosen again to make the number of a scoregroup even, unless that costs a
pairing or makes a floater of a worse type. A floater is the one who was transferred: above the median the player with the higher score,
below it the one with the lower, and not the opponent, who stayed where he was. Whoever has to go for want of opponents goes all the same,
for the article speaks of even numbers only.`,
  sentence: count(
    [
      'player makes the number of the scoregroup even who floated in the round before',
      'players make the number of the scoregroup even who floated in the round before',
    ],
    ['floater as in the round before', 'floaters as in the round before'],
    'higher',
  ),
};

export const evenColour: RuleWords = {
  subject: 'even-number-colour',
  page: `When a scoregroup is made even, the due colours of its players are counted, those of floaters who have come into it
too, and the floater is one of the majority: so the colours of those who stay come closer to each other. Types (3.9) and the float of the
round before (3.10) come first. In a Maxi-tournament the player must not be rated more than 100 points away from the last one.`,
  sentence: count(
    [
      'player makes the number of the scoregroup even who is not due the colour of the majority',
      'players make the number of the scoregroup even who are not due the colour of the majority',
    ],
    ['floater not due the colour of the majority', 'floaters not due the colour of the majority'],
    'higher',
  ),
};

export const evenDown: RuleWords = {
  subject: 'even-number-down',
  page: `When pairing goes downward and the number of a scoregroup has to be made even, the lowest numbered player floats
among those who are equal in everything that comes before: the one with the largest pairing number, since number 1 is the highest in this
text. Programs that take the smallest number turn the whole system upside down.`,
  sentence: whoFloats(EVEN),
};

export const evenUp: RuleWords = {
  subject: 'even-number-up',
  page: `When pairing goes upwards, below the median, and the number of a scoregroup has to be made even, the highest numbered
player floats among those who are equal in everything that comes before: the one with the smallest pairing number. It mirrors the choice
above the median, where the lowest numbered one goes.`,
  sentence: whoFloats(EVEN),
};

export const wanted: RuleWords = {
  subject: 'floater-lowest',
  page: `When players cannot be paired in spite of all exchanges, as few of them float as must. Of the best type it is the
last one, the lowest numbered when pairing downward, without whom the group still has as many pairings. If the player who was to make the
number even cannot be spared, he comes back and is exchanged for the one who cannot be paired. In an even group two go: the one who finds
nobody, and the last who can be spared in his company.`,
  sentence: whoFloats('for want of opponents'),
};

export const turnDown: RuleWords = {
  subject: 'floater-turn-from-above',
  page: `Floaters are paired before the other players of the group they come into, and from above the one with the highest
score comes first, then the highest number. The score decides before the number, though another sentence of the text names the number alone.
In the median group those from above are paired before those from below. Who comes later has to leave an opponent to who comes earlier.`,
  sentence: outOfTurn(),
};

export const turnUp: RuleWords = {
  subject: 'floater-turn-from-below',
  page: `Floaters from below are paired in the reverse order: the one with the lowest score first, then the lowest number. The
printed text says "highest pairing number" once, an old misprint that the parallel sentences correct. In the median group they come after
the floaters from above, and before its own players.`,
  sentence: outOfTurn(),
};

export const residents: RuleWords = {
  subject: 'floaters-and-residents',
  page: `A floater meets a player of the scoregroup that he has come into. Two floaters meet each other only where none of
that group's own players suits: otherwise the top and the bottom of the tournament would be paired with one another in the median group,
before its own players are looked at.`,
  sentence: count(
    [
      'floater meets another floater though a player of the scoregroup suits',
      'floaters meet other floaters though players of the scoregroup suit',
    ],
    ['floater against a floater', 'floaters against floaters'],
    'both',
  ),
};

export const colour: RuleWords = {
  subject: 'floater-colour',
  page: `A floater meets somebody who is due the other colour, as long as there is one who is compatible and leaves opponents
for all others. Only if everybody who is available is due the same colour does the number alone decide. In a Maxi-tournament the player
passed over and the one taken must be rated within 100 points of each other.`,
  sentence: count(
    [
      'floater meets a player who is due the same colour',
      'floaters meet players who are due the same colour',
    ],
    ['floater against the same due colour', 'floaters against the same due colour'],
    'both',
  ),
};

export const opponent: RuleWords = {
  subject: 'floater-opponent',
  page: `A floater meets the first available player of the other due colour: the highest numbered when pairing downward, the
lowest numbered when pairing upwards. Available is who is compatible and leaves a group in which the others can still all be paired. The
median group is paired downward, so that those who come up from below take its highest numbered players, too.`,
  sentence: described(
    (theirs, ours) => `${floaterMeets(theirs)}; the first opponent by the rules is ${lastOf(ours)}`,
    (theirs, ours) => `${floaterMeets(theirs)}, ${lastOf(ours)} comes first`,
  ),
};

export const cracked: RuleWords = {
  subject: 'cracked-pairings',
  page: `When the median scoregroup cannot be paired, pairings of the neighbouring groups are taken back one by one, and their
players come into it as additional floaters: from below if more floaters have come from above, otherwise from above. The next pairing is
the one of the nearest group that was made last; when a group has none left the one further out follows, and when a side has none left the
other side. After each the median group is begun again.`,
  sentence: described(
    (theirs, ours) =>
      `the scoregroup keeps ${pairingsOf(theirs)}; by the rules pairings are cracked for the median scoregroup until ${countOf(ours) === 0 ? 'none is' : `${countOf(ours)} ${countOf(ours) === 1 ? 'is' : 'are'}`} left`,
    (theirs, ours) => `${pairingsOf(theirs)} kept, ${countOf(ours)} by the rules`,
  ),
};

export const maxiEven: RuleWords = {
  page: `In a Maxi-tournament the player who makes the number of a scoregroup even for the sake of colours must be rated
within 100 points of the last one: the lowest numbered player when pairing downward, the highest numbered when pairing upwards, of those
whom the types of floaters and the round before leave. If there are more points between the two the last one floats, whatever colour is
due. No text says what a Maxi-tournament is; the organiser declares it.`,
  sentence: list(
    [
      'the rating of the player who makes the number of the scoregroup even for the sake of colours is apart from that of the last one by',
      'the ratings of players who make the number of the scoregroup even for the sake of colours are apart from those of the last ones by',
    ],
    'rating points to the last one',
    'higher',
    'the floater',
  ),
};

export const maxiOpponent: RuleWords = {
  page: `In a Maxi-tournament a floater meets a player of the other due colour only if that player and the first one
available are rated within 100 points of each other. Whoever is further away is passed over; if nobody is near the floater meets the first
one available, though both are due the same colour. No text says what a Maxi-tournament is; the organiser declares it.`,
  sentence: list(
    [
      "the rating of the floater's opponent of the other due colour is apart from that of the first available by",
      "the ratings of the floaters' opponents of the other due colour are apart from those of the first available by",
    ],
    'rating points to the first available',
    'higher',
    "the floater's opponent",
  ),
};
