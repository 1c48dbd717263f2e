import type { RoundState } from '../../../model/player.js';
import type { LiteralForm } from '../../reading.js';
import { setsOfDownfloaters } from '../bracket.js';
import type { Bracket } from '../bracket.js';
import { colourRules } from '../colours.js';
import { byesAfter } from '../completion.js';
import type { DutchPlayer } from '../player.js';
import {
  dutchRound,
  noEqualAbsolutePreferences,
  noProhibitedPair,
  noSecondBye,
  noSecondMeeting,
} from '../round.js';
import type { DutchRound } from '../round.js';
import { definitions2026 } from './definitions.js';

/** A round with what must stay possible in it. */
export interface Round2026 extends DutchRound {
  /** Who can have the bye when these float down from a bracket (null: nobody needs it); empty: it breaks [C4]. */
  readonly byesAfter: (downfloaters: readonly DutchPlayer[], bracket: Bracket) => (DutchPlayer | null)[];
  /** [C5]: fixed for the whole round (S1); null where it is not to be looked at. */
  readonly lowestScoreOfBye: number | null;
}

/** The round that a state shows to articles 1 and 2; null where no round-pairing can be complete (1.9.3). */
export function outlook2026(state: RoundState, form: LiteralForm): Round2026 | null {
  const round = dutchRound(state, form, {
    definitions: definitions2026(state, form),
    absoluteRules: [
      noSecondMeeting('C1'),
      noSecondBye('C2'),
      noEqualAbsolutePreferences('C3'),
      noProhibitedPair('prohibited-pair', state),
    ],
    colourRules: colourRules(['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5']),
  });
  const byes = remembered(round);
  const possible = byes([], { mdps: [], residents: [], below: round.players });
  if (possible.length === 0) return null;
  const isC5Ignored = form.without.has('C5') || form.otherwise.has('S1');
  return { ...round, byesAfter: byes, lowestScoreOfBye: isC5Ignored ? null : lowestScore(possible) };
}

/** The lowest score of those who may have the bye. */
export function lowestScore(byes: readonly (DutchPlayer | null)[]): number {
  return Math.min(...byes.map((player) => player?.score ?? 0));
}

/** The sets of downfloaters that comply with [C1] to [C5] and with [C6], of which there are the fewest then. */
export function setsComplyingWithC6(bracket: Bracket, round: Round2026): DutchPlayer[][] {
  const sets: DutchPlayer[][] = [];
  for (const set of setsOfDownfloaters(bracket, round.mayMeet)) {
    if (sets.length > 0 && set.length > sets[0].length && !round.form.without.has('C6')) break;
    if (compliesWithC4AndC5(set, bracket, round)) sets.push(set);
  }
  return sets;
}

function compliesWithC4AndC5(set: readonly DutchPlayer[], bracket: Bracket, round: Round2026): boolean {
  const byes = round.byesAfter(set, bracket);
  if (byes.length === 0) return false;
  return round.lowestScoreOfBye === null || lowestScore(byes) === round.lowestScoreOfBye;
}

/** What follows from a set of downfloaters is asked for again and again. */
function remembered(round: DutchRound): Round2026['byesAfter'] {
  const known = new Map<string, (DutchPlayer | null)[]>();
  return (downfloaters, bracket) => {
    const key =
      [...downfloaters, ...bracket.below].map(({ rank }) => rank).join(' ') + `, ${downfloaters.length}`;
    const byes = known.get(key) ?? byesAfter(downfloaters, bracket, round);
    known.set(key, byes);
    return byes;
  };
}
