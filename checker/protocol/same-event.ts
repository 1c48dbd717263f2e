import type { Tournament, TournamentPlayer } from '../../corpus/index.js';
import { entryOf } from '../../engine/index.js';
import { newNumbers } from './new-numbers.js';

/** No player of the file is a player of the event, or the file holds no board of the rounds given out. */
export type OtherEvent = 'nobody' | 'no-board';

/**
 * Why a file cannot be of the event of another one; null: it can. It is of another event where all players are other ones, or
 * where no board of the rounds given out stands in it. One round that was paired anew by hand is an altered round: then the
 * name of the event must be another one, too.
 */
export function otherEvent(before: Tournament, now: Tournament): OtherEvent | null {
  const numbers = newNumbers(before.players, now.players, before.kind);
  const later = new Map(now.players.map((player) => [player.id, player]));
  const pairs = before.players.flatMap((player) => {
    const same = later.get(numbers.get(player.id) ?? 0);
    return same === undefined ? [] : [[player, same] as const];
  });
  if (before.players.length > 0 && !pairs.some(([was, is]) => isSamePerson(was, is))) return 'nobody';
  const given = before.pairedRounds;
  const isNamedOtherwise = before.name !== now.name;
  if (given === 0 || (given === 1 && !isNamedOtherwise)) return null;
  const standsInIt = pairs.some(([was, is]) =>
    Array.from({ length: given }, (_, index) => index + 1).some((round) => {
      const { opponent } = entryOf(was, round);
      return opponent !== null && numbers.get(opponent) === entryOf(is, round).opponent;
    }),
  );
  return standsInIt ? null : 'no-board';
}

/** By the FIDE number where both have one, else by the name. */
function isSamePerson(was: TournamentPlayer, is: TournamentPlayer): boolean {
  const isKnown = [was, is].every(({ fideId }) => fideId !== '' && fideId !== '0');
  return isKnown ? was.fideId === is.fideId : was.name === is.name;
}
