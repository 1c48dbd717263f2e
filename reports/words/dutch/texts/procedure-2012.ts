/** Texts on the requirements of 2012, which a bracket gives up one after the other. */

export const byeBar = `Nobody receives the bye who has had a point or half a point without playing: a bye, a half-point bye, a win
because the opponent did not appear. A lost forfeit or an absence without points bars nobody. Where every player present is barred
the text has no answer; somebody has to get the bye, so the bar is set aside. Programs that come from later editions forget that
half a point is enough here.`;

export const lastBracket = `The downfloaters of the penultimate bracket must be such that the last bracket can be paired with them,
within B.1 and B.2 and with a bye where the number is odd. Only the penultimate bracket is asked; those above are paired regardless
of what comes below. Where it has no such pairing with at least one pair (and at least one moved-down player in it, if one of them has
an opponent there; fewer pairs are made for that) the last two brackets are joined, and everything is paired again from the top with
that longer last bracket. A bracket in which nobody has an opponent at all is moved down entirely, like any other (C.14.a), and is
joined only if that does not help.`;

export const byeBelow = `After two brackets were joined into the last one, the upper of them is S1. Where it has fewer players than
the lower one, it is paired first like moved-down players; then the bye goes to a player of the lower bracket if that is
possible at all. The text does not say so in as many words; the program that was endorsed for this edition does it.`;

export const pairs = `As many pairs as possible are made in a bracket: P starts with half of its players and is lowered by one only when
nothing else helps (C.14). So nobody floats down for the sake of a colour or a float. In brackets above the penultimate the number
of pairs is that of the bracket alone, whatever becomes of those who float.`;

export const movedDown = `Those who have come down are paired first, as many of them as possible. Only when the bracket has no pairing
with all of them is M1 lowered by one (C.14.b). In the penultimate bracket, where the downfloaters have to suit the last one, the number
of pairs comes first. When no moved-down player can be paired with a resident at all, the penultimate and the last bracket are
joined; in the last bracket itself everybody is then treated alike.`;

export const movedDownOfJoined = `After two brackets were joined into the last one, the upper of them is S1, and as many of its players
as possible meet players of the lower one; the others meet each other. With at least half of the players in the upper bracket nothing of
this applies: the bracket is homogeneous (A.3).`;

export const scores = `When not all moved-down players can be paired, those who stay unpaired have the lowest scores that allow it. C.8.b with
D.3 alone would take the sets by their numbers; but A.11 puts the closeness of scores above the colours, and the program endorsed for
this edition does too.`;

export const squares = `In the last bracket after two were joined, players of several scores meet, and B.3 asks for differences as small as
possible. The text gives no measure; the endorsed program adds up the squares of the differences, the bye being worth one point less
than the lowest player of the bracket, and compares the sums before it looks at the colours. Two games with one point between the
players are better than one with two points and one with none.`;

export const backtrack = `When those who float down cannot all be paired in the following bracket (or, if they are more, not as many as it has
players), the bracket that they come from is looked at once more: other downfloaters are taken, of the same number and scores, who can
be paired there. Colours and floats of the upper bracket are given up for that, but no pair. If the following bracket is the last one,
getting the bye there is no way out for a downfloater as long as others of the same score can all be paired. If there are no such others
the first choice stands.`;

export const topscorers = `In the last round B.2 may be ignored for topscorers, if that saves a floater: two players with absolute preferences
for the same colour meet as soon as one of them is a topscorer. It is given up for as few pairs as possible, and before the number of
pairs is lowered.`;

export const oddRounds = `In an odd round players with a strong preference are treated as if it were absolute, for they have an even number of
games after it and shall then be balanced. So pairs of two such players with the same colour are avoided before the number of all colour
preferences is looked at, but not at the price of a floater or of a larger score difference. The rule does not exist in even rounds,
nor in any later edition; players who missed a round fall under it by their preference, not by the number of their games.`;

export const x = `X is the number of pairs of a bracket in which both players want the same colour, so that one of them will not get it.
It starts at the least number that the preferences of the bracket allow, by the formula of A.8, and grows by one only when nothing else
helps. Players without a game want nothing, and never add to it. Mild preferences count as much as strong ones.`;

export const z = `In an even round nearly all preferences are strong, and a mild one belongs to somebody who has missed a round. Such a player
may take either colour if that saves somebody else: so of the pairings with the same X one is taken with as few pairs as possible in
which both have a strong or absolute preference for the same colour. Later editions have this criterion in all rounds.`;

export const movedDownSets = `When not all moved-down players can be paired, the sets of those who are come one after the other: with the first
numbers first, in lexicographic order. In this edition the order speaks before the floats of the opponents: a set that comes earlier is
taken although a later one would spare a resident a second upfloat. Scores, colours and downfloaters are looked at before it.`;

export const downfloat = (
  when: string,
): string => `A resident who floated down ${when} should not float down now. Moved-down players
who have to move on are not counted. The bye counts as a downfloat: the requirement also chooses who gets it in the last bracket. A point or
half a point without playing was a downfloat; a forfeit lost, or an absence without points, was not. It is given up for as few players as
possible, after the requirements for upfloaters and before any colour.`;

export const upfloat = (
  when: string,
): string => `The residents whom the moved-down players meet should not have floated up ${when}. It is the
first requirement to be given up, for as few players as possible. In a joined bracket only pairs of the upper with the lower one
count. Topscorers of the last round are no exception, other than in the edition of 1992.`;

export const colourNumber = `When neither player has a colour history, or both have the same, and no other rule decides, a number does. In the
first round it is the place of the higher ranked player among those present: odd gets the initial colour, even the other. Later the text is
silent; the program endorsed for this edition then looks at the pairing number itself, and the other way round: even gets the initial
colour.`;

export const grantStronger = `Of two equal preferences the stronger one is granted: absolute before strong before mild before none. Two
absolute preferences count as equally strong here, even if one player has the wider colour difference; later editions look at
that, too.`;
