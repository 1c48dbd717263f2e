import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import { alterations, brackets, groups, seats } from './composition.js';
import { order } from './order.js';
import { dutch1992 } from './dutch-1992.js';
import { dutch2012 } from './dutch-2012.js';
import { dutch2015Draft } from './dutch-2015-draft.js';
import { dutch2017 } from './dutch-2017.js';
import { dutch2026 } from './dutch-2026.js';

/** What the Dutch System says in its own words. */
export const dutchWords: SystemWords = {
  who: PLAYERS,
  rules: {
    'dutch-1992': dutch1992,
    'dutch-2012': dutch2012,
    'dutch-2015-draft': dutch2015Draft,
    'dutch-2017': dutch2017,
    'dutch-2026': dutch2026,
  },
  forbidden: { 'equal-absolute-colours': 'must both have the same colour and are not topscorers' },
  barred: { 'dutch-2012': 'having had a point or half a point without playing before' },
  order,
  alterations,
  brackets,
  stages: {},
  leaving: {},
  groups,
  figures: {},
  seats,
  // What other readings say, by their numbers in `corpus/readings.md`.
  readings: {
    B3: 'the maximum possible score (MaxT) counts the final round too, so that topscorers need more points',
    B4: 'players who are absent in the first round count among the pairing numbers by which colours are given',
    B9: 'no round is the final one, so that there are no topscorers',
    B12: 'an unknown result counts no points',
    B22: 'topscorers count who have a colour difference beyond 2 after the game, though it was larger before',
    B23: 'a third game of the same colour does not count where the colour difference asks for that colour',
    D1: 'only unplayed rounds that score more than a loss are downfloats, as in 2026',
    D2: 'a requested full-point bye bars the pairing-allocated bye',
    D3: 'every bracket keeps the rest of the round completable, as in 2026',
    D4: 'the artificial score difference is one point below the highest resident',
    D6: 'of the following bracket only the number of pairs counts',
    D8: 'only who leaves the bracket floats down, not who meets a lower score in it',
    I9: 'a bracket of which at least half have moved down is homogeneous (A.3 by the letter)',
    I10: 'where some downfloaters have no opponent in the following bracket, C.12 is asked anew for the others (C.1)',
    I17: 'score differences in joined brackets do not count',
    I19: 'the odd pairing number gets the initial colour in all rounds, as in round 1',
    S1: 'no lowest score of the pairing-allocated bye is fixed',
    S2: 'the unplayed games of the player with the bye do not count',
    S5: 'of the following bracket only the number of downfloaters counts',
    S6: 'moved-down players who float down count like residents',
    S7: 'a moved-down player who stays unpaired has no score difference',
    S8: 'every unplayed round is a downfloat, as in 2017',
    J1: 'every round without a game that scores is a downfloat, as in 2012',
    J2: 'a pairing that was not played is no float',
    J3: 'half a point without playing bars the bye, too, as in 2012',
    J4: 'players with more than half of the points keep their floats in the last round, as in 2012',
    J9: 'a bracket with at least half of its players moved down is heterogeneous, too',
    J10: 'the bracket above is paired otherwise only where a moved-down player has no opponent',
    J22: 'the bracket above is paired otherwise (C12) for all pairs of a bracket, too, that A3 treats as homogeneous',
  },
};
