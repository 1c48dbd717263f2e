import type { RoundState } from '../../../model/player.js';
import { pairings, smallestBy, subsets } from '../../enumerate.js';
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
  /** Somebody receives the pairing-allocated bye. */
  readonly isOdd: boolean;
  readonly allocate: (pair: Pair) => Allocation;
}

/** 2.2 to 2.4 for a bracket, in descending priority. */
export function criteria2026(bracket: Bracket, round: Round): Criterion[] {
  const { mdps, residents, below } = bracket;
  const { otherwise } = round;
  const isMdp = (player: Seen): boolean => mdps.includes(player);
  const byes = byesAfter(bracket, round);
  const mdpPairs = ({ pairs }: Candidate): Pair[] => pairs.filter(([higher]) => isMdp(higher));
  const hasFloat = (player: Seen, back: 0 | 1, float: Float): boolean => player.floats[back] === float;

  const residentsAgain = (id: string, back: 0 | 1): Criterion => ({
    id,
    value: ({ downfloaters }) =>
      ones(
        downfloaters.filter(
          (player) => (otherwise.has('S6') || !isMdp(player)) && hasFloat(player, back, 'down'),
        ),
      ),
  });
  const opponentsAgain = (id: string, back: 0 | 1): Criterion => ({
    id,
    value: (candidate) => ones(mdpPairs(candidate).filter(([, resident]) => hasFloat(resident, back, 'up'))),
  });
  const mdpDifferences = (id: string, back: 0 | 1): Criterion => ({
    id,
    value: (candidate) => {
      const paired = mdpPairs(candidate).filter(([mdp]) => hasFloat(mdp, back, 'down'));
      const limbo = candidate.downfloaters.filter(
        (player) => isMdp(player) && hasFloat(player, back, 'down'),
      );
      return descending([
        ...paired.map(differenceOf),
        // An MDP who stays unpaired: more than any difference, and the more the higher his score (S7).
        ...(otherwise.has('S7') ? [] : limbo.map(({ score }) => BEYOND + score)),
      ]);
    },
  });
  const opponentDifferences = (id: string, back: 0 | 1): Criterion => ({
    id,
    value: (candidate) =>
      descending(
        mdpPairs(candidate)
          .filter(([, resident]) => hasFloat(resident, back, 'up'))
          .map(differenceOf),
      ),
  });

  return [
    // 2.2.1; in the last bracket there is nobody else.
    {
      id: 'C4',
      asksOnlyFloaters: true,
      value: ({ downfloaters }) => (below.length === 0 || byes(downfloaters).length > 0 ? [] : null),
    },
    // 2.3.1; for the whole round (S1).
    ...(round.isOdd && !otherwise.has('S1')
      ? [
          {
            id: 'C5',
            asksOnlyFloaters: true,
            value: ({ downfloaters }: Candidate) => lowest(byes(downfloaters)),
          } as const,
        ]
      : []),
    // 2.4.1.
    { id: 'C6', asksOnlyFloaters: true, value: ({ downfloaters }) => ones(downfloaters) },
    // 2.4.2.
    {
      id: 'C7',
      asksOnlyFloaters: true,
      value: ({ downfloaters }) => descending(downfloaters.map(({ score }) => score)),
    },
    // 2.4.3.
    {
      id: 'C8',
      asksOnlyFloaters: true,
      value: ({ downfloaters }) => followingBracket(bracket, round, downfloaters),
    },
    // 2.4.4: of brackets at or below the score of the bye that downfloat exactly one player (S2).
    {
      id: 'C9',
      asksOnlyFloaters: true,
      value: ({ downfloaters }) => {
        const score = lowest(byes(downfloaters))?.[0];
        const isBound = score !== undefined && residents[0].score <= score && downfloaters.length === 1;
        const applies = round.isOdd && isBound && !otherwise.has('S1') && !otherwise.has('S2');
        return applies ? [downfloaters[0].unplayed] : [];
      },
    },
    // 2.4.5 to 2.4.8.
    ...colourCriteria(['C10', 'C11', 'C12', 'C13'], round),
    // 2.4.9 to 2.4.16.
    residentsAgain('C14', 0),
    opponentsAgain('C15', 0),
    residentsAgain('C16', 1),
    opponentsAgain('C17', 1),
    mdpDifferences('C18', 0),
    opponentDifferences('C19', 0),
    mdpDifferences('C20', 1),
    opponentDifferences('C21', 1),
  ];
}

/** In tenths: no event is so long. */
const BEYOND = 1_000_000;

/**
 * The scores at which the bye is possible after a bracket: those to which the procedure can come, in which downfloaters
 * never meet each other; where it comes to nothing by the letter of [C4], where only MDPs do not (B6, B17).
 */
function byesAfter(
  { mdps, below }: Bracket,
  { absolute }: Round,
): (downfloaters: readonly Seen[]) => (number | null)[] {
  return (downfloaters) => {
    if (below.length === 0) return downfloaters.map(({ score }) => score);
    const all = [...downfloaters, ...below.flat()];
    const byProcedure = possibleByes(all, downfloaters, absolute);
    if (byProcedure.length > 0) return byProcedure;
    return possibleByes(
      all,
      downfloaters.filter((player) => mdps.includes(player)),
      absolute,
    );
  };
}

function lowest(scores: readonly (number | null)[]): readonly number[] | null {
  const known = scores.filter((score) => score !== null);
  return known.length === 0 ? null : [Math.min(...known)];
}

/**
 * [C8]: the downfloaters of the following bracket, the fewest and then those with the lowest scores, with the round still
 * to be completed and the bye where it is lowest (S5). Nothing where nobody floats down, or nothing follows.
 */
function followingBracket(
  { below }: Bracket,
  { absolute, isOdd, otherwise }: Round,
  downfloaters: readonly Seen[],
): readonly number[] | null {
  const [next, ...rest] = below;
  if (next === undefined || downfloaters.length === 0) return [];
  const later = rest.flat();
  const all = [...downfloaters, ...next, ...later];
  const bye =
    isOdd && !otherwise.has('S1') ? (lowest(possibleByes(all, downfloaters, absolute))?.[0] ?? null) : null;
  const members = [...downfloaters, ...next].sort((a, b) => b.score - a.score || a.order - b.order);
  const mayMeet = (one: Seen, other: Seen): boolean =>
    !(downfloaters.includes(one) && downfloaters.includes(other)) && absolute.mayMeet(one, other);
  const completes = (left: readonly Seen[]): boolean => {
    const byes =
      later.length === 0 ? lastByes(left, absolute) : possibleByes([...left, ...later], left, absolute);
    return bye === null ? byes.length > 0 : byes.includes(bye);
  };
  for (let size = members.length % 2; size <= members.length; size += 2) {
    const possible = [...subsets(members, size)].filter(
      (left) =>
        !pairings(
          members.filter((player) => !left.includes(player)),
          mayMeet,
        ).next().done && completes(left),
    );
    const scoresOf = (left: readonly Seen[]): number[] => descending(left.map(({ score }) => score));
    const [best] = smallestBy(possible, scoresOf);
    if (best !== undefined) return otherwise.has('S5') ? [size] : [size, ...scoresOf(best)];
  }
  return null;
}

/** The last bracket leaves over nobody but who receives the bye. */
function lastByes(left: readonly Seen[], absolute: AbsoluteCriteria): (number | null)[] {
  if (left.length === 0) return [null];
  return left.length === 1 && absolute.mayTakeBye(left[0]) ? [left[0].score] : [];
}

function differenceOf([higher, lower]: Pair): number {
  return higher.score - lower.score;
}

function ones(list: readonly unknown[]): number[] {
  return [list.length];
}

function descending(list: readonly number[]): number[] {
  return [...list].sort((a, b) => b - a);
}
