import { Strength } from '../../../../../rules/colour-preference.js';
import type { DutchPlayer } from '../../../player.js';
import type { Measure } from '../../../../interface/system.js';
import { isHomogeneous, membersOf, stateOf } from './bracket.js';
import type { PlayerPair, ProcedureBracket, ProcedureCandidate } from './bracket.js';
import { suitsFollowing } from './following.js';

/** What a candidate gives up of a requirement, by its name in the edition. */
export interface Given {
  readonly rule: string;
  readonly measure: Measure;
  readonly value: readonly number[];
  readonly players: readonly DutchPlayer[];
}

/**
 * What a candidate gives up of the requirements of C.3 and C.14, the one that is given up last (C.10) first; one by one, so that
 * who compares can stop at the first difference. Less is better; lists compare number by number.
 */
export function* givenUp(bracket: ProcedureBracket, candidate: ProcedureCandidate): Generator<Given> {
  for (const given of inOrderOfPriority(bracket, candidate))
    if (bracket.possible.asksFor(given.rule)) yield given;
}

function* inOrderOfPriority(
  bracket: ProcedureBracket,
  { pairs, floaters }: ProcedureCandidate,
): Generator<Given> {
  const { mdps, shape } = bracket;
  const isMdp = (player: DutchPlayer): boolean => mdps.includes(player);
  const mdpFloaters = floaters.filter(isMdp);
  const isMdpPair = !isHomogeneous(bracket);
  // I16.
  if (isMdpPair && shape === 'joined') yield count('C.13', mdpFloaters);
  yield count('P', floaters);
  if (isMdpPair && shape === 'joined') {
    const withinS1 = pairs.filter(([a, b]) => isMdp(a) && isMdp(b));
    yield counted('M1-joined', withinS1);
  }
  if (isMdpPair && shape === 'ordinary') {
    yield count('M1', mdpFloaters);
    // I8.
    const scores = mdpFloaters.map(({ score }) => score);
    yield { rule: 'B.3', measure: 'score', value: scores, players: mdpFloaters };
  }
  // I17.
  if (shape !== 'ordinary') {
    const value = [squares(bracket, { pairs, floaters })];
    yield { rule: 'B.3-joined', measure: 'squares', value, players: [...pairs.flat(), ...floaters] };
  }
  if (bracket.isBacktracked)
    yield { ...count('C.12', floaters), value: suitsFollowing(bracket, floaters) ? [] : [1] };
  const colours = colourRequirements(pairs, stateOf(bracket).round);
  for (const [i, against] of colours.entries()) yield counted(COLOURS[i], against);
  const [last, earlier] = downfloatRequirements(floaters.filter((player) => !isMdp(player)));
  yield count('B.5-down', last);
  yield count('B.6-down', earlier);
  if (!isMdpPair) return;
  const mdpPairs = pairs.filter(([a, b]) => isMdp(a) && !isMdp(b));
  const movedDown = mdpPairs.map(([mdp]) => mdp);
  const numbers = movedDown.map((mdp) => mdps.indexOf(mdp) + 1).sort((a, b) => a - b);
  yield { rule: 'D.3', measure: 'numbers', value: numbers, players: movedDown };
  const [lastUp, earlierUp] = upfloatRequirements(mdpPairs);
  yield counted('B.5-up', lastUp);
  yield counted('B.6-up', earlierUp);
}

const COLOURS = ['B.2-topscorers', 'A.7.d', 'X', 'Z'];

/**
 * The pairs of a bracket that go against the colour requirements of C.3, in order: against B.2 (note on B.2, I18); in odd
 * rounds against A.7.d; X, those that do not fulfil all preferences; in even rounds Z, those with two strong ones for the
 * same colour (I3, I4).
 */
export function colourRequirements(pairs: readonly PlayerPair[], round: number): PlayerPair[][] {
  const equal = pairs.filter(([a, b]) => a.preference !== null && a.preference === b.preference);
  const strong = equal.filter(([a, b]) => isStrong(a) && isStrong(b));
  const isOdd = round % 2 === 1;
  return [pairs.filter(breaksB2), isOdd ? strong : [], equal, isOdd ? [] : strong];
}

/** C.3.e and f: players who float down, or get the bye, as in the previous round (B.5), and as two rounds before (B.6). */
export function downfloatRequirements(floaters: readonly DutchPlayer[]): DutchPlayer[][] {
  return [
    floaters.filter(({ lastFloat }) => lastFloat === 'down'),
    floaters.filter(({ earlierFloat }) => earlierFloat === 'down'),
  ];
}

/**
 * C.3.g and h: pairs of a moved-down player with a resident who floats up as in the previous round (B.5), and as two rounds
 * before (B.6).
 */
export function upfloatRequirements(mdpPairs: readonly PlayerPair[]): PlayerPair[][] {
  const floatUp = mdpPairs.filter(([mdp, { score }]) => mdp.score > score);
  return [
    floatUp.filter(([, { lastFloat }]) => lastFloat === 'up'),
    floatUp.filter(([, { earlierFloat }]) => earlierFloat === 'up'),
  ];
}

/** The squares of the score differences, added up; the bye is worth a point less than the lowest player (I17). */
function squares(bracket: ProcedureBracket, { pairs, floaters }: ProcedureCandidate): number {
  const lowest = Math.min(...membersOf(bracket).map(({ score }) => score));
  const differences = [
    ...pairs.map(([a, b]) => a.score - b.score),
    ...floaters.map(({ score }) => score - (lowest - ONE_POINT)),
  ];
  return differences.reduce((sum, difference) => sum + difference ** 2, 0);
}

function count(rule: string, players: readonly DutchPlayer[]): Given {
  return { rule, measure: 'count', value: players.map(() => 1), players };
}

function counted(rule: string, pairs: readonly PlayerPair[]): Given {
  return { ...count(rule, pairs.flat()), value: pairs.map(() => 1) };
}

function breaksB2([a, b]: PlayerPair): boolean {
  return (
    a.strength === Strength.absolute && b.strength === Strength.absolute && a.preference === b.preference
  );
}

function isStrong({ strength }: DutchPlayer): boolean {
  return strength >= Strength.strong;
}

/** In tenths. */
const ONE_POINT = 10;
