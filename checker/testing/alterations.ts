import { tournamentOf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { answerTo, entryOf, tookPart } from '../../engine/index.js';
import type { ResultCode, RoundEntry } from '../../engine/index.js';
import { publishedRound } from '../judge/published-round.js';

/** Ways to falsify one round of a tournament; only tests use them. */
export type Alteration = 'swap opponents' | 'flip colours' | 'move the bye';

/**
 * A copy of a tournament with one round altered, still a valid tournament (points follow the new results); null when
 * the round has nothing of the kind to alter.
 * @param pick a number that chooses which boards.
 */
export function alter(
  tournament: Tournament,
  round: number,
  kind: Alteration,
  pick: number,
): Tournament | null {
  const { pairs, bye } = publishedRound(tournament, round);
  if (pairs.length === 0) return null;
  const first = pairs[pick % pairs.length];
  const second = pairs[Math.floor(pick / pairs.length) % pairs.length];
  const changes = new Map<number, RoundEntry>();
  const cell = (id: number): RoundEntry => {
    const player = tournament.players.find((other) => other.id === id);
    if (player === undefined) throw new Error(`no player ${id}`);
    return entryOf(player, round);
  };
  const seat = (white: number, black: number, result: ResultCode): void => {
    changes.set(white, { opponent: black, colour: 'white', result });
    changes.set(black, { opponent: white, colour: 'black', result: answerTo(result) });
  };
  if (kind === 'flip colours') {
    seat(first.black, first.white, cell(first.black).result);
  } else if (kind === 'swap opponents') {
    if (first === second) return null;
    seat(first.white, second.black, cell(first.white).result);
    seat(second.white, first.black, cell(second.white).result);
  } else {
    if (bye === null) return null;
    seat(first.white, bye, cell(first.white).result);
    changes.set(first.black, { opponent: null, colour: null, result: 'U' });
  }
  return withRound(tournament, round, changes);
}

/** A copy of a tournament with some players' entries of a round replaced and the points computed anew. */
export function withRound(
  tournament: Tournament,
  round: number,
  changes: ReadonlyMap<number, RoundEntry>,
): Tournament {
  const players = tournament.players.map((player) => {
    const change = changes.get(player.id);
    // Printed points and ranks are left out, so that they are computed anew.
    const { points, rank, ...rest } = player;
    if (change === undefined) return rest;
    return { ...rest, rounds: player.rounds.map((entry, index) => (index === round - 1 ? change : entry)) };
  });
  return tournamentOf({ ...tournament, players });
}

/** Rounds of a tournament in which somebody was paired. */
export function pairedRoundsOf(tournament: Tournament): number[] {
  return Array.from({ length: tournament.pairedRounds }, (_, index) => index + 1).filter((round) =>
    tournament.players.some((player) => tookPart(entryOf(player, round))),
  );
}
