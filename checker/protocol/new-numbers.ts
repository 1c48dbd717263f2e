import type { Tournament, TournamentPlayer } from '../../corpus/index.js';

/**
 * Numbers of the participants of an earlier file with those of a later one; without those who are gone. They are the same
 * by what one alone has: players by their FIDE number, teams by their name; all others by their number.
 */
export function newNumbers(
  before: readonly TournamentPlayer[],
  now: readonly TournamentPlayer[],
  kind: Tournament['kind'],
): Map<number, number> {
  const signOf = kind === 'team' ? nameOf : fideIdOf;
  const bySign = onlyOnes(now, signOf);
  const unique = onlyOnes(before, signOf);
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const player of before) {
    const sign = signOf(player);
    const same = unique.has(sign) ? bySign.get(sign) : undefined;
    if (same === undefined) continue;
    found.set(player.id, same);
    taken.add(same);
  }
  const ids = new Set(now.map(({ id }) => id));
  for (const { id } of before) {
    if (found.has(id) || !ids.has(id) || taken.has(id)) continue;
    found.set(id, id);
    taken.add(id);
  }
  return found;
}

function fideIdOf({ fideId }: TournamentPlayer): string {
  return fideId;
}

function nameOf({ name }: TournamentPlayer): string {
  return name;
}

/** The signs that one alone has, with the number. */
function onlyOnes(
  players: readonly TournamentPlayer[],
  signOf: (player: TournamentPlayer) => string,
): Map<string, number> {
  const found = new Map<string, number>();
  const twice = new Set<string>(['', '0']);
  for (const player of players) {
    const sign = signOf(player);
    if (found.has(sign)) twice.add(sign);
    found.set(sign, player.id);
  }
  for (const sign of twice) found.delete(sign);
  return found;
}
