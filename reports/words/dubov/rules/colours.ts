import type { RuleWords } from '../../system-words.js';

/** Words for the rules on the five steps that allocate the colours. */

export const firstGames: RuleWords = {
  subject: 'colours-first-games',
  page: `Of two players who have not played a game yet, the higher ranked one gets the colour that was drawn by
lot before round 1 when the pairing number is odd, and the other colour when it is even. Unlike in the Dutch System this step
comes first, because everybody has a preference here: without a game a mild one for Black. It settles the first round, and
later the games of two late entries. Numbers are counted among those who have taken part so far.`,
};

export const grantBoth: RuleWords = {
  subject: 'colours-grant-both',
  page: `If the two players want different colours, both get their wish. As the pairing itself brings White
seekers together with Black seekers, most pairs are settled by this step. A player without a game counts as one who wants
Black, mildly, even if there has been a bye or a forfeit: those give no colour, although a forfeited game was published
with one.`,
};

export const grantStronger: RuleWords = {
  subject: 'colours-grant-stronger',
  page: `If both want the same colour, the stronger wish wins: absolute before strong, strong before mild. Two
absolute wishes for the same colour never meet, so that no further comparison is needed. A strong wish comes from one game
more with one colour than with the other; a mild one from equally many games of both, and from the last of them, or from
having played no game at all.`,
};

export const higherRanked: RuleWords = {
  subject: 'colours-higher-ranked',
  page: `If both want the same colour equally, and their sequences of colours do not differ as far back as both
reach, the higher ranked player gets the wish. Higher ranked is who has more points (with virtual points, if the tournament is
accelerated), and with equal points who has the smaller pairing number. The player gets the colour that is wanted, which need
not be White. This step always decides, as nobody is without a preference.`,
};
