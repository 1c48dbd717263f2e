import { count, list } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';
import type { Named } from '../system-words.js';

/** How the requirements of 1998 are spoken of. */
export const criteria1998: Named<CriterionWords> = {
  '4.2.group': ofBye('score', 'score', 'scores'),
  '4.2': ofBye('Sonneborn-Berger', 'Sonneborn-Berger', 'Sonneborn-Berger values'),
  '4.3.buchholz': ofBye('Buchholz', 'Buchholz', 'Buchholz values'),
  '4.3.median': ofBye('Median', 'Median', 'Medians'),
  '4.3.rating': ofBye('rating', 'rating', 'ratings'),
  '4.3.order': ofBye('initial place', 'place in the initial order', 'places in the initial order'),
  '6.3': count(
    ['player of the score group is not paired in it', 'players of the score group are not paired in it'],
    ['player not paired in the score group', 'players not paired in the score group'],
    'both',
  ),
  '6.6': count(
    [
      'player floats with whom the next score group cannot be paired completely',
      'players float with whom the next score group cannot be paired completely',
    ],
    ['floater who does not suit the next score group', 'floaters who do not suit the next score group'],
    'higher',
  ),
  '6.3.again': count(
    ['player floats who has come as a floater himself', 'players float who have come as floaters themselves'],
    ['floater floating again', 'floaters floating again'],
    'higher',
  ),
  '6.5': list(
    [
      'the number of players of the score group who get their due colours is',
      'the numbers of players of the score group who get their due colours are',
    ],
    'number of due colours',
    'both',
  ),
};

function ofBye(what: string, one: string, many: string): CriterionWords {
  return list(
    [`the ${one} of the player with the bye is`, `the ${many} of those with the bye are`],
    what,
    'higher',
    'the player with the bye',
  );
}
