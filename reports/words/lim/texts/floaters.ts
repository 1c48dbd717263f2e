/** Texts on articles 2.3, 2.6, 3 and 4.4: who leaves a scoregroup, and whom floaters meet. */

export const pairings = `A scoregroup keeps as many pairings as its players, floaters from before among them, can make with one another. Only
who is left over then floats. So nobody is sent on because the order of exchanges happens to leave two players who have met: others change
their opponents first. Two players more float only where no arrangement of the group holds them.`;

export const types = `Floaters have four types, the first of the greatest disadvantage: (a) one who has already floated into the group and
has no compatible opponent in the next, (b) one who has floated into it but has an opponent there, (c) a player of the group without an
opponent there, (d) one with an opponent. Where there is a choice, floaters of type a are avoided before those of type b, and these before
type c. Whom another floater is to meet does not count as an opponent. This decides before colours and numbers do.`;

export const floated = `Who floated in the round before is not chosen again to make the number of a scoregroup even, unless that costs a
pairing or makes a floater of a worse type. A floater is the one who was transferred: above the median the player with the higher score,
below it the one with the lower, and not the opponent, who stayed where he was. Whoever has to go for want of opponents goes all the same,
for the article speaks of even numbers only.`;

export const evenColour = `When a scoregroup is made even, the due colours of its players are counted, those of floaters who have come into it
too, and the floater is one of the majority: so the colours of those who stay come closer to each other. Types (3.9) and the float of the
round before (3.10) come first. In a Maxi-tournament the player must not be rated more than 100 points away from the last one.`;

export const evenDown = `When pairing goes downward and the number of a scoregroup has to be made even, the lowest numbered player floats
among those who are equal in everything that comes before: the one with the largest pairing number, since number 1 is the highest in this
text. Programs that take the smallest number turn the whole system upside down.`;

export const evenUp = `When pairing goes upwards, below the median, and the number of a scoregroup has to be made even, the highest numbered
player floats among those who are equal in everything that comes before: the one with the smallest pairing number. It mirrors the choice
above the median, where the lowest numbered one goes.`;

export const wanted = `When players cannot be paired in spite of all exchanges, as few of them float as must. Of the best type it is the
last one, the lowest numbered when pairing downward, without whom the group still has as many pairings. If the player who was to make the
number even cannot be spared, he comes back and is exchanged for the one who cannot be paired. In an even group two go: the one who finds
nobody, and the last who can be spared in his company.`;

export const turnDown = `Floaters are paired before the other players of the group they come into, and from above the one with the highest
score comes first, then the highest number. The score decides before the number, though another sentence of the text names the number alone.
In the median group those from above are paired before those from below. Who comes later has to leave an opponent to who comes earlier.`;

export const turnUp = `Floaters from below are paired in the reverse order: the one with the lowest score first, then the lowest number. The
printed text says "highest pairing number" once, an old misprint that the parallel sentences correct. In the median group they come after
the floaters from above, and before its own players.`;

export const residents = `A floater meets a player of the scoregroup that he has come into. Two floaters meet each other only where none of
that group's own players suits: otherwise the top and the bottom of the tournament would be paired with one another in the median group,
before its own players are looked at.`;

export const colour = `A floater meets somebody who is due the other colour, as long as there is one who is compatible and leaves opponents
for all others. Only if everybody who is available is due the same colour does the number alone decide. In a Maxi-tournament the player
passed over and the one taken must be rated within 100 points of each other.`;

export const opponent = `A floater meets the first available player of the other due colour: the highest numbered when pairing downward, the
lowest numbered when pairing upwards. Available is who is compatible and leaves a group in which the others can still all be paired. The
median group is paired downward, so that those who come up from below take its highest numbered players, too.`;

export const cracked = `When the median scoregroup cannot be paired, pairings of the neighbouring groups are taken back one by one, and their
players come into it as additional floaters: from below if more floaters have come from above, otherwise from above. The next pairing is
the one of the nearest group that was made last; when a group has none left the one further out follows, and when a side has none left the
other side. After each the median group is begun again.`;

export const maxiEven = `In a Maxi-tournament the player who makes the number of a scoregroup even for the sake of colours must be rated
within 100 points of the last one: the lowest numbered player when pairing downward, the highest numbered when pairing upwards, of those
whom the types of floaters and the round before leave. If there are more points between the two the last one floats, whatever colour is
due. No text says what a Maxi-tournament is; the organiser declares it.`;

export const maxiOpponent = `In a Maxi-tournament a floater meets a player of the other due colour only if that player and the first one
available are rated within 100 points of each other. Whoever is further away is passed over; if nobody is near the floater meets the first
one available, though both are due the same colour. No text says what a Maxi-tournament is; the organiser declares it.`;
