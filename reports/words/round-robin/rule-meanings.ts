/** What each rule of a round robin means, by the names under which deviations are counted. */
export const RULE_MEANINGS: Readonly<Record<string, string>> = {
  'BT1.round':
    'The rounds are played in the order of the Berger table; of two cycles the last two rounds of the first may be exchanged. A round deviates when more than half of its games are those of another round.',
  'BT1.players':
    'Every player has one number of the table for the whole event. A round deviates when two players stand in each other’s place, so that each plays the games of the other one.',
  'BT1.rest':
    'With an odd number of players the one who meets the last number of the table, which nobody has, rests. A round deviates when somebody else rests.',
  'BT1.game':
    'The sum of two numbers tells the round in which they meet. A game deviates when it was played in another round; both rounds are told.',
  'BT2.colour':
    'Where the sum of two numbers is odd the lower one has White, else the higher one; who has White against the last number is told by the half of the table. In every second cycle colours are turned. A game deviates when the other player had White.',
  'BT2.round': 'The same of all games of a round: its games are right, and all their colours are turned.',
  'BT2.event':
    'The same of nearly all games of the event: told once, of round 1. All rounds are held against the table with its colours turned, so that only what differs from this is told besides.',
  'BT3.never':
    'Everybody meets everybody. Two who never meet deviate, unless one of them was away: with points for the game, without a game in the round before or after it, or having left the event.',
  'BT3.twice': 'Nobody meets somebody more often than there are cycles. Told of the rounds beyond these.',
};
