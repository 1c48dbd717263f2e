import type { Tenths } from '../../engine/index.js';
import type { Span, TeamConfig } from '../config/config.js';
import { span } from '../config/span.js';
import { tenths } from '../rounds/points.js';
import { present } from '../../engine/present.js';

/** What of the teams is not left open, in the same order always. */
export interface ResolvedTeams {
  readonly boards?: Span;
  readonly reserves?: Span;
  readonly matchPoints?: string;
}

/** Throws a RangeError for ranges that go backwards and for match points that contradict each other. */
export function resolveTeams({ boards, reserves, matchPoints }: TeamConfig): ResolvedTeams {
  if (matchPoints !== undefined) matchPointsOf(matchPoints);
  return {
    ...(boards === undefined ? {} : { boards: span('teams.boards', boards, { min: 1, max: 1 }) }),
    ...(reserves === undefined ? {} : { reserves: span('teams.reserves', reserves, { min: 0, max: 0 }) }),
    ...present({ matchPoints }),
  };
}

/**
 * Match points of a win, a draw and a loss, in tenths, from a text like "3-1-0".
 * Throws a RangeError for a text of another form and for points that contradict each other.
 */
export function matchPointsOf(text: string): {
  readonly win: Tenths;
  readonly draw: Tenths;
  readonly loss: Tenths;
} {
  if (!FORM.test(text)) throw new RangeError(`teams.matchPoints: "${text}" is not like 2-1-0`);
  const [win, draw, loss] = text.split('-').map((points) => tenths(Number(points)));
  if (loss > draw || draw >= win)
    throw new RangeError(`teams.matchPoints: ${text} does not go down from a win over a draw to a loss`);
  return { win, draw, loss };
}

/** Halves at most, and two digits before them, as record 362 has columns for. */
const FORM = /^\d{1,2}(?:\.5)?-\d{1,2}(?:\.5)?-\d{1,2}(?:\.5)?$/;
