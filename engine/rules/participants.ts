import type { ScoreKind } from '../model/event.js';

/** What of an edition says whom it pairs. */
export interface PairedParticipants {
  readonly needs: readonly string[];
  /** Which of the two counts of an event of teams is the score. */
  readonly primaryScore?: ScoreKind;
}

/** True for editions by which teams are paired. */
export function pairsTeams({ needs, primaryScore }: PairedParticipants): boolean {
  return needs.includes('teams') || primaryScore !== undefined;
}
