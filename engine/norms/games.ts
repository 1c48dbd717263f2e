import type { EventPlayer, ResultCode } from '../model/event.js';
import { isForfeit } from '../model/results.js';
import { NO_FEDERATION } from './federations.js';
import type { NormPlayer } from './people.js';

/** A game that can count for a norm. */
export interface NormGame {
  readonly round: number;
  readonly opponent: NormPlayer;
  /** 2 for a win, 1 for a draw, 0 for a loss, whatever the event gives for them; null: the result is not known. */
  readonly halfPoints: HalfPoints | null;
}

export type HalfPoints = 0 | 1 | 2;

/** A game, or what stood in its place, that does not count (1.4.2). */
export interface ExcludedGame {
  readonly round: number;
  /** Starting number. */
  readonly opponent: number | null;
  readonly article: '1.4.2a' | '1.4.2b' | '1.4.2c';
}

/** A player who may have made a norm, and the games. */
export interface Candidate {
  readonly player: NormPlayer;
  /** In the order of the rounds. */
  readonly games: readonly NormGame[];
  readonly excluded: readonly ExcludedGame[];
  /** Rounds won by forfeit, or with the pairing-allocated bye (1.4.1c). */
  readonly freeRounds: readonly number[];
  /** The last round, where it was won by forfeit: as a game that was lost (1.4.2c). */
  readonly lastForfeit: NormGame | null;
}

/** What of the event decides which games count. */
export interface GameSource {
  readonly people: ReadonlyMap<number, NormPlayer>;
  readonly rounds: number;
  /** 1.4.2b: unrated players who scored nothing against rated ones, in round robins. */
  readonly scoreless: ReadonlySet<number>;
}

/** The games of a player sorted by 1.4.2. Byes are no games. */
export function candidateOf({ id, rounds }: EventPlayer, player: NormPlayer, source: GameSource): Candidate {
  const games: NormGame[] = [];
  const excluded: ExcludedGame[] = [];
  const freeRounds: number[] = [];
  let lastForfeit: NormGame | null = null;
  rounds.forEach((entry, index) => {
    const round = index + 1;
    if (entry.result === '+' || entry.result === 'U') freeRounds.push(round);
    const opponent = entry.opponent === null ? undefined : source.people.get(entry.opponent);
    if (opponent === undefined || opponent.id === id) return;
    const article = isForfeit(entry.result) ? '1.4.2c' : exclusionOf(opponent, source.scoreless);
    if (article === null) games.push({ round, opponent, halfPoints: halfPointsOf(entry.result) });
    else excluded.push({ round, opponent: opponent.id, article });
    if (entry.result === '+' && round === source.rounds && opponent.federation !== NO_FEDERATION)
      lastForfeit = { round, opponent, halfPoints: 0 };
  });
  return { player, games, excluded, freeRounds, lastForfeit };
}

/**
 * 1.4.2b: unrated players of a round robin who scored nothing in games against rated opponents.
 * @param but a round that is not looked at; null: none.
 */
export function scorelessOf(
  players: readonly EventPlayer[],
  people: ReadonlyMap<number, NormPlayer>,
  but: number | null,
): Set<number> {
  const isRated = (id: number | null): boolean => id !== null && (people.get(id)?.rating ?? 0) > 0;
  const unrated = players.filter(({ id }) => people.get(id)?.rating === 0);
  const scoreless = unrated.filter(({ rounds }) =>
    rounds.every(
      ({ opponent, result }, index) =>
        index + 1 === but || !isRated(opponent) || isForfeit(result) || halfPointsOf(result) === 0,
    ),
  );
  return new Set(scoreless.map(({ id }) => id));
}

/** Why a game against an opponent does not count (1.4.2a, 1.4.2b); null: it counts. */
export function exclusionOf(
  { id, federation }: NormPlayer,
  scoreless: ReadonlySet<number>,
): '1.4.2a' | '1.4.2b' | null {
  if (federation === NO_FEDERATION) return '1.4.2a';
  return scoreless.has(id) ? '1.4.2b' : null;
}

/** A game of less than one move (W, D, L) was decided over the board like any other. */
function halfPointsOf(result: ResultCode): HalfPoints | null {
  if (result === '1' || result === 'W') return 2;
  if (result === '=' || result === 'D') return 1;
  return result === '0' || result === 'L' ? 0 : null;
}
