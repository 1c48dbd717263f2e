import type { Colour, EventData, PointAdjustment, ResultCode, RoundEntry } from '../engine/index.js';
import type { PointConfig } from '../generator/index.js';
import { filledPoints, pointSystemOf, tenths } from '../generator/rounds/points.js';

/**
 * An event of single games as a program writes it by hand, in points as people write them: 1 for a win, 0.5 for a draw. Every
 * amount is a multiple of 0.1, since the engine counts in tenths. `EventData` is the form of the engine, with every amount in
 * tenths; `parseTrf` and `tournamentOf` return it. The two cannot be confused: only the `points` of `EventData` have `whiteWin`.
 */
export interface RoundEvent {
  /** In the order of their pairing numbers. */
  readonly players: readonly RoundPlayer[];
  /** Rounds of the whole event: the rules have exceptions for the final round. */
  readonly totalRounds: number;
  /** What a result is worth. Default: 1 for a win, 0.5 for a draw. */
  readonly points?: ResultPoints;
  /** The colour drawn by lot before round 1. Default: null, what the first game shows. */
  readonly initialColour?: Colour | null;
  /** Virtual points of an acceleration, by starting number: entry r-1 counts while round r is paired. Default: none. */
  readonly virtualPoints?: ReadonlyMap<number, readonly number[]>;
  /** Groups of players of whom no two may meet. Default: none. */
  readonly forbidden?: readonly ForbiddenPlayers[];
  /** Bonuses and penalties. Default: none. */
  readonly adjustments?: readonly ExtraPoints[];
}

export interface RoundPlayer {
  /** The starting number. */
  readonly id: number;
  /** Entry r-1 is round r; a round without an entry is one that the player missed. Default: none. */
  readonly rounds?: readonly PlayedRound[];
  readonly name?: string;
  readonly title?: string;
  /** Default: null, unrated. */
  readonly rating?: number | null;
}

export interface PlayedRound {
  /** Starting number of the opponent. Default: null, for a bye. */
  readonly opponent?: number | null;
  /** Default: null, for a bye. */
  readonly colour?: Colour | null;
  /** 1, = or 0 of a game, + or - of a forfeit, H, F, U or Z of a bye (U: the pairing-allocated bye). */
  readonly result: ResultCode;
}

/** What each result is worth, in points. */
export type ResultPoints = PointConfig;

export interface ForbiddenPlayers {
  readonly ids: readonly number[];
  /** The first round in which they may not meet. Default 1. */
  readonly first?: number;
  /** The last one. Default: the last round of the event. */
  readonly last?: number;
}

export interface ExtraPoints {
  /** Points to add; a penalty is negative. */
  readonly value: number;
  readonly ids: readonly number[];
  /** The round with which they are added. Default: null, before the first round. */
  readonly round?: number | null;
}

/** Whether an event is in the form of the engine, with every amount in tenths. */
export function isEventData(event: RoundEvent | EventData): event is EventData {
  return event.points !== undefined && Object.hasOwn(event.points, 'whiteWin');
}

/** The event as the engine takes it. */
export function eventDataOf(event: RoundEvent | EventData): EventData {
  if (isEventData(event)) return event;
  const { players, totalRounds, points = {}, initialColour = null } = event;
  const { virtualPoints = new Map<number, readonly number[]>(), forbidden = [], adjustments = [] } = event;
  return {
    players: players.map(({ rounds = [], ...player }) => ({ ...player, rounds: rounds.map(entryOf) })),
    totalRounds,
    points: pointSystemOf(filledPoints(points)),
    initialColour,
    virtualPoints: new Map(Array.from(virtualPoints, ([id, amounts]) => [id, amounts.map(tenths)])),
    forbidden: forbidden.map(({ ids, first = 1, last = totalRounds }) => ({ ids, first, last })),
    adjustments: adjustments.map(extraOf),
  };
}

function entryOf({ opponent = null, colour = null, result }: PlayedRound): RoundEntry {
  return { opponent, colour, result };
}

function extraOf({ value, ids, round = null }: ExtraPoints): PointAdjustment {
  return { result: null, value: tenths(value), ids, round };
}
