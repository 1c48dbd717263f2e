import type { TeamSheets, Tournament } from '../../corpus/index.js';
import type { Difference } from './difference.js';
import { newNumbers } from './new-numbers.js';

/**
 * Members who came to a team or left it, or another order of them, which is that of the boards; empty in events of
 * players. Members are the same by their FIDE number, else by their starting number; what else is told of them decides
 * nothing in an event of teams.
 * @returns asked with the team number in the earlier file, and that in the later one.
 */
export function membersComparison(
  before: Tournament,
  now: Tournament,
): (was: number, is: number) => readonly Difference[] {
  if (before.teams === undefined || now.teams === undefined) return () => [];
  const numbers = newNumbers(before.teams.members, now.teams.members, 'individual');
  const [earlier, later] = [membersOf(before.teams), membersOf(now.teams)];
  return (was, is) => difference(earlier.get(was) ?? [], later.get(is) ?? [], is, numbers);
}

function difference(
  earlier: readonly number[],
  later: readonly number[],
  is: number,
  numbers: ReadonlyMap<number, number>,
): Difference[] {
  if (earlier.map((id) => numbers.get(id) ?? 0).join() === later.join()) return [];
  const [wasText, isText] = [earlier, later].map((ids) => (ids.length === 0 ? null : ids.join(' ')));
  const found = { before: wasText, now: isText };
  return [{ kind: 'player', round: null, player: is, field: 'members', ...found }];
}

function membersOf({ teams }: TeamSheets): ReadonlyMap<number, readonly number[]> {
  return new Map(teams.map(({ id, members }) => [id, members]));
}
