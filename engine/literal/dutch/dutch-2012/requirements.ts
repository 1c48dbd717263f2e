import type { Tenths } from '../../../model/event.js';
import { playersOf } from '../bracket.js';
import type { Candidate, Rule, Pair } from '../bracket.js';
import { descending } from '../quality.js';
import { sequence2012, setOfD3 } from './orders.js';
import { pairedFirst, pairsOfFirst } from './score-bracket.js';
import type { Players, Round2012, ScoreBracket } from './score-bracket.js';
import type { Float } from '../player.js';
import type { Strength } from '../preferences.js';

/**
 * What a pairing of a bracket is asked for, in descending priority (A.11). C.10 and C.14 lower the requirements from the last
 * one up, each for the minimum number of pairs, and begin the search of C.4 to C.9 anew each time: that finds the pairing
 * which fails them least, and of equal ones the first in the sequence.
 * @param backtracking C.12, in the penultimate bracket and above.
 */
export function requirements(bracket: ScoreBracket, backtracking: Rule | null, round: Round2012): Rule[] {
  const first = pairedFirst(bracket);
  return [
    ...(bracket.isJoined ? shapeOfJoined(first) : movedDownFirst(first)),
    ...(bracket.isJoined && !round.form.otherwise.has('I17') ? [closenessInJoined(bracket)] : []), // I17
    ...(backtracking === null ? [] : [backtracking]),
    ...colourRequirements(round),
    ...downfloatRequirements(bracket),
    setOfD3(first),
    ...upfloatRequirements(first),
    ...sequence2012(bracket, first),
  ];
}

/** C.14: as many pairs as possible, then as many of those moved down; B.3, I8: the others have the lowest scores. */
function movedDownFirst(first: Players): Rule[] {
  const left = (candidate: Candidate): Players => {
    const paired = pairsOfFirst(candidate, first).map(([higher]) => higher);
    return first.filter((player) => !paired.includes(player));
  };
  return [
    mostPairs,
    { id: 'M1', valueOf: (candidate) => [left(candidate).length] },
    { id: 'B.3', valueOf: (candidate) => descending(left(candidate).map(({ score }) => score)) },
  ];
}

/** I16: the bye falls outside S1, the upper bracket, if it can, and then as many of S1 as possible meet S2. */
function shapeOfJoined(first: Players): Rule[] {
  return [
    {
      id: 'C.13',
      valueOf: ({ downfloaters }) => [downfloaters.filter((player) => first.includes(player)).length],
    },
    mostPairs,
    { id: 'M1-joined', valueOf: ({ pairs }) => [pairs.filter(([, lower]) => first.includes(lower)).length] },
  ];
}

const mostPairs: Rule = { id: 'P', valueOf: ({ downfloaters }) => [downfloaters.length] };

/** B.3, I17: the least sum of squares of the score differences; the bye is an opponent one point below the lowest. */
function closenessInJoined(bracket: ScoreBracket): Rule {
  const lowest = Math.min(...playersOf(bracket).map(({ score }) => score));
  return {
    id: 'B.3-joined',
    valueOf: ({ pairs, downfloaters }) => {
      const differences = [
        ...pairs.map(([higher, lower]) => higher.score - lower.score),
        ...downfloaters.map(({ score }) => score - (lowest - ONE_POINT)),
      ];
      return [differences.reduce((sum, difference) => sum + difference ** 2, 0)];
    },
  };
}

const ONE_POINT: Tenths = 10;

/** C.3.e, C.3.f: residents who float down or get the bye; who was moved down does not count (I6). */
function downfloatRequirements({ mdps }: ScoreBracket): Rule[] {
  return bothFloats('down', ({ downfloaters }) => downfloaters.filter((player) => !mdps.includes(player)));
}

/** C.3.g, C.3.h: residents who meet a moved-down player (I7). */
function upfloatRequirements(first: Players): Rule[] {
  return bothFloats('up', (candidate) => pairsOfFirst(candidate, first).map(([, resident]) => resident));
}

/** B.5 and B.6: of the players who get a float, those who had it in the round before, or two rounds before. */
function bothFloats(float: Float, whoGetIt: (candidate: Candidate) => Players): Rule[] {
  return [
    {
      id: `B.5-${float}`,
      valueOf: (candidate) => [
        whoGetIt(candidate).filter(({ floatLastRound }) => floatLastRound === float).length,
      ],
    },
    {
      id: `B.6-${float}`,
      valueOf: (candidate) => [
        whoGetIt(candidate).filter(({ floatTwoRoundsBefore }) => floatTwoRoundsBefore === float).length,
      ],
    },
  ];
}

/**
 * B.2 for top scorers, A.7.d, and X and Z of A.8, in descending priority (C.10.e to C.10.g, I3, I4). X1 and Z1 are only where
 * the search for the least X and Z begins.
 */
export function colourRequirements({ isOdd }: Pick<Round2012, 'isOdd'>): Rule[] {
  const ofTopScorers = pairsThat(
    'B.2-topscorers',
    (pair) => pair.some(({ isTopscorer }) => isTopscorer) && wantTheSame(pair, ['absolute']),
  );
  const a7d = pairsThat('A.7.d', (pair) => wantTheSame(pair, NOT_MILD));
  const x = pairsThat('X', (pair) => wantTheSame(pair, ['mild', ...NOT_MILD]));
  const z = pairsThat('Z', (pair) => wantTheSame(pair, NOT_MILD));
  return [ofTopScorers, ...(isOdd ? [a7d, x] : [x, z])];
}

const NOT_MILD: readonly Strength[] = ['strong', 'absolute'];

function pairsThat(id: string, isBad: (pair: Pair) => boolean): Rule {
  return { id, valueOf: ({ pairs }) => [pairs.filter(isBad).length] };
}

/** Both have a preference of one of these kinds, for the same colour. */
function wantTheSame(
  [{ preference: one }, { preference: other }]: Pair,
  kinds: readonly Strength[],
): boolean {
  if (one === null || other === null) return false;
  return one.colour === other.colour && kinds.includes(one.strength) && kinds.includes(other.strength);
}
