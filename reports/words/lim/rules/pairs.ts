import { count, described } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';
import { counted } from '../../numbers.js';
import { beyondColours, countOf } from './sentences.js';

/** Words for the rules on articles 2.4, 4, 5 and 6: opponents and colours within a scoregroup. */

export const lastRound: RuleWords = {
  subject: 'last-round',
  page: `In the last round players of equal scores who have not met are paired even if one of them has the same colour a
third time running, or three more of it, if that is necessary. It is where a scoregroup comes to a pairing more than it could have
otherwise; then colours bind nobody in that group. Where nothing is gained by it the limits stay, and so they do between different scores.`,
  sentence: described(beyondColours, (theirs, ours) => {
    const pairs = counted(countOf(theirs), 'pair', 'pairs');
    return `${pairs} beyond the limits of colours, ${countOf(ours)} by the rules`;
  }),
};

export const scrutiny: RuleWords = {
  subject: 'colour-preferences',
  page: `When all pairings of a scoregroup are new, exchanges go on for the sake of colours, as long as one leaves fewer
pairs of players who are due the same. They are those of the tables in 4.2 and 4.3, across the halves, too, and an exchange for a later
player may give an earlier one another opponent. So the group ends with the first arrangement of the tables that has as few such pairs as
possible. The pairs of floaters have been made before and stay as they are.`,
  sentence: count(
    ['pair is of players who are due the same colour', 'pairs are of players who are due the same colour'],
    ['pair due the same colour', 'pairs due the same colour'],
    'both',
  ),
};

export const proposed: RuleWords = {
  subject: 'arrangement',
  page: `The players that are left are put in the order of their pairing numbers, and the top half is paired with the
bottom half: of six 1 meets 4, 2 meets 5 and 3 meets 6. Scores do not count in that order. Proposed pairings that are compatible stay as
they are, as long as all others can be paired as well and colours ask for nothing else.`,
};

export const exchange: RuleWords = {
  subject: 'transposition',
  page: `Opponents are sought for one player after the other, from the highest number when pairing downward, from the lowest
when pairing upwards. Each tries the proposed opponent, then the rest of the other half away from him, then his own half back towards
him: of six, number 1 tries 4, 5, 6, 3, 2. The players who are left are proposed afresh every time. If somebody finds nobody, the player
before him goes on to the next of his own tries.`,
};

export const bars: RuleWords = {
  subject: 'colours-bars',
  page: `Nobody has the same colour three times running, or three more of one colour than of the other. If one of a pair had one
colour twice in a row, or has two more of it, he gets the other one, whatever his opponent is due. Games count, unplayed rounds are left
out. In the last round both may be bound to the same colour; then the following rules decide.`,
};

export const due: RuleWords = {
  subject: 'colours-grant-both',
  page: `Who has had one colour more often than the other is due the one that he lacks, who has had both equally often is due the
one that he did not have last. So in even rounds everybody comes to as many games with either, in odd ones to a difference of one. If the
two are due different colours both get theirs, and who has played no game yet takes the other one.`,
};

export const histories: RuleWords = {
  subject: 'colours-alternate',
  page: `If both are due the same colour, their earlier games decide, going back from the last one: at the first difference
each gets the colour that he did not have then. The size of the difference between the two colours is not asked; whoever has two more of
one is guarded by the limits already. Some programs look at that difference first, and give other colours in every fifth round.`,
};

export const ranks: RuleWords = {
  subject: 'colours-higher-ranked',
  page: `If both are due the same colour and their histories are the same as far as they go, the higher ranked of the two has
the due colour in the median scoregroup and above, the lower ranked one below the median. The rank is the place in the pairing list and
not the score, so that a floater may come second to a player of the group below.`,
};

export const firstColours: RuleWords = {
  subject: 'colours-first-games',
  page: `In the first round the colour of number 1 is drawn by lot; the other odd numbers of the upper half have the same
one, the even numbers the other. Late entrants and others without a game meet by the same rule in later rounds: of two players without any
due colour the higher ranked has the drawn colour if his number is odd. The numbers are those of the players who have taken part so far.`,
};

export const maxiExchange: RuleWords = {
  page: `In a Maxi-tournament opponents are exchanged for the sake of colours only if they are rated within 100 points
of each other. The pairs that the first scrutiny leaves are those to be held against: nobody in the scoregroup gets an opponent further
away from the one before. Exchanges of players who have met are free of this. No text says what a Maxi-tournament is; the organiser
declares it.`,
  sentence: count(
    [
      'pair comes from an exchange for the sake of colours of opponents rated more than 100 points apart',
      'pairs come from exchanges for the sake of colours of opponents rated more than 100 points apart',
    ],
    ['exchange beyond 100 points', 'exchanges beyond 100 points'],
    'both',
  ),
};
