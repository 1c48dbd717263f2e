import { Strength } from '../../../rules/colour-preference.js';
import type { DutchPlayer } from '../player.js';

export type PlayerPair = readonly [DutchPlayer, DutchPlayer];

/**
 * B.1.a and B.2 (2012): a pair that may be made at all. One topscorer is enough for B.2 to be ignored (note on B.2,
 * I18); that it is, is a requirement given up.
 */
export function mayMeet(a: DutchPlayer, b: DutchPlayer): boolean {
  return !a.opponents.includes(b.id) && (a.topscorer || b.topscorer || !breaksB2(a, b));
}

/**
 * What the pairs of a bracket give up of the colour requirements of C.3, in order: pairs against B.2; in odd rounds pairs
 * against A.7.d; X, the pairs that do not fulfil all preferences; in even rounds Z, those with two strong ones for the
 * same colour (I3, I4).
 */
export function colourRequirements(pairs: readonly PlayerPair[], round: number): number[] {
  const equal = pairs.filter(([a, b]) => a.preference !== null && a.preference === b.preference);
  const strong = equal.filter(([a, b]) => isStrong(a) && isStrong(b)).length;
  const isOdd = round % 2 === 1;
  return [
    pairs.filter(([a, b]) => breaksB2(a, b)).length,
    isOdd ? strong : 0,
    equal.length,
    isOdd ? 0 : strong,
  ];
}

/** C.3.e and f: players who float down, or get the bye, as in the previous round (B.5), and as two rounds before (B.6). */
export function downfloatRequirements(floaters: readonly DutchPlayer[]): number[] {
  return [
    floaters.filter(({ lastFloat }) => lastFloat === 'down').length,
    floaters.filter(({ earlierFloat }) => earlierFloat === 'down').length,
  ];
}

/** C.3.g and h: residents who float up as in the previous round (B.5), and as two rounds before (B.6). */
export function upfloatRequirements(mdpPairs: readonly PlayerPair[]): number[] {
  const upfloaters = mdpPairs.filter(([mdp, { score }]) => mdp.score > score).map(([, resident]) => resident);
  return [
    upfloaters.filter(({ lastFloat }) => lastFloat === 'up').length,
    upfloaters.filter(({ earlierFloat }) => earlierFloat === 'up').length,
  ];
}

function breaksB2(a: DutchPlayer, b: DutchPlayer): boolean {
  return (
    a.strength === Strength.absolute && b.strength === Strength.absolute && a.preference === b.preference
  );
}

function isStrong({ strength }: DutchPlayer): boolean {
  return strength >= Strength.strong;
}
