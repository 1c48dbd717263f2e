import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = join(ROOT, 'dist/cli/main.js');
const isBuilt = existsSync(PROGRAM);

/** What is not run here, and why. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/^(?:npm|sudo|docker|git) /, 'sets up a machine; the workflows and the first block of the README do that'],
  [/javafo\.jar/, 'needs JaVaFo'],
  [/--queue|^(?:nohup )?swissproof work/, 'needs a queue: cli/queue/queue.long.test.ts'],
  [/^swissproof serve|^(?:curl|KEY|SECRET)/, 'stays until it is stopped: cli/serve/serve.long.test.ts'],
  [
    /--candidate profile\.json|campaign\/(?:files)?/,
    'takes long, and needs a program that deviates: cli/certify/certify.test.ts',
  ],
];

/** What a reader has in place of these names: `docs/event.trf`, an event that is not over, with rounds paired by hand. */
const FILES = ['event.trf', 'results/event.trf'];

interface Command {
  readonly line: string;
  /** What the page says that it prints; null where it says nothing. */
  readonly printed: string | null;
}

/** The commands in the shell blocks of a page, and those that its text blocks show with their output. */
function commandsIn(page: string): Command[] {
  return [...page.matchAll(/^```(sh|text)\n([^]*?)^```/gm)].flatMap(([, kind, block]): Command[] => {
    if (kind === 'text') {
      const [first, ...rest] = block.split('\n');
      return first.startsWith('$ ') ? [{ line: first.slice(2), printed: rest.join('\n') }] : [];
    }
    const lines = block.replaceAll('\\\n', ' ').split('\n');
    return lines
      .filter((line) => /^\S/.test(line) && !line.startsWith('#'))
      .map((line) => ({ line, printed: null }));
  });
}

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));

const folder = mkdtempSync(join(tmpdir(), 'swissproof-documented-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A folder as a reader of a page would be in, who has the checkout there. */
function readersFolder(page: string): string {
  const place = join(folder, page.replace(/\W/g, '-'));
  for (const name of FILES) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    copyFileSync(join(ROOT, 'docs/event.trf'), join(place, name));
  }
  writeFileSync(join(place, 'titles.csv'), 'id,title\n1,GM\n');
  writeFileSync(join(place, 'claims.csv'), 'event,fide id,title\nevent,1,GM\n');
  writeFileSync(join(place, 'swissproof'), `#!/bin/sh\nexec ${process.execPath} ${PROGRAM} "$@"\n`);
  chmodSync(join(place, 'swissproof'), 0o755);
  for (const name of ['corpus', 'docs']) symlinkSync(join(ROOT, name), join(place, name));
  return place;
}

describe.skipIf(!isBuilt)(
  isBuilt ? 'the commands of' : 'the commands (skipped: run `npm run build` first) of',
  () => {
    it.each(PAGES)('%s run as they stand there', (page) => {
      const place = readersFolder(page);
      for (const { line, printed } of commandsIn(readFileSync(join(ROOT, page), 'utf8'))) {
        if (LEFT_OUT.some(([pattern]) => pattern.test(line))) continue;
        const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
          cwd: place,
          encoding: 'utf8',
          env: { ...process.env, PATH: `${place}:${process.env['PATH'] ?? ''}` },
          timeout: 600_000,
        });
        expect([0, 1], `${line}\n${stdout}${stderr}`).toContain(status);
        expect(stderr, line).not.toMatch(/^error: /m);
        for (const part of printed?.split(/^\.\.\.$/m) ?? []) expect(stdout, line).toContain(part.trim());
      }
    });

    it('show that most of them are run', () => {
      const lines = PAGES.flatMap((page) =>
        commandsIn(readFileSync(join(ROOT, page), 'utf8')).map(({ line }) => line),
      );
      const run = lines.filter((line) => !LEFT_OUT.some(([pattern]) => pattern.test(line)));
      expect(run.length).toBeGreaterThan(40);
      for (const [pattern, why] of LEFT_OUT)
        expect(
          lines.some((line) => pattern.test(line)),
          why,
        ).toBe(true);
    });
  },
);

/** Programs of others, and files of the checkout. */
const NOT_OURS = /javafo\.jar$|bbpPairings\.exe$/;

describe('files in the commands', () => {
  it.each(PAGES.filter((page) => page !== 'CONTRIBUTING.md'))(
    'of %s come with the package, are written by an earlier command, or are explained',
    (page) => {
      const text = readFileSync(join(ROOT, page), 'utf8');
      const prose = text.replace(/^```[^]*?^```/gm, '');
      const written = new Set<string>();
      for (const { line } of commandsIn(text)) {
        const [command] = line.split(' # ');
        for (const [name] of command.matchAll(/[\w./~@-]+\.(?:trf|csv|json|jsonl|pem|jar|exe|txt)\b/g)) {
          const file = name.replace(/^@/, '');
          const isThere = existsSync(join(ROOT, file)) && file.startsWith('corpus/');
          const isKnown =
            isThere || NOT_OURS.test(file) || written.has(file) || prose.includes(`\`${file}\``);
          expect(isKnown || isOutput(command, name) || isBelow(written, file), `${file} in: ${line}`).toBe(
            true,
          );
          written.add(file);
        }
        for (const [, folder] of command.matchAll(/--out (\S+\/)/g)) written.add(folder);
      }
      if (prose.includes('`event.trf`')) expect(prose).toContain('](event.trf)');
    },
  );

  function isOutput(command: string, name: string): boolean {
    return ['>', '--out', '-o', '-p', '--proof', 'backup'].some((word) =>
      command.includes(`${word} ${name}`),
    );
  }

  function isBelow(folders: ReadonlySet<string>, file: string): boolean {
    return [...folders].some((folder) => folder.endsWith('/') && file.startsWith(folder));
  }
});

describe('links between pages', () => {
  it.each(PAGES)('of %s lead to what is there', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const places = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, place]) => place);
    for (const place of places) expect(existsSync(join(ROOT, dirname(page), place)), place).toBe(true);
  });
});
