import type { RuleWords } from '../../system-words.js';

/** Words for the rules on chapter 3: the colours of a pair. */

export const firstRound: RuleWords = {
  subject: 'colours-first-games',
  page: `In the first round the colour of one pair is drawn by lot. All pairs with an odd number have their colours like the
first pair, all others the other way round. The pairs are counted from the top of the list, and who has the bye has no colour at all. From
the second round on the lot decides nothing any more.`,
};

export const bars: RuleWords = {
  subject: 'colours-bars',
  page: `Whatever else chapter 3 wants, no player gets a colour for the third time in a row, nor one that would make three games
more with it than with the other (C.04.1.f, C.04.1.g). Where that leaves one distribution only, it is taken before the due colours are
looked at. A player with White in the last two games can be due White nevertheless, when he has had Black more often before.`,
};

export const due: RuleWords = {
  subject: 'colours-grant-both',
  page: `Both players get their due colour where these differ. A player is due the colour that he has had less often; if both were
equally often, the one that he did not have in his last game. Who has played no game is due neither and takes what his opponent leaves. Games
count, forfeits and byes do not, so a colour that was only announced is not looked at.`,
};

export const equal: RuleWords = {
  subject: 'colours-grant-stronger',
  page: `Where both players are due the same colour, it goes to the one who needs it more: the numbers of games with Black and
with White are to be equalised, so of two who are due White the one with more games with Black in excess gets it. Later editions speak of
stronger preferences instead and also ask for the last two games.`,
};

export const alternate: RuleWords = {
  subject: 'colours-alternate',
  page: `Where the numbers of games do not help either, the colours of both players are compared from their last game
backward. At the first difference they alternate: who had Black there gets White now. Rounds without a game are left out of the
histories, so the last games of both are compared even if they were played in different rounds.`,
};

export const average: RuleWords = {
  subject: 'colours-average',
  page: `When the histories of both players are the same, White goes to the one with the higher average rating of opponents: he has
had the harder tournament so far. The average counts games only and is compared unrounded. This step is reached often, since players of one
score group have often had the same colours in the same rounds.`,
};

export const rating: RuleWords = {
  subject: 'colours-rating',
  page: `When the averages of the opponents are equal, too, White goes to the player with the lower rating. This is rare after the
first rounds; it decides above all between players who have not yet played a game, whose averages are all zero here. The rating is the one
of the file.`,
};

export const order: RuleWords = {
  subject: 'colours-order',
  page: `The text ends with the ratings. Where these are equal as well, White goes to the lower one of the two in the initial order,
as it goes to the lower rated one in the step before. Another program may draw lots here: a deviation that names this step says no more
than that the text is silent.`,
};
