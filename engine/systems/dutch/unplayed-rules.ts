import type { PointSystem, ResultCode, Tenths } from '../../model/event.js';

/** What an edition says about rounds that were not played. */
export interface UnplayedRules {
  /** True when a round not played gives a downfloat (2017 A.4.b, 2026 1.4.3). */
  unplayedIsDownfloat(result: ResultCode, worth: Tenths, points: PointSystem): boolean;
  /** True when a round not played bars the player from the pairing-allocated bye (C2). */
  barsBye(result: ResultCode, worth: Tenths, points: PointSystem): boolean;
}

/** A point or half a point without playing (2012 B.1.b, 2015 A.4). */
export function hasPoints(_result: ResultCode, worth: Tenths): boolean {
  return worth > 0;
}
