import type { Participants } from '../../participants.js';

/** Texts on the quality of a bracket: who is brought up into it, and in which order sets and pairings are tried. */

export const fewestUpfloaters = ({ many }: Participants): string =>
  `Nobody moves down in this system: where the ${many} of the top scoregroup cannot all be paired among themselves, ${many} of lower scores are brought up into their bracket. The fewer of them the better, and nothing else of the bracket counts as much. With an odd number of residents there is at least one. Those that stay below must be pairable, too: sometimes that costs an upfloater more.`;

export const smallestDifferences = ({ many }: Participants): string =>
  `Upfloaters shall come from as near as possible: the score differences in their pairs are compared in descending order, and the largest one decides first. Programs that count small differences, or add them up, go wrong here. With the number of upfloaters this fixes their scores entirely; which ${many} of these scores are taken is for the next criteria, and at last for their numbers.`;

export const followingScoregroup = ({ many }: Participants): string =>
  `Of sets that are equal in number and scores those are preferred that let the scoregroup next below be paired with the fewest upfloaters of its own: with none where an even number of ${many} stays there, with one where the number is odd. Where no set does it, two upfloaters are better than four, for criteria are complied with as much as possible (reading M1). It does not apply where nobody stays in that scoregroup.`;

export const floatedBefore =
  (except: string) =>
  ({ one, many }: Participants): string =>
    `Nobody should float in two rounds running when another ${one} can be brought up instead. A floater is whoever played against a different score in the previous round, a higher or a lower one; a forfeited match and a bye make none. The fewest possible of such ${many} are brought up, but this stands behind number, scores and the scoregroup below. ${except} it is not looked at.`;

export const setOrder = ({ many }: Participants): string =>
  `When several sets of upfloaters are equally good, the first one is taken. The ${many} of a set are written down by descending score and, with equal scores, by ascending number; of two sets the one comes first that has the smaller number where they differ for the first time. Only the set is asked for here: it is chosen before anything is asked about the pairs, so that a later set is wrong even where its pairs would fulfil more.`;

export const opponentsOfUpfloaters =
  (except: string) =>
  ({ one, many }: Participants): string =>
    `The opponents of the upfloaters should not have been floaters in the previous round either, upwards or downwards. What counts is the ${one} with the higher score in every pair of different scores, and the fewest possible such ${many} are given an upfloater. It only chooses among pairings of the same bracket, for the upfloaters themselves have been settled before. ${except} it is not looked at.`;

export const identifiers = ({ one, many }: Participants): string =>
  `Among pairings of a bracket that are equally good the first one is taken. In every pair the ${one} with the smaller number is the top member, the other the bottom member; scores do not matter, so that an upfloater can be the top member. A pairing is written as the numbers of its top members in ascending order, followed by those of their opponents, and the smallest such list wins. Where nothing stands against it the upper half by number meets the lower half in order, and the ${many} are never folded.`;
