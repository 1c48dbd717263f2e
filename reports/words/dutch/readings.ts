/** What other readings say, by their numbers in `corpus/readings.md`. */
export const readings: Readonly<Record<string, string>> = {
  B3: 'the maximum possible score (MaxT) counts the final round too, so that topscorers need more points',
  B4: 'the parity of the pairing number is that of the starting number, also where players came later',
  B9: 'no round is the final one, so that there are no topscorers',
  B12: 'an unknown result counts no points',
  D1: 'only unplayed rounds that score more than a loss are downfloats, as in 2026',
  D2: 'a requested full-point bye bars the pairing-allocated bye',
  D3: 'every bracket keeps the rest of the round completable, as in 2026',
  D4: 'the artificial score difference is one point below the highest resident',
  D6: 'of the following bracket only the number of pairs counts',
  D8: 'only who leaves the bracket floats down, not who meets a lower score in it',
  S1: 'no lowest score of the pairing-allocated bye is fixed',
  S2: 'the unplayed games of the player with the bye do not count',
  S5: 'of the following bracket only the number of downfloaters counts',
  S6: 'moved-down players who float down count like residents',
  S7: 'a moved-down player who stays unpaired has no score difference',
  S8: 'every unplayed round is a downfloat, as in 2017',
};
