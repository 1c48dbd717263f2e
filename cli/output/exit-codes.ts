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

/** What the codes mean of commands that look at many files. */
export const MANY_FILES: Partial<Readonly<Record<ExitCode, string>>> = {
  [ExitCode.input]:
    'a file cannot be read, is no valid tournament or has no round (others are still looked at)',
};

/** Of commands that read no file and write none: what is printed is all. */
export const PRINTING: readonly ExitCode[] = [ExitCode.done, ExitCode.usage, ExitCode.internal];

/** What their codes mean. */
export const PRINTS: Partial<Readonly<Record<ExitCode, string>>> = {
  [ExitCode.done]: 'done',
  [ExitCode.usage]: 'the command line is wrong',
};

/**
 * Table of the exit codes for the help of a command: those that it can end with.
 * @param own what a code means of this command, where that is not what it means of all.
 */
export function exitCodeHelp(
  codes: readonly ExitCode[] = Object.values(ExitCode),
  own: Partial<Readonly<Record<ExitCode, string>>> = {},
): string {
  const meanings = { ...MEANINGS, ...own };
  const rows = codes.map((code) => `${String(code).padStart(3)}  ${meanings[code]}`);
  const order = PRIORITY.filter((code) => codes.includes(code)).join(', ');
  return ['', 'Exit codes:', ...rows, `When several apply: ${order}.`].join('\n');
}

/** Of commands that give one answer about one file. */
export const ANSWER_CODES: readonly ExitCode[] = [
  ExitCode.done,
  ExitCode.usage,
  ExitCode.input,
  ExitCode.impossible,
  ExitCode.internal,
];

/** The same, of commands that pair nothing. */
export const FILE_CODES: readonly ExitCode[] = ANSWER_CODES.filter((code) => code !== ExitCode.impossible);

/** Of commands that look at what is there, and go on over many files or for long. */
export const LONG_RUN_CODES: readonly ExitCode[] = [
  ExitCode.done,
  ExitCode.deviation,
  ExitCode.usage,
  ExitCode.input,
  ExitCode.internal,
  ExitCode.interrupted,
];

const MEANINGS: Readonly<Record<ExitCode, string>> = {
  [ExitCode.done]: 'done, and nothing is wrong',
  [ExitCode.deviation]: 'done; at least one deviation',
  [ExitCode.usage]: 'the command line is wrong, or the output cannot be written',
  [ExitCode.input]: 'the file cannot be read, or is no valid tournament',
  [ExitCode.impossible]: 'no legal pairing exists for a round that had to be paired',
  [ExitCode.internal]: 'internal error: a defect of swissproof, or an incomplete installation',
  [ExitCode.interrupted]: 'interrupted (Ctrl-C); what was done is kept, and the message says what that is',
};

const PRIORITY: readonly ExitCode[] = [
  ExitCode.interrupted,
  ExitCode.internal,
  ExitCode.usage,
  ExitCode.input,
  ExitCode.deviation,
  ExitCode.impossible,
  ExitCode.done,
];
