import type { Tournament, TournamentPlayer } from '../corpus/index.js';
import { tookPart } from '../engine/index.js';
import type { FoundProblem, RatedPlayer } from './found-problem.js';

/**
 * The warning that the numbers of the players do not follow their ratings (C.04.2 B.2, 2.2.1 since 2026); null where they do,
 * or nothing is known. Players who were not paired in round 1 are not looked at, since late entries get a number of their own
 * (B.4), nor players without a rating, which the arbiter estimates (B.1). Titles and the alphabet are not compared: other
 * criteria may replace them, and most files have them from other lists. A file with national ratings may go by those.
 */
export function initialOrderWarning(tournament: Tournament, file: string): FoundProblem | null {
  const { kind, players, nationalRecords } = tournament;
  if (kind === 'team' || nationalRecords.length > 0) return null;
  const rated = players.filter(({ rating, rounds }) => (rating ?? 0) > 0 && tookPart(rounds.at(0)));
  const misplaced = outOfOrder(rated);
  const [first] = misplaced;
  if (first === undefined) return null;
  const place = rated.indexOf(first);
  const [before] = rated.slice(0, place).filter((one) => ratingOf(one) < ratingOf(first));
  const after = rated.slice(place + 1).filter((one) => ratingOf(one) > ratingOf(first));
  return {
    severity: 'warning',
    code: 'initial-order',
    file,
    line: Math.max(1, first.line),
    column: 5,
    text: String(first.id),
    found: {
      first: personOf(first),
      before: before === undefined ? null : personOf(before),
      after: after.map(personOf),
      others: misplaced.length - 1,
    },
  };
}

/**
 * Returns the smallest set of players that can be left out so that the ratings of the others never rise with the numbers.
 * They are in the order of the numbers.
 */
function outOfOrder(rated: readonly TournamentPlayer[]): TournamentPlayer[] {
  // Patience sorting: the last player of the best chain of each length, and before each player the one before in its chain.
  const ends: number[] = [];
  const previous: number[] = [];
  rated.forEach((player, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ratingOf(rated[ends[middle]]) >= ratingOf(player)) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? -1 : ends[low - 1]);
    ends[low] = index;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]) kept.add(at);
  return rated.filter((_, index) => !kept.has(index));
}

function ratingOf({ rating }: TournamentPlayer): number {
  return rating ?? 0;
}

function personOf(player: TournamentPlayer): RatedPlayer {
  return { id: player.id, name: player.name.trim(), rating: ratingOf(player) };
}
