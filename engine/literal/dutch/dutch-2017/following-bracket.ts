import { smallestBy } from '../../enumerate.js';
import { candidatesLeaving, followingBracket, setsOfDownfloaters } from '../bracket.js';
import type { Bracket, Rule } from '../bracket.js';
import type { DutchPlayer } from '../player.js';
import type { DutchRound } from '../round.js';
import { allowsCompletion } from './downfloaters.js';
import { pairingScoreDifference } from './score-differences.js';

/** C.7: with these downfloaters as many pairs, then as low a PSD, as can be in the following bracket (D6). */
export function followingBracketCriterion(round: DutchRound): Rule {
  const known = new Map<string, number[]>();
  return {
    id: 'C7',
    valueOf: ({ downfloaters }, bracket) => {
      const key = downfloaters.map(({ rank }) => rank).join(' ');
      const value = known.get(key) ?? bestOfFollowingBracket(downfloaters, bracket, round);
      known.set(key, value);
      return value;
    },
  };
}

/** The number of those left over in the best pairing of the following bracket by C.1 to C.3 alone, and its PSD. */
function bestOfFollowingBracket(
  downfloaters: readonly DutchPlayer[],
  bracket: Bracket,
  round: DutchRound,
): number[] {
  const following = followingBracket(downfloaters, bracket);
  if (following === null) return [];
  const { sets, leftOver } = fewestLeftOver(following, round);
  if (round.form.otherwise.has('D6')) return [leftOver];
  const differences = sets
    .flatMap((set) => candidatesLeaving(set, following, round.mayMeet))
    .map((candidate) => pairingScoreDifference(candidate, following, round.form));
  const [lowest] = smallestBy(differences, (difference) => difference);
  return [leftOver, ...lowest];
}

/** The sets of players to leave over that count least. */
function fewestLeftOver(
  bracket: Bracket,
  round: DutchRound,
): { readonly sets: DutchPlayer[][]; readonly leftOver: number } {
  let [sets, leftOver]: [DutchPlayer[][], number] = [[], Infinity];
  for (const set of setsOfDownfloaters(bracket, round.mayMeet)) {
    if (set.length > leftOver) break;
    // D3 read otherwise: as in 2026, the following bracket has to keep the round completable, too.
    if (round.form.otherwise.has('D3') && !allowsCompletion(set, bracket, round)) continue;
    const count = countOf(set, bracket, round);
    if (count < leftOver) [sets, leftOver] = [[], count];
    if (count === leftOver) sets.push(set);
  }
  return { sets, leftOver };
}

/** D7: somebody left over in the last bracket who may not receive the bye counts as three. */
function countOf(set: readonly DutchPlayer[], { below }: Bracket, { mayReceiveBye }: DutchRound): number {
  const isBarredFromBye = below.length === 0 && set.length === 1 && !mayReceiveBye(set[0]);
  return isBarredFromBye ? 3 : set.length;
}
