import type { RuleWords } from '../../system-words.js';

/** Words for the rules on the five steps that allocate the colours. */

export const firstGames: RuleWords = {
  subject: 'colours-first-games',
  page: `Of two players who have not played a game yet, the higher ranked one gets the colour that was drawn by
lot before round 1 when the pairing number is odd, and the other colour when it is even. After the seeding rounds this can
only happen between late entries, or players without luck: nobody else is without a game. Higher ranked is who has the higher
index, which unplayed rounds make up too. Numbers are counted among those who have taken part so far.`,
};

export const grantBoth: RuleWords = {
  subject: 'colours-grant-both',
  page: `If the two players want different colours, both get their wish. Most pairs are settled by this step.
A player who has not played yet wants no colour, so the opponent gets the wish, whatever it is. Byes and forfeits give no
colour, although a forfeited game was published with one: what counts are the games that were played, those of the seeding
rounds included.`,
};

export const grantStronger: RuleWords = {
  subject: 'colours-grant-stronger',
  page: `If both want the same colour, the stronger wish wins: absolute before strong, strong before mild. Two
absolute wishes for the same colour never meet, so that no further comparison is needed. A strong wish comes from one game
more with one colour than with the other; a mild one from equally many games of both, and asks for the colour that the player
did not have in the latest game.`,
};

export const higherRanked: RuleWords = {
  subject: 'colours-higher-ranked',
  page: `If both want the same colour equally, and their sequences of colours do not differ as far back as both
reach, the higher ranked player gets the wish. Higher ranked is who has met the stronger opposition, by the index of the
system, and not who has more points: a program that looks at the scores here, as in the Dutch System, gets the colours of such
pairs wrong. The player gets the colour that is wanted, which need not be White.`,
};
