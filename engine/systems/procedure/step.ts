import type { Rule } from '../../rules/rule.js';
import type { Candidate, Pair, Place, Violation } from '../interface/candidate.js';

/** What a procedure tells of a candidate without going on. */

interface Board {
  player(place: Place): { readonly mayTakeBye: boolean };
  violations(pairs: readonly Pair[]): readonly Violation[];
}

/** The absolute rules that a candidate breaks: those against pairs, then the one on the bye. */
export function violationsOf(
  board: Board,
  byeRule: Rule,
  givesBye: boolean,
  { pairs, floaters }: Candidate,
): readonly Violation[] {
  const barred = givesBye ? floaters.filter((place) => !board.player(place).mayTakeBye) : [];
  return [...board.violations(pairs), { rule: byeRule, places: barred }].filter(
    ({ places }) => places.length > 0,
  );
}

/**
 * Whether those whom a candidate leaves can all be paired.
 * @param open who was not paired before.
 */
export function restOf(
  walk: { isPairable(places: readonly Place[]): boolean },
  open: readonly Place[],
  givesBye: boolean,
  { pairs, floaters }: Candidate,
): 'completable' | 'impossible' {
  const done = new Set([...pairs.flat(), ...(givesBye ? floaters : [])]);
  return walk.isPairable(open.filter((place) => !done.has(place))) ? 'completable' : 'impossible';
}
