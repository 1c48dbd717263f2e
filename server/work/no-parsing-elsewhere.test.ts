import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** What the main thread may use of the rooms that read, write, pair and check files: names, constants, and what handles entries. */
const HARMLESS = [
  'DIFFERENCE_KINDS',
  'PROGRAM',
  'ROOT',
  'TABLE_RULE_LIST',
  'decodeText',
  'wholeFile',
  'withoutBirthDays',
  'deviationsCsv',
  'editionById',
  'editions',
  'nextEntry',
  'present',
  'signedHead',
  'shippedText',
  'csvTable',
];

/** Matches an import that is not of types alone. */
const IMPORT =
  /^import (?!type )\{([^}]*)\} from '[./]*\/(?:corpus|checker|engine|generator|reports|library)\/[^']*';$/gms;

// `serve erase` and the retention have a process or an hour of their own.
it('nothing in the server but its threads and what erases reads, writes, pairs or checks a tournament file', () => {
  const server = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^(?:work|testing|erasing)\b/.test(name),
  );
  const used = files.flatMap((name) =>
    [...readFileSync(join(server, name), 'utf8').matchAll(IMPORT)].flatMap(([, names]) =>
      names
        .split(',')
        .map((one) => one.trim().replace(/ as .*/, ''))
        .filter((one) => one !== '' && !one.startsWith('type ')),
    ),
  );
  expect(used).toContain('decodeText');
  expect([...new Set(used)].filter((name) => !HARMLESS.includes(name))).toEqual([]);
});
