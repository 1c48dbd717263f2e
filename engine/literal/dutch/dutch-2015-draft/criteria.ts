import { smallestBy } from '../../enumerate.js';
import { candidatesLeaving } from '../bracket.js';
import type { Bracket, Candidate, Pair, Rule } from '../bracket.js';
import { differenceOfDownfloater, pairingScoreDifference } from '../dutch-2017/score-differences.js';
import type { DutchPlayer } from '../player.js';
import { colourCriteria, descending } from '../quality.js';
import type { DutchRound } from '../round.js';
import { setsLeavingMostPairs } from './brackets.js';

/** The bracket that follows when somebody floats down; null: there is none. */
export type FollowingBracket = ((downfloaters: readonly DutchPlayer[]) => Bracket) | null;

/** A.11.b-g (K1). D.4 is as A.8 of 2017, B.5-B.7 are as C.8-C.10 (K7). */
export function criteria2015(following: FollowingBracket, round: DutchRound): Rule[] {
  return [
    { id: 'P', valueOf: ({ downfloaters }) => [downfloaters.length] },
    { id: 'B.4', valueOf: (candidate, bracket) => pairingScoreDifference(candidate, bracket, round.form) },
    followingBracketCriterion(following, round),
    ...colourCriteria(['B.5', 'B.6', 'B.7'], round),
    { id: 'B.8', valueOf: ({ pairs }) => [pairs.filter(bothAreStrong).length] },
    counted('B.9', downfloaters, 'down', 'floatLastRound', round),
    counted('B.10', downfloaters, 'down', 'floatTwoRoundsBefore', round),
    counted('B.11', upfloaters, 'up', 'floatLastRound', round),
    counted('B.12', upfloaters, 'up', 'floatTwoRoundsBefore', round),
    measured('B.9D', downfloaters, 'down', 'floatLastRound', round),
    measured('B.10D', downfloaters, 'down', 'floatTwoRoundsBefore', round),
    measured('B.11D', upfloaters, 'up', 'floatLastRound', round),
    measured('B.12D', upfloaters, 'up', 'floatTwoRoundsBefore', round),
  ];
}

/** A.11.d, C.10: the number of pairs, then the PSD, of the best pairing of the following bracket (K5, K6). */
function followingBracketCriterion(following: FollowingBracket, round: DutchRound): Rule {
  const known = new Map<string, number[]>();
  return {
    id: 'A.11.d',
    valueOf: ({ downfloaters }) => {
      const key = downfloaters.map(({ rank }) => rank).join(' ');
      const value = known.get(key) ?? (following === null ? [] : bestOf(following(downfloaters), round));
      known.set(key, value);
      return value;
    },
  };
}

function bestOf(bracket: Bracket, round: DutchRound): number[] {
  const differences = setsLeavingMostPairs(bracket, round)
    .flatMap((set) => candidatesLeaving(set, bracket, round.mayMeet))
    .map((candidate) => [
      candidate.downfloaters.length,
      ...pairingScoreDifference(candidate, bracket, round.form),
    ]);
  const [best] = smallestBy(differences, (difference) => difference);
  return best ?? [Infinity];
}

/** B.8: pairs with the same preference, strong or absolute on both sides (K9). */
function bothAreStrong([{ preference: one }, { preference: other }]: Pair): boolean {
  return (
    one !== null &&
    other !== null &&
    one.colour === other.colour &&
    one.strength !== 'mild' &&
    other.strength !== 'mild'
  );
}

interface Floater {
  readonly player: DutchPlayer;
  /** To the opponent, or to the artificial value of D.4. */
  readonly difference: number;
}

type Floaters = (candidate: Candidate, bracket: Bracket, round: DutchRound) => Floater[];
type Before = 'floatLastRound' | 'floatTwoRoundsBefore';

/** Everybody who is left unpaired, moved-down players and the bye included (K10). */
function downfloaters(candidate: Candidate, bracket: Bracket, { form }: DutchRound): Floater[] {
  return candidate.downfloaters.map((player) => ({
    player,
    difference: differenceOfDownfloater(player, bracket, form),
  }));
}

/** The lower player of each pair with different scores (K10). */
function upfloaters({ pairs }: Candidate): Floater[] {
  return pairs
    .filter(([higher, lower]) => higher.score !== lower.score)
    .map(([higher, lower]) => ({ player: lower, difference: higher.score - lower.score }));
}

/** B.9-B.12: how many float as before. */
function counted(
  id: string,
  floaters: Floaters,
  float: 'down' | 'up',
  before: Before,
  round: DutchRound,
): Rule {
  return {
    id,
    valueOf: (candidate, bracket) => [
      floaters(candidate, bracket, round).filter(({ player }) => player[before] === float).length,
    ],
  };
}

/** The note to B.12: their score differences, after all four numbers (K11). */
function measured(
  id: string,
  floaters: Floaters,
  float: 'down' | 'up',
  before: Before,
  round: DutchRound,
): Rule {
  return {
    id,
    valueOf: (candidate, bracket) =>
      descending(
        floaters(candidate, bracket, round)
          .filter(({ player }) => player[before] === float)
          .map(({ difference }) => difference),
      ),
  };
}
