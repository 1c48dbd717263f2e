import type { Deviation } from '../../../checker/report.js';
import type { Instead } from '../../program/answers/answers.js';
import type { GeneratedEvent } from './generated-event.js';

/** What a campaign asks of a candidate program. */
export type Direction = GeneratedDirection | 'positions';

/** Those with tournaments that are simulated. */
export type GeneratedDirection = 'replay' | 'live' | 'their-files' | 'their-checker';

/**
 * How one tournament of a campaign ended. The classes never mix: only `deviates` says that the candidate's pairings
 * are wrong; the others say that there is nothing to judge, and whose doing that is (`infeasible`: nobody's, the
 * candidate's generator says that it cannot play such events).
 */
export type TrialOutcome =
  | 'agrees'
  | 'deviates'
  | 'candidate-crash'
  | 'candidate-timeout'
  | 'unreadable-answer'
  | 'invalid-file'
  | 'infeasible'
  | 'our-defect';

/** What came out of one tournament: plain JSON, the same for the same campaign and index, whenever it is run. */
export interface TrialFindings {
  /** 1-based number in the campaign. */
  readonly index: number;
  readonly direction: Direction;
  readonly scenario: string;
  readonly edition: string;
  readonly players: number;
  /** Those that were compared; of a tournament at which the candidate failed, those that it has. */
  readonly rounds: number;
  /** Rounds that were compared before the candidate failed; absent where it did not fail, or none could be. */
  readonly compared?: number;
  /** Of the whole event, as far as it is known, those to come among them; at least the last one asked for. */
  readonly totalRounds?: number;
  readonly outcome: TrialOutcome;
  /** What the candidate failed at, or what our defect is; empty where the deviations say what happened. */
  readonly note: string;
  readonly deviations: readonly TrialDeviation[];
  /** How many rounds each rule decided: without it they would be paired otherwise. Empty where that was not asked for. */
  readonly decided: Readonly<Record<string, number>>;
  /** Wishes that the candidate's generator called infeasible before it was given this one, or up to the end. */
  readonly infeasible: number;
  /** In `their-checker`, once the checker has answered: the pairing error that we have planted; null: none was. */
  readonly planted?: PlantedRound | null;
  /** In `their-checker`: what the candidate's checker has wrong. Absent where it has nothing wrong. */
  readonly mistakes?: readonly CheckerMistake[];
  /** What came of the standings; absent where they were not compared. It changes no outcome: that is of the pairings. */
  readonly standings?: TrialStandings;
  /** In `their-files`, of a file that could be read. Absent in results of older versions, too. */
  readonly generated?: GeneratedEvent;
}

/** The same with what its files hold. */
export interface TrialResult extends TrialFindings {
  /**
   * The tournament as the candidate sees it; null where it agrees, or where the deviating rounds have their own. Of a
   * generator that failed, the settings that it was given.
   */
  readonly file: string | null;
  /**
   * By its number each round that was asked for by itself and deviates: the tournament as it stood then, with the round
   * as the candidate pairs it.
   */
  readonly roundFiles: Readonly<Record<number, string>>;
}

/** A round of ours that we have paired wrongly on purpose. */
export interface PlantedRound {
  readonly round: number;
  /** Its kind. */
  readonly error: string;
  /** The candidate's checker flags the round. */
  readonly isFound: boolean;
}

/** A round of ours of which a candidate's checker says what is not so. */
export interface CheckerMistake {
  readonly round: number;
  /** The kind of error that we have planted and it accepts; null: it flags a round that is right. */
  readonly planted: string | null;
  /** Of a round that it flags: the pairs by which it would replace others; null where it does not say. */
  readonly instead: Instead | null;
}

/**
 * In `their-files`, whether the standings that the candidate prints are right; in `their-checker`, whether what its
 * checker says of ours is.
 */
export interface TrialStandings {
  readonly verdict: 'agrees' | 'deviates' | 'not-checked';
  /** The error that we have planted in our own standings; null: none was. */
  readonly planted: PlantedStandingsError | null;
  /** In the candidate's file; or those planted in ours, where its checker does not say that something is wrong. */
  readonly wrongPlaces: readonly WrongPlace[];
}

export type PlantedStandingsError =
  | 'ranks exchanged'
  | 'points wrong'
  /** Ranks by the list with two neighbours exchanged. */
  | 'order of the list'
  /** Ranks by the list with one tie-break stripped of its modifiers. */
  | 'modifier ignored';

/** A printed value that the standings contradict. */
export interface WrongPlace {
  /** Starting number. */
  readonly player: number;
  readonly field: 'points' | 'rank';
  /** In points, or a rank. */
  readonly published: number;
  readonly reference: number;
  /** The tie-break that decides, or the field. */
  readonly rule: string;
  /** Article of C.07; empty for points. */
  readonly article: string;
}

/** What is wrong with a round: as the checker finds it in the pairing, or what the candidate states in place of one. */
export type TrialDeviation = { readonly round: number } & (Deviation | WrongStatement);

/** `no-pairing`: that there is no legal pairing. `flagged`: that a right round is wrong, without another pairing of it. */
export interface WrongStatement extends Pick<Deviation, 'kind' | 'rule' | 'article'> {
  readonly statement: 'no-pairing' | 'flagged' | 'flagged-with-impossible-pairs';
}

/** Runs one tournament of a campaign; never throws for anything that the candidate does. */
export type Trial = (index: number, signal: AbortSignal) => Promise<TrialResult>;
