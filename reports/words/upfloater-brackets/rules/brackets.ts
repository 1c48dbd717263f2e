import type { SidePart } from '../../../../checker/index.js';
import { count, list, described } from '../../criterion-words.js';
import { counted, players } from '../../numbers.js';
import type { Participants } from '../../participants.js';
import type { RuleWords } from '../../system-words.js';

/** Words for the rules on the quality of a bracket: who is brought up into it, and in which order sets and pairings are tried. */

export const fewestUpfloaters = ({ one, many }: Participants): RuleWords => ({
  subject: 'upfloaters',
  page: `Nobody moves down in this system: where the ${many} of the top scoregroup cannot all be paired among themselves, ${many} of lower scores are brought up into their bracket. The fewer of them the better, and nothing else of the bracket counts as much. With an odd number of residents there is at least one. Those that stay below must be pairable, too: sometimes that costs an upfloater more.`,
  sentence: count([`${one} is brought up`, `${many} are brought up`], ['upfloater', 'upfloaters'], 'lower'),
});

export const smallestDifferences = ({ many }: Participants): RuleWords => ({
  subject: 'score-differences',
  page: `Upfloaters shall come from as near as possible: the score differences in their pairs are compared in descending order, and the largest one decides first. Programs that count small differences, or add them up, go wrong here. With the number of upfloaters this fixes their scores entirely; which ${many} of these scores are taken is for the next criteria, and at last for their numbers.`,
  sentence: list(
    [
      'the score difference in the pair with an upfloater is',
      'the score differences in the pairs with upfloaters are',
    ],
    'score difference of an upfloater',
    'lower',
  ),
});

export const followingScoregroup = ({ many }: Participants): RuleWords => ({
  subject: 'following-scoregroup',
  page: `Of sets that are equal in number and scores those are preferred that let the scoregroup next below be paired with the fewest upfloaters of its own: with none where an even number of ${many} stays there, with one where the number is odd. Where no set does it, two upfloaters are better than four, for criteria are complied with as much as possible (reading M1). It does not apply where nobody stays in that scoregroup.`,
  sentence: described(
    (theirs, ours) =>
      `with those brought up here the following scoregroup needs ${upfloaters(theirs)}; with those by the rules ${upfloaters(ours)}`,
    (theirs, ours) =>
      `the next scoregroup needs ${upfloaters(theirs)}, ${(ours.value ?? []).length} is possible`,
  ),
});

export const floatedBefore =
  (except: string) =>
  ({ one, many, who }: Participants): RuleWords => ({
    subject: 'float-previous-round',
    page: `Nobody should float in two rounds running when another ${one} can be brought up instead. A floater is whoever played against a different score in the previous round, a higher or a lower one; a forfeited match and a bye make none. The fewest possible of such ${many} are brought up, but this stands behind number, scores and the scoregroup below. ${except} it is not looked at.`,
    sentence: count(
      [
        `${one} is brought up ${who} was a floater in the previous round`,
        `${many} are brought up ${who} were floaters in the previous round`,
      ],
      ['floater of the previous round brought up', 'floaters of the previous round brought up'],
      'lower',
    ),
  });

export const setOrder = (names: Participants): RuleWords => ({
  subject: 'order-of-upfloaters',
  page: `When several sets of upfloaters are equally good, the first one is taken. The ${names.many} of a set are written down by descending score and, with equal scores, by ascending number; of two sets the one comes first that has the smaller number where they differ for the first time. Only the set is asked for here: it is chosen before anything is asked about the pairs, so that a later set is wrong even where its pairs would fulfil more.`,
  sentence: described(
    (theirs, ours) =>
      `${named(theirs, names)} ${isOne(theirs) ? 'is' : 'are'} brought up; all criteria are equal, and ${named(ours, names)} ${isOne(ours) ? 'comes' : 'come'} first`,
    (theirs, ours) => `equally good, but ${setOf(ours)} brought up comes before ${setOf(theirs)}`,
  ),
});

export const opponentsOfUpfloaters =
  (except: string) =>
  ({ one, many, who }: Participants): RuleWords => ({
    subject: 'opponents-who-floated',
    page: `The opponents of the upfloaters should not have been floaters in the previous round either, upwards or downwards. What counts is the ${one} with the higher score in every pair of different scores, and the fewest possible such ${many} are given an upfloater. It only chooses among pairings of the same bracket, for the upfloaters themselves have been settled before. ${except} it is not looked at.`,
    sentence: count(
      [
        `${one} meets an upfloater ${who} was a floater itself in the previous round`,
        `${many} meet upfloaters ${who} were floaters themselves in the previous round`,
      ],
      [
        'floater of the previous round against an upfloater',
        'floaters of the previous round against upfloaters',
      ],
      'higher',
    ),
  });

export const identifiers = ({ one, many }: Participants): RuleWords => ({
  subject: 'order-of-pairings',
  page: `Among pairings of a bracket that are equally good the first one is taken. In every pair the ${one} with the smaller number is the top member, the other the bottom member; scores do not matter, so that an upfloater can be the top member. A pairing is written as the numbers of its top members in ascending order, followed by those of their opponents, and the smallest such list wins. Where nothing stands against it the upper half by number meets the lower half in order, and the ${many} are never folded.`,
});

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
