import type { Outcome } from '../../reports/index.js';

/** The exit codes of all commands. */
export const ExitCode = {
  done: 0,
  deviation: 1,
  usage: 2,
  input: 3,
  impossible: 4,
  internal: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The code to exit with when several apply. */
export function mostImportant(codes: readonly ExitCode[]): ExitCode {
  return PRIORITY.find((code) => codes.includes(code)) ?? ExitCode.done;
}

/** The code for the check of a tournament. */
export const CODE_OF_OUTCOME: Readonly<Record<Outcome, ExitCode>> = {
  'internal-error': ExitCode.internal,
  invalid: ExitCode.input,
  deviates: ExitCode.deviation,
  impossible: ExitCode.impossible,
  done: ExitCode.done,
};

/** Text for the help of the commands. */
export const EXIT_CODE_HELP = `
Exit codes:
  0  done; for check: every checked round agrees with the rules
  1  done; at least one deviation
  2  the command line is wrong, or the output cannot be written
  3  an input cannot be read, is not a valid tournament or has no round to check (the others were still checked)
  4  no legal pairing exists for a round that had to be paired
  5  internal error: a defect of swissproof
130  interrupted; what was done is kept, and the message says how to go on
When several apply: 130, 5, 2, 3, 1, 4, 0.`;

const PRIORITY: readonly ExitCode[] = [
  ExitCode.interrupted,
  ExitCode.internal,
  ExitCode.usage,
  ExitCode.input,
  ExitCode.deviation,
  ExitCode.impossible,
  ExitCode.done,
];
