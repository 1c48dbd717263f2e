import type { NormEvent } from '../event.js';
import type { Candidate, HalfPoints, NormGame } from '../games.js';
import type { NormPlayer } from '../people.js';

/** A Swiss of nine rounds, not exempt from anything. */
export function event(parts: Partial<NormEvent>): NormEvent {
  return {
    format: 'swiss',
    permission: 'permitted',
    rounds: 9,
    openRounds: 0,
    players: 40,
    leastGames: 9,
    declared: [],
    host: 'NOR',
    field: { kind: 'no' },
    ...parts,
  };
}

/** Grandmasters of 2600 from three federations in turn, or what the parts say. */
export function opponents(count: number, parts: Partial<NormPlayer>): NormPlayer[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 2,
    title: 'GM',
    rating: 2600,
    federation: ['GER', 'POL', 'IND'][index % 3],
    sex: 'm',
    ...parts,
  }));
}

/** A round each: the losses first, then a draw, then the wins. */
export function games(list: readonly NormPlayer[], score: number): NormGame[] {
  const wins = Math.floor(score);
  const draws = score === wins ? 0 : 1;
  return list.map((opponent, index) => {
    const left = list.length - index;
    const halfPoints: HalfPoints = left <= wins ? 2 : left <= wins + draws ? 1 : 0;
    return { round: index + 1, opponent, halfPoints };
  });
}

/** A woman from Norway without a title who scored so much against these. */
export function candidateWith(
  list: readonly NormPlayer[],
  score: number,
  parts: Partial<Candidate> = {},
): Candidate {
  return {
    player: { id: 1, title: '', rating: 2300, federation: 'NOR', sex: 'w' },
    games: games(list, score),
    excluded: [],
    freeRounds: [],
    lastForfeit: null,
    ...parts,
  };
}
