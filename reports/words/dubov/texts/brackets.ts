/** Texts on the quality of a bracket: who is brought up into it, and what it does to the colours. */

export const fewestUpfloaters = `Nobody floats down in this system: where the players of a scoregroup cannot all be paired
among themselves, players of lower scores are brought up into their bracket. The fewer of them the better, and nothing
else of the bracket counts as much. With an odd number of residents there is at least one. What can be done in the bracket
alone is not the whole question, for those who are left below must be pairable, too: sometimes that costs an upfloater more.`;

export const smallestDifferences = `Upfloaters shall come from as near as possible: the score differences in their pairs are
compared in descending order, and the largest one decides first. Two upfloaters of half a point and one and a half points
below are worse than two of one point, although the sum is the same. Programs that count small differences, or add them up,
go wrong here. The criterion stands before the colours, so that no colour preference can bring up a player of a lower score.`;

export const colourPreferences = `Two players who want the same colour cannot both get it, so every such pair costs one
disappointed player; the fewer the better. The number is taken over the whole bracket, residents and upfloaters together,
and it helps to choose the upfloaters before it helps to choose the shifters. Every preference counts alike, a mild one as
much as an absolute one; a player who has not played yet prefers Black, mildly. Minimising it over a part of the bracket
only is a known mistake.`;

export const maximumUpfloaters = `A player who has been upfloated often enough, at least two times and one more for every five
rounds of the event, is a maximum upfloater and should be spared. Among sets of upfloaters that are equal in number, scores
and colours the one with fewer such players is better. An upfloat is a game played against somebody who had a higher score
when the round was paired; a forfeited one does not count, nor does a bye. In the last round the criterion is not applied.`;

export const timesUpfloated = `If maximum upfloaters have to be brought up all the same, those are chosen who have been upfloated
less often so far: the numbers of times of all of them are added up. It can only matter in long events, where some have been
brought up more often than the maximum already. Players below the maximum do not count here however often they were
upfloated, and in the last round the criterion is not applied. Turning it round is a known mistake.`;

export const upfloatedBefore = `Nobody should be brought up in two rounds running when somebody else can be. This is the last of
the criteria, so it only chooses among sets of upfloaters that are equal in number, scores, colours and maximum upfloaters.
The previous round counts as it was played: who met a player with a higher score then, over the board, was upfloated; a
forfeit was no upfloat. In the last round the criterion is not applied.`;
