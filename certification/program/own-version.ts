import { decode, withoutStack } from './answers/decode.js';
import { CandidateError } from './call/find-program.js';
import type { VersionCommand } from './profile.js';
import type { ProgramCalls } from './call/program-calls.js';
import { withFolder } from './call/run-program.js';

/**
 * The version that a program itself tells; null when it tells none. What it exits with does not matter: many programs
 * print a banner and then complain about their arguments.
 * @throws CandidateError when the pattern is no regular expression with a group.
 */
export async function ownVersion(
  calls: ProgramCalls,
  { arguments: words, pattern = NUMBER }: VersionCommand,
  signal?: AbortSignal,
): Promise<string | null> {
  const expression = compiled(pattern);
  return withFolder(async (folder) => {
    const run = await calls.call(words, folder, signal);
    if ('ok' in run) return null;
    const said = `${decode(run.stdout)}\n${decode(run.stderr)}`;
    // Any number will do for the usual pattern, but those in a stack trace belong to the runtime.
    const version = expression
      .exec(pattern === NUMBER ? withoutStack(said) : said)?.[1]
      ?.replace(/[\p{Cc}\s]+/gu, ' ')
      .trim();
    return version === undefined || version === '' ? null : version.slice(0, LONGEST);
  });
}

const NUMBER = String.raw`\b[vV]?(\d+(?:\.\d+)+)`;
/** Characters of a version in a report. */
const LONGEST = 60;

function compiled(pattern: string): RegExp {
  try {
    // One more alternative matches anything, which tells how many groups there are.
    if ((new RegExp(`${pattern}|`).exec('') ?? []).length > 1) return new RegExp(pattern);
  } catch {
    // Told below.
  }
  throw new CandidateError(
    `the pattern ${JSON.stringify(pattern)} for the version is no regular expression with a group`,
  );
}
