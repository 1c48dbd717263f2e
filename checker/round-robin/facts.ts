/** What was found out of a round robin besides its deviations. */
export interface RoundRobinFacts {
  /** `other`: most rounds are not Berger's, and only what any round robin must hold is judged. */
  readonly table: 'berger' | 'other';
  /** Why it is taken for another table; absent for Berger's. */
  readonly whyOther?: WhyOther;
  /** Rounds that are those of Berger's table all the same, of a table that is not named; absent elsewhere. */
  readonly tableRounds?: number;
  /** Whether all rounds are there that everybody needs to meet everybody. */
  readonly isComplete: boolean;
  /** Who met less often than the others, though neither left: of events that are found by their games; else absent. */
  readonly missing?: readonly (readonly [number, number])[];
  /** Of another table: who has one colour more than once oftener than the other; absent for Berger's. */
  readonly unbalanced?: readonly number[];
  /** How often everybody meets everybody. */
  readonly cycles: number;
  readonly order: 'cycles' | 'matches';
  /** Whether the last two rounds of the first cycle are exchanged; absent where there is one cycle, or matches. */
  readonly exchangesLastTwo?: boolean;
  /** Where the numbers of the table come from: they are those of the file, or in their order, or the games reveal them. */
  readonly numbers: 'file' | 'order' | 'games';
  /** All colours are turned against the table; absent: they are not. */
  readonly isTurned?: true;
  /** Cycles (1-based) whose colours are turned against the table; absent: none is. */
  readonly turnedCycles?: readonly number[];
  /** By starting number. */
  readonly numberOf: readonly { readonly player: number; readonly number: number }[];
  /** So many other numberings explain as many games. */
  readonly otherNumberings: number;
  /** One round alone tells no numbers. */
  readonly isOpen: boolean;
  readonly withdrawals: readonly Withdrawal[];
}

/** Somebody who had no game any more. */
export interface Withdrawal {
  readonly player: number;
  /** His last round with a game over the board; 0: he had none. */
  readonly after: number;
  /** Played, or won since the opponent did not come. */
  readonly completed: number;
  readonly due: number;
  /** At least half of the games: the results stand (C.05). */
  readonly isHalf: boolean;
}

/**
 * `all-numbers`: fewer than half of the rounds are Berger's by any numbers. `tried-numbers`: by any that were tried; there
 * were too many to try them all. `not-named`: more differs than a few errors explain, and the file does not name the table;
 * or anything does, where the file does not even say that it is a round robin.
 */
export type WhyOther = 'all-numbers' | 'tried-numbers' | 'not-named';
