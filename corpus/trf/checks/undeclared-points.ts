import { STANDARD_POINTS } from '../../../engine/index.js';
import type { PointSystem, ResultCode, Tenths } from '../../../engine/index.js';

/** What the results of a player are, and how far the printed points are from them. */
export interface PointsOff {
  /** Results of the rounds that count. */
  readonly results: readonly ResultCode[];
  /** Printed less computed points, in tenths. */
  readonly off: Tenths;
}

/** Point systems that files often use without saying so. */
export const COMMON_SYSTEMS: readonly { readonly name: string; readonly points: PointSystem }[] = [
  { name: '1-½-0', points: STANDARD_POINTS },
  { name: '3-1-0', points: scaled(30, 10, 30) },
  { name: '3-1-0 with a bye of 1', points: scaled(30, 10, 10) },
  { name: '2-1-0', points: scaled(20, 10, 20) },
];

/**
 * Whether printed points hint at results that are worth something else than the file declares: then all of them are right
 * as soon as one kind of result is worth so much more or less; or most of them are wrong, which nobody does by mistake.
 * @returns the kind of result and the difference in tenths, `null` for it where most are wrong; or null where nothing
 * hints at it.
 */
export function hintOfOtherPoints(
  players: readonly PointsOff[],
): { readonly what: string; readonly by: Tenths } | { readonly what: null } | null {
  for (const { what, codes } of KINDS) {
    const by = sharedDifference(players, codes);
    if (by !== null) return { what, by };
  }
  const wrong = players.filter(({ off }) => off !== 0).length;
  return 2 * wrong > players.length ? { what: null } : null;
}

/** Results that one value of a point system, or the wish for it, makes alike. */
const KINDS: readonly { readonly what: string; readonly codes: readonly ResultCode[] }[] = [
  { what: 'a pairing-allocated bye', codes: ['U'] },
  { what: 'a half-point bye', codes: ['H'] },
  { what: 'a full-point bye', codes: ['F'] },
  { what: 'a pairing-allocated or full-point bye', codes: ['U', 'F'] },
  { what: 'a zero-point bye', codes: ['Z'] },
  { what: 'a win by forfeit', codes: ['+'] },
  { what: 'a loss by forfeit', codes: ['-'] },
  { what: 'an absence', codes: ['Z', '-'] },
  { what: 'an unknown result', codes: ['?'] },
  { what: 'a win', codes: ['1', 'W'] },
  { what: 'a win, with or without a game', codes: ['1', 'W', '+'] },
  { what: 'a win or what counts like one', codes: ['1', 'W', '+', 'U', 'F'] },
  { what: 'a draw', codes: ['=', 'D'] },
  { what: 'a draw or what counts like one', codes: ['=', 'D', 'H', '?'] },
  { what: 'a loss', codes: ['0', 'L'] },
  { what: 'a loss, with or without a game', codes: ['0', 'L', '-'] },
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
