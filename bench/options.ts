import { existsSync, readFileSync } from 'node:fs';

/** Something is wrong with the command line of a bench. */
export class OptionError extends Error {}

/** What reading the options gives; wrong ones end the program with one line and exit code 2. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    exitFor(error);
  }
}

/** The same of what takes time. */
export async function orExitLater<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    exitFor(error);
  }
}

function exitFor(error: unknown): never {
  if (!isAboutOptions(error)) throw error;
  process.stderr.write(`error: ${error.message}\n`);
  process.exit(2);
}

/** The names of a list with commas, or all of them. */
export function chosen(list: string | undefined, known: readonly string[]): readonly string[] {
  const names = list?.split(',') ?? known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new OptionError(`${unknown} is none of ${known.join(', ')}`);
  return names;
}

/** The whole numbers of a list with commas, from 1. */
export function numbersIn(list: string): number[] {
  return list.split(',').map(numberIn);
}

/** A whole number from 1. */
export function numberIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OptionError(`${text} is no whole number from 1`);
  return Number(text);
}

/** The text of a file that an option names. */
export function fileNamed(path: string): string {
  if (!existsSync(path)) throw new OptionError(`there is no file ${path}`);
  return readFileSync(path, 'utf8');
}

function isAboutOptions(error: unknown): error is Error {
  if (error instanceof OptionError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
