import type { EditionWords } from '../system-words.js';
import { count, list } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';

/** The words for each rule, in the order in which they are applied. */
export const burstein1998: EditionWords = {
  '3.1': {
    subject: 'rematch',
    page: `Two players meet at most once in a tournament. Only games that were really played count: after a forfeit the two may be
paired again. The tables of the text leave such pairs out, and what follows from that (another line, another floater, two score groups
considered as one) is most of what makes this system difficult.`,
  },
  '4.1': {
    subject: 'bye-bar',
    page: `Nobody receives the pairing-allocated bye who has already had a full point without playing: an earlier bye, a win because an
opponent did not appear, or a full-point bye that was asked for. That is what "a point without playing" says, and it is wider than the rule of
other systems of those days. Half-point byes do not bar. Where nobody is left who may have the bye, no pairing of the round is legal.`,
  },
  '5.2-5.3': {
    subject: 'equal-absolute-colours',
    page: `A player with the same colour in the last two games, or with two games more of one colour, must get the other one. Two who
must both have the same colour cannot meet. Both articles say "shall not", so there is no exception for the last round nor for players with
many points, unlike in the Dutch System. Colours are those of games that were played.`,
  },
  'prohibited-pair': {
    subject: 'prohibited-pair',
    page: `This is a rule of the tournament and not of the Burstein System: the organiser may order that some players shall not
meet, for all rounds or for some, and the file tells it in a record. Such a pair is treated like one that has played already, also where it
is asked whether a score group can be paired completely.`,
  },
  '4.rest': {
    subject: 'completion',
    page: `The bye is given before any score group is paired, and it must go to somebody without whom all others can still be
paired: nobody who has met, nobody twice bound to the same colour. The text does not say so, but a bye that leaves no legal pairing is no
pairing at all. The next player in the order of 4.2 and 4.3 is taken then.`,
  },
  '4.2.group': {
    subject: 'bye-score',
    page: `With an odd number of players the bye goes to the lowest score group. A higher group is asked only when nobody in the
lowest one may have the bye, or none of them leaves players who can all be paired. It is settled before the first group is paired, so the
lowest group is that of all players and no floater is looked at.`,
    sentence: ofBye('score', 'score', 'scores'),
  },
  '4.2': {
    subject: 'bye-sonneborn-berger',
    page: `Within the lowest score group the player with the lowest Sonneborn-Berger has the bye: the sum of the scores of the
opponents, each times the points won from him. Only games count; a round without one leaves no trace. A player who has lost everything has
zero, so in the lowest group of all it is often the next value that decides.`,
    sentence: ofBye('Sonneborn-Berger', 'Sonneborn-Berger', 'Sonneborn-Berger values'),
  },
  '4.3.buchholz': {
    subject: 'bye-buchholz',
    page: `When several players of the lowest score group have the lowest Sonneborn-Berger, the one with the lowest Buchholz has the bye:
the sum of the scores of his opponents. Only opponents of games count, with all the points that they have now. Who has played fewer games
than others has a lower Buchholz for that alone.`,
    sentence: ofBye('Buchholz', 'Buchholz', 'Buchholz values'),
  },
  '4.3.median': {
    subject: 'bye-median',
    page: `When the Buchholz is equal as well, the lowest Median decides: the Buchholz without the best and the worst of the
opponents, and zero for fewer than three games. The text only says "and so on" here, which is read as the order of 3.2. In the first rounds
all Medians are zero and the ratings decide.`,
    sentence: ofBye('Median', 'Median', 'Medians'),
  },
  '4.3.rating': {
    subject: 'bye-rating',
    page: `When Sonneborn-Berger, Buchholz and Median are equal, as in the first round, the player with the lowest rating has the
bye. Ratings come from the file and stay as they are during the tournament; who has none counts as the lowest. The number in the starting
list is not asked as long as the ratings differ.`,
    sentence: ofBye('rating', 'rating', 'ratings'),
  },
  '4.3.order': {
    subject: 'bye-number',
    page: `When even the ratings are equal, the last one in the initial order has the bye. The text ends with the ratings, so this is the
smallest step beyond it: who stands last among equals is the lowest. Another program may draw lots here: a deviation that names this step
says no more than that the text is silent.`,
    sentence: ofBye('initial place', 'place in the initial order', 'places in the initial order'),
  },
  '6.3': {
    subject: 'pairs-in-group',
    page: `All players of a score group are paired with each other, those who have floated into it included; only of an odd number one
floats to the next group. Where that is impossible the group is considered as one with the next, the lowest group with the one above, as
often as it takes. More players who leave a group than the text has floaters part from this rule.`,
    sentence: count(
      ['player of the score group is not paired in it', 'players of the score group are not paired in it'],
      ['player not paired in the score group', 'players not paired in the score group'],
      'both',
    ),
  },
  '6.6': {
    subject: 'floater-suits-next',
    page: `The floater must let the next score group be paired completely together with him, one of its own players floating if their
number is odd. If he does not, he goes back and the next combination of the table is tried. If no combination has such a floater, the two
score groups are considered as one. Nothing looks further than the next group.`,
    sentence: count(
      [
        'player floats with whom the next score group cannot be paired completely',
        'players float with whom the next score group cannot be paired completely',
      ],
      ['floater who does not suit the next score group', 'floaters who do not suit the next score group'],
      'higher',
    ),
  },
  '6.3.again': {
    subject: 'floater-again',
    page: `Who has come into a score group as a floater is paired there and does not float again: the text calls such lines of the table
not valid. That holds for score groups considered as one as well. If nobody else can float, the group is considered as one with the next.`,
    sentence: count(
      [
        'player floats who has come as a floater himself',
        'players float who have come as floaters themselves',
      ],
      ['floater floating again', 'floaters floating again'],
      'higher',
    ),
  },
  '6.5': {
    subject: 'colour-preferences',
    page: `As many players of a score group as possible get their due colours. Only among the combinations that give the most the order of
the tables decides, so one that comes late may be right: in the text's own example the fourth of fifteen. Who floats gets no colour here and
does not count; a player without a game is due no colour.`,
    sentence: list(
      [
        'the number of players of the score group who get their due colours is',
        'the numbers of players of the score group who get their due colours are',
      ],
      'number of due colours',
      'both',
    ),
  },
  '6.2': {
    subject: 'order-of-pairings',
    page: `The players of a score group stand in the order of Sonneborn-Berger, then Buchholz, Median and rating. The highest meets the lowest
whom he may meet, the second highest the lowest who is left, and so on: opponents are tried from the bottom upward, the last players'
first. Floaters stand where their own values put them, whatever their points.`,
  },
  '6.4': {
    subject: 'order-of-pairings',
    page: `In a score group of an odd number the order of the combinations is the same, with the floater as the last of all opponents: a
player floats only after he has been tried with everybody who is left below him. So the first to float is the one in the middle, and the
highest player is the floater in the last combinations only.`,
  },
  '5.1': {
    subject: 'colours-first-games',
    page: `In the first round the colour of player number 1 is drawn by lot, and all other odd numbers of the top half of the initial
list have the same colour; even numbers have the other one. The higher ranked of two opponents decides for both. Numbers count those who
take part, so an absent player moves up who comes after him.`,
  },
  '5.bars': {
    subject: 'colours-bars',
    page: `Whatever else 5.4 wants, no player gets a colour for the third time in a row, nor one that would make more than two games
more with it than with the other (5.2, 5.3). Where that leaves one distribution only, it is taken before the due colours are looked at. A
player with White in the last two games can be due White nevertheless, when he has had Black more often before.`,
  },
  '5.4.due': {
    subject: 'colours-grant-both',
    page: `Both players get their due colour where these differ. A player is due the colour that he has had less often; if both were
equally often, the one that he did not have in his last game (1.3). Who has played no game is due neither and takes what his opponent leaves.
Games count, forfeits and byes do not.`,
  },
  '5.4.equal': {
    subject: 'colours-grant-stronger',
    page: `Where both players are due the same colour, it goes to the one who needs it more: the numbers of games with Black and with
White are to be equalised, so of two who are due White the one with more games with Black in excess gets it. Programs that leave this
step out give other colours in every sixth round of small tournaments.`,
  },
  '5.4.alternate': {
    subject: 'colours-alternate',
    page: `Where the numbers of games do not help either, the colours of both players are compared from their last game backward. At
the first difference they alternate: who had Black there gets White now. Rounds without a game are left out of the histories, so the last
games of both are compared even if they were played in different rounds.`,
  },
  '5.4.sb': {
    subject: 'colours-sonneborn-berger',
    page: `When the histories of both players are the same, the one with the higher Sonneborn-Berger gets his due colour. Scores are not
compared: a floater may have more points than his opponent and yet the lower value. The value is the one by which the score group is put in
order, with games only.`,
  },
  '5.4.buchholz': {
    subject: 'colours-buchholz',
    page: `When the Sonneborn-Berger of both is equal, the one with the higher Buchholz gets his due colour, the sum of the scores of the
opponents he has played. Equal Sonneborn-Berger with different Buchholz is common among players who have lost all their games, and after
short tournaments with many draws.`,
  },
  '5.4.median': {
    subject: 'colours-median',
    page: `When Sonneborn-Berger and Buchholz are equal, the one with the higher Median gets his due colour: the Buchholz without the best
and the worst opponent, zero for fewer than three games. The text says "and so on" and means the order of 3.2 by it. This step is reached
rarely, and never before the fourth round.`,
  },
  '5.4.rating': {
    subject: 'colours-rating',
    page: `When the three values of both players are equal, the one with the higher rating gets his due colour. It is the fourth and last
thing that 3.2 puts players in order by. It is reached above all in the second round, when two winners have beaten opponents with equal
scores. The rating is the one of the file.`,
  },
  '5.4.order': {
    subject: 'colours-order',
    page: `The text ends with the ratings. Where these are equal as well, the one who stands higher in the initial order gets his due colour,
as if the rating were higher. Another program may draw lots here: a deviation that names this step says no more than that the text is
silent.`,
  },
  '5.4.none': {
    subject: 'colours-without-games',
    page: `Two players without a game are due no colour, and none of the steps of 5.4 can decide between them. They have the colours of round 1:
the higher ranked of the two gets the colour drawn by lot if his number among those who have taken part is odd, else the other one. This
happens after byes, forfeits and late entries.`,
  },
};

function ofBye(what: string, one: string, many: string): CriterionWords {
  return list(
    [`the ${one} of the player with the bye is`, `the ${many} of those with the bye are`],
    what,
    'higher',
    'the player with the bye',
  );
}
