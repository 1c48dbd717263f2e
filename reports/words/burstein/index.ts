import { PLAYERS } from '../participants.js';
import type { SystemWords } from '../system-words.js';
import {
  alterations,
  brackets,
  figures,
  groups,
  leaving,
  seats,
  stages,
  alterations1998,
  brackets1998,
  figures1998,
  groups1998,
  seats1998,
} from './composition.js';
import { order1998, order } from './order.js';
import { burstein1998 } from './burstein-1998.js';
import { burstein2026 } from './burstein-2026.js';

/** What the Burstein System says in its own words. */
export const bursteinWords: SystemWords = {
  who: PLAYERS,
  rules: { 'burstein-1998': burstein1998, 'burstein-2026': burstein2026 },
  forbidden: {},
  barred: { 'burstein-1998': 'having had a full point without playing before' },
  order: { ...order1998, ...order },
  alterations: { ...alterations1998, ...alterations },
  brackets: { ...brackets1998, ...brackets },
  stages,
  leaving,
  groups: { ...groups1998, ...groups },
  figures: { ...figures1998, ...figures },
  seats: { ...seats1998, ...seats },
  // What other readings say, by their numbers in `corpus/readings.md`.
  readings: {
    BA1: 'a round without a game counts as one against an opponent with the same score',
    BA2: 'forfeits count as games in the Sonneborn-Berger, the Buchholz and the Median',
    BA3: 'a round without a game counts as one against an opponent without points',
    BA4: 'the Median is the score in the middle of those of the opponents',
    BA5: 'a score group that cannot be paired completely is joined with the next one above',
    BA6: 'a floater goes back only if he has no opponent in the next score group',
    BA7: 'who has come as a floater floats again where nobody else can',
    BA8: 'a floater in score groups that are considered as one is a player like others',
    BA9: 'the floater counts among those who get their due colour',
    BA10: 'who has played no game is due the colour that round 1 would have given',
    BA11: 'of two players due the same colour the one with more points gets it, whatever their Sonneborn-Berger',
    BA12: 'a requested full-point bye does not bar the pairing-allocated bye',
    BB1: 'there are four seeding rounds where the number of rounds is not announced',
    BB2: 'every zero-point bye counts as a draw for the opponents, not only those of a series up to the present round',
    BB3: 'a series of zero-point byes counts as draws for the opponents also where the player is back in the present round',
    BB4: 'who has not played any game ranks last',
    BB5: 'the parity of the pairing number is that of the starting number, also where players came later',
    BB6: 'a requested full-point bye does not bar the pairing-allocated bye',
    BB7: 'forfeited games count as games of who might receive the bye',
    BB8: 'an unknown result counts no points',
    BB9: 'of the following bracket only the number of its floaters is looked at, not their scores',
  },
};
