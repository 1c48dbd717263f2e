import type { SidePart } from '../../../checker/index.js';
import { count, list, told } from '../criterion-words.js';
import type { CriterionWords } from '../criterion-words.js';
import { counted, players } from '../numbers.js';
import type { Named } from '../system-words.js';
import type { Participants } from '../participants.js';

/** How [C4] to [C7] and the order of the sets are spoken of. */
export function upfloaterCriteria(names: Participants): Named<CriterionWords> {
  const { one, many, who } = names;
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
    C6: told(
      (theirs, ours) =>
        `with those brought up here the following scoregroup needs ${upfloaters(theirs)}; with those by the rules ${upfloaters(ours)}`,
      (theirs, ours) =>
        `the next scoregroup needs ${upfloaters(theirs)}, ${(ours.value ?? []).length} is possible`,
    ),
    C7: count(
      [
        `${one} is brought up ${who} was a floater in the previous round`,
        `${many} are brought up ${who} were floaters in the previous round`,
      ],
      ['floater of the previous round brought up', 'floaters of the previous round brought up'],
      'lower',
    ),
    '3.5.4': told(
      (theirs, ours) =>
        `${named(theirs, names)} ${isOne(theirs) ? 'is' : 'are'} brought up; all criteria are equal, and ${named(ours, names)} ${isOne(ours) ? 'comes' : 'come'} first`,
      (theirs, ours) => `equally good, but ${setOf(ours)} brought up comes before ${setOf(theirs)}`,
    ),
  };
}

/** The last criterion on the pairs. */
export function opponentsWhoFloated({ one, many, who }: Participants): CriterionWords {
  return count(
    [
      `${one} meets an upfloater ${who} was a floater itself in the previous round`,
      `${many} meet upfloaters ${who} were floaters themselves in the previous round`,
    ],
    [
      'floater of the previous round against an upfloater',
      'floaters of the previous round against upfloaters',
    ],
    'higher',
  );
}

function upfloaters({ value }: SidePart): string {
  return value === null ? 'more than there are' : counted(value.length, 'upfloater', 'upfloaters');
}

/** The number of a set is that of each upfloater: "player 13", "players 4 and 6". */
function named(part: SidePart, { one, many }: Participants): string {
  return `${isOne(part) ? one : many} ${players(part.value ?? [], ' and ')}`;
}

function isOne({ value }: SidePart): boolean {
  return value?.length === 1;
}

function setOf({ value }: SidePart): string {
  return players(value ?? [], ' and ');
}
