import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What each room may import, besides itself. Imports run one way: the engine is the ground floor. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  corpus: ['engine'],
  generator: ['engine', 'corpus'],
  checker: ['engine', 'corpus', 'generator'],
  certification: ['engine', 'corpus', 'generator', 'checker'],
  reports: ['engine', 'corpus', 'generator', 'checker', 'certification'],
  library: ['engine', 'corpus', 'generator', 'checker', 'certification', 'reports'],
  cli: ['engine', 'corpus', 'generator', 'checker', 'certification', 'reports'],
  bench: ['engine', 'corpus', 'generator', 'checker', 'certification', 'reports'],
};

/** Rooms that run in a browser: no Node built-ins. */
const PORTABLE = ['engine', 'corpus', 'generator', 'checker', 'reports', 'library'];

/** Packages that each room may use; the engine uses none. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  corpus: [],
  generator: ['seedrandom'],
  checker: [],
  certification: [],
  reports: ['csv-stringify', 'fast-xml-builder', 'picocolors'],
  library: [],
};

interface Import {
  readonly file: string;
  readonly room: string;
  readonly target: string;
}

const imports = Object.keys(MAY_IMPORT).flatMap((room) =>
  sourcesIn(room).flatMap((file) => importsOf(room, file)),
);

describe('the house', () => {
  it('has no unknown rooms', () => {
    const folders = readdirSync(ROOT, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
    const known = [...Object.keys(MAY_IMPORT), 'tests', 'scripts', 'dist', 'node_modules', 'coverage'];
    expect(folders.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(Object.entries(MAY_IMPORT))('%s imports only what lies below it', (room, allowed) => {
    const wrong = imports
      .filter((entry) => entry.room === room && entry.target.startsWith('.'))
      .map((entry) => ({ ...entry, to: roomOf(entry) }))
      .filter(({ to }) => to !== room && !allowed.includes(to));
    expect(wrong).toEqual([]);
  });

  it.each(PORTABLE)('%s uses no Node built-ins', (room) => {
    const wrong = imports.filter((entry) => entry.room === room && entry.target.startsWith('node:'));
    expect(wrong).toEqual([]);
  });

  it('the library reaches no Node built-ins', () => {
    const reached = new Set(['library/index.ts']);
    for (const file of reached)
      for (const entry of imports)
        if (entry.file === file && entry.target.startsWith('.')) reached.add(fileOf(entry));
    expect(reached.size).toBeGreaterThan(50);
    expect(imports.filter(({ file, target }) => reached.has(file) && target.startsWith('node:'))).toEqual([]);
  });

  it.each(Object.entries(PACKAGES))('%s uses no other packages than %j', (room, allowed) => {
    const wrong = imports.filter(
      ({ room: from, target }) =>
        from === room &&
        !target.startsWith('.') &&
        !target.startsWith('node:') &&
        !allowed.some((name) => target === name || target.startsWith(`${name}/`)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('engine/ and generator/ are pure', () => {
  const IMPURE =
    /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bconsole\b|\bset(?:Timeout|Interval|Immediate)\b|\bcrypto\b|\bfetch\b|\bglobalThis\b/;

  it.each(['engine', 'generator'])('%s: no clock, no environment, no randomness of its own', (room) => {
    const wrong = sourcesIn(room).flatMap((file) =>
      withoutComments(readFileSync(file, 'utf8'))
        .split('\n')
        .filter((line) => IMPURE.test(line.replace(/'[^']*'|`[^`]*`/g, '')))
        .map((line) => `${relative(ROOT, file)}: ${line.trim()}`),
    );
    expect(wrong).toEqual([]);
  });

  it('engine: nothing whose last bits depend on the machine', () => {
    const wrong = sourcesIn('engine').filter((file) =>
      /\bMath\.(?:sin|cos|tan|exp|log|log2|log10|pow|sqrt|cbrt)\b/.test(
        withoutComments(readFileSync(file, 'utf8')),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** Source files of a room; tests and their helpers may do what they like. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(ROOT, file).split(/[\\/]/).includes('testing'));
}

function importsOf(room: string, file: string): Import[] {
  const text = withoutComments(readFileSync(file, 'utf8'));
  const pattern = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => ({ file: relative(ROOT, file), room, target: match[1] }));
}

function roomOf(entry: Import): string {
  return fileOf(entry).split('/')[0];
}

/** The source file that an import names. */
function fileOf({ file, target }: Import): string {
  return normalize(join(dirname(file), target))
    .replaceAll('\\', '/')
    .replace(/\.js$/, '.ts');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
