import type { EventData, EventPlayer, ResultCode, Tenths } from '../model/event.js';
import { entryOf, isPlayed, pointsOf } from '../model/results.js';

/** What happened to one player, round by round, as the tie-breaks look at it. */
export interface PlayerRecord {
  /** Starting number. */
  readonly id: number;
  /** Null for an unrated player. */
  readonly rating: number | null;
  /** One for every round of the table. */
  readonly rounds: readonly RoundRecord[];
  /** Points after all rounds of the table, bonuses and penalties included, virtual points not. */
  readonly score: Tenths;
}

export interface RoundRecord {
  /** 1-based. */
  readonly round: number;
  readonly kind: RoundKind;
  /** Place of the scheduled opponent in the list of players; -1 for none. */
  readonly opponent: number;
  readonly isBlack: boolean;
  /** What the result letter says; a bye has none. */
  readonly outcome: 'win' | 'draw' | 'loss' | null;
  /** Points awarded for the result. */
  readonly worth: Tenths;
  /** Points that the round brought besides (TRF26 record 299). */
  readonly bonus: Tenths;
  /** Teams: game points of the boards, from the first; null where they are not told. */
  readonly boards: readonly Tenths[] | null;
}

/** Anything but a game is an unplayed round (15.1). */
export type RoundKind =
  | 'game'
  | 'forfeit-win'
  | 'forfeit-loss'
  | 'pairing-allocated-bye'
  | 'full-point-bye'
  | 'half-point-bye'
  | 'zero-point-bye';

/** The records of all players of an event over its first `rounds` rounds. */
export function playerRecords(event: EventData, rounds: number): PlayerRecord[] {
  const placeOf = new Map(event.players.map(({ id }, place) => [id, place]));
  const withoutBonus = { ...event, adjustments: event.adjustments.filter(({ result }) => result !== null) };
  const hasBonuses = withoutBonus.adjustments.length < event.adjustments.length;
  const records: PlayerRecord[] = [];
  for (const player of event.players) {
    const list: RoundRecord[] = [];
    let score = 0;
    for (let round = 1; round <= rounds; round++) {
      const worth = pointsOf(withoutBonus, player, round);
      const bonus = hasBonuses ? pointsOf(event, player, round) - worth : 0;
      score += worth + bonus;
      list.push(roundRecord(player, round, placeOf, worth, bonus));
    }
    const { id, rating = null } = player;
    records.push({ id, rating: rating === 0 ? null : rating, rounds: list, score });
  }
  return records;
}

/** The same players with other rounds. */
export function withRounds(player: PlayerRecord, rounds: readonly RoundRecord[]): PlayerRecord {
  const score = rounds.reduce((sum, { worth, bonus }) => sum + worth + bonus, 0);
  const { id, rating } = player;
  return { id, rating, rounds, score };
}

/** The same round as a game that was drawn. Not spread: a property that is written twice can hold anything for V8. */
export function asDraw({ round, opponent, isBlack, bonus, boards }: RoundRecord, worth: Tenths): RoundRecord {
  return { round, kind: 'game', opponent, isBlack, outcome: 'draw', worth, bonus, boards };
}

/** A game or a forfeit; else a bye of some kind. */
export function isPaired({ kind, opponent }: RoundRecord): boolean {
  return opponent >= 0 && (kind === 'game' || isForfeited(kind));
}

export function isForfeited(kind: RoundKind): boolean {
  return kind === 'forfeit-win' || kind === 'forfeit-loss';
}

/** 16.1.1 */
export function isRequestedBye(kind: RoundKind): boolean {
  return kind === 'half-point-bye' || kind === 'zero-point-bye';
}

function roundRecord(
  player: EventPlayer,
  round: number,
  placeOf: ReadonlyMap<number, number>,
  worth: Tenths,
  bonus: Tenths,
): RoundRecord {
  const { opponent, colour, result, boards = null } = entryOf(player, round);
  const place = opponent === null ? -1 : (placeOf.get(opponent) ?? -1);
  const kind = isPlayed(result) ? 'game' : (KINDS[result] ?? 'zero-point-bye');
  return {
    round,
    kind,
    opponent: place,
    isBlack: colour === 'black',
    outcome: OUTCOMES[result] ?? null,
    worth,
    bonus,
    boards,
  };
}

const KINDS: Readonly<Partial<Record<ResultCode, RoundKind>>> = {
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
  U: 'pairing-allocated-bye',
  F: 'full-point-bye',
  H: 'half-point-bye',
};

const OUTCOMES: Readonly<Partial<Record<ResultCode, 'win' | 'draw' | 'loss'>>> = {
  '1': 'win',
  W: 'win',
  '=': 'draw',
  D: 'draw',
  '?': 'draw',
  '0': 'loss',
  L: 'loss',
  '+': 'win',
  '-': 'loss',
};
