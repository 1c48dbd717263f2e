import type { Tournament } from '../../corpus/index.js';
import type { Difference } from './difference.js';
import { newNumbers } from './new-numbers.js';

/**
 * Members who came to a team or left it, or another order of them, which is that of the boards; empty in events of
 * players. Members are the same by their FIDE number, else by their starting number; what else is told of them decides
 * nothing in an event of teams.
 * @param was team number in the earlier file.
 * @param is team number in the later one.
 */
export function membersDifference(
  before: Tournament,
  now: Tournament,
  was: number,
  is: number,
): Difference[] {
  if (before.teams === undefined || now.teams === undefined) return [];
  const earlier = membersOf(before, was);
  const later = membersOf(now, is);
  const numbers = newNumbers(before.teams.members, now.teams.members, 'individual');
  if (earlier.map((id) => numbers.get(id) ?? 0).join() === later.join()) return [];
  const [wasText, isText] = [earlier, later].map((ids) => (ids.length === 0 ? null : ids.join(' ')));
  const found = { before: wasText, now: isText };
  return [{ kind: 'player', round: null, player: is, field: 'members', ...found }];
}

function membersOf({ teams }: Tournament, team: number): readonly number[] {
  return teams?.teams.find(({ id }) => id === team)?.members ?? [];
}
