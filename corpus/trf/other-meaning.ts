import type { EventPlayer, PointSystem, ResultCode, RoundEntry } from '../../engine/index.js';

/** What a file that contradicts itself may mean instead of what was read. */
export type OtherMeaning = OtherResult | OtherWorth;

/** Another result of a game, or another bye. */
export interface OtherResult {
  readonly kind: 'result';
  /** The printed points speak for it; it is what the other player of the game tells; or TRF06 has one sign for both. */
  readonly because: 'points' | 'other-player' | 'old-sign';
  readonly round: number;
  /** Starting number; of a game that of the player with White, where the colours are known. */
  readonly player: number;
  /** Null for a bye. */
  readonly opponent: number | null;
  /** The results of the two as they were read. */
  readonly read: readonly [ResultCode, ResultCode | null];
  readonly instead: readonly [ResultCode, ResultCode | null];
  /** What a bye of a team is worth in both counts; absent elsewhere: the point system tells it. */
  readonly worth?: Pick<RoundEntry, 'points' | 'secondaryPoints'>;
}

/** A kind of result is worth something else than usual, which no record declares. */
export interface OtherWorth {
  readonly kind: 'worth';
  /** Like "a half-point bye is worth 1.0". */
  readonly what: string;
  readonly points: PointSystem;
}

/** Byes of a round of which TRF06 does not tell which one was pairing-allocated, if any; read as full-point byes. */
export interface OpenByes {
  readonly round: number;
  /** Starting numbers, two or more. */
  readonly ids: readonly number[];
  /** Where the first of them stands. */
  readonly line: number;
  readonly column: number;
}

/** The players with a result altered for both who are concerned. */
export function withResult<Player extends EventPlayer>(
  players: readonly Player[],
  { round, player, opponent, instead, worth = {} }: Omit<OtherResult, 'kind' | 'because' | 'read'>,
): Player[] {
  const [own, theirs] = instead;
  return players.map((one) => {
    const result = one.id === player ? own : one.id === opponent ? theirs : null;
    return result === null ? one : { ...one, rounds: replaced(one.rounds, round, { result, ...worth }) };
  });
}

function replaced(
  rounds: readonly RoundEntry[],
  round: number,
  changed: Pick<RoundEntry, 'result' | 'points' | 'secondaryPoints'>,
): RoundEntry[] {
  return rounds.map((entry, index) => (index === round - 1 ? { ...entry, ...changed } : entry));
}

/** The results of a game as people write them, like "1-0"; the code of a bye. */
export function resultWords([own, theirs]: OtherResult['read']): string {
  if (theirs === null) return own;
  return [own, theirs].map((code) => SIGNS[code] ?? code).join(own === '+' || theirs === '+' ? '/' : '-');
}

const SIGNS: Partial<Record<ResultCode, string>> = { W: '1', D: '½', '=': '½', L: '0', '*': 'no result' };
