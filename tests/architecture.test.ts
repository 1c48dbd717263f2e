import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOf, imports, MAY_IMPORT, ROOT, sourceOf, sourcesIn, withoutComments } from './sources.js';
import type { Import } from './sources.js';

/** Rooms that run in a browser: no Node built-ins. */
const PORTABLE = ['engine', 'corpus', 'generator', 'checker', 'reports', 'library', 'web'];

/** But for what reads the files that come with the program; the library does not reach it. */
const FILES = 'corpus/shipped/';

/** Packages that each room may use; the engine uses none. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  corpus: [],
  generator: ['seedrandom'],
  // The canonical form (RFC 8785) of what a protocol signs.
  checker: ['canonicalize'],
  certification: [],
  reports: ['csv-stringify', 'fast-xml-builder', 'picocolors', 'preact', 'preact-render-to-string'],
  library: [],
  web: ['fflate', 'preact', 'virtual:report-style.css', 'virtual:worker-address'],
  site: ['markdown-it', 'minisearch', 'preact', 'preact-render-to-string'],
};

describe('the house', () => {
  it('has no unknown rooms', () => {
    const folders = readdirSync(ROOT, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
    const others = ['docs', 'tests', 'scripts', 'dist', 'node_modules', 'coverage'];
    const known = [...Object.keys(MAY_IMPORT), ...others];
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
    const wrong = imports.filter(
      ({ room: from, file, target }) =>
        from === room && target.startsWith('node:') && !file.startsWith(FILES),
    );
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

describe('imports', () => {
  it('run in no circle, those of types included', () => {
    const edges = new Map<string, string[]>();
    for (const entry of imports)
      if (entry.target.startsWith('.'))
        edges.set(entry.file, [...(edges.get(entry.file) ?? []), fileOf(entry)]);
    expect(edges.size).toBeGreaterThan(200);
    expect(circlesOf(edges).map((circle) => circle.join(' > '))).toEqual([]);
  });

  it('that run in a circle would be found', () => {
    const edges = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d', 'b']],
    ]);
    expect(circlesOf(edges)).toEqual([['b', 'c', 'b']]);
  });
});

describe('a source file', () => {
  it('is imported by another one, or is started or built by its name', () => {
    const imported = new Set(imports.map((one) => fileOf(one)));
    const texts = [
      ...Object.keys(MAY_IMPORT).flatMap((room) => sourcesIn(room).map((file) => [file, sourceOf(file)])),
      ...namers().map((file) => [file, sourceOf(file)]),
    ];
    const unused = Object.keys(MAY_IMPORT)
      .flatMap(sourcesIn)
      .filter((file) => {
        const [name] = (file.split('/').at(-1) ?? '').split('.');
        const inText = new RegExp(`[/'"]${name}(?:['".]|$)`, 'm');
        return !imported.has(file) && !texts.some(([other, text]) => other !== file && inText.test(text));
      });
    expect(unused).toEqual([]);
  });

  /** What builds and starts files by their names. */
  function namers(): string[] {
    const ofRoot = readdirSync(ROOT).filter((name) => /^(?:vite.*\.ts|package\.json)$/.test(name));
    return [...sourcesIn('scripts'), ...ofRoot];
  }
});

describe('engine/literal shares no rule with engine/systems', () => {
  const targets = imports
    .filter(({ room, target }) => room === 'engine' && target.startsWith('.'))
    .map((entry) => ({ from: entry.file, to: fileOf(entry) }));

  it('imports what happened in the event, and itself', () => {
    const own = targets.filter(({ from }) => from.startsWith('engine/literal/'));
    expect(own.length).toBeGreaterThan(30);
    const allowed = ['engine/literal/', 'engine/model/'];
    expect(own.filter(({ to }) => !allowed.some((folder) => to.startsWith(folder)))).toEqual([]);
  });

  it('is imported by nothing but the face, and what binds it there', () => {
    const users = targets.filter(
      ({ from, to }) => to.startsWith('engine/literal/') && !from.startsWith('engine/literal/'),
    );
    expect([...new Set(users.map(({ from }) => from))].sort()).toEqual([
      'engine/index.ts',
      'engine/systems/interface/literal-form.ts',
      'engine/systems/interface/system.ts',
    ]);
  });
});

describe('engine/ and generator/ are pure', () => {
  const IMPURE =
    /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bconsole\b|\bset(?:Timeout|Interval|Immediate)\b|\bcrypto\b|\bfetch\b|\bglobalThis\b/;

  it.each(['engine', 'generator'])('%s: no clock, no environment, no randomness of its own', (room) => {
    const wrong = sourcesIn(room).flatMap((file) =>
      withoutComments(sourceOf(file))
        .split('\n')
        .filter((line) => IMPURE.test(line.replace(/'[^']*'|`[^`]*`/g, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(wrong).toEqual([]);
  });

  it('engine: nothing whose last bits depend on the machine', () => {
    const wrong = sourcesIn('engine').filter((file) =>
      /\bMath\.(?:sin|cos|tan|exp|log|log2|log10|pow|sqrt|cbrt)\b/.test(withoutComments(sourceOf(file))),
    );
    expect(wrong).toEqual([]);
  });
});

function roomOf(entry: Import): string {
  return fileOf(entry).split('/')[0];
}

/** The files that import one another in a circle, with the files between them; the first such path that is found. */
function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return circles;
}
