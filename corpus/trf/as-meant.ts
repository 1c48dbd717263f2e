import { pointSumsOf } from './checks/point-sums.js';
import { withResult } from './other-meaning.js';
import type { OtherMeaning } from './other-meaning.js';
import type { Tournament, WrongPoints } from './tournament.js';

/** The tournament as it is where the file means these things instead. */
export function asMeant(tournament: Tournament, meanings: readonly OtherMeaning[]): Tournament {
  const meant = { ...meanings.reduce(withMeaning, tournament), otherMeanings: [] };
  return { ...meant, wrongPoints: wrongPointsIn(meant) };
}

/** Of byes of a round that may all be meant the pairing-allocated one goes to one player, or to nobody (null). */
export function withBye(
  tournament: Tournament,
  round: number,
  ids: readonly number[],
  taker: number | null,
): Tournament {
  const players = ids.reduce<Tournament['players']>(
    (all, player) =>
      withResult(all, { round, player, opponent: null, instead: [player === taker ? 'U' : 'F', null] }),
    tournament.players,
  );
  return { ...tournament, players };
}

function withMeaning(tournament: Tournament, meaning: OtherMeaning): Tournament {
  return meaning.kind === 'worth'
    ? { ...tournament, points: meaning.points }
    : { ...tournament, players: withResult(tournament.players, meaning) };
}

function wrongPointsIn(tournament: Tournament): WrongPoints[] {
  const sumsOf = pointSumsOf({ ...tournament, event: tournament });
  return tournament.players.flatMap((player) => {
    if (player.points === null) return [];
    const sums = sumsOf(player);
    return sums.includes(player.points) ? [] : [{ id: player.id, printed: player.points, expected: sums[0] }];
  });
}
