import type { Certificate } from '../../engine/index.js';
import type { AskedProgram, CandidateProgram, Position } from '../program/index.js';
import type { CampaignManifest } from './store/manifest.js';

/** What a campaign is run with. */
export interface CampaignRun {
  readonly manifest: CampaignManifest;
  readonly candidate: AskedProgram;
  readonly second: CandidateProgram | null;
  /** The files of the manifest. */
  readonly positions: readonly Position[];
  /** Trials in flight at the same time. */
  readonly jobs: number;
  /** Shrinking ends after so many seconds without a smaller tournament; null: nothing is shrunk. */
  readonly shrinkSeconds: number | null;
  readonly signal: AbortSignal;
  /** For the times that trials take. */
  readonly now: () => Date;
  readonly onProgress: (progress: CampaignProgress) => void;
  /** The text of a file of certificates. */
  readonly certificatesText: (certificates: readonly Certificate[]) => string;
}

/** The progress of a campaign, reported before the first and after every step of a phase. */
export type CampaignProgress = {
  readonly done: number;
  readonly total: number;
} & (
  | {
      /** Tournaments, in each of the directions. */
      readonly phase: 'trials';
      /** The tournament that was run deviates. */
      readonly deviates: boolean;
    }
  /** Rounds that deviate, put to the second program; then, without steps, the summary. */
  | { readonly phase: 'second-program' | 'summary' }
  | {
      /** Rules by which rounds deviate. */
      readonly phase: 'shrinking';
      /** Smaller tournaments that were tried. */
      readonly tried: number;
      /** Until shrinking ends, if nothing smaller is found before. */
      readonly secondsLeft: number;
    }
);
