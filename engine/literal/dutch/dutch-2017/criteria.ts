import { pairings, smallestBy, subsets } from '../../enumerate.js';
import type { RoundState } from '../../../model/player.js';
import type { Bracket, Criterion } from '../bracket.js';
import type { Allocation } from '../colours.js';
import type { Float, Seen } from '../player.js';
import { possibleByes } from '../rest.js';
import type { AbsoluteCriteria } from '../rest.js';
import type { Candidate, Pair } from '../sequence.js';
import { colourCriteria } from '../topscorers.js';

/** What the criteria ask besides the bracket. */
export interface Round {
  readonly state: RoundState;
  readonly absolute: AbsoluteCriteria;
  readonly otherwise: ReadonlySet<string>;
  readonly allocate: (pair: Pair) => Allocation;
}

/** A.9: an ordinary bracket, the Penultimate Pairing Bracket, or the Collapsed Last Bracket. */
export type Kind = 'ordinary' | 'PPB' | 'CLB';

/** C.4 to C.19 for a bracket, in descending priority. */
export function criteria2017(bracket: Bracket, kind: Kind, round: Round): Criterion[] {
  const { otherwise } = round;
  const { asDownfloater, psd } = scoreDifferences(bracket, otherwise);
  const isUnequal = ([higher, lower]: Pair): boolean => higher.score !== lower.score;
  const hasFloat = (player: Seen, back: 0 | 1, float: Float): boolean => player.floats[back] === float;
  /** D8: who floats down and had a downfloat then, in a pair or out of the bracket. */
  const downAgain = ({ pairs, downfloaters }: Candidate, back: 0 | 1): number[] => [
    ...(otherwise.has('D8') ? [] : pairs)
      .filter((pair) => isUnequal(pair) && hasFloat(pair[0], back, 'down'))
      .map(differenceOf),
    ...downfloaters.filter((player) => hasFloat(player, back, 'down')).map(asDownfloater),
  ];
  const upAgain = ({ pairs }: Candidate, back: 0 | 1): number[] =>
    pairs.filter((pair) => isUnequal(pair) && hasFloat(pair[1], back, 'up')).map(differenceOf);
  const counted = (id: string, back: 0 | 1, again: typeof upAgain): Criterion => ({
    id,
    value: (candidate) => [again(candidate, back).length],
  });
  const measured = (id: string, back: 0 | 1, again: typeof upAgain): Criterion => ({
    id,
    value: (candidate) => descending(again(candidate, back)),
  });
  return [
    // C.4, of the PPB; and of every bracket where it is read so (D3).
    ...(kind === 'PPB' || otherwise.has('D3')
      ? [
          {
            id: 'C4',
            asksOnlyFloaters: true,
            value: ({ downfloaters }: Candidate) => (completes(bracket, downfloaters, round) ? [] : null),
          } as const,
        ]
      : []),
    // C.5.
    { id: 'C5', asksOnlyFloaters: true, value: ({ downfloaters }) => [downfloaters.length] },
    // C.6; in a bracket whose residents have one score it hangs on the downfloaters alone.
    { id: 'C6', ...(kind === 'CLB' ? {} : ONLY_FLOATERS), value: psd },
    // C.7.
    ...(kind === 'ordinary'
      ? [
          {
            id: 'C7',
            asksOnlyFloaters: true,
            value: ({ downfloaters }: Candidate) => followingBracket(bracket, round, downfloaters),
          } as const,
        ]
      : []),
    // C.8 to C.11.
    ...colourCriteria(['C8', 'C9', 'C10', 'C11'], round),
    // C.12 to C.19.
    counted('C12', 0, downAgain),
    counted('C13', 0, upAgain),
    counted('C14', 1, downAgain),
    counted('C15', 1, upAgain),
    measured('C16', 0, downAgain),
    measured('C17', 0, upAgain),
    measured('C18', 1, downAgain),
    measured('C19', 1, upAgain),
  ];
}

const ONLY_FLOATERS = { asksOnlyFloaters: true } as const;

/** A.9: whether the downfloaters and all who remain allow the completion of the round. */
export function completes(
  { mdps, below }: Bracket,
  downfloaters: readonly Seen[],
  { absolute }: Pick<Round, 'absolute'>,
): boolean {
  const all = [...downfloaters, ...below.flat()];
  if (below.length === 0) return true;
  // Who has been moved down already is not paired with another one (B6).
  const apart = downfloaters.filter((player) => mdps.includes(player));
  return possibleByes(all, apart, absolute).length > 0;
}

/** A.8. */
function scoreDifferences(
  { residents }: Pick<Bracket, 'residents'>,
  otherwise: ReadonlySet<string>,
): {
  readonly asDownfloater: (player: Seen) => number;
  readonly psd: (candidate: Candidate) => number[];
} {
  // The lowest ranked player of a bracket is a resident. Read otherwise (D4): the highest one.
  const reference = otherwise.has('D4') ? residents[0] : residents[residents.length - 1];
  const asDownfloater = ({ score }: Seen): number => score - (reference.score - ONE_POINT);
  return {
    asDownfloater,
    psd: ({ pairs, downfloaters }) =>
      descending([...pairs.map(differenceOf), ...downfloaters.map(asDownfloater)]),
  };
}

/** In tenths. */
const ONE_POINT = 10;

/**
 * C.7: the number of pairs of the following bracket, as the fewest downfloaters there, and then its PSD, the best of all
 * pairings by C.1 to C.3. Where it is the last one, who may not take the bye counts three times (D7).
 */
function followingBracket(
  { below }: Bracket,
  { absolute, otherwise }: Round,
  downfloaters: readonly Seen[],
): readonly number[] {
  const [next, ...rest] = below;
  if (next === undefined || downfloaters.length === 0) return [];
  const members = [...downfloaters, ...next];
  const mayMeet = (one: Seen, other: Seen): boolean =>
    !(downfloaters.includes(one) && downfloaters.includes(other)) && absolute.mayMeet(one, other);
  const { asDownfloater } = scoreDifferences({ residents: next }, otherwise);
  const values: number[][] = [];
  for (let size = members.length % 2; size <= members.length; size += 2)
    for (const left of subsets(members, size)) {
      const paired = members.filter((player) => !left.includes(player));
      if (pairings(paired, mayMeet).next().done) continue;
      const weights = left.map((player): number =>
        rest.length === 0 && !absolute.mayTakeBye(player) ? 3 : 1,
      );
      const weight = weights.reduce((sum, own) => sum + own, 0);
      const moved = paired.filter((player) => downfloaters.includes(player));
      // Every MDP who is paired meets a resident, and all of these have one score.
      const differences = [...moved.map(({ score }) => score - next[0].score), ...left.map(asDownfloater)];
      const others = (paired.length - 2 * moved.length) / 2;
      const psd = descending([...differences, ...new Array<number>(others).fill(0)]);
      values.push(otherwise.has('D6') ? [weight] : [weight, ...psd]);
    }
  return smallestBy(values, (value) => value)[0] ?? [];
}

function differenceOf([higher, lower]: Pair): number {
  return higher.score - lower.score;
}

function descending(list: readonly number[]): number[] {
  return [...list].sort((a, b) => b - a);
}
