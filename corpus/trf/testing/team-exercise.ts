/**
 * The team tournament of the exercises on tie-breaks (14 teams, 4 boards, 7 rounds): the match table, with the forfeit
 * win of team 1 in round 6 and the byes of the teams 7, 12 and 14.
 */
export const TEAM_EXERCISE: readonly string[] = [
  '8w2.5 4b1.5 7w3 2b2.5 5w1.5 6b+ 3b2.5',
  '9b3 3w4 5b0 1w1.5 13w3 4b2.5 10b3',
  '10w2.5 2b0 9w3 6b2.5 4w3 5b3.5 1w1.5',
  '11b3 1w2.5 13b3 5w3.5 3b1 2w1.5 9b2.5',
  '12w4 6b3 2w4 4b0.5 1b2.5 3w0.5 13b3.5',
  '13b2 5w1 8b3 3w1.5 11b2.5 1w- 12w2.5',
  '14w2 8b2 1b1 10w2.5 9b2 13w2 Z',
  '1b1.5 7w2 6w1 12b3.5 10b2 9w2 11w3',
  '2w1 12b4 3b1 14w3 7w2 8b2 4w1.5',
  '3b1.5 11w1.5 12b2.5 7b1.5 8w2 14b3 2w1',
  '4w1 10b2.5 14w2 13b1.5 6w1.5 12w2 8b1',
  '5b0 9w0 10w1.5 8w0.5 U 11b2 6b1.5',
  '6w2 14b2.5 4w1 11w2.5 2b1 7b2 5w0.5',
  '7b2 13w1.5 11b2 9b1 H 10w1 U',
];
