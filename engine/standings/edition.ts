import type { Tenths } from '../model/event.js';
import type { PartReason } from './part.js';
import type { PlayerRecord, RoundRecord } from './player-record.js';

/** An edition of C.07, with what it says in its own way. */
export interface TieBreakEdition {
  readonly id: TieBreakEditionId;
  /** First day in force, YYYY-MM-DD; null for the oldest one here. */
  readonly from: string | null;
  /** From that day on in some events only. */
  readonly isFromUncertain?: boolean;
  /** The tie-breaks of article 8 must not be used in round robins. */
  readonly barsBuchholzFromRoundRobins: boolean;
  /** The articles have the numbers that tie-breaks and parts cite; absent: they have, since September 2023. */
  readonly hasArticleNumbers?: false;
  /** Cuts take a voluntary unplayed round first (16.5). */
  readonly cutsVoluntaryRounds: boolean;
  /** The score of a player as it counts for the opponents. */
  readonly adjustedScore: (player: PlayerRecord, scale: ScoreScale) => Tenths;
  /** Whom a player who did not play is thought to have met. */
  readonly dummy: (unplayed: UnplayedRound, scale: ScoreScale) => Dummy;
}

export type TieBreakEditionId = '2026' | '2024' | '2023' | 'before-2023';

/** What the calculation for unplayed rounds must know of the tournament. */
export interface ScoreScale {
  /** Rounds that the table counts. */
  readonly rounds: number;
  /** "The number of rounds in the tournament" (16.4.2): see the reading T2. */
  readonly length: number;
  readonly win: Tenths;
  readonly draw: Tenths;
}

export interface UnplayedRound {
  readonly player: PlayerRecord;
  readonly round: RoundRecord;
  /** The adjusted score of the scheduled opponent of a forfeit; null where there is none. */
  readonly scheduled: Tenths | null;
}

export interface Dummy {
  readonly score: Tenths;
  readonly why: PartReason;
  readonly article: string;
}
