import type { PastRound, RoundState } from '../../../model/player.js';
import { winValue } from '../../../model/results.js';
import { isTopscorer } from '../dutch-2026/definitions.js';
import type { LiteralForm } from '../../reading.js';
import { rankedPlayers } from '../player.js';
import type { DutchPlayer, Float } from '../player.js';
import { otherThan } from '../preferences.js';
import type { Preference } from '../preferences.js';

/** The players of a round in the order of A2, with the floats of A4 and the preferences of A7. */
export function players1992(state: RoundState, form: LiteralForm): DutchPlayer[] {
  const { otherwise, without } = form;
  const bars = otherwise.has('J3') // J3
    ? ({ isPlayed, worth }: PastRound) => !isPlayed && worth >= HALF_A_POINT
    : (round: PastRound) => barsFromBye(round, winValue(state.points));
  const isBarred = ({ past }: { past: readonly PastRound[] }): boolean => past.some(bars);
  const isEverybodyBarred = state.players.every(isBarred); // J19
  return rankedPlayers(state, {
    floatOf: (round) => floatOf(round, form),
    barsFromBye: (round) => !without.has('B1b') && !isEverybodyBarred && bars(round),
    isTopscorer: (player) => isTopscorer(player, state, otherwise.has('B3')), // B3
    pairingNumberOf: ({ id, parityNumber }) => (otherwise.has('B4') ? id : parityNumber), // B4
  }).map((player) => (player.isTopscorer ? freed(player, otherwise.has('J4')) : player));
}

const HALF_A_POINT = 5;

/** A4, J2: a pairing with a different score, played or not; A5, J1: the bye. */
function floatOf(
  { result, opponent, isPlayed, worth, scoreDifference }: PastRound,
  { otherwise }: LiteralForm,
): Float | null {
  if (otherwise.has('J1') && !isPlayed && worth > 0) return 'down'; // J1
  if (opponent === null) return result === 'U' ? 'down' : null;
  if (otherwise.has('J2') && !isPlayed) return null; // J2
  if (scoreDifference === 0) return null;
  return scoreDifference > 0 ? 'down' : 'up';
}

/** B1.b, J3: a point without playing. */
function barsFromBye({ isPlayed, result, worth }: PastRound, win: number): boolean {
  return !isPlayed && (result === 'U' || result === '+' || worth >= win);
}

/** A7.a, note on B, J4: in the last round, with more than half of the points. */
function freed(player: DutchPlayer, keepsFloats: boolean): DutchPlayer {
  const ofFloats = keepsFloats ? {} : { floatLastRound: null, floatTwoRoundsBefore: null };
  return { ...player, preference: notAbsolute(player), ...ofFloats };
}

/** A7.b, A7.c */
function notAbsolute({ preference, colours, colourDifference }: DutchPlayer): Preference | null {
  const last = colours.at(-1);
  if (preference?.strength !== 'absolute' || last === undefined) return preference;
  if (colourDifference === 0) return { colour: otherThan(last), strength: 'mild' };
  return { colour: colourDifference > 0 ? 'black' : 'white', strength: 'strong' };
}
