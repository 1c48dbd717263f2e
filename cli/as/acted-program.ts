import { basename } from 'node:path';

/**
 * The command line for a copy of this program that is called like another one (bbpPairings.exe, javafo): `as` and the name,
 * and then what was said. Every other command line stays as it is.
 * @param path under which this program was started.
 * @param rules the edition that SWISSPROOF_RULES names, since the caller cannot say it.
 */
export function asActed(argv: readonly string[], path: string, rules: string | undefined): readonly string[] {
  const name = basename(path.replaceAll('\\', '/'))
    .toLowerCase()
    .replace(/\.(?:exe|cmd|js)$/, '');
  if (!(ACTED as readonly string[]).includes(name)) return argv;
  return ['as', ...(rules === undefined ? [] : ['--rules', rules]), name, ...argv];
}

/** The programs in whose place this one answers. */
export const ACTED = ['bbppairings', 'javafo'] as const;
