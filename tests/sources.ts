import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sources of the project, as the tests of its layout read them. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What each room may import, besides itself. Imports run one way: the engine is the ground floor. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  corpus: ['engine'],
  generator: ['engine', 'corpus'],
  checker: ['engine', 'corpus', 'generator'],
  certification: ['engine', 'corpus', 'generator', 'checker'],
  reports: ['engine', 'corpus', 'generator', 'checker', 'certification'],
  library: ['engine', 'corpus', 'generator', 'checker', 'certification', 'reports'],
  server: ['engine', 'corpus', 'generator', 'checker', 'certification', 'reports'],
  cli: ['engine', 'corpus', 'generator', 'checker', 'certification', 'reports', 'server', 'package.json'],
  web: ['engine', 'corpus', 'checker', 'reports'],
  site: ['engine', 'corpus', 'checker', 'certification', 'reports'],
  bench: ['engine', 'corpus', 'generator', 'checker', 'certification', 'reports'],
};

export interface Import {
  /** Path in the project, with slashes. */
  readonly file: string;
  readonly room: string;
  /** As it is written. */
  readonly target: string;
}

/** Every import of every room, those of types too. */
export const imports: readonly Import[] = Object.keys(MAY_IMPORT).flatMap((room) =>
  sourcesIn(room).flatMap((file) => importsOf(room, file)),
);

/** Source files of a folder, with slashes; tests and their helpers may do what they like. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.m?[tj]sx?$/.test(entry.name) && !/\.(?:test\.tsx?|d\.ts)$/.test(entry.name),
    )
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.split('/').includes('testing'));
}

/** The text of a source file. */
export function sourceOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The source file that an import names. */
export function fileOf({ file, target }: Import): string {
  const source = normalize(join(dirname(file), target))
    .replaceAll('\\', '/')
    .replace(/\.js$/, '.ts');
  return existsSync(join(ROOT, source)) ? source : source.replace(/\.ts$/, '.tsx');
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function importsOf(room: string, file: string): Import[] {
  const text = withoutComments(sourceOf(file));
  const pattern = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => ({ file, room, target: match[1] }));
}
