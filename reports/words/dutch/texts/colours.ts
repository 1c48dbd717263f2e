/** Texts on colours: the criteria that look at them while the opponents are chosen, and the five steps that allocate them. */

export const topscorersColourDifference = `In the final round topscorers may be paired against their absolute colour
preferences, because the right opponents matter most for the prizes. The price shall be paid as rarely as possible: of
the players in such games, as few as possible shall end with three games more of one colour than of the other. The
opponent of a topscorer counts too, topscorer or not. In all other rounds the criterion is silent, so the number of
rounds of the tournament has to be known before the final round can be judged.`;

export const topscorersThirdColour = `In the final round a topscorer, or the opponent of one, may have to play a third
game in a row with the same colour. This criterion keeps the number of those players as small as possible, after the
colour difference has been looked after. Rounds without a game do not interrupt the row: two games with White, a bye and
another White are three in a row. In all other rounds the absolute rules prevent it, and the criterion is silent.`;

export const colourPreferences = `Two players who want the same colour cannot both get it, so every such pair costs one
disappointed player; the fewer of these, the better. This is the criterion that most often changes the natural pairing
of a scoregroup. Every preference counts alike here, a mild one as much as an absolute one, and a player who has not
played yet has none and disappoints nobody. What counts is the number of pairs with equal wishes; who of the two has to
give way is decided only when the colours are allocated.`;

export const strongColourPreferences = `Among pairings that disappoint equally many players, the one is better that
disappoints fewer strong preferences, those of players with one game more of one colour than of the other. It makes
pairs of equal wishes in which one of the two is only mildly disappointed. A pair in which one preference is absolute and
the other strong disappoints a strong one. Two absolute ones, possible only for topscorers, do not count here: absolute
is a class of its own.`;

export const grantBoth = `If the two players want different colours, both get their wish; if only one of them has a wish,
that one gets it. Most pairs of a tournament are settled by this step. A player without a game played has no
preference, even if there has been a bye or a forfeit: those give no colour, although a forfeited game was published
with one.`;

export const grantStronger = `If both want the same colour, the stronger wish wins: absolute before strong, strong before
mild. If both wishes are absolute, which happens only with topscorers in the final round, the player with the wider
colour difference gets the colour. That second comparison is for absolute wishes only: of two strong or two mild ones
neither is the stronger.`;

export const alternate = `If both want the same colour equally, their games are compared from the latest backwards, until
in one place the one had White and the other Black; now they get the colours the other way round. Rounds without a
game are left out before the comparison, so the places need not be the same rounds: the latest game of the one stands
against the latest game of the other, whenever they were played. Comparing round by round is the classic mistake.`;

export const higherRanked = `If both want the same colour equally, and their sequences of colours do not differ as far
back as both reach, the higher ranked player gets the wish. Higher ranked is who has more points (with virtual points, if
the tournament is accelerated), and with equal points who has the smaller pairing number. The player gets the colour that
is wanted, which need not be White.`;

export const parity = `If neither has a preference, the pairing number of the higher ranked player decides: with an odd
one that player gets the colour that was drawn by lot before round 1, with an even one the other colour. Above all this
settles the first round. Numbers are counted among those who have taken part so far: when player 1 has not arrived yet,
player 2 is the first and counts as odd.`;
