import type { DutchPlayer, DutchState } from '../../player.js';
import { mayMeet } from '../requirements.js';
import { bestCandidate, mdpPairings } from './bracket.js';
import type { ProcedureBracket, ProcedureCandidate } from './bracket.js';
import { Completion } from './completion.js';
import { bestOfJoined, inOrder } from './joined-bracket.js';

/**
 * Pairs a round bracket by bracket (C.1 to C.14 of 2012), trying everything out: for small rounds.
 * @returns the brackets from the top; null when no legal pairing exists.
 */
export function pairByProcedure({ players, round }: DutchState): readonly ProcedureCandidate[] | null {
  const completion = new Completion();
  if (!completion.isPossible(players)) return null;
  const scores = [...new Set(players.map(({ score }) => score))];
  let groups = scores.map((score) => players.filter((player) => player.score === score));
  for (let isJoined = false; ; isJoined = true) {
    const attempt = attemptRound({ groups, isJoined, round, completion });
    if (!('joined' in attempt)) return attempt.brackets;
    groups = attempt.joined;
  }
}

interface Attempt {
  /** Scoregroups from the top; the last one may be joined of several. */
  readonly groups: readonly (readonly DutchPlayer[])[];
  readonly isJoined: boolean;
  readonly round: number;
  readonly completion: Completion;
}

/** All brackets, or the groups with the two last ones joined: to be paired again from the top (I15). */
function attemptRound(
  attempt: Attempt,
): { brackets: readonly ProcedureCandidate[] } | { joined: DutchPlayer[][] } {
  const { groups, isJoined, round } = attempt;
  const brackets: ProcedureCandidate[] = [];
  let mdps: readonly DutchPlayer[] = [];
  for (let index = 0; index + 1 < groups.length; index++) {
    const chosen = chooseCandidate(attempt, index, mdps);
    if (chosen !== null) {
      brackets.push(chosen);
      mdps = inOrder(chosen.floaters);
      continue;
    }
    // C.13: P has become zero in the penultimate bracket, which S1 is made of (I15).
    const [penultimate, last] = groups.slice(index);
    const joined = bestOfJoined(inOrder([...mdps, ...penultimate]), last, round);
    if (joined !== null) return { brackets: [...brackets, joined] };
    return { joined: [...groups.slice(0, index).map((group) => [...group]), [...penultimate, ...last]] };
  }
  const last = groups[groups.length - 1];
  const chosen = isJoined ? bestOfJoined(mdps, last, round) : bestOfLast(mdps, last, round);
  if (chosen === null) throw new Error('procedure: the last bracket cannot be paired');
  return { brackets: [...brackets, chosen] };
}

/** Everybody is paired; with fewer and fewer moved-down players against residents (C.13, C.14.b.2). */
function bestOfLast(
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
  round: number,
): ProcedureCandidate | null {
  const mayLeave = (floaters: readonly DutchPlayer[]): boolean =>
    floaters.every(({ mayTakeBye }) => mayTakeBye);
  const bracket: ProcedureBracket = { round, mdps, residents, place: 'last', mayLeave };
  return (
    bestCandidate(bracket) ??
    bestCandidate({ ...bracket, mdps: [], residents: inOrder([...mdps, ...residents]) })
  );
}

/** A bracket that is not the last one; null when the last two have to be joined. */
function chooseCandidate(
  attempt: Attempt,
  index: number,
  moved: readonly DutchPlayer[],
): ProcedureCandidate | null {
  const { groups, isJoined, round, completion } = attempt;
  const [residents, ...below] = groups.slice(index);
  const isPenultimate = below.length === 1;
  // C.1: moved-down players without an opponent here go further down, if C.12 has not helped (I11).
  const incompatible = moved.filter((mdp) => !residents.some((player) => mayMeet(mdp, player)));
  const mdps = moved.filter((mdp) => !incompatible.includes(mdp));
  const rest = [...incompatible, ...below.flat()];
  const bracket: ProcedureBracket = {
    round,
    mdps,
    residents,
    place: isPenultimate ? 'penultimate' : 'ordinary',
    mayLeave: (floaters) => !isPenultimate || completion.isPossible([...floaters, ...rest]),
  };
  const best = pairedAtAll(bracket);
  if (best === null) return null;
  const own = { ...best, floaters: [...best.floaters, ...incompatible] };
  if (own.floaters.length === 0 || (isPenultimate && isJoined)) return own;
  if (suits(attempt, index, own.floaters, false)) return own;
  // C.12 (I10): other floaters with the same scores who can all be paired in the following bracket.
  const scores = scoresOf(own.floaters);
  const other = pairedAtAll({
    ...bracket,
    mayLeave: (floaters) => {
      const all = [...floaters, ...incompatible];
      return bracket.mayLeave(floaters) && scoresOf(all) === scores && suits(attempt, index, all, true);
    },
  });
  return other === null ? own : { ...other, floaters: [...other.floaters, ...incompatible] };
}

/** Null when a penultimate bracket with anybody to pair has no pair (C.13), or its moved-down players none (I13). */
function pairedAtAll(bracket: ProcedureBracket): ProcedureCandidate | null {
  const { mdps, residents, place } = bracket;
  const best = bestCandidate(bracket);
  if (place !== 'penultimate')
    return best ?? bestCandidate({ ...bracket, mdps: [], residents: inOrder([...mdps, ...residents]) });
  const isAlone = mdps.length + residents.length === 1;
  return best !== null && (best.pairs.length > 0 || isAlone) ? best : null;
}

/**
 * C.12 (I10, I12) is not called for: all who float can be paired in the following bracket, or as many as it has players. In the
 * last bracket one of them may get the bye instead, if he does not float down as in the previous round.
 */
function suits(
  { groups, completion }: Attempt,
  index: number,
  floaters: readonly DutchPlayer[],
  isStrict: boolean,
): boolean {
  const next = groups[index + 1];
  const most = Math.min(floaters.length, next.length);
  const isLast = index + 2 === groups.length;
  if (!isLast || floaters.length > next.length) return !mdpPairings(floaters, next, most).next().done;
  if (completion.isPossibleAcross(floaters, next)) return true;
  if (isStrict || (floaters.length + next.length) % 2 === 0) return false;
  return floaters.some(
    (player) =>
      player.mayTakeBye &&
      player.lastFloat !== 'down' &&
      completion.isPossibleAcross(
        floaters.filter((other) => other !== player),
        next,
      ),
  );
}

function scoresOf(players: readonly DutchPlayer[]): string {
  return inOrder(players)
    .map(({ score }) => score)
    .join(' ');
}
