/** What other readings say, by their numbers in `corpus/readings.md`. */
export const readings: Readonly<Record<string, string>> = {
  DB2: 'a forfeited game against a higher score is an upfloat, too',
  DB3: 'a maximum upfloater has been upfloated more than the maximum number of times',
  DB4: 'the parity of the pairing number is that of the starting number, also where players came later',
  DB5: 'no round is the last one, so that maximum upfloaters are always spared',
  DB6: 'only in the first round a bracket in which nobody has played is divided by pairing numbers',
  DB7: 'a requested full-point bye bars the pairing-allocated bye, as in 2026',
  DB8: 'an unknown result counts no points',
};
