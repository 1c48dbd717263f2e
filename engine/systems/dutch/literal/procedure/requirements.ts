import { Strength } from '../../../../rules/colour-preference.js';
import type { DutchPlayer } from '../../player.js';
import type { Measure } from '../../../system.js';
import { isHomogeneous, isLast, membersOf, stateOf } from './bracket.js';
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
 * What a candidate gives up of the requirements of C.3 and C.14, the one that is given up last (C.10) first. Less is better;
 * lists compare number by number.
 */
export function givenUp(bracket: ProcedureBracket, { pairs, floaters }: ProcedureCandidate): Given[] {
  const { mdps, shape } = bracket;
  const isMdp = (player: DutchPlayer): boolean => mdps.includes(player);
  const mdpFloaters = floaters.filter(isMdp);
  const mdpPairs = pairs.filter(([a, b]) => isMdp(a) && !isMdp(b));
  const colours = colourRequirements(pairs, stateOf(bracket).round);
  const downfloats = downfloatRequirements(floaters.filter((player) => !isMdp(player)));
  const upfloats = upfloatRequirements(mdpPairs);
  const isAcross = !isHomogeneous(bracket);
  const of = (applies: boolean, ...given: Given[]): Given[] => (applies ? given : []);
  const given = [
    // I16.
    ...of(isAcross && shape === 'joined', count('C.13', mdpFloaters)),
    count('P', floaters),
    ...of(isAcross && shape === 'ordinary', count('M1', mdpFloaters)),
    ...of(
      isAcross && shape === 'joined',
      counted(
        'M1-joined',
        pairs.filter(([a, b]) => isMdp(a) && isMdp(b)),
      ),
    ),
    // I8.
    ...of(isAcross && shape === 'ordinary', {
      ...count('B.3', mdpFloaters),
      measure: 'score',
      value: mdpFloaters.map(({ score }) => score),
    }),
    // I17.
    ...of(shape !== 'ordinary', {
      rule: 'B.3-joined',
      measure: 'squares',
      value: [squares(bracket, { pairs, floaters })],
      players: pairs.flat(),
    }),
    ...of(bracket.isBacktracked && !isLast(bracket), {
      ...count('C.12', floaters),
      value: suitsFollowing(bracket, floaters) ? [] : [1],
    }),
    ...COLOURS.map((rule, i) => counted(rule, colours[i])),
    ...['B.5-down', 'B.6-down'].map((rule, i) => count(rule, downfloats[i])),
    ...of(isAcross, {
      rule: 'D.3',
      measure: 'numbers',
      value: mdpPairs.map(([mdp]) => mdps.indexOf(mdp) + 1).sort((a, b) => a - b),
      players: mdpPairs.map(([mdp]) => mdp),
    }),
    ...of(isAcross, ...['B.5-up', 'B.6-up'].map((rule, i) => count(rule, upfloats[i]))),
  ];
  return given.filter(({ rule }) => bracket.possible.asksFor(rule));
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

/** C.3.g and h: residents who float up as in the previous round (B.5), and as two rounds before (B.6). */
export function upfloatRequirements(mdpPairs: readonly PlayerPair[]): DutchPlayer[][] {
  const upfloaters = mdpPairs.filter(([mdp, { score }]) => mdp.score > score).map(([, resident]) => resident);
  return [
    upfloaters.filter(({ lastFloat }) => lastFloat === 'up'),
    upfloaters.filter(({ earlierFloat }) => earlierFloat === 'up'),
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
