import { count, list } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';
import type { Named } from '../system-words.js';
import type { Participants } from '../participants.js';

/** How [C4] to [C7] and the order of the sets are spoken of. */
export function upfloaterCriteria({ one, many }: Participants): Named<CriterionWords> {
  return {
    C4: count([`${one} is brought up`, `${many} are brought up`], ['upfloater', 'upfloaters'], 'lower'),
    C5: list(
      [
        'the score difference in the pair with an upfloater is',
        'the score differences in the pairs with upfloaters are',
      ],
      'score difference of an upfloater',
      'lower',
    ),
    C6: count(
      [
        'upfloater will be needed by the following scoregroup with those brought up here',
        'upfloaters will be needed by the following scoregroup with those brought up here',
      ],
      ['upfloater of the following scoregroup', 'upfloaters of the following scoregroup'],
      'lower',
    ),
    C7: count(
      [
        `${one} is brought up that was a floater in the previous round`,
        `${many} are brought up that were floaters in the previous round`,
      ],
      ['floater of the previous round brought up', 'floaters of the previous round brought up'],
      'lower',
    ),
    '3.5.4': list(
      ['the number of the upfloater is', 'the numbers of the upfloaters are'],
      'number of an upfloater',
      'lower',
    ),
  };
}

/** The last criterion on the pairs. */
export function opponentsWhoFloated({ one, many }: Participants): CriterionWords {
  return count(
    [
      `${one} meets an upfloater that was a floater itself in the previous round`,
      `${many} meet upfloaters that were floaters themselves in the previous round`,
    ],
    [
      'floater of the previous round against an upfloater',
      'floaters of the previous round against upfloaters',
    ],
    'higher',
  );
}
