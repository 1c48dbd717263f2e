/** A pairing as a candidate gives it, by starting numbers. */
export interface Pairing {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

/** What a candidate's checker says of one round. */
export interface RoundOpinion {
  readonly round: number;
  readonly agrees: boolean;
  /** What it would have paired; null when it does not say. */
  readonly instead: Instead | null;
}

/** Pairs by which a candidate would replace others; 0 stands for the bye. */
export interface Instead {
  readonly added: readonly Couple[];
  /** Null: all pairs of the round. */
  readonly removed: readonly Couple[] | null;
}

export type Couple = readonly [white: number, black: number];

/** Nothing to judge, and whose doing that is. */
export interface Failure {
  readonly ok: false;
  readonly outcome: 'candidate-crash' | 'candidate-timeout' | 'unreadable-answer';
  /** One sentence. */
  readonly note: string;
  /** Of a generator: the settings that it was given, as it reads them. */
  readonly given?: string;
}

/** Null: the candidate says that no legal pairing exists. */
export type PairAnswer = { readonly ok: true; readonly pairing: Pairing | null } | Failure;

export type CheckAnswer =
  | {
      readonly ok: true;
      /** One opinion for every round of the file, in their order. */
      readonly rounds: readonly RoundOpinion[];
      /** Whether the points and ranks of the file are right; null: it does not say. */
      readonly standingsAgree: boolean | null;
    }
  | Failure;

/** Without a file: the candidate says that its settings cannot be met, in the words of the note. */
export type GenerateAnswer =
  | { readonly ok: true; readonly file: Uint8Array }
  | { readonly ok: true; readonly file: null; readonly note: string }
  | Failure;

export function unreadable(note: string): Failure {
  return { ok: false, outcome: 'unreadable-answer', note };
}
