import type { Differences } from '../../../tests/testing/differences.js';

/** One option, and an input for which it changes the returned document. */
export interface OptionRow {
  readonly option: string;
  /** Its value in the second call. */
  readonly value: unknown;
  /** The first argument of the function in both calls. */
  readonly input: unknown;
  /** The other options of both calls; here the option itself may have a value of the first call, too. */
  readonly given?: object;
  /** The differences of the second document. */
  readonly changes: Differences;
  /** Members that differ somewhere below. All other members are the same. */
  readonly below?: readonly string[];
}

/** A public function with options, and a row for each of them. */
export interface OptionRows {
  readonly name: string;
  readonly call: (input: never, options: never) => unknown;
  readonly rows: readonly OptionRow[];
}
