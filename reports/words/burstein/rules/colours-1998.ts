import type { RuleWords } from '../../system-words.js';

/** Words for the rules on chapter 5: the colours of a pair. */

export const firstRound: RuleWords = {
  subject: 'colours-first-games',
  page: `In the first round the colour of player number 1 is drawn by lot, and all other odd numbers of the top half of the initial
list have the same colour; even numbers have the other one. The higher ranked of two opponents decides for both. Numbers count those who
take part, so an absent player moves up who comes after him.`,
};

export const bars: RuleWords = {
  subject: 'colours-bars',
  page: `Whatever else 5.4 wants, no player gets a colour for the third time in a row, nor one that would make more than two games
more with it than with the other (5.2, 5.3). Where that leaves one distribution only, it is taken before the due colours are looked at. A
player with White in the last two games can be due White nevertheless, when he has had Black more often before.`,
};

export const due: RuleWords = {
  subject: 'colours-grant-both',
  page: `Both players get their due colour where these differ. A player is due the colour that he has had less often; if both were
equally often, the one that he did not have in his last game (1.3). Who has played no game is due neither and takes what his opponent leaves.
Games count, forfeits and byes do not.`,
};

export const equal: RuleWords = {
  subject: 'colours-grant-stronger',
  page: `Where both players are due the same colour, it goes to the one who needs it more: the numbers of games with Black and with
White are to be equalised, so of two who are due White the one with more games with Black in excess gets it. Programs that leave this
step out give other colours in every sixth round of small tournaments.`,
};

export const alternate: RuleWords = {
  subject: 'colours-alternate',
  page: `Where the numbers of games do not help either, the colours of both players are compared from their last game backward. At
the first difference they alternate: who had Black there gets White now. Rounds without a game are left out of the histories, so the last
games of both are compared even if they were played in different rounds.`,
};

export const strength: RuleWords = {
  subject: 'colours-sonneborn-berger',
  page: `When the histories of both players are the same, the one with the higher Sonneborn-Berger gets his due colour. Scores are not
compared: a floater may have more points than his opponent and yet the lower value. The value is the one by which the score group is put in
order, with games only.`,
};

export const buchholz: RuleWords = {
  subject: 'colours-buchholz',
  page: `When the Sonneborn-Berger of both is equal, the one with the higher Buchholz gets his due colour, the sum of the scores of the
opponents he has played. Equal Sonneborn-Berger with different Buchholz is common among players who have lost all their games, and after
short tournaments with many draws.`,
};

export const median: RuleWords = {
  subject: 'colours-median',
  page: `When Sonneborn-Berger and Buchholz are equal, the one with the higher Median gets his due colour: the Buchholz without the best
and the worst opponent, zero for fewer than three games. The text says "and so on" and means the order of 3.2 by it. This step is reached
rarely, and never before the fourth round.`,
};

export const rating: RuleWords = {
  subject: 'colours-rating',
  page: `When the three values of both players are equal, the one with the higher rating gets his due colour. It is the fourth and last
thing that 3.2 puts players in order by. It is reached above all in the second round, when two winners have beaten opponents with equal
scores. The rating is the one of the file.`,
};

export const order: RuleWords = {
  subject: 'colours-order',
  page: `The text ends with the ratings. Where these are equal as well, the one who stands higher in the initial order gets his due colour,
as if the rating were higher. Another program may draw lots here: a deviation that names this step says no more than that the text is
silent.`,
};

export const none: RuleWords = {
  subject: 'colours-without-games',
  page: `Two players without a game are due no colour, and none of the steps of 5.4 can decide between them. They have the colours of round 1:
the higher ranked of the two gets the colour drawn by lot if his number among those who have taken part is odd, else the other one. This
happens after byes, forfeits and late entries.`,
};
