import { count } from '../../criterion-words.js';
import type { RuleWords } from '../../system-words.js';

/** Words for the rules on colours: the criteria that look at them while the opponents are chosen, and the five steps that allocate them. */

export const topscorersColourDifference: RuleWords = {
  subject: 'topscorers-colour-difference',
  page: `In the final round topscorers may be paired against their absolute colour
preferences, because the right opponents matter most for the prizes. The price shall be paid as rarely as possible: of
the players in such games, as few as possible shall end with three games more of one colour than of the other. The
opponent of a topscorer counts too, topscorer or not. In all other rounds the criterion is silent, so the number of
rounds of the tournament has to be known before the final round can be judged.`,
  sentence: count(
    [
      'topscorer or opponent of a topscorer gets a colour difference beyond +2 or -2',
      'topscorers or opponents of topscorers get a colour difference beyond +2 or -2',
    ],
    [
      'topscorer or opponent beyond colour difference 2',
      'topscorers or opponents beyond colour difference 2',
    ],
    'one of the pair',
  ),
};

export const topscorersThirdColour: RuleWords = {
  subject: 'topscorers-third-colour',
  page: `In the final round a topscorer, or the opponent of one, may have to play a third
game in a row with the same colour. This criterion keeps the number of those players as small as possible, after the
colour difference has been looked after. Rounds without a game do not interrupt the row: two games with White, a bye and
another White are three in a row. In all other rounds the absolute rules prevent it, and the criterion is silent.`,
  sentence: count(
    [
      'topscorer or opponent of a topscorer gets the same colour a third time in a row',
      'topscorers or opponents of topscorers get the same colour a third time in a row',
    ],
    ['topscorer or opponent with a third equal colour', 'topscorers or opponents with a third equal colour'],
    'one of the pair',
  ),
};

export const colourPreferences: RuleWords = {
  subject: 'colour-preferences',
  page: `Two players who want the same colour cannot both get it, so every such pair costs one
disappointed player; the fewer of these, the better. This is the criterion that most often changes the natural pairing
of a scoregroup. Every preference counts alike here, a mild one as much as an absolute one, and a player who has not
played yet has none and disappoints nobody. What counts is the number of pairs with equal wishes; who of the two has to
give way is decided only when the colours are allocated.`,
  sentence: count(
    ['player does not get their colour preference', 'players do not get their colour preference'],
    ['player without their colour preference', 'players without their colour preference'],
    'one of the pair',
  ),
};

export const strongColourPreferences: RuleWords = {
  subject: 'strong-colour-preferences',
  page: `Among pairings that disappoint equally many players, the one is better that
disappoints fewer strong preferences, those of players with one game more of one colour than of the other. It makes
pairs of equal wishes in which one of the two is only mildly disappointed. A pair in which one preference is absolute and
the other strong disappoints a strong one. Two absolute ones, possible only for topscorers, do not count here: absolute
is a class of its own.`,
  sentence: count(
    [
      'player does not get their strong colour preference',
      'players do not get their strong colour preference',
    ],
    ['player without their strong colour preference', 'players without their strong colour preference'],
    'one of the pair',
  ),
};

export const grantBoth: RuleWords = {
  subject: 'colours-grant-both',
  page: `If the two players want different colours, both get their wish; if only one of them has a wish,
that one gets it. Most pairs of a tournament are settled by this step. A player without a game played has no
preference, even if there has been a bye or a forfeit: those give no colour, although a forfeited game was published
with one.`,
};

export const grantStronger: RuleWords = {
  subject: 'colours-grant-stronger',
  page: `If both want the same colour, the stronger wish wins: absolute before strong, strong before
mild. If both wishes are absolute, which happens only with topscorers in the final round, the player with the wider
colour difference gets the colour. That second comparison is for absolute wishes only: of two strong or two mild ones
neither is the stronger.`,
};

export const higherRanked: RuleWords = {
  subject: 'colours-higher-ranked',
  page: `If both want the same colour equally, and their sequences of colours do not differ as far
back as both reach, the higher ranked player gets the wish. Higher ranked is who has more points (with virtual points, if
the tournament is accelerated), and with equal points who has the smaller pairing number. The player gets the colour that
is wanted, which need not be White.`,
};

export const parity: RuleWords = {
  subject: 'colours-parity',
  page: `If neither has a preference, the pairing number of the higher ranked player decides: with an odd
one that player gets the colour that was drawn by lot before round 1, with an even one the other colour. Above all this
settles the first round. Numbers are counted among those who have taken part so far: when player 1 has not arrived yet,
player 2 is the first and counts as odd.`,
};
