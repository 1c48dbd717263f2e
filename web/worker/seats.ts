import { readForEdition } from '../../checker/index.js';
import type { Tournament } from '../../corpus/index.js';
import { entryOf, pointsOf } from '../../engine/model/results.js';
import { RESULTS } from '../../reports/html/crosstable-texts.js';
import { displayName } from '../../reports/words/display-name.js';
import { contentOf } from './check-source.js';
import type { Seat, Tasks } from './tasks.js';

/** What a list of the boards of a round says of everybody, by starting number. */
export async function seatsIn({
  source,
  settings,
  round,
}: Tasks['seats']['request']): Promise<ReadonlyMap<number, Seat>> {
  const { tournament } = readForEdition(await contentOf(source, settings), null, { file: source.name });
  if (tournament === null) return new Map();
  return new Map(tournament.players.map((player) => [player.id, seatOf(player, round, tournament)]));
}

function seatOf(player: Tournament['players'][number], round: number, event: Tournament): Seat {
  const before = Array.from({ length: round - 1 }, (_, index) => pointsOf(event, player, index + 1));
  const { result, opponent } = entryOf(player, round);
  return {
    title: player.title,
    name: displayName(player.name),
    rating: player.rating,
    // One digit for all, so that they stand under each other.
    points: (before.reduce((sum, tenths) => sum + tenths, 0) / 10).toFixed(1),
    result: opponent === null ? '' : (RESULTS[result] ?? result),
  };
}
