/** Texts on chapter 7: who is transferred, between score groups and between the columns. */

export const forOne = `When a player can meet nobody in his score group, somebody is brought up for him from the next lower group that has
a suitable player: one whom he has not met, and with whom the colours are possible. This comes before the number of the group is
looked at. If nobody can be found the player himself goes down. Several such players are served one after the other, the highest
rated first.`;

export const forNumber = `When the number of a score group is odd, somebody is brought up from the next lower group that has a suitable player: one
who has not met all of the group and may play one of them. So players come up in this system, where other systems let one go down.
Nobody looks whether the whole group can be paired with him, and several groups may be passed over.`;

export const colourFor = (
  when: string,
  against: string,
): string => `${when} first of all a player is brought up who is due the colour opposite to the one that ${against}. Only when nobody
of that lower group who may come is due it do the others count, and only then does the rating decide. Some programs ask instead
whether a player could change his colour, and come to other transfers in every fourth round. A colour that is due to nobody in particular
decides nothing.`;

export const ratingFor = (
  when: string,
): string => `${when} the highest rated player of the lower group is brought up, among those who suit and are due the opposite
colour, or among all who suit where none is. The points of the transferred player do not change, and the rating is that of the file: who
is unrated comes last. The average of the opponents is asked only among equal ratings.`;

export const averageFor = (
  when: string,
): string => `${when}, and where the highest rating is shared by several players, the one with the lowest average rating of opponents
is brought up: he has had the easier tournament and meets more points now. The average counts games only and is not rounded. Equal
averages are parted by the names of the players, in alphabetical order.`;

export const limit = `Nobody is brought up in two rounds running, or more than three times in a tournament of up to nine rounds, four times in a
longer one. The last round is free. What counts is every pairing with a player of a higher score, also by a floater from above, since
nothing else can be seen in a file. The limit is absolute here: if nobody else suits, nobody is brought up.`;

export const whites = `When more players are due White than Black, by twice some number, that many whites go over to the blacks: those with the lowest
averages of opponents, of equals the higher rated. Players who may not have Black are passed over. Where the columns are unequal in
another way, or whites meet each other instead, this rule is what the published pairs part from.`;

export const blacks = `When more players are due Black than White, by twice some number, that many blacks go over to the whites: those with the highest
averages of opponents, of equals the lower rated. Players who may not have White are passed over. It mirrors the transfer of whites,
averages and ratings turned round, which is easily overlooked by programs that use one order for both.`;
