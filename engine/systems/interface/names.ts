import type { Choices } from './system.js';

/**
 * By which words the files of events name a system. Expressions are pieces without flags, put together with the words
 * around them by who reads the files; upper and lower case are the same there.
 */
export interface SystemWords {
  /** Like "dutch": what the names of its editions begin with. */
  readonly system: string;
  readonly words: RegExp;
  /** The word is a surname, too: it counts alone or together with "system", "pairing" or "Swiss". */
  readonly isSurname?: true;
}

/** How the files of events name a system of this version and its editions. */
export interface SystemNames extends SystemWords {
  /** Like "FIDE (Dutch)": stands before "rules" and "System". */
  readonly title: string;
  /** What its codes in record 192 (TRF26, ETT26) begin with; alone it names no edition. */
  readonly code: string;
  /**
   * What a code declares by what stands behind its beginning ("_TYPEB_MP"), the name of an acceleration left out; null:
   * it is none of this system. Absent: nothing can stand there but a year.
   */
  readonly choicesIn?: (rest: string) => Choices | null;
  /** Editions that people call by the congress that adopted them, and not by a year of their own. */
  readonly congresses: readonly { readonly place: string; readonly year: string; readonly edition: string }[];
  /**
   * Editions that a place names even without a year, where it stands with the word for rules, or beside the name of the
   * system with the year; null: one that this version does not have.
   */
  readonly places: readonly { readonly place: RegExp; readonly edition: string | null }[];
}

/** A system, or another kind of event, of which this version has no edition: a file that names it is refused. */
export interface MissingSystem extends SystemWords {
  /** What its codes begin with, where that is no "FIDE". */
  readonly code?: string;
  /** Two camps whose members meet only each other. */
  readonly hasCamps?: true;
}
