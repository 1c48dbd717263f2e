/** The same for a Swiss tournament of teams. */
export const USUAL_TEAM_LISTS: readonly (readonly string[])[] = [
  ['MPvGP', 'BH/C1', 'EDE'],
  ['SSSC', 'MPvGP', 'EDEBB'],
  ['EMGSB/C1', 'MPvGP', 'BH:MP/C1'],
  ['EDE', 'MPvGP', 'BH:MP', 'BH:GP'],
  ['MPvGP', 'EMMSB', 'EGGSB', 'TPN'],
  ['PTS', 'MPvGP', 'DE', 'SB:GP/C1', 'TBR'],
];

/** The same for a round robin of individuals; none that goes by ratings, or by the scores of opponents of a Swiss. */
export const USUAL_ROBIN_LISTS: readonly (readonly string[])[] = [
  ['DE', 'WIN', 'SB', 'KS'],
  ['SB', 'DE', 'KS'],
  ['DE', 'SB', 'WON', 'BPG'],
  ['KS', 'DE', 'SB'],
  ['PTS', 'DE', 'SB', 'WIN'],
  ['DE/P', 'BWG', 'REP'],
  ['SB', 'KS', 'TPN'],
  ['WIN', 'STD', 'SB'],
];

/** Lists of tie-breaks for a Swiss tournament of individuals, as tournaments announce them; each is as likely as another. */
export const USUAL_LISTS: readonly (readonly string[])[] = [
  ['BH/C1', 'BH', 'SB'],
  ['BH/C1', 'BH', 'SB', 'DE', 'WIN'],
  ['BH/C1', 'BH', 'WIN', 'BWG', 'TPN'],
  ['BH/C2', 'BH/C1', 'BH', 'PS'],
  ['BH', 'SB', 'WON', 'TPN'],
  ['BH/M1', 'BH', 'WON', 'BPG'],
  ['DE', 'BH/C1', 'BH', 'SB'],
  ['DE', 'BH/C1', 'BH', 'WON', 'BWG'],
  ['DE/P', 'SB/C1', 'STD'],
  ['PTS', 'DE', 'WIN', 'BH/C1', 'SB'],
  ['FB/C1', 'FB', 'AOB'],
  ['PS', 'PS/C1', 'BH/C1', 'REP'],
  ['WIN', 'DE', 'BH/C1/P', 'TPN'],
  ['TPN'],
  ['ARO/C1', 'BH/C1', 'BH', 'SB'],
  ['DE', 'BH/C1', 'ARO', 'BPG'],
  ['TPR', 'ARO/C1', 'DE', 'RTNG'],
  ['BH/C1', 'BH', 'APRO', 'PTP'],
];
