import type {
  CertificatePlayer,
  CertificateRound,
  DubovCertificate,
} from '../../../../engine/systems/dubov/proof/verify/certificate.js';
import type { Draft } from '../draft.js';

type Players = Draft<DubovCertificate>['players'];
type PastRounds = Draft<CertificatePlayer['past']>;

export function playerNamed(players: Players, id: number | null): Draft<CertificatePlayer> | undefined {
  return players.find((player) => player.id === id);
}

/** A game played over the board. */
export function isGame([, , result]: CertificateRound): boolean {
  return PLAYED.includes(result);
}

/** Their games become none, with the same opponents and the same score differences. */
export function forfeitGames(players: Players, ids: readonly number[]): void {
  for (const { id, past } of players)
    for (const round of past)
      if (isGame(round) && (ids.includes(id) || ids.includes(round[0]))) round[2] = '-';
}

/** Rounds in which both players of a game are in the certificate. */
export function sharedGames(players: Players): PastRounds {
  return players.flatMap(({ past }) =>
    past.filter((round) => isGame(round) && playerNamed(players, round[0]) !== undefined),
  );
}

/** Average rating of the opponents; null without a game. */
export function averageRating({ ratings }: DubovCertificate, { past }: CertificatePlayer): number | null {
  const rated = new Map(ratings);
  const met = past.filter(isGame).map(([opponent]) => rated.get(opponent) ?? 0);
  return met.length === 0 ? null : met.reduce((sum, rating) => sum + rating, 0) / met.length;
}

const PLAYED: readonly string[] = ['1', '=', '0', 'W', 'D', 'L', '?', '*'];
