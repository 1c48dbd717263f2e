import type { Tournament, TournamentPlayer } from '../corpus/index.js';
import { publishedRound } from './judge/published-round.js';

/** The players in another order, and those who moved. */
export interface Reordering {
  readonly players: readonly TournamentPlayer[];
  /** Starting numbers. */
  readonly moved: readonly number[];
}

/** How far apart the opponents of round 1 are, by their places among those who were paired. */
export function foldOf(tournament: Tournament): {
  readonly half: number;
  readonly distances: readonly number[];
} {
  const { participants } = publishedRound(tournament, 1);
  const pairs = pairsOf(tournament);
  return { half: Math.floor(participants.size / 2), distances: pairs.map(([a, b]) => b - a) };
}

/**
 * Orders of the players by which the top half meets the bottom half in order in round 1, as it was published: the pairs that are
 * in order already stay, and of each other pair one of the two moves to where the opponent wants it. Nothing where more than a
 * few pairs are out of order, since any order could be made so.
 */
export function* reorderings(tournament: Tournament): Generator<Reordering> {
  const pairs = pairsOf(tournament).toSorted(([a], [b]) => a - b);
  const kept = inOrder(pairs.map(([, b]) => b));
  const out = pairs.filter((_, index) => !kept.has(index));
  if (out.length > MOST_MOVED || out.length * 2 > pairs.length) return;
  const present = playersOfRoundOne(tournament);
  for (let choice = 0; choice < 1 << out.length; choice++) {
    const order = pairs.filter((_, index) => kept.has(index));
    out.forEach((pair, index) => {
      const isUpper = (choice & (1 << index)) === 0;
      const by = isUpper ? 1 : 0;
      const at = order.findIndex((one) => one[by] > pair[by]);
      order.splice(at < 0 ? order.length : at, 0, pair);
    });
    const places = [...order.map(([a]) => a), ...order.map(([, b]) => b)];
    // Those between the halves may have changed sides as well.
    const stays = inOrder(places);
    const moved = places.filter((_, index) => !stays.has(index)).map((place) => present[place].id);
    const ranked = places.map((place) => present[place]);
    yield { players: withMoved(tournament.players, ranked, moved), moved };
  }
}

/** Each way to move them is tried: twice as many for each more. */
const MOST_MOVED = 4;

/** The players with each of those who moved behind the one who is before them in the order of round 1. */
function withMoved(
  players: readonly TournamentPlayer[],
  ranked: readonly TournamentPlayer[],
  moved: readonly number[],
): TournamentPlayer[] {
  const order = players.filter(({ id }) => !moved.includes(id));
  ranked.forEach((player, index) => {
    if (!moved.includes(player.id)) return;
    const before = index === 0 ? -1 : order.indexOf(ranked[index - 1]);
    order.splice(before + 1, 0, player);
  });
  return order;
}

/** Places of the longest rising subsequence. */
function inOrder(values: readonly number[]): ReadonlySet<number> {
  const best = values.map((): number => 1);
  const previous = values.map((): number => -1);
  values.forEach((value, index) => {
    for (let before = 0; before < index; before++)
      if (values[before] < value && best[before] >= best[index]) {
        best[index] = best[before] + 1;
        previous[index] = before;
      }
  });
  const kept = new Set<number>();
  for (let at = best.indexOf(Math.max(...best)); at >= 0; at = previous[at]) kept.add(at);
  return kept;
}

/** Places of opponents in round 1 among those who took part, the smaller one first. */
function pairsOf(tournament: Tournament): (readonly [number, number])[] {
  const placeOf = new Map(playersOfRoundOne(tournament).map(({ id }, place) => [id, place]));
  return publishedRound(tournament, 1).pairs.map(({ white, black }) => {
    const [a, b] = [placeOf.get(white) ?? 0, placeOf.get(black) ?? 0];
    return a < b ? [a, b] : [b, a];
  });
}

function playersOfRoundOne(tournament: Tournament): TournamentPlayer[] {
  const { participants } = publishedRound(tournament, 1);
  return tournament.players.filter(({ id }) => participants.has(id));
}
