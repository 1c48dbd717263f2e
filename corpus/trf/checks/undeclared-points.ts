import { STANDARD_POINTS } from '../../../engine/index.js';
import type { PointSystem, ResultCode, Tenths } from '../../../engine/index.js';
import { formatTenths } from '../records/fields.js';

/** What the results of a player are, and how far the printed points are from them. */
export interface PointsOff {
  /** Results of the rounds that count. */
  readonly results: readonly ResultCode[];
  /** Printed less computed points, in tenths. */
  readonly off: Tenths;
}

/** A point system that a file may use without saying so. */
export interface UndeclaredSystem {
  /** Like "3-1-0", or "a half-point bye is worth 1.0". */
  readonly name: string;
  readonly points: PointSystem;
  /** Used by many, with no result worth something of its own. */
  readonly isCommon: boolean;
}

/** Point systems that files often use without saying so. */
export const COMMON_SYSTEMS: readonly UndeclaredSystem[] = [
  { name: '3-1-0', points: scaled(30, 10, 30), isCommon: true },
  { name: '3-1-0 with a bye of 1', points: scaled(30, 10, 10), isCommon: true },
  { name: '2-1-0', points: scaled(20, 10, 20), isCommon: true },
];

/**
 * The point system by which all printed points are right: one that files often use, or such a one, the usual one first,
 * in which one kind of result is worth something else. Null where none does it.
 */
export function systemThatFits(
  offBy: (points: PointSystem) => readonly PointsOff[],
): UndeclaredSystem | null {
  const plain = COMMON_SYSTEMS.find(({ points }) => offBy(points).every(({ off }) => off === 0));
  if (plain !== undefined) return plain;
  for (const system of [{ name: null, points: STANDARD_POINTS }, ...COMMON_SYSTEMS]) {
    const off = offBy(system.points);
    for (const kind of KINDS) {
      const by = sharedDifference(off, kind.codes);
      const altered = by === null ? null : withWorth(system.points, kind, by);
      if (altered === null) continue;
      const { points, worth } = altered;
      const words = `${kind.what} is worth ${formatTenths(worth)}`;
      const name = system.name === null ? words : `${system.name}, where ${words}`;
      return { name, points, isCommon: false };
    }
  }
  return null;
}

interface Kind {
  readonly what: string;
  readonly codes: readonly ResultCode[];
  readonly fields: readonly (keyof PointSystem)[];
}

const WIN = ['whiteWin', 'blackWin'] as const;
const DRAW = ['whiteDraw', 'blackDraw'] as const;
const LOSS = ['whiteLoss', 'blackLoss'] as const;

/** Results that one value of a point system, or the wish for it, makes alike. */
const KINDS: readonly Kind[] = [
  { what: 'a pairing-allocated bye', codes: ['U'], fields: ['pairingAllocatedBye'] },
  { what: 'a half-point bye', codes: ['H'], fields: ['halfPointBye'] },
  { what: 'a full-point bye', codes: ['F'], fields: ['fullPointBye'] },
  {
    what: 'a pairing-allocated or full-point bye',
    codes: ['U', 'F'],
    fields: ['pairingAllocatedBye', 'fullPointBye'],
  },
  { what: 'a zero-point bye', codes: ['Z'], fields: ['zeroPointBye'] },
  { what: 'a win by forfeit', codes: ['+'], fields: ['forfeitWin'] },
  { what: 'a loss by forfeit', codes: ['-'], fields: ['forfeitLoss'] },
  { what: 'an absence', codes: ['Z', '-'], fields: ['zeroPointBye', 'forfeitLoss'] },
  { what: 'an unknown result', codes: ['?'], fields: ['unknown'] },
  { what: 'a win', codes: ['1', 'W'], fields: WIN },
  { what: 'a win, with or without a game', codes: ['1', 'W', '+'], fields: [...WIN, 'forfeitWin'] },
  {
    what: 'a win or what counts like one',
    codes: ['1', 'W', '+', 'U', 'F'],
    fields: [...WIN, 'forfeitWin', 'pairingAllocatedBye', 'fullPointBye'],
  },
  { what: 'a draw', codes: ['=', 'D'], fields: DRAW },
  {
    what: 'a draw or what counts like one',
    codes: ['=', 'D', 'H', '?'],
    fields: [...DRAW, 'halfPointBye', 'unknown'],
  },
  { what: 'a loss', codes: ['0', 'L'], fields: LOSS },
  { what: 'a loss, with or without a game', codes: ['0', 'L', '-'], fields: [...LOSS, 'forfeitLoss'] },
];

/** By how much such results would have to be worth more for all points to be right; null where none does it. */
function sharedDifference(players: readonly PointsOff[], codes: readonly ResultCode[]): Tenths | null {
  let shared: Tenths | null = null;
  for (const { results, off } of players) {
    const count = results.filter((result) => codes.includes(result)).length;
    if (count === 0) {
      if (off !== 0) return null;
      continue;
    }
    if (shared === null) shared = off / count;
    if (shared * count !== off) return null;
  }
  return shared === 0 || !Number.isInteger(shared ?? 0) ? null : shared;
}

/** Null where a result would be worth less than nothing. */
function withWorth(
  points: PointSystem,
  { fields }: Kind,
  by: Tenths,
): { readonly points: PointSystem; readonly worth: Tenths } | null {
  const worth = points[fields[0]] + by;
  if (worth < 0) return null;
  return { points: { ...points, ...Object.fromEntries(fields.map((field) => [field, worth])) }, worth };
}

function scaled(win: Tenths, draw: Tenths, bye: Tenths): PointSystem {
  return {
    ...STANDARD_POINTS,
    whiteWin: win,
    blackWin: win,
    forfeitWin: win,
    fullPointBye: win,
    whiteDraw: draw,
    blackDraw: draw,
    halfPointBye: draw,
    unknown: draw,
    pairingAllocatedBye: bye,
  };
}
